"""What an exporter is, and where the installed ones are found.

An exporter is an :class:`Exporter` registered in the entry-point group ``mapkit.exporters`` under
its name. mapkit imports none of them by itself: one that fails to load takes away its own format
only, and is reported.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, cast

from mapkit.cache import collector_paused
from mapkit.errors import MapkitError, UsageError
from mapkit.export.pictures import picture_formats
from mapkit.export.plugins import Broken, Option, Progress, installed, is_name, load_each, load_one
from mapkit.messages import phrase

if TYPE_CHECKING:
    from mapkit.compiled import CompiledMap
    from mapkit.model import Point

GROUP = "mapkit.exporters"

CONTENTS = (
    "relations",  # adjacent, matching and passable fields
    "movement",  # steps with their costs, walking distances
    "sight",  # who sees whom, and how far
    "markers",  # objectives, starts, entries
    "outlines",  # the fields' shapes
    "provenance",  # says where the map comes from
    "checksum",  # of play, or where it holds no tables of the drawing: which map it was made of
    "partial",  # may be made of a map with errors, and says what is missing
    "near",  # may be made within a radius, and tells a pair not asked about from a blocked one
)
"""What a file may carry, in the words of :attr:`Exporter.carries`."""

USUAL = frozenset(CONTENTS) - {"near"}
"""What most exporters carry: a map with all its tables."""

NEEDS = (
    "picture",  # Supplies.picture
    "answers",  # Supplies.answers
    "disputes",  # Supplies.disputes
    "unsettled",  # Supplies.unsettled
    "tables",  # Supplies.tables
    "order_cards",  # Supplies.order_cards
)
"""What an exporter may be handed beside the map, in the words of :attr:`Exporter.needs`."""

Files = bytes | Mapping[str, bytes]
"""The bytes of one file, or of several by name; names may have folders, as ``fields/open.json``."""

_NOT_IN_A_NAME = re.compile(r"[/\\:]+")


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """A picture of the board without a page round it.

    Parameters
    ----------
    data : bytes
        A file in the format that was asked for.
    width, height : float
        In pixels for formats made of dots, in mm otherwise.
    left, top, per_unit : float
        Where the board lies: a point of the map at ``(left, top) + per_unit * point``, in the same
        unit.
    """

    data: bytes
    width: float
    height: float
    left: float
    top: float
    per_unit: float


class Supplies(Protocol):
    """What an exporter is handed that says so in its ``needs``; each is made when it is asked for.

    Exporters neither draw nor word answers.
    """

    def picture(self, kind: str, *, look: str = "board", dpi: float = 100.0) -> BoardPicture:
        """Return the board as a picture: ``svg``, ``png`` or another installed format.

        ``look`` is one of ``mapkit formats``; ``dpi`` counts for formats made of dots.
        """

    def standing(self, *, look: str = "board") -> dict[str, Point]:
        """Return for each field a point in map units where a figure stands beside what is printed.

        Handed to those that need ``"picture"``, and for a picture of that look.
        """

    def answers(
        self, progress: Progress | None = None, *, both: bool = False, seen: bool = False
    ) -> Iterator[dict[str, Any]]:
        """Yield for each two fields what ``mapkit sight A B --json`` says, sentences and all.

        Without how far corners may lie elsewhere, ``settled_mm``.
        In the order of the map, with ``both`` each time followed by what ``mapkit sight B A``
        says, with ``seen`` only those that see each other; none in a game without sight, nor for
        pairs that a partial build leaves out. Some milliseconds an answer, worded by the translator
        of who asks for the next one. What ``progress`` raises stops the work.
        """

    def disputes(self, progress: Progress | None = None) -> Iterator[dict[str, Any]]:
        """Yield each disputed answer: its ``origin`` and ``target``, in the order of the map.

        ``kind`` is ``sight`` or ``distance``, ``distances`` what it is otherwise (None: no sight);
        ``measure_mm``, ``reasons`` and ``sentence`` are those of ``mapkit disputes --json``. A
        second for a board of 130 fields; none as above.
        """

    def open_answers(self, progress: Progress | None = None) -> Iterator[tuple[str, str, str]]:
        """Yield each answer that is neither disputed nor settled: two fields, and its kind.

        The kind is ``sight`` or ``distance``. Found together with the disputes, which are kept
        until then; none as above.
        """

    def unsettled(self, progress: Progress | None = None) -> Iterator[tuple[str, str]]:
        """Yield each two fields whose sight or distance another drawing may change.

        In the order of the map. A few times the time of the tables: for files that mark such
        answers and do not say why. None as above.
        """

    def tables(self, progress: Progress | None = None) -> bytes:
        """Return the engine JSON of the map with outlines, in the form for its size.

        That is ``dense``, or ``blocks`` for more than 500 fields. Raises what writing it does.
        """

    def order_cards(self, path: str = "") -> dict[str, list[dict[str, Any]]]:
        """Return the steps of each order card of the solo game by the card's name.

        Those of the rules that can be carried out on the map, and those of a file, whose names of
        fields and sectors become ids. Raises what reading that does.
        """


@dataclass(frozen=True, slots=True)
class Exporter:
    """A way to write a map with its tables as a file, or as several.

    Parameters
    ----------
    name : str
        Lower-case letters, digits and hyphens; that of its entry point.
    ending : str
        Of its file, without the dot; ``zip`` for several files, which may also be a folder.
    summary : str
        One line for people.
    carries : frozenset of str
        What its files hold, some of :data:`CONTENTS`, as :data:`USUAL`. Every exporter carries the
        provenance.
    write : callable
        ``write(compiled, options, progress) -> bytes``, or a mapping of file names to bytes where
        ``several`` is set. ``options`` has a value for every declared option. The same map and
        options give the same bytes. Raises ``UsageError`` for a map or an option that the
        format cannot hold. An exporter with ``needs`` gets its :class:`Supplies` as a fourth
        argument.
    several : bool
        Whether it writes several files.
    needs : frozenset of str
        What it has to be handed, some of :data:`NEEDS`.
    loses : str
        What of a map the format cannot hold, one line for people; "" for nothing to tell.
    title : str
        What people call the format, as ``CSV``; "" for its name.

    Raises
    ------
    ValueError
        Where the name, the ending, what the files hold or what it needs is none of these.
    """

    name: str
    ending: str
    summary: str
    carries: frozenset[str]
    write: Callable[..., Files]
    options: tuple[Option, ...] = ()
    several: bool = False
    needs: frozenset[str] = frozenset()
    loses: str = ""
    title: str = ""

    def __post_init__(self) -> None:
        if not is_name(self.name) or not self.ending or self.ending.startswith("."):
            raise ValueError(
                f"{self.name!r} with ending {self.ending!r} is not a name of a format: a name has "
                "small letters, digits and hyphens, an ending has no dot before it"
            )
        if self.several and self.ending != "zip":
            raise ValueError(f"{self.name} writes several files, so its ending is zip")
        unknown = self.carries.difference(CONTENTS)
        if unknown or "provenance" not in self.carries:
            raise ValueError(
                f"the exporter {self.name} may carry {', '.join(CONTENTS)}, and has to carry the "
                f"provenance; it says {', '.join(sorted(self.carries)) or 'nothing'}"
            )
        if not self.needs <= set(NEEDS):
            raise ValueError(
                f"the exporter {self.name} may need {', '.join(NEEDS)}; it says "
                f"{', '.join(sorted(self.needs))}"
            )


def write_with(
    exporter: Exporter,
    compiled: CompiledMap,
    options: Mapping[str, str],
    progress: Progress | None = None,
    supplies: Supplies | None = None,
) -> Files:
    """Let an exporter write a map.

    Parameters
    ----------
    options : mapping of str to str
        A value for every option.
    progress : callable or None
    supplies : Supplies or None
        Handed in if the exporter needs anything.

    Raises
    ------
    UsageError
        The map is partial, or of a build within a radius, and the format cannot say so; or the
        format cannot hold the map.
    MapkitError
        What it returns is not what it declares, which is the exporter's mistake.
    """
    if compiled.missing:
        refuse_partial(exporter)
    if compiled.near is not None and "near" not in exporter.carries:
        raise UsageError(
            phrase(
                "the format {name} cannot tell pairs that were not asked about from blocked ones, "
                "so the tables must be of all pairs",
                name=exporter.name,
            )
        )
    handed = (supplies,) if exporter.needs else ()
    with collector_paused():
        files: object = exporter.write(compiled, options, progress, *handed)
    what = _fault_of(files, several=exporter.several)
    if what:
        raise MapkitError(
            phrase(
                "the exporter {name} does not write what it declares: {what}",
                name=exporter.name,
                what=what,
            )
        )
    return cast("Files", files)


def _fault_of(files: object, *, several: bool) -> str:
    """Return what is wrong with what an exporter returned; "" for nothing."""
    if several and isinstance(files, Mapping):
        for name, data in files.items():
            if not isinstance(name, str) or not isinstance(data, bytes):
                return phrase(
                    "the file {name} is {found}, not bytes",
                    name=repr(name),
                    found=type(data).__name__,
                )
    elif several or not isinstance(files, bytes):
        wanted = phrase("a mapping of names to bytes") if several else "bytes"
        found = type(files).__name__
        return phrase("write returned {found}, not {wanted}", found=found, wanted=wanted)
    return "" if files else phrase("write returned nothing")


def refuse_partial(exporter: Exporter) -> None:
    """Refuse an exporter whose format cannot say what is missing.

    Raises
    ------
    UsageError
        It is one.
    """
    if "partial" not in exporter.carries:
        raise UsageError(
            phrase(
                "the format {name} cannot mark what is missing, so the map must not have errors",
                name=exporter.name,
            )
        )


def refuse_ending(exporter: Exporter, path: Path) -> None:
    """Refuse a path whose ending says that the file is of another format.

    Raises
    ------
    UsageError
        It does; or several files are to be written to what looks like one.
    """
    ending = path.suffix.removeprefix(".").lower()
    if ending in {"", exporter.ending} or (ending == "json" and not exporter.several):
        return
    known = {*picture_formats(), "json"}
    if ending not in known.union(*((e.name, e.ending) for e in load_all()[0])):
        return
    if exporter.several:
        told = phrase(
            "{name} writes several files: name a folder, or a file that ends in .zip, not {path}",
            name=exporter.name,
            path=path,
        )
    else:
        told = phrase(
            "{name} writes .{ending} files, not {path}",
            name=exporter.name,
            ending=exporter.ending,
            path=path,
        )
    raise UsageError(told)


def exporters() -> dict[str, EntryPoint]:
    """Return the exporters that are installed, by name, in alphabetical order.

    Nothing is imported. Of two exporters with one name the first of its module's name counts, so
    the answer does not depend on install order.
    """
    return installed(GROUP)


def find_exporter(name: str) -> Exporter:
    """Load an exporter, by its name or by the ending of its files if no other has that.

    Raises
    ------
    UsageError
        None is called so, or several.
    MapkitError
        It is installed but cannot be loaded.
    """
    points = exporters()
    if name not in points:
        if len(known_by := named_by_ending(name)) == 1:
            return known_by[0]
        if name in picture_formats():
            raise UsageError(
                phrase("{name} is a format of pictures: board.picture().save(path)", name=name)
            )
        known = ", ".join([*points, *picture_formats()]) or phrase("none (see the README)")
        raise UsageError(
            phrase("there is no format {name!r}; there are: {known}", name=name, known=known)
        )
    loaded = load_one(points[name], Exporter)
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


def named_by_ending(ending: str) -> list[Exporter]:
    """Return the installed exporters whose files have an ending."""
    return [e for e in load_all()[0] if e.ending == ending]


def load_all() -> tuple[tuple[Exporter, ...], tuple[Broken, ...]]:
    """Load every installed exporter; return those that work and those that do not."""
    return load_each(GROUP, Exporter)


def file_stem(map_id: str) -> str:
    """Return a file's name for a map, without its ending: ids may hold slashes and dots."""
    return _NOT_IN_A_NAME.sub("-", map_id).lstrip(".-") or "board"
