"""Tests of the layers of the package: a module imports only from its own layer and from lower ones."""

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
    {"kernel", "conformance"},  # conformance.py is the public entry to the kernel's suite
    {"games", "art"},  # a game draws with the tools of art, whose sheets look up games by name
    {"bots"},
    {"sim", "balance", "league", "analysis", "studio", "rl", "lessons"},
    {"server", "api"},
    {"cli", "tui", "__main__"},
)
"""Lower layers first. A module may import from its own layer and from lower ones."""

REGISTRY = "pennant"
"""The package itself finds games and bots by name, so it imports upward; kernel and games must not import it."""
MAY_USE_REGISTRY = {("pennant.kernel.scenario", "pennant.game")}
"""Exceptions: a scenario file names its game, and the kernel looks it up when it runs the file."""


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
    """Yield every import, including those inside functions, for typing only, or by `import_module`."""
    for node in ast.walk(ast.parse(source)):
        targets: list[str] = []
        if isinstance(node, ast.Import):
            targets = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{module} imports relatively"
            base = node.module or ""
            through = [f"{base}.{alias.name}" for alias in node.names]
            targets = [name if name in known or base == REGISTRY else base for name in through]
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith("import_module"):
            targets = [text for text in texts_in(node.args[0]) if text.startswith("pennant.")]
        for target in targets:
            yield Import(module, target, getattr(node, "lineno", 0))


def texts_in(node: ast.expr) -> Iterator[str]:
    """Yield the constant parts of a string or f-string."""
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def all_imports() -> Iterator[Import]:
    for module, path in FILES.items():
        yield from imports_of(module, path.read_text(encoding="utf-8"), set(FILES))


def layer(module: str) -> int:
    """Return the number of a module's layer."""
    package = module.split(".")[1]
    for number, packages in enumerate(LAYERS):
        if package in packages:
            return number
    raise AssertionError(f"{module} has no layer: give it one in {Path(__file__).name}")


def own_game(module: str) -> str | None:
    """Return the game whose package contains the module."""
    parts = module.split(".")
    return parts[2] if parts[1] == "games" and len(parts) > 2 and parts[2] else None


def find_breach(found: Import) -> str | None:
    """Return what is wrong with an import, or None."""
    module, target, line = found
    if target.partition(".")[0] != "pennant" or module == REGISTRY:
        return None
    where = f"{module}, line {line}"
    if target == REGISTRY or target.split(".")[1] not in set().union(*LAYERS):
        if layer(module) <= layer("pennant.games") and (module, target) not in MAY_USE_REGISTRY:
            return f"{where}: {target} is a registry above it"
        return None
    if layer(target) > layer(module):
        return f"{where}: {target} is in a higher layer"
    games = {own_game(module), own_game(target)} - {None}
    if len(games) > 1:
        return f"{where}: the games {' and '.join(sorted(map(str, games)))} do not know each other"
    return None


def test_modules_import_only_from_same_or_lower_layers() -> None:
    breaches = [problem for found in all_imports() if (problem := find_breach(found))]
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
def test_upward_import_is_reported(module: str, source: str, problem: str) -> None:
    (found,) = imports_of(module, source, set(FILES))
    assert problem in (find_breach(found) or "")


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
def test_downward_import_is_accepted(module: str, source: str) -> None:
    (found,) = imports_of(module, source, set(FILES))
    assert find_breach(found) is None


def test_every_module_has_a_layer() -> None:
    for module in FILES:
        if module != REGISTRY:
            layer(module)


# --- code shared by all games -----------------------------------------------------------------------------------------

GAMES = sorted(folder.parent.name for folder in (SOURCES / "pennant/games").glob("*/__init__.py"))
CLIENT = ROOT / "frontend/src"


def shared_files() -> Iterator[Path]:
    """Yield the files of the kernel and the server, and the browser code that all games share."""
    for folder in ("kernel", "server"):
        for path in sorted((SOURCES / "pennant" / folder).rglob("*")):
            if path.suffix in (".py", ".html", ".css", ".ftl") and "static" not in path.parts:
                yield path
    for path in sorted(CLIENT.rglob("*")):
        if path.is_file() and path.relative_to(CLIENT).parts[0] != "games":
            yield path


def find_game_names(text: str) -> list[str]:
    """Return the games named in a text, in any case, also as part of a longer name."""
    return re.findall("|".join(GAMES), text, re.IGNORECASE)


def test_game_names_are_found_in_text() -> None:
    assert find_game_names("<HighlightsTable/> and clutch_rules") == ["Highlights", "clutch"]
    assert not find_game_names("a choice is highlighted")


def test_kernel_server_and_client_do_not_name_games() -> None:
    named = [
        f"{path.relative_to(ROOT)}, line {number}: {', '.join(names)}"
        for path in shared_files()
        for number, line in enumerate(
            [str(path.relative_to(ROOT)), *path.read_text(encoding="utf-8", errors="replace").splitlines()]
        )
        if (names := find_game_names(line))
    ]
    assert not named, "shared code must not name games:\n" + "\n".join(named)


# --- the compiled core ------------------------------------------------------------------------------------------------


def compiled_kernel() -> set[str]:
    """Return the kernel modules that the build hook compiles."""
    hook = ast.parse((ROOT / "hatch_build.py").read_text(encoding="utf-8"))
    for node in hook.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "KERNEL":
            names: tuple[str, ...] = ast.literal_eval(node.value)
            return {f"pennant.kernel.{name}" for name in names}
    raise AssertionError("hatch_build.py has no KERNEL")


def compiled_core() -> set[str]:
    """Return the compiled modules: hot modules of the kernel, rules of games, compiled bots."""
    rules = {module for module in FILES if module.startswith("pennant.games.") and module.split(".")[3:4] == ["rules"]}
    bots = {module for module in FILES if module.startswith("pennant.bots.compiled.")}
    return compiled_kernel() | rules | bots


ALONGSIDE = {"mypy_extensions", "pennant.kernel.errors"}
"""Modules that the compiled core may import besides itself and the standard library."""


def test_compiled_core_imports_only_itself_and_standard_library() -> None:
    core = compiled_core()
    assert core <= set(FILES)
    strangers = [
        f"{found.module}, line {found.line}: {found.target}"
        for found in all_imports()
        if found.module in core
        and found.target not in core | ALONGSIDE
        and found.target.partition(".")[0] not in sys.stdlib_module_names
    ]
    assert not strangers, "the compiled core imports modules that are not compiled:\n" + "\n".join(strangers)
