"""A new language, added to a copy of the sources as CONTRIBUTING.md says: English with accents, called Esperanto."""

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

ROOT = Path(__file__).parents[1]
CODE = "eo"
"""The language code in the commands of CONTRIBUTING.md. It is a real code, so that its plural forms are known."""
NAME = "Esperanto"
_ACCENTS = str.maketrans("aeiouAEIOU", "áéíóúÁÉÍÓÚ")
_COPIED = shutil.ignore_patterns("__pycache__", "node_modules", "*.so")
_COMMANDS = re.compile(r"^## A language$.*?^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def accented(text: str) -> str:
    """Return an English text as the new language writes it."""
    return text.translate(_ACCENTS)


class _Translator(Transformer):
    """Puts accents on all text of messages, and leaves everything else as it is."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802  named by fluent.syntax
        node.value = accented(node.value)
        return node


def add_language(root: Path) -> list[Path]:
    """Copy the sources, run the commands of CONTRIBUTING.md there, and translate; return the new files."""
    for folder in ("src", "frontend", "examples"):
        shutil.copytree(ROOT / folder, root / folder, ignore=_COPIED)
    found = _COMMANDS.search((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))
    assert found, "CONTRIBUTING.md does not say how to add a language"
    before = set(root.rglob("*.ftl"))
    subprocess.run(["sh", "-eu", "-c", found[1]], cwd=root, check=True, stdin=subprocess.DEVNULL)
    made = sorted(set(root.rglob("*.ftl")) - before)
    for file in made:
        _translate(file)
    return made


def _translate(file: Path) -> None:
    resource: Any = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))
    text = FluentSerializer().serialize(_Translator().visit(resource))
    file.write_text(text.replace(accented("English"), NAME) if file.parts[-3] == "kernel" else text, encoding="utf-8")
