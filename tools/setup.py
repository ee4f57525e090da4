"""Bring .venv up to date, doing only what is missing: python tools/setup.py PART...

run, dev, bench   install the libraries of requirements/PART.txt
package           compile and install Pennant itself, again whenever its sources changed
background        the same at low priority in a process of its own; lines of progress go to standard error
background-quiet  the same without lines of progress, for programs that draw on the terminal
installed         succeed if the installed package was built from the current sources
compiler          succeed if a C compiler works, say so if none does

Each part leaves a stamp in .venv when it is complete, so an interrupted setup continues where it stopped. It needs only
the standard library. When everything is complete, it needs no network, no lock and less than a tenth of a second.
"""

import fcntl
import hashlib
import importlib.util
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin/python"
LOCK = VENV / "lock"
LOG = VENV / "setup.log"
BUILD = VENV / "build"
PROGRESS = BUILD / "progress.txt"
"""The build's current step, one line; written by hatch_build.py."""
SLOWER = "the interpreted core is used, about ten times slower"


def main(parts: list[str]) -> None:
    """Bring the parts up to date, in this order."""
    match parts:
        case ["compiler"]:
            sys.exit(not compiler_works())
        case ["installed"]:
            sys.exit(not is_current("package"))
        case ["background" | "background-quiet"]:
            if wish() != "0":
                build_in_background(quiet=parts == ["background-quiet"])
            return
    if venv_is_current() and all(is_current(part) for part in parts):
        return
    if (VENV / "pyvenv.cfg").exists() and not LOCK.exists():
        give_up(f"{VENV} was made by another program; move it away and run this again")
    VENV.mkdir(exist_ok=True)
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # a second setup waits here, and then finds nothing left to do
        if not venv_is_current():
            create_venv()
        for part in parts:
            if not is_current(part):
                install_package() if part == "package" else install_libraries(part)


def say(text: str) -> None:
    """Print a progress message."""
    print(f"pennant: {text}", file=sys.stderr, flush=True)


def give_up(text: str) -> NoReturn:
    """Print what is missing, and exit."""
    say(text)
    sys.exit(1)


# State of the parts


def stamp(part: str) -> Path:
    """The file that records what a part was built from."""
    return VENV / f"{part}.stamp"


def read_stamp(part: str) -> list[str]:
    """The lines of a part's stamp."""
    return stamp(part).read_text().splitlines() if stamp(part).exists() else []


def venv_is_current() -> bool:
    """Whether .venv is complete and belongs to this Python."""
    return PYTHON.exists() and read_stamp("venv") == [sysconfig.get_python_version()]


def is_current(part: str) -> bool:
    """Whether a part is complete and built from the current files."""
    if part != "package":
        return read_stamp(part) == [fingerprint(requirements(part))]
    match read_stamp("package"):
        case [sources, "compiled", _]:
            return wish() != "0" and sources == package_sources()
        case [sources, "interpreted", compiler]:
            asked = compiler == "not asked" if wish() == "0" else wish() == "auto" and compiler == c_compiler()
            return asked and sources == package_sources()
    return False


def requirements(part: str) -> Path:
    """The file with the pinned libraries of a part."""
    return ROOT / f"requirements/{part}.txt"


def package_sources() -> str:
    """The fingerprint of all files that the installed package is built from."""
    sources = [path for path in (ROOT / "src").rglob("*") if path.suffix != ".pyc" and path.is_file()]
    return fingerprint(*sorted(sources), ROOT / "pyproject.toml", ROOT / "hatch_build.py", requirements("run"))


def fingerprint(*files: Path) -> str:
    """A hash of the names and contents of files."""
    digest = hashlib.sha256()
    for file in files:
        content = file.read_bytes()
        digest.update(f"{file.relative_to(ROOT)} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def wish() -> str:
    """The requested compilation of the core: 1 (or fail), 0 (never) or auto (if possible)."""
    value = os.environ.get("PENNANT_COMPILE") or "auto"
    if value not in ("0", "1", "auto"):
        give_up(f"PENNANT_COMPILE is {value!r}; it must be 0, 1 or auto")
    return value


def c_compiler() -> str:
    """The C compiler command of Python's build tools; "none" if there is no such program."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return command if shutil.which(shlex.split(command)[0]) else "none"


def compiler_works() -> bool:
    """Whether the C compiler and Python's headers work; otherwise print a message."""
    trial = [*shlex.split(c_compiler()), f"-I{sysconfig.get_path('include')}", "-x", "c", "-fsyntax-only", "-"]
    try:
        outcome = subprocess.run(trial, input="#include <Python.h>\n", capture_output=True, text=True)
    except FileNotFoundError:
        missing = "C compiler"
    else:
        if outcome.returncode == 0:
            return True
        missing = "header files of Python (Python.h)" if "Python.h" in outcome.stderr else "C compiler"
    say(f"no {missing}: {SLOWER}")
    return False


# Building the parts


def create_venv() -> None:
    """Create .venv; first remove what an interrupted setup or another Python left there."""
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        give_up(f"{sys.executable} has no venv module; install it (on Debian and Ubuntu: apt install python3-venv)")
    say(f"creating .venv with Python {sysconfig.get_python_version()}")
    for old in VENV.iterdir():
        if old.is_dir() and not old.is_symlink():
            shutil.rmtree(old)
        elif old != LOCK:
            old.unlink()
    python = getattr(sys, "_base_executable", sys.executable)  # not the one in .venv, which was just removed
    if not run_logged([python, "-I", "-m", "venv", str(VENV)]):
        give_up(f".venv could not be created; {LOG} says why")
    stamp("venv").write_text(sysconfig.get_python_version())


def install_libraries(part: str) -> None:
    """Download and install the pinned libraries of a part."""
    say(f"installing the libraries of requirements/{part}.txt")
    interrupted = stamp(part).exists() and not read_stamp(part)  # possibly in the middle of a library
    again = ["--force-reinstall"] if interrupted else []
    stamp(part).write_text("")
    if not pip_install(*again, "--require-hashes", "-r", str(requirements(part))):
        if re.search("connection|name resolution|max retries|timed out", LOG.read_text(), re.IGNORECASE):
            give_up("the libraries could not be downloaded; connect to the network and run this again")
        give_up(f"the libraries could not be installed; {LOG} says why")
    shutil.rmtree(BUILD, ignore_errors=True)  # possibly made by another mypyc
    stamp(part).write_text(fingerprint(requirements(part)))


def install_package() -> None:
    """Compile and install Pennant; if compiling fails and is optional, install the interpreted core."""
    sources = package_sources()
    stamp("package").write_text("")
    compiled = wish() == "1" or (wish() == "auto" and compiler_works())
    say("compiling and installing Pennant, which takes a few minutes" if compiled else "installing Pennant")
    installed = pip_install_package(compiled)
    if compiled and not installed and wish() == "auto":
        log = LOG.rename(VENV / "compile.log")
        say(f"the core does not compile here ({log} says why): {SLOWER}")
        compiled, installed = False, pip_install_package(compiled=False)
    if not installed:
        sys.stderr.write(LOG.read_text()[-4000:])
        give_up(f"Pennant could not be installed; {LOG} says why")
    outcome = "compiled" if compiled else "interpreted"
    say(f"the {outcome} core is installed")
    compiler = "not asked" if wish() == "0" else c_compiler()
    stamp("package").write_text(f"{sources}\n{outcome}\n{compiler}\n")


def build_in_background(quiet: bool) -> None:
    """Start a process that compiles and installs Pennant, unless another process is already doing that."""
    with LOCK.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return
    say("building the compiled core in the background; it is used from the next start on")
    subprocess.Popen(
        ["nice", "-n", "19", sys.executable, "-I", __file__, "package"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL if quiet else None,
        start_new_session=True,  # Ctrl+C ends the program, but not the build
    )


def pip_install_package(compiled: bool) -> bool:
    """Build Pennant with the build tools in .venv and install it there, offline and not editable."""
    if not (BUILD / "built.txt").exists():
        shutil.rmtree(BUILD, ignore_errors=True)  # do not continue an interrupted build
    settings = {"PENNANT_COMPILE": "1" if compiled else "0", "PENNANT_BUILD_DIR": str(BUILD)}
    offline = ("--no-index", "--no-deps", "--no-build-isolation", "--force-reinstall")
    return pip_install(*offline, str(ROOT), **settings)


def pip_install(*arguments: str, **settings: str) -> bool:
    """Install something into .venv; return whether it succeeded."""
    command = [str(PYTHON), "-I", "-m", "pip", "install", "--disable-pip-version-check", *arguments]
    return run_logged(command, **settings)


def run_logged(command: list[str], **settings: str) -> bool:
    """Run a command, show its progress, and return whether it succeeded; its output goes to the log."""
    environment = {**os.environ, **settings}
    PROGRESS.unlink(missing_ok=True)
    shown = ""
    with (
        LOG.open("w") as log,
        subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log) as process,
    ):
        while True:
            try:
                return process.wait(timeout=0.5) == 0
            except subprocess.TimeoutExpired:
                progress = PROGRESS.read_text() if PROGRESS.exists() else ""
                if progress != shown:
                    say(progress)
                    shown = progress


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        give_up("interrupted; the next run finishes the setup")
