"""The box score: the line score, every batter and pitcher of both teams, and the notes below them."""

from collections.abc import Sequence

from rich.text import Text

from pennant.cli.clutch.labels import Labels
from pennant.cli.clutch.sheet import BoxSheet
from pennant.cli.draw import QUIET, STRONG, Block, Part, line, paragraph
from pennant.cli.terminal_game import Scene
from pennant.games.clutch.scoring.box import BatterLine, Box, PitcherLine, TeamBox
from pennant.games.clutch.scoring.columns import BATTING, PITCHING, notes_of, runs_shown
from pennant.games.clutch.view_types import View

INNINGS = 9


def box_page(labels: Labels, scene: Scene[View], width: int) -> Block:
    """The current game, then the earlier ones."""
    assert isinstance(scene.sheet, BoxSheet)
    boxes = scene.sheet.boxes()
    if not boxes:
        return [line(labels.say("no-box-yet"))]
    block: Block = []
    for box in reversed(boxes):
        block += [*draw_box(labels, box, scene.names, width), line()]
    return block[:-1]


def last_box(labels: Labels, scene: Scene[View], width: int) -> Block:
    assert isinstance(scene.sheet, BoxSheet)
    box = scene.sheet.box()
    return [] if box is None else [*draw_box(labels, box, scene.names, width), line()]


def draw_box(labels: Labels, box: Box, names: Sequence[str], width: int) -> Block:
    """A complete box score of a finished or unfinished game."""
    home, away = box.home, 1 - box.home
    title = labels.say("box-title", away=names[away], home=names[home], number=box.sheet.game)
    block: Block = [line((title, STRONG)), *line_score(box, names), line()]
    for seat in (away, home):
        block += [*_team(labels, box.teams[seat], names[seat], width), line()]
    return [*block, *_decisions(labels, box, width)]


def line_score(box: Box, names: Sequence[str]) -> Block:
    """Runs by inning, then R H E."""
    last = max(box.sheet.innings, box.innings_played)
    name = max(len(each) for each in names) + 1
    cells = [max(2, *(len(str(runs)) for runs in _column(box, inning))) + 1 for inning in range(1, last + 1)]
    head: list[Part] = [" " * name, *(f"{inning:>{cell}}" for inning, cell in enumerate(cells, start=1))]
    rows = [line(*((str(part), QUIET) for part in head), ("    R  H  E", QUIET))]
    for team in (box.teams[1 - box.home], box.teams[box.home]):
        shown = "".join(f"{runs_shown(box, team, inning):>{cell}}" for inning, cell in enumerate(cells, start=1))
        sums = f"  {team.runs:>3}{team.hits:>3}{team.errors:>3}"
        rows.append(line(f"{names[team.seat]:{name}}", shown, (sums, STRONG)))
    return rows


def _column(box: Box, inning: int) -> list[str]:
    return [runs_shown(box, team, inning) for team in (box.teams[1 - box.home], box.teams[box.home])]


def _team(labels: Labels, team: TeamBox, name: str, width: int) -> Block:
    """Batters, notes, pitchers."""
    slots = [each.slot for each in team.batters]
    rows = [_batter(labels, each, each.slot in slots[:place]) for place, each in enumerate(team.batters)]
    rows.append([labels.say("totals"), *(str(count(team.batting)) for _, count in BATTING)])
    block = _table([name, *(head for head, _ in BATTING)], rows)
    notes = notes_of(team, labels.name)
    notes += [labels.say("left-on-base", count=team.left)]
    notes += [labels.say("double-plays", count=team.double_plays)] if team.double_plays else []
    block += paragraph("  " + ". ".join(notes) + ".", width, QUIET, indent="  ")
    pitchers = [_pitcher(labels, each) for each in team.pitchers]
    return [*block, line(), *_table([labels.say("pitching"), *(head for head, _ in PITCHING)], pitchers)]


def _batter(labels: Labels, each: BatterLine, came_in: bool) -> list[str]:
    """One batter's row; a substitute is indented below the player he replaced."""
    name = f"{'  ' if came_in else ''}{labels.name(each.player)} {'-'.join(each.positions)}"
    return [name, *(str(count(each.batting)) for _, count in BATTING)]


def _pitcher(labels: Labels, each: PitcherLine) -> list[str]:
    decided = f" ({', '.join(each.decisions)})" if each.decisions else ""
    return [labels.name(each.player) + decided, *(str(count(each.pitching)) for _, count in PITCHING)]


def _decisions(labels: Labels, box: Box, width: int) -> Block:
    """The winning, losing and saving pitchers."""
    if not box.is_over:
        return []
    found = box.decisions
    told = [
        labels.say(message, name=labels.name(player))
        for message, player in (("win", found.win), ("loss", found.loss), ("save", found.save))
        if player is not None
    ]
    return paragraph(". ".join(told) + ".", width) if told else []


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Block:
    """Names are left-aligned, numbers are right-aligned in their columns."""
    widths = [max(len(row[place]) for row in (head, *rows)) for place in range(len(head))]

    def format_row(row: Sequence[str], style: str) -> Text:
        numbers = "".join(f"{cell:>{max(3, wide) + 1}}" for cell, wide in zip(row[1:], widths[1:], strict=True))
        return line((f"{row[0]:{widths[0]}}", STRONG if style else ""), (numbers, style))

    return [format_row(head, QUIET), *(format_row(row, "") for row in rows)]
