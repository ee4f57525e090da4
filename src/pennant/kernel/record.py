"""A game in a file: a header and the moves in notation, as one JSON document that people can read and compare."""

import os
import re
import tempfile
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from pennant.kernel.chance import Chance, SealedChance, rolled_chance, small_chance
from pennant.kernel.errors import ChanceNeeded, IllegalMove, PennantError, RecordError, UsageError
from pennant.kernel.game import Game
from pennant.kernel.state import State
from pennant.kernel.structs import read_as

if TYPE_CHECKING:
    from pennant.kernel.sitting import Sitting

FORMAT = 1
UNDO = "undo"
"""A move that takes back its seat's last move; both stay in the record. `undo 3` takes back the last three moves."""
_TAKE_BACK: Final = re.compile(rf"{UNDO} ([1-9]\d*)")
NO_ROLL = "it needs a roll of the dice that the record does not have"


class Record(msgspec.Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Everything needed to replay a game move by move."""

    pennant: int = msgspec.field(default=FORMAT)
    game: str
    edition: int
    mode: str
    options: dict[str, Any]
    cards: dict[str, str]
    chance: dict[str, Any]
    players: list[str] = []
    moves: list[tuple[int, str]] = []
    result: dict[str, Any] | None = None

    # --- files ----------------------------------------------------------------------------------------------------

    @classmethod
    def load(cls, path: Path) -> "Record":
        """Read a record; a file that is not a complete record is an error that says so."""
        try:
            text = path.read_bytes()
        except OSError as error:
            raise RecordError(f"{path} cannot be read: {error.strerror}") from None
        return cls.parse(text, str(path))

    @classmethod
    def parse(cls, text: bytes, where: str = "this text") -> "Record":
        try:
            data = msgspec.json.decode(text)
        except msgspec.DecodeError as error:
            raise RecordError(f"{where} is not a complete record: {error}; was the file cut off?") from None
        if not isinstance(data, dict) or "pennant" not in data:
            raise RecordError(f"{where} is not a Pennant record: it has no field 'pennant'")
        if data["pennant"] != FORMAT:
            raise RecordError(f"{where} has record format {data['pennant']}; this program reads format {FORMAT}")
        try:
            return read_as(data, cls)
        except msgspec.ValidationError as error:
            raise RecordError(f"{where} is not a valid record: {error}") from None

    def text(self) -> str:
        """The JSON document, with one move per line."""
        head = msgspec.to_builtins(self)
        head = {"pennant": FORMAT, **head}
        moves, result = head.pop("moves", []), head.pop("result", None)
        lines = [f" {_json(key)}: {_json(value)}," for key, value in head.items()]
        body = ",\n".join(f"  {_json(list(move))}" for move in moves)
        tail = f',\n "result": {_json(result)}' if result is not None else ""
        return "{\n" + "\n".join(lines) + f'\n "moves": [\n{body}\n ]{tail}\n}}\n'

    def save(self, path: Path) -> None:
        write_whole(path, self.text())

    # --- replay -------------------------------------------------------------------------------------------------------

    def begin(self, game: Game, cards: Any = None) -> State:
        """The state before the first move, with a log."""
        if self.game != game.name:
            raise RecordError(f"this is a record of {self.game!r}, not of {game.name!r}")
        if self.edition > game.edition:
            raise RecordError(
                f"this record needs edition {self.edition} of the rules of {self.game}; "
                f"this program has edition {game.edition}: update it"
            )
        book = game.card_set(cards)
        state = self._begin(game, book)
        found = game.card_info(state)
        if found["sha256"] != self.cards.get("sha256"):
            raise RecordError(
                f"this record was played with the card set {self.cards.get('set')!r} "
                f"({self.cards.get('sha256', '')[:8]}), not with {found['set']!r} ({found['sha256'][:8]}): "
                "name its folder with --cards"
            )
        return state

    def _begin(self, game: Game, book: Any) -> State:
        try:
            options = game.mode(self.mode).resolve_options(self.options)
            chance = begin_chance(self.chance, game.streams(self.mode, options))
            state = game.start(self.mode, options, chance, book, listen=True)
        except (UsageError, ValueError, KeyError) as error:
            raise RecordError(f"this record cannot be replayed: {error}") from None
        except ChanceNeeded:
            raise RecordError(f"this record cannot be replayed: {NO_ROLL}") from None
        state.edition = self.edition
        return state

    def states(self, game: Game, cards: Any = None) -> Iterator[tuple[int, State]]:
        """Yield the state before the first move and after each move, with the number of moves made.

        Usually this is the same object each time, modified in place; copy it to keep it.
        """
        for number, sitting in enumerate(self.sittings(game, cards)):
            yield number, sitting.state

    def sittings(self, game: Game, cards: Any = None) -> Iterator["Sitting"]:
        """Yield the same sitting before the first move and after each move."""
        from pennant.kernel.sitting import Sitting

        sitting = Sitting(game, self.begin(game, cards), self.chance)
        yield sitting
        for number, (seat, text) in enumerate(self.moves, start=1):
            try:
                sitting.play(seat, text)
            except (PennantError, IllegalMove, IndexError, ValueError) as error:
                raise RecordError(f"move {number} ({seat}, {text!r}) cannot be played: {error}") from None
            except ChanceNeeded:
                raise RecordError(f"move {number} ({seat}, {text!r}) cannot be played: {NO_ROLL}") from None
            yield sitting

    def standing(self, number: int) -> list[int]:
        """Those of the first `number` moves that are still valid, as numbers from 1.

        Left out are moves that were taken back by consent, and the entries that took them back.
        """
        found: list[int] = []
        for place, (_, text) in enumerate(self.moves[:number], start=1):
            if moves := count_taken_back(text):
                del found[-moves:]
            else:
                found.append(place)
        return found

    def replay(self, game: Game, cards: Any = None) -> State:
        """Replay the game; returns the state after the last move, with the log of the whole game."""
        return self.replay_sitting(game, cards).state

    def replay_sitting(self, game: Game, cards: Any = None) -> "Sitting":
        """Replay the game; returns the sitting after the last move."""
        return deque(self.sittings(game, cards), maxlen=1)[0]

    def verify(self, game: Game, cards: Any = None) -> State:
        """Replay the game, and check that every move is legal and that the outcome and the digest match the record."""
        state = self.replay(game, cards)
        if self.result is None:
            return state
        found = outcome(game, state)
        for name, value in self.result.items():
            if found.get(name) != value:
                raise RecordError(
                    f"the record says {name} {_short(value)}, but its moves lead to {_short(found.get(name))}: "
                    "it was changed, or the rules were"
                )
        return state


def count_taken_back(move: str) -> int:
    """How many moves this move takes back by consent; 0 if it is any other move."""
    found = _TAKE_BACK.fullmatch(move)
    return int(found[1]) if found else 0


def outcome(game: Game, state: State) -> dict[str, Any]:
    """The result of a game, for its record."""
    return {"returns": state.returns(), "ranks": state.ranks(), "digest": game.digest(state)}


def begin_chance(data: dict[str, Any], streams: int) -> Chance:
    """The chance of a record before the first deal."""
    if data.get("kind") == "small" and isinstance(data.get("seed"), int):
        return small_chance(data["seed"], streams)
    if data.get("kind") == "sealed":
        return _unseal_chance(data, streams)
    if data.get("kind") == "rolled" and isinstance(data.get("seed"), int):
        return rolled_chance(data["seed"], streams, tuple(map(int, data.get("rolls", ()))))
    raise ValueError(f"chance of the kind {data.get('kind')!r} cannot be replayed")


def _unseal_chance(data: dict[str, Any], streams: int) -> SealedChance:
    """Restore a sealed chance from its secret, after checking the secret against the commitment."""
    if data.get("secret") is None:
        raise ValueError("its chance is still sealed; the secret is added when the game is over")
    sealed = SealedChance()
    sealed.seal(bytes.fromhex(data["secret"]), tuple(data.get("contributions", ())), streams)
    if data.get("commitment") not in (None, sealed.commitment()):
        raise ValueError(
            f"its secret is not the one that was sealed: SHA-256 of it is {sealed.commitment()[:8]}..., "
            f"but the commitment is {str(data['commitment'])[:8]}..."
        )
    return sealed


def write_whole(path: Path, text: str) -> None:
    """Write a file atomically: the old content stays until the new file is complete."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(0o644)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _short(value: Any) -> str:
    text = _json(value)
    return text if len(text) < 60 else text[:57] + "..."
