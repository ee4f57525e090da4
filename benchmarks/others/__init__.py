"""Adapters for other engines, one module each, with `cases(thorough)`; importing a module requires its engine."""

ENGINES = ("open_spiel", "rlcard", "pettingzoo", "catanatron", "pokerkit", "chess")
