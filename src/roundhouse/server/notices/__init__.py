"""Telling people that it is their turn: in the page, by webhook, by mail, by browser push."""
