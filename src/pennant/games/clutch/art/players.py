"""The whole faces of batters and pitchers (C-1.1, C-1.2)."""

from collections.abc import Iterator
from typing import Final

from pennant.art.card import MARGIN, WIDTH, card
from pennant.art.colours import CREAM, INK, INK_2, LAMP, STOCK
from pennant.art.lettering import NAME, SIGN, line, width_of
from pennant.art.svg import number, path, rect, window
from pennant.games.clutch.art.clubs import kit_of
from pennant.games.clutch.art.portraits import club_of, figure
from pennant.games.clutch.cards import BatterText, CardBook, PitcherText
from pennant.games.clutch.cards.condition_words import format_signed
from pennant.games.clutch.printed_text import PrintedText, speed_letter
from pennant.kernel.words import capitalize

RIGHT: Final = WIDTH - MARGIN
INNER: Final = WIDTH - 2 * MARGIN
ROWS: Final = {
    "K": "#8d2a24",
    "GB": "#a5602a",
    "FB": "#8a6d2a",
    "BB": "#4c6a7d",
    "1B": "#4a7d4f",
    "2B": "#2f6a5a",
    "3B": "#23577a",
    "HR": "#5b3b86",
}
HOME_PLATE, HEXAGON = "M3 3H29V18L16 30L3 18Z", "M16 2L29 9V23L16 30L3 23V9Z"

Player = BatterText | PitcherText


def player(text_card: Player, text: PrintedText, book: CardBook, language: str) -> str:
    """Portrait, main number, icons, name, position or role, chart, and salary."""
    kit = kit_of(club_of(text_card, book))
    picture = (MARGIN, MARGIN, INNER, 212.5)
    parts = [
        window(figure(text_card, book), picture, (17, 3, 160, 146.6)),
        rect(MARGIN + 1, MARGIN + 1, INNER - 2, 211, "none", rx=3, stroke=kit.first, stroke_width=2.5),
        _big_number(text_card, text),
        _icons(text_card),
        path(f"M{MARGIN} 202H{RIGHT - 16}L{RIGHT} 221.5L{RIGHT - 16} 241H{MARGIN}Z", kit.first),
        rect(MARGIN, 202, 6.5, 39, kit.second),
        line(text_card.name, 21, 220, 17.5, INNER - 34, NAME, CREAM),
        line(club_of(text_card, book).upper(), 21, 235, 11.5, INNER - 36, SIGN, CREAM, spacing=0.05),
        _meta(text_card, text),
        _chart(text_card),
        _foot(text_card, text),
    ]
    label = ". ".join(said.rstrip(".") for said in text.card_face(text_card.id)) + "."
    return card("".join(parts), label, language)


def _big_number(text_card: Player, text: PrintedText) -> str:
    """On-Base in a home plate, Command in a hexagon; below it the bonus."""
    pitches = isinstance(text_card, PitcherText)
    shape = HEXAGON if pitches else HOME_PLATE
    value = f"+{text_card.command}" if isinstance(text_card, PitcherText) else str(text_card.on_base)
    said = text.say("print-command" if pitches else "print-on-base").upper()
    found = f'<g transform="translate(14 13) scale(1.75)">{path(shape, STOCK, stroke=INK, stroke_width=1.6)}</g>'
    found += line(value, 42, 50.5 if pitches else 47, 25, 40, SIGN, INK, "middle")
    found += rect(13, 66, 58, 16.5, INK, rx=2.5) + line(said, 42, 78.3, 11, 53, SIGN, CREAM, "middle", 0.03)
    if text_card.bonus is not None:
        bonus = f"{text_card.bonus.vs} +{text_card.bonus.value}"
        found += rect(23, 85, 38, 17, LAMP, rx=2.5) + line(bonus, 42, 98, 12.5, 34, SIGN, INK, "middle")
    return found


def _icons(text_card: Player) -> str:
    found = ""
    for place, icon in enumerate(text_card.icons):
        y = 14 + place * 25
        found += rect(RIGHT - 41, y, 36, 22, STOCK, rx=11, stroke=INK, stroke_width=1.3)
        found += line(icon, RIGHT - 23, y + 15.5, 12.5, 30, SIGN, INK, "middle")
    return found


def _meta(text_card: Player, text: PrintedText) -> str:
    if isinstance(text_card, PitcherText):
        innings = text.say("print-innings", count=text_card.ip)
        zone = "1" if text_card.x_zone == 1 else f"1–{text_card.x_zone}"
        said = [
            capitalize(text.throws(text_card.throws)),
            f"{text_card.role} {innings}",
            f"{text.say('print-x-zone')} {zone}",
        ]
    else:
        speed = f"{text.say('print-speed')} {text_card.speed} {speed_letter(text_card.speed)}"
        said = [capitalize(text.bats(text_card.bats)), speed, text.positions(text_card.id)]
    wide = [width_of(each, 12.5) for each in said]
    shrink = min(1, (INNER - 24) / sum(wide))
    size = 12.5 * shrink
    gap = (INNER - 4 - sum(wide) * shrink) / 2
    x, found = MARGIN + 2.0, ""
    for each, width in zip(said, wide, strict=True):
        found += line(each, x, 256.5, size, width * shrink + 1, SIGN, INK)
        x += width * shrink + gap
    return found


def chart_rows(chart: str) -> Iterator[tuple[str, str]]:
    """The rows of a chart: `("GB", "4–6")`."""
    for part in chart.split(","):
        name, _, numbers = part.strip().partition(" ")
        yield name, numbers.strip().replace("-", "–")


def _chart(text_card: Player) -> str:
    rows = list(chart_rows(text_card.chart))
    across = 4
    width = (INNER - 2.5 * (across - 1)) / across
    found = ""
    for place, (name, numbers) in enumerate(rows):
        x, y = MARGIN + place % across * (width + 2.5), 263 + place // across * 31
        ink = ROWS.get(name, INK_2)
        found += rect(x, y, width, 28.5, ink, rx=2, fill_opacity=0.15) + rect(x, y, width, 3, ink, rx=1)
        found += line(name, x + width / 2, y + 14, 11.5, width - 6, SIGN, INK, "middle")
        found += line(numbers, x + width / 2, y + 25.5, 11.5, width - 4, SIGN, INK, "middle")
    return found


def _foot(text_card: Player, text: PrintedText) -> str:
    clutch = f"{text.say('print-clutch')} {format_signed(text_card.clutch)}" if text_card.clutch else ""
    return (
        line(clutch, MARGIN + 2, 337.5, 11.5, 84, SIGN, INK_2)
        + line(text_card.id, WIDTH / 2, 337.5, 11, 70, SIGN, INK_2, "middle")
        + line(f"$ {number(text_card.salary)}", RIGHT - 2, 337.5, 12, 70, SIGN, INK, "end")
    )
