"""Games and bots by name: our own, and those that other installed packages declare as entry points."""

import logging
import sys
from collections.abc import Callable, Mapping
from functools import cache
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Generic, TypeVar

from pennant.kernel.errors import UsageError, nearest

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

T = TypeVar("T")

log = logging.getLogger("pennant.plugins")


class Plugins(Generic[T]):
    """The plugins of one entry point group, each loaded when it is first used.

    Our own plugins are known without installed metadata, so that a source tree works, too. A plugin of another package
    cannot replace one of ours.
    """

    def __init__(self, group: str, kind: str, own: Mapping[str, str], check: Callable[[str, object], T]) -> None:
        self.group = group
        self.kind = kind
        """What error messages call a plugin, such as "game"."""
        self._own = own
        self._check = check
        """Returns a loaded plugin, or raises an error that says what is wrong with it."""
        self._loaded: dict[tuple[str, str], T] = {}
        self._reported: set[str] = set()

    def names(self) -> tuple[str, ...]:
        """All plugins that work, ours first. The log says why a broken one is left out."""
        return (*self._own, *(name for name, found in self._others().items() if self._works(found)))

    def find(self, name: str) -> T:
        """A plugin by its name; an unknown or broken one is a `UsageError`."""
        if name in self._own:
            key = name, self._own[name]
            if key not in self._loaded:
                self._loaded[key] = self._check(name, resolve_name(self._own[name]))
            return self._loaded[key]
        found = self._others().get(name)
        if found is None:
            raise UsageError(f"there is no {self.kind} {name!r}: {nearest(name, self.names())}")
        return self._load(found)

    def _others(self) -> dict[str, "EntryPoint"]:
        """The plugins of other packages; the first package on `sys.path` wins."""
        others: dict[str, EntryPoint] = {}
        for found in _entry_points(self.group, tuple(sys.path)):
            if found.name not in self._own:
                others.setdefault(found.name, found)
            elif found.value != self._own[found.name]:
                self._report(self._sentence(found, f"Pennant has a {self.kind} of that name"))
        return others

    def _load(self, found: "EntryPoint") -> T:
        key = found.name, found.value
        if key not in self._loaded:
            try:
                self._loaded[key] = self._check(found.name, found.load())
            except Exception as error:  # another package may fail in any way
                reason = str(error) if isinstance(error, UsageError) else f"{type(error).__name__}: {error}"
                raise UsageError(self._sentence(found, reason)) from error
        return self._loaded[key]

    def _works(self, found: "EntryPoint") -> bool:
        try:
            self._load(found)
        except UsageError as error:
            self._report(str(error))
            return False
        return True

    def _sentence(self, found: "EntryPoint", reason: str) -> str:
        package = f" of the package {found.dist.name}" if found.dist is not None else ""
        return f"the {self.kind} {found.name!r}{package} cannot be used: {reason}"

    def _report(self, sentence: str) -> None:
        """Write a sentence to the log, once."""
        if sentence not in self._reported:
            self._reported.add(sentence)
            log.warning(sentence)


@cache
def _entry_points(group: str, path: tuple[str, ...]) -> "tuple[EntryPoint, ...]":
    """The entry points of all packages on `sys.path`. They are searched once, because that takes milliseconds."""
    from importlib.metadata import distributions  # takes longer to import than the kernel

    return tuple(each for found in distributions(path=list(path)) for each in found.entry_points.select(group=group))
