"""The whole faces of strategy cards, coaches and stadiums (C-1.3 to C-1.5)."""

from typing import Final

from pennant.art.card import HEIGHT, MARGIN, WIDTH, card
from pennant.art.colours import CREAM, INK, INK_2, STOCK_2
from pennant.art.lettering import BODY, NAME, SIGN, fit_lines, line, paragraph, width_of
from pennant.art.svg import circle, path, rect, window
from pennant.games.clutch.art.chalk import WOOD
from pennant.games.clutch.art.portraits import figure
from pennant.games.clutch.cards import CardBook, CoachText, StadiumText, StrategyText
from pennant.games.clutch.printed_text import PrintedText
from pennant.kernel.words import capitalize

RIGHT: Final = WIDTH - MARGIN
INNER: Final = WIDTH - 2 * MARGIN
SIDES: Final = {"blue": "#1f5299", "red": "#97261f", "grey": "#474e5e"}
COLOURS: Final = {"hitting": "blue", "pitching": "red", "bench": "grey"}
LEFT: Final = 18
WIDE: Final = WIDTH - 2 * LEFT
_ALWAYS: Final = "∞"


def label_of(card_id: str, text: PrintedText) -> str:
    return ". ".join(said.rstrip(".") for said in text.card_face(card_id)) + "."


def strategy(text_card: StrategyText, text: PrintedText, book: CardBook, language: str) -> str:
    """Side, chalkboard, title, window and effect; the cost is on a tag."""
    ink = SIDES[text_card.colour]
    notes = [text_card.id]
    notes += [text.say("print-weather")] if text_card.weather else []
    notes += [text.say("print-momentum")] if text_card.momentum else []
    rarity = text.say("print-rarity", rarity=text_card.rarity).upper()
    cost = text.say("print-cost", count=text_card.cost) if text_card.cost else ""
    return card(
        _frame(ink)
        + _side(text_card.colour, ink)
        + line(text.say("print-side", colour=text_card.colour).upper(), 36, 32, 13, 104, SIGN, ink, spacing=0.06)
        + line(rarity, WIDTH - LEFT, 32, 10.5, 86, SIGN, INK_2, "end", 0.04)
        + window(figure(text_card, book), (LEFT, 40, WIDE, 146), (0, 7, 200, 136.4))
        + rect(LEFT + 2.5, 42.5, WIDE - 5, 141, "none", stroke=WOOD, stroke_width=5)
        + _words(text_card.id, text, ink, 186)
        + _foot(" · ".join(notes), cost),
        label_of(text_card.id, text),
        language,
    )


def coach(text_card: CoachText, text: PrintedText, book: CardBook, language: str) -> str:
    """The same layout with a face instead of the chalkboard."""
    colour = COLOURS[text_card.kind]
    ink = SIDES[colour]
    return card(
        _frame(ink)
        + _side(colour, ink)
        + line(text.kind(text_card.id).upper(), 36, 32, 13, WIDE - 20, SIGN, ink, spacing=0.06)
        + window(figure(text_card, book), (LEFT, 40, WIDE, 146), (10, 14, 180, 122.8))
        + rect(LEFT + 1, 41, WIDE - 2, 144, "none", rx=3, stroke=ink, stroke_width=2)
        + _words(text_card.id, text, ink, 186)
        + _foot(text_card.id),
        label_of(text_card.id, text),
        language,
    )


def _frame(ink: str) -> str:
    return rect(10, 10, WIDTH - 20, HEIGHT - 20, "none", rx=6, stroke=ink, stroke_width=4.5)


def _side(colour: str, ink: str) -> str:
    """A triangle for offense, a square for defense, a disc for either."""
    if colour == "blue":
        return path("M25 20L32 32.5H18Z", ink)
    return rect(19, 21, 11.5, 11.5, ink) if colour == "red" else circle(25, 26.8, 6.3, ink)


def _words(card_id: str, text: PrintedText, ink: str, top: float) -> str:
    """The title, the window, and the effect."""
    sentence = " ".join(text.lines(card_id))
    when, colon, effect = sentence.partition(": ")
    if not colon:
        when, effect = "", sentence
    found = line(text.title(card_id), LEFT, top + 22, 19, WIDE, NAME, INK, least=0.6)
    y = top + 29
    if when:
        size, lines = fit_lines(when, WIDE, 34, 13, SIGN, least=9)
        found += paragraph(when, LEFT, y, WIDE, 34, size, SIGN, ink, least=9)
        y += len(lines) * size * 1.2 + 2
    return found + paragraph(capitalize(effect), LEFT, y, WIDE, 316 - y, 14, BODY, INK, least=8.5)


def _foot(notes: str, cost: str = "") -> str:
    found = line(notes, LEFT, 331, 11.5, 120, SIGN, INK_2)
    if cost:
        width = min(90, width_of(cost, 12) + 14)
        found += rect(WIDTH - LEFT - width, 317, width, 18, INK, rx=3)
        found += line(cost, WIDTH - LEFT - width / 2, 330.3, 12, width - 8, SIGN, CREAM, "middle")
    return found


def stadium(text_card: StadiumText, text: PrintedText, book: CardBook, language: str) -> str:
    """Landscape: the plan of the park, its roof, the main effect, and two more; permanent effects are marked."""
    lines = text.lines(text_card.id)
    main, secondary = lines[0], lines[1:]
    found = [
        line(text.title(text_card.id), 13, 31, 21, 324, NAME, INK),
        line(text.kind(text_card.id).upper(), 13, 48, 11.5, 250, SIGN, INK_2, spacing=0.05),
        line(text_card.id, 337, 48, 11.5, 60, SIGN, INK_2, "end"),
        window(figure(text_card, book), (MARGIN, 55, 162, 121.5), (0, 0, 200, 150)),
        rect(MARGIN + 1, 56, 160, 119.5, "none", rx=3, stroke=INK, stroke_width=2),
        rect(MARGIN, 181, 162, 60, INK, rx=4),
        paragraph(main, MARGIN + 8, 184, 147, 54, 13.5, BODY, CREAM, least=8, leading=1.15, middle=True),
    ]
    for place, said in enumerate(secondary):
        top = 55 + place * 95.5
        always = text_card.secondary[place].always
        mark = (
            line(_ALWAYS, 190, top + 51, 18, 20, SIGN, INK, "middle") if always else circle(190, top + 45.5, 3.4, INK_2)
        )
        found += [
            rect(177, top, 164, 90.5, STOCK_2, rx=4),
            mark,
            paragraph(said, 203, top + 5, 132, 80, 13.5, BODY, INK, least=8.5, middle=True),
        ]
    return card("".join(found), label_of(text_card.id, text), language, HEIGHT, WIDTH)
