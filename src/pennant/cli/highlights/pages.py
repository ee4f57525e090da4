"""Pages that open at the prompt: dugouts, minor leagues, a card, a rule."""

import re
from collections.abc import Sequence
from functools import cache

from pennant.cli.draw import QUIET, STRONG, Block, line, paragraph
from pennant.cli.highlights.cards import card_summary
from pennant.cli.highlights.field import left_and_right, pair_in_focus
from pennant.cli.highlights.labels import Labels
from pennant.cli.terminal_game import Scene
from pennant.games.highlights.text import FOLDER
from pennant.games.highlights.view_types import View


def dugouts_page(labels: Labels, scene: Scene[View]) -> Block:
    """Everything that the viewer knows about both sides' cards: dugout, cards in play, and the cards not seen yet."""
    pair = scene.view["pairs"][pair_in_focus(scene)]
    block: Block = []
    for seat in reversed(left_and_right(scene, pair)):
        side = scene.view["sides"][seat]
        player, own = scene.names[seat], "yes" if seat == scene.view["viewer"] else "no"
        block += _cards(labels, labels.say("dugout-of", player=player), side["dugout"])
        block += _cards(labels, labels.say("in-play-of", player=player), side["in_play"])
        for name, cards in (
            ("top-of-lineup", [card for card in side["lineup"]["top"] if card]),
            ("surely-in-hand", [] if own == "yes" else side["known"]["hand"]),
            ("surely-held", [] if own == "yes" else side["known"]["held"]),
            ("unseen-of", side["unseen"]),
        ):
            if cards:
                block += _cards(labels, labels.say(name, player=player, own=own), cards)
    return block


def minors_page(labels: Labels, scene: Scene[View]) -> Block:
    pair = scene.view["pairs"][pair_in_focus(scene)]
    block: Block = []
    for seat in reversed(left_and_right(scene, pair)):
        minors = scene.view["sides"][seat]["minors"]
        heading = labels.say("minors-of", player=scene.names[seat])
        if minors["cards"] is None and minors["size"]:
            block += [line((heading, STRONG)), line("  ", labels.say("minors-unseen", count=minors["size"])), line()]
        else:
            block += _cards(labels, heading, minors["cards"] or [])
    return block


def _cards(labels: Labels, heading: str, cards: Sequence[str]) -> Block:
    shown = [line("  ", (f"{card:10} ", QUIET), card_summary(labels, card)) for card in cards]
    return [line((heading, STRONG)), *(shown or [line("  ", (labels.say("no-cards"), QUIET))]), line()]


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


@cache
def rule_ids() -> tuple[str, ...]:
    """The rules with a text, by their ids: `H-11.16`, `H-R20`."""
    text = (FOLDER / "en-rules.ftl").read_text(encoding="utf-8")
    return tuple(re.sub(r"(H-\d+)-", r"\1.", name) for name in re.findall(r"^rule-(\S+) =", text, re.MULTILINE))
