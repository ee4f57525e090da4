"""Other people's engines, one module each; a module has `cases(thorough)` and fails to import without its engine."""

ENGINES = ("open_spiel", "rlcard", "pettingzoo", "catanatron", "pokerkit", "chess")
