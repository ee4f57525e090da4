"""Imports go down only: kernel, games, bots, what people do with games, servers, the command line."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"

LAYERS = (
    {"kernel", "conformance"},  # conformance.py is the door to the kernel's suite
    {"games", "art"},  # a game draws with the tools of art, whose sheets look up games by name
    {"bots"},
    {"sim", "balance", "league", "analysis", "studio", "rl", "lessons"},
    {"server", "api"},
    {"cli", "tui", "__main__"},
)
"""Lower ones first. A module may import from its own layer and from those below."""

DOOR = "pennant"
"""The package itself, whose registry finds games and bots by name: it may look up, and nobody below them may use it."""
THROUGH_THE_DOOR = {("pennant.kernel.scenario", "pennant.game")}
"""Who may all the same: a scenario file names its game, which is looked up when the file is run."""


class Import(NamedTuple):
    """One module imports another."""

    module: str
    target: str
    line: int


def module_name(path: Path, sources: Path = SOURCES) -> str:
    parts = path.relative_to(sources).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES = {module_name(path): path for path in sorted((SOURCES / "pennant").rglob("*.py"))}


def imports_of(module: str, source: str, known: set[str]) -> Iterator[Import]:
    """Every import wherever it stands, also one inside a function, for typing only, or by `import_module`."""
    for node in ast.walk(ast.parse(source)):
        targets: list[str] = []
        if isinstance(node, ast.Import):
            targets = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{module} imports relatively"
            base = node.module or ""
            through = [f"{base}.{alias.name}" for alias in node.names]
            targets = [name if name in known or base == DOOR else base for name in through]
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith("import_module"):
            targets = [text for text in texts_in(node.args[0]) if text.startswith("pennant.")]
        for target in targets:
            yield Import(module, target, getattr(node, "lineno", 0))


def texts_in(node: ast.expr) -> Iterator[str]:
    """The pieces of a text, of an f-string too."""
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def all_imports() -> Iterator[Import]:
    for module, path in FILES.items():
        yield from imports_of(module, path.read_text(encoding="utf-8"), set(FILES))


def layer(module: str) -> int:
    """The layer of a module of ours."""
    package = module.split(".")[1]
    for number, packages in enumerate(LAYERS):
        if package in packages:
            return number
    raise AssertionError(f"{module} has no layer: give it one in {Path(__file__).name}")


def own_game(module: str) -> str | None:
    """The game whose package a module belongs to."""
    parts = module.split(".")
    return parts[2] if parts[1] == "games" and len(parts) > 2 and parts[2] else None


def breach(found: Import) -> str | None:
    """What is wrong with an import, if something is."""
    module, target, line = found
    if target.partition(".")[0] != "pennant" or module == DOOR:
        return None
    where = f"{module}, line {line}"
    if target == DOOR or target.split(".")[1] not in set().union(*LAYERS):
        if layer(module) <= layer("pennant.games") and (module, target) not in THROUGH_THE_DOOR:
            return f"{where}: {target} is a registry above it"
        return None
    if layer(target) > layer(module):
        return f"{where}: {target} is in a higher layer"
    games = {own_game(module), own_game(target)} - {None}
    if len(games) > 1:
        return f"{where}: the games {' and '.join(sorted(map(str, games)))} do not know each other"
    return None


def test_imports_go_down_only() -> None:
    breaches = [problem for found in all_imports() if (problem := breach(found))]
    assert not breaches, "\n".join(breaches)


@pytest.mark.parametrize(
    ("module", "source", "problem"),
    [
        ("pennant.kernel.state", "from pennant.games.highlights import GAME", "higher layer"),
        ("pennant.kernel.state", "from pennant.games import highlights", "higher layer"),
        ("pennant.kernel.game", "def f():\n    import pennant.bots.greedy", "higher layer"),
        ("pennant.kernel.game", "import_module(f'pennant.games.{name}')", "higher layer"),
        ("pennant.kernel.game", "from pennant import game", "registry"),
        ("pennant.kernel.scenario", "from pennant import bot", "registry"),
        ("pennant.games.highlights.view", "import pennant", "registry"),
        ("pennant.games.highlights.view", "import pennant.games.clutch.view", "do not know each other"),
        ("pennant.bots.greedy", "from pennant.sim import play", "higher layer"),
        ("pennant.sim", "from pennant.cli import main", "higher layer"),
        ("pennant.kernel.sitting", "from pennant.server.table import Table", "higher layer"),
        ("pennant.games.highlights.text", "from pennant.server import table_views", "higher layer"),
        ("pennant.bots.random", "import pennant.server.bot_workers", "higher layer"),
        ("pennant.art.svg", "from pennant.server import app", "higher layer"),
        ("pennant.server.app", "from pennant.cli import main", "higher layer"),
    ],
)
def test_an_upward_import_is_found(module: str, source: str, problem: str) -> None:
    (found,) = imports_of(module, source, set(FILES))
    assert problem in (breach(found) or "")


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("pennant", "from pennant.bots import bot"),
        ("pennant.kernel.scenario", "from pennant import game as find_game"),
        ("pennant.kernel.game", "import numpy"),
        ("pennant.games.highlights.view", "from pennant.games.highlights.rules import match_state"),
        ("pennant.bots.highlights", "from pennant.games.highlights.rules.match import Match"),
        ("pennant.cli", "import pennant"),
        ("pennant.cli", "from pennant import __version__"),
        ("pennant.cli.commands", "def f():\n    from pennant.server import app"),
        ("pennant.server.app", "from pennant.art import svg"),
        ("pennant.server.bot_workers", "from pennant.bots import bot"),
    ],
)
def test_a_downward_import_is_fine(module: str, source: str) -> None:
    (found,) = imports_of(module, source, set(FILES))
    assert breach(found) is None


def test_every_module_has_a_layer() -> None:
    for module in FILES:
        if module != DOOR:
            layer(module)


# --- what knows no game ----------------------------------------------------------------------------------------------

GAMES = sorted(folder.parent.name for folder in (SOURCES / "pennant/games").glob("*/__init__.py"))
CLIENT = ROOT / "frontend/src"


def shared_files() -> Iterator[Path]:
    """The kernel, the server with its pages and words, and what all games have in common in the browser."""
    for folder in ("kernel", "server"):
        for path in sorted((SOURCES / "pennant" / folder).rglob("*")):
            if path.suffix in (".py", ".html", ".css", ".ftl") and "static" not in path.parts:
                yield path
    for path in sorted(CLIENT.rglob("*")):
        if path.is_file() and path.relative_to(CLIENT).parts[0] != "games":
            yield path


def names_of_games(text: str) -> list[str]:
    """The games that a text names, in whatever letters, also as a part of a longer name."""
    return re.findall("|".join(GAMES), text, re.IGNORECASE)


def test_a_name_of_a_game_is_found() -> None:
    assert names_of_games("<HighlightsTable/> and clutch_rules") == ["Highlights", "clutch"]
    assert not names_of_games("a choice is highlighted")


def test_kernel_server_and_client_name_no_game() -> None:
    named = [
        f"{path.relative_to(ROOT)}, line {number}: {', '.join(names)}"
        for path in shared_files()
        for number, line in enumerate(
            [str(path.relative_to(ROOT)), *path.read_text(encoding="utf-8", errors="replace").splitlines()]
        )
        if (names := names_of_games(line))
    ]
    assert not named, "what all games share knows none of them by name:\n" + "\n".join(named)


# --- the compiled core ------------------------------------------------------------------------------------------------


def compiled_kernel() -> set[str]:
    """The kernel modules that the build hook compiles."""
    hook = ast.parse((ROOT / "hatch_build.py").read_text(encoding="utf-8"))
    for node in hook.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "KERNEL":
            names: tuple[str, ...] = ast.literal_eval(node.value)
            return {f"pennant.kernel.{name}" for name in names}
    raise AssertionError("hatch_build.py has no KERNEL")


def compiled_core() -> set[str]:
    """The modules that become machine code: the kernel's hot ones, the rules of games, compiled bots."""
    rules = {module for module in FILES if module.startswith("pennant.games.") and module.split(".")[3:4] == ["rules"]}
    bots = {module for module in FILES if module.startswith("pennant.bots.compiled.")}
    return compiled_kernel() | rules | bots


ALONGSIDE = {"mypy_extensions", "pennant.kernel.errors"}
"""What the compiled core may use besides itself and the standard library."""


def test_the_compiled_core_needs_nothing_but_itself() -> None:
    core = compiled_core()
    assert core <= set(FILES)
    strangers = [
        f"{found.module}, line {found.line}: {found.target}"
        for found in all_imports()
        if found.module in core
        and found.target not in core | ALONGSIDE
        and found.target.partition(".")[0] not in sys.stdlib_module_names
    ]
    assert not strangers, "the compiled core imports what is not compiled:\n" + "\n".join(strangers)
