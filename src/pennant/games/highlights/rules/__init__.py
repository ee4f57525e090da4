"""The rules of Baseball Highlights: 2045, in the terms of the rule book. No input, no output, no card names.

The modules follow the chapters of the rule book: `bases` (running the bases), `cards`, `turn` (a turn, pinch
hitting, visitor save), `actions` (immediate actions), `extra_innings`, `buying` (the buy round), `series` and
`tournament` (the modes). `zones` holds the parts of a match, `match_state` the fields and operations that all modules
share, `match` implements the kernel's `State`, `knowledge` says what a seat can know and guesses the rest, `board`
describes what each viewer can see.
"""
