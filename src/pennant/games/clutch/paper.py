"""The printable paper of games: box scores, and the standings and statistics of a series or a season (C-5, C-6.4)."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from pennant.games.clutch.event_types import Event
from pennant.games.clutch.scoring.box import BatterLine, Box, PitcherLine, TeamBox, box_of
from pennant.games.clutch.scoring.columns import BATTING, PITCHING, notes_of, runs_shown
from pennant.games.clutch.scoring.lines import Batting, Pitching, total
from pennant.games.clutch.scoring.scorer import Scorer
from pennant.games.clutch.scoring.season import Season
from pennant.games.clutch.view_types import View
from pennant.kernel.paper import Cell, Column, Paper, Row, Section, Sheet, cells

if TYPE_CHECKING:
    from pennant.games.clutch.text import ClutchText


_BATTING: tuple[tuple[str, Callable[[Batting], object]], ...] = (
    ("G", lambda line: line.games),
    *BATTING,
    ("2B", lambda line: line.doubles),
    ("3B", lambda line: line.triples),
    ("HR", lambda line: line.homers),
    ("SB", lambda line: line.stolen),
    ("AVG", lambda line: _thousandths(line.average)),
    ("OBP", lambda line: _thousandths(line.on_base)),
    ("SLG", lambda line: _thousandths(line.slugging)),
)
_PITCHING: tuple[tuple[str, Callable[[Pitching], object]], ...] = (
    ("G", lambda line: line.games),
    ("GS", lambda line: line.started),
    ("W", lambda line: line.wins),
    ("L", lambda line: line.losses),
    ("SV", lambda line: line.saves),
    *PITCHING[:-1],
    ("ERA", lambda line: _hundredths(line.era)),
    ("WHIP", lambda line: _hundredths(line.whip)),
)
"""The columns of statistics over several games."""


def paper_of(text: "ClutchText", events: Sequence[Event], view: View, names: Sequence[str]) -> Paper:
    """The games up to these events; the view is the one after them."""
    boxes = [box_of(sheet) for sheet in Scorer().see_all(events).sheets]
    season = Season()
    for box in boxes:
        season.add(box, (names[0], names[1]))
    several = len(season.results) > 1
    sections = [_standings(text, season)] if several else []
    sections += [_box(text, box, names, len(boxes) > 1) for box in boxes]
    sections += [_statistics(text, season, club) for club in names] if several else []
    return Paper(_headline(text, boxes, view, names), sections)


def _headline(text: "ClutchText", boxes: list[Box], view: View, names: Sequence[str]) -> str:
    """The score of the only game, or the games won."""
    if len(boxes) > 1:
        score = [sum(box.winner == seat for box in boxes) for seat in range(2)]
    else:
        score = list(boxes[0].score) if boxes else [0, 0]
    home = view["home"] if len(boxes) < 2 else 1
    return text.say("paper-headline", first=names[1 - home], one=score[1 - home], second=names[home], two=score[home])


# --- a game -----------------------------------------------------------------------------------------------------------


def _box(text: "ClutchText", box: Box, names: Sequence[str], numbered: bool) -> Section:
    away, home = names[1 - box.home], names[box.home]
    title = text.say("paper-game", away=away, home=home, number=box.sheet.game if numbered else 0)
    sheets = [_line_score(text, box, names, title)]
    for team in (box.teams[1 - box.home], box.teams[box.home]):
        sheets += [_batters(text, team, names[team.seat]), _pitchers(text, team, names[team.seat])]
    return Section(title, sheets, list(_decisions(text, box)))


def _line_score(text: "ClutchText", box: Box, names: Sequence[str], title: str) -> Sheet:
    """Runs by inning, then R H E."""
    innings = range(1, max(box.sheet.innings, box.innings_played) + 1)
    columns = [Column(str(inning), text.say("paper-inning", number=inning)) for inning in innings]
    columns += [Column(head, _about(text, head), sums=True) for head in ("R", "H", "E")]
    rows = []
    for team in (box.teams[1 - box.home], box.teams[box.home]):
        runs = Cell(str(box.score[team.seat]), strong=box.winner == team.seat)
        shown = cells([runs_shown(box, team, inning) for inning in innings])
        rows.append(Row(names[team.seat], [*shown, runs, *cells([team.hits, team.errors])]))
    forfeit = [text.say("paper-forfeit", name=names[box.sheet.forfeited])] if box.sheet.forfeited is not None else []
    return Sheet(title, text.say("paper-team"), columns, rows, notes=forfeit)


def _batters(text: "ClutchText", team: TeamBox, name: str) -> Sheet:
    slots = [each.slot for each in team.batters]
    rows = [_batter(text, each, each.slot in slots[:place]) for place, each in enumerate(team.batters)]
    totals = [Row(text.say("paper-totals"), cells([count(team.batting) for _, count in BATTING]))]
    notes = notes_of(team, text.card_name)
    notes += [text.say("paper-left-on-base", count=team.left)]
    notes += [text.say("paper-double-plays", count=team.double_plays)] if team.double_plays else []
    title = text.say("paper-batting", name=name)
    columns = _columns(text, [head for head, _ in BATTING])
    return Sheet(title, text.say("paper-batter"), columns, rows, totals, notes)


def _batter(text: "ClutchText", each: BatterLine, came_in: bool) -> Row:
    numbers = cells([count(each.batting) for _, count in BATTING])
    return Row(text.card_name(each.player), numbers, "-".join(each.positions), inset=came_in)


def _pitchers(text: "ClutchText", team: TeamBox, name: str) -> Sheet:
    rows = [_pitcher(text, each) for each in team.pitchers]
    totals = [Row(text.say("paper-totals"), cells([count(team.pitching) for _, count in PITCHING]))]
    columns = _columns(text, [head for head, _ in PITCHING])
    return Sheet(text.say("paper-pitching", name=name), text.say("paper-pitcher"), columns, rows, totals)


def _pitcher(text: "ClutchText", each: PitcherLine) -> Row:
    numbers = cells([count(each.pitching) for _, count in PITCHING])
    return Row(text.card_name(each.player), numbers, ", ".join(each.decisions))


def _decisions(text: "ClutchText", box: Box) -> Iterator[str]:
    """The winning, losing and saving pitchers."""
    found = box.decisions
    for message, player in (("win", found.win), ("loss", found.loss), ("save", found.save)):
        if box.is_over and player is not None:
            yield text.say(f"paper-{message}", name=text.card_name(player))


# --- several games ----------------------------------------------------------------------------------------------------


def _standings(text: "ClutchText", season: Season) -> Section:
    title = text.say("paper-standings")
    heads = ("W", "L", "PCT", "GB", "RS", "RA")
    rows = []
    for each in season.standings():
        behind = "–" if not each.behind else f"{each.behind:g}"
        numbers = (each.wins, each.losses, _thousandths(each.share), behind, each.scored, each.allowed)
        rows.append(Row(each.club, cells(numbers)))
    return Section(title, [Sheet(title, text.say("paper-team"), _columns(text, heads), rows)])


def _statistics(text: "ClutchText", season: Season, club: str) -> Section:
    """The statistics of a club's players in all finished games."""
    title = text.say("paper-statistics", name=club)
    batters, pitchers = season.batting[club], season.pitching[club]
    by_bat = sorted(batters, key=lambda player: (-(batters[player].ops or 0), player))
    by_arm = sorted(pitchers, key=lambda player: (-pitchers[player].outs, player))
    all_bats, all_arms = total(list(batters.values()), Batting), total(list(pitchers.values()), Pitching)
    return Section(
        title,
        [
            Sheet(
                text.say("paper-batting", name=club),
                text.say("paper-batter"),
                _columns(text, [head for head, _ in _BATTING]),
                [Row(text.card_name(each), cells([count(batters[each]) for _, count in _BATTING])) for each in by_bat],
                [Row(text.say("paper-totals"), [Cell(""), *cells([count(all_bats) for _, count in _BATTING[1:]])])],
            ),
            Sheet(
                text.say("paper-pitching", name=club),
                text.say("paper-pitcher"),
                _columns(text, [head for head, _ in _PITCHING]),
                [
                    Row(text.card_name(each), cells([count(pitchers[each]) for _, count in _PITCHING]))
                    for each in by_arm
                ],
                [Row(text.say("paper-totals"), [Cell(""), *cells([count(all_arms) for _, count in _PITCHING[1:]])])],
            ),
        ],
    )


def _columns(text: "ClutchText", heads: Sequence[str]) -> list[Column]:
    return [Column(head, _about(text, head)) for head in heads]


def _about(text: "ClutchText", head: str) -> str:
    return text.say(f"paper-{head.lower()}")


def _thousandths(rate: float | None) -> str:
    """A share as printed: `.312`, `1.000`."""
    return "–" if rate is None else f"{rate:.3f}".removeprefix("0")


def _hundredths(rate: float | None) -> str:
    return "–" if rate is None else f"{rate:.2f}"
