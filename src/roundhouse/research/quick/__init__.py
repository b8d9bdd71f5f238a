"""Observations computed from the state, compiled: the same numbers as the layouts, but faster.

The tests compare each with its title's layout, which reads the view alone.
"""
