"""TransAmerica's strangers: programs that people would write first, each from one idea.

They are opponents for measurements, so none of them is built on the levels for people.
"""
