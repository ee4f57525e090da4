"""Compares messages of the server with the schemas from which the types of the client are generated."""

from functools import cache
from typing import Any

from jsonschema_rs import Draft202012Validator

from tools.wire_types import document


def assert_matches(data: Any, schema: str) -> None:
    """Fail unless data is exactly what a schema describes: fields that it does not name are not allowed either."""
    errors = _validator(schema).iter_errors(data)
    problems = [f"{'.'.join(map(str, each.instance_path))}: {each.message}" for each in errors]
    assert not problems, f"{schema}: {problems}"


def assert_is_message(data: Any) -> None:
    """Fail unless data is a message of the server, as its schema describes it."""
    assert_matches(data, _messages()[data["is"]])


@cache
def _messages() -> dict[str, str]:
    """The schemas of all messages by the value of `is`."""
    schemas = document()["components"]["schemas"]
    names = [each["$ref"].rpartition("/")[2] for each in schemas["ToClient"]["oneOf"]]
    return {schemas[name]["properties"]["is"]["const"]: name for name in names}


@cache
def _validator(schema: str) -> Draft202012Validator:
    return Draft202012Validator({**_closed_document(), "$ref": f"#/components/schemas/{schema}"})


@cache
def _closed_document() -> dict[str, Any]:
    described = document()
    for schema in described["components"]["schemas"].values():
        if "properties" in schema:
            schema.setdefault("additionalProperties", False)
    return described
