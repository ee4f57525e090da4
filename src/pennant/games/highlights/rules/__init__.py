"""The rules of Baseball Highlights: 2045, in the rule book's own words. No input, no output, no card names.

A reader with the rule book finds its chapters as files: `bases` (running the bases), `cards`, `turn` (a turn, pinch
hitting, visitor save), `actions` (immediate actions), `extra_innings`, `buying` (the buy round), `series` and
`tournament` (the modes). `zones` holds what lies where, `board` what everybody shares, `match` answers to the kernel,
`knowledge` says what a seat can know and guesses the rest.
"""
