"""Fields as zones: outlines in whole pixels, and what is known of each as properties."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise

import numpy as np

from mapkit.compiled import CompiledMap
from mapkit.errors import UsageError
from mapkit.export.board_values import board, carried_values
from mapkit.export.inner_points import inner_point
from mapkit.export.known import known_passable, seen_pairs
from mapkit.export.shared_borders import noded_rings
from mapkit.messages import phrase
from mapkit.model import Point
from mapkit.sight import NONE
from mapkit.sight.verdict import grazing_counts
from mapkit_exporters.vassal.markup import clean, element, safe_name, safe_words, short_id
from mapkit_exporters.vassal.sight import COLOURS, NEVER, PREFIX

Place = Callable[[Point], Point]


class Zones:
    """The zones of a map.

    Raises ``UsageError`` where a field is too small for whole pixels.

    Parameters
    ----------
    place : callable
        Gives the pixel of a point in map units.
    unsettled : iterable of (str, str)
        Those of :class:`mapkit.export.Supplies`.
    reasons : mapping of (str, str) to str
        Why two fields see each other or not, in words; none where nobody wants them.
    """

    def __init__(
        self,
        compiled: CompiledMap,
        place: Place,
        unsettled: Iterable[tuple[str, str]],
        reasons: Mapping[tuple[str, str], str],
    ) -> None:
        self._compiled = compiled
        self._map = compiled.map
        self._place = place
        self._rings = {
            i: [[place(p) for p in ring] for ring in rings]
            for i, rings in noded_rings(compiled).items()
        }
        self._above: dict[str, set[str]] = {}
        for pair in compiled.relations.stacked:
            below, above = sorted(pair, key=lambda i: self._map.fields[i].level)
            self._above.setdefault(below, set()).add(above)
        self._unsettled = list(unsettled)
        self._why: dict[str, list[str]] = {}
        for (a, b), why in reasons.items():
            self._why.setdefault(a, []).append(f"{_code(b)}{safe_words(why)}")
        self._refuse_too_small()

    def write(self, *, lower_first: bool, known: bool, coloured: bool) -> list[str]:
        """Return an element for each field; of two that lie on each other VASSAL takes the first.

        Parameters
        ----------
        lower_first : bool
            Tunnels come before the walkways above them.
        known : bool
            With all that is known of each field, as properties.
        coloured : bool
            With a colour that a property of the map names.
        """
        values = dict(self._properties(coloured=coloured)) if known else {}
        number = {i: n for n, i in enumerate(self._map.fields)}
        order = sorted(self._map.fields, key=lambda i: (i in self._above) is not lower_first)
        return [
            element(
                "module.map.boardPicker.board.mapgrid.Zone",
                [
                    element(
                        "module.properties.ZoneProperty",
                        name=name,
                        initialValue=value,
                        isNumeric=False,
                        min="null",
                        max="null",
                        wrap=False,
                        description="",
                    )
                    for name, value in values.get(i, {}).items()
                ],
                name=safe_name(i),
                locationFormat=f"{PREFIX}$name$",
                path=";".join(f"{x},{y}" for x, y in _one_ring(self._rings[i])),
                useParentGrid=False,
                useHighlight=coloured,
                highlightProperty=f"seen_{number[i]}" if coloured else "",
            )
            for i in order
        ]

    def _pixel(self, field: str) -> Point:
        """Return a pixel well inside a field."""
        return self._place(inner_point(self._map.points(field)))

    def _refuse_too_small(self) -> None:
        """Refuse a field whose innermost pixel is not in its zone, or in that of another one."""
        boxes = {
            i: np.array([np.min(rings[0], axis=0), np.max(rings[0], axis=0)])
            for i, rings in self._rings.items()
        }
        ids = list(boxes)
        if not ids:
            return
        low, high = np.array([boxes[i][0] for i in ids]), np.array([boxes[i][1] for i in ids])
        for i in ids:
            x, y = self._pixel(i)
            near = np.flatnonzero(((low <= (x, y)) & (high >= (x, y))).all(axis=1)).tolist()
            holds = {ids[n] for n in near if _inside(self._rings[ids[n]], x, y)}
            stacked = self._above.get(i, set()) | {b for b, a in self._above.items() if i in a}
            if i not in holds or holds - {i} - stacked:
                raise UsageError(
                    phrase(
                        "field {field} is too small for a zone of whole pixels; give a larger dpi",
                        field=i,
                    )
                )

    def _properties(self, *, coloured: bool) -> Iterator[tuple[str, dict[str, str]]]:
        compiled, relations = self._compiled, self._compiled.relations
        near = {
            name: _partners(pairs)
            for name, pairs in (
                ("adjacent", relations.adjacent),
                ("matching", relations.matching),
                ("passable", known_passable(compiled)),
            )
        }
        objectives = {
            m.field: str(m.attributes["number"])
            for m in self._map.markers
            if "number" in m.attributes
        }
        distances = self._distances()
        close: dict[str, set[str]] = {}
        for a, b in self._unsettled:
            close.setdefault(a, set()).add(b)
            close.setdefault(b, set()).add(a)
        for field in board(self._map)["fields"]:
            id_ = field["id"]
            values = {
                "title": clean(field["name"] or ""),
                "kind": field["kind"],
                "class": field["class"],
                "level": str(field["level"]),
                "traits": " ".join(field["traits"]),
                "sector": field["sector"] or "",
                "objective": objectives.get(id_, ""),
                **{name: clean(str(value)) for name, value in carried_values(field).items()},
                **{name: _listed(of.get(id_, ())) for name, of in near.items()},
            }
            if distances is not None:
                row = distances[id_]
                values["code"] = _code(id_)
                values["sees"] = "".join(f"{_code(o)}{d}" for o, d in row.items()) + ";"
                others = [o for o in self._map.fields if o in close.get(id_, ())]
                values["close"] = "".join(map(_code, others))
                if id_ in self._why:
                    values["why"] = "".join(self._why[id_]) + ";"
                if coloured:
                    values["row"] = "".join(_letter(row.get(o)) for o in self._map.fields)
            yield id_, values

    def _distances(self) -> dict[str, dict[str, int]] | None:
        """Return by field what it sees, and how far; None for a game without sight."""
        tables = self._compiled.tables
        if tables is None:
            return None
        counts = grazing_counts(self._map)
        found: dict[str, dict[str, int]] = {i: {i: 1} for i in tables.field_ids}
        for pair in seen_pairs(self._compiled):
            distance = pair.grazing if counts else pair.clear
            if distance is not None and distance != NONE:
                a, b = tables.field_ids[pair.i], tables.field_ids[pair.j]
                found[a][b] = found[b][a] = distance
        order = {i: n for n, i in enumerate(self._map.fields)}
        return {a: dict(sorted(row.items(), key=lambda e: order[e[0]])) for a, row in found.items()}


def _partners(pairs: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for a, b in pairs:
        found.setdefault(a, []).append(b)
        found.setdefault(b, []).append(a)
    return found


def _listed(ids: Iterable[str]) -> str:
    return " ".join(map(short_id, sorted(ids)))


def _code(id_: str) -> str:
    return f";{short_id(id_)}="


def _letter(distance: int | None) -> str:
    return NEVER if distance is None else chr(ord("A") + min(distance, len(COLOURS)) - 1)


def _one_ring(rings: Sequence[Sequence[Point]]) -> list[Point]:
    """Return an outline with its holes as one ring: VASSAL counts edges, even is outside.

    A way to a hole and back on the same pixels is counted twice, so it changes nothing.
    """
    first, *holes = rings
    if not holes:
        return list(first)
    start = first[0]
    return [*first, *(p for hole in holes for p in (start, *hole, hole[0]))]


def _inside(rings: Sequence[Sequence[Point]], x: int, y: int) -> bool:
    inside = False
    for ring in rings:
        for (x1, y1), (x2, y2) in pairwise((*ring, ring[0])):
            # The edge crosses the row of the pixel to the right of it: whole numbers decide.
            if (y1 > y) != (y2 > y):
                side = (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1)
                inside ^= (side > 0) is (y2 > y1)
    return inside
