"""Measures the house side by side with others: `roundhouse bench`."""
