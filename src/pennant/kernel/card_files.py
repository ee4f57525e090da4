"""Reading a card set, which is a folder of TOML files. Errors name the file, the card and the field."""

import re
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TypeVar, get_origin

import msgspec

from pennant.kernel.errors import CardError, nearest
from pennant.kernel.structs import read_as

TomlTable = dict[str, object]
T = TypeVar("T", bound=msgspec.Struct)

_WRONG_FIELD = re.compile("Object (contains unknown|missing required) field `(.*)`")

# --- the folder of a set ------------------------------------------------------------------------------------------


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The part of `set.toml` that all games share; a game adds its teams."""

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
        raise CardError(f"{folder} has no set.toml, so it is not a card set")
    return head, [file for file in sorted(folder.glob("*.toml")) if file != head]


def read_head(file: Path, kind: type[H], team: type[msgspec.Struct], format: int) -> H:
    """Read `set.toml`; its teams are under `[[team]]`."""
    data = read_toml(file)
    teams = [read_struct(table, team, where) for where, table in tables(data, "team", file.name)]
    head = read_struct({**data, "team": teams}, kind, file.name)
    if head.format != format:
        raise CardError(f"{file.name}: format is {head.format}, but this program reads format {format}")
    return head


def cards_in(file: Path, kinds: Sequence[str]) -> TomlTable:
    """Read a file of cards that may contain only these kinds of cards."""
    data = read_toml(file)
    for key in data:
        if key not in kinds:
            raise CardError(f"{file.name}: {key!r} means nothing here: {nearest_word(key, kinds)}")
    return data


def check_ids(cards: Iterable[tuple[str, str]]) -> None:
    """Require unique ids, ignoring case, because moves name cards by id. Each card comes with its place for errors."""
    seen: dict[str, str] = {}
    for where, card_id in cards:
        if not card_id:
            raise CardError(f"{where}: field id: it must not be empty")
        if card_id.lower() in seen:
            raise CardError(f"{where}: field id: {seen[card_id.lower()]} has this id already")
        seen[card_id.lower()] = where


def number_by_id(card_id: str, ids: Sequence[str], what: str, set_id: str) -> int:
    """The number of a card in a loaded set, by its id in any case of letters."""
    if card_id in ids:
        return ids.index(card_id)
    wanted = card_id.lower()
    for number, known in enumerate(ids):
        if known.lower() == wanted:
            return number
    raise CardError(f"the set {set_id!r} has no {what} {card_id!r}: {nearest(card_id, ids)}")


# --- a file -------------------------------------------------------------------------------------------------------


def read_toml(file: Path) -> TomlTable:
    try:
        return parse_toml(file.read_text(encoding="utf-8"), file.name)
    except UnicodeDecodeError as error:
        raise CardError(f"{file.name} is not a TOML file: {error}") from None


def parse_toml(text: str, where: str) -> TomlTable:
    """Parse the text of a TOML file; `where` names it in errors."""
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise CardError(f"{where} is not a TOML file: it has too many brackets") from None
    except ValueError as error:  # also a number with thousands of digits
        raise CardError(f"{where} is not a TOML file: {error}") from None


def tables(data: TomlTable, name: str, file: str) -> list[tuple[str, TomlTable]]:
    """The tables under `[[name]]`, each with the text that an error about it starts with."""
    found = data.get(name, [])
    if not isinstance(found, list) or not all(isinstance(table, dict) for table in found):
        raise CardError(f"{file}: {name!r} must be written [[{name}]], with two brackets")
    return [(f"{file}, {name} {table.get('id', f'number {place}')}", table) for place, table in enumerate(found, 1)]


def read_struct(data: TomlTable, kind: type[T], where: str, inside: str = "") -> T:
    """Convert a table to a struct of this kind; `inside` is the field of the card that contains it."""
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
    near = nearest_word(wrong[2], (get_origin(kind) or kind).__struct_encode_fields__)
    raise CardError(f"{where}: field {field} means nothing here: {near}")


# --- words and numbers of a field ---------------------------------------------------------------------------------


def number_of(word: str, names: Sequence[str], what: str, where: str) -> int:
    """The index of a word in its list."""
    if word not in names:
        raise CardError(f"{where}: {word!r} is not a valid {what}: {nearest_word(word, names)}")
    return names.index(word)


def nearest_word(word: str, names: Sequence[str]) -> str:
    """Suggest the nearest name; lower case input also matches names in capitals."""
    return nearest(word.upper() if all(name.isupper() for name in names) else word, names)


def within(value: int, least: int, most: int, where: str) -> int:
    if not least <= value <= most:
        raise CardError(f"{where}: {value} is not between {least} and {most}")
    return value


def one_of(names: Sequence[str]) -> msgspec.Meta:
    """For the JSON schema only: `number_of` checks the word and suggests the nearest name."""
    return msgspec.Meta(extra_json_schema={"enum": list(names)})


def between(least: int, most: int) -> msgspec.Meta:
    """For the JSON schema only: `within` checks the number, also for cards that do not come from a file."""
    return msgspec.Meta(extra_json_schema={"minimum": least, "maximum": most})
