"""Tests of the documentation: the Python examples of README.md and docs/python.md run, and links exist."""

import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ("README.md", "docs/python.md")
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def code_blocks(page: str) -> list[tuple[int, str]]:
    """Return the Python blocks of a page, each with the number of its first line."""
    text = (ROOT / page).read_text(encoding="utf-8")
    return [(text.count("\n", 0, found.start(1)) + 1, found.group(1)) for found in BLOCK.finditer(text)]


@pytest.mark.parametrize("page", PAGES)
def test_python_examples_run(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    found = code_blocks(page)
    assert found, f"{page} shows no Python"
    names: dict[str, Any] = {"__name__": page}
    for line, source in found:
        exec(compile("\n" * (line - 1) + source, page, "exec"), names)  # a traceback names the line of the page


def test_readme_is_short_and_has_one_python_example() -> None:
    (example,) = code_blocks("README.md")
    assert "game.new(" in example[1]
    assert (ROOT / "README.md").read_text(encoding="utf-8").count("\n") < 100


@pytest.mark.parametrize(
    "page", ["README.md", "CONTRIBUTING.md", *sorted(f"docs/{p.name}" for p in ROOT.glob("docs/*.md"))]
)
def test_relative_links_exist(page: str) -> None:
    folder = (ROOT / page).parent
    for target in re.findall(r"\]\(([^)\s]+)\)", (ROOT / page).read_text(encoding="utf-8")):
        if "://" not in target:
            name, _, heading = target.partition("#")
            linked = folder / name if name else ROOT / page
            assert linked.exists(), f"{page} links to {target}"
            if heading:
                assert heading in headings(linked), f"{page} links to {target}"


def headings(path: Path) -> set[str]:
    """Return the anchors that GitHub generates for a page."""
    titles = re.findall(r"^#+ (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}
