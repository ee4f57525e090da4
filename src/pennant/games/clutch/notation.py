"""Moves as text that people type and records store: `play B02`, `bring in OWL-31`, `steal second`, `walk`.

A choice of several parts is typed part by part: `replace OWL-17`, then `with OWL-9`; `play B13`, then `pay G01`.
Of two cards in play with the same name the later one is called `B08 (2)`.
"""

from collections.abc import Callable

from pennant.games.clutch.cards import book_of
from pennant.games.clutch.cards.players import POSITION_NAMES
from pennant.games.clutch.events import BASES, QUESTIONS
from pennant.games.clutch.field_names import batter_id, pitcher_id, play_id, player_in
from pennant.games.clutch.rules import moves
from pennant.games.clutch.rules.ballgame import Ballgame
from pennant.games.clutch.rules.team import Play
from pennant.kernel.bits import members_of

PLAIN = {
    moves.PASS: "pass",
    moves.LINEUP_READY: "proposed line-up",
    moves.PITCH_TO: "pitch",
    moves.WALK: "walk",
    moves.NO_STEAL: "no steal",
    moves.STEAL_SECOND: "steal second",
    moves.STEAL_THIRD: "steal third",
    moves.DOUBLE_STEAL: "double steal",
    moves.NO_THROW: "no throw",
    moves.SWING_AWAY: "swing away",
    moves.BUNT: "bunt",
    moves.BUNT_AGAIN: "bunt again",
    moves.TAKE_PITCH: "take the pitch",
    moves.INFIELD_BACK: "infield back",
    moves.INFIELD_IN: "infield in",
    moves.TRY_TWO: "double play",
    moves.FIRST_ONLY: "first only",
    moves.SEND: "send",
    moves.HOLD: "hold",
    moves.TAKE_BATTER: "take the batter",
    moves.ADVANCE: "hold",  # nobody goes
}
"""The moves whose text contains no name."""


def notation_of(game: Ballgame, seat: int, action: int) -> str:
    """A legal action as text."""
    if action in PLAIN:
        return PLAIN[action]
    start = start_of(action)
    verb, name = _NAMING[start]
    return f"{verb} {name(Named(game, seat), action - start)}"


def start_of(action: int) -> int:
    """The first action of the range that an action belongs to."""
    return next(start for start in _STARTS if start <= action)


class Named:
    """The names in the actions of a seat."""

    def __init__(self, game: Ballgame, seat: int) -> None:
        self.game = game
        self.seat = seat

    def batter(self, place: int) -> str:
        return batter_id(self.game, self.seat, place)

    def pitcher(self, place: int) -> str:
        return pitcher_id(self.game, self.seat, place)

    def in_slot(self, slot: int) -> str:
        return player_in(self.game, self.seat, slot)

    def position(self, position: int) -> str:
        return POSITION_NAMES[position]

    def base(self, base: int) -> str:
        return BASES[base]

    def next_base(self, base: int) -> str:
        """The base that the runner of a base is going to."""
        return "home" if base == 2 else f"to {BASES[base + 1]}"

    def base_of_reply(self, place: int) -> str:
        return self.next_base(self.runner_in_question() + place)

    def bases(self, chosen: int) -> str:
        return " ".join([BASES[base] for base in members_of(chosen)])

    def card(self, place: int) -> str:
        """A card of the hand."""
        return book_of(self.game.cards).strategies[self.game.teams[self.seat].hand[place]].id

    def coach(self, place: int) -> str:
        return book_of(self.game.cards).coaches[self.game.setup.clubs[self.seat].deck.coaches[place]].id

    def discarded(self, place: int) -> str:
        return book_of(self.game.cards).strategies[self.game.teams[self.seat].discard[place]].id

    def number(self, place: int) -> str:
        return str(place + 1)

    def lasting(self, place: int) -> str:
        return self._one_of(self.game.standing, place)

    def in_force(self, place: int) -> str:
        return self._one_of(in_force(self.game), place)

    def _one_of(self, plays: tuple[Play, ...], place: int) -> str:
        """A card in play, with its number if there are several with the same name."""
        name = play_id(self.game, plays[place])
        number = sum(play_id(self.game, play) == name for play in plays[: place + 1])
        return name if number == 1 else f"{name} ({number})"

    def runner_in_question(self) -> int:
        """The base of the one runner who is sent or held on a ground ball."""
        return 2 if QUESTIONS[self.game.question] in ("send-home", "reply-home") else 1


def in_force(game: Ballgame) -> tuple[Play, ...]:
    """The cards that may be taken back, in the order of the actions."""
    return (*game.plays, *game.standing)


_NAMING: dict[int, tuple[str, Callable[[Named, int], str]]] = {
    moves.LINEUP_BATTER: ("bat", Named.batter),
    moves.LINEUP_POSITION: ("at", Named.position),
    moves.PITCHER_IN: ("bring in", Named.pitcher),
    moves.REPLACE: ("replace", Named.in_slot),
    moves.PINCH_HIT: ("pinch-hit", Named.batter),
    moves.PINCH_RUN: ("pinch-run", Named.base),
    moves.NEWCOMER: ("with", Named.batter),
    moves.SHIFT: ("move", Named.in_slot),
    moves.SHIFT_WITH: ("with", Named.in_slot),
    moves.THROW_AT: ("throw", Named.next_base),
    moves.CARD: ("play", Named.card),
    moves.COACH: ("coach", Named.coach),
    moves.TARGET: ("runner on", Named.base),
    moves.ALTERNATIVE: ("option", Named.number),
    moves.COST: ("pay", Named.card),
    moves.LASTING: ("remove", Named.lasting),
    moves.PICK_DISCARDED: ("take", Named.discarded),
    moves.DISCARD: ("discard", Named.card),
    moves.TAKE_BACK: ("take back", Named.in_force),
    moves.THROW: ("throw", Named.base_of_reply),
    moves.ADVANCE: ("send", Named.bases),
}
_STARTS = sorted(_NAMING, reverse=True)
