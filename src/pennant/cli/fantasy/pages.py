"""Pages that open at the prompt: the Managers, the tracks, the season so far, a card, a rule."""

import re
from collections.abc import Sequence
from functools import cache

from rich.text import Text

from pennant.cli.draw import QUIET, STRONG, Block, Part, line, paragraph
from pennant.cli.fantasy.board import bar, most_points, seats_shown, track_label
from pennant.cli.fantasy.labels import BACK, COLOUR_STYLE, HIDDEN, USED, WON, Labels, memory_of
from pennant.cli.fantasy.standings import standings
from pennant.cli.terminal_game import Scene
from pennant.games.fantasy.cards import COLOURS, STAT_NAMES
from pennant.games.fantasy.chapters import Battle, Chapter
from pennant.games.fantasy.reckoning import Reckoning
from pennant.games.fantasy.text import FOLDER
from pennant.games.fantasy.view_types import Benched, Laid, Manager, View

# --- Managers ---------------------------------------------------------------------------------------------------------


def managers_page(labels: Labels, scene: Scene[View], width: int) -> Block:
    """Everything that the viewer knows about the Managers' cards and about ownerless cards."""
    view = scene.view
    block: Block = []
    for seat in dict.fromkeys([*seats_shown(view), *range(len(view["managers"]))]):
        block += _manager(labels, scene, view["managers"][seat], width)
    for name, cards in (
        ("under-deck", view["tail"]),
        ("in-discard", view["discard"]),
        ("robot-left", view["robot"]),
        ("robot-used", view["robot_used"]),
    ):
        if cards:
            block += [line((labels.say(name), STRONG)), *_names(labels, cards, width), line()]
    for lap, cards in memory_of(view).items():
        block += [line((labels.say("passed-in-round", round=int(lap)), STRONG)), *_names(labels, cards, width), line()]
    counts = labels.say("decks", deck=view["deck"], discard=len(view["discard"]), wins=view["win_deck"])
    return [*block, line((counts, QUIET))]


def _manager(labels: Labels, scene: Scene[View], manager: Manager, width: int) -> Block:
    view, seat = scene.view, manager["seat"]
    who = labels.who(view, scene.players, seat)
    title = line((f"{seat + 1} {scene.names[seat]}", STRONG), f" · {who}" if who else "")
    title.append(f" · {labels.say('wins', count=manager['wins'] + manager['bonus'])}")
    block: Block = [title]
    if view["laid"] and seat in seats_shown(view):
        for place, entry in enumerate(manager["lineup"]):
            if entry is not None:
                block.append(_card_line(labels, labels.place(place, view["stage"]), entry))
        block += [_card_line(labels, labels.say("bench"), entry) for entry in manager["bench"]]
        shown = [entry["card"] for entry in (*manager["lineup"], *manager["bench"]) if entry is not None]
        rest = [card for card in manager["roster"] if card not in shown and card != HIDDEN]
        if rest and seat != view["viewer"]:
            block += paragraph(f"  {labels.say('surely-has')} {_list_cards(labels, rest)}", width, indent="    ")
    else:
        known = [card for card in manager["roster"] if card != HIDDEN]
        block += [_card_line(labels, "", {"card": card, "exhausted": False}) for card in known]
        hidden = len(manager["roster"]) - len(known)
        if hidden:
            block.append(line("  ", (labels.say("unknown-cards", count=hidden), QUIET)))
    if manager["reserved"]:
        block.append(line("  ", labels.say("reserved", cards=_list_cards(labels, manager["reserved"]))))
    return [*block, line()]


def _card_line(labels: Labels, where: str, entry: Laid | Benched) -> Text:
    card = entry["card"]
    mark = f"{USED} " if entry["exhausted"] else ""
    if card == HIDDEN:
        return line(f"  {where:9}", (BACK, QUIET))
    parts: list[Part] = [f"  {where:9}", mark, labels.letter(card), " ", (labels.name(card), STRONG), f" ({card}) "]
    parts += [labels.stats(card), (f"  {labels.magic(card)}", QUIET)]
    if entry.get("locked"):
        parts.append((f"  {labels.say('locked')}", QUIET))
    return line(*parts)


def _list_cards(labels: Labels, cards: Sequence[str]) -> str:
    hidden = sum(card == HIDDEN for card in cards)
    names = [labels.name(card) for card in cards if card != HIDDEN]
    return ", ".join([*names, *([labels.say("unknown-cards", count=hidden)] if hidden else [])])


def _names(labels: Labels, cards: Sequence[str], width: int) -> Block:
    return paragraph("  " + _list_cards(labels, cards), width, indent="  ")


# --- tracks -----------------------------------------------------------------------------------------------------------


def tracks_page(labels: Labels, scene: Scene[View], width: int) -> Block:
    """Every track with its bars, and the Wins it would give now."""
    reckoning = Reckoning(labels.book, scene.view, scene.settings)
    managers = scene.view["managers"]
    most = most_points(managers)
    name = max(len(name) for name in scene.names) + 3
    block: Block = []
    for number, colour in enumerate(COLOURS):
        wins = reckoning.track_wins(colour)
        block.append(line(track_label(labels, number, in_full=True)))
        for seat in sorted(range(len(managers)), key=lambda seat: -managers[seat]["tracks"][colour]):
            points = managers[seat]["tracks"][colour]
            parts: list[Part] = [f"  {seat + 1} {scene.names[seat]:{name - 2}}"]
            parts += bar(points, most, width - name - 24, COLOUR_STYLE[colour])
            if wins[seat]:
                parts.append((f"  {labels.say('wins', count=wins[seat])}", STRONG))
            block.append(line(*parts))
        block.append(line())
    return [*block, *paragraph(labels.say("about-tracks"), width)]


# --- the season -------------------------------------------------------------------------------------------------------


def season_page(labels: Labels, scene: Scene[View], width: int) -> Block:
    """The standings, then every game so far."""
    reckoning = Reckoning(labels.book, scene.view, scene.settings)
    block = [*standings(labels, scene, reckoning, width), line()]
    for chapter in scene.sheet.chapters:
        block += _chapter(labels, scene, chapter)
    return block


def _chapter(labels: Labels, scene: Scene[View], chapter: Chapter) -> Block:
    stage = "season" if chapter.kind == "month" else chapter.kind
    title = labels.say("month-title", month=chapter.number) if chapter.number else labels.text.stage(stage)
    if chapter.event is not None:
        title += f" · {labels.text.card_name(chapter.event)}"
    block: Block = [line((title, STRONG))]
    for place in sorted(chapter.battles, key=lambda place: (place % 4, place) if stage == "season" else (place, 0)):
        block.append(_battle(labels, scene, chapter.battles[place], stage))
    return [*block, line()]


def _battle(labels: Labels, scene: Scene[View], battle: Battle, stage: str) -> Text:
    parts: list[Part] = [f"  {labels.place(battle.place, stage):7}", *labels.requires(battle.win), "  "]
    totals = sorted(battle.totals.items(), key=lambda each: -each[1])
    for seat, total in totals:
        won = seat == battle.winner
        text = f"{WON if won else ''}{scene.names[seat]} {total}"
        parts += ["  ", (text, STRONG if won else "")]
    if battle.over and battle.winner is None:
        parts.append((f"  {labels.say('unclaimed')}", QUIET))
    elif battle.over and battle.winner not in battle.totals:
        parts.append((f"  {WON}{scene.names[battle.winner or 0]}", STRONG))
    return line(*parts)


# --- cards and rules --------------------------------------------------------------------------------------------------


def card_page(labels: Labels, card_id: str, width: int) -> Block:
    """A card in full."""
    first, *rest = labels.text.card_face(card_id)
    block: Block = [line((first, STRONG))]
    for text in rest:
        block += paragraph(text, width)
    return [*block, line()]


def rule_page(labels: Labels, rule: str, width: int) -> Block:
    block: Block = [line((labels.say("rule-heading", rule=rule), STRONG))]
    for text in labels.text.rule(rule).splitlines():
        block += paragraph(text, width)
    return [*block, line()]


def word_page(labels: Labels, word: str, width: int) -> Block:
    """A stat or a magic ability."""
    if word in STAT_NAMES:
        name, told = f"{word}: {labels.text.stat(word)}", labels.text.stat_about(word)
    else:
        name, told = labels.text.magic_name(word), labels.text.magic_about(word)
    return [line((name, STRONG)), *paragraph(told, width), line()]


@cache
def rule_ids() -> tuple[str, ...]:
    """The rules with a text, by their ids: `F-11.0.6`, `F-R20`, `F-E14`."""
    text = (FOLDER / "en-rules.ftl").read_text(encoding="utf-8")
    names = re.findall(r"^rule-F-(\S+) =", text, re.MULTILINE)
    return tuple("F-" + name.replace("-", ".") for name in names)
