"""What exporters and importers have in common: options, how they are found, what does not load."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from typing import Protocol, TypeVar

from mapkit.errors import UsageError
from mapkit.messages import phrase, say

Progress = Callable[[int, int], None]
"""Called now and then with the steps done and the steps in all; what it raises stops the work."""

_NAME = re.compile(r"[a-z][a-z0-9-]*")


class Plugin(Protocol):
    """An exporter or an importer."""

    @property
    def name(self) -> str:
        """That of its entry point."""


Found = TypeVar("Found", bound=Plugin)


@dataclass(frozen=True, slots=True)
class Option:
    """A setting of an exporter or an importer.

    ``values`` lists what it may be, the default first: ``("no", "yes")`` for a switch. With a
    single value any other text is allowed too, and the exporter checks it. ``needs_sight`` says
    that it is about lines of sight: the editor offers it only for games that have them. ``files``
    are endings of files, without the dot, whose paths do as well.
    """

    name: str
    summary: str
    values: tuple[str, ...] = ("no", "yes")
    needs_sight: bool = False
    files: tuple[str, ...] = ()

    @property
    def default(self) -> str:
        """What it is where nobody sets it."""
        return self.values[0]


@dataclass(frozen=True, slots=True)
class Broken:
    """An installed exporter, importer or picture back end that cannot be used, and why."""

    name: str
    value: str
    why: str

    def __str__(self) -> str:
        return say(
            "{name} ({value}) does not load: {why}", name=self.name, value=self.value, why=self.why
        )


def is_name(name: str) -> bool:
    """Return whether a format may be called so: lower-case letters, digits and hyphens."""
    return _NAME.fullmatch(name) is not None


def installed(group: str) -> dict[str, EntryPoint]:
    """Return what is installed in a group of entry points, by name, in alphabetical order.

    Nothing is imported. Of two with one name the first of its module's name counts, so the answer
    does not depend on install order.
    """
    found: dict[str, EntryPoint] = {}
    for point in sorted(entry_points(group=group), key=lambda p: (p.name, p.value)):
        found.setdefault(point.name, point)
    return found


def load_one(point: EntryPoint, kind: type[Found]) -> Found | Broken:
    """Load what an entry point names; it has to be of that kind, and of its entry point's name."""
    try:
        found = point.load()
    except Exception as error:  # noqa: BLE001 - whatever it is, it is that plug-in's
        return Broken(point.name, point.value, f"{type(error).__name__}: {error}")
    if not isinstance(found, kind):
        why = phrase("it is not a mapkit.export.{kind}", kind=kind.__name__)
        return Broken(point.name, point.value, why)
    if found.name != point.name:
        return Broken(point.name, point.value, phrase("it calls itself {name}", name=found.name))
    return found


def load_each(group: str, kind: type[Found]) -> tuple[tuple[Found, ...], tuple[Broken, ...]]:
    """Load all of a group; return those that work and those that do not."""
    loaded = [load_one(point, kind) for point in installed(group).values()]
    return (
        tuple(one for one in loaded if not isinstance(one, Broken)),
        tuple(one for one in loaded if isinstance(one, Broken)),
    )


def fill_in(
    format_name: str, options: tuple[Option, ...], given: Mapping[str, str]
) -> dict[str, str]:
    """Return a value for every option of a format.

    Parameters
    ----------
    format_name : str
        For messages.
    given : mapping of str to str
        The values that somebody set.

    Raises
    ------
    UsageError
        An option that the format does not have, or a value that the option does not take.
    """
    known = {option.name: option for option in options}
    for name, value in given.items():
        if name not in known:
            near = difflib.get_close_matches(name, known, n=1)
            raise UsageError(
                phrase(
                    "the format {format} has no option '{name}' (it has: {known}){hint}",
                    format=format_name,
                    name=name,
                    known=", ".join(known) or phrase("none"),
                    hint=phrase("; did you mean {near}?", near=near[0]) if near else "",
                )
            )
        allowed, files = known[name].values, [f".{ending}" for ending in known[name].files]
        if len(allowed) > 1 and value not in allowed and not value.lower().endswith(tuple(files)):
            raise UsageError(
                phrase(
                    "'{value}' is not a value of the option {name}; give one of: {known}",
                    value=value,
                    name=name,
                    known=", ".join([*allowed, *(phrase("a file {e}", e=f) for f in files)]),
                )
            )
    return {name: given.get(name, option.default) for name, option in known.items()}
