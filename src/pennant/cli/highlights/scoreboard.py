"""The scoreboard: this game by innings, the series by games, a tournament's standings; and a page with all of them."""

from collections.abc import Sequence

from pennant.cli.draw import MOVE, QUIET, STRONG, Block, Part, line
from pennant.cli.highlights.labels import Labels
from pennant.cli.terminal_game import Scene
from pennant.games.highlights.score import GameScore, ScoreSheet
from pennant.games.highlights.view_types import Pair, View

INNINGS = 6
NAME, CELL = 5, 2


def scoreboard(labels: Labels, scene: Scene[View], number: int, width: int) -> Block:
    """The part of the score that fits between the two sides."""
    pair = scene.view["pairs"][number]
    sheet: ScoreSheet = scene.sheet
    game = sheet.now(number)
    block: Block = []
    if (pair["inning"] or scene.view["over"]) and game is not None:
        block = [*line_score(labels, game, scene.names, width), line()]
    if pair["stage"] == "set":
        return [*block, *_standings(scene, number, width)]
    if scene.view["mode"] != "single" and pair["stage"] != "pre-rounds":
        block += _by_games(labels, scene, pair, width)
    return block


def line_score(labels: Labels, game: GameScore, names: Sequence[str], width: int, name_width: int = NAME) -> Block:
    """Runs by inning; only the last innings if there are too many."""
    room = (width - name_width - 3) // CELL
    last = max(INNINGS, game.inning)
    innings = range(max(1, last - room + 1), last + 1)
    now = game.inning if game.winner is None else 0
    head: list[Part] = [" " * name_width]
    head += [(f"{inning:>{CELL}}", MOVE if inning == now else QUIET) for inning in innings]
    rows = [line(*head, (f"{labels.say('runs-head'):>3}", QUIET))]
    for seat in (game.visitor, game.home):
        cells = "".join(f"{game.cell(seat, inning):>{CELL}}" for inning in innings)
        name = names[seat] if name_width > NAME else labels.short(names[seat])
        rows.append(line(f"{name:{name_width}.{name_width}}", cells, (f"{game.total(seat):>3}", STRONG)))
    return rows


def _by_games(labels: Labels, scene: Scene[View], pair: Pair, width: int) -> Block:
    """The runs of every game of this series, and how many games each side has won."""
    sheet: ScoreSheet = scene.sheet
    games = [game for game in sheet.series(pair["visitor"], pair["home"], pair["stage"]) if game.winner is not None]
    cell = 3 if any(max(game.total(game.visitor), game.total(game.home)) > 9 for game in games) else CELL
    room = (width - NAME - 3) // cell
    shown = games[-room:]
    numbers = [game.number for game in shown]
    numbers += list(range(len(games) + 1, pair["best_of"] + 1))[: room - len(shown)]
    head: list[Part] = [(f"{labels.say('games-head'):{NAME}.{NAME}}", QUIET)]
    head += [(f"{number:>{cell}}", QUIET) for number in numbers]
    rows = [line(*head, (f"{labels.say('wins-head'):>3}", QUIET))]
    for seat in sorted((pair["visitor"], pair["home"])):
        cells: list[Part] = [f"{labels.short(scene.names[seat]):{NAME}}"]
        cells += [(f"{game.total(seat):>{cell}}", STRONG if game.winner == seat else "") for game in shown]
        cells.append(" " * cell * (len(numbers) - len(shown)))
        rows.append(line(*cells, (f"{scene.view['sides'][seat]['wins']:>3}", STRONG)))
    return rows


def _standings(scene: Scene[View], number: int, width: int) -> Block:
    """The standings of the table that this pair belongs to, the most wins first."""
    first = number // 2 * 4
    seats = sorted(range(first, first + 4), key=lambda seat: -scene.view["sides"][seat]["total_wins"])
    rows: Block = []
    for seat in seats:
        style = STRONG if seat == scene.view["viewer"] else ""
        wins = f"{scene.view['sides'][seat]['total_wins']:>3}"
        rows.append(line((f"{scene.names[seat]:{width - 3}.{width - 3}}", style), (wins, STRONG)))
    return rows


def score_page(labels: Labels, scene: Scene[View], width: int) -> Block:
    """Every game so far, inning by inning."""
    sheet: ScoreSheet = scene.sheet
    block = [text for game in sheet.games for text in _in_full(labels, scene, game, width)]
    return block or [line(labels.say("no-games-yet"))]


def last_score(labels: Labels, scene: Scene[View], width: int) -> Block:
    """The last game, inning by inning."""
    sheet: ScoreSheet = scene.sheet
    return _in_full(labels, scene, sheet.games[-1], width)


def _in_full(labels: Labels, scene: Scene[View], game: GameScore, width: int) -> Block:
    """One game, with full names."""
    stage = labels.text.stage(game.stage, scene.view["mode"])
    heading = line((labels.say("game-heading", stage=stage, number=game.number), STRONG))
    name_width = max(NAME, *(len(scene.names[seat]) for seat in (game.visitor, game.home))) + 1
    return [heading, *line_score(labels, game, scene.names, min(width, 60), name_width), line()]
