"""The rules of Fantasy Fantasy Baseball, in the terms of the rule book. No input, no output, no card names.

The modules follow the chapters of the rule book: `draft` (setup), `month` (prepare, free agency, set rosters,
cleanup), `week` (play ball), `magic` and `effects` (the 21 abilities), `playoffs` (the end of the season, wild card
games), `series` (the championship), `solo`. `season_state` holds the fields of the state, `stats` computes what a
Character is worth, `season` implements the kernel's `State`, `knowledge` says what a Manager can know and guesses the
rest, `board` describes what each viewer can see.
"""
