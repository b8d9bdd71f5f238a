# cython: language_level=3, boundscheck=False, wraparound=False
# mypy: ignore-errors
"""Writes marks into a row of numbers; Cython's pure-Python mode, never imported uncompiled."""

import cython


def scatter(row: cython.float[::1], places: list, values: list) -> cython.void:
    count: cython.Py_ssize_t = len(places)
    at: cython.Py_ssize_t
    number: cython.Py_ssize_t
    for number in range(count):
        at = places[number]
        row[at] = values[number]
