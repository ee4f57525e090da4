"""A match described in the format of scenario files, including hidden information."""

from collections.abc import Mapping
from typing import Any

from pennant.games.highlights.cards import CardBook, book_of
from pennant.games.highlights.events import HITS, QUESTIONS, SPEEDS, STAGES
from pennant.games.highlights.rules.bases import runner_on, threats
from pennant.games.highlights.rules.match import Match
from pennant.games.highlights.rules.zones import NO_CARD, NOTHING, Side, pile_members
from pennant.games.highlights.view import BASES
from pennant.kernel.bits import members_of
from pennant.kernel.errors import ChanceNeeded, PositionError


def describe_state(match: Match, seats: Mapping[str, int]) -> dict[str, Any]:
    """The sides by the names that the scenario gave them, and what they share."""
    book, pair = book_of(match.cards), match.pairs[0]
    names = {seat: name for name, seat in seats.items()}
    facts: dict[str, Any] = {name: _side(book, match.sides[seat]) for name, seat in seats.items()}
    facts.update(
        asked={names[seat]: QUESTIONS[pair.question] for seat in members_of(pair.asked)},
        row=[book.cards[card].id for card in pair.row],
        deck=match.boxes[0].deck,
        at_home=names[pair.home],
        stage=STAGES[pair.stage],
        game=pair.game,
        inning=pair.inning,
        over=match.over,
        winner=None if pair.winner == NOTHING else names[pair.winner],
        save=None if pair.save == NO_CARD else book.cards[match.sides[pair.visitor].roster[pair.save]].id,
    )
    return facts


def _side(book: CardBook, side: Side) -> dict[str, Any]:
    def cards(slots: list[int]) -> list[str]:
        return [book.cards[side.roster[slot]].id for slot in slots if side.roster[slot] != NO_CARD]

    top = pile_members(side.top)
    return {
        "bases": {
            base: SPEEDS[runner_on(side.bases, number)]
            for number, base in enumerate(BASES, start=1)
            if runner_on(side.bases, number)
        },
        "threats": [f"{HITS[hit].replace('-', ' ')}/{SPEEDS[speed]}" for hit, speed in threats(side.plate)],
        "runs": side.runs,
        "wins": side.wins,
        "money": side.money,
        "hand": cards(members_of(side.hand)),
        "lineup": len(top) + len(members_of(side.pool)),
        "lineup_top": cards(top),
        "on_deck": cards([side.on_deck])[0] if side.on_deck != NO_CARD else None,
        "in_play": cards(list(reversed(pile_members(side.in_play)))),
        "dugout": cards(members_of(side.dugout)),
        "minors": [book.cards[card].id for card in side.minors],
        "committed": side.committed != NOTHING,
    }


def chance_value(match: Match, needed: ChanceNeeded, word: Any) -> int:
    """The number of a draw: a card id names a slot of the side whose stream it is, or a free agent."""
    if needed.kind != "draw":
        if not isinstance(word, int):
            raise PositionError(f"chance: a number below {needed.n} is needed here, not {word!r}")
        return word
    number = book_of(match.cards).number(str(word))
    for member in members_of(needed.pool):
        if _card_of(match, needed.stream, member) == number:
            return member
    raise PositionError(f"chance: {word!r} is not among the cards that can be drawn here")


def _card_of(match: Match, stream: int, member: int) -> int:
    if stream == 0:
        return match.setup.free_agents[member]
    card = match.sides[stream - 1].roster[member]
    return match.setup.free_agents[member] if card == NO_CARD else card
