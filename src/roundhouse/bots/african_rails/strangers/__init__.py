"""African Rails' strangers: programs that people would write first, each from one idea.

They are opponents for measurements, so none of them is built on the levels for people. All of
them drive and build as the plain hauler does; what they carry, build and buy is their own.
"""
