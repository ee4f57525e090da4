"""The modes and options of Highlights that the suites go through."""

from pennant.conformance import Case

SHORT = (
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
ALL = (*SHORT, *TOURNAMENTS, *LARGE)
