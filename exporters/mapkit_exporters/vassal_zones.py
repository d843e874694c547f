"""Zones of VASSAL modules become fields; modules of mapkit's own give kinds, sectors and more."""

from __future__ import annotations

import io
import re
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote
from xml.etree import ElementTree as ET

from mapkit.errors import FileError, UsageError
from mapkit.export import ImportedField, ImportedMap, Importer, NotTaken, Option
from mapkit.export.read_back import ruleset_of_id
from mapkit.mapfile.scalars import is_valid_id
from mapkit.mapfile.xml_reading import read_xml
from mapkit.messages import phrase
from mapkit.model import Marker, Provenance, Ruleset

_BUILD_FILES = ("buildFile.xml", "buildFile")
_MOST_BYTES = 100_000_000
"""What a build file may have unpacked."""
_MOST_POINTS = 1_000_000
_POINT = re.compile(r"\s*(-?\d{1,9})\s*,\s*(-?\d{1,9})\s*")
_PROVENANCES = ("reconstruction", "traced", "designed", "example")
_OURS = ("title", "kind", "level", "traits", "sector", "objective")
_CARRIED = "attribute_"
_OURS_TOO = ("class", "adjacent", "matching", "passable", "code", "sees", "close", "row")

Ring = tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class _Board:
    """A board with the window that it is in."""

    window: str
    name: str
    zones: list[ET.Element]

    @property
    def called(self) -> str:
        return f"{self.window}/{self.name}"


def _recognises(data: bytes) -> bool:
    if not data.startswith(b"PK\x03\x04"):
        return False
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return any(name in archive.NameToInfo for name in _BUILD_FILES)
    except (zipfile.BadZipFile, ValueError, OSError, NotImplementedError):
        return False


def _read(data: bytes, path: Path | None, options: Mapping[str, str]) -> ImportedMap:
    name = str(path) if path else phrase("standard input")
    root = _parsed(*_unpacked(data, name))
    boards = list(_boards(root))
    board = _chosen(boards, options["board"], name)
    known = _known(root)
    not_taken = [
        NotTaken(phrase("another board, zones: {zones}", zones=len(other.zones)), other.called)
        for other in boards
        if other is not board and other.zones
    ]
    pixels = known.get("pixels", "").split()
    try:
        left, top, pixel_mm, width, height = map(float, pixels)
    except ValueError:
        left = top = 0.0
        pixel_mm = width = height = 0.0
    ruleset = ruleset_of_id(known.get("ruleset", ""))
    fields = tuple(_fields(board, (left, top), ruleset, ours=bool(known), not_taken=not_taken))
    return ImportedMap(
        fields=fields,
        name=known.get("name") or root.get("name") or (path.stem if path else "module"),
        id=known["map"] if is_valid_id(known.get("map", "")) else "",
        unit_mm=pixel_mm or None,
        shared_borders=bool(known),
        ruleset=ruleset,
        size=(width, height) if pixel_mm else None,
        markers=tuple(_objectives(board, ours=bool(known))),
        provenance=_provenance(known),
        not_taken=tuple(not_taken),
    )


def _unpacked(data: bytes, name: str) -> tuple[bytes, str]:
    """Return the build file and what messages call it."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            inside = next((n for n in _BUILD_FILES if n in archive.NameToInfo), None)
            if inside is None:
                raise FileError(
                    phrase("{name} is not a module of VASSAL: it has no buildFile.xml", name=name)
                )
            called = f"{name}/{inside}"
            # What the list of a zip says of sizes need not be true, so no more than that is read.
            with archive.open(inside) as file:
                text = file.read(_MOST_BYTES + 1)
    except (zipfile.BadZipFile, zlib.error, ValueError, OSError, NotImplementedError, RuntimeError,
            EOFError) as error:  # fmt: skip
        if isinstance(error, FileError):
            raise
        raise FileError(
            phrase("{name} is not a zip file that can be read: {why}", name=name, why=str(error))
        ) from error
    if len(text) > _MOST_BYTES:
        raise FileError(
            phrase("{name} unpacks to more than {most} bytes", name=called, most=_MOST_BYTES)
        )
    return text, called


def _parsed(text: bytes, name: str) -> ET.Element:
    target = ET.TreeBuilder()
    read_xml(text, name, target)
    return target.close()


def _boards(root: ET.Element) -> Iterator[_Board]:
    for window in _outermost(root, "Map"):
        for board in _outermost(window, ".Board"):
            zones = list(_outermost(board, ".Zone"))
            yield _Board(window.get("mapName", ""), board.get("name", ""), zones)


def _outermost(root: ET.Element, ending: str) -> Iterator[ET.Element]:
    """Yield the elements of a class, but none that lies within another one, as VASSAL has none.

    So each element is looked at once, however deeply a file nests.
    """
    waiting = [root]
    while waiting:
        element = waiting.pop()
        if element.tag.endswith(ending):
            yield element
        else:
            waiting.extend(reversed(element))


def _chosen(boards: list[_Board], wanted: str, name: str) -> _Board:
    """Return the board that is asked for, or the first of those with most zones."""
    if wanted:
        found = [b for b in boards if wanted in (b.called, b.name)]
        if not found:
            raise UsageError(
                phrase(
                    "{name} has no board {board}; there are: {known}",
                    name=name,
                    board=wanted,
                    known=", ".join(b.called for b in boards) or phrase("none"),
                )
            )
        return found[0]
    if not any(b.zones for b in boards):
        raise FileError(phrase("{name} has no board with zones", name=name))
    return max(boards, key=lambda b: len(b.zones))


def _known(root: ET.Element) -> dict[str, str]:
    """Return what a module of mapkit's own says of its map; nothing for others."""
    values = {
        (value.get("name") or ""): (value.get("initialValue") or "")
        for value in root.iter("VASSAL.build.module.properties.GlobalProperty")
    }
    if values.get("mapkit format") != "mapkit-vassal":
        return {}
    return {n.removeprefix("mapkit "): v for n, v in values.items() if n.startswith("mapkit ")}


def _provenance(known: Mapping[str, str]) -> Provenance:
    """Return where a module of our own comes from; one that was tampered with says nothing."""
    kind = known.get("provenance", "")
    if kind not in _PROVENANCES:
        return Provenance()
    return Provenance(kind, known.get("provenance note", ""), known.get("provenance source", ""))


def _fields(
    board: _Board,
    corner: tuple[float, float],
    ruleset: Ruleset | None,
    *,
    ours: bool,
    not_taken: list[NotTaken],
) -> Iterator[ImportedField]:
    left, top = corner
    count = 0
    strange: dict[str, str] = {}
    for number, zone in enumerate(board.zones, 1):
        name = zone.get("name") or ""
        where = f"{board.called}, zone {number} {name}".rstrip()
        points = _points(zone.get("path") or "", where, not_taken)
        count += len(points)
        if count > _MOST_POINTS:
            raise FileError(
                phrase("{where}: more than {most} points", where=where, most=_MOST_POINTS)
            )
        values = _values(zone)
        carried = _carried(values, ruleset, where, not_taken) if ruleset is not None else {}
        for other in values.keys() - {*_OURS, *(_OURS_TOO if ours else ())}:
            strange.setdefault(other, where)
        rings = _rings(points)
        if not rings:
            not_taken.append(NotTaken(phrase("a zone without an area"), where))
            continue
        id_, title = _called(name, values, ours=ours)
        level = values.get("level", "")
        yield ImportedField(
            rings=tuple(tuple((x - left, y - top) for x, y in ring) for ring in rings),
            id=id_,
            kind=values.get("kind") or None,
            sector=values.get("sector") or None,
            level=int(level) if level in ("0", "1") else None,
            traits=frozenset(values.get("traits", "").split()),
            name=title,
            where=where,
            attributes=carried,
        )
    for other, where in sorted(strange.items()):
        not_taken.append(NotTaken(phrase("the property {name!r} of zones", name=other), where))


def _carried(
    values: dict[str, str], ruleset: Ruleset, where: str, not_taken: list[NotTaken]
) -> dict[str, str | int]:
    """Take what a field carries beside its kind out of the properties of its zone."""
    found: dict[str, str | int] = {}
    for name, known in ruleset.attributes.items():
        text = values.pop(f"{_CARRIED}{name}", None)
        if text is None:
            continue
        kind = values.get("kind", "")
        of_kind = ruleset.attribute(kind, name) if kind in ruleset.kinds else None
        if text == str(of_kind):
            continue
        value: str | int | None = {str(v): v for v in known.values}.get(text)
        if not known.values and re.fullmatch(r"-?[0-9]{1,7}", text):
            value = int(text) if known.low <= int(text) <= known.high else None
        if value is None or (known.kinds and kind not in known.kinds):
            not_taken.append(NotTaken(phrase("{name}: {value}", name=name, value=text[:40]), where))
        else:
            found[name] = value
    return found


def _called(name: str, values: Mapping[str, str], *, ours: bool) -> tuple[str, str | None]:
    """Return the id and the name of a field: a name with spaces is no id."""
    if ours:
        return unquote(name), values.get("title") or None
    if not name or " " in name:
        return "", name or None
    return name, values.get("title") or None


def _values(zone: ET.Element) -> dict[str, str]:
    return {
        child.get("name") or "": child.get("initialValue") or ""
        for child in zone
        if child.tag.endswith(".ZoneProperty")
    }


def _objectives(board: _Board, *, ours: bool) -> Iterator[Marker]:
    for zone in board.zones:
        number = _values(zone).get("objective", "")
        if ours and re.fullmatch(r"\d{1,4}", number):
            yield Marker("objective", unquote(zone.get("name") or ""), {"number": int(number)})


def _points(text: str, where: str, not_taken: list[NotTaken]) -> list[tuple[float, float]]:
    """Return the points of a zone; one that is not in whole pixels is none for VASSAL either."""
    found: list[tuple[float, float]] = []
    for part in filter(None, text.split(";")):
        match = _POINT.fullmatch(part)
        if match:
            found.append((float(match[1]), float(match[2])))
        else:
            what = phrase("the point {text!r}", text=part[:40])
            not_taken.append(NotTaken(what, where))
    return found


def _rings(points: list[tuple[float, float]]) -> list[Ring]:
    """Return the rings of an outline that may go to holes and back, the outer one first."""
    walked: list[tuple[float, float]] = []
    at: dict[tuple[float, float], int] = {}
    rings: list[Ring] = []
    for point in [*points, *points[:1]]:
        if point in at:
            first = at[point]
            ring = tuple(walked[first:])
            if len(ring) >= 3:
                rings.append(ring)
            for gone in walked[first + 1 :]:
                del at[gone]
            del walked[first + 1 :]
        else:
            at[point] = len(walked)
            walked.append(point)
    return sorted(rings, key=lambda ring: -abs(_twice_area(ring)))


def _twice_area(ring: Ring) -> float:
    return sum(
        x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(ring, (*ring[1:], ring[0]), strict=True)
    )


IMPORTER = Importer(
    name="vassal",
    endings=("vmod",),
    summary="a module for VASSAL: zones of a board become fields",
    recognises=_recognises,
    read=_read,
    options=(
        Option("board", "the board to read, as BOARD or WINDOW/BOARD; that with most zones", ("",)),
    ),
    loses="pieces, decks, grids in zones, pictures, other boards",
)
