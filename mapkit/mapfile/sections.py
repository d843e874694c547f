"""Fields, portals, markers and buildings of a map file."""

from __future__ import annotations

from collections.abc import Collection

from mapkit.mapfile.nodes import MapNode, Node, Scalar, SeqNode
from mapkit.mapfile.outlines import Outlines
from mapkit.mapfile.problems import Problems, quoted
from mapkit.mapfile.records import (
    Reader,
    Spec,
    entries,
    items,
    name_list,
    one_of,
    read_record,
    whole,
)
from mapkit.mapfile.scalars import kind_of, read_id, read_text
from mapkit.messages import Phrase, phrase
from mapkit.model import Building, Field, Marker, MarkerType, Point, Portal, Ruleset

__all__ = ["FieldIds", "read_buildings", "read_fields", "read_markers", "read_portals"]


def _raw(node: Node, problems: Problems, what: str) -> Node:  # noqa: ARG001 - a Reader
    return node


class FieldIds:
    """Which fields there are, and which of them could be read."""

    def __init__(self, listed: Collection[str], good: Collection[str]) -> None:
        self.listed = listed
        self.good = good

    def read(self, node: Node, problems: Problems, what: str) -> str | None:
        """Read the id of a field; unknown ones are reported, broken ones already are."""
        id_ = read_id(node, problems, phrase("a field in {what}", what=what))
        if id_ is None or id_ in self.listed:
            return id_
        problems.error(
            "MK118",
            node.start,
            phrase("{what} names field {word}, which does not exist", what=what, word=quoted(id_)),
            problems.did_you_mean(id_, self.listed)
            or (phrase("keys that begin with x- are no fields") if id_.startswith("x-") else ""),
            fields=(id_,),
        )
        return None


def read_fields(
    node: Node,
    problems: Problems,
    ruleset: Ruleset | None,
    sectors: Collection[str],
    outlines: Outlines,
) -> tuple[dict[str, Field], FieldIds]:
    """Read the ``fields:`` section; fields with errors are left out of the result."""
    spec = Spec(
        {
            "kind": one_of(ruleset.kinds) if ruleset else read_text,
            "sector": one_of(sectors) if ruleset else read_text,
            "traits": name_list(ruleset.traits) if ruleset else _raw,
            "level": whole(0, 1),
            "name": read_text,
            "ring": _raw,
            "holes": _raw,
        },
        ("kind", "ring"),
    )
    found = entries(node, problems, "fields", phrase("a field")) or []
    fields: dict[str, Field] = {}
    for id_, _, value in found:
        record = read_record(value, spec, problems, phrase("field {id}", id=id_), fields=(id_,))
        values = record.values
        rings: list[tuple[str, ...] | None] = []
        if "ring" in values:
            rings.append(outlines.ring(values["ring"], id_, phrase("the ring")))
        if "holes" in values:
            holes = items(values["holes"], problems, phrase("holes of field {id}", id=id_))
            rings += (
                [None]
                if holes is None
                else [
                    outlines.ring(hole, id_, phrase("hole {n}", n=n))
                    for n, hole in enumerate(holes, 1)
                ]
            )
        if not record.ok or None in rings or ruleset is None:
            continue
        fields[id_] = Field(
            id_,
            values["kind"],
            tuple(r for r in rings if r is not None),
            values.get("level", ruleset.kinds[values["kind"]].level),
            frozenset(values.get("traits", ())),
            values.get("sector"),
            values.get("name"),
        )
    return fields, FieldIds({id_ for id_, _, _ in found}, fields)


def read_portals(
    node: Node, problems: Problems, ruleset: Ruleset | None, ids: FieldIds, outlines: Outlines
) -> tuple[Portal, ...]:
    """Read the ``portals:`` section."""
    spec = Spec(
        {
            "type": one_of(ruleset.portals) if ruleset else read_text,
            "between": _two(ids.read, phrase('field ids, for example ["12", "13"]')),
            "at": _raw,
        },
        ("type", "between", "at"),
    )
    portals = []
    for id_, _, value in entries(node, problems, "portals", phrase("a portal")) or []:
        what = phrase("portal {id}", id=id_)
        record = read_record(value, spec, problems, what)
        between: tuple[str, str] | None = record.get("between")
        at: tuple[Point, Point] | None = None
        if "at" in record.values:
            at = _two(lambda n, _p, w: outlines.place_end(n, w), phrase("points or vertex ids"))(
                record.values["at"], problems, phrase("at of {what}", what=what)
            )
        if between is not None and between[0] == between[1]:
            problems.error(
                "MK118",
                value.start,
                phrase(
                    "{what} stands between field {between} and itself",
                    what=what,
                    between=between[0],
                ),
                phrase("name the two fields on its sides"),
                fields=between[:1],
            )
            continue
        if at is not None and at[0] == at[1]:
            problems.error(
                "MK120",
                value.start,
                phrase(
                    "{what} has no length: both ends of its place are {point}",
                    what=what,
                    point=list(at[0]),
                ),
                phrase("give the two ends of its place on the shared boundary"),
                fields=between or (),
            )
            continue
        if not record.ok or between is None or at is None:
            continue
        if between[0] in ids.good and between[1] in ids.good:
            portals.append(Portal(id_, record.values["type"], between, at))
    return tuple(portals)


def _two(reader: Reader, of_what: str) -> Reader:
    def read(node: Node, problems: Problems, what: str) -> tuple[object, object] | None:
        if not isinstance(node, SeqNode) or len(node.items) != 2:
            problems.error(
                "MK112",
                node.start,
                phrase(
                    "{what} should be a list of two, not {found}",
                    what=what,
                    found=kind_of(node),
                )
                if not isinstance(node, SeqNode)
                else phrase(
                    "{what} should be a list of two, not of {number}",
                    what=what,
                    number=len(node.items),
                ),
                phrase("write two {of_what}", of_what=of_what),
            )
            return None
        a, b = (reader(item, problems, what) for item in node.items)
        return None if a is None or b is None else (a, b)

    return read


def read_markers(
    node: Node, problems: Problems, ruleset: Ruleset | None, ids: FieldIds
) -> tuple[Marker, ...]:
    """Read the ``markers:`` section."""
    types = ruleset.markers if ruleset else {}
    specs = {name: _marker_spec(kind, ids) for name, kind in types.items()}
    markers = []
    for n, item in enumerate(items(node, problems, "markers") or [], 1):
        what = phrase("marker {n}", n=n)
        if not isinstance(item, MapNode):
            problems.error(
                "MK112",
                item.start,
                phrase("{what} should be a mapping, not {found}", what=what, found=kind_of(item)),
                phrase(
                    "for example  {example}", example='- {type: objective, field: "12", number: 4}'
                ),
            )
            continue
        kind = item.get("type")
        if kind is None:
            problems.error("MK111", item.start, phrase('{what} lacks "type"', what=what))
            continue
        name = (one_of(types) if ruleset else read_text)(
            kind, problems, phrase("{name} of {what}", name="type", what=what)
        )
        if name is None or name not in specs:
            continue
        record = read_record(
            item,
            specs[name],
            problems,
            phrase("{what} ({label})", what=what, label=Phrase(types[name].label)),
        )
        if record.ok and record.values["field"] in ids.good:
            attributes = {a: record.values[a] for a in types[name].attributes}
            markers.append(Marker(name, record.values["field"], attributes))
    return tuple(markers)


def _marker_spec(kind: MarkerType, ids: FieldIds) -> Spec:
    readers: dict[str, Reader] = {"type": read_text, "field": ids.read}
    readers |= {name: _attribute(values) for name, values in kind.attributes.items()}
    return Spec(readers, ("type", "field", *kind.attributes))


def _attribute(values: tuple[str | int, ...]) -> Reader:
    """Read one of some words and numbers; ``4`` is the number, a quoted "4" never is."""
    words = {str(v): v for v in values}
    word = one_of(words)

    def read(node: Node, problems: Problems, what: str) -> str | int | None:
        text = word(node, problems, what)
        if text is None:
            return None
        value = words[text]
        if isinstance(value, int) and isinstance(node, Scalar) and node.quoted:
            problems.error(
                "MK113",
                node.start,
                phrase("{what} should be a number", what=what),
                phrase("write {value} without quotes", value=value),
            )
            return None
        return value

    return read


def read_buildings(node: Node, problems: Problems, ids: FieldIds) -> tuple[Building, ...]:
    """Read the ``buildings:`` section."""

    def members(node: Node, problems: Problems, what: str) -> tuple[str, ...] | None:
        found = items(node, problems, what)
        if found is None:
            return None
        read = [ids.read(item, problems, what) for item in found]
        return None if None in read else tuple(i for i in read if i and i in ids.good)

    spec = Spec({"name": read_text, "fields": members}, ("fields",))
    buildings = []
    for id_, _, value in entries(node, problems, "buildings", phrase("a building")) or []:
        record = read_record(value, spec, problems, phrase("building {id}", id=id_))
        if record.ok:
            buildings.append(Building(id_, record.get("name", id_), record.values["fields"]))
    return tuple(buildings)
