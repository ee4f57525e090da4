"""Checks the client in frontend/: lint, types, tests, and that generated types and the committed bundle are up to date.

The libraries of package-lock.json are installed first, if they are not there. Nothing is written to the sources.
"""

import filecmp
import hashlib
import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "frontend"
BUNDLE = ROOT / "src/pennant/server/static"
STAMP = CLIENT / "node_modules/.installed"
"""Says from which package-lock.json the libraries were installed."""


def main() -> None:
    """Run all parts side by side, and say what fails."""
    lock = hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()
    if not STAMP.exists() or STAMP.read_text() != lock:
        print("installing the libraries of frontend/package-lock.json", flush=True)
        npm("ci")
        STAMP.write_text(lock)
    with tempfile.TemporaryDirectory(prefix="pennant-client-") as folder, ThreadPoolExecutor() as beside:
        build = ("run", "build", "--", "--outDir", folder, "--emptyOutDir")
        parts = [("run", "lint"), ("run", "check"), ("test",), build]
        generated = beside.submit(check_generated_types)
        for part in [generated, *(beside.submit(npm, *arguments) for arguments in parts)]:
            part.result()
        changes = differences(Path(folder), BUNDLE)
    if changes:
        print(f"{BUNDLE.relative_to(ROOT)} is not what frontend/ builds:")
        print(*(f"    {change}" for change in changes), sep="\n")
        sys.exit("build it again with: cd frontend && npm run build")


def check_generated_types() -> None:
    """Compare the generated types with the schemas of the server."""
    command = [sys.executable, "-m", "tools.wire_types", "--check"]
    outcome = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "PYTHONPATH": "src"}, stderr=subprocess.PIPE, text=True
    )
    if outcome.returncode:
        sys.exit(outcome.stderr.strip())


def npm(*arguments: str) -> None:
    """Call npm in the client's folder; what it says matters only if it fails, which ends all."""
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
    """How two folders differ, byte for byte."""
    new, old = files(built), files(committed)
    return sorted(
        [f"{name} is missing" for name in new - old]
        + [f"{name} is too much" for name in old - new]
        + [f"{name} differs" for name in new & old if not filecmp.cmp(built / name, committed / name, shallow=False)]
    )


def files(folder: Path) -> set[str]:
    """All files in a folder and below, by their names from there."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


if __name__ == "__main__":
    main()
