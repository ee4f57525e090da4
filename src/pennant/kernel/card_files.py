"""Reading a card set, a folder of TOML files; what is wrong in them is said with file, card and field."""

import re
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from pennant.kernel.errors import CardError, nearest
from pennant.kernel.structs import read_as

TomlTable = dict[str, object]
T = TypeVar("T", bound=msgspec.Struct)

_WRONG_FIELD = re.compile("Object (contains unknown|missing required) field `(.*)`")

# --- the folder of a set ------------------------------------------------------------------------------------------


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `set.toml` says of every set; a game adds its teams."""

    format: int
    id: str
    title: str


H = TypeVar("H", bound=Head)


def files_of(folder: Path) -> tuple[Path, list[Path]]:
    """The head of a set, `set.toml`, and its other files."""
    head = folder / "set.toml"
    if not folder.is_dir():
        raise CardError(f"there is no card set in {folder}: it must be a folder with a set.toml")
    if not head.is_file():
        raise CardError(f"{folder} has no set.toml, so it is no card set")
    return head, [file for file in sorted(folder.glob("*.toml")) if file != head]


def head_of(file: Path, kind: type[H], team: type[msgspec.Struct], format: int) -> H:
    """What `set.toml` says; its teams stand under `[[team]]`."""
    data = read(file)
    teams = [typed(table, team, where) for where, table in tables(data, "team", file.name)]
    head = typed({**data, "team": teams}, kind, file.name)
    if head.format != format:
        raise CardError(f"{file.name}: format is {head.format}, but this program reads format {format}")
    return head


def cards_in(file: Path, kinds: Sequence[str]) -> TomlTable:
    """A file of cards, in which nothing else stands than these kinds of cards."""
    data = read(file)
    for key in data:
        if key not in kinds:
            raise CardError(f"{file.name}: {key!r} means nothing here: {nearest_word(key, kinds)}")
    return data


def check_ids(cards: Iterable[tuple[str, str]]) -> None:
    """An id belongs to one card, in any case of letters: moves name cards by it. Each comes with where it stands."""
    seen: dict[str, str] = {}
    for where, card_id in cards:
        if not card_id:
            raise CardError(f"{where}: field id: it must not be empty")
        if card_id.lower() in seen:
            raise CardError(f"{where}: field id: {seen[card_id.lower()]} has this id already")
        seen[card_id.lower()] = where


def number_by_id(card_id: str, ids: Sequence[str], what: str, set_id: str) -> int:
    """The number of a card in a loaded set, by its id in any case of letters."""
    for number, known in enumerate(ids):
        if known.lower() == card_id.lower():
            return number
    raise CardError(f"the set {set_id!r} has no {what} {card_id!r}: {nearest(card_id, ids)}")


# --- a file -------------------------------------------------------------------------------------------------------


def read(file: Path) -> TomlTable:
    try:
        return parsed(file.read_text(encoding="utf-8"), file.name)
    except UnicodeDecodeError as error:
        raise CardError(f"{file.name} is no TOML file: {error}") from None


def parsed(text: str, where: str) -> TomlTable:
    """What a TOML file says."""
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise CardError(f"{where} is no TOML file: it has too many brackets") from None
    except ValueError as error:  # also a number with thousands of digits
        raise CardError(f"{where} is no TOML file: {error}") from None


def tables(data: TomlTable, name: str, file: str) -> list[tuple[str, TomlTable]]:
    """What stands under `[[name]]`, each with the words that an error begins with."""
    found = data.get(name, [])
    if not isinstance(found, list) or not all(isinstance(table, dict) for table in found):
        raise CardError(f"{file}: {name!r} must be written [[{name}]], with two brackets")
    return [(f"{file}, {name} {table.get('id', f'number {place}')}", table) for place, table in enumerate(found, 1)]


def typed(data: TomlTable, kind: type[T], where: str, inside: str = "") -> T:
    """The table as a struct of this kind; `inside` is the field of the card that it stands in."""
    try:
        return read_as(data, kind)
    except msgspec.ValidationError as error:
        message, _, path = str(error).partition(" - at `$")
        place = [part for part in (inside, path.strip(".`")) if part]
    wrong = _WRONG_FIELD.fullmatch(message)
    if wrong is None:
        raise CardError(f"{where}: field {'.'.join(place)}: {message}")
    field = ".".join([*place, wrong[2]])
    if wrong[1] == "missing required":
        raise CardError(f"{where}: field {field} is missing")
    near = nearest_word(wrong[2], kind.__struct_encode_fields__)
    raise CardError(f"{where}: field {field} means nothing here: {near}")


# --- words and numbers of a field ---------------------------------------------------------------------------------


def number_of(word: str, names: Sequence[str], what: str, where: str) -> int:
    """The place of a word in its list."""
    if word not in names:
        raise CardError(f"{where}: {word!r} is no {what}: {nearest_word(word, names)}")
    return names.index(word)


def nearest_word(word: str, names: Sequence[str]) -> str:
    """What was meant, also by somebody who wrote small letters where all names are in capitals."""
    return nearest(word.upper() if all(name.isupper() for name in names) else word, names)


def within(value: int, least: int, most: int, where: str) -> int:
    if not least <= value <= most:
        raise CardError(f"{where}: {value} is not between {least} and {most}")
    return value


def one_of(names: Sequence[str]) -> msgspec.Meta:
    """For the JSON schema only: `number_of` checks the word, and knows what was meant."""
    return msgspec.Meta(extra_json_schema={"enum": list(names)})


def between(least: int, most: int) -> msgspec.Meta:
    """For the JSON schema only: `within` checks the number, also on cards that no file holds."""
    return msgspec.Meta(extra_json_schema={"minimum": least, "maximum": most})
