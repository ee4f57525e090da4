"""Positions from a readable description: for scenarios, puzzles and analysis.

A description names cards by id, or by names that it gives to cards of its own (`described_cards.py`)::

    [cards]
    RIDGE = "bats R, on-base 10, clutch +2"
    FOX = "speed 18"

    [given]
    inning = 7
    half = "bottom"                             # else "top": the away team bats
    outs = 1
    bases = { first = "FOX", third = "home-2" } # or bases = ["first", "third"]: those who batted last
    batter = "RIDGE"
    pitcher = "KESTREL"
    pitched = { outs = 18, runs = 3, walks = 4 }    # what he has done so far; nothing, if it is not said
    at = "pitch"                                # where in the at-bat: see STEPS
    [given.home]
    runs = 3
    hand = ["R02", "G01"]                       # deck and discard in the same way
    in_play = ["B27 on RIDGE"]
    bench = []

What is not said is plain: away-1 to away-9 bat in this order and field C 1B 2B 3B SS LF CF RF DH; away-10 to away-13
sit on the bench; away-SP1 pitches, away-SP2 to -SP5 are the other starters, away-RP1 to -RP8 the bullpen; the park has
no effects. The fourth batter is up, runners have batted before him. Hands, decks and discard piles hold only the cards
that are named, coaches who are not named have been used, and what has not been said has not happened. A side may have
`club = "name of a deck"` in place of all that. The home team sits on seat 0, or with `home_seat = 1` on the other.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from pennant.games.clutch.cards import CardBook
from pennant.games.clutch.described_cards import HOME, SIDES, with_described_cards
from pennant.games.clutch.events import CHARTS
from pennant.games.clutch.position_reader import Description, check_keys, number_in, one_of, result, table_of
from pennant.games.clutch.position_side import Side
from pennant.games.clutch.rules import at_bat, effects, innings, questions, ratings, steps, windows
from pennant.games.clutch.rules.ballgame import Ballgame, new_game
from pennant.games.clutch.rules.cards import PRE_PITCH, ROWS
from pennant.games.clutch.rules.packing import runner_of
from pennant.games.clutch.rules.setup import HOME_OF_SERIES
from pennant.games.clutch.rules.team import Play
from pennant.games.clutch.setups import setup_with
from pennant.kernel.chance import scripted_chance, small_chance
from pennant.kernel.errors import ChanceNeeded, PositionError

STEPS = {
    "line-ups": "both managers set their line-ups",
    "half start": "the window before the first at-bat of a half",
    "at-bat": "a batter has come up, substitutions are next",
    "walk": "substitutions are over: pitch to him, or walk him?",
    "pitch": "the same, but steal and bunt are not asked about any more",
    "steal": "the offence may steal",
    "bunt": "the offence may bunt",
    "depth": "the defence may bring the infield in",
    "before the pitch": "the card window before the pitch",
    "after the pitch": "the one after it; needs `pitch`, what the die showed",
    "advantage": "the one in which the advantage is settled; needs `pitch` or `chart`",
    "before the swing": "the one before the swing; needs `pitch` or `chart`",
    "after the swing": "the one after it; needs `pitch` or `chart`, and `swing`, what the die showed",
    "result": "the one in which results are changed; needs `result` (and `chart`), or what stands above",
    "half end": "the third out is made",
}
_STEP_OF = {
    "line-ups": steps.ASK_LINEUPS,
    "half start": steps.OPEN_HALF,
    "at-bat": steps.SUBS,
    "walk": steps.ASK_WALK,
    "pitch": steps.ASK_WALK,
    "steal": steps.ASK_STEAL,
    "bunt": steps.ASK_BUNT,
    "depth": steps.ALIGN,
    "before the pitch": steps.OPEN_PRE_PITCH,
    "after the pitch": steps.OPEN_POST_PITCH,
    "advantage": steps.OPEN_ADVANTAGE,
    "before the swing": steps.OPEN_PRE_SWING,
    "after the swing": steps.OPEN_POST_SWING,
    "result": steps.OPEN_RESULT,
    "half end": steps.STADIUM_END,
}
_ORDER = list(STEPS)
_KNOWN_FROM = {"pitch": "after the pitch", "chart": "advantage", "swing": "after the swing", "result": "result"}
"""The steps from which parts of the at-bat are known."""

_GIVEN_KEYS = (
    "mode", "options", "seed", "game", "home_seat", "inning", "half", "outs", "bases", "batter", "pitcher", "pitched",
    "at", "pitch", "swing", "chart", "result", "infield", "walks_in_a_row", "pinch_hitter", "so_far", "weather",
    "stadium", *SIDES,
)  # fmt: skip
_SO_FAR_KEYS = (
    "runs", "batters", "strikeouts", "reached", "pitchers", "previous", "hits_in_a_row", "outs_in_a_row",
    "strikeouts_in_a_row",
)  # fmt: skip


def position_of(data: Mapping[str, Any], book: CardBook) -> Ballgame:
    """Build the state of a description, run to its first decision."""
    given = dict(data.get("given", data))
    given.pop("cards", None)
    check_keys("given", given, _GIVEN_KEYS)
    return _Position(Description(given, with_described_cards(book, data.get("cards", {})))).game_at_hand()


class _Position:
    """A position being built."""

    def __init__(self, described: Description) -> None:
        self.described = described
        self.given = given = described.given
        self.at = one_of("given.at", given.get("at", "pitch"), STEPS)
        self.outs = number_in("given.outs", given.get("outs", 3 if self.at == "half end" else 0), 0, 3)
        if (self.outs == 3) != (self.at == "half end"):
            raise PositionError("given.outs: three outs belong to at = 'half end', and only there (C-3.6.1)")
        if self.at in ("line-ups", "half start") and (self.outs or described.runners):
            raise PositionError(f"given: at = {self.at!r} nobody is out or on base (C-3.6.5)")
        self.sides = sorted((Side(described, name) for name in SIDES), key=lambda side: side.seat)

    def game_at_hand(self) -> Ballgame:
        game = self._frame()
        for side in self.sides:
            side.lay(game)
        self._half(game)
        for side in self.sides:
            side.put_in_play(game)
        self._weather(game)
        if self.at == "line-ups":
            for team in game.teams:
                team.order = team.fielding = team.up = 0
                team.bench = game.setup.clubs[game.teams.index(team)].everybody
        else:
            self._at_bat(game)
        game.go(_STEP_OF[self.at])
        self._run(game)
        return game

    # --- the frame ----------------------------------------------------------------------------------------------------

    def _frame(self) -> Ballgame:
        """Start a game of the mode with its options, at the given inning and half."""
        given, described = self.given, self.described
        clubs = self.sides[0].club(), self.sides[1].club()
        setup = setup_with(described.mode, described.options, clubs)
        seed = number_in("given.seed", given.get("seed", 1), 0, 1 << 62)
        game = new_game(setup, described.book.rules, small_chance(seed, 3), False)
        game.question, game.acting = questions.NO_QUESTION, 0
        game.game = number_in("given.game", given.get("game", 1), 1, int(setup.games)) - 1
        game.home = described.seats[HOME]
        pattern = HOME_OF_SERIES.get(int(setup.games), ())
        game.rolls = game.home ^ (game.game % 2 if setup.is_season or not pattern else pattern[game.game])
        game.stadium = setup.clubs[game.home].stadium
        game.inning = described.inning
        game.half = 2 * described.inning - (2 if described.is_top else 1)
        game.offence = described.offence
        game.at_bats = 1
        return game

    def _half(self, game: Ballgame) -> None:
        """Set outs, bases, and earlier events of this half; all who batted are out, on base or home (C-5.12)."""
        innings.begin_half(game)
        game.outs = self.outs
        for base, slot in self.sides[game.offence].runner_slots.items():
            game.put_runner(base, runner_of(slot, game.fielding().mound, False))
        so_far = table_of("given.so_far", self.given.get("so_far", {}), _SO_FAR_KEYS)

        def count(key: str, default: int) -> int:
            return number_in(f"given.so_far.{key}", so_far.get(key, default), 0, 99)

        runs, runners = int(game.batting().runs), len(self.described.runners)
        half_runs = count("runs", runs if game.half <= 1 else 0)
        if half_runs > runs or (game.half <= 1 and half_runs < runs):
            raise PositionError(f"given.so_far.runs: {self.sides[game.offence].name} has {runs} runs in all")
        game.half_runs = half_runs
        game.half_batters = count("batters", self.outs + runners + half_runs)
        game.half_strikeouts = count("strikeouts", 0)
        game.half_reached = bool(so_far.get("reached", runners or half_runs))
        game.half_pitchers = count("pitchers", 1)
        game.hits_in_row = count("hits_in_a_row", 0)
        game.outs_in_row = count("outs_in_a_row", 0)
        game.strikeouts_in_row = count("strikeouts_in_a_row", 0)
        if "previous" in so_far:
            game.previous = result("given.so_far.previous", so_far["previous"])
        game.walks = number_in("given.walks_in_a_row", self.given.get("walks_in_a_row", 0), 0, 9)
        for side in self.sides:
            side.count_half(game)
        game.line = tuple(_line(game))

    def _weather(self, game: Ballgame) -> None:
        weather = self.described.weather
        if weather is None:
            return
        card = game.cards.strategies[weather["card"]]
        if not card.weather:
            raise PositionError("given.weather: this is not a weather card (C-1.3)")
        if game.stadium.indoor:
            raise PositionError("given.weather: there is none under a roof (C-1.5)")
        windows.put_in_force(
            game, Play(weather["card"], False, self.described.seats[weather["owner"]], PRE_PITCH), card
        )
        if "halves" in weather:
            game.weather_until = game.half + number_in("given.weather.halves", weather["halves"], 1, 99) - 1

    def _run(self, game: Ballgame) -> None:
        """Run to the first decision; nothing before it depends on chance."""
        chance, game.chance = game.chance, scripted_chance(())
        try:
            game.run()
        except ChanceNeeded:
            raise PositionError(
                f"given: at = {self.at!r} needs a die roll or a draw before the first decision: use at = 'pitch'"
            ) from None
        game.chance = chance

    # --- the at-bat ---------------------------------------------------------------------------------------------------

    def _at_bat(self, game: Ballgame) -> None:
        """Set the values of the at-bat that are known at its step."""
        given, place = self.given, _ORDER.index(self.at)
        game.slot = game.batting().up
        game.outs_before = self.outs
        game.pinch_hitter = bool(given.get("pinch_hitter", False))
        game.stole = game.bunted = self.at == "pitch"
        if one_of("given.infield", given.get("infield", "back"), ("in", "back")) == "in":
            if not game.runner(2) or self.outs >= 2:
                raise PositionError("given.infield: it comes in with a runner on third and less than 2 outs (C-4.3.1)")
            game.infield_in = True
        game.depth_asked = place > _ORDER.index("depth") and at_bat.can_align(game)
        for key, first in _KNOWN_FROM.items():
            if key in given and not _ORDER.index(first) <= place < _ORDER.index("half end"):
                raise PositionError(f"given.{key} means nothing at = {self.at!r}: it is known from {first!r} on")
        if _ORDER.index("after the pitch") <= place < _ORDER.index("half end"):
            effects.mark_pitch(game)
            self._pitch(game)
            if place >= _ORDER.index("after the swing"):
                self._swing(game)

    def _pitch(self, game: Ballgame) -> None:
        """The natural roll of the pitch; if not given, one that gives the advantage to the given side."""
        given = self.given
        if "pitch" in given:
            game.pitch_natural = number_in("given.pitch", given["pitch"], 1, 24)
            chart = int(ratings.advantage(game))
            if given.get("chart", CHARTS[chart]) != CHARTS[chart]:
                raise PositionError(f"given.chart: with this pitch it is the {CHARTS[chart]}'s (C-3.8.18)")
        elif "chart" in given or self.at == "result":
            usual = CHARTS[0 if given.get("result") == "3B" else 1]
            chart = CHARTS.index(one_of("given.chart", given.get("chart", usual), CHARTS))
            for natural in range(20, 0, -1):
                game.pitch_natural = natural
                if ratings.advantage(game) == chart:
                    break
            else:
                raise PositionError(f"given.chart: no pitch gives the {CHARTS[chart]} the advantage here (C-3.8.18)")
        else:
            raise PositionError(f"given: at = {self.at!r} needs `pitch`, what the die showed")
        if self.at != "after the pitch":
            game.chart = chart

    def _swing(self, game: Ballgame) -> None:
        """The natural roll of the swing; if not given, one that reads the given result."""
        given = self.given
        game.swing_die = ratings.die_for_swing(game)
        if "swing" in given:
            if "result" in given:
                raise PositionError("given.result follows from the swing: say one of them")
            game.swing_natural = number_in("given.swing", given["swing"], 1, int(game.swing_die))
        elif "result" in given:
            self._swing_for(game, result("given.result", given["result"]))
        else:
            raise PositionError(f"given: at = {self.at!r} needs `swing`, what the die showed")
        if self.at == "result":
            game.result = effects.read_chart(game)

    def _swing_for(self, game: Ballgame, wanted: int) -> None:
        """The lowest number on the die that gives this row."""
        word = self.given["result"]
        if wanted >= ROWS:
            raise PositionError(f"given.result: {word} is not read on a chart (C-1.1)")
        for natural in range(1, int(game.swing_die) + 1):
            game.swing_natural = natural
            if ratings.printed_result(game) == wanted:
                return
        raise PositionError(f"given.result: no swing reads {word} on the {CHARTS[game.chart]}'s chart")


def _line(game: Ballgame) -> Iterator[int]:
    """The runs of the finished halves: all in the first half of each side."""
    for half in range(int(game.half)):
        seat = game.home if half & 1 else 1 - game.home
        runs = int(game.teams[seat].runs) - (int(game.half_runs) if seat == game.offence else 0)
        yield runs if half <= 1 else 0
