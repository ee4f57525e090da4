"""The rules of Baseball Highlights: 2045, in the rule book's own words. No input, no output, no card names.

A reader with the rule book finds its chapters as files: `bases` (running the bases), `cards`, `turn` (a turn, pinch
hitting, visitor save), `actions` (immediate actions), `extra_innings`, `buying` (the buy round), `series` and
`tournament` (the modes). `zones` holds the parts of a match, `match_state` the fields and operations that all modules
share, `match` implements the kernel's `State`, `knowledge` says what a seat can know and guesses the rest, `board`
describes what each viewer can see.
"""
