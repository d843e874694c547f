"""What is copied: fields with their portals and markers, as a plain value."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from dataclasses import field as dataclass_field
from typing import Any

from mapkit.edits.box_grid import Box, bounds
from mapkit.edits.draft import Draft, whole_point
from mapkit.edits.exact_geometry import cross, edges_of
from mapkit.edits.levels import release_crossings
from mapkit.errors import UsageError
from mapkit.mapfile.scalars import is_valid_id
from mapkit.messages import phrase
from mapkit.model import GROUNDS, GameMap, Marker, Point, Portal

_FORMAT = "mapkit clip 1"
_CORNERS = 3
_LEVELS = (0, 1)


@dataclass(frozen=True, slots=True)
class ClipField:
    """A copied field; its rings are points in map units, the outer one first."""

    id: str
    kind: str
    rings: tuple[tuple[Point, ...], ...]
    level: int = 0
    traits: tuple[str, ...] = ()
    sector: str | None = None
    name: str | None = None
    ground: str | None = None
    attributes: Mapping[str, str | int] = dataclass_field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Clip:
    """Copied fields, their portals and the markers on them.

    ``portals`` are those between two of the fields. ``outer`` lead from one of them, the first in
    ``between``, to a field that was not copied, whose id stands second and means nothing elsewhere.
    """

    unit_mm: float
    fields: tuple[ClipField, ...]
    portals: tuple[Portal, ...] = ()
    markers: tuple[Marker, ...] = ()
    outer: tuple[Portal, ...] = ()

    @property
    def box(self) -> Box:
        """Left, top, right and bottom in map units."""
        points = [p for item in self.fields for ring in item.rings for p in ring]
        return bounds(points) if points else (0, 0, 0, 0)

    def mirrored(self) -> Clip:
        """Return it with left and right changed, within the same box."""
        left, _, right, _ = self.box
        return self._with_points(lambda p: (left + right - p[0], p[1]))

    def turned(self) -> Clip:
        """Return it turned clockwise by a quarter, with the same top left corner of its box."""
        left, top, _, bottom = self.box
        return self._with_points(lambda p: (left + bottom - p[1], top + p[0] - left))

    def _with_points(self, place: Callable[[Point], Point]) -> Clip:
        def moved(portal: Portal) -> Portal:
            return replace(portal, at=(place(portal.at[0]), place(portal.at[1])))

        return replace(
            self,
            fields=tuple(
                replace(item, rings=tuple(tuple(map(place, ring)) for ring in item.rings))
                for item in self.fields
            ),
            portals=tuple(map(moved, self.portals)),
            outer=tuple(map(moved, self.outer)),
        )

    def to_plain(self) -> dict[str, Any]:
        """Return it as mappings, tuples, texts and numbers, ready for ``json.dumps``."""
        members = _members(self)
        for name in ("fields", "portals", "markers", "outer"):
            members[name] = tuple(map(_members, members[name]))
        return {"format": _FORMAT, **members}

    @classmethod
    def from_plain(cls, plain: object) -> Clip:
        """Read what :meth:`to_plain` gave.

        Raises ``UsageError`` where it is something else, for example what another program left on
        the clipboard.
        """
        if not isinstance(plain, Mapping) or plain.get("format") != _FORMAT:
            raise UsageError(phrase("this is not a copy of fields"))
        try:
            clip = cls(
                float(plain["unit_mm"]),
                tuple(
                    ClipField(
                        str(f["id"]),
                        str(f["kind"]),
                        tuple(tuple(whole_point((x, y)) for x, y in ring) for ring in f["rings"]),
                        int(f["level"]),
                        tuple(map(str, f["traits"])),
                        None if f["sector"] is None else str(f["sector"]),
                        None if f["name"] is None else str(f["name"]),
                        f["ground"] if f.get("ground") in GROUNDS else None,
                        dict(f.get("attributes", {})),
                    )
                    for f in plain["fields"]
                ),
                tuple(map(_portal, plain["portals"])),
                tuple(
                    Marker(str(m["type"]), str(m["field"]), dict(m["attributes"]))
                    for m in plain["markers"]
                ),
                tuple(map(_portal, plain.get("outer", ()))),
            )
        except (KeyError, IndexError, TypeError, ValueError, OverflowError) as error:
            raise UsageError(phrase("this copy of fields is damaged")) from error
        sound = all(map(_is_sound, clip.fields)) and all(_holds(m.attributes) for m in clip.markers)
        known = {item.id for item in clip.fields}
        named = {i for p in clip.portals for i in p.between} | {m.field for m in clip.markers}
        named |= {p.between[0] for p in clip.outer}
        if not (sound and known and named <= known and 0 < clip.unit_mm < math.inf):
            raise UsageError(phrase("this copy of fields is damaged"))
        return clip

    @classmethod
    def from_text(cls, text: str | bytes) -> Clip:
        """Read the JSON of what :meth:`to_plain` gave.

        Raises ``UsageError`` where it is something else.
        """
        try:
            plain = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise UsageError(phrase("this copy of fields is damaged")) from error
        return cls.from_plain(plain)


def copy_fields(game_map: GameMap, fields: Iterable[str]) -> Clip:
    """Copy fields with all their portals and the markers on them.

    Corners that were there only because the border of another field ended on a straight side are
    left out.
    """
    draft = Draft(game_map)
    ids = list(dict.fromkeys(fields))
    chosen = set(ids)
    for f in ids:
        draft.field(f)
        draft.touch(f)
    release_crossings(draft, ids)
    rings = [ring for f in ids for ring in draft.fields[f].rings]
    needless = _where_others_ended(draft, rings)
    outer = []
    for portal in game_map.portals:
        a, b = portal.between
        if (a in chosen) != (b in chosen):
            outer.append(
                Portal(portal.id, portal.type, (a, b) if a in chosen else (b, a), portal.at)
            )
    return Clip(
        game_map.unit_mm,
        tuple(
            ClipField(
                f,
                item.kind,
                tuple(
                    tuple(draft.points_of([v for v in ring if v not in needless]))
                    for ring in item.rings
                ),
                item.level,
                tuple(sorted(item.traits)),
                item.sector,
                item.name,
                item.ground,
                dict(item.attributes),
            )
            for f in ids
            for item in [draft.fields[f]]
        ),
        tuple(p for p in game_map.portals if chosen >= set(p.between)),
        tuple(m for m in game_map.markers if m.field in chosen),
        tuple(outer),
    )


def _where_others_ended(draft: Draft, rings: Sequence[Sequence[str]]) -> set[str]:
    """Return the vertices on straight sides of rings at which borders of other fields end."""
    beside: dict[str, set[str]] = {}
    for ring in rings:
        for a, b in edges_of(ring):
            beside.setdefault(a, set()).add(b)
            beside.setdefault(b, set()).add(a)
    found = set()
    for v, near in beside.items():
        if len(near) == 2 and len(draft.neighbours(v)) > 2:
            p, q = (draft.vertices[u] for u in near)
            if cross(draft.vertices[v], p, q) == 0:
                found.add(v)
    return found


def _portal(plain: Mapping[str, Any]) -> Portal:
    return Portal(
        str(plain["id"]),
        str(plain["type"]),
        (str(plain["between"][0]), str(plain["between"][1])),
        (whole_point(plain["at"][0]), whole_point(plain["at"][1])),
    )


def _is_sound(item: ClipField) -> bool:
    """Return whether a map can hold a field that somebody else may have written."""
    texts = "".join((item.kind, *item.traits, item.sector or "", item.name or ""))
    shaped = bool(item.rings) and min(map(len, item.rings)) >= _CORNERS
    return (
        is_valid_id(item.id)
        and _is_text(texts)
        and shaped
        and item.level in _LEVELS
        and _holds(item.attributes)
    )


def _holds(attributes: Mapping[Any, Any]) -> bool:
    """Return whether attributes are words and numbers."""
    return all(
        isinstance(name, str) and (type(value) is int or (type(value) is str and _is_text(value)))
        for name, value in attributes.items()
    )


def _is_text(text: str) -> bool:
    """Return whether a file can hold a text: half a pair of surrogates is none."""
    return not any("\ud800" <= letter <= "\udfff" for letter in text)


def _members(value: Any) -> dict[str, Any]:
    """Return what a value holds as it is: ``asdict`` would copy every point, which takes long."""
    return {f.name: getattr(value, f.name) for f in fields(value)}
