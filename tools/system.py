"""What tests need from the system, Chromium, PostgreSQL and Node.js: python tools/system.py install|missing.

install   install from Debian's packages what is missing, where that is permitted; nothing is fetched if all is there
missing   say what is missing, and what is left out without it

PENNANT_CHROMIUM may name a browser. Needs nothing but the standard library; tests import it too.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

CHROMIUM = (
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
FONTS = ("/usr/share/fonts", "/usr/local/share/fonts", "/Library/Fonts", "~/.local/share/fonts", "~/.fonts")
NODE = (20, 19)
"""The oldest Node.js that builds the client."""


def chromium() -> str | None:
    """The browser, if there is one."""
    named = os.environ.get("PENNANT_CHROMIUM")
    return next(filter(None, map(shutil.which, [named] if named else CHROMIUM)), None)


def fonts() -> bool:
    """Whether a browser has letters to draw with."""
    return any(next(Path(folder).expanduser().glob("**/*.[ot]t[fc]"), None) for folder in FONTS)


def postgres() -> Path | None:
    """The folder with the newest PostgreSQL's programs: Debian keeps them apart, others have them in the PATH."""
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=_version, reverse=True):
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    found = shutil.which("initdb")
    return Path(found).resolve().parent if found and shutil.which("postgres") else None


def _version(folder: Path) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", folder.parent.name)]


def npm() -> str | None:
    """The package manager of Node.js, if that is new enough."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    return shutil.which("npm") if _numbers(told) >= NODE else None


def _numbers(version: str) -> tuple[int, ...]:
    """v20.19.4 as numbers; Debian writes 20.19.4+dfsg-1."""
    return tuple(int(number) for number in re.findall(r"\d+", version)[:2])


class Need(NamedTuple):
    """Something that some tests need."""

    name: str
    is_there: Callable[[], object]
    packages: tuple[str, ...]
    left_out: str

    @property
    def sentence(self) -> str:
        """What is missing, and what comes of it."""
        return f"no {self.name}: {self.left_out}"


BROWSER = Need(
    "Chromium with fonts",
    lambda: chromium() and fonts(),
    ("chromium", "fonts-dejavu-core", "fonts-noto-color-emoji"),
    "the tests in the browser are left out",
)
POSTGRES = Need("PostgreSQL", postgres, ("postgresql",), "the tests with PostgreSQL are left out")
CLIENT = Need(
    f"Node.js {'.'.join(map(str, NODE))} or newer with npm",
    npm,
    ("nodejs", "npm"),
    "the client is neither checked nor built again",
)
NEEDS = (BROWSER, POSTGRES, CLIENT)


def install() -> None:
    """Install what is missing, if we may and Debian has it."""
    missing = [need for need in NEEDS if not need.is_there()]
    if not missing or not shutil.which("apt-get") or os.geteuid() != 0:
        return
    say("fetching the list of Debian's packages")
    if not apt_get("update"):
        say("Debian's packages are out of reach")
        return
    for need in missing:
        if need is CLIENT and _numbers(candidate("nodejs")) < NODE:
            continue
        say(f"installing {', '.join(need.packages)}, which tests need")
        if not apt_get("install", "--yes", "--no-install-recommends", *need.packages):
            say("that did not work")


def apt_get(*arguments: str) -> bool:
    """Call apt-get, wait for others who do so; whether it worked. What it says matters only if it fails."""
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
    """The version of a package that Debian would install; empty if it has none."""
    told = subprocess.run(["apt-cache", "policy", package], capture_output=True, text=True).stdout
    found = re.search(r"Candidate: (.*)", told)
    return found[1] if found else ""


def say(text: str) -> None:
    """Tell the user what is going on."""
    print(f"pennant: {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["install"]:
            install()
        case ["missing"]:
            for need in NEEDS:
                if not need.is_there():
                    print(f"{need.sentence} (on Debian: apt install {' '.join(need.packages)})")
        case _:
            sys.exit("usage: python tools/system.py install|missing")
