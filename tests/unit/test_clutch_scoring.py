"""Scoring of hand-written games (C-5): every statistic, decisions of pitchers, exports, and consistency checks."""

import re
from typing import Any

import msgspec
import pytest

from pennant.games.clutch.scoring import (
    BatterLine,
    Batting,
    Box,
    PitcherLine,
    Pitching,
    Play,
    Result,
    Scorer,
    Season,
    account,
    box_of,
    checks,
    dump,
    event_code,
    event_file,
    load,
    notation,
    schema,
)
from pennant.games.clutch.scoring.account import CHANGES, DETAILS, MESSAGES, OTHERS
from pennant.games.clutch.scoring.checks import forfeit_score
from pennant.games.clutch.scoring.decisions import needed_outs
from pennant.games.clutch.scoring.scorer import NOTES
from pennant.kernel.errors import UsageError

AWAY, HOME = 0, 1
POSITIONS = ("C", "1B", "2B", "3B", "SS", "LF", "CF", "RF", "DH")
BASES = {"B": "box", "1": "first", "2": "second", "3": "third", "H": "home"}
BATTER_OUT = {"K": "strikeout", "GB": "ground-out", "FB": "fly-out", "SAC": "sacrificed", "SQZ": "sacrificed"}
STEP = re.compile(r"([B123])([-x])([123H])(?::([\w-]+))?")


class Log:
    """Writes the events of a game: away batters a1 to a9 and pitcher ap, home batters h1 to h9 and pitcher hp.

    `2-H` is a run from second to home, `1x3` is an out at third. A mark may follow after a colon: `nr` for no RBI, `ur`
    for unearned, `sb` for stolen, or the kind of out. `T3` is a throw at the runner from third, `E` is an error.
    """

    def __init__(self) -> None:
        self.events: list[dict[str, Any]] = []
        self.teams = ({slot: f"a{slot}" for slot in range(1, 10)}, {slot: f"h{slot}" for slot in range(1, 10)})
        self.mounds = ["ap", "hp"]
        self.up = [1, 1]
        self.on: dict[int, str] = {}  # the base of every slot, in the order in which runners got on base
        self.charged: dict[int, str] = {}
        self.runs = [0, 0]
        self.half_runs, self.outs, self.inning, self.offence = 0, 0, 0, HOME
        self.tell("game", number=1, home=HOME)
        for seat in (AWAY, HOME):
            for slot, player in self.teams[seat].items():
                self.tell("starts", seat=seat, slot=slot - 1, player=player, position=POSITIONS[slot - 1])
            self.tell("starts-pitching", seat=seat, pitcher=self.mounds[seat], tired=False)
        self.half()

    def tell(self, kind: str, **fields: Any) -> "Log":
        self.events.append({"kind": kind, **fields})
        return self

    # --- halves and games ---------------------------------------------------------------------------------------------

    def half(self) -> "Log":
        """Start the next half."""
        if self.inning:
            self.end_half()
        self.offence = 1 - self.offence
        self.inning += self.offence == AWAY
        self.on, self.outs, self.half_runs = {}, 0, 0
        return self.tell("half", inning=self.inning, top=self.offence == AWAY, seat=self.offence)

    def end_half(self) -> "Log":
        return self.tell("half-over", seat=self.offence, runs=self.half_runs, left=len(self.on))

    def over(self) -> Box:
        self.end_half()
        winner = int(self.runs[HOME] > self.runs[AWAY])
        self.tell("game-over", winner=winner, runs_0=self.runs[0], runs_1=self.runs[1])
        return self.box()

    def box(self) -> Box:
        return box_of(Scorer().see_all(self.events).sheet)

    # --- plays --------------------------------------------------------------------------------------------------------

    def bat(self, result: str, *steps: str, **flags: Any) -> "Log":
        """Let the next batter bat; without steps he is out, or advances as far as the result says."""
        seat, slot = self.offence, self.up[self.offence]
        self.come_up()
        if result not in ("IBB", "SAC", "SQZ"):
            self.tell("pitched")
        if result == "SAC":
            self.tell("bunted")
        player, facing = self.teams[seat][slot], self.mounds[1 - seat]
        self.tell("outcome", seat=seat, slot=slot - 1, player=player, facing=facing, result=result)
        self.charged[slot] = facing
        for step in (*steps, *self._own_step(result, steps)):
            if step == "E":
                self.tell("error", seat=1 - seat)
            elif step.startswith("T"):
                self.tell("thrown", throw="ground", slot=self._runner(step[1], slot) - 1)
            else:
                self.step(step, result, slot)
        if flags.get("choice"):
            self.tell("reached-by-choice", seat=seat, slot=slot - 1)
        if flags.get("dp"):
            self.tell("double-play", seat=seat, slot=slot - 1)
        if flags.get("sacrifice") or result == "SAC":
            self.tell("sacrifice", seat=seat, slot=slot - 1, player=player, sacrifice=flags.get("sacrifice", "bunt"))
        self.up[seat] = slot % 9 + 1
        return self

    def _own_step(self, result: str, steps: tuple[str, ...]) -> tuple[str, ...]:
        if any(step.startswith("B") for step in steps):
            return ()
        if result in BATTER_OUT:
            return ("Bx1",)
        return (f"B-{ {'2B': '2', '3B': '3', 'HR': 'H'}.get(result, '1') }",)

    def come_up(self) -> "Log":
        seat, slot = self.offence, self.up[self.offence]
        player, facing = self.teams[seat][slot], self.mounds[1 - seat]
        return self.tell("batter-up", seat=seat, slot=slot - 1, player=player, facing=facing)

    def step(self, step: str, result: str = "", batter: int = 0) -> "Log":
        found = STEP.fullmatch(step)
        assert found is not None, step
        start, how, end, mark = found.groups()
        seat, slot = self.offence, self._runner(start, batter)
        who = {"seat": seat, "slot": slot - 1, "player": self.teams[seat][slot]}
        if how == "x":
            self.outs += 1
            self.on.pop(slot, None)
            out = mark or (BATTER_OUT[result] if start == "B" else "thrown-out")
            return self.tell("out", **who, facing=self.mounds[1 - seat], base=BASES[end], how=out)
        self.tell("moved", **who, start=BASES[start], end=BASES[end])
        self.on[slot] = end
        if end == "H" and mark != "late":
            del self.on[slot]
            self.runs[seat] += 1
            self.half_runs += 1
            self.tell("scored", **who, charged=self.charged[slot], rbi=mark not in ("nr", "ur"), earned=mark != "ur")
        if mark == "sb":
            self.tell("stole", **who, base=BASES[end])
        return self

    def _runner(self, start: str, batter: int) -> int:
        return batter if start == "B" else next(slot for slot, base in self.on.items() if base == start)

    def many(self, result: str, times: int) -> "Log":
        for _ in range(times):
            self.bat(result)
        return self

    def side(self, runs: int = 0) -> "Log":
        """Play the rest of a half, solo home runs and then strikeouts, and start the next half."""
        return self.many("HR", runs).many("K", 3 - self.outs).half()

    def innings(self, count: int) -> "Log":
        for _ in range(2 * count):
            self.side()
        return self

    def pitcher(self, name: str, tired: bool = False) -> "Log":
        seat = 1 - self.offence
        old, self.mounds[seat] = self.mounds[seat], name
        return self.tell("pitching-change", seat=seat, old_pitcher=old, pitcher=name, tired=tired)


@pytest.fixture
def log() -> Log:
    return Log()


def batter(box: Box, player: str) -> BatterLine:
    return next(line for team in box.teams for line in team.batters if line.player == player)


def line_of(box: Box, player: str) -> Batting:
    return batter(box, player).batting


def arm(box: Box, player: str) -> PitcherLine:
    return next(line for team in box.teams for line in team.pitchers if line.player == player)


def staff(box: Box, player: str) -> Pitching:
    return arm(box, player).pitching


# --- batters (C-5.1 to C-5.8) -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("result", "numbers"),
    [
        ("K", {"ab": 1, "strikeouts": 1}),
        ("GB", {"ab": 1}),
        ("FB", {"ab": 1}),
        ("BB", {"walks": 1}),
        ("IBB", {"intentional": 1}),
        ("HBP", {"hit_by_pitch": 1}),
        ("1B", {"ab": 1, "hits": 1}),
        ("2B", {"ab": 1, "hits": 1, "doubles": 1}),
        ("3B", {"ab": 1, "hits": 1, "triples": 1}),
        ("HR", {"ab": 1, "hits": 1, "homers": 1, "runs": 1, "rbi": 1}),
    ],
)
def test_result_is_counted_for_the_batter(log: Log, result: str, numbers: dict[str, int]) -> None:
    """C-5.1 to C-5.3."""
    box = log.bat(result).box()
    assert line_of(box, "a1") == Batting(games=1, pa=1, **numbers)
    assert not checks(box)


@pytest.mark.parametrize(
    ("result", "numbers"),
    [
        ("K", {"outs": 1, "strikeouts": 1, "pitches": 1}),
        ("GB", {"outs": 1, "pitches": 1}),
        ("BB", {"walks": 1, "pitches": 1}),
        ("IBB", {"intentional": 1}),
        ("HBP", {"hit_batters": 1, "pitches": 1}),
        ("2B", {"hits": 1, "pitches": 1}),
        ("HR", {"hits": 1, "homers": 1, "runs": 1, "earned": 1, "pitches": 1}),
    ],
)
def test_result_is_counted_for_the_pitcher(log: Log, result: str, numbers: dict[str, int]) -> None:
    """C-5.9; an intentional walk is not a pitch (C-4.1.2)."""
    assert staff(log.bat(result).box(), "hp") == Pitching(games=1, started=1, faced=1, **numbers)


def test_total_bases_weight_hits_by_bases() -> None:
    """C-5.3."""
    assert Batting(hits=5, doubles=1, triples=1, homers=1).total_bases == 2 + 2 + 3 + 4


def test_sacrifice_bunt_is_not_an_at_bat(log: Log) -> None:
    """C-5.4."""
    box = log.bat("1B").bat("SAC", "1-2").box()
    line = line_of(box, "a2")
    assert (line.pa, line.ab, line.bunts, line.flies, line.sacrifices) == (1, 0, 1, 0, 1)
    assert not checks(box)


def test_sacrifice_fly_is_an_rbi_but_not_an_at_bat(log: Log) -> None:
    """C-5.4, C-5.7."""
    box = log.bat("3B").bat("FB", "Bx1", "3-H", sacrifice="fly").box()
    line = line_of(box, "a2")
    assert (line.ab, line.flies, line.bunts, line.rbi) == (0, 1, 0, 1)
    assert not checks(box)


def test_fielders_choice_is_an_at_bat_without_a_hit(log: Log) -> None:
    """C-5.5."""
    box = log.bat("1B").bat("GB", "1x2:force-out", "B-1", choice=True).box()
    line = line_of(box, "a2")
    assert (line.ab, line.hits, line.choices, line.double_plays) == (1, 0, 1, 0)
    assert not checks(box)


def test_double_play_gives_no_rbi(log: Log) -> None:
    """C-5.7, C-5.8."""
    log.bat("3B").bat("1B", "B-1")  # the runner stays on third
    box = log.bat("GB", "1x2:force-out", "Bx1", "3-H:nr", dp=True).box()
    line = line_of(box, "a3")
    assert (line.double_plays, line.rbi, box.teams[AWAY].runs) == (1, 0, 1)
    assert box.teams[HOME].double_plays == 1
    assert not checks(box)


def test_double_play_on_fly_ball_counts_only_for_the_defense(log: Log) -> None:
    box = log.bat("1B").bat("FB", "Bx1", "1x2").box()
    assert line_of(box, "a2").double_plays == 0
    assert box.teams[HOME].double_plays == 1


def test_run_on_an_error_is_unearned_and_not_an_rbi(log: Log) -> None:
    """C-5.6, C-5.7, C-5.9."""
    box = log.bat("3B").bat("GB", "T3", "3-H:ur", "E", "B-1", choice=True).box()
    assert line_of(box, "a2").rbi == 0
    assert (staff(box, "hp").runs, staff(box, "hp").earned) == (1, 0)
    assert (box.teams[HOME].errors, box.teams[AWAY].errors) == (1, 0)
    assert not checks(box)


def test_runs_count_for_the_runner_and_rbi_for_the_batter(log: Log) -> None:
    """C-5.7, C-5.8."""
    box = log.bat("BB").bat("2B", "1-3").bat("1B", "3-H", "2-H").box()
    assert (line_of(box, "a1").runs, line_of(box, "a2").runs) == (1, 1)
    assert line_of(box, "a3").rbi == 2
    assert not checks(box)


def test_hit_by_pitch_with_bases_loaded_is_an_rbi(log: Log) -> None:
    """C-5.7."""
    box = log.many("BB", 1).bat("BB", "1-2").bat("IBB", "2-3", "1-2").bat("HBP", "3-H", "2-3", "1-2").box()
    assert line_of(box, "a4").rbi == 1
    assert not checks(box)


def test_double_steal_counts_for_both_runners(log: Log) -> None:
    """C-3.14.2, C-R40."""
    log.bat("BB").bat("BB", "1-2").come_up().tell("steals", seat=AWAY, bases=["first", "second"])
    box = log.step("2-3:sb").step("1-2:sb").box()
    assert (line_of(box, "a1").stolen, line_of(box, "a2").stolen) == (1, 1)
    assert staff(box, "hp").stolen == 2
    assert [play.kind for play in box.sheet.plays] == ["at-bat", "at-bat", "steal"]


def test_third_out_on_a_steal_is_not_a_plate_appearance(log: Log) -> None:
    """C-5.1, C-3.6.4."""
    log.many("K", 2).bat("BB").come_up().tell("steals", seat=AWAY, bases=["first"])
    box = log.step("1x2:caught-stealing").half().box()
    assert line_of(box, "a3").caught == 1
    assert line_of(box, "a4").pa == 0
    assert (box.halves[0].pa, box.halves[0].outs, box.halves[0].left) == (3, 3, 0)
    assert not checks(box)


def test_pickoff_is_an_out_but_not_caught_stealing(log: Log) -> None:
    log.bat("BB").come_up().tell("thrown", throw="pickoff", slot=0).tell("thrown", throw="pickoff", slot=0)
    box = log.step("1x1:picked-off").box()
    assert line_of(box, "a1").caught == 0
    assert staff(box, "hp").outs == 1
    assert [notation(play) for play in box.sheet.plays] == ["BB", "PO1"]


def test_unsuccessful_pickoff_throw_is_not_recorded(log: Log) -> None:
    log.bat("BB").come_up().tell("thrown", throw="pickoff", slot=0)
    assert len(log.bat("K").box().sheet.plays) == 2


def test_failed_squeeze_is_an_out_before_the_at_bat_ends(log: Log) -> None:
    """The batter is still up after the out of the runner."""
    log.bat("3B").come_up().step("3xH")
    log.bat("K")
    box = log.box()
    assert [play.kind for play in box.sheet.plays] == ["at-bat", "squeeze-out", "at-bat"]
    assert (staff(box, "hp").outs, staff(box, "hp").faced) == (2, 2)


def test_line_score_has_runs_hits_and_left_on_base(log: Log) -> None:
    """C-5.8, C-5.12."""
    box = log.bat("HR").many("K", 1).bat("1B").bat("2B", "1-3").many("GB", 2).half().side(2).box()
    assert (box.teams[AWAY].innings, box.teams[HOME].innings) == ([1, 0], [2])
    assert (box.teams[AWAY].hits, box.teams[AWAY].left, box.teams[AWAY].runs) == (3, 2, 1)
    assert not checks(box)


def test_batting_rates_are_computed_or_none() -> None:
    line = Batting(pa=10, ab=6, hits=3, doubles=1, homers=1, walks=1, intentional=1, hit_by_pitch=1, flies=1)
    assert line.average == 0.5
    assert line.on_base == pytest.approx(6 / 10)
    assert line.slugging == pytest.approx(7 / 6)
    assert line.ops == pytest.approx(0.6 + 7 / 6)
    assert (Batting().average, Batting().on_base, Batting().slugging, Batting().ops) == (None, None, None, None)


def test_pitching_rates_are_computed_or_none() -> None:
    line = Pitching(outs=17, hits=5, walks=2, intentional=1, earned=2)
    assert line.innings == "5.2"
    assert line.era == pytest.approx(2 * 27 / 17)
    assert line.whip == pytest.approx(8 * 3 / 17)
    assert (Pitching().era, Pitching().whip, Pitching().innings) == (None, None, "0.0")


# --- substitutions ----------------------------------------------------------------------------------------------------


def replace(log: Log, seat: int, slot: int, player: str, as_what: str) -> Log:
    old, log.teams[seat][slot] = log.teams[seat][slot], player
    position = POSITIONS[slot - 1]
    return log.tell(
        "replaced", seat=seat, slot=slot - 1, old=old, player=player, position=position, as_what=as_what
    )  # fmt: skip


def test_positions_are_listed_in_the_order_played(log: Log) -> None:
    replace(log.come_up(), AWAY, 1, "ax", "pinch-hitter").bat("K").many("K", 2).half()
    log.tell("shifted", seat=AWAY, slot=3, position="SS").tell("shifted", seat=AWAY, slot=4, position="3B")
    box = log.bat("K").box()
    assert batter(box, "a1").positions == ["C"]
    assert batter(box, "ax").positions == ["PH", "C"]
    assert batter(box, "a4").positions == ["3B", "SS"]
    assert [line.player for line in box.teams[AWAY].batters][:3] == ["a1", "ax", "a2"]
    assert (line_of(box, "ax").pa, line_of(box, "a1").pa) == (1, 0)


def test_pinch_hitter_who_does_not_field_has_one_position(log: Log) -> None:
    box = replace(log.come_up(), AWAY, 1, "ax", "pinch-hitter").bat("K").box()
    assert batter(box, "ax").positions == ["PH"]


def test_pinch_hitter_for_designated_hitter_takes_his_position(log: Log) -> None:
    log.up[AWAY] = 9
    box = replace(log.come_up(), AWAY, 9, "ax", "pinch-hitter").bat("K").many("K", 2).half().bat("K").box()
    assert batter(box, "ax").positions == ["PH", "DH"]


def test_run_counts_for_the_pinch_runner(log: Log) -> None:
    log.bat("3B").come_up()
    log.teams[AWAY][1] = "ax"
    log.tell("pinch-ran", seat=AWAY, slot=0, old="a1", player="ax", base="third")
    box = log.bat("1B", "3-H").box()
    assert (line_of(box, "a1").runs, line_of(box, "ax").runs) == (0, 1)
    assert batter(box, "ax").positions == ["PR"]
    assert not checks(box)


def test_substitute_of_an_ejected_batter_runs_for_him(log: Log) -> None:
    """C-3.5.13."""
    box = replace(log.bat("BB"), AWAY, 1, "ax", "for-ejected").bat("HR", "1-H").box()
    assert batter(box, "ax").positions == ["PR"]
    assert line_of(box, "ax").runs == 1
    assert not checks(box)


# --- pitchers (C-5.9) -------------------------------------------------------------------------------------------------


def test_run_is_charged_to_pitcher_who_put_the_runner_on(log: Log) -> None:
    """C-5.9, C-R16."""
    log.bat("BB").bat("1B", "1-2").pitcher("hq")
    box = log.bat("2B", "2-H", "1-3").box()
    assert (staff(box, "hp").runs, staff(box, "hq").runs) == (1, 0)
    assert (staff(box, "hq").inherited, staff(box, "hq").inherited_scored) == (2, 1)
    assert (staff(box, "hp").faced, staff(box, "hq").faced) == (2, 1)
    assert not checks(box)


def test_pitch_count_includes_bunts_but_not_second_rolls(log: Log) -> None:
    """C-4.2.4."""
    log.come_up().tell("bunted").tell("bunted").tell("took-pitch").tell("pitched").tell("pitched")
    log.events.append({"kind": "outcome", "seat": AWAY, "slot": 0, "player": "a1", "facing": "hp", "result": "K"})
    box = log.step("Bx1", "K", 1).box()
    assert staff(box, "hp").pitches == 3


def test_tired_pitches_and_tired_entries_are_separate(log: Log) -> None:
    """C-3.4.6; entering the game tired is counted separately (C-3.4.3)."""
    log.bat("K").pitcher("hq", tired=True).bat("K").pitcher("hr")
    box = log.tell("tired-pitch", seat=HOME, pitcher="hr", level=1).bat("K").box()
    assert [staff(box, name).tired for name in ("hp", "hq", "hr")] == [0, 0, 1]
    assert [arm(box, name).entered_tired for name in ("hp", "hq", "hr")] == [False, True, False]


def test_complete_game_and_shutout_are_counted(log: Log) -> None:
    box = log.innings(8).side().bat("HR").over()
    assert (staff(box, "hp").complete, staff(box, "hp").shutouts, staff(box, "hp").finished) == (1, 1, 0)
    assert (staff(box, "ap").complete, staff(box, "ap").shutouts) == (1, 0)
    assert box.is_walk_off
    assert not checks(box)


# --- decisions (C-5.10, C-R47) ----------------------------------------------------------------------------------------


def decisions_of(box: Box) -> tuple[str | None, str | None, str | None]:
    return box.decisions.win, box.decisions.loss, box.decisions.save


def test_starter_with_five_innings_gets_the_win(log: Log) -> None:
    log.side(1).side().innings(4)
    log.side().pitcher("aq").side().innings(2).side().many("K", 3)
    box = log.over()
    assert decisions_of(box) == ("ap", "hp", "aq")
    assert (staff(box, "ap").wins, staff(box, "hp").losses, staff(box, "aq").saves) == (1, 1, 1)
    assert arm(box, "ap").decisions == ["W"]
    assert not checks(box)


def test_most_effective_reliever_wins_if_starter_pitched_too_little(log: Log) -> None:
    log.side(5).side().innings(3).side().many("K", 2).pitcher("aq").side()  # ap: 4.2 innings, aq: one out
    log.side().pitcher("ar").side(1).side().side()  # ar: two innings and a run
    log.side().pitcher("as").side().side().many("K", 3)  # as: two innings without a run
    box = log.over()
    assert staff(box, "ap").outs == 14
    assert decisions_of(box) == ("as", "hp", None)


def test_earlier_of_equally_effective_relievers_gets_the_win(log: Log) -> None:
    log.side(5).side().innings(3)
    log.side().pitcher("aq").side().side().side()
    log.side().pitcher("ar").side().side().side()
    log.side().pitcher("as").many("K", 3)
    assert decisions_of(log.over())[0] == "aq"


def test_reliever_with_whole_inning_wins_over_one_with_less(log: Log) -> None:
    log.side(9).side().innings(3).side().many("K", 1).pitcher("aq").many("K", 2).half()  # aq: two outs, no runners
    log.side().pitcher("ar").side(2).innings(2).side().many("K", 3)  # ar: four innings, two home runs
    assert decisions_of(log.over())[0] == "ar"


def test_reliever_of_record_gets_the_win(log: Log) -> None:
    log.side(1).side(1).innings(5).side().pitcher("aq").side().side(1).side().side().many("K", 3)
    box = log.over()
    assert decisions_of(box) == ("aq", "hp", None)


def test_brief_ineffective_reliever_does_not_get_the_win(log: Log) -> None:
    """His team takes the lead while he is the pitcher of record, but he gets one out and allows two runs."""
    log.innings(6).side(3).bat("BB").pitcher("aq").bat("HR", "1-H").bat("K").pitcher("ar").side()
    log.side().side().side().many("K", 3)
    box = log.over()
    assert decisions_of(box)[0] == "ap"  # the starter was the pitcher of record
    log = Log()
    log.innings(6).side().pitcher("aq").side(1)  # now aq is the pitcher of record
    log.side(4).many("HR", 2).bat("K").pitcher("ar").side().side().many("K", 3)
    box = log.over()
    assert staff(box, "aq").outs == 4
    assert decisions_of(box)[0] == "aq"  # four outs are not a brief appearance
    log = Log()
    log.innings(6).side().many("K", 2).bat("HR").pitcher("aq").bat("K").half()
    log.side(4).many("HR", 2).pitcher("ar").side().side().many("K", 3)
    box = log.over()
    assert (staff(box, "aq").outs, decisions_of(box)) == (1, ("ar", "hp", None))


def test_pitcher_who_put_the_winning_run_on_gets_the_loss(log: Log) -> None:
    log.innings(6).bat("BB").pitcher("hq").bat("HR", "1-H").side()
    box = log.side().innings(1).side().many("K", 3).over()
    assert decisions_of(box)[:2] == ("ap", "hp")


def test_reliever_who_blew_the_save_can_get_the_win(log: Log) -> None:
    log.side(1).side().innings(5).side().pitcher("aq").side(1)  # aq blows the save
    log.side(1).side().side().many("K", 3)  # and gets the win
    box = log.over()
    assert decisions_of(box) == ("aq", "hp", None)
    assert box.decisions.blown == [(AWAY, "aq")]
    assert arm(box, "aq").decisions == ["BS", "W"]


@pytest.mark.parametrize(
    ("lead", "runners", "outs", "saved"),
    [
        (3, 0, 3, True),  # lead of three for a whole inning
        (4, 0, 3, False),
        (4, 2, 3, True),  # the tying run on deck
        (3, 0, 2, False),  # lead of three for less than an inning
        (3, 1, 2, True),
        (2, 0, 1, True),  # the tying run is always on deck
        (5, 2, 3, False),
        (5, 3, 1, True),
        (7, 0, 9, True),  # three innings
        (7, 0, 8, False),
    ],
)
def test_save_depends_on_lead_runners_and_outs(lead: int, runners: int, outs: int, saved: bool) -> None:
    log = Log()
    log.side(lead).side().innings(5)
    innings, more = divmod(outs, 3)
    for _ in range(9 - 6 - innings - (more > 0)):
        log.side().side()
    log.side().many("K", (3 - more) % 3)
    for number in range(runners):
        steps = [f"{base}-{base + 1}" for base in range(number, 0, -1)]
        log.bat("BB", *steps)
    log.pitcher("aq").many("K", 3 - log.outs)
    for _ in range(innings - 1 + (more > 0)):
        log.half().side().many("K", 3)
    box = log.over()
    assert staff(box, "aq").outs == outs
    assert decisions_of(box) == ("ap", "hp", "aq" if saved else None)
    assert not checks(box)


def test_middle_relievers_get_holds_and_the_last_one_the_save(log: Log) -> None:
    log.side(2).side().innings(5)
    log.side().pitcher("aq").side()  # the seventh: a hold
    log.side().pitcher("ar").many("K", 2).pitcher("as").many("K", 1).half()  # the eighth: two more
    box = log.side().pitcher("at").many("K", 3).over()
    assert box.decisions.holds == [(AWAY, "aq"), (AWAY, "ar"), (AWAY, "as")]
    assert decisions_of(box) == ("ap", "hp", "at")
    assert arm(box, "aq").decisions == ["HLD"]


def test_hold_needs_an_out_and_a_lead(log: Log) -> None:
    log.side(2).side().innings(5).side().pitcher("aq").bat("BB").pitcher("ar").bat("HR", "1-H").many("K", 3).half()
    log.side(1).pitcher("as").side().side().many("K", 3)
    box = log.over()
    assert box.decisions.holds == []
    assert box.decisions.blown == [(AWAY, "ar")]


def test_reliever_can_get_a_hold_and_the_loss(log: Log) -> None:
    """He leaves with a lead, but the runners he left on base score the deciding runs."""
    log.side(1).side().innings(6).side().pitcher("aq").bat("K").bat("BB").bat("BB", "1-2").pitcher("ar")
    log.bat("HR", "2-H", "1-H").many("K", 2).half().many("K", 3)
    box = log.over()
    assert box.decisions.holds == [(AWAY, "aq")]
    assert decisions_of(box) == ("hp", "aq", None)  # the tying and the go-ahead run are charged to him
    assert arm(box, "aq").decisions == ["HLD", "L"]
    assert box.decisions.blown == [(AWAY, "ar")]


def test_three_run_lead_with_less_than_an_inning_left_gives_no_save(log: Log) -> None:
    log.side(3).side().innings(7).side().many("K", 1).pitcher("aq").many("K", 1).pitcher("ar").many("K", 1)
    box = log.over()
    assert decisions_of(box) == ("ap", "hp", None)
    assert box.decisions.holds == []


@pytest.mark.parametrize(("fielded", "innings"), [(12, 5), (9, 5), (6, 5), (5, 4), (4, 3), (2, 1), (1, 1)])
def test_needed_outs_of_starter_depend_on_innings_of_game(fielded: int, innings: int) -> None:
    assert needed_outs(fielded) == 3 * innings


# --- ends of games ----------------------------------------------------------------------------------------------------


def test_walk_off_counts_only_the_winning_run(log: Log) -> None:
    """C-R25: the other runner reached home after the winning run, and counts as left on base."""
    log.innings(8).side().bat("3B").bat("BB")
    box = log.bat("3B", "3-H", "1-H:late").over()
    assert (box.teams[HOME].runs, box.teams[HOME].left) == (1, 2)
    assert (line_of(box, "h9").triples, line_of(box, "h9").rbi) == (
        1,
        1,
    )  # h9: eight innings of three batters, then two in the ninth
    assert notation(box.sheet.plays[-1]) == "3B 3-H"
    assert box.is_walk_off
    assert not checks(box)


def test_home_team_that_leads_does_not_bat_in_the_ninth(log: Log) -> None:
    box = log.side().side(1).innings(7).many("K", 3).over()
    assert (len(box.teams[AWAY].innings), len(box.teams[HOME].innings)) == (9, 8)
    assert not box.is_walk_off
    assert not checks(box)


@pytest.mark.parametrize(("ahead", "decision"), [(True, ("hp", "ap", None)), (False, (None, None, None))])
def test_forfeit_has_decisions_only_if_the_winner_was_ahead(log: Log, ahead: bool, decision: Any) -> None:
    """C-R23."""
    log.side(0 if ahead else 2).side(1).bat("BB")
    log.tell("forfeit", seat=AWAY).end_half().tell("game-over", winner=HOME, runs_0=0, runs_1=9)
    box = log.box()
    assert box.score == (0, 9)
    assert box.teams[AWAY].runs == (0 if ahead else 2)  # runs scored before the forfeit still count in the statistics
    assert decisions_of(box) == decision
    assert not checks(box)


@pytest.mark.parametrize(
    ("runs", "loser", "score"),
    [((3, 4), 0, (0, 9)), ((3, 4), 1, (9, 0)), ((2, 12), 0, (2, 12)), ((2, 11), 0, (0, 9)), ((12, 2), 0, (0, 9))],
)
def test_forfeit_score_is_nine_to_nothing_unless_winner_leads_by_more(
    runs: tuple[int, int], loser: int, score: tuple[int, int]
) -> None:
    """C-R23."""
    assert forfeit_score(runs, loser) == score


def test_box_score_of_unfinished_game_has_no_decisions(log: Log) -> None:
    box = log.bat("BB").box()
    assert (box.is_over, box.winner, box.score, box.decisions.win) == (False, None, (0, 0), None)
    assert not checks(box)


def test_scorer_keeps_games_of_a_series_apart(log: Log) -> None:
    log.side(1).innings(8).side().many("K", 3).over()
    later = Log()
    later.events[0]["number"] = 2
    later.side().bat("HR")
    scorer = Scorer().see_all([*log.events, *later.events])
    assert [sheet.game for sheet in scorer.sheets] == [1, 2]
    assert [box_of(sheet).score for sheet in scorer.sheets] == [(1, 0), (0, 1)]


def test_scorer_refuses_incomplete_events(log: Log) -> None:
    with pytest.raises(UsageError, match="from its first event"):
        Scorer().see_all(log.bat("K").events[1:])
    with pytest.raises(UsageError, match="have a hole"):
        Scorer().see_all(event for event in log.events if event["kind"] != "outcome")


# --- consistency checks -----------------------------------------------------------------------------------------------


def play_full_game() -> Log:
    log = Log()
    log.bat("1B").bat("2B", "1-3").bat("FB", "Bx1", "3-H", sacrifice="fly").many("K", 2).half()
    log.innings(7).side()
    return log.side().bat("BB").bat("HR", "1-H")


@pytest.mark.parametrize(
    ("kind", "field", "value", "problem"),
    [
        ("half-over", "left", 7, "C-5.8"),
        ("half-over", "runs", 7, "C-5.8"),
        ("scored", "rbi", False, "C-5.7"),
        ("sacrifice", "sacrifice", "bunt", "C-5.4"),
        ("game-over", "runs_1", 5, "C-5.12"),
        ("game-over", "winner", 0, "C-3.6.3"),
        ("out", "how", "ground-out", "C-3.8.35"),
        ("outcome", "result", "HR", "C-5.3"),
    ],
)
def test_checks_find_wrong_event(kind: str, field: str, value: Any, problem: str) -> None:
    log = play_full_game()
    assert not checks(log.over())
    event = next(event for event in log.events if event["kind"] == kind)
    event[field] = value
    assert any(found.startswith(problem) for found in checks(log.box())), checks(log.box())


@pytest.mark.parametrize("kind", ["out", "moved", "scored", "outcome"])
def test_checks_find_missing_event(kind: str) -> None:
    log = play_full_game()
    log.over()
    log.events.remove(next(event for event in log.events if event["kind"] == kind))
    try:
        assert checks(log.box())
    except UsageError as error:
        assert "have a hole" in str(error)  # noqa: PT017  either the checks or the scorer must report it


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        ("batting.pa", "C-5.2"),
        ("batting.strikeouts", "C-5.12"),
        ("batting.hits", "C-5.12"),
        ("batting.rbi", "C-5.7"),
        ("batting.stolen", "C-5.12"),
        ("pitching.outs", "C-5.12"),
        ("pitching.faced", "C-5.12"),
        ("pitching.runs", "C-5.12"),
        ("pitching.earned", "C-5.9"),
        ("pitching.homers", "C-5.12"),
    ],
)
def test_checks_find_wrong_number(wrong: str, problem: str) -> None:
    """C-5.12."""
    box = play_full_game().over()
    kind, field = wrong.split(".")
    line: Any = box.teams[HOME].batters[0] if kind == "batting" else box.teams[HOME].pitchers[0]
    numbers = getattr(line, kind)
    setattr(numbers, field, getattr(numbers, field) + 3)
    assert any(found.startswith(problem) for found in checks(box)), checks(box)


# --- many games -------------------------------------------------------------------------------------------------------


def test_season_adds_up_box_scores() -> None:
    season = Season()
    for _ in range(2):
        season.add(play_full_game().over(), ("Herons", "Owls"))
    season.add(Log().bat("HR").box(), ("Herons", "Owls"))  # unfinished games are not counted
    assert season.batting["Herons"]["a1"].games == 2
    assert season.batting["Herons"]["a2"].doubles == 2
    assert season.pitching["Owls"]["hp"].wins == 2
    other = Season()
    other.add(play_full_game().over(), ("Owls", "Herons"))
    season.merge(other)
    assert season.clubs == ["Herons", "Owls"]
    assert season.pitching["Herons"]["hp"].wins == 1
    assert [(each.club, each.wins, each.losses, each.behind) for each in season.standings()] == [
        ("Owls", 2, 1, 0.0),
        ("Herons", 1, 2, 1.0),
    ]
    assert [(each.home_wins, each.home_losses, each.streak, each.difference) for each in season.standings()] == [
        (2, 0, -1, 1),
        (1, 0, 1, -1),
    ]


def test_standings_break_ties_by_head_to_head_then_run_difference() -> None:
    """C-6.4."""
    level = [Result("A", "B", 3, 2), Result("C", "A", 9, 0), Result("B", "D", 20, 0), Result("D", "C", 2, 1)]
    table = Season(results=level).standings()
    assert {each.share for each in table} == {0.5}
    assert [each.club for each in table] == ["B", "C", "A", "D"]  # equal records: run difference decides
    beaten = [Result("A", "B", 1, 0)] * 2 + [Result("D", "A", 9, 0)] * 2 + [Result("B", "E", 9, 0)] * 2
    assert [each.club for each in Season(results=beaten).standings()] == ["D", "A", "B", "E"]  # A beat B twice


def test_standings_without_games_are_empty() -> None:
    assert Season().standings() == []


# --- play by play -----------------------------------------------------------------------------------------------------

PLAYS: list[tuple[tuple[str, ...], dict[str, Any], str, str, str]] = [
    (("K",), {}, "", "K", "K"),
    (("GB",), {}, "", "G", "99/G"),
    (("FB",), {}, "", "F", "99/F"),
    (("BB", "1-2"), {}, "1", "BB 1-2", "W.1-2"),
    (("IBB",), {}, "2", "IBB", "IW"),
    (("HBP",), {}, "", "HP", "HP"),
    (("1B", "2-H", "1-3"), {}, "12", "1B 2-H 1-3", "S.2-H;1-3"),
    (("1B", "2xH", "1-3"), {}, "12", "1B 2xH 1-3", "S.2XH(99);1-3"),
    (("2B",), {}, "", "2B", "D"),
    (("3B", "1-H"), {}, "1", "3B 1-H", "T.1-H"),
    (("HR", "3-H", "1-H"), {}, "13", "HR 3-H 1-H", "HR.3-H;1-H"),
    (("FB", "Bx1", "3-H"), {"sacrifice": "fly"}, "3", "SF 3-H", "99/SF/F.3-H"),
    (("FB", "Bx1", "1x2"), {}, "1", "F 1x2", "99/DP/F.1X2(99)"),
    (("SAC", "1-2"), {}, "1", "SH 1-2", "99/SH/BG.1-2"),
    (("SQZ", "3-H"), {"sacrifice": "bunt"}, "3", "SH 3-H", "99/SH/BG.3-H"),
    (("SQZ", "3-H", "B-1"), {"choice": True}, "3", "FC 3-H", "FC99/BG.3-H;B-1"),
    (("GB", "1x2:force-out", "B-1"), {"choice": True}, "1", "FC 1x2", "99(1)/FO/G.B-1"),
    (("GB", "3xH:force-out", "2-3", "1-2", "B-1"), {"choice": True}, "123", "FC 3xH 2-3 1-2", "99(3)/FO/G.2-3;1-2;B-1"),
    (("GB", "2x3", "B-1"), {"choice": True}, "2", "FC 2x3", "FC99/G.2X3(99);B-1"),
    (("GB", "2-3", "B-1"), {"choice": True}, "2", "FC 2-3", "FC99/G.2-3;B-1"),
    (
        ("GB", "1x2:force-out", "Bx1", "3-H:nr", "2-3"),
        {"dp": True},
        "123",
        "GDP 3-H 2-3 1x2",
        "99(1)99(B)/GDP/G.3-H(NR);2-3",
    ),
    (("GB", "T3", "3-H:ur", "E", "B-1"), {"choice": True}, "3", "FC E 3-H", "FC99/G.3-H(E99)(NR)(UR);B-1"),
    (
        ("GB", "1x2:force-out", "TB", "3-H", "2-3", "E", "3-H:ur", "B-1"),
        {"choice": True},
        "123",
        "FC E 3-H 2-H 1x2",
        "99(1)/FO/G.3-H;2-H(E99)(NR)(UR);B-1(E99)",
    ),
]


def log_with_runners(bases: str) -> Log:
    """A log with runners on these bases."""
    log = Log()
    for base in sorted(bases, reverse=True):
        log.bat({"1": "BB", "2": "2B", "3": "3B"}[base])
    return log


@pytest.mark.parametrize(("play", "flags", "bases", "card", "code"), PLAYS, ids=[play[3] for play in PLAYS])
def test_plays_have_expected_notation_and_event_code(
    play: tuple[str, ...], flags: dict[str, Any], bases: str, card: str, code: str
) -> None:
    box = log_with_runners(bases).bat(*play, **flags).box()
    assert notation(box.sheet.plays[-1]) == card
    assert event_code(box.sheet.plays[-1]) == code
    assert not checks(box)


def test_steal_and_squeeze_have_expected_notation(log: Log) -> None:
    log.bat("BB").bat("BB", "1-2").come_up().tell("steals", seat=AWAY, bases=["first", "second"])
    play = log.step("1-2:sb").step("2x3:caught-stealing").box().sheet.plays[-1]
    assert (notation(play), event_code(play)) == ("SB2 CS3", "SB2;CS3(99)")
    log = log_with_runners("3")
    play = log.come_up().step("3xH").box().sheet.plays[-1]
    assert (notation(play), event_code(play)) == ("SQ 3xH", "OA.3XH(99)")


def test_errors_with_extra_bases_have_expected_notation(log: Log) -> None:
    """C-5.6: in other card sets, a card may turn any throw into an error."""
    log.bat("BB").come_up().tell("steals", seat=AWAY, bases=["first"]).tell("thrown", throw="steal", slot=0)
    play = log.step("1-2:sb").tell("error", seat=HOME).step("2-3").box().sheet.plays[-1]
    assert (notation(play), event_code(play)) == ("SB2 E 1-3", "SB2.1-3(E99)")
    play = log.bat("1B", "T3", "3-H:ur", "B-1", "E").step("1-2").box().sheet.plays[-1]
    assert (notation(play), event_code(play)) == ("1B E 3-H", "S.3-H(E99)(NR)(UR);B-2(E99)")
    log.come_up().tell("thrown", throw="pickoff", slot=1).tell("error", seat=HOME)
    play = log.step("2-3").box().sheet.plays[-1]
    assert (notation(play), event_code(play)) == ("PO1 E 2-3", "PO1(E99).2-3(E99)")


def test_account_lists_plays_with_score_and_details() -> None:
    log = play_full_game()
    lines = account(log.over().sheet)
    assert [line.message for line in lines[:7]] == [
        "scoring-half", "scoring-single", "scoring-double", "scoring-sacrifice-fly", "scoring-strikeout",
        "scoring-strikeout", "scoring-half-over",
    ]  # fmt: skip
    fly = lines[3]
    assert (fly.notation, fly.outs, fly.score, fly.inning, fly.top) == ("SF 3-H", 1, (1, 0), 1, True)
    assert [(detail.message, detail.args["player"]) for detail in fly.details] == [("scoring-scores", "a1")]
    assert lines[6].args == {"seat": AWAY, "runs": 1, "hits": 2, "errors": 0, "left": 1}
    assert lines[-1].score == (1, 2)


def test_account_uses_only_listed_messages() -> None:
    known = {*MESSAGES.values(), *OTHERS, *CHANGES.values()}
    for play, flags, bases, _, _ in PLAYS:
        for line in account(log_with_runners(bases).bat(*play, **flags).box().sheet):
            assert line.message in known
            assert {detail.message for detail in line.details} <= set(DETAILS)


# --- files ------------------------------------------------------------------------------------------------------------


def test_event_file_contains_starters_plays_and_substitutions(log: Log) -> None:
    log.bat("BB").pitcher("hq")
    box = replace(log.come_up(), AWAY, 2, "ax", "pinch-hitter").bat("HR", "1-H").many("K", 3).half().bat("K").box()
    text = event_file(box, {"a1": 'Ann "Ace" Abel'}, ("Herons", "Owls"), ("HER", "OWL"), "20300405")
    lines = text.splitlines()
    assert lines[0] == "id,OWL203004051"
    assert "info,visteam,HER" in lines
    assert "start,a1,\"Ann 'Ace' Abel\",0,1,2" in lines
    assert 'start,hp,"hp",1,0,1' in lines
    assert lines.count("play,1,0,a2,??,,NP") == 1
    start = lines.index("play,1,0,a1,??,,W")
    assert lines[start + 1 : start + 6] == [
        "play,1,0,ax,??,,NP",
        'sub,hq,"hq",1,0,1',
        "play,1,0,a2,??,,NP",
        'sub,ax,"ax",0,2,11',
        "play,1,0,ax,??,,HR.1-H",
    ]
    assert lines[lines.index("play,1,1,h1,??,,K") - 1] == 'sub,ax,"ax",0,2,3'  # he stays in at first base
    assert lines[-3:] == ["data,er,ap,0", "data,er,hp,1", "data,er,hq,1"]


def test_score_survives_dump_and_load() -> None:
    box = play_full_game().over()
    data = dump(box, {"a1": "Ann Abel", "nobody": "Ned"}, ("Herons", "Owls"))
    found = load(data)
    assert (found.box, found.names, found.clubs) == (box, {"a1": "Ann Abel"}, ("Herons", "Owls"))
    line = msgspec.json.decode(data)["box"]["teams"][0]["batters"][1]["batting"]
    assert (line["PA"], line["2B"], line["SF"]) == (4, 1, 0)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('"format":1', '"format":7', "format 7"),
        ('"format":1', '"format":"x"', "not the score of a game"),
        ('"2B":1', '"2B":2', "not the one that its score sheet gives"),
    ],
)
def test_invalid_score_file_is_refused(old: str, new: str, problem: str) -> None:
    text = dump(play_full_game().over(), {}).decode()
    assert old in text
    with pytest.raises(UsageError, match=problem):
        load(text.replace(old, new, 1))


def test_schema_contains_all_statistics() -> None:
    found = schema()["$defs"]
    assert {"PA", "AB", "R", "H", "2B", "3B", "HR", "RBI", "BB", "IBB", "HBP", "K", "SB", "CS", "SH", "SF"} <= set(
        found["Batting"]["properties"]
    )
    assert {"W", "L", "SV", "HLD", "BS", "ER", "BF"} <= set(found["Pitching"]["properties"])
    assert found["Play"]["properties"]["entry"] == {"enum": ["play"]}


def test_scorer_notes_only_events_of_the_game() -> None:
    from pennant.games.clutch.events import KINDS

    assert set(NOTES) <= {kind.name for kind in KINDS.values()}


def test_play_keeps_the_situation_before_it(log: Log) -> None:
    log.bat("2B").bat("K")
    play = log.bat("1B", "2-H").box().sheet.plays[-1]
    assert isinstance(play, Play)
    assert (play.outs, play.bases, play.score, play.batter, play.pitcher) == (1, (None, "a1", None), (0, 0), "a3", "hp")
