"""The chances in the position that a viewer sees, computed by the rules themselves from public information only."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from pennant.games.clutch.cards import CardBook
from pennant.games.clutch.cards.players import POSITION_NAMES
from pennant.games.clutch.events import CHARTS, RESULTS, THROWS
from pennant.games.clutch.rules import odds
from pennant.games.clutch.rules.ballgame import Ballgame
from pennant.games.clutch.rules.cards import (
    EXTRA_BASE,
    GROUND,
    HOME,
    NO_CHART,
    NO_RESULT,
    NO_THROW,
    STEAL,
    TAG,
)
from pennant.games.clutch.rules.packing import runner_of
from pennant.games.clutch.rules.setup import Setup
from pennant.games.clutch.rules.team import NO_CARD, Play, Team
from pennant.games.clutch.setups import setup_of
from pennant.games.clutch.view_types import Play as PlaySeen
from pennant.games.clutch.view_types import View
from pennant.kernel.errors import PennantError

_FIRST_TRY = 2
"""Rolls of a bunt before the batter chooses again (C-4.2.2)."""
_KINDS = {"extra-base": EXTRA_BASE, "tag": TAG, "ground": GROUND, "home": HOME, "steal": STEAL}


@lru_cache(maxsize=8)
def _setup(mode: str, options: bytes, book: CardBook) -> Setup:
    return setup_of(mode, msgspec.json.decode(options), book)


class Reckoning:
    """The state as a viewer sees it, as a `Ballgame` of the rules without hands and decks."""

    def __init__(self, book: CardBook, view: View, settings: Mapping[str, Any]) -> None:
        self.book, self.view = book, view
        state = self.state = Ballgame()
        state.setup = _setup(view["mode"], msgspec.json.encode(dict(settings)), book)
        state.cards = book.rules
        state.home, state.offence = view["home"], view["offence"]
        state.stadium = state.setup.clubs[state.home].stadium
        state.inning, state.half = view["inning"], 2 * (view["inning"] - 1) + (0 if view["top"] else 1)
        state.outs, state.half_runs = view["outs"], view["half_runs"]
        state.teams = [self._team(seat) for seat in range(2)]
        self._set_at_bat()
        state.plays = tuple([self._play(play) for play in view["plays"]])
        state.standing = tuple([self._play(play) for play in view["standing"]])
        weather = view["weather"]
        state.weather = NO_CARD if weather["card"] is None else book.strategy_number(weather["card"])
        state.weather_owner = weather["owner"] or 0

    # --- teams and players --------------------------------------------------------------------------------------------

    def _batter(self, seat: int, player: str) -> int:
        """The index of a batter in the roster."""
        return self.state.setup.clubs[seat].deck.batters.index(self.book.batter_number(player))

    def _pitcher(self, seat: int, player: str) -> int:
        """The index of a pitcher on the staff."""
        deck = self.state.setup.clubs[seat].deck
        return (*deck.starters, *deck.relievers).index(self.book.pitcher_number(player))

    def _team(self, seat: int) -> Team:
        seen, team = self.view["teams"][seat], Team()
        mound = seen["mound"]
        team.runs, team.more = seen["runs"], mound["more"]
        team.outs, team.charged, team.walks, team.faced = mound["outs"], mound["runs"], mound["walks"], mound["faced"]
        team.entered, team.entered_tired = mound["entered"], mound["entered_tired"]
        team.mound = self._pitcher(seat, mound["player"])
        team.battery, team.infield, team.outfield = (
            seen["ratings"][name] for name in ("battery", "infield", "outfield")
        )
        team.substituted, team.changed = seen["substituted"], seen["changed"]
        for slot, each in enumerate(seen["lineup"]):
            if each["player"] is not None:
                team.put_player(slot, self._batter(seat, each["player"]))
                team.put_position(slot, POSITION_NAMES.index(each["position"]))
            team.last |= _result(each["last"]) << 4 * slot
            team.hits |= each["hits"] << 4 * slot
        team.hand = (0,) * seen["hand_size"]
        team.discard = (0,) * len(seen["discard"])
        return team

    # --- the at-bat ---------------------------------------------------------------------------------------------------

    def _set_at_bat(self) -> None:
        state, view = self.state, self.view
        at_bat, pitch, swing = view["at_bat"], view["pitch"], view["swing"]
        state.slot = max(0, view["batter"]["slot"] or 0)
        state.pinch_hitter = view["batter"]["pinch_hitter"]
        state.walks, state.bunts = at_bat["walks"], at_bat["bunts"]
        state.infield_in, state.tired = at_bat["infield_in"], view["pitcher"]["tired"]
        state.pitch_natural, state.pitch_die = pitch["natural"] or 0, pitch["die"]
        state.swing_natural, state.swing_die = swing["natural"] or 0, swing["die"]
        state.chart = NO_CHART if view["chart"] is None else CHARTS.index(view["chart"])
        state.result, state.outcome = _result(view["result"]), _result(view["outcome"])
        for base, runner in enumerate(view["bases"]):
            if runner is not None:
                pitcher = self._pitcher(1 - state.offence, runner["pitcher"])
                state.put_runner(base, runner_of(runner["slot"], pitcher, False))
        thrown = view["throw"]["kind"]
        state.throw_kind = NO_THROW if thrown is None else THROWS.index(thrown)

    def _play(self, seen: PlaySeen) -> Play:
        """A card in play."""
        coaches = [coach.id for coach in self.book.coaches]
        is_coach = seen["card"] in coaches
        number = coaches.index(seen["card"]) if is_coach else self.book.strategy_number(seen["card"])
        play = Play(number, is_coach, seen["owner"], 0)
        play.target = -1 if seen["target"] is None else seen["target"]
        play.choice, play.spent = seen["alternative"], seen["spent"]
        play.player = self._left_on(seen["owner"], seen["left_on"])
        return play

    def _left_on(self, seat: int, player: str | None) -> int:
        """The player that a card was played on: a batter's slot, or a pitcher's index on the staff."""
        slots = [each["player"] for each in self.view["teams"][seat]["lineup"]]
        if player is None:
            return -1
        return slots.index(player) if player in slots else self._pitcher(seat, player)

    # --- chances ------------------------------------------------------------------------------------------------------

    def results(self) -> dict[str, float]:
        """The chance of every result of the current at-bat."""
        return dict(zip(RESULTS, odds.results(self.state), strict=False))

    def advantages(self) -> tuple[float, float, float]:
        """The chances of a mistake pitch, of the batter's advantage without one, and of the pitcher's."""
        return odds.advantages(self.state)

    def thrown_out(self, kind: str, base: int) -> float:
        """The chance that a throw of this kind gets the runner from this base out."""
        state = self.state
        return odds.out_chance(state, _KINDS[kind], state.runner(base), base, state.outcome, state.outs)

    def double_play(self) -> float:
        return odds.double_play_chance(self.state)

    def bunt(self, rolls: int = _FIRST_TRY) -> float:
        return odds.bunt_chance(self.state, rolls)


def _result(name: str | None) -> int:
    return NO_RESULT if name is None else RESULTS.index(name)


def reckon(book: CardBook, view: View, settings: Mapping[str, Any]) -> Reckoning | None:
    """The chances, or `None` before the line-ups are set and after the game."""
    if view["batter"]["player"] is None or view["over"]:
        return None
    try:
        return Reckoning(book, view, settings)
    except (PennantError, ValueError):  # between two events, when a player is not on the board yet
        return None
