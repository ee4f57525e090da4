"""The whole face of a card: pennant, portrait, hits, action, money (H-3.1 to H-3.13)."""

from typing import Any, Final

from pennant.art.card import MARGIN, WIDTH, card, cover
from pennant.art.colours import CREAM, DEFENCE, INK, INK_2, LINE, OFFENCE, STOCK, Kit
from pennant.art.icons import ICONS
from pennant.art.lettering import BODY, NAME, SIGN, line, paragraph
from pennant.art.marks import PAWNS, SQUARE, TYPES, coin, price, scorers_square
from pennant.art.svg import move, number, path, rect, window
from pennant.games.highlights.art.cities import kit_of
from pennant.games.highlights.art.portraits import figure
from pennant.games.highlights.cards import HIT_NAMES, CardText
from pennant.games.highlights.text import CODES, HighlightsText

RIGHT: Final = WIDTH - MARGIN
INNER: Final = WIDTH - 2 * MARGIN
PENNANT, PICTURE, LINE_OF_MARKS, ACTION, FOOT = (9, 37.5), (51.5, 148.5), (205, 47.5), (257.5, 52.5), (314, 28)
"""Top and height of the five parts."""
OFFENSIVE: Final = ("stolen-base", "leadoff", "quick-eye", "clutch")
ACTION_ICONS: Final = {**ICONS, "clutch": ICONS["lightning"]}


def face(text_card: CardText, text: HighlightsText, language: str) -> str:
    label = ". ".join(text.card_face(text_card.id))
    kit = kit_of(text_card.city)
    parts = [
        _pennant(text_card, kit),
        _picture(text_card),
        _pinch(text) if text_card.pinch else "",
        _marks(text_card, text),
        _actions(text_card, text),
        _foot(text_card, text),
    ]
    return card("".join(parts), label, language)


def _pennant(text_card: CardText, kit: Kit) -> str:
    top, height = PENNANT
    tip = RIGHT - 23
    return (
        path(f"M{MARGIN} {top}H{tip}L{RIGHT} {top + height / 2}L{tip} {top + height}H{MARGIN}Z", kit.first)
        + rect(MARGIN, top, 7.5, height, kit.second)
        + line(text_card.name, 23, top + 17.5, 18, 196, NAME, CREAM)
        + line(text_card.city.upper(), 23, top + 32, 11, 190, SIGN, CREAM, spacing=0.05)
    )


def _picture(text_card: CardText) -> str:
    """The portrait in a window whose outline shows the type: an arch, cut corners, or half of each."""
    top, height = PICTURE
    box = (MARGIN, top, INNER, height)
    return window(figure(text_card), box, (4, 13, 192, 137)) + cover(*box, _outline(text_card.type, top, height))


def _outline(type: str, top: float, height: float) -> str:
    bottom, wide, high, cut = top + height, INNER * 0.46, height * 0.34, 20
    foot = f"V{number(bottom - 7.5)}q0 7.5 -7.5 7.5H{number(MARGIN + 7.5)}q-7.5 0 -7.5 -7.5"
    arched_left = f"V{number(top + high)}A{number(wide)} {number(high)} 0 0 1 {number(MARGIN + wide)} {number(top)}"
    arched_right = f"H{number(RIGHT - wide)}A{number(wide)} {number(high)} 0 0 1 {RIGHT} {number(top + high)}"
    cut_left = f"V{number(top + cut)}L{MARGIN + cut + 1} {number(top)}"
    cut_right = f"H{RIGHT - cut - 1}L{RIGHT} {number(top + cut)}"
    left = cut_left if type == "robot" else arched_left
    right = arched_right if type == "natural" else cut_right
    if type == "robot":
        foot = f"V{number(bottom)}H{MARGIN}"
    return f"M{MARGIN} {number(bottom - 8)}{left}{right}{foot}Z"


def _pinch(text: HighlightsText) -> str:
    tag = rect(210, PICTURE[0] + 1, 34, 21, STOCK, rx=4, stroke=INK, stroke_width=1.8)
    return tag + line(text.say("print-pinch"), 227, PICTURE[0] + 16.5, 14, 28, SIGN, INK, "middle")


def _marks(text_card: CardText, text: HighlightsText) -> str:
    top, _ = LINE_OF_MARKS
    type_mark = TYPES[text_card.type](text.say(f"letter-{text_card.type}"))
    pawn = PAWNS[text_card.speed](text.say(f"letter-{text_card.speed}"))
    found = move(type_mark, MARGIN, top + 3.5, 1.28) + move(pawn, RIGHT - 40, top + 3.5, 1.25)
    size, gap = 46, 3.5
    left = (WIDTH - len(text_card.hits) * (size + gap) + gap) / 2
    for place, hit in enumerate(text_card.hits):
        square = scorers_square(1 + HIT_NAMES.index(hit), CODES[hit.replace(" ", "-")])
        found += move(square, left + place * (size + gap), top + 0.5, size / SQUARE)
    if not text_card.hits:
        found += _dashed(77, top + 10, 96, 27, text.say("print-no-hits"), 13)
    return found


def _dashed(x: float, y: float, width: float, height: float, said: str, size: float) -> str:
    """A placeholder for something that the card does not have."""
    box = rect(x, y, width, height, "none", rx=4, stroke=LINE, stroke_width=1.4, stroke_dasharray="4 3")
    words = line(
        said.upper(), x + width / 2, y + height / 2 + size * 0.36, size, width - 12, SIGN, INK_2, "middle", 0.06
    )
    return box + words


def _actions(text_card: CardText, text: HighlightsText) -> str:
    top, height = ACTION
    actions = text.actions(text_card.id)
    if not actions:
        return _dashed(MARGIN + 0.7, top + 0.7, INNER - 1.4, height - 1.4, text.say("print-no-action"), 16)
    each = (height - 3 * (len(actions) - 1)) / len(actions)
    return "".join(_action(args, text, top + place * (each + 3), each) for place, args in enumerate(actions))


def _action(args: dict[str, Any], text: HighlightsText, top: float, height: float) -> str:
    """A box with a rounded bottom for defense, or one that points right for offense: icon, name, a short sentence."""
    action = args["action"]
    offence = action in OFFENSIVE
    ground = OFFENCE if offence else DEFENCE
    size = min(38, height - 3)
    name = text.action_name(action, count=args.get("count")).upper()
    x, wide = MARGIN + size + 12, INNER - size - (32 if offence else 22)
    found = path(_pointed(top, height) if offence else _shield(top, height), ground)
    found += move(ACTION_ICONS[action](ground), MARGIN + 5, top + (height - size) / 2, size / 32)
    if height < 40:
        return found + line(name, x, top + height / 2 + 5.5, 15, wide, SIGN, CREAM, spacing=0.03)
    hit = args.get("hit")
    said = text.say(f"print-{action}", hit=text.hit(hit) if hit else "none", count=args.get("count") or 1)
    return (
        found
        + line(name, x, top + 20, 17, wide, SIGN, CREAM, spacing=0.03)
        + paragraph(said, x, top + 24.5, wide, 25.5, 13, BODY, CREAM, least=9, leading=1.08)
    )


def _shield(top: float, height: float) -> str:
    foot = min(17, height / 3)
    return (
        f"M{MARGIN + 4} {top}H{RIGHT - 4}q4 0 4 4V{top + height - foot}q0 {foot} -17 {foot}"
        f"H{MARGIN + 17}q-17 0 -17 {-foot}V{top + 4}q0 -4 4 -4Z"
    )


def _pointed(top: float, height: float) -> str:
    tip = RIGHT - 14
    return f"M{MARGIN} {top}H{tip}L{RIGHT} {top + height / 2}L{tip} {top + height}H{MARGIN}Z"


def _foot(text_card: CardText, text: HighlightsText) -> str:
    top, height = FOOT
    said = f"{text.say('tier-' + text_card.tier.replace(' ', '-'))} · {text_card.id}".upper()
    found = move(coin(text_card.revenue), MARGIN, top, height / 32)
    found += line(said, WIDTH / 2, top + 18, 11.5, INNER - 2 * height - 12, SIGN, INK_2, "middle", 0.04)
    if text_card.cost is not None:
        found += move(price(text_card.cost), RIGHT - height, top, height / 32)
    return found
