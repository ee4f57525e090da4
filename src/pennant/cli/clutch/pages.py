"""Pages that open at the prompt: both teams with all their players and cards, a card, a rule."""

import re
from collections.abc import Sequence
from functools import cache

from rich.text import Text

from pennant.cli.clutch.labels import HIDDEN, Labels
from pennant.cli.draw import QUIET, STRONG, Block, Part, line, paragraph
from pennant.cli.terminal_game import Scene
from pennant.games.clutch.printed_text import format_signed
from pennant.games.clutch.text import FOLDER
from pennant.games.clutch.view_types import CoachRow, LineupRow, PitcherRow, Team, View

# --- teams ------------------------------------------------------------------------------------------------------------


def teams_page(labels: Labels, scene: Scene[View], width: int) -> Block:
    """The viewer's team first: line-up, bench, pitchers, coaches, cards; then the stadium."""
    view = scene.view
    first = 0 if view["viewer"] is None else view["viewer"]
    block: Block = []
    for seat in (first, 1 - first):
        block += [*_team(labels, scene, seat, width), line()]
    stadium = view["stadium"]
    block.append(line((labels.title(stadium), STRONG), (f" · {labels.text.kind(stadium)}", QUIET)))
    for text in labels.text.lines(stadium):
        block += paragraph(f"  {text}", width, indent="  ")
    return block


def _team(labels: Labels, scene: Scene[View], seat: int, width: int) -> Block:
    view = scene.view
    team, who = view["teams"][seat], labels.who(view, scene.players, seat)
    side = labels.say("home" if seat == view["home"] else "away")
    block: Block = [line((scene.names[seat], STRONG), f" · {side}", f" · {who}" if who else "")]
    block += [line((f"  {labels.say('ratings', **team['ratings'])}", QUIET)), line((labels.say("lineup"), STRONG))]
    block += [_in_lineup(labels, view, seat, slot, each) for slot, each in enumerate(team["lineup"]) if each["player"]]
    block += _list(labels.say("bench"), [_batter(labels, card) for card in team["bench"]])
    if team["left"]:
        block += paragraph(f"{labels.say('left-game')} {_names(labels, team['left'])}", width, QUIET, indent="  ")
    block += [line((labels.say("pitchers"), STRONG)), *(_arm(labels, team, each) for each in team["pitchers"])]
    if team["coaches"]:
        block.append(line((labels.say("coaches"), STRONG)))
        block += [text for each in team["coaches"] for text in _coach(labels, each, width)]
    return [*block, *_cards(labels, view, team, width)]


def _in_lineup(labels: Labels, view: View, seat: int, slot: int, each: LineupRow) -> Text:
    assert each["player"] is not None, "this line-up is not complete"
    is_up = slot == (view["batter"]["slot"] if seat == view["offence"] else view["teams"][seat]["up"])
    rating = "" if each["position"] == "DH" or each["rating"] is None else format_signed(each["rating"])
    position = f"{each['position']}{rating}"
    last = f" · {labels.say('today', hits=each['hits'], last=each['last'])}" if each["last"] is not None else ""
    parts: list[Part] = [("▶" if is_up else " ", "bold yellow"), f"{slot + 1} {position:6}"]
    return line(*parts, *_batter(labels, each["player"]), (last, QUIET))


def _batter(labels: Labels, card: str) -> list[Part]:
    player = labels.player(card)
    icons = f" {' '.join(player.icons)}" if player.icons else ""
    clutch = f" · {labels.say('clutch', value=format_signed(player.clutch))}" if player.clutch else ""
    return [
        (f"{labels.name(card):20} ", STRONG),
        f"{labels.batter_numbers(card)}{clutch}",
        (icons, "yellow"),
        (f"  {labels.starts(card)}", QUIET),
    ]


def _arm(labels: Labels, team: Team, each: PitcherRow) -> Text:
    """A pitcher: his status, his numbers, and how much rest he needs."""
    card = labels.player(each["player"])
    is_on = each["state"] == "mound"
    parts: list[Part] = [("▶ " if is_on else "  ", "bold yellow"), f"{labels.say('state-' + each['state']):9}"]
    parts += [(f"{labels.name(card.id):20} ", STRONG if is_on or each["state"] == "bullpen" else QUIET)]
    parts.append(labels.pitcher_numbers(card.id))
    if card.icons:
        parts.append((f" {' '.join(card.icons)}", "yellow"))
    if each["tired"]:
        parts.append((f" · {labels.say('comes-tired')}", "red"))
    if each["rest"]:
        parts.append((f" · {labels.say('rest', games=each['rest'])}", QUIET))
    if is_on:
        mound = team["mound"]
        parts.append(f" · {labels.say('outing', outs=mound['outs'], runs=mound['runs'], walks=mound['walks'])}")
    return line(*parts)


def _coach(labels: Labels, each: CoachRow, width: int) -> Block:
    told = labels.say("used") if each["used"] else labels.text.text(each["coach"])
    first, *rest = paragraph(f"{labels.title(each['coach'])}: {told}", width - 6, QUIET if each["used"] else "")
    return [line("  ", labels.mark(each["coach"]), " ", first), *(line("    ", text) for text in rest)]


def _list(title: str, rows: Sequence[Sequence[Part]]) -> Block:
    return [line((title, STRONG)), *(line("  ", *row) for row in rows)] if rows else []


def _names(labels: Labels, cards: Sequence[str]) -> str:
    return ", ".join(labels.name(card) for card in cards)


def _cards(labels: Labels, view: View, team: Team, width: int) -> Block:
    """Strategy cards: the known cards of the hand, the discard pile, and the rest of the deck."""
    counts = labels.say("card-counts", hand=team["hand_size"], deck=team["deck_size"], discard=len(team["discard"]))
    block: Block = [line((counts, STRONG))]
    known = [card for card in team["hand"] if card != HIDDEN]
    if known and team["seat"] != view["viewer"]:
        block += paragraph(f"  {labels.say('known-cards')} {_titles(labels, known)}", width, indent="    ")
    if team["discard"]:
        block += paragraph(
            f"  {labels.say('discarded')} {_titles(labels, team['discard'])}", width, QUIET, indent="    "
        )
    if team["deck_list"]:
        left = dict(team["deck_list"])
        in_play = [play["card"] for play in (*view["plays"], *view["standing"]) if play["owner"] == team["seat"]]
        own = known if team["seat"] == view["viewer"] else []
        for card in (*team["discard"], *in_play, *own):
            if left.get(card):
                left[card] -= 1
        rest = ", ".join(
            f"{labels.title(card)}{f' ×{count}' if count > 1 else ''}" for card, count in left.items() if count
        )
        block += paragraph(f"  {labels.say('still-in-deck')} {rest}", width, QUIET, indent="    ")
    return block


def _titles(labels: Labels, cards: Sequence[str]) -> str:
    return ", ".join(labels.title(card) for card in cards)


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


@cache
def rule_ids() -> tuple[str, ...]:
    """The rules with a text, by their ids: `C-3.8.13`, `C-R12`."""
    text = (FOLDER / "en-rules.ftl").read_text(encoding="utf-8")
    return tuple("C-" + name.replace("-", ".") for name in re.findall(r"^rule-C-(\S+) =", text, re.MULTILINE))
