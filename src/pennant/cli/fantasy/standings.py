"""The season table: Wins from the weeks and from every track, the places, and the Series."""

from pennant.cli.draw import QUIET, STRONG, Block, Part, line
from pennant.cli.fantasy.labels import COLOUR_STYLE, Labels
from pennant.cli.terminal_game import Scene
from pennant.games.fantasy.cards import COLOURS
from pennant.games.fantasy.reckoning import Reckoning
from pennant.games.fantasy.view_types import View


def standings(labels: Labels, scene: Scene[View], reckoning: Reckoning, width: int) -> Block:
    """One row per Manager, the best first. Before the season ends, the tracks count as they are now."""
    final = bool(scene.sheet.bonus) or scene.view["stage"] not in ("draft", "season")
    cell, count = (9, 9) if width >= 96 else (7, 6)
    tracks = {colour: reckoning.track_wins(colour) for colour in COLOURS}
    name = min(width - 4 - 2 * count - len(COLOURS) * cell - 14, max(len(name) for name in scene.names) + 1)
    head: list[Part] = ["    ", (f"{labels.say('manager'):{name}.{name}}", QUIET)]
    head.append((f"{labels.say('from-weeks'):>{count}}", QUIET))
    for colour in COLOURS:
        shown = labels.text.colour(colour)
        shown = shown if len(shown) < cell else labels.say(f"letter-{colour}")
        head.append((f"{shown:>{cell}}", COLOUR_STYLE[colour]))
    head.append((f"{labels.say('in-all'):>{count}}", QUIET))
    rows = [line((labels.say("season-table" if final else "season-table-now"), STRONG)), line(*head)]
    for place, seat in enumerate(reckoning.ranking(), start=1):
        manager = scene.view["managers"][seat]
        own = "bold underline" if seat == scene.view["viewer"] else STRONG
        shown = labels.short(scene.names[seat], name - 1)
        parts: list[Part] = [f"{place:>3} ", (shown, own), " " * (name - len(shown)), f"{manager['wins']:>{count}}"]
        for colour in COLOURS:
            points = f"{tracks[colour][seat]} ({manager['tracks'][colour]})"
            parts.append((f"{points:>{cell}}", COLOUR_STYLE[colour]))
        parts.append((f"{reckoning.final_wins(seat):>{count}}", STRONG))
        parts.append(f"  {_outcome(labels, scene, seat)}")
        rows.append(line(*parts))
    return [*rows, line((labels.say("points-in-brackets"), QUIET))]


def _outcome(labels: Labels, scene: Scene[View], seat: int) -> str:
    """A finalist's title and games of the Series; empty for other Managers."""
    view = scene.view
    if seat not in view["finalists"]:
        return ""
    other = sum(view["managers"][each]["games"] for each in view["finalists"] if each != seat)
    said = labels.say("champion" if seat == view["winner"] else "finalist")
    return f"{said} {view['managers'][seat]['games']}:{other}"
