"""The titles for researchers: PettingZoo, Gymnasium and OpenSpiel, all through action numbers.

Install with `pip install roundhouse[research]`; docs/numbers.md says what every number means.
"""
