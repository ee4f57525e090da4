"""The pending decision of a seat as data (the catalog C-8).

Messages are `ask-<kind>` for what is asked, with the kinds of `events.QUESTIONS`, and `choice-<what>` for what may be
chosen, with the names of `MESSAGES`. Ids in `cards` are players, strategy cards or coaches; bases are counted from 0.
"""

from collections.abc import Callable
from typing import Any

from pennant.games.clutch.cards import book_of
from pennant.games.clutch.cards.players import POSITION_NAMES
from pennant.games.clutch.cards.vocabulary import WINDOW_NAMES
from pennant.games.clutch.events import BASES, QUESTIONS, THROWS
from pennant.games.clutch.field_names import play_id, player_in, runner_on
from pennant.games.clutch.notation import PLAIN, Named, in_force, notation_of, start_of
from pennant.games.clutch.rules import effects, moves, odds
from pennant.games.clutch.rules.ballgame import RULE_OF_QUESTION, Ballgame
from pennant.games.clutch.rules.cards import GROUND, HOME
from pennant.games.clutch.rules.packing import slot_of
from pennant.kernel.bits import members_of
from pennant.kernel.decision import Choice, Decision

Args = dict[str, Any]

MESSAGES = {
    moves.PASS: "pass",  # other words where no card is asked for: see `PASSES`
    moves.LINEUP_READY: "proposed-lineup",
    moves.LINEUP_BATTER: "bat",
    moves.LINEUP_POSITION: "position",
    moves.PITCHER_IN: "bring-in",
    moves.REPLACE: "replace",
    moves.PINCH_HIT: "pinch-hit",
    moves.PINCH_RUN: "pinch-run",
    moves.NEWCOMER: "newcomer",
    moves.SHIFT: "shift",
    moves.SHIFT_WITH: "shift-with",
    moves.PITCH_TO: "pitch",
    moves.WALK: "walk",
    moves.NO_STEAL: "no-steal",
    moves.STEAL_SECOND: "steal-second",
    moves.STEAL_THIRD: "steal-third",
    moves.DOUBLE_STEAL: "double-steal",
    moves.THROW_AT: "throw-at",
    moves.NO_THROW: "no-throw",
    moves.SWING_AWAY: "swing-away",
    moves.BUNT: "bunt",
    moves.BUNT_AGAIN: "bunt-again",
    moves.TAKE_PITCH: "take-pitch",
    moves.INFIELD_BACK: "infield-back",
    moves.INFIELD_IN: "infield-in",
    moves.CARD: "card",
    moves.COACH: "coach",
    moves.TARGET: "target",
    moves.ALTERNATIVE: "alternative",
    moves.COST: "cost",
    moves.LASTING: "remove",
    moves.PICK_DISCARDED: "pick-discarded",
    moves.DISCARD: "discard",
    moves.TAKE_BACK: "take-back",
    moves.TRY_TWO: "try-two",
    moves.FIRST_ONLY: "first-only",
    moves.SEND: "send",
    moves.HOLD: "hold",
    moves.TAKE_BATTER: "take-batter",
    moves.THROW: "throw",
    moves.ADVANCE: "advance",
}
"""The messages of choices, by the first action of their kind; if nobody advances, "hold-all"."""
BUNTS = 2
"""Rolls of a bunt before the next decision (C-4.2.2)."""
PASSES = {"substitution": "no-substitution", "answer": "no-answer", "take-back": "no-more-back"}


def decision_of(game: Ballgame, seat: int) -> Decision | None:
    """The open decision of this seat."""
    legal = game.legal(seat)
    if not legal:
        return None
    kind, rule = QUESTIONS[game.question], RULE_OF_QUESTION[game.question]
    about = _ASKED.get(kind)
    choices = _Choices(game, seat)
    return Decision(
        seat=seat,
        kind=kind,
        message=f"ask-{kind}",
        rule=rule,
        choices=tuple([choices.choice(kind, action, rule) for action in legal]),
        args={} if about is None else about(_Asked(game, seat)),
        secret=kind == "lineup",
        partial=bool(game.use) or bool(game.teams[seat].draft),
    )


class _Asked(Named):
    """The arguments of a question."""

    def lineup(self) -> Args:
        """The next place in the batting order: `slot` from 1; with `player` if his position is the question."""
        draft = self.game.teams[self.seat].draft
        args: Args = {"slot": len(draft) // 2 + 1}
        if len(draft) % 2:
            args["player"] = self.batter(draft[-1] - moves.LINEUP_BATTER)
        return args

    def side(self) -> Args:
        return {"side": "offence" if self.seat == self.game.offence else "defence"}

    def newcomer(self) -> Args:
        """The player who is replaced: a fielder, or a runner on a base."""
        action = self.game.use[0]
        if action >= moves.PINCH_RUN:
            return self.runner(action - moves.PINCH_RUN)
        return self.fielder(action - moves.REPLACE)

    def shift(self) -> Args:
        return self.fielder(self.game.use[0] - moves.SHIFT)

    def fielder(self, slot: int) -> Args:
        position = POSITION_NAMES[self.game.teams[self.seat].position(slot)]
        return {"player": self.in_slot(slot), "position": position}

    def runner(self, base: int) -> Args:
        return {"player": runner_on(self.game, base), "base": BASES[base]}

    def the_runner(self) -> Args:
        return self.runner(self.runner_in_question())

    def the_batter(self) -> Args:
        return {"player": player_in(self.game, self.game.offence, self.game.slot)}

    def window(self) -> Args:
        return {"window": WINDOW_NAMES[effects.window_of(self.game)].replace(" ", "-"), **self.side()}

    def answer(self) -> Args:
        """The card to be answered."""
        return {**self.window(), "card": play_id(self.game, self.game.stack[-1])}

    def part(self) -> Args:
        """The card being played, the part to choose, and the number of cards still to be paid."""
        part = start_of(self.game.legal(self.seat)[0])
        args = {**self.window(), "card": self.card_in_use(), "part": MESSAGES[part]}
        if part == moves.COST:
            card = self.game.cards.strategies[self.game.teams[self.seat].hand[self.game.use[0] - moves.CARD]]
            args["count"] = card.cost - sum(start_of(action) == moves.COST for action in self.game.use[1:])
        return args

    def card_in_use(self) -> str:
        first = self.game.use[0]
        return self.coach(first - moves.COACH) if first >= moves.COACH else self.card(first - moves.CARD)

    def to_discard(self) -> Args:
        return {"count": self.game.owed}

    def throw(self) -> Args:
        return {"throw": THROWS[self.game.throw_kind]}

    def ejected(self) -> Args:
        """The ejected player: the batter, or the pitcher."""
        if self.game.ejected & 1:
            return {**self.the_batter(), "is_pitcher": False}
        return {"player": self.pitcher(self.game.teams[self.seat].mound), "is_pitcher": True}

    def stadium(self) -> Args:
        number = self.game.setup.clubs[self.game.home].deck.stadium
        return {"stadium": book_of(self.game.cards).stadiums[number].id}


_ASKED: dict[str, Callable[[_Asked], Args]] = {
    "lineup": _Asked.lineup,
    "substitution": _Asked.side,
    "newcomer": _Asked.newcomer,
    "shift": _Asked.shift,
    "walk": _Asked.the_batter,
    "bunt": _Asked.the_batter,
    "third-bunt": _Asked.the_batter,
    "target": _Asked.throw,
    "card": _Asked.window,
    "answer": _Asked.answer,
    "part": _Asked.part,
    "discard": _Asked.to_discard,
    "double-play": _Asked.the_batter,
    "send": _Asked.the_runner,
    "reply": _Asked.the_runner,
    "send-home": _Asked.the_runner,
    "reply-home": _Asked.the_runner,
    "advance": _Asked.throw,
    "ejected": _Asked.ejected,
    "effect": _Asked.stadium,
}


Touched = tuple[Args, tuple[str, ...], tuple[int, ...]]
"""The details of a choice: arguments, cards, bases."""


class _Choices(_Asked):
    """The choices."""

    def choice(self, kind: str, action: int, rule: str) -> Choice:
        """One legal action: its message and its details."""
        words = notation_of(self.game, self.seat, action)
        if action == moves.PASS:
            return Choice(action, words, f"choice-{PASSES.get(kind, MESSAGES[action])}", rule)
        if action == moves.ADVANCE:
            return Choice(action, words, "choice-hold-all", rule)
        start = action if action in PLAIN else start_of(action)
        touched = self.plain(action) if action in PLAIN else _TOUCHED[start](self, action - start)
        args, cards, bases = touched
        chance = self.chance(start, bases)
        if chance is not None:
            args = {**args, "chance": round(100 * chance)}
        return Choice(action, words, f"choice-{MESSAGES[start]}", rule, args, cards, bases)

    def plain(self, action: int) -> Touched:
        """The runners that a choice concerns without naming them."""
        chosen = {moves.STEAL_SECOND: 1, moves.STEAL_THIRD: 2, moves.DOUBLE_STEAL: 3}.get(action, 0)
        if action in (moves.SEND, moves.HOLD):
            chosen = 1 << self.runner_in_question()
        return self.some_runners(chosen)

    def chance(self, start: int, bases: tuple[int, ...]) -> float | None:
        """The chance of success with the cards in force: that all runners are safe, or that a runner is out."""
        if start in (moves.STEAL_SECOND, moves.STEAL_THIRD, moves.DOUBLE_STEAL):
            return min(1 - odds.steal_chance(self.game, base) for base in bases)
        if start in (moves.SEND, moves.ADVANCE):
            return min(1 - self.out_chance(base) for base in bases)
        if start in (moves.THROW, moves.THROW_AT):
            return self.out_chance(bases[0])
        if start == moves.TRY_TWO:
            return odds.double_play_chance(self.game)
        if start in (moves.BUNT, moves.BUNT_AGAIN):
            return odds.bunt_chance(self.game, BUNTS if start == moves.BUNT else 1)
        return None

    def out_chance(self, base: int) -> float:
        """The chance that the throw in question puts out the runner of this base."""
        game = self.game
        kind = {"send": GROUND, "reply": GROUND, "send-home": HOME, "reply-home": HOME}.get(QUESTIONS[game.question])
        return odds.out_chance(game, game.throw_kind if kind is None else kind, game.runner(base), base, game.outcome,
                               game.outs)  # fmt: skip

    def some_runners(self, chosen: int) -> Touched:
        bases = tuple(members_of(chosen))
        return {}, tuple([runner_on(self.game, base) for base in bases]), bases

    def a_batter(self, place: int) -> Touched:
        return {}, (self.batter(place),), ()

    def a_pitcher(self, place: int) -> Touched:
        return {}, (self.pitcher(place),), ()

    def a_position(self, position: int) -> Touched:
        return {"position": POSITION_NAMES[position]}, (), ()

    def a_fielder(self, slot: int) -> Touched:
        args = self.fielder(slot)
        return {"position": args["position"]}, (args["player"],), ()

    def a_partner(self, slot: int) -> Touched:
        """The players who exchange places, and their ratings at the new positions (C-3.2.10)."""
        team, batters = self.game.teams[self.seat], self.game.setup.clubs[self.seat].batters
        mover = self.game.use[0] - moves.SHIFT
        ratings = [
            batters[team.player(one)].ratings[team.position(other)] for one, other in ((mover, slot), (slot, mover))
        ]
        args, cards, bases = self.a_fielder(slot)
        return {**args, "ratings": ratings}, (*cards, self.in_slot(mover)), bases

    def a_newcomer(self, place: int) -> Touched:
        """The newcomer and the player he replaces, with his rating at the new position (C-3.5.10)."""
        slot = self.slot_to_fill()
        position = self.game.teams[self.seat].position(slot)
        rating = self.game.setup.clubs[self.seat].batters[place].ratings[position]
        args = {"position": POSITION_NAMES[position], "rating": rating}
        return args, (self.batter(place), self.in_slot(slot)), ()

    def slot_to_fill(self) -> int:
        if not self.game.use:
            return self.game.slot
        action = self.game.use[0]
        if action >= moves.PINCH_RUN:
            return slot_of(self.game.runner(action - moves.PINCH_RUN))
        return action - moves.REPLACE

    def a_runner(self, base: int) -> Touched:
        return {"base": BASES[base]}, (runner_on(self.game, base),), (base,)

    def a_throw(self, base: int) -> Touched:
        """A throw at the runner of this base, and the base he is running to."""
        return {"base": BASES[base], "to": BASES[base + 1]}, (runner_on(self.game, base),), (base,)

    def a_reply(self, place: int) -> Touched:
        return self.a_throw(self.runner_in_question() + place)

    def a_card(self, place: int) -> Touched:
        return {}, (self.card(place),), ()

    def a_coach(self, place: int) -> Touched:
        return {}, (self.coach(place),), ()

    def a_discarded(self, place: int) -> Touched:
        return {}, (self.discarded(place),), ()

    def an_alternative(self, place: int) -> Touched:
        """An alternative of the card in use, or of the stadium; `number` counts from 1."""
        if self.game.use:
            return {"number": place + 1}, (self.card_in_use(),), ()
        return {"number": place + 1, **self.stadium()}, (), ()

    def a_lasting(self, place: int) -> Touched:
        """A card in play, and its owner."""
        play = self.game.standing[place]
        return {"manager": play.owner}, (play_id(self.game, play),), ()

    def a_play(self, place: int) -> Touched:
        return {}, (play_id(self.game, in_force(self.game)[place]),), ()


_TOUCHED: dict[int, Callable[[_Choices, int], Touched]] = {
    moves.LINEUP_BATTER: _Choices.a_batter,
    moves.LINEUP_POSITION: _Choices.a_position,
    moves.PITCHER_IN: _Choices.a_pitcher,
    moves.REPLACE: _Choices.a_fielder,
    moves.PINCH_HIT: _Choices.a_batter,
    moves.PINCH_RUN: _Choices.a_runner,
    moves.NEWCOMER: _Choices.a_newcomer,
    moves.SHIFT: _Choices.a_fielder,
    moves.SHIFT_WITH: _Choices.a_partner,
    moves.THROW_AT: _Choices.a_throw,
    moves.CARD: _Choices.a_card,
    moves.COACH: _Choices.a_coach,
    moves.TARGET: _Choices.a_runner,
    moves.ALTERNATIVE: _Choices.an_alternative,
    moves.COST: _Choices.a_card,
    moves.LASTING: _Choices.a_lasting,
    moves.PICK_DISCARDED: _Choices.a_discarded,
    moves.DISCARD: _Choices.a_card,
    moves.TAKE_BACK: _Choices.a_play,
    moves.THROW: _Choices.a_reply,
    moves.ADVANCE: _Choices.some_runners,
}
