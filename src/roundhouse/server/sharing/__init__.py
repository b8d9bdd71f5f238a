"""What others see of a table when its link is shared: a few words and a picture."""
