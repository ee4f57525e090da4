"""The rules index: for every rule of a game the code that carries it out and the tests that check it.

    PYTHONPATH=src python -m tools.rules_index            write docs/rules-index.md
    PYTHONPATH=src python -m tools.rules_index --check    only say whether that file is up to date

It is run in the folder of a source checkout. A game's rules are the messages of its `text/en-rules.ftl`. Code cites a
rule by its id in a docstring, a comment or a message; a test in a docstring, a comment or its name (`test_h_11_16`); a
scenario file under `rules` or in its title. `H-8.3 to H-8.6` cites all four. Ids are numbers of two or three parts
(`F-5.2`, `F-5.2.1`), rulings (`F-R3`) and events (`F-E14`). Ids that no test can check stand in
docs/rules-not-tested.toml with the reason.
"""

import argparse
import ast
import io
import re
import sys
import tokenize
import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from pathlib import Path
from textwrap import fill
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import GroupComment, Message, Pattern, TextElement

from pennant.kernel.record import write_whole

INDEX = Path("docs/rules-index.md")
NOT_TESTED = Path("docs/rules-not-tested.toml")
GAMES = Path("src/pennant/games")
TESTS = Path("tests")
COMMAND = "PYTHONPATH=src python -m tools.rules_index"
HEAD = f"""\
# Rules index

<!-- Made by `{COMMAND}`: do not edit. -->

Every rule with the code that cites it and the tests that check it. Code is named from the folder of its game in
`src/pennant/games`, tests from `tests`, scenario files from `tests/conformance/<game>`. The rules are told here in our
own words; the rule book has the last one. Rules that nothing can test stand in
[`rules-not-tested.toml`](rules-not-tested.toml).
"""


class Rule(NamedTuple):
    """A rule as the catalogue of its game has it."""

    id: str
    section: str
    text: str


class Citation(NamedTuple):
    """A piece of text that may cite rules: the file, the function or constant in it ("" for the file), the words."""

    file: str
    name: str
    text: str


Places = Mapping[str, Sequence[Citation]]
"""Who cites a rule, by its id."""


class Index(NamedTuple):
    """The text of the index, and what is wrong with what it was made from."""

    text: str
    problems: list[str]


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the index or compare it with the one on disk; whatever is wrong ends the program with a sentence."""
    parser = argparse.ArgumentParser(prog="python -m tools.rules_index", description="Make docs/rules-index.md.")
    parser.add_argument("--check", action="store_true", help="only say whether the file is up to date")
    check = parser.parse_args(arguments).check
    if not GAMES.is_dir() or not TESTS.is_dir():
        sys.exit("the rules index is made from the sources: run this in the folder of a checkout of Pennant")
    index = index_of(Path())
    problems = index.problems
    if not check:
        write_whole(INDEX, index.text)
    elif not INDEX.is_file() or INDEX.read_text(encoding="utf-8") != index.text:
        problems.append(f"{INDEX} is out of date: run {COMMAND}")
    if problems:
        sys.exit("\n".join(problems))


def index_of(root: Path) -> Index:
    """The index of all games of a checkout."""
    exempt = _not_tested(root / NOT_TESTED)
    parts, problems = [HEAD], []
    games = sorted(folder for folder in (root / GAMES).iterdir() if (folder / "text/en-rules.ftl").is_file())
    for folder in games:
        part = _game(root, folder, exempt.pop(folder.name, {}))
        parts.append(part.text)
        problems += part.problems
    problems += [f"{NOT_TESTED} speaks of {name!r}, but there is no such game" for name in exempt]
    return Index("\n".join(parts), problems)


def _not_tested(file: Path) -> dict[str, dict[str, str]]:
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def _game(root: Path, folder: Path, exempt: dict[str, str]) -> Index:
    rules = catalogue((folder / "text/en-rules.ftl").read_text(encoding="utf-8"))
    ids = [rule.id for rule in rules]
    problems: list[str] = []
    code = _places(_code(folder), ids, partial(_complain, problems, folder.name))
    tests = _places(_tests(root / TESTS, folder.name), ids, partial(_complain, problems, folder.name))
    for rule, reason in exempt.items():
        if rule not in ids:
            problems.append(f"{NOT_TESTED} lists {rule}, which is no rule of {folder.name}")
        elif rule in code and rule in tests:
            problems.append(f"{NOT_TESTED} lists {rule} ({reason}), but it has code and a test: take it out")
    return Index(_document(folder.name, rules, code, tests, exempt), problems)


def _complain(problems: list[str], game: str, citation: Citation, rule: str) -> None:
    problems.append(f"{citation.file} {citation.name}: {rule} is no rule of {game}".replace(" :", ":"))


# --- the catalogue ----------------------------------------------------------------------------------------------------


def catalogue(text: str) -> list[Rule]:
    """The rules of a file of messages, in their natural order; `rule-H-11-16` is the key of H-11.16."""
    rules: list[Rule] = []
    section = ""
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, GroupComment):
            section = entry.content or ""
        elif isinstance(entry, Message) and entry.id.name.startswith("rule-"):
            letter, _, number = entry.id.name.removeprefix("rule-").partition("-")
            rules.append(Rule(f"{letter}-{number.replace('-', '.')}", section, _sentences(entry.value)))
    return sorted(rules, key=lambda rule: _natural(rule.id))


def _sentences(pattern: Pattern | None) -> str:
    words = [element.value for element in (pattern.elements if pattern else []) if isinstance(element, TextElement)]
    return " ".join("".join(words).split())


def _natural(rule: str) -> tuple[str, str, list[int]]:
    """Rules by their numbers, then events (F-E01), then rulings (H-R1)."""
    letter, _, number = rule.partition("-")
    kind = number.rstrip("0123456789.")
    return letter, kind, [int(part) for part in number.removeprefix(kind).split(".")]


# --- who cites it -----------------------------------------------------------------------------------------------------

_NUMBER = r"(?:[ER]\d+|\d+(?:\.\d+)+)"
_ID = re.compile(rf"\b([A-Z])-({_NUMBER})(?:\s+to\s+(?:\1-)?({_NUMBER}))?")
_IN_NAME = re.compile(r"(?:^|_)([a-z])_([er]\d+|\d+(?:_\d+)+)(?=_|$)")


def cited(text: str, ids: Sequence[str]) -> Iterator[str]:
    """The rules that a text cites, of the game with these ids; one that does not exist is given as it stands there."""
    letters = {rule[0] for rule in ids}
    for letter, first, last in _ID.findall(text):
        if letter in letters:
            ends = [f"{letter}-{number}" for number in (first, last) if number]
            if all(end in ids for end in ends):
                yield from ids[ids.index(ends[0]) : ids.index(ends[-1]) + 1]
            else:
                yield from ends


def cited_in_name(name: str, ids: Sequence[str]) -> Iterator[str]:
    """The rules that the name of a test cites: `test_h_11_16_takes_one_runner` checks H-11.16."""
    for letter, digits in _IN_NAME.findall(name.lower()):
        parts = digits.upper().split("_")
        for length in range(len(parts), 0, -1):  # a name may go on with a number of its own
            rule = f"{letter.upper()}-{'.'.join(parts[:length])}"
            if rule in ids:
                yield rule
                break


def _places(
    citations: Iterable[Citation], ids: Sequence[str], complain: Callable[[Citation, str], None]
) -> dict[str, list[Citation]]:
    places: dict[str, list[Citation]] = defaultdict(list)
    for citation in citations:
        for rule in cited(citation.text, ids):
            if rule in ids:
                places[rule].append(citation)
            else:
                complain(citation, rule)
        if citation.name.rpartition(".")[2].startswith("test_"):
            for rule in cited_in_name(citation.name, ids):
                places[rule].append(citation)
    return places


def _code(folder: Path) -> Iterator[Citation]:
    for file in sorted(folder.rglob("*.py")):
        yield from python_citations(file.read_text(encoding="utf-8"), str(file.relative_to(folder)))


def _tests(tests: Path, game: str) -> Iterator[Citation]:
    for file in sorted(tests.rglob("*.py")):
        yield from python_citations(file.read_text(encoding="utf-8"), str(file.relative_to(tests)), messages=False)
    scenarios = tests / "conformance" / game
    for file in sorted(scenarios.rglob("*.toml")):
        yield from scenario_citations(file.read_text(encoding="utf-8"), str(file.relative_to(scenarios)))


def scenario_citations(text: str, file: str) -> Iterator[Citation]:
    """The title and the rules of a scenario; an unreadable file is left to the tests that run it."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return
    yield Citation(file, "", " ".join([str(data.get("title", "")), *map(str, data.get("rules", []))]))


def python_citations(source: str, file: str, messages: bool = True) -> Iterator[Citation]:
    """Every definition, comment and docstring of a source file, with the function, class or constant it stands in.

    Messages are other texts. One without a space is no sentence about a rule: it is an id that the program hands on.
    """
    tree = ast.parse(source)
    spans = list(_spans(tree.body, ""))
    for _, _, name in spans:
        yield Citation(file, name, "")
    for node in ast.walk(tree):
        text = node if messages else node.value if isinstance(node, ast.Expr) else None
        if isinstance(text, ast.Constant) and isinstance(text.value, str) and " " in text.value:
            yield Citation(file, _owner(spans, text.lineno), text.value)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield Citation(file, _owner(spans, token.start[0]), token.string)


Span = tuple[int, int, str]
"""First line, last line, and the name of what stands there."""


def _spans(body: Sequence[ast.stmt], inside: str) -> Iterator[Span]:
    """Functions, classes and constants, outer ones first. The text below a constant belongs to it."""
    for place, node in enumerate(body):
        last = node.end_lineno or node.lineno
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            yield first, last, inside + node.name
            if isinstance(node, ast.ClassDef):
                yield from _spans(node.body, f"{inside}{node.name}.")
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            below = body[place + 1] if place + 1 < len(body) else node
            if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
                last = below.end_lineno or last
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            yield node.lineno, last, inside + ast.unparse(target)


def _owner(spans: Sequence[Span], line: int) -> str:
    return next((name for first, last, name in reversed(spans) if first <= line <= last), "")


# --- the document -----------------------------------------------------------------------------------------------------


def _document(game: str, rules: Sequence[Rule], code: Places, tests: Places, exempt: Mapping[str, str]) -> str:
    lines = [f"## {game.capitalize()}", "", *_gaps(rules, code, tests, exempt)]
    for section, members in groupby(rules, key=lambda rule: rule.section):
        lines += [f"### {section}", "", "| rule | in short | code | tests |", "|---|---|---|---|"]
        for rule in members:
            where = _named(tests.get(rule.id, []))
            if not where and rule.id in exempt:
                where = f"none: {exempt[rule.id]}"
            lines.append(f"| {rule.id} | {_cell(rule.text)} | {_named(code.get(rule.id, []))} | {_cell(where)} |")
        lines.append("")
    return "\n".join(lines)


def _gaps(rules: Sequence[Rule], code: Places, tests: Places, exempt: Mapping[str, str]) -> Iterator[str]:
    """What is still to be done: rules that nothing cites and nothing checks."""
    due = [rule.id for rule in rules if rule.id not in exempt]
    gaps = {
        "Neither code nor test": [rule for rule in due if rule not in code and rule not in tests],
        "No code": [rule for rule in due if rule not in code and rule in tests],
        "No test": [rule for rule in due if rule in code and rule not in tests],
        "Not to be tested": [rule.id for rule in rules if rule.id in exempt],
    }
    complete = len(due) - sum(len(members) for members in list(gaps.values())[:3])
    yield f"{len(rules)} rules, {complete} of them with code and test."
    yield ""
    for title, members in gaps.items():
        if members:
            text = f"- {title} ({len(members)}): {', '.join(members)}"
            yield fill(text, width=120, subsequent_indent="  ", break_on_hyphens=False)
    yield ""


def _named(citations: Sequence[Citation]) -> str:
    """The places by file: `rules/turn.py: begin_game, turn`, `view.py`."""
    names: dict[str, set[str]] = defaultdict(set)
    for citation in citations:
        names[citation.file].add(citation.name)
    files = {file: ", ".join(sorted(filter(None, members))) for file, members in sorted(names.items())}
    return ", ".join(f"`{file}: {members}`" if members else f"`{file}`" for file, members in files.items())


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


if __name__ == "__main__":
    main()
