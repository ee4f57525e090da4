"""The whole faces of Characters, Win cards and Events (F-2.3 to F-2.6)."""

from typing import Final

from pennant.art.card import HEIGHT, MARGIN, WIDTH, card, cover
from pennant.art.colours import COST, CREAM, INK, INK_2, SPECIAL, STOCK, STOCK_2
from pennant.art.lettering import BODY, NAME, SIGN, line, paragraph, width_of
from pennant.art.marks import evil, good, stars
from pennant.art.svg import circle, move, number, path, rect, stroke, window
from pennant.games.fantasy.art.clubs import kit_of
from pennant.games.fantasy.art.portraits import figure
from pennant.games.fantasy.cards import COLOURS, STAT_NAMES, TIER_NAMES, CharacterText, EventText, WinText
from pennant.games.fantasy.printed_text import PrintedText

RIGHT: Final = WIDTH - MARGIN
INNER: Final = WIDTH - 2 * MARGIN
INKS: Final = {"red": "#a8242a", "orange": "#a84d0b", "yellow": "#7a5d00", "green": "#24683a", "blue": "#1f5299"}
"""Ink colors of the five tracks; the hitting stat and the pitching stat of a track share its color."""
HITTING: Final = len(STAT_NAMES) // 2
_BLUE, _RED = "#1f4f8a", "#97261f"
_OCCASION: Final = " at "
"""The separator between occasion and ballpark in the name of a Win card."""


def character(text_card: CharacterText, text: PrintedText, language: str) -> str:
    """Head, picture with the stats down its left side, magic, alignment and tier."""
    kit = kit_of(text_card.club)
    picture = (MARGIN, 53, INNER, 194)
    parts = [
        path(f"M{MARGIN} 49V13q0 -4 4 -4H{RIGHT - 4}q4 0 4 4V49Z", kit.first),
        rect(MARGIN, 45.5, INNER, 3.5, kit.second),
        line(text_card.name, 17, 26.5, 18.5, INNER - 16, NAME, CREAM),
        line(text_card.club, 17, 40, 12, INNER - 16, SIGN, CREAM, spacing=0.03),
        window(figure(text_card), picture, (6, 3, 172, 143.8)),
        cover(*picture, rounded(*picture, 4)),
        _stats_down(text_card),
        _tag(text_card.id),
        _magic(text_card, text),
        _alignment_and_tier(text_card, text),
    ]
    return card("".join(parts), label_of(text_card.id, text), language)


def label_of(card_id: str, text: PrintedText) -> str:
    return ". ".join(said.rstrip(".") for said in text.card_face(card_id)) + "."


def rounded(x: float, y: float, width: float, height: float, radius: float) -> str:
    """The outline of a box with round corners."""
    r = number(radius)
    return (
        f"M{number(x + radius)} {number(y)}H{number(x + width - radius)}q{r} 0 {r} {r}V{number(y + height - radius)}"
        f"q0 {r} -{r} {r}H{number(x + radius)}q-{r} 0 -{r} -{r}V{number(y + radius)}q0 -{r} {r} -{r}Z"
    )


def ribbon(stat: str, x: float, y: float, width: float, height: float, value: int | None = None) -> str:
    """A stat: a solid ribbon for hitting, an outlined pill for pitching."""
    place = STAT_NAMES.index(stat)
    ink = INKS[COLOURS[place % HITTING]]
    hits = place < HITTING
    radius = 3 if hits else height / 2
    size = height * 0.56
    found = rect(x, y, width, height, ink if hits else CREAM, rx=radius, stroke=INK, stroke_opacity=0.55)
    if not hits:
        found += rect(
            x + 1.6, y + 1.6, width - 3.2, height - 3.2, "none", rx=radius - 1.6, stroke=ink, stroke_width=2.2
        )
    words = CREAM if hits else ink
    if value is None:
        return found + line(stat, x + width / 2, y + height / 2 + size * 0.36, size, width - 8, SIGN, words, "middle")
    inset = 5 if hits else 7
    return (
        found
        + line(stat, x + inset, y + height / 2 + size * 0.36, size, width * 0.48, SIGN, words)
        + line(
            str(value), x + width - inset, y + height * 0.5 + size * 0.46, size * 1.3, width * 0.4, SIGN, words, "end"
        )
    )


def _stats_down(text_card: CharacterText) -> str:
    stats = [stat for stat in STAT_NAMES if stat in text_card.stats]
    height = min(24, (186 - 3.2 * len(stats)) / max(1, len(stats)))
    return "".join(
        ribbon(stat, 13, 57 + place * (height + 3.2), 67, height, text_card.stats[stat])
        for place, stat in enumerate(stats)
    )


def _tag(card_id: str) -> str:
    """Position and jersey."""
    width = min(90, width_of(card_id, 14) + 10)
    middle = RIGHT - 4 - width / 2
    tag = rect(RIGHT - 4 - width, 57, width, 21, STOCK, rx=3)
    return tag + line(card_id, middle, 72.5, 14, width - 6, SIGN, INK, "middle")


def _magic(text_card: CharacterText, text: PrintedText) -> str:
    top, height = 251, 64
    name, said = text.magic_name(text_card.magic), text.magic_text(text_card.magic)
    return (
        rect(MARGIN, top, INNER, height, STOCK_2, rx=4)
        + rect(MARGIN, top, 4.5, height, SPECIAL)
        + line(name.upper(), 20, top + 18, 15.5, INNER - 18, SIGN, SPECIAL, spacing=0.05)
        + paragraph(said, 20, top + 21.5, INNER - 17, height - 24, 13, BODY, INK, least=8.5, leading=1.16)
    )


def _alignment_and_tier(text_card: CharacterText, text: PrintedText) -> str:
    is_good = text_card.alignment == "Good"
    rank = 1 + TIER_NAMES.index(text_card.tier)
    tier = text.tier(text_card.tier).upper()
    width = min(width_of(tier, 12, spacing=0.03), 118)
    return (
        move(good() if is_good else evil(), MARGIN + 2, 320, 0.6)
        + line(
            text.alignment(text_card.alignment).upper(),
            34,
            334.5,
            12.5,
            70,
            SIGN,
            _BLUE if is_good else _RED,
            spacing=0.03,
        )
        + stars(rank, RIGHT - 4 - width - 6 - 11 * rank, 330, 11, INK_2)
        + line(tier, RIGHT - 2, 334.5, 12, 118, SIGN, INK_2, "end", 0.03)
    )


def win(text_card: WinText, text: PrintedText, language: str) -> str:
    """Occasion and ballpark, the park at night, the required stats, banners, and a seal with the Wins."""
    occasion, _, ballpark = text_card.name.rpartition(_OCCASION)
    picture = (MARGIN, 60, INNER, 166)
    parts = [
        line(occasion.upper(), 13, 25, 13, 170, SIGN, INK_2, spacing=0.08),
        line(ballpark, 13, 47, 19, 174, NAME, INK, least=0.6),
        window(figure(text_card), picture, (6, 12, 188, 134.5)),
        cover(*picture, rounded(*picture, 4)),
        _seal(text_card.wins, text),
        line(text.say("print-add-up").upper(), 13, 243, 12, 150, SIGN, INK_2, spacing=0.08),
        _required(text_card),
        _banners(text_card, text),
    ]
    return card("".join(parts), label_of(text_card.id, text), language)


def _seal(wins: int, text: PrintedText) -> str:
    return (
        circle(214, 36, 26, COST)
        + circle(214, 36, 22.5, "none", stroke=CREAM, stroke_width=2)
        + line(str(wins), 214, 37, 22, 30, SIGN, CREAM, "middle")
        + line(text.say("print-wins", count=wins).upper(), 214, 47, 9.5, 40, SIGN, CREAM, "middle", 0.02)
    )


def _required(text_card: WinText) -> str:
    """One row for up to five stats, two rows for more."""
    required = text_card.requires
    rows = (
        [required]
        if len(required) <= 5
        else [required[: (len(required) + 1) // 2], required[(len(required) + 1) // 2 :]]
    )
    height = 29 if len(rows) == 1 else 20
    found = ""
    for number_of_row, row in enumerate(rows):
        width = min(52, (INNER - 4 * (len(row) - 1)) / len(row))
        for place, stat in enumerate(row):
            found += ribbon(stat, MARGIN + place * (width + 4), 248 + number_of_row * (height + 3), width, height)
    return found


def _banners(text_card: WinText, text: PrintedText) -> str:
    """Swallow-tailed banners, below the names of the tracks."""
    if not text_card.banners:
        return ""
    room = (INNER - 5 * (len(text_card.banners) - 1)) / len(text_card.banners)
    found = line(text.say("print-track").upper(), 13, 304, 12, 200, SIGN, INK_2, spacing=0.08)
    x: float = MARGIN
    for colour, step in text_card.banners.items():
        words = text.say("track-step", track=colour, points=step).upper()
        width = min(room, width_of(words, 13, spacing=0.03) + 22)
        tail = f"M{number(x)} 310H{number(x + width)}l-8 13l8 13H{number(x)}Z"
        found += path(tail, INKS[colour]) + line(words, x + 6, 327.5, 13, width - 17, SIGN, CREAM, spacing=0.03)
        x += width + 5
    return found


def event(text_card: EventText, text: PrintedText, language: str) -> str:
    """The front page of a newspaper: headline, news, picture, and effects."""
    picture = (MARGIN + 4, 96, INNER - 8, 134)
    dot_rows = "".join(f"M{MARGIN + 6 + 4 * (row % 2)} {98 + 4 * row}H{RIGHT - 6}" for row in range(33))
    parts = [
        rect(MARGIN, MARGIN, INNER, HEIGHT - 2 * MARGIN, "#f1e9d6", rx=4),
        line(text.say("print-extra"), WIDTH / 2, 38, 28, INNER - 20, NAME, INK, "middle"),
        stroke(f"M{MARGIN + 6} 46H{RIGHT - 6}", INK, 2.4) + stroke(f"M{MARGIN + 6} 50H{RIGHT - 6}", INK, 1),
        line(text.say("print-event").upper(), MARGIN + 8, 62.5, 10.5, 100, SIGN, INK_2, spacing=0.08),
        line(text_card.id, RIGHT - 8, 62.5, 10.5, 100, SIGN, INK_2, "end", 0.08),
        stroke(f"M{MARGIN + 6} 67H{RIGHT - 6}", INK, 1),
        line(text_card.name, WIDTH / 2, 87, 18, INNER - 14, NAME, INK, "middle", least=0.6),
        window(figure(text_card), picture, (0, 24, 200, 119.6)),
        stroke(dot_rows, "#f1e9d6", 1.1, stroke_dasharray=".1 4", opacity=0.8),
        paragraph(text.event_text(text_card.id), MARGIN + 9, 236, INNER - 18, 99, 15, BODY, INK, least=9, leading=1.25),
    ]
    return card("".join(parts), label_of(text_card.id, text), language)
