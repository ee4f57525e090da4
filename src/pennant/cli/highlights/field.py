"""The two diamonds with their runners and batters, the money in a buy round, and the scoreboard between them."""

from collections.abc import Sequence

from rich.text import Text

from pennant.cli.draw import QUIET, STRONG, Block, Part, beside, box, centred, cut, filled, line, spread
from pennant.cli.highlights.cards import card_summary
from pennant.cli.highlights.labels import SPEED_STYLE, TYPE_STYLE, Labels
from pennant.cli.highlights.score import GameScore, ScoreSheet
from pennant.cli.table import Scene, View
from pennant.games.highlights.text import CODES

SMALL, LARGE = 5, 7
"""Heights of a diamond."""
OWN = "bold"


def pair_in_focus(scene: Scene) -> int:
    """The pair that a viewer plays in; spectators follow the one that something happened to last."""
    viewer, view = scene.view["viewer"], scene.view
    if viewer is not None:
        number: int = view["sides"][viewer]["pair"]
        if viewer in (view["pairs"][number]["visitor"], view["pairs"][number]["home"]):
            return number
    return min(int(scene.sheet.focus), len(view["pairs"]) - 1)


def left_and_right(scene: Scene, pair: View) -> tuple[int, int]:
    """Who is drawn where: the viewer at the right; for spectators the visitors at the left."""
    if scene.view["viewer"] == pair["visitor"]:
        return pair["home"], pair["visitor"]
    return pair["visitor"], pair["home"]


def arena(labels: Labels, scene: Scene, width: int, diamond: int) -> Block:
    """Both sides with the scoreboard between them; `diamond` is the height of a field, 0 in a buy round."""
    number = pair_in_focus(scene)
    pair = scene.view["pairs"][number]
    middle = 26 if width >= 96 else 22
    side = (width - middle) // 2
    middle = width - 2 * side
    left, right = left_and_right(scene, pair)
    blocks = [_inside(labels, scene, seat, side - 2, diamond) for seat in (left, right)]
    board = _scoreboard(labels, scene, number, middle - 2, len(blocks[0]))
    height = max(len(blocks[0]), len(blocks[1]), len(board))
    frames = [
        _frame(labels, scene, pair, seat, filled(block, height), side)
        for seat, block in zip((left, right), blocks, strict=True)
    ]
    return beside([frames[0], box(filled(board, height), middle, style=QUIET), frames[1]])


def _frame(labels: Labels, scene: Scene, pair: View, seat: int, block: Block, width: int) -> Block:
    mark = "▶ " if seat in pair["asked"] else ""
    who = labels.who(scene.view, scene.players, seat)
    title = line((mark, "bold yellow"), (scene.names[seat], STRONG), f" · {who}" if who else "")
    role = labels.say("home" if seat == pair["home"] else "visitor")
    return box(block, width, title, (role, STRONG), OWN if seat == scene.view["viewer"] else QUIET)


def _inside(labels: Labels, scene: Scene, seat: int, width: int, diamond: int) -> Block:
    side = scene.view["sides"][seat]
    own = seat == scene.view["viewer"]
    if not diamond:
        return [*_purse(labels, side, width), *_counts(labels, side, own, width)]
    field = _diamond(labels, side["bases"], diamond)
    last = _last_card(labels, side, width - field[0].cell_len - 2)
    if width - field[0].cell_len >= 18:
        top = beside([field, [line("  "), *last]], 1)
        return [*top, _plate(labels, side, width), *_counts(labels, side, own, width)]
    top = [centred(text, width) for text in field]
    card = side["in_play"][-1] if side["in_play"] else None
    shown = card_summary(labels, card) if card else line((labels.say("nothing-in-play"), QUIET))
    return [*top, _plate(labels, side, width), cut(shown, width), *_counts(labels, side, own, width)]


def _diamond(labels: Labels, bases: View, height: int) -> Block:
    """Home at the bottom, first base at the right; a runner is the letter of its speed."""

    def base(name: str) -> Part:
        speed = bases[name]
        return (f"({labels.letter(speed)})", SPEED_STYLE[speed]) if speed else (" ◇ ", QUIET)

    half = height // 2
    reach = 2 * half
    rows: Block = [line(" " * (reach + 2), base("second"), " " * (reach + 2))]
    for step in range(1, half):
        rows.append(_slopes("╱", "╲", reach + 2 - 2 * step, 4 * step - 1 + 2))
    rows.append(_slopes("╱", "╲", 4, 4 * half - 3)) if half == 1 else None
    rows = [line(" " * (reach + 2), base("second"), " " * (reach + 2))]
    for step in range(half - 1):
        rows.append(_slopes("╱", "╲", reach - 2 * step, 5 + 4 * step))
    rows.append(line(" ", base("third"), " " * (2 * reach - 1), base("first"), " "))
    for step in reversed(range(half - 1)):
        rows.append(_slopes("╲", "╱", reach - 2 * step, 5 + 4 * step))
    rows.append(line(" " * (reach + 3), ("⌂", STRONG), " " * (reach + 3)))
    return rows


def _slopes(left: str, right: str, before: int, between: int) -> Text:
    return line((" " * before + left + " " * between + right + " " * before, QUIET))
