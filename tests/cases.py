"""The modes and options of each game that the test suites cover."""

from pathlib import Path

from pennant.conformance import Case

HIGHLIGHTS = (
    Case("single"),
    Case("single", {"box": "spring"}),
    Case("expert"),
    Case("expert", {"buy_row": 10, "extra_revenue": False}),
    Case("beginner"),
    Case("standard"),
    Case("standard", {"box": "spring", "buy_row": 3}),
    Case("spring"),
    Case("solitaire"),
    Case("solitaire", {"pre_rounds": 0, "box": "spring"}),
)
TOURNAMENTS = (
    Case("tournament"),
    Case("tournament", {"final": 5, "third_place": True}),
    Case("tournament", {"final": 3, "extra_revenue": True}),
)
LARGE = tuple(Case("tournament", {"players": players}) for players in (8, 12, 16))

FANTASY = (
    *(Case("season", {"seats": seats}) for seats in (2, 3, 4, 5)),
    *(Case("season", {"seats": seats, "events": True}) for seats in (2, 3, 4, 5)),
    Case("season", {"seats": 2, "draft": "quick", "two_player_edge": 2, "win_values": "printed", "fa_rest": "discard"}),
    Case("season", {"seats": 3, "draft": "snake", "track_tie": "split_floor", "always_wild_card": True}),
    Case("season", {"seats": 4, "draft": "pairs", "more_wins": True, "zero_matches": False, "zero_wins": True}),
    Case("season", {"seats": 5, "draft": "reverse", "more_wins": True, "events": True, "months": 5,
                    "always_wild_card": True, "wildcard_magic": True, "recruit": "immediate",
                    "track_tie": "share_low", "translucent_sticky": False}),
    Case("solo"),
    Case("solo", {"events": True, "months": 5, "robot_picks": "auto_best", "fa_rest": "discard"}),
    Case("solo", {"always_wild_card": True, "wildcard_magic": True, "recruit": "immediate", "robot_picks": "auto_weak",
                  "win_values": "printed"}),
)  # fmt: skip

DECKS = Path(__file__).parent / "decks"


def decks(*names: str) -> list[str]:
    """Return the paths of decks that only tests use."""
    return [str(DECKS / f"{name}.toml") for name in names]


CLUTCH = (
    Case("single", {"windows": "quick"}),
    Case("single"),
    Case("single", {"windows": "quick", "deck_lists": "closed", "decks": ["glove-first", "bullpen"], "slot": 3}),
    Case("single", {"deck_lists": "closed", "rules": "2022", "decks": ["bullpen", "three-true-outcomes"]}),
    Case("single", {"windows": "quick", "strategy": False, "rules": "2022"}),
    Case("single", {"windows": "quick", "decks": decks("gardeners", "gardeners")}),
    Case("single", {"windows": "quick", "roster": "20-man", "decks": decks("twenty", "other-twenty")}),
    Case("series", {"windows": "quick", "slot": 0}),
    Case("series", {"windows": "quick", "games": 5, "roster": "all-star", "decks": decks("stars", "other-stars")}),
    Case("season", {"windows": "quick", "games": 2, "decks": ["small-ball", "glove-first"]}),
)

SHORT = {"highlights": HIGHLIGHTS, "fantasy": FANTASY, "clutch": CLUTCH}
EACH = [(game, case) for game, cases in SHORT.items() for case in cases]
