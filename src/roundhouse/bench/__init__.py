"""Measures Roundhouse side by side with others: `roundhouse bench`."""
