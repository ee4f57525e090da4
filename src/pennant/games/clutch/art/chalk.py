"""The effects of strategy cards, drawn with chalk on a board of 200 × 150."""

from typing import Final

from pennant.art.draws import Draws
from pennant.art.lettering import NAME, line
from pennant.art.svg import circle, path, rect, stroke
from pennant.games.clutch.cards.condition_words import format_signed
from pennant.games.clutch.cards.effects import VERBS, EffectText, ModEffect
from pennant.games.clutch.cards.strategies import StrategyText

CHALK: Final = "#f4ead6"
WOOD: Final = "#8a6a3f"
_BOARD, _DUST = "#23403a", "#2c4c45"
_WIDTH: Final = 4
_DIAMOND: Final = "M100 126L142 90L100 54L58 90Z"

DRAWINGS: Final = {
    "swing": f"{_DIAMOND}M100 126L150 40M141 44L151 38L153 49",
    "pitch": "M40 116H66V124L53 134L40 124ZM58 100Q100 20 158 58M58 100L58 84M58 100L73 96"
    "M158 58m-12 0a12 12 0 1 0 24 0a12 12 0 1 0 -24 0",
    "run": f"{_DIAMOND}M112 132Q154 112 152 92M144 98L152 90L158 100M92 50Q64 60 50 82",
    "field": f"{_DIAMOND}M70 58L82 70M82 58L70 70M118 58L130 70M130 58L118 70M94 84L106 96M106 84L94 96",
    "throw": f"{_DIAMOND}M142 90Q120 104 66 92M76 84L66 92L76 100",
    "dice": "M92 36L130 57V99L92 120L54 99V57ZM92 56L113 92H71ZM146 54A44 44 0 0 1 146 102M139 94L145 104L156 98",
    "cards": "M62 62L94 50L112 98L80 110ZM96 50H130V100H113M132 54L156 64L140 108L116 100M76 40V24M68 31L76 22L84 31",
    "eye": "M46 80Q100 28 154 80Q100 130 46 80ZM100 80m-17 0a17 17 0 1 0 34 0a17 17 0 1 0 -34 0M100 70V90M90 80H110",
    "change": "M44 60H84V100H44ZM52 80H76M116 60H156V100H116ZM126 80L136 70L146 80L136 90Z"
    "M92 80H108M102 73L109 80L102 87",
    "stop": "M100 34A46 46 0 1 0 100.1 34ZM68 112L132 48",
    "clock": "M100 34A46 46 0 1 0 100.1 34ZM100 50V80L122 92",
    "weather": "M58 92Q40 92 42 76Q44 62 60 64Q64 42 88 44Q108 46 112 62Q132 58 138 74Q140 92 122 92Z"
    "M62 104L54 122M86 104L78 122M110 104L102 122M146 50H170M150 62H178",
    "diamond": f"{_DIAMOND}M100 90m-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0",
}
_BY_NUMBER: Final = {
    "swing": "swing", "on_base": "swing", "pitch": "pitch", "pitch_roll": "pitch", "command": "pitch", "speed": "run",
    "infield": "field", "outfield": "field", "battery": "field", "play": "throw", "throw": "throw",
    "innings": "clock",
}  # fmt: skip
"""The sketch for an attribute that a card changes."""
_BY_VERB: Final = {
    "clutch": "swing", "die": "dice", "reroll": "dice", "advantage": "dice", "mistake": "pitch", "change": "change",
    "read": "change", "shift": "change", "forbid": "stop", "eject": "stop", "remove": "stop", "steal": "run",
    "squeeze": "run", "pick_off": "throw", "do": "eye", "error": "field", "draw": "cards", "discard": "cards",
    "hand_limit": "cards", "innings": "clock", "on_substitution": "cards",
}  # fmt: skip


def drawing(card: StrategyText) -> str:
    """The board with a sketch of the card's first effect, and its modifier."""
    draws = Draws(card.id)
    first = card.effects[0] if card.effects else None
    lines = DRAWINGS["weather" if card.weather else _subject(first)]
    x, y, tilt = 30 + round(draws.unit() * 100), 30 + round(draws.unit() * 60), round(draws.unit() * 40)
    wiped = stroke(f"M{x} {y}q30 {tilt - 20} 60 0M{x + 10} {y + 18}q30 {20 - tilt} 50 0", _DUST, 14)
    board = rect(0, 0, 200, 150, _BOARD) + wiped
    by = first.by if isinstance(first, ModEffect) and first.by else 0
    amount = line(format_signed(by), 172, 128, 30, 50, NAME, CHALK, "middle") if by and not card.weather else ""
    return board + stroke(lines, CHALK, _WIDTH, stroke_linejoin="round") + amount + frame()


def frame() -> str:
    return rect(3, 3, 194, 144, "none", stroke=WOOD, stroke_width=6)


def _subject(effect: EffectText | None) -> str:
    if isinstance(effect, ModEffect):
        return _BY_NUMBER.get(effect.mod, "diamond")
    verb = next((verb for verb, kind in VERBS.items() if isinstance(effect, kind)), "")
    return _BY_VERB.get(verb, "diamond")


# --- plans of ballparks -----------------------------------------------------------------------------------------------


def plan(stadium_id: str, indoor: bool) -> str:
    """A park seen from above, each with a different fence; a roof is drawn as ribs."""
    draws = Draws(stadium_id)
    left, middle, right = (round(low + draws.unit() * 18) for low in (34, 8, 34))
    fence = f"M100 140L22 {left + 28}Q40 {middle} 100 {middle}T178 {right + 28}Z"
    inner = f"M100 134L32 {left + 30}Q46 {middle + 10} 100 {middle + 10}T168 {right + 30}Z"
    ribs = "M100 4V146M60 10Q44 76 60 140M140 10Q156 76 140 140M20 30Q8 76 20 120M180 30Q192 76 180 120"
    grass, mown, dirt = draws.pick((("#2f6a4a", "#3f7d57", "#d2a36b"), ("#35703c", "#467f4c", "#c99560")))
    return "".join(
        [
            rect(0, 0, 200, 150, "#24343f" if indoor else "#cfd9c4"),
            path("M100 150L6 66Q20 -4 100 -4T194 66Z", "#56616f" if indoor else "#b8a98a"),
            path(fence, dirt),
            path(inner, grass),
            path(f"M100 134L66 {(left + 164) / 2 + 8:.0f}Q100 {middle + 44} 134 {(right + 164) / 2 + 8:.0f}Z", mown),
            path("M100 140L136 106Q100 70 64 106Z", dirt),
            path("M100 132L124 108L100 86L76 108Z", mown),
            circle(100, 108, 4, dirt),
            path("M97 84h6v5h-6ZM121 105h6v6h-6ZM73 105h6v6h-6ZM96 132h8v4l-4 4l-4 -4Z", "#fffaf0"),
            stroke(f"M100 138L22 {left + 28}M100 138L178 {right + 28}", "#fffaf0", 1.6),
            stroke(ribs, "#e8edf2", 2, opacity=0.35) if indoor else "",
        ]
    )
