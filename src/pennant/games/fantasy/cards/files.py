"""Reading the TOML files of a card set; what is wrong in them is said with file, card and field."""

import re
import tomllib
from pathlib import Path
from typing import TypeVar

import msgspec

from pennant.games.fantasy.cards.words import nearest_word
from pennant.kernel.errors import CardError

Table = dict[str, object]
T = TypeVar("T", bound=msgspec.Struct)

_WRONG_FIELD = re.compile("Object (contains unknown|missing required) field `(.*)`")


def read(file: Path) -> Table:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise CardError(f"{file.name} is no TOML file: {error}") from None


def tables(data: Table, name: str, file: str) -> list[tuple[str, Table]]:
    """What stands under `[[name]]`, each with the words that an error begins with."""
    found = data.get(name, [])
    if not isinstance(found, list) or not all(isinstance(table, dict) for table in found):
        raise CardError(f"{file}: {name!r} must be written [[{name}]], with two brackets")
    return [(f"{file}, {name} {table.get('id', f'number {place}')}", table) for place, table in enumerate(found, 1)]


def typed(data: Table, kind: type[T], where: str, inside: str = "") -> T:
    """The table as a struct of this kind; `inside` is the field of the card that it stands in."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        message, _, path = str(error).partition(" - at `$")
        place = [part for part in (inside, path.strip(".`")) if part]
    wrong = _WRONG_FIELD.fullmatch(message)
    if wrong is None:
        raise CardError(f"{where}: field {'.'.join(place)}: {message}")
    field = ".".join([*place, wrong[2]])
    if wrong[1] == "missing required":
        raise CardError(f"{where}: field {field} is missing")
    raise CardError(f"{where}: field {field} means nothing here: {nearest_word(wrong[2], kind.__struct_fields__)}")
