"""Read Fluent files as data: their messages, and the variables and messages that occur in them."""

import re
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast


def parse(file: Path) -> ast.Resource:
    return FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))


def messages(file: Path) -> dict[str, ast.Message]:
    """Return the messages of a file by id, in order."""
    return {entry.id.name: entry for entry in parse(file).body if isinstance(entry, ast.Message)}


def shown_variables(node: Any, known: dict[str, ast.Message]) -> set[str]:
    """Return the variables that a text can show, also through messages inside it, but not those that only select."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.MessageReference):
        return shown_variables(known[node.id.name], known)
    inside: list[Any] = []
    if isinstance(node, ast.SelectExpression):
        inside = [variant.value for variant in node.variants]
    elif isinstance(node, ast.Pattern):
        inside += node.elements
    elif isinstance(node, ast.Message):
        inside = [node.value]
    elif isinstance(node, ast.Placeable):
        inside = [node.expression]
    return {name for part in inside for name in shown_variables(part, known)}


def referenced_messages(*files: Path) -> set[str]:
    """Return the ids of messages that other messages refer to."""
    texts = [file.read_text(encoding="utf-8") for file in files]
    return {name for text in texts for name in re.findall(r"\{ ([a-z-]+) \}", text)}
