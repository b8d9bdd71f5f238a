"""American Rails' strangers: programs that people would write first, each from one idea.

They are there to be played against, so none of them borrows from the levels for people.
"""
