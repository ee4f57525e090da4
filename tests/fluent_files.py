"""Reading Fluent files as data: which messages there are, and what can stand in them."""

import re
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast


def parsed(file: Path) -> ast.Resource:
    return FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))


def messages(file: Path) -> dict[str, ast.Message]:
    """The messages of a file, in their order."""
    return {entry.id.name: entry for entry in parsed(file).body if isinstance(entry, ast.Message)}


def printed(node: Any, known: dict[str, ast.Message]) -> set[str]:
    """The variables that can stand in a text, through messages inside it too; those that only choose are left out."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.MessageReference):
        return printed(known[node.id.name], known)
    inside: list[Any] = []
    if isinstance(node, ast.SelectExpression):
        inside = [variant.value for variant in node.variants]
    elif isinstance(node, ast.Pattern):
        inside += node.elements
    elif isinstance(node, ast.Message):
        inside = [node.value]
    elif isinstance(node, ast.Placeable):
        inside = [node.expression]
    return {name for part in inside for name in printed(part, known)}


def referred(*files: Path) -> set[str]:
    """The messages that others contain."""
    texts = [file.read_text(encoding="utf-8") for file in files]
    return {name for text in texts for name in re.findall(r"\{ ([a-z-]+) \}", text)}
