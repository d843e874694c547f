"""What is copied: fields with their portals and markers, as a plain value."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from mapkit.coverage.checks.markers import check_markers
from mapkit.coverage.checks.wording import Wording, listed
from mapkit.diagnostics import has_errors
from mapkit.edits.box_grid import Box, bounds
from mapkit.edits.cutting import cut_out, outline
from mapkit.edits.draft import Draft, whole_point
from mapkit.edits.fields import drop_straight, overlappable
from mapkit.edits.finishing import finish
from mapkit.edits.ids import EditRefusedError, new_portal_id
from mapkit.edits.levels import release_crossings
from mapkit.errors import UsageError
from mapkit.messages import phrase
from mapkit.model import GROUNDS, Field, GameMap, Marker, Point, Portal

__all__ = ["Clip", "ClipField", "copy_fields", "paste"]

_FORMAT = "mapkit clip 1"


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


@dataclass(frozen=True, slots=True)
class Clip:
    """Copied fields, the portals between them and the markers on them."""

    unit_mm: float
    fields: tuple[ClipField, ...]
    portals: tuple[Portal, ...] = ()
    markers: tuple[Marker, ...] = ()

    @property
    def box(self) -> Box:
        """Left, top, right and bottom in map units."""
        points = [p for item in self.fields for ring in item.rings for p in ring]
        return bounds(points) if points else (0, 0, 0, 0)

    def to_plain(self) -> dict[str, Any]:
        """Return it as mappings, tuples, texts and numbers, ready for ``json.dumps``."""
        members = _members(self)
        for name in ("fields", "portals", "markers"):
            members[name] = tuple(map(_members, members[name]))
        return {"format": _FORMAT, **members}

    @classmethod
    def from_plain(cls, plain: object) -> Clip:
        """Read what :meth:`to_plain` gave.

        Raises
        ------
        UsageError
            It is something else, for example what another program left on the clipboard.
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
                    )
                    for f in plain["fields"]
                ),
                tuple(
                    Portal(
                        str(p["id"]),
                        str(p["type"]),
                        (str(p["between"][0]), str(p["between"][1])),
                        (whole_point(p["at"][0]), whole_point(p["at"][1])),
                    )
                    for p in plain["portals"]
                ),
                tuple(
                    Marker(str(m["type"]), str(m["field"]), dict(m["attributes"]))
                    for m in plain["markers"]
                ),
            )
        except (KeyError, IndexError, TypeError, ValueError, OverflowError) as error:
            raise UsageError(phrase("this copy of fields is damaged")) from error
        known = {item.id for item in clip.fields}
        named = {i for p in clip.portals for i in p.between} | {m.field for m in clip.markers}
        if not (known and named <= known and 0 < clip.unit_mm < math.inf):
            raise UsageError(phrase("this copy of fields is damaged"))
        return clip


def copy_fields(game_map: GameMap, fields: Iterable[str]) -> Clip:
    """Copy fields with the portals between them and the markers on them.

    Raises
    ------
    NotFoundError
        The map has no such field.
    """
    draft = Draft(game_map)
    ids = list(dict.fromkeys(fields))
    chosen = set(ids)
    for f in ids:
        draft.field(f)
        draft.touch(f)
    release_crossings(draft, ids)
    return Clip(
        game_map.unit_mm,
        tuple(
            ClipField(
                f,
                item.kind,
                tuple(tuple(draft.points_of(ring)) for ring in item.rings),
                item.level,
                tuple(sorted(item.traits)),
                item.sector,
                item.name,
                item.ground,
            )
            for f in ids
            for item in [draft.fields[f]]
        ),
        tuple(p for p in game_map.portals if chosen >= set(p.between)),
        tuple(m for m in game_map.markers if m.field in chosen),
    )


def paste(
    game_map: GameMap,
    clip: Clip,
    offset: tuple[float, float] = (0.0, 0.0),
    *,
    attach: bool = True,
    markers: bool = True,
    carve: bool = False,
) -> GameMap:
    """Paste copied fields under new ids.

    Parameters
    ----------
    game_map : GameMap
        Any map; one with another unit gets the fields at their true size.
    clip : Clip
    offset : (float, float)
        In units of this map.
    attach : bool
        Whether corners and edges within the tolerance of fields that are there go onto them.
    markers : bool
        Whether to paste markers too, those that may stand there once more.
    carve : bool
        Take their place out of the fields that lie there. Without it an overlap is refused.

    Raises
    ------
    EditRefusedError
        They would overlap others or leave the board, or the ruleset does not know a kind.
    """
    draft = Draft(game_map)
    rules = game_map.ruleset
    unknown = sorted(
        {f.kind for f in clip.fields if f.kind not in rules.kinds}
        | {t for f in clip.fields for t in f.traits if t not in rules.traits}
        | {p.type for p in clip.portals if p.type not in rules.portals}
    )
    if unknown:
        raise EditRefusedError(
            phrase("The ruleset of this map does not know {names}.", names=listed(unknown))
        )
    scale = clip.unit_mm / game_map.unit_mm

    def placed(point: Point) -> Point:
        return whole_point((point[0] * scale + offset[0], point[1] * scale + offset[1]))

    reach = draft.tolerance if attach else draft.rounding
    ids: dict[str, str] = {}
    for item in clip.fields:
        ids[item.id] = new = draft.new_field_id()
        rings = [outline(draft, [placed(p) for p in ring], reach) for ring in item.rings]
        if not rings or any(len(set(ring)) < 3 for ring in rings):
            raise EditRefusedError(
                phrase("Field {field} would be too small there.", field=item.id),
                [placed(p) for ring in item.rings[:1] for p in ring[:1]],
            )
        sector = item.sector if item.sector in game_map.sectors else None
        draft.add_field(
            Field(
                new,
                item.kind,
                tuple(rings),
                item.level,
                frozenset(item.traits),
                sector,
                item.name,
                item.ground,
            )
        )
    if carve:
        pasted = set(ids.values())
        for new in ids.values():
            cut_out(draft, new, [f for f in overlappable(draft, new) if f not in pasted])
        # Where a border met what was pasted first, and what came next took the border away.
        drop_straight(draft, draft.moved & draft.vertices.keys())
    for portal in clip.portals:
        taken = [p.id for p in draft.portals]
        name = new_portal_id(
            taken, [p.id for p in draft.portals if p.type == portal.type], portal.type
        )
        a, b = portal.between
        at = (placed(portal.at[0]), placed(portal.at[1]))
        draft.portals = (*draft.portals, Portal(name, portal.type, (ids[a], ids[b]), at))
        draft.placed_portals.add(name)
    if markers:
        draft.markers = _with_markers(draft, clip.markers, ids)
    return finish(draft)


def _with_markers(
    draft: Draft, wanted: Iterable[Marker], ids: Mapping[str, str]
) -> tuple[Marker, ...]:
    """Add the markers that make no error: a number that exists once stays where it is."""
    trial = replace(draft.before, fields=draft.fields)
    say = Wording(trial)
    kept = draft.markers
    troubled = has_errors(check_markers(trial, None, say, finished=False))
    for marker in wanted:
        more = (*kept, replace(marker, field=ids[marker.field]))
        found = check_markers(replace(trial, markers=more), None, say, finished=False)
        if troubled or not has_errors(found):
            kept = more
    return kept


def _members(value: Any) -> dict[str, Any]:
    """Return what a value holds as it is: ``asdict`` would copy every point, which takes long."""
    return {f.name: getattr(value, f.name) for f in fields(value)}
