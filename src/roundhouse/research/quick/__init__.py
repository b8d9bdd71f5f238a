"""Observations straight from the state, compiled: what the layouts make of a view, sooner.

The tests hold every one of them against its title's layout, which reads the view alone.
"""
