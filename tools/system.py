"""What the tests need from the system: Chromium, PostgreSQL and Node.js. Run as python tools/system.py install|missing.

install   install missing packages with apt-get, if run as root on Debian; use the network only if something is missing
missing   list what is missing, and which checks are skipped without it

PENNANT_CHROMIUM may name a browser. This module uses only the standard library; tests import it too.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

CHROMIUM = (
    "chromium-headless-shell",
    "chrome-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
"""Browsers in order of preference. The headless shell is the same engine without windows, tabs and menus, and tests
need a third less CPU time with it. Playwright also uses it by default.
"""
FONTS = ("/usr/share/fonts", "/usr/local/share/fonts", "/Library/Fonts", "~/.local/share/fonts", "~/.fonts")
NODE = (20, 19)
"""The oldest Node.js that builds the client."""


def chromium() -> str | None:
    """The path of the browser, or None."""
    named = os.environ.get("PENNANT_CHROMIUM")
    return next(filter(None, map(shutil.which, [named] if named else CHROMIUM)), None)


def fonts() -> bool:
    """Whether any font is installed."""
    return any(next(Path(folder).expanduser().glob("**/*.[ot]t[fc]"), None) for folder in FONTS)


def postgres() -> Path | None:
    """The folder of the newest PostgreSQL's programs: one per version on Debian, in the PATH elsewhere."""
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=_version, reverse=True):
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    found = shutil.which("initdb")
    return Path(found).resolve().parent if found and shutil.which("postgres") else None


def _version(folder: Path) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", folder.parent.name)]


def npm() -> str | None:
    """The path of npm, or None if Node.js is missing or too old."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    return shutil.which("npm") if _numbers(told) >= NODE else None


def _numbers(version: str) -> tuple[int, ...]:
    """v20.19.4 as numbers; Debian writes 20.19.4+dfsg-1."""
    return tuple(int(number) for number in re.findall(r"\d+", version)[:2])


class Need(NamedTuple):
    """Something that some checks need."""

    name: str
    is_there: Callable[[], object]
    packages: tuple[str, ...]
    """Debian packages; `a|b` means b if Debian does not have a."""
    left_out: str

    @property
    def sentence(self) -> str:
        """The missing program, and the checks that are skipped without it."""
        return f"no {self.name}: {self.left_out}"

    @property
    def advice(self) -> str:
        """The same, and how to install it."""
        return f"{self.sentence} (on Debian: apt install {' '.join(each.split('|')[0] for each in self.packages)})"


BROWSER = Need(
    "Chromium with fonts",
    lambda: chromium() and fonts(),
    ("chromium-headless-shell|chromium", "fonts-dejavu-core", "fonts-noto-color-emoji"),
    "the browser tests are skipped",
)
POSTGRES = Need("PostgreSQL", postgres, ("postgresql",), "the PostgreSQL tests are skipped")
CLIENT = Need(
    f"Node.js {'.'.join(map(str, NODE))} or newer with npm",
    npm,
    ("nodejs", "npm"),
    "the client is not checked",
)
NEEDS = (BROWSER, POSTGRES, CLIENT)


def missing() -> list[Need]:
    """Everything that is not installed."""
    return [need for need in NEEDS if not need.is_there()]


def install() -> None:
    """Install what is missing, if this is Debian and the user is root."""
    needs = missing()
    if not needs or not shutil.which("apt-get") or os.geteuid() != 0:
        return
    say("fetching the list of Debian packages")
    if not apt_get("update"):
        say("the package servers cannot be reached")
        return
    for need in needs:
        if need is CLIENT and _numbers(candidate("nodejs")) < NODE:
            continue
        packages = [available(each.split("|")) for each in need.packages]
        say(f"installing {', '.join(packages)}, which the tests need")
        if not apt_get("install", "--yes", "--no-install-recommends", *packages):
            say(f"apt-get could not install {need.name}")


def apt_get(*arguments: str) -> bool:
    """Run apt-get, waiting for its lock; returns whether it succeeded. Its output is printed only if it failed."""
    command = ["apt-get", "-q", "-o", "DPkg::Lock::Timeout=300", *arguments]
    outcome = subprocess.run(
        command,
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if outcome.returncode:
        sys.stderr.write(outcome.stdout[-2000:])
    return outcome.returncode == 0


def candidate(package: str) -> str:
    """The version of a package that Debian would install, or an empty string."""
    told = subprocess.run(["apt-cache", "policy", package], capture_output=True, text=True).stdout
    found = re.search(r"Candidate: (.*)", told)
    return found[1].replace("(none)", "") if found else ""


def available(alternatives: Sequence[str]) -> str:
    """The first of these packages that Debian has."""
    return next(filter(candidate, alternatives), alternatives[-1])


def say(text: str) -> None:
    """Print a message for the user."""
    print(f"pennant: {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["install"]:
            install()
        case ["missing"]:
            for need in missing():
                print(need.advice)
        case _:
            sys.exit("usage: python tools/system.py install|missing")
