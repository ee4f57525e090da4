"""Writes the TypeScript types of all data between server and client.

    PYTHONPATH=src .venv/bin/python -m tools.wire_types           write the files
    PYTHONPATH=src .venv/bin/python -m tools.wire_types --check   fail if one is not up to date

`frontend/src/wire.generated.ts`: HTTP bodies come from the OpenAPI document of the server, WebSocket messages from
`pennant.server.messages` and `pennant.server.commands`. `view.generated.ts` and `event.generated.ts` of each game:
views come from `view_types.py` of the game, and events from `event_types.py`. openapi-typescript turns them into types;
it is a library of the client, so run `npm ci` in frontend/ first.
"""

import ast
import inspect
import json
import subprocess
import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec
from pydantic import TypeAdapter

from pennant import lessons
from pennant.games import OWN
from pennant.kernel import decision_json, events
from pennant.server import commands, messages
from pennant.server.api import decks, models, notices
from pennant.server.app import new_app
from pennant.server.settings import read_settings

CLIENT = Path(__file__).resolve().parent.parent / "frontend"
COMMAND = "PYTHONPATH=src .venv/bin/python -m tools.wire_types"
HEADER = f"// Generated from the server's schemas; do not edit. Regenerate with: {COMMAND}\n\n"
GENERATOR = [
    "node_modules/.bin/openapi-typescript",
    "--root-types",
    "--root-types-no-schema-prefix",
    "--default-non-nullable=false",  # fields with a default may be left out of requests
]
REF = "#/components/schemas/"
DESCRIBED = (models, decks, notices, messages, commands, decision_json, lessons)
"""The modules whose classes are schemas."""

Schema = dict[str, Any]


def main() -> None:
    """Write the types, or check that they are up to date."""
    files = {CLIENT / "src/wire.generated.ts": document()}
    for name in OWN:
        files |= {
            CLIENT / f"src/games/{name}/{what}.generated.ts": game_document(name, what) for what in ("view", "event")
        }
    for file, described in files.items():
        types = generate(described)
        if sys.argv[1:] != ["--check"]:
            file.write_text(types, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != types:
            sys.exit(f"{file.relative_to(CLIENT.parent)} is out of date; regenerate it with: {COMMAND}")


def game_document(game: str, what: str) -> Schema:
    """A document without paths that has the schemas of a game's view or of its events, and their parts."""
    module = import_module(f"pennant.games.{game}.{what}_types")
    name = what.capitalize()
    schema = TypeAdapter(getattr(module, name)).json_schema(mode="serialization", ref_template=f"{REF}{{model}}")
    schemas = {**schema.pop("$defs"), name: schema}
    add_field_descriptions(schemas, [events, module])
    described = {
        "openapi": "3.1.0",
        "info": {"title": game, "version": "1"},
        "paths": {},
        "components": {"schemas": schemas},
    }
    drop_titles(described)
    return described


def document() -> Schema:
    """The OpenAPI document of the server, without error responses, and with all messages among its schemas."""
    described: Schema = json.loads(json.dumps(new_app(read_settings(home="/nowhere")).openapi()))
    for methods in described["paths"].values():
        for operation in methods.values():
            responses = operation["responses"]
            operation["responses"] = {status: responses[status] for status in responses if status.startswith("2")}
    schemas: Schema = described["components"]["schemas"]
    for name, schema in message_schemas().items():
        if schemas.setdefault(name, schema) != schema:
            raise ValueError(f"two different schemas are called {name}: rename one of them")
    add_field_descriptions(schemas, DESCRIBED)
    drop_titles(described)
    return described


def message_schemas() -> Schema:
    """The schemas of all WebSocket messages: `ToClient`, `ToServer`, and their parts."""
    to_client, to_server = get_args(messages.ToClient), get_args(commands.Frame)
    _, own = TypeAdapter.json_schemas(
        [(each, "serialization", TypeAdapter(each)) for each in to_client], ref_template=f"{REF}{{model}}"
    )
    _, theirs = msgspec.json.schema_components(to_server, ref_template=f"{REF}{{name}}")
    return {**own["$defs"], **theirs, "ToClient": one_of(to_client), "ToServer": one_of(to_server)}


def one_of(types: tuple[type, ...]) -> Schema:
    return {"oneOf": [{"$ref": REF + each.__name__} for each in types]}


def add_field_descriptions(schemas: Schema, modules: Iterable[ModuleType]) -> None:
    """Take the descriptions of fields from their docstrings in these modules."""
    fields: dict[str, dict[str, str]] = {}
    for module in modules:
        fields |= field_docstrings(module, fields)
    for name, schema in schemas.items():
        for field, text in fields.get(name, {}).items():
            if field in schema["properties"]:
                schema["properties"][field]["description"] = text


def field_docstrings(module: ModuleType, known: dict[str, dict[str, str]]) -> dict[str, dict[str, str]]:
    """The docstrings below the fields of all classes of a module, and of the `known` classes that they derive from."""
    found: dict[str, dict[str, str]] = {}
    for each in ast.parse(inspect.getsource(module)).body:
        if isinstance(each, ast.ClassDef):
            bases = [base.id for base in each.bases if isinstance(base, ast.Name)]
            found[each.name] = {}
            for base in bases:
                found[each.name] |= found.get(base, known.get(base, {}))
            for field, text in zip(each.body, each.body[1:], strict=False):
                if (
                    isinstance(field, ast.AnnAssign)
                    and isinstance(text, ast.Expr)
                    and isinstance(field.target, ast.Name)
                ):
                    found[each.name][field.target.id] = inspect.cleandoc(ast.literal_eval(text.value))
    return found


def drop_titles(part: Any) -> None:
    """Delete the titles of schemas and the summaries of operations, which only repeat their names."""
    if isinstance(part, dict):
        for name in ("title", "summary"):
            if isinstance(part.get(name), str):
                del part[name]
    for each in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        drop_titles(each)


def generate(described: Schema) -> str:
    """The TypeScript types for an OpenAPI document."""
    generated = subprocess.run(GENERATOR, cwd=CLIENT, input=json.dumps(described), capture_output=True, text=True)
    if generated.returncode:
        sys.exit(f"openapi-typescript failed:\n{generated.stdout}{generated.stderr}")
    return HEADER + generated.stdout


if __name__ == "__main__":
    main()
