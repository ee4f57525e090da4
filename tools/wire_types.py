"""Writes frontend/src/wire.generated.ts, the TypeScript types of everything that travels between server and client.

    PYTHONPATH=src .venv/bin/python -m tools.wire_types           write the file
    PYTHONPATH=src .venv/bin/python -m tools.wire_types --check   fail if it is not up to date

HTTP bodies come from the OpenAPI document of the server, WebSocket messages from `pennant.server.messages` and
`pennant.server.commands`. All of them become one document, which openapi-typescript (a library of the client: run
`npm ci` in frontend/ first) turns into types.
"""

import ast
import inspect
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec
from pydantic import TypeAdapter

from pennant import lessons
from pennant.kernel import decision_json
from pennant.server import commands, messages
from pennant.server.api import decks, models, notices
from pennant.server.app import new_app
from pennant.server.settings import read_settings

CLIENT = Path(__file__).resolve().parent.parent / "frontend"
FILE = CLIENT / "src" / "wire.generated.ts"
COMMAND = "PYTHONPATH=src .venv/bin/python -m tools.wire_types"
HEADER = f"// Generated from the server's schemas; do not edit. Write it again with: {COMMAND}\n\n"
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
    types = generate(document())
    if sys.argv[1:] != ["--check"]:
        FILE.write_text(types, encoding="utf-8")
    elif not FILE.exists() or FILE.read_text(encoding="utf-8") != types:
        sys.exit(f"{FILE.relative_to(CLIENT.parent)} is not what the server sends; write it again with: {COMMAND}")


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
    add_field_descriptions(schemas)
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


def add_field_descriptions(schemas: Schema) -> None:
    """Take the descriptions of fields from their docstrings."""
    fields: dict[str, dict[str, str]] = {}
    for module in DESCRIBED:
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
    """Delete the titles of schemas and the summaries of operations, which repeat their names in other letters."""
    if isinstance(part, dict):
        for name in ("title", "summary"):
            if isinstance(part.get(name), str):
                del part[name]
    for each in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        drop_titles(each)


def generate(described: Schema) -> str:
    """The types for a document."""
    generated = subprocess.run(GENERATOR, cwd=CLIENT, input=json.dumps(described), capture_output=True, text=True)
    if generated.returncode:
        sys.exit(f"openapi-typescript failed:\n{generated.stdout}{generated.stderr}")
    return HEADER + generated.stdout


if __name__ == "__main__":
    main()
