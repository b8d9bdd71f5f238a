"""Puzzles made from games of bots: each a position and a question with one best answer.

They are data (`data/<title>.jsonl`, written by `roundhouse puzzles make`). A title's module says
what is asked, finds the answer, and grades it; `book.py` reads them.
"""
