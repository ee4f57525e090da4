"""The view of one seat as plain data (H-4.1 to H-4.15).

| zone | its owner | everybody else, spectators included |
|---|---|---|
| `lineup` | how many, the known top; `unseen`: what else is in it | how many, top cards bought in the open |
| `hand`, `on_deck` | the cards | how many; `known` lists those that follow by counting (H-4.15) |
| `in_play`, `dugout`, `bases`, `plate`, scores, `row` | all | all |
| `in_play` while its owner buys | all | as it lay before the first purchase: demotions are secret (H-R27) |
| `minors` | the cards | how many |
| a secret choice | `choice`, `chosen` | `committed`: that there is one |

`unseen` holds, for the others, the cards whose places are unknown: in the hand, on deck or in the lineup.
"""

from typing import get_args

from pennant.games.highlights.cards import CardBook, book_of
from pennant.games.highlights.events import HITS, QUESTIONS, SPEEDS, STAGES
from pennant.games.highlights.rules.match import Match
from pennant.games.highlights.view_types import BaseName, OnDeck, Threat
from pennant.kernel.bits import members_of
from pennant.kernel.board_view import FieldNamings, as_flag, or_none, plain
from pennant.kernel.events import View
from pennant.kernel.state import State

BASES: tuple[BaseName, ...] = get_args(BaseName)


def fixed_view(match: Match, viewer: int | None) -> View:
    """The part of a view that never changes."""
    book, teams = book_of(match.cards), match.setup.teams
    return {
        "game": "highlights",
        "mode": match.setup.name,
        "edition": match.edition,
        "viewer": viewer,
        "sides": [
            {"seat": seat, "team": book.teams[teams[seat]].id if seat < match.seats else None}
            for seat in range(len(match.sides))
        ],
        "pairs": [{} for _ in match.pairs],
        "tables": [{} for _ in match.boxes],
    }


# --- how the fields of the board are shown ----------------------------------------------------------------------------


def _book(state: State) -> CardBook:
    assert isinstance(state, Match)
    return book_of(state.cards)


def _card(state: State, _: int, card: int) -> str | None:
    return None if card < 0 else _book(state).cards[card].id


def _cards(state: State, _: int, cards: list[int | None] | None) -> list[str | None] | None:
    """Cards in their order; hidden ones are `None`."""
    if cards is None:
        return None
    all_cards = _book(state).cards
    return [None if card is None else all_cards[card].id for card in cards]


def _sorted_cards(state: State, _: int, cards: list[int | None]) -> list[str | None]:
    """Cards without an order; hidden ones are `None`, and come last."""
    all_cards = _book(state).cards
    names = sorted(all_cards[card].id for card in cards if card is not None)
    return [*names, *[None] * (len(cards) - len(names))]


def _sorted_known_cards(state: State, _: int, cards: list[int | None]) -> list[str]:
    all_cards = _book(state).cards
    return sorted(all_cards[card].id for card in cards if card is not None)


def _known_cards(state: State, _: int, cards: list[int | None]) -> list[str]:
    all_cards = _book(state).cards
    return [all_cards[card].id for card in cards if card is not None]


def _on_deck(state: State, _: int, cards: list[int | None]) -> OnDeck | None:
    return {"card": None if cards[0] is None else _book(state).cards[cards[0]].id} if cards else None


def _plate(values: list[int]) -> list[Threat]:
    return [{"hit": HITS[hit], "speed": SPEEDS[speed]} for hit, speed in zip(values[::2], values[1::2], strict=True)]


def _results(results: list[int]) -> list[list[int]]:
    """Visitor, home, and their runs in each game."""
    return [results[game : game + 4] for game in range(0, len(results), 4)]


_runner = plain(lambda speed: SPEEDS[speed] or None)

NAMINGS: FieldNamings = {
    "over": as_flag,
    "sides.committed": as_flag,
    "sides.choice": or_none,
    "sides.chosen": or_none,
    "sides.bases.first": _runner,
    "sides.bases.second": _runner,
    "sides.bases.third": _runner,
    "sides.minors.cards": _cards,
    "sides.dugout": _sorted_cards,
    "sides.known.hand": _sorted_cards,
    "sides.known.held": _sorted_cards,
    "sides.plate": plain(_plate),
    "sides.lineup.top": _cards,
    "sides.unseen": _sorted_known_cards,
    "sides.hand": _sorted_cards,
    "sides.on_deck": _on_deck,
    "sides.in_play": _known_cards,
    "pairs.stage": plain(lambda stage: STAGES[stage]),
    "pairs.question": plain(lambda question: QUESTIONS[question] or None),
    "pairs.asked": plain(members_of),
    "pairs.buying": or_none,
    "pairs.save": _card,
    "pairs.winner": or_none,
    "pairs.row": _cards,
    "pairs.results": plain(_results),
}
