"""The two sides of a game: diamonds with runners and batters, or money in a buy round, and the scoreboard between."""

from rich.text import Text

from pennant.cli.draw import MOVE, QUIET, STRONG, Block, Part, beside, box, center, fill_lines, indent, line, spread
from pennant.cli.highlights.labels import SPEED_STYLE, TYPE_STYLE, Labels
from pennant.cli.highlights.scoreboard import scoreboard
from pennant.cli.terminal_game import Scene
from pennant.games.highlights.score import ScoreSheet
from pennant.games.highlights.text import CODES
from pennant.games.highlights.view_types import BaseName, Bases, Pair, Side, View

SMALL, LARGE = 5, 7
"""Heights of a diamond."""
GRASS = "green"
BESIDE = 16
"""Columns that the last card needs next to a diamond."""


def pair_in_focus(scene: Scene[View]) -> int:
    """The viewer's pair; for spectators the pair of the last event."""
    viewer, view = scene.view["viewer"], scene.view
    if viewer is not None:
        number = view["sides"][viewer]["pair"]
        if viewer in (view["pairs"][number]["visitor"], view["pairs"][number]["home"]):
            return number
    sheet: ScoreSheet = scene.sheet
    return min(sheet.focus, len(view["pairs"]) - 1)


def left_and_right(scene: Scene[View], pair: Pair) -> tuple[int, int]:
    """The seats at the left and the right: the viewer is at the right; for spectators the visitor is at the left."""
    if scene.view["viewer"] == pair["visitor"]:
        return pair["home"], pair["visitor"]
    return pair["visitor"], pair["home"]


def arena(labels: Labels, scene: Scene[View], width: int, diamond: int) -> Block:
    """Both sides with the scoreboard between them; `diamond` is the height of a field, 0 in a buy round."""
    number = pair_in_focus(scene)
    pair = scene.view["pairs"][number]
    middle = 26 if width >= 96 else 24
    board = scoreboard(labels, scene, number, middle - 4)
    side = (width - (middle if board else 0)) // 2
    seats = left_and_right(scene, pair)
    blocks = [_inside(labels, scene, seat, side - 2, diamond) for seat in seats]
    height = max(len(blocks[0]), len(board))
    left, right = (
        _frame(labels, scene, pair, seat, fill_lines(block, height), side)
        for seat, block in zip(seats, blocks, strict=True)
    )
    if not board:
        return beside([left, right], width - 2 * side)
    return beside([left, box(fill_lines(indent(board, 1), height), width - 2 * side, style=QUIET), right])


def _frame(labels: Labels, scene: Scene[View], pair: Pair, seat: int, block: Block, width: int) -> Block:
    who = labels.who(scene.view, scene.players, seat)
    role = labels.say("home" if seat == pair["home"] else "visitor")
    mark: Part = ("▶ " if seat in pair["asked"] else "", MOVE)
    title = line(mark, (scene.names[seat], STRONG), f" · {who}" if who else "")
    if title.cell_len + len(role) + 8 > width:
        title = line(mark, (scene.names[seat], STRONG))
    return box(block, width, title, (role, STRONG), "" if seat == scene.view["viewer"] else QUIET)


def _inside(labels: Labels, scene: Scene[View], seat: int, width: int, diamond: int) -> Block:
    side = scene.view["sides"][seat]
    own = seat == scene.view["viewer"]
    if not diamond:
        return indent([*_purse(labels, side), _counts(labels, side)], 1)
    field = _diamond(labels, side["bases"], diamond)
    beside_field = width - field[0].cell_len - 2
    if beside_field >= BESIDE:
        last = _last_card(labels, side, beside_field)
        below = [
            _plate(labels, side, labels.say("threatens") + " "),
            _reserve(labels, side, own, width - 1),
            _counts(labels, side),
        ]
        return [*beside([field, last], 2), *indent(below, 1)]
    last = _last_card_in_two_lines(labels, side, width - 1)
    below = [_plate(labels, side), *last, _reserve(labels, side, own, width - 1)]
    return [*beside([field, _counts_in_column(labels, side)]), *indent(below, 1)]


# --- the field --------------------------------------------------------------------------------------------------------


def _diamond(labels: Labels, bases: Bases, height: int) -> Block:
    """Home at the bottom, first base at the right; a runner is the letter of its speed."""

    def base(name: BaseName) -> Part:
        speed = bases[name]
        return (f"({labels.letter(speed)})", SPEED_STYLE[speed]) if speed else (" ◇ ", QUIET)

    half = height // 2
    width = 4 * half + 7
    edges = [2 * half + 2 - 2 * step for step in range(1, half)]
    return [
        center(line(base("second")), width),
        *(_slopes("╱", "╲", edge, width) for edge in edges),
        line(" ", base("third"), " " * (width - 8), base("first"), " "),
        *(_slopes("╲", "╱", edge, width) for edge in reversed(edges)),
        center(line(("⌂", STRONG)), width),
    ]


def _slopes(left: str, right: str, edge: int, width: int) -> Text:
    return line((" " * edge + left + " " * (width - 2 - 2 * edge) + right + " " * edge, GRASS))


def _plate(labels: Labels, side: Side, caption: str = "") -> Text:
    """The batters on the plate, in the order in which they will run."""
    parts: list[Part] = [(caption, QUIET)]
    for threat in side["plate"]:
        style = SPEED_STYLE[threat["speed"]]
        parts += [(f" {CODES[threat['hit']]} {labels.letter(threat['speed'])} ", style), " "]
    return line(*parts) if side["plate"] else line((labels.say("threatens-nothing"), QUIET))


def _last_card(labels: Labels, side: Side, width: int) -> Block:
    if not side["in_play"]:
        return [line((labels.say("nothing-in-play"), QUIET))]
    card_id = side["in_play"][-1]
    card = labels.card(card_id)
    actions = labels.actions(card_id)
    return [
        line((labels.say("in-play", count=len(side["in_play"])), QUIET)),
        line((labels.name(card_id, width), STRONG)),
        spread(
            (labels.text.type(card.type), TYPE_STYLE[card.type]),
            (f" {labels.letter(card.speed)} ", SPEED_STYLE[card.speed]),
            min(width, 15),
        ),
        line((labels.hits(card_id), STRONG)) if len(actions) < 2 else line(actions[0]),
        line(actions[-1]) if actions else line((labels.say("no-action"), QUIET)),
    ]


def _last_card_in_two_lines(labels: Labels, side: Side, width: int) -> Block:
    if not side["in_play"]:
        return [line((labels.say("nothing-in-play"), QUIET)), line()]
    card_id = side["in_play"][-1]
    card = labels.card(card_id)
    return [
        line(
            (labels.name(card_id, width - 6), STRONG),
            (f" {labels.text.say('letter-' + card.type)} ", TYPE_STYLE[card.type]),
            (f" {labels.letter(card.speed)} ", SPEED_STYLE[card.speed]),
        ),
        line(labels.hits(card_id), "  ", *labels.actions(card_id)),
    ]


# --- below the field --------------------------------------------------------------------------------------------------


def _reserve(labels: Labels, side: Side, own: bool, width: int) -> Text:
    """The size of an opponent's hand, and the card on deck."""
    if side["team"] is None:
        return line()
    hand = "" if own else labels.say("hand", count=len(side["hand"])) + " · "
    if side["on_deck"] is None:
        return line((hand + labels.say("nobody-on-deck"), QUIET))
    card = side["on_deck"]["card"]
    if card is None:
        return line((hand, QUIET), labels.say("somebody-on-deck"))
    caption, hits, actions = labels.say("on-deck") + " ", f" {labels.hits(card)} ", labels.actions(card)
    room = width - len(caption) - len(hits) - sum(len(name) for name, _ in actions)
    return line((caption, QUIET), labels.name(card, max(8, room)), hits, *actions)


def _counts(labels: Labels, side: Side) -> Text:
    return line((labels.say("counts", **labels.counts(side)), QUIET))


def _counts_in_column(labels: Labels, side: Side) -> Block:
    """The counts below each other, if there is no room for one line."""
    return [line((text, QUIET)) for text in labels.say("counts", **labels.counts(side)).split(" · ")]


def _purse(labels: Labels, side: Side) -> Block:
    """The money of a side in a buy round."""
    if side["team"] is None:
        return [line(), line()]
    return [
        line((labels.say("money", money=side["money"]), STRONG)),
        line(labels.say("bought", count=side["bought"]), f" · {labels.say('in-play', count=len(side['in_play']))}"),
    ]
