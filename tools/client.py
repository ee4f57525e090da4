"""Checks the client in frontend/: lint, types, tests, and that generated types and the committed bundle are up to date.

Installs the libraries of package-lock.json first, if they are missing. Does not change the sources. If nothing else has
changed since the last check that passed, it checks only the generated types.
"""

import filecmp
import hashlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "frontend"
BUNDLE = ROOT / "src/pennant/server/static"
INSTALLED = CLIENT / "node_modules/.installed"
"""The hash of the package-lock.json from which the libraries were installed."""
CHECKED = CLIENT / "node_modules/.checked"
"""The hash of everything that the last check that passed has read."""
READ_BY_TESTS = (ROOT / "docs/chance.md",)
"""Files outside the client's folder that its tests read."""


def main() -> None:
    """Run all checks in parallel, and report failures."""
    lock = digest([CLIENT / "package-lock.json"])
    if not INSTALLED.exists() or INSTALLED.read_text() != lock:
        print("installing the libraries of frontend/package-lock.json", flush=True)
        npm("ci")
        INSTALLED.write_text(lock)
    inputs = digest(sorted(sources()))
    if CHECKED.exists() and CHECKED.read_text() == inputs:
        print("the client has not changed since it was checked")
        check_generated_types()
        return
    with tempfile.TemporaryDirectory(prefix="pennant-client-") as folder, ThreadPoolExecutor() as beside:
        build = ("run", "build", "--", "--outDir", folder, "--emptyOutDir")
        parts = [("run", "lint"), ("run", "check"), ("test",), build]
        generated = beside.submit(check_generated_types)
        for part in [generated, *(beside.submit(npm, *arguments) for arguments in parts)]:
            part.result()
        changes = differences(Path(folder), BUNDLE)
    if changes:
        print(f"{BUNDLE.relative_to(ROOT)} differs from a new build of frontend/:")
        print(*(f"    {change}" for change in changes), sep="\n")
        sys.exit("rebuild it with: cd frontend && npm run build")
    CHECKED.write_text(inputs)


def sources() -> Iterator[Path]:
    """All files on which the outcome of the check depends, except those that the generated types come from."""
    yield from (Path(__file__).resolve(), *READ_BY_TESTS)
    for folder in (CLIENT, BUNDLE):
        yield from (path for path in folder.rglob("*") if path.is_file() and "node_modules" not in path.parts)


def digest(paths: Iterable[Path]) -> str:
    """The hash of the names and contents of files."""
    found = hashlib.sha256()
    for path in paths:
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        found.update(f"{path.relative_to(ROOT)} {content}\n".encode())
    return found.hexdigest()


def check_generated_types() -> None:
    """Compare the generated types with the schemas of the server."""
    command = [sys.executable, "-m", "tools.wire_types", "--check"]
    outcome = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "PYTHONPATH": "src"}, stderr=subprocess.PIPE, text=True
    )
    if outcome.returncode:
        sys.exit(outcome.stderr.strip())


def npm(*arguments: str) -> None:
    """Run npm in the client's folder; if it fails, print its output and exit."""
    print("npm", *arguments[:2], flush=True)
    outcome = subprocess.run(
        ["npm", "--silent", *arguments],
        cwd=CLIENT,
        env={**os.environ, "npm_config_update_notifier": "false"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if outcome.returncode:
        print(outcome.stdout)
        sys.exit(f"npm {' '.join(arguments[:2])} failed")


def differences(built: Path, committed: Path) -> list[str]:
    """The differences between two folders, byte for byte."""
    new, old = files(built), files(committed)
    return sorted(
        [f"{name} is missing" for name in new - old]
        + [f"{name} is not in the new build" for name in old - new]
        + [f"{name} differs" for name in new & old if not filecmp.cmp(built / name, committed / name, shallow=False)]
    )


def files(folder: Path) -> set[str]:
    """The relative paths of all files in a folder and its subfolders."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


if __name__ == "__main__":
    main()
