"""Lists of cards, modes and bots."""

from collections.abc import Mapping
from pathlib import Path

import msgspec

import pennant
from pennant.bots import bots
from pennant.cli.draw import QUIET, STRONG, Block, line
from pennant.cli.terminal_game import terminal_game_of
from pennant.kernel.errors import UsageError, nearest
from pennant.kernel.game import Game, Option
from pennant.kernel.words import ENGLISH, Words


def card_list(game_name: str, language: str, cards: Path | None, wanted: Mapping[str, str]) -> Block:
    """A table of the cards; `wanted` contains the properties to filter by."""
    game = pennant.game(game_name)
    return terminal_game_of(game, language, cards).card_table(wanted)


def card_schema(game_name: str) -> str:
    """The JSON schema of a file of cards."""
    game = pennant.game(game_name)
    schema = terminal_game_of(game, ENGLISH).card_schema()
    return msgspec.json.format(msgspec.json.encode(schema), indent=2).decode()


def one_card(game_name: str, card: str, language: str, cards: Path | None, width: int) -> Block:
    terminal_game = terminal_game_of(pennant.game(game_name), language, cards)
    found = terminal_game.look_up(card, width)
    if found is None:
        raise UsageError(f"there is no card {card!r}: {nearest(card.upper(), terminal_game.ids())}")
    return found


def mode_list(game_name: str | None, words: Words) -> Block:
    """The modes of a game, or of all, with their options."""
    block: Block = []
    for name in [game_name] if game_name else pennant.games():
        game = pennant.game(name)
        block += [line((f"{game.title} ({game.name})", STRONG)), line()]
        block += _modes(game, words)
    return block[:-1]


def _modes(game: Game, words: Words) -> Block:
    terminal_game = terminal_game_of(game, words.language)
    block: Block = []
    for mode in game.modes.values():
        title = words.say(
            "mode-line", mode=terminal_game.mode(mode.name), summary=terminal_game.mode_summary(mode.name)
        )
        block.append(line((f"  {mode.name:12}", STRONG), title))
        block.append(line((f"    {words.say('mode-seats', seats=', '.join(map(str, mode.seats)))}", QUIET)))
        block += [
            line(f"    --option {option.name}={_usual(option)}  ", (terminal_game.option(option), QUIET))
            for option in mode.options
        ]
        block.append(line())
    return block


def _usual(option: Option) -> str:
    """The default value as a person would type it."""
    if option.kind == "words":
        return ",".join(option.default) or "…"
    if option.kind == "bool":
        return "yes" if option.default else "no"
    return str(option.default)


def bot_list(words: Words) -> Block:
    """The bots, each with a description."""
    return [line((f"{name:12}", STRONG), bot_summary(name, words)) for name in bots()]


def bot_summary(name: str, words: Words) -> str:
    message = f"bot-about-{name}"
    return words.say(message) if words.has(message) else ""
