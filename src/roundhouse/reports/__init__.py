"""What decided a finished game: an expert's verdict on every decision, and what was counted.

`moments` takes a record apart into decisions, each with what its seat could know then; a judge
(`roundhouse.bots.judging`) looks at them, wherever there is time for it; `report` puts the verdicts
together. A file named like a title counts what its players did.
"""
