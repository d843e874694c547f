"""What an exporter is, and where the installed ones are found.

An exporter is an :class:`Exporter` registered in the entry-point group ``mapkit.exporters`` under
its name. mapkit imports none of them by itself: one that fails to load takes away its own format
only, and is reported.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING

from mapkit.errors import MapkitError, UsageProblemError
from mapkit.messages import phrase, say

if TYPE_CHECKING:
    from mapkit.compiled import CompiledMap

__all__ = [
    "CONTENTS",
    "GROUP",
    "Broken",
    "Exporter",
    "Option",
    "Progress",
    "exporters",
    "file_stem",
    "fill_in",
    "find_exporter",
    "load_all",
]

GROUP = "mapkit.exporters"

CONTENTS = (
    "relations",  # adjacent, matching and passable fields
    "movement",  # steps with their costs, walking distances
    "sight",  # who sees whom, and how far
    "markers",  # objectives, starts, entries
    "outlines",  # the fields' shapes
    "provenance",  # says where the map comes from
    "partial",  # may be made of a map with errors, and says what is missing
)
"""What a file may carry, in the words of :attr:`Exporter.carries`."""

Progress = Callable[[int, int], None]
"""Called now and then with the steps done and the steps in all; what it raises stops the work."""

_NAME = re.compile(r"[a-z][a-z0-9-]*")
_NOT_IN_A_NAME = re.compile(r"[/\\:]+")


@dataclass(frozen=True, slots=True)
class Option:
    """A setting of an exporter.

    ``values`` lists what it may be, the default first: ``("no", "yes")`` for a switch. With a
    single value any other text is allowed too, and the exporter checks it.
    """

    name: str
    summary: str
    values: tuple[str, ...] = ("no", "yes")

    @property
    def default(self) -> str:
        """What it is where nobody sets it."""
        return self.values[0]


@dataclass(frozen=True, slots=True)
class Exporter:
    """A way to write a map with its tables as one file.

    Parameters
    ----------
    name : str
        Lower-case letters, digits and hyphens; that of its entry point.
    ending : str
        Of its files, without the dot.
    summary : str
        One line for people.
    carries : frozenset of str
        What its files hold, some of :data:`CONTENTS`. Every exporter carries the provenance.
    write : callable
        ``write(compiled, options, progress) -> bytes``. ``options`` has a value for every
        declared option. The same map and options give the same bytes. Raises
        ``UsageProblemError`` for a map or an option that the format cannot hold.
    options : tuple of Option

    Raises
    ------
    ValueError
        Where the name, the ending or what the files hold is none of these.
    """

    name: str
    ending: str
    summary: str
    carries: frozenset[str]
    write: Callable[[CompiledMap, Mapping[str, str], Progress | None], bytes]
    options: tuple[Option, ...] = ()

    def __post_init__(self) -> None:
        if not _NAME.fullmatch(self.name) or not self.ending or self.ending.startswith("."):
            raise ValueError(f"{self.name!r} with ending {self.ending!r} is no name of a format")
        unknown = self.carries.difference(CONTENTS)
        if unknown or "provenance" not in self.carries:
            raise ValueError(
                f"the exporter {self.name} may carry {', '.join(CONTENTS)}, and has to carry the "
                f"provenance; it says {', '.join(sorted(self.carries)) or 'nothing'}"
            )


@dataclass(frozen=True, slots=True)
class Broken:
    """An installed exporter or picture back end that cannot be used, and why."""

    name: str
    value: str
    why: str

    def __str__(self) -> str:
        return say(
            "{name} ({value}) does not load: {why}", name=self.name, value=self.value, why=self.why
        )


def exporters() -> dict[str, EntryPoint]:
    """Return the exporters that are installed, by name, in alphabetical order.

    Nothing is imported. Of two exporters with one name the first of its module's name counts, so
    the answer does not depend on install order.
    """
    found: dict[str, EntryPoint] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda p: (p.name, p.value)):
        found.setdefault(point.name, point)
    return found


def find_exporter(name: str) -> Exporter:
    """Load an exporter.

    Raises
    ------
    UsageProblemError
        None of that name is installed.
    MapkitError
        It is installed but cannot be loaded.
    """
    points = exporters()
    if name not in points:
        known = ", ".join(points)
        raise UsageProblemError(
            phrase("unsupported format {name!r}; there are: {known}", name=name, known=known)
            if points
            else phrase("unsupported format {name!r}; no exporter is installed", name=name)
        )
    loaded = _load(points[name])
    if isinstance(loaded, Broken):
        raise MapkitError(
            phrase(
                "the exporter {name} ({value}) does not load: {why}; reinstall it, or take "
                "another format",
                name=loaded.name,
                value=loaded.value,
                why=loaded.why,
            )
        )
    return loaded


def load_all() -> tuple[tuple[Exporter, ...], tuple[Broken, ...]]:
    """Load every installed exporter; return those that work and those that do not."""
    loaded = [_load(point) for point in exporters().values()]
    return (
        tuple(e for e in loaded if isinstance(e, Exporter)),
        tuple(e for e in loaded if isinstance(e, Broken)),
    )


def _load(point: EntryPoint) -> Exporter | Broken:
    try:
        found = point.load()
    except Exception as error:  # noqa: BLE001 - whatever it is, it is that exporter's
        return Broken(point.name, point.value, f"{type(error).__name__}: {error}")
    if not isinstance(found, Exporter):
        return Broken(point.name, point.value, phrase("it is not a mapkit.export.Exporter"))
    if found.name != point.name:
        return Broken(point.name, point.value, phrase("it calls itself {name}", name=found.name))
    return found


def file_stem(map_id: str) -> str:
    """Return a file's name for a map, without its ending: ids may hold slashes and dots."""
    return _NOT_IN_A_NAME.sub("-", map_id).lstrip(".-") or "board"


def fill_in(
    format_name: str, options: tuple[Option, ...], given: Mapping[str, str]
) -> dict[str, str]:
    """Return a value for every option of a format.

    Parameters
    ----------
    format_name : str
        For messages.
    options : tuple of Option
    given : mapping of str to str
        The values that somebody set.

    Raises
    ------
    UsageProblemError
        An option that the format does not have, or a value that the option does not take.
    """
    known = {option.name: option for option in options}
    for name, value in given.items():
        if name not in known:
            near = difflib.get_close_matches(name, known, n=1)
            raise UsageProblemError(
                phrase(
                    "the format {format} has no option '{name}' (it has: {known}){hint}",
                    format=format_name,
                    name=name,
                    known=", ".join(known) or phrase("none"),
                    hint=phrase("; did you mean {near}?", near=near[0]) if near else "",
                )
            )
        allowed = known[name].values
        if len(allowed) > 1 and value not in allowed:
            raise UsageProblemError(
                phrase(
                    "'{value}' is not a value of the option {name}; give one of: {known}",
                    value=value,
                    name=name,
                    known=", ".join(allowed),
                )
            )
    return {name: given.get(name, option.default) for name, option in known.items()}
