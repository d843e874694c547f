"""Reads TopoJSON: neighbours share their arcs, so borders are shared as they are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from mapkit.errors import UsageError
from mapkit.export import ImportedField, ImportedMap, Importer, NotTaken, Option
from mapkit.export.attributes import ATTRIBUTE_OPTIONS, AttributeReader
from mapkit.export.contents import json_member
from mapkit.export.degrees import flattened
from mapkit.export.imported import MOST_POINTS, Y_UP, Ring
from mapkit.export.json_shapes import At, geometries_of, place_of, places_of
from mapkit.mapfile.source import decode, parse_json
from mapkit.messages import phrase

Place = tuple[float, float]


def _recognises(data: bytes) -> bool:
    return json_member(data, "type") == "Topology"


def _read(data: bytes, path: Path | None, options: Mapping[str, str]) -> ImportedMap:
    reader = AttributeReader(options)
    at = At(str(path or phrase("standard input")))
    document = at.mapping(parse_json(decode(data, path)))
    if document.get("type") != "Topology":
        raise at.wrong(phrase("this is JSON, but not TopoJSON"))
    rings = _Rings(document, at, up=options["y"] == "up")
    name = _object(document, options["object"], at)
    fields: list[ImportedField] = []
    not_taken: list[NotTaken] = []
    here = at / "objects" / name
    for found in geometries_of(document["objects"][name], here, "arcs"):
        where = found.at.path
        if found.thin:
            not_taken.append(NotTaken(found.thin, where))
        parts = [
            tuple(rings.ring(arcs, here / n) for n, arcs in enumerate(here.items(part)))
            for here, part in found.polygons
        ]
        fields.extend(reader.fields(parts, found.values, found.own_id, where))
    fields, lost = flattened(fields)
    not_taken += lost
    return ImportedMap(
        fields=tuple(fields),
        name=path.stem if path else "drawing",
        shared_borders=True,
        not_taken=(*not_taken, *reader.not_used()),
    )


def _object(document: Mapping[str, Any], wanted: str, at: At) -> str:
    """Return which of the objects to read: the only one that has areas, unless it is named.

    Raises ``UsageError`` where there is none of that name, or several have areas and none was
    named.
    """
    objects = (at / "objects").mapping(document.get("objects"))
    if wanted and wanted not in objects:
        raise UsageError(
            phrase(
                "{name} has no object {object}; there are: {known}",
                name=at.file,
                object=wanted,
                known=", ".join(objects) or phrase("none"),
            )
        )
    if wanted:
        return wanted
    areas = {
        name: sum(
            len(found.polygons) for found in geometries_of(value, at / "objects" / name, "arcs")
        )
        for name, value in objects.items()
    }
    having = {name: count for name, count in areas.items() if count}
    if len(having) == 1 or (not having and len(objects) == 1):
        return next(iter(having or objects))
    listed = ", ".join(f"{name} ({count})" for name, count in having.items())
    raise UsageError(
        phrase(
            "{name} has several objects with areas, {known}: choose with --option object=NAME",
            name=at.file,
            known=listed,
        )
        if having
        else phrase("{name} has no object with areas", name=at.file)
    )


class _Rings:
    """Rings from arcs, each of which is unpacked once."""

    def __init__(self, document: Mapping[str, Any], at: At, *, up: bool) -> None:
        here = at / "arcs"
        arcs = here.items(document.get("arcs"))
        transform = document.get("transform")
        if transform is None:
            self._arcs = [places_of(arc, here / n) for n, arc in enumerate(arcs)]
        else:
            there = at / "transform"
            given = there.mapping(transform)
            scale = place_of(given.get("scale"), there / "scale")
            shift = place_of(given.get("translate"), there / "translate")
            self._arcs = [_unpacked(arc, scale, shift, here / n) for n, arc in enumerate(arcs)]
        if up:
            self._arcs = [[(x, -y) for x, y in arc] for arc in self._arcs]
        self._left = MOST_POINTS

    def ring(self, numbers: object, at: At) -> Ring:
        """Return the ring that arcs make; ``~n`` stands for arc ``n`` backwards."""
        ring: list[Place] = []
        for n, number in enumerate(at.items(numbers)):
            if type(number) is not int or not -len(self._arcs) <= number < len(self._arcs):
                raise (at / n).wrong(phrase("there is no arc of this number"))
            arc: Sequence[Place] = self._arcs[number if number >= 0 else ~number]
            self._left -= len(arc)
            if self._left < 0:
                raise at.wrong(
                    phrase(
                        "the areas have more than {most} points; simplify it first",
                        most=f"{MOST_POINTS:,}",
                    )
                )
            along = arc if number >= 0 else arc[::-1]
            ring.extend(along[1:] if ring and along and ring[-1] == along[0] else along)
        if len(ring) > 1 and ring[0] == ring[-1]:
            ring.pop()
        return tuple(ring)


def _unpacked(arc: object, scale: Place, shift: Place, at: At) -> list[Place]:
    """Return the places of an arc of which each is given by the steps from the one before."""
    x = y = 0.0
    out = []
    for dx, dy in places_of(arc, at):
        x += dx
        y += dy
        out.append((x * scale[0] + shift[0], y * scale[1] + shift[1]))
    return out


IMPORTER = Importer(
    name="topojson",
    endings=("topojson", "json"),
    summary="areas of geographic programs whose borders are shared already",
    recognises=_recognises,
    read=_read,
    options=(
        Option("object", "which object to read, where several have areas", ("",)),
        *ATTRIBUTE_OPTIONS,
        Y_UP,
    ),
    loses="points, lines, and the earth's curve",
)
