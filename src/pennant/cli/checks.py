"""Checks: verify a record, run scenarios, test the rules with random games, and measure the strength of a bot."""

from collections.abc import Sequence
from pathlib import Path

import pennant
from pennant.cli.draw import QUIET, STRONG, Block, line
from pennant.cli.saves import read_record
from pennant.kernel.errors import PennantError, RecordError, UsageError
from pennant.kernel.words import Words


def verify(path: Path, cards: Path | None, words: Words) -> str:
    """Replay a record, and say whether its result is correct and which value to compare a sealed deal with."""
    record = read_record(path, words)
    try:
        record.verify(pennant.game(record.game), cards)
    except PennantError as error:
        raise RecordError(f"{path}: {error}") from None
    message = "verified" if record.result is not None else "verified-unfinished"
    told = words.say(message, path=str(path), moves=len(record.moves))
    if record.chance["kind"] != "sealed":
        return told
    given = ", ".join(record.chance.get("contributions", ()))
    return f"{told}\n{words.say('verified-sealed', commitment=record.chance.get('commitment', ''), given=given)}"


def scenarios(paths: Sequence[Path]) -> tuple[list[str], int]:
    """One line per scenario, and the number of failures. A folder means all scenarios in it."""
    from pennant.kernel.scenario import run_files

    files: list[Path] = []
    for path in paths:
        found = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not found:
            raise UsageError(f"there is no scenario in {path}: they are files that end in .toml")
        files += found
    results = run_files(files)
    lines = [
        f"{'ok  ' if result.passed else 'FAIL'} {result.path}: {result.title}"
        + ("" if result.passed else f": {result.message}")
        for result in results
    ]
    return lines, sum(not result.passed for result in results)


def fuzz(game_name: str, games: int, every: int, seed: int, modes: Sequence[str]) -> str:
    """Play random games with the conformance checks of the kernel; returns a report."""
    from rich.progress import Progress

    from pennant.cli.terminal import new_console
    from pennant.conformance import Broken
    from pennant.conformance import fuzz as run

    game = pennant.game(game_name)
    for mode in modes:
        game.mode(mode)
    console = new_console()
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(game.title, total=games)
        try:
            report = run(game, games, every, seed, modes or None, lambda done, _: progress.update(task, completed=done))
        except Broken as error:
            raise PennantError(f"a check failed: {error}") from None
    return report.text()


def lint(game_name: str, games: int, seed: int, cards: Path | None, words: Words) -> Block:
    """How often each card is playable when its window is open; marks cards that never or always are."""
    from rich.progress import Progress

    from pennant.cli.terminal import new_console
    from pennant.games.clutch import GAME
    from pennant.games.clutch.cards.lint import lint as run

    if pennant.game(game_name) is not GAME:
        raise UsageError(f"{game_name} has no cards with conditions to look at; clutch has")
    console = new_console()
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(GAME.title, total=games)
        found = run(GAME.card_set(cards), games, seed, lambda done: progress.update(task, completed=done))
    name = max(len(card.title) for card in found)
    block: Block = [line((words.say("lint-head", games=games), STRONG))]
    for card in found:
        share = f"{100 * card.playable / card.open:5.1f}%" if card.open else "     –"
        mark = words.say(f"lint-{card.verdict}") if card.verdict else ""
        counts = f"{card.playable:>8} / {card.open:<8}"
        block.append(line(f"{card.id:6}{card.title:{name}}  {share}  ", (counts, QUIET), (mark, "bold yellow")))
    return block


def duel(game_name: str, bots: str, seeds: int, seed: int, mode: str | None, seats: int | None = None) -> str:
    """Play two bots over the same seeds, the first once in every seat; return the result as a sentence."""
    from rich.progress import Progress

    from pennant.bots import bot
    from pennant.cli.terminal import new_console
    from pennant.sim import duel as run

    specs = [spec.strip() for spec in bots.split(",")]
    if len(specs) != 2:
        raise UsageError(f"a duel is between two bots, such as greedy,random; {bots!r} names {len(specs)}")
    for spec in specs:
        bot(spec)
    game = pennant.game(game_name)
    mode = mode or ("expert" if "expert" in game.modes else next(iter(game.modes)))
    options = {} if seats is None else {"seats": seats}
    if game.mode(mode).seats[0] == 1:
        raise UsageError(f"a duel is for two or more: mode {mode} is for one")
    console = new_console()
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(game.title, total=seeds)
        result = run(
            game,
            mode,
            (specs[0], specs[1]),
            seeds,
            seed,
            lambda done, _: progress.update(task, completed=done),
            **options,
        )
    return result.text()
