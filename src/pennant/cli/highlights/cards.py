"""Cards as a strip of boxes, or as rows if there is no room for boxes, with the choices that belong to them."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from pennant.cli.draw import MOVE, QUIET, STRONG, Block, Part, beside, cut, line, spread
from pennant.cli.highlights.labels import SPEED_STYLE, TYPE_STYLE, Labels

Moves = Mapping[str, Sequence[tuple[int, str]]]
"""By card id: the numbers of the choices that belong to the card, each with a short label."""
Notes = Mapping[str, str]
"""By card id: a note for cards without a choice."""

IN_STRIP = 6
NARROWEST, WIDEST = 15, 20
"""The inner width of a box."""


def boxes_fit(width: int) -> bool:
    return _inside(width) >= NARROWEST


def _inside(width: int) -> int:
    return min(WIDEST, (width - 1) // IN_STRIP - 1)


def card_boxes(
    labels: Labels, cards: Sequence[str], moves: Moves, notes: Notes, width: int, caption: str = ""
) -> Block:
    """Cards in strips of boxes that share their edges; each card's choices, or a note, are below it."""
    inside = _inside(width)
    block: Block = []
    for start in range(0, len(cards), IN_STRIP):
        strip = cards[start : start + IN_STRIP]
        block += _strip(labels, strip, inside, caption if not start else "")
        block += _below(strip, moves, notes, inside + 1)
    return block


def _strip(labels: Labels, cards: Sequence[str], inside: int, caption: str) -> Block:
    actions = max(1, *(len(labels.actions(card)) for card in cards))
    faces = [_face(labels, card, inside, actions) for card in cards]
    rows = [_caption(_edge("╭", "┬", "╮", len(cards), inside), caption)]
    for texts in zip(*faces, strict=True):
        parts: list[Part] = [("│", QUIET)]
        for text in texts:
            parts += [cut(text, inside), ("│", QUIET)]
        rows.append(line(*parts))
    return [*rows, _edge("╰", "┴", "╯", len(cards), inside)]


def _edge(left: str, joint: str, right: str, count: int, inside: int) -> Text:
    return line((left + joint.join(["─" * inside] * count) + right, QUIET))


def _caption(edge: Text, caption: str) -> Text:
    if not caption or len(caption) + 6 > edge.cell_len:
        return edge
    return line(edge[:2], " ", (caption, STRONG), " ", edge[len(caption) + 4 :])


def _face(labels: Labels, card_id: str, width: int, actions: int) -> Block:
    card = labels.card(card_id)
    shown: list[Part] = [*labels.actions(card_id)] or [(labels.say("no-action"), QUIET)]
    return [
        line((labels.name(card_id, width), STRONG)),
        spread((labels.text.type(card.type), TYPE_STYLE[card.type]), _badge(labels, card.speed), width),
        spread((labels.hits(card_id), STRONG), _pinch(labels, card_id), width),
        *(line(action) for action in shown),
        *(line() for _ in range(actions - len(shown))),
        spread(labels.say("earns", revenue=card.revenue), _cost(labels, card_id), width),
    ]


def _badge(labels: Labels, speed: str) -> Part:
    return (f" {labels.letter(speed)} ", SPEED_STYLE[speed])


def _pinch(labels: Labels, card_id: str) -> Part:
    return ("PH", MOVE) if labels.card(card_id).pinch else ""


def _cost(labels: Labels, card_id: str) -> str:
    cost = labels.card(card_id).cost
    return "" if cost is None else labels.say("cost", cost=cost)


def _below(cards: Sequence[str], moves: Moves, notes: Notes, step: int) -> Block:
    height = max(max(len(moves.get(card, ())), 1 if card in notes else 0) for card in cards)
    return [line(*(_move_or_note(card, number, moves, notes, step) for card in cards)) for number in range(height)]


def _move_or_note(card: str, number: int, moves: Moves, notes: Notes, step: int) -> Text:
    mine = moves.get(card, ())
    if number < len(mine):
        return cut(line((f" {mine[number][0]}", MOVE), f" {mine[number][1]}"), step)
    return cut(line((" " + notes.get(card, "") if number == 0 else "", QUIET)), step)


def card_rows(labels: Labels, cards: Sequence[str], moves: Moves, notes: Notes, width: int, columns: int = 1) -> Block:
    """One line per card: the number of its first choice at the left, the others at the right."""
    room = width // columns
    rows = [cut(_row(labels, card, moves, notes), room) for card in cards]
    height = -(-len(rows) // columns)
    return beside([rows[start : start + height] for start in range(0, len(rows), height)]) if rows else []


def _row(labels: Labels, card_id: str, moves: Moves, notes: Notes) -> Text:
    mine = moves.get(card_id, ())
    first: Part = (f"{mine[0][0]:>2} ", MOVE) if mine else "   " if moves or notes else ""
    parts: list[Part] = [first, card_summary(labels, card_id)]
    if len(mine) > 1:
        for number, label in mine[1:]:
            parts += [(f" {number}", MOVE), f" {label.removeprefix('PH ')}"]
    elif card_id in notes:
        parts.append((f" {notes[card_id]}", QUIET))
    return line(*parts)


def card_summary(labels: Labels, card_id: str) -> Text:
    """A card on one line, in columns."""
    card = labels.card(card_id)
    parts: list[Part] = [
        (f"{labels.name(card_id, 16):16} ", STRONG),
        (labels.text.say(f"letter-{card.type}"), TYPE_STYLE[card.type]),
        _badge(labels, card.speed),
        f" {labels.hits(card_id):8} ",
        cut(line(*_join(labels.actions(card_id))), 15),
        f" +{card.revenue}",
        f" {'' if card.cost is None else '−' + str(card.cost):3}",
        _pinch(labels, card_id) or "  ",
    ]
    return line(*parts)


def _join(actions: Sequence[tuple[str, str]]) -> list[Part]:
    parts: list[Part] = []
    for number, action in enumerate(actions):
        parts += [" + " if number else "", action]
    return parts
