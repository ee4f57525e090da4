"""The table in sentences, for screen readers and pipes."""

from pennant.cli.clutch.choices import chances
from pennant.cli.clutch.hand import hands_of, in_play
from pennant.cli.clutch.labels import Labels, percent
from pennant.cli.clutch.reckoning import reckon
from pennant.cli.clutch.screen import asked_of, header
from pennant.cli.terminal_game import Scene
from pennant.games.clutch.cards.players import ROW_NAMES
from pennant.games.clutch.events import BASES
from pennant.games.clutch.printed_text import speed_letter
from pennant.games.clutch.view_types import View
from pennant.kernel.words import capitalize


def table_in_words(labels: Labels, scene: Scene[View]) -> list[str]:
    """The position: the score, the bases, the matchup, the odds, the cards. Empty in the middle of a choice."""
    view = scene.view
    if scene.decision is not None and scene.decision.partial:
        return []
    if view["batter"]["player"] is None:
        return [f"{header(labels, view).replace(' ·', ',')}.", *_hands(labels, scene)]
    lines = [_score(labels, scene), _bases(labels, view), _matchup(labels, view), *_odds(labels, scene)]
    cards = [text.plain for text in in_play(labels, scene)]
    if cards:
        lines.append(labels.say("plain-in-play", cards="; ".join(card[2:] for card in cards)))
    return [*lines, *_hands(labels, scene)]


def _hands(labels: Labels, scene: Scene[View]) -> list[str]:
    return [
        labels.say("plain-hand", caption=hand.caption, cards=", ".join(map(labels.title, hand.cards)))
        for hand in hands_of(labels, scene)
    ]


def _score(labels: Labels, scene: Scene[View]) -> str:
    view = scene.view
    away, home = 1 - view["home"], view["home"]
    return labels.say(
        "plain-score",
        half=capitalize(labels.text.half(view["inning"], view["top"])),
        outs=labels.text.outs(view["outs"]),
        away=scene.names[away],
        away_runs=view["teams"][away]["runs"],
        home=scene.names[home],
        home_runs=view["teams"][home]["runs"],
        clutch="yes" if view["clutch_moment"] else "no",
    )


def _bases(labels: Labels, view: View) -> str:
    runners = [
        labels.say("plain-runner", name=labels.name(runner["player"]), base=BASES[base], speed=runner["speed"])
        for base, runner in enumerate(view["bases"])
        if runner is not None
    ]
    return labels.say("plain-bases", runners="; ".join(runners)) if runners else labels.say("plain-empty")


def _matchup(labels: Labels, view: View) -> str:
    """The batter and the pitcher, with all numbers that count now."""
    batter, pitcher = view["batter"], view["pitcher"]
    mound = view["teams"][1 - view["offence"]]["mound"]
    return labels.say(
        "plain-matchup",
        batter=labels.name(batter["player"]),
        on_base=batter["on_base"],
        speed=f"{batter['speed']} {speed_letter(max(0, batter['speed']))}",
        pitcher=labels.name(pitcher["player"]),
        command=pitcher["command"],
        innings=f"{mound['outs'] // 3}.{mound['outs'] % 3}",
        limit=pitcher["limit"],
        tired=pitcher["tired"],
        infield="in" if view["at_bat"]["infield_in"] else "back",
    )


def _odds(labels: Labels, scene: Scene[View]) -> list[str]:
    reckoning = reckon(labels.book, scene.view, scene.settings)
    if reckoning is None or scene.view["result"] is not None:
        return []
    results = reckoning.results()
    told = ", ".join(f"{name} {percent(results[name])}" for name in (*ROW_NAMES, "HBP") if results.get(name))
    return [labels.say("plain-odds", odds=told)]


def question_in_words(labels: Labels, scene: Scene[View]) -> list[str]:
    """The question and its choices, one per line."""
    if scene.decision is None:
        return []
    reckoning = reckon(labels.book, scene.view, scene.settings)
    lines = [asked_of(labels, scene)]
    for number, choice in enumerate(scene.options, start=1):
        told = labels.text.choice(choice, scene.view, scene.names).rstrip(".")
        luck = chances(labels, scene, reckoning, choice).replace(" · ", ", ")
        lines.append(labels.say("plain-option", number=number, choice=told + luck))
    return lines
