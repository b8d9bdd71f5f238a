"""The tests. A package, so that helpers are imported as `tests.games.<title>.table`."""
