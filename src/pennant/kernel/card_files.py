"""Reading the TOML files of a card set; what is wrong in them is said with file, card and field."""

import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from pennant.kernel.errors import CardError, nearest
from pennant.kernel.structs import read_as

Table = dict[str, object]
T = TypeVar("T", bound=msgspec.Struct)

_WRONG_FIELD = re.compile("Object (contains unknown|missing required) field `(.*)`")


def read(file: Path) -> Table:
    try:
        return parsed(file.read_text(encoding="utf-8"), file.name)
    except UnicodeDecodeError as error:
        raise CardError(f"{file.name} is no TOML file: {error}") from None


def parsed(text: str, where: str) -> Table:
    """What a TOML file says."""
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise CardError(f"{where} is no TOML file: it has too many brackets") from None
    except ValueError as error:  # also a number with thousands of digits
        raise CardError(f"{where} is no TOML file: {error}") from None


def tables(data: Table, name: str, file: str) -> list[tuple[str, Table]]:
    """What stands under `[[name]]`, each with the words that an error begins with."""
    found = data.get(name, [])
    if not isinstance(found, list) or not all(isinstance(table, dict) for table in found):
        raise CardError(f"{file}: {name!r} must be written [[{name}]], with two brackets")
    return [(f"{file}, {name} {table.get('id', f'number {place}')}", table) for place, table in enumerate(found, 1)]


def typed(data: Table, kind: type[T], where: str, inside: str = "") -> T:
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
