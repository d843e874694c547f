"""A map as the plain values that its file would hold.

Saving compares two of these: that of the map that was read and that of the map to be written.
Both leave out what the file leaves to defaults, so they differ exactly where a person would have
to edit the file.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from mapkit.errors import FileError, UsageError
from mapkit.mapfile.document import Document
from mapkit.mapfile.engine_tables import own_cells
from mapkit.mapfile.field_attributes import UNKNOWN
from mapkit.mapfile.kinds_traits_sectors import complete_kind, complete_sector, complete_trait
from mapkit.mapfile.nodes import Scalar, SeqNode
from mapkit.mapfile.reader import extent_mm
from mapkit.mapfile.ruleset_records import complete_mover
from mapkit.mapfile.rulesets import DEFAULT_RULESET, ruleset_names, shipped_ruleset
from mapkit.mapfile.versions import KNOWN_VERSIONS, MIGRATIONS, PLAIN_VERSION, version_for
from mapkit.messages import phrase
from mapkit.model import (
    AnotherPhoto,
    Building,
    EngineTable,
    Field,
    GameMap,
    Portal,
    Provenance,
    Ruleset,
    Silenced,
    Tracing,
)


def file_values(
    game_map: GameMap,
    document: Document | None,
    ruleset: str,
    base: Ruleset,
    *,
    hidden: frozenset[str] = frozenset(),
    redraw: frozenset[str] = frozenset(),
) -> dict[str, Any]:
    """Return what a file would say about a map.

    Parameters
    ----------
    document : Document or None
        The file as it is: what it says explicitly is said again, default or not. None for a
        file that does not exist yet.
    ruleset : str
        What the file says under ``ruleset``.
    base : Ruleset
        That ruleset, without the map's own kinds and traits.
    hidden : frozenset of str
        Vertices without an entry of their own.
    redraw : frozenset of str
        Fields whose rings have to count as different from any other.
    """
    return _FileValues(game_map, document, ruleset, base).build(hidden, redraw)


def find_base_ruleset(ruleset: Ruleset, document: Document | None) -> tuple[str, Ruleset]:
    """Find the ruleset that a map's own one is made from, and the word that names it.

    Raises ``UsageError`` where it is neither the document's nor one that ships.
    """
    if document is not None and document.ruleset is not None:
        found = document.find(("ruleset",))
        node = found[1] if found else None
        name = node.value if isinstance(node, Scalar) and node.value else DEFAULT_RULESET
        if _extends(ruleset, document.ruleset):
            return name, document.ruleset
    for name in ruleset_names():
        try:
            base = shipped_ruleset(name)
        except FileError:
            continue
        if _extends(ruleset, base):
            return name, base
    raise UsageError(
        phrase(
            (
                "the ruleset {ruleset} does not ship with mapkit; write it to a file and give "
                "its path as ruleset"
            ),
            ruleset=ruleset.id,
        )
    )


def _extends(ruleset: Ruleset, base: Ruleset) -> bool:
    return (
        replace(
            ruleset, kinds=base.kinds, traits=base.traits, movers=base.movers, tables=base.tables
        )
        == base
        and base.kinds.keys() <= ruleset.kinds.keys()
        and base.traits.keys() <= ruleset.traits.keys()
        and base.movers.keys() == ruleset.movers.keys()
        and base.tables.keys() == ruleset.tables.keys()
        and all(_fills(ruleset.tables[i], table) for i, table in base.tables.items())
    )


def _fills(table: EngineTable, base: EngineTable) -> bool:
    """Return whether a table is another one with cells filled in that were open."""
    return table.with_cells(dict.fromkeys(table.filled)) == base


def has_inline_points(document: Document, field_id: str) -> bool:
    """Return whether a field's rings hold plain points in the file."""
    for key in ("ring", "holes"):
        found = document.find(("fields", field_id, key))
        if found and isinstance(found[1], SeqNode):
            rings = found[1].items if key == "holes" else [found[1]]
            for ring in rings:
                if isinstance(ring, SeqNode) and any(isinstance(c, SeqNode) for c in ring.items):
                    return True
    return False


@dataclass(frozen=True, slots=True)
class _FileValues:
    map: GameMap
    document: Document | None
    ruleset: str
    base: Ruleset

    def says(self, *path: str | int) -> bool:
        """Return whether the file says this explicitly."""
        return self.document is not None and self.document.find(path) is not None

    def build(self, hidden: frozenset[str], redraw: frozenset[str]) -> dict[str, Any]:
        m, new = self.map, self.document is None
        values: dict[str, Any] = {"mapkit": PLAIN_VERSION, "id": m.id}

        def put(key: str, value: object, *, default: bool) -> None:
            if not default or new or self.says(key):
                values[key] = value

        def put_filled(key: str, value: object) -> None:
            if value or self.says(key):
                values[key] = value

        put("name", m.name, default=m.name == m.id)
        put("ruleset", self.ruleset, default=self.ruleset == DEFAULT_RULESET)
        choices = {
            c: value
            for c, value in m.choices.items()
            if c not in m.ruleset.choices
            or value != m.ruleset.choices[c].default
            or self.says("choices", c)
        }
        put_filled("choices", choices)
        put("unit_mm", m.unit_mm, default=m.unit_mm == 0.01)
        put("size_mm", list(m.size_mm), default=m.size_mm == extent_mm(m.vertices, m.unit_mm))
        put("tolerance_mm", m.tolerance_mm, default=m.tolerance_mm == 0.5)
        put("provenance", self._provenance(), default=m.provenance == Provenance())
        put_filled("author", m.author)
        put_filled("licence", m.licence)
        if m.figure_base_mm is not None:
            values["figure_base_mm"] = m.figure_base_mm
        put_filled("underlay", self._underlay())
        put_filled("tracing", self._tracing())
        base = self.base
        put_filled("kinds", self._own(m.ruleset.kinds, base.kinds, "kinds", complete_kind))
        put_filled("traits", self._own(m.ruleset.traits, base.traits, "traits", complete_trait))
        put_filled("movers", self._own(m.ruleset.movers, base.movers, "movers", complete_mover))
        put_filled("tables", self._tables())
        put_filled("sectors", self._own(m.sectors, base.sectors, "sectors", complete_sector))
        put_filled("vertices", {i: list(p) for i, p in m.vertices.items() if i not in hidden})
        values["fields"] = {i: self._field(f, redrawn=i in redraw) for i, f in m.fields.items()}
        markers = [{"type": k.type, "field": k.field, **k.attributes} for k in m.markers]
        put_filled("portals", {p.id: self._portal(p) for p in m.portals})
        put_filled("markers", markers)
        put_filled("buildings", {b.id: self._building(b) for b in m.buildings})
        put_filled("former_ids", dict(m.former_ids))
        put_filled("silenced", [_silenced(entry) for entry in m.silenced])
        put_filled("notes", [{"at": list(note.at), "text": note.text} for note in m.notes])
        values["mapkit"] = self._version(values)
        return values

    def _version(self, values: Mapping[str, Any]) -> str:
        """Return the version that the file has, unless the map needs a newer one."""
        needed = version_for(values)
        own = None if self.document is None else self.document.version
        if own is None or own in MIGRATIONS:
            return needed
        if own not in KNOWN_VERSIONS:  # newer than this mapkit
            return own
        return max(own, needed, key=KNOWN_VERSIONS.index)

    def _building(self, b: Building) -> dict[str, Any]:
        named = b.name != b.id or self.says("buildings", b.id, "name")
        return {**({"name": b.name} if named else {}), "fields": list(b.fields)}

    def _provenance(self) -> dict[str, Any]:
        defaults = asdict(Provenance())
        if self.document is None:
            del defaults["kind"]
        return self._stated("provenance", asdict(self.map.provenance), defaults)

    def _underlay(self) -> dict[str, Any]:
        if self.map.underlay is None:
            return {}
        values = asdict(self.map.underlay)
        values["corners"] = [list(p) for p in self.map.underlay.corners]
        return self._stated("underlay", values, {"sha256": "", "opacity": 0.6, "locked": False})

    def _tracing(self) -> dict[str, Any]:
        if self.map.tracing is None:
            return {}
        values = asdict(self.map.tracing)
        values.update(_photo_values(self.map.tracing))
        values["more"] = [_photo_values(another) for another in self.map.tracing.more]
        values["lens"] = list(self.map.tracing.lens)
        values["doubts"] = [
            {
                "about": d.about,
                "fields": list(d.fields),
                "at": list(d.at),
                "doubt": d.doubt,
                **({"instead": d.instead} if d.instead else {}),
            }
            for d in self.map.tracing.doubts
        ]
        return self._stated("tracing", values, {"lens": [], "doubts": [], "more": []})

    def _stated(
        self, section: str, values: Mapping[str, Any], defaults: Mapping[str, Any]
    ) -> dict[str, Any]:
        """Return what differs from the defaults, or is said explicitly."""
        return {
            key: value
            for key, value in values.items()
            if value != defaults.get(key) or self.says(section, key)
        }

    def _own(
        self,
        items: Mapping[str, Any],
        known: Mapping[str, Any],
        section: str,
        complete: Callable[[str, Mapping[str, Any], Any], object],
    ) -> dict[str, dict[str, Any]]:
        own: dict[str, dict[str, Any]] = {}
        for id_, item in items.items():
            if known.get(id_) == item and not self.says(section, id_):
                continue
            values = {name: getattr(item, name) for name in item.__slots__ if name != "id"}
            for name in list(values):
                less = {k: v for k, v in values.items() if k != name}
                if not self.says(section, id_, name) and complete(id_, less, known) == item:
                    values = less
            own[id_] = {k: _written(k, v) for k, v in values.items()}
        return own

    def _tables(self) -> dict[str, Any]:
        return {
            i: {"cells": own_cells(table)}
            for i, table in self.map.ruleset.tables.items()
            if table.filled or self.says("tables", i)
        }

    def _field(self, f: Field, *, redrawn: bool) -> dict[str, Any]:
        rules = self.map.ruleset
        values: dict[str, Any] = {"kind": f.kind}
        if f.sector is not None:
            values["sector"] = f.sector
        if f.traits or self.says("fields", f.id, "traits"):
            values["traits"] = sorted(f.traits, key=[*rules.traits, *sorted(f.traits)].index)
        kind = rules.kinds.get(f.kind)
        if kind is None or f.level != kind.level or self.says("fields", f.id, "level"):
            values["level"] = f.level
        if f.name is not None:
            values["name"] = f.name
        if f.ground is not None:
            values["ground"] = f.ground
        if f.attributes or self.says("fields", f.id, "attributes"):
            values["attributes"] = dict(f.attributes)
        if f.traced is not None:
            values["traced"] = f.traced
        values["ring"] = None if redrawn else list(f.rings[0])
        if len(f.rings) > 1 or self.says("fields", f.id, "holes"):
            values["holes"] = None if redrawn else [list(r) for r in f.rings[1:]]
        return values

    def _portal(self, p: Portal) -> dict[str, Any]:
        at: list[Any] = [list(point) for point in p.at]
        found = self.document.find(("portals", p.id, "at")) if self.document else None
        if found and isinstance(found[1], SeqNode) and len(found[1].items) == 2:
            # An end that the file gives by a vertex stays so as long as it is there.
            for n, end in enumerate(found[1].items):
                if isinstance(end, Scalar) and self.map.vertices.get(end.value) == p.at[n]:
                    at[n] = end.value
        traced = {} if p.traced is None else {"traced": p.traced}
        return {"type": p.type, "between": list(p.between), "at": at, **traced}


def _silenced(entry: Silenced) -> dict[str, Any]:
    subject = {"field": entry.field, "sector": entry.sector, "rule": entry.rule}
    named = {key: value for key, value in subject.items() if value is not None}
    return {"warning": entry.warning, **named, "reason": entry.reason}


def _written(key: str, value: Any) -> Any:
    """Return a value of a kind, trait, mover or sector as a file holds it."""
    if isinstance(value, tuple):
        return list(value)
    if isinstance(value, Mapping):
        return {k: UNKNOWN if v is None else v for k, v in value.items()}
    return UNKNOWN if value is None and key in {"cost", "allowance"} else value


def _photo_values(of: Tracing | AnotherPhoto) -> dict[str, Any]:
    """Return what a file says of a photo: its file, and the board's corners in it."""
    photo = {**asdict(of.photo), "size_px": list(of.photo.size_px)}
    if not photo["taken"]:
        del photo["taken"]
    return {"photo": photo, "corners_px": [list(p) for p in of.corners_px]}
