"""The modes of Highlights and their options, and their conversion to numbers for the rules (section 16).

The mode that some players call standard, with three games first, is the beginner's mode here, as in the rule book
(H-R41). Coaches are not implemented; they would join in the third game of an expert match (H-16.7).
"""

from collections.abc import Mapping
from typing import Any

from pennant.games.highlights.cards import CardBook
from pennant.games.highlights.rules import setup as s
from pennant.games.highlights.rules.cards import ROSTER
from pennant.games.highlights.rules.moves import MOST_IN_ROW
from pennant.games.highlights.rules.setup import Setup
from pennant.kernel.errors import UsageError
from pennant.kernel.game import Mode, Option

TEAMS = Option("teams", "words", [], "a starter team for each seat; empty: in the order of the card set (H-5.1)")
BUY_ROW = Option("buy_row", "int", 6, "cards in a buy row: 6, or 10 with expansions (H-5.4, H-16.25)", 1, MOST_IN_ROW)
BOX = Option("box", "word", "full", "all cards, or the small box for two teams (H-16.24)", words=("full", "spring"))
EXTRA = Option("extra_revenue", "bool", True, "cards of extra innings earn in the buy round (H-13.7)")
PRE_ROUNDS = Option("pre_rounds", "int", 2, "buy rounds first: 0 very hard, 4 and more easy (H-16.22)", 0, 30)
PLAYERS = Option("players", "int", 4, "players: 4 to a table (H-16.17)", words=("4", "8", "12", "16"))
FINAL = Option("final", "int", 0, "0: semi-finals and final; else the top two play a best of 3, 5 or 7 (H-16.16)",
               words=("0", "3", "5", "7"))  # fmt: skip
THIRD = Option("third_place", "bool", False, "with `final`: the others play for third place (H-16.16)")

MODES: Mapping[str, Mode] = {
    mode.name: mode
    for mode in (
        Mode("beginner", "A mini-season of three games, then a world series (45-60 minutes)", (2,),
             (TEAMS, BUY_ROW, BOX, EXTRA)),
        Mode("standard", "Three buy rounds, then a world series (30-45 minutes)", (2,), (TEAMS, BUY_ROW, BOX, EXTRA)),
        Mode("expert", "Best of eleven from the first card (45-60 minutes)", (2,), (TEAMS, BUY_ROW, BOX, EXTRA)),
        Mode("single", "One mini-game (5 minutes)", (2,), (TEAMS, BOX)),
        Mode("spring", "Spring Training: the beginner's game with the small box", (2,), (TEAMS, BUY_ROW, EXTRA)),
        Mode("solitaire", "You against a team of free agents that plays itself (45 minutes)", (1,),
             (TEAMS, BUY_ROW, BOX, EXTRA, PRE_ROUNDS)),
        Mode("tournament", "A round robin, then a knock-out (90-120 minutes)", (4, 8, 12, 16),
             (TEAMS, BUY_ROW, PLAYERS, FINAL, THIRD,
              Option("extra_revenue", "bool", False, "cards of extra innings earn in the buy round (H-16.15)"))),
    )
}  # fmt: skip

_NUMBERS = {
    "beginner": s.BEGINNER,
    "spring": s.BEGINNER,
    "standard": s.STANDARD,
    "expert": s.EXPERT,
    "single": s.SINGLE,
    "solitaire": s.SOLITAIRE,
    "tournament": s.TOURNAMENT,
}
_BEST_OF = {s.BEGINNER: 7, s.STANDARD: 7, s.EXPERT: 11, s.SINGLE: 1, s.SOLITAIRE: 7, s.TOURNAMENT: 3}


def seats_of(mode: str, options: Mapping[str, Any]) -> int:
    """The number of people."""
    return int(options["players"]) if mode == "tournament" else MODES[mode].seats[0]


def setup_of(mode: str, options: dict[str, Any], book: CardBook) -> Setup:
    """Check mode and options against the card set, and convert them to the setup of the rules."""
    number = _NUMBERS[mode]
    spring = mode == "spring" or options.get("box") == "spring"
    free_agents = book.rules.spring_free_agents if spring else book.rules.free_agents
    teams = book.rules.spring_teams if spring else tuple(range(len(book.teams)))
    seats = seats_of(mode, options)
    row = int(options.get("buy_row", 0))
    needed = row * (2 if mode == "tournament" else 1) + (ROSTER if mode == "solitaire" else 0)
    if len(free_agents) < max(needed, ROSTER):
        raise UsageError(f"mode {mode} needs {max(needed, ROSTER)} free agents; {book.id} has {len(free_agents)}")
    if options.get("third_place") and not options.get("final"):
        raise UsageError("option third_place goes with option final (3, 5 or 7)")
    return Setup(
        number,
        seats,
        _teams(options["teams"], seats, teams, book),
        free_agents,
        row,
        {s.STANDARD: 3, s.SOLITAIRE: int(options.get("pre_rounds", 0))}.get(number, 0),
        _BEST_OF[number],
        bool(options.get("extra_revenue", True)),
        int(options.get("final", 0)),
        bool(options.get("third_place", False)),
        mode,
        options,
    )


def _teams(wanted: list[str], seats: int, available: tuple[int, ...], book: CardBook) -> tuple[int, ...]:
    """A different team for every seat of a table; seats without a request get the remaining ones (H-5.1, H-R28)."""
    at_table = min(seats, 4)
    if len(available) < at_table:
        raise UsageError(f"{at_table} players need {at_table} teams; this box of {book.id} has {len(available)}")
    if len(wanted) > seats:
        raise UsageError(f"option teams names {len(wanted)} teams for {seats} seats")
    chosen: list[int] = []
    for first in range(0, seats, at_table):
        table = [book.team_number(team) for team in wanted[first : first + at_table]]
        for team in table:
            if team not in available:
                raise UsageError(f"the team {book.teams[team].id} is not in the small box")
        if len(set(table)) < len(table):
            raise UsageError("option teams names a team twice: every seat of a table takes a different one (H-5.1)")
        chosen += table + [team for team in available if team not in table][: at_table - len(table)]
    return tuple(chosen)
