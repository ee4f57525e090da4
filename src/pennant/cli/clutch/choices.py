"""The available choices in text that fits the screen, with their chances of success."""

from collections.abc import Sequence

from rich.text import Text

from pennant.cli.clutch.labels import Labels, percent
from pennant.cli.clutch.reckoning import Reckoning
from pennant.cli.draw import MOVE, QUIET, STRONG, Block, Part, beside, cut, in_columns, line
from pennant.cli.terminal_game import Scene
from pennant.games.clutch.printed_text import format_signed
from pennant.games.clutch.view_types import View
from pennant.kernel.decision import Choice

Numbered = Sequence[tuple[int, Choice]]

ENTER = "↵"
"""Marks the choice that Enter makes."""
_SIDE_BY_SIDE = ("choice-bring-in", "choice-replace", "choice-shift")
"""Substitutions of the defense, each kind in its own column."""
_BATTERS = ("choice-bat", "choice-pinch-hit", "choice-newcomer")
_NAMED = {"choice-replace": "head-replace", "choice-shift": "head-move", "choice-bring-in": "head-bring-in"}


# --- labels -----------------------------------------------------------------------------------------------------------


def label(labels: Labels, scene: Scene[View], reckoning: Reckoning | None, choice: Choice) -> str:
    """A choice on one line, with its chance of success if there is one."""
    return _words(labels, scene, choice) + chances(labels, scene, reckoning, choice)


def _words(labels: Labels, scene: Scene[View], choice: Choice) -> str:
    if choice.message in _BATTERS:
        numbers = labels.batter_numbers(choice.cards[0])
        rating = (
            f" → {choice.args['position']}{format_signed(choice.args['rating'])}" if "rating" in choice.args else ""
        )
        return f"{labels.name(choice.cards[0])}  {numbers}{rating}"
    if choice.message == "choice-bring-in":
        return (
            f"{labels.name(choice.cards[0])}  {labels.pitcher_numbers(choice.cards[0])}{_rest(labels, scene, choice)}"
        )
    if choice.message in ("choice-cost", "choice-discard", "choice-card", "choice-coach", "choice-pick-discarded"):
        return labels.text.card_line(choice.cards[0])
    return labels.text.choice(choice, scene.view, scene.names)


def _rest(labels: Labels, scene: Scene[View], choice: Choice) -> str:
    """A note if a reliever comes in tired."""
    assert scene.decision is not None
    for pitcher in scene.view["teams"][scene.decision.seat]["pitchers"]:
        if pitcher["player"] == choice.cards[0] and pitcher["tired"]:
            return f" · {labels.say('comes-tired')}"
    return ""


def chances(labels: Labels, scene: Scene[View], reckoning: Reckoning | None, choice: Choice) -> str:
    """The chance of success of a choice: that runners are safe, that a throw gets an out, or that a bunt succeeds."""
    found = None if reckoning is None else _chance(scene, reckoning, choice)
    return "" if found is None else f" · {labels.say(found[0], chance=percent(found[1]))}"


def _chance(scene: Scene[View], reckoning: Reckoning, choice: Choice) -> tuple[str, float] | None:
    kind = choice.message.removeprefix("choice-")
    throw = _throw_in_question(scene)
    if kind in ("steal-second", "steal-third"):
        return "safe-chance", 1 - reckoning.thrown_out("steal", choice.bases[0])
    if kind == "double-steal":
        return "safe-chance", min(1 - reckoning.thrown_out("steal", base) for base in choice.bases)
    if kind in ("advance", "send") and throw:
        return "safe-chance", min(1 - reckoning.thrown_out(throw, base) for base in choice.bases)
    if kind in ("throw-at", "throw") and throw:
        return "out-chance", reckoning.thrown_out(throw, choice.bases[0])
    if kind == "try-two":
        return "two-chance", reckoning.double_play()
    if kind == "bunt":
        return "bunt-chance", reckoning.bunt()
    if kind == "bunt-again":
        return "bunt-chance", reckoning.bunt(1)
    return None


_THROW_OF = {"send": "ground", "reply": "ground", "send-home": "home", "reply-home": "home"}


def _throw_in_question(scene: Scene[View]) -> str:
    """The kind of throw that the decision is about, or an empty string."""
    assert scene.decision is not None
    kind = scene.decision.kind
    return str(_THROW_OF.get(kind) or scene.decision.args.get("throw", ""))


# --- the block of choices ---------------------------------------------------------------------------------------------


def draw_choices(
    labels: Labels, scene: Scene[View], reckoning: Reckoning | None, others: Numbered, width: int, *, in_short: bool
) -> Block:
    """All choices that are not cards of the hand; `in_short` shows only the names of players."""
    if in_short:
        entries = [_entry(scene, number, choice, _in_short(labels, scene, choice)) for number, choice in others]
        return in_columns([cut(entry, min(entry.cell_len, width // 3 - 2)) for entry in entries], width, most=4)
    if any(choice.message in _SIDE_BY_SIDE for _, choice in others):
        return _substitutions(labels, scene, others, width)
    entries = [_entry(scene, number, choice, label(labels, scene, reckoning, choice)) for number, choice in others]
    return in_columns([cut(entry, min(entry.cell_len, width)) for entry in entries], width, most=4)


def _in_short(labels: Labels, scene: Scene[View], choice: Choice) -> str:
    """A player's name and position, or the beginning of a choice's text."""
    if choice.message in (*_BATTERS, *_SIDE_BY_SIDE):
        position = f" {choice.args['position']}" if "position" in choice.args else ""
        verb = f" ({labels.say(_NAMED[choice.message]).lower()})" if choice.message in _NAMED else ""
        return f"{labels.surname(choice.cards[0], 12)}{position}{verb}"
    return _words(labels, scene, choice)


def _entry(scene: Scene[View], number: int, choice: Choice, told: str) -> Text:
    enter = ENTER if choice == scene.usual else ""
    return line((f" {number}{enter}", MOVE), f" {told}")


def _substitutions(labels: Labels, scene: Scene[View], others: Numbered, width: int) -> Block:
    """The available relievers, replacements and fielding changes, side by side."""
    columns: dict[str, list[tuple[int, Choice]]] = {kind: [] for kind in _SIDE_BY_SIDE}
    rest: list[Text] = []
    for number, choice in others:
        if choice.message in columns:
            columns[choice.message].append((number, choice))
        else:
            rest.append(_entry(scene, number, choice, label(labels, scene, None, choice)))
    kinds = [kind for kind in _SIDE_BY_SIDE if columns[kind]]
    if len(kinds) == 1:
        (kind,) = kinds
        room = width // (2 if kind == "choice-bring-in" else 4)
        entries = [cut(_short_entry(labels, scene, number, each, room), room - 2) for number, each in columns[kind]]
        return [
            *in_columns(rest, width),
            line((f" {labels.say(_NAMED[kind])}", STRONG)),
            *in_columns(entries, width, 4),
        ]
    blocks = []
    for kind, room in zip(kinds, _widths(kinds, width), strict=True):
        block: Block = [cut(line((f" {labels.say(_NAMED[kind])}", STRONG)), room)]
        block += [cut(_short_entry(labels, scene, number, choice, room), room) for number, choice in columns[kind]]
        blocks.append(block)
    return [*in_columns(rest, width), *beside(blocks)]


def _widths(kinds: Sequence[str], width: int) -> list[int]:
    """The widths of the columns; pitchers get the widest."""
    if "choice-bring-in" not in kinds:
        return [width // len(kinds) for _ in kinds]
    return [width // 2, *[width // 2 // (len(kinds) - 1) for _ in kinds[1:]]]


def _short_entry(labels: Labels, scene: Scene[View], number: int, choice: Choice, room: int) -> Text:
    card = choice.cards[0]
    if choice.message == "choice-bring-in":
        told = f"{labels.pitcher_numbers(card)}{_rest(labels, scene, choice)}"
        parts: list[Part] = [labels.name(card, room - len(told) - 7), (f"  {told}", QUIET)]
    else:
        parts = [labels.surname(card, room - 9), (f" {choice.args['position']}", QUIET)]
    return line((f"{number:>3} ", MOVE), *parts)
