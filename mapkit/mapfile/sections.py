"""Fields, portals, markers, buildings and notes of a map file."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from mapkit.diagnostics import rules
from mapkit.mapfile.field_attributes import attribute_values
from mapkit.mapfile.header import POINT
from mapkit.mapfile.nodes import MapNode, Node, Scalar, SeqNode
from mapkit.mapfile.outlines import Outlines
from mapkit.mapfile.problems import Problems, quoted
from mapkit.mapfile.records import Key, RecordType, entries, read_record
from mapkit.mapfile.scalars import kind_of, read_id
from mapkit.mapfile.value_types import (
    TEXT,
    ValueType,
    deferred,
    items,
    known_name,
    list_of,
    list_schema,
    one_of,
    proposed,
    read_all,
    ref,
    whole,
)
from mapkit.messages import Phrase, phrase
from mapkit.model import (
    GROUNDS,
    TRACE_STATES,
    Building,
    Field,
    Marker,
    Note,
    Point,
    Portal,
    Ruleset,
)

TRACED = Key(
    one_of(TRACE_STATES),
    "In a map from a photo: proposed by the program, drawn by a person, or accepted. Since 1.1.",
)


class FieldIds:
    """Which fields there are, and which of them could be read."""

    def __init__(self, listed: Collection[str], good: Collection[str]) -> None:
        self.listed = listed
        self.good = good
        self.type = ValueType(self.read, ref("id"))

    def read(self, node: Node, problems: Problems, what: str) -> str | None:
        """Read the id of a field; unknown ones are reported, broken ones already are."""
        id_ = read_id(node, problems, phrase("a field in {what}", what=what))
        if id_ is None or id_ in self.listed:
            return id_
        problems.add(
            rules.NO_SUCH_FIELD,
            node.start,
            phrase("{what} names field {word}, which does not exist", what=what, word=quoted(id_)),
            problems.did_you_mean(id_, self.listed)
            or (phrase("keys that begin with x- are not fields") if id_.startswith("x-") else ""),
            fields=(id_,),
        )
        return None


def field_record(ruleset: Ruleset | None, sectors: Collection[str]) -> RecordType:
    """Make the type of a field; without a ruleset any kind, sector and traits will do."""
    return RecordType(
        {
            "kind": Key(
                known_name(ruleset.kinds) if ruleset else TEXT,
                "A kind of the ruleset or of this map.",
            ),
            "sector": Key(
                known_name(sectors) if ruleset else TEXT, "A sector of the ruleset or of this map."
            ),
            "traits": Key(
                list_of(known_name(ruleset.traits)) if ruleset else deferred({}),
                "What it is beside its kind.",
            ),
            "level": Key(whole(0, 1), "0 ground, 1 upper; the kind's level otherwise."),
            "name": Key(TEXT, "What people call it; need not be unique."),
            "ground": Key(one_of(GROUNDS), "What it is made of in pictures; the kind's otherwise."),
            "attributes": Key(
                attribute_values(ruleset.attributes if ruleset else {}),
                "What it carries, where that is not its kind's. Since format 1.2.",
            ),
            "traced": TRACED,
            "ring": Key(
                deferred(ref("ring")),
                "Its outline: vertices or points in order, the first not repeated.",
            ),
            "holes": Key(deferred(list_schema(ref("ring"))), "Rings cut out of it."),
        },
        required=("kind", "ring"),
    )


def read_fields(
    node: Node | None,
    problems: Problems,
    ruleset: Ruleset | None,
    sectors: Collection[str],
    outlines: Outlines,
) -> tuple[dict[str, Field], FieldIds]:
    """Read the ``fields:`` section; fields with errors are left out of the result."""
    record_type = field_record(ruleset, sectors)
    found = entries(node, problems, "fields", phrase("a field"))
    fields: dict[str, Field] = {}
    for id_, _, value in found:
        record = read_record(
            value, record_type, problems, phrase("field {id}", id=id_), fields=(id_,)
        )
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
            values.get("ground"),
            values.get("traced"),
            values.get("attributes", {}),
        )
    return fields, FieldIds({id_ for id_, _, _ in found}, fields)


def portal_record(ruleset: Ruleset | None, ids: FieldIds, outlines: Outlines) -> RecordType:
    """Make the type of a portal between two of some fields, at places of some outlines."""
    end = ValueType(lambda node, _problems, what: outlines.place_end(node, what), ref("corner"))
    return RecordType(
        {
            "type": Key(
                known_name(ruleset.portals) if ruleset else TEXT, "A type of portal of the ruleset."
            ),
            "between": Key(
                _two(ids.type, phrase('field ids, for example ["12", "13"]')),
                "The two fields on its sides.",
            ),
            "at": Key(
                _two(end, phrase("points or vertex ids")),
                "The two ends of its place on the shared boundary.",
            ),
            "traced": TRACED,
        },
        required=("type", "between", "at"),
    )


def read_portals(
    node: Node | None,
    problems: Problems,
    ruleset: Ruleset | None,
    ids: FieldIds,
    outlines: Outlines,
) -> tuple[Portal, ...]:
    """Read the ``portals:`` section."""
    record_type = portal_record(ruleset, ids, outlines)
    portals = []
    for id_, _, value in entries(node, problems, "portals", phrase("a portal")):
        what = phrase("portal {id}", id=id_)
        record = read_record(value, record_type, problems, what)
        between: tuple[str, str] | None = record.get("between")
        at: tuple[Point, Point] | None = record.get("at")
        if between is not None and between[0] == between[1]:
            problems.add(
                rules.NO_SUCH_FIELD,
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
            problems.add(
                rules.TOO_FEW_POINTS,
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
            portals.append(Portal(id_, record.values["type"], between, at, record.get("traced")))
    return tuple(portals)


def _two(each: ValueType, of_what: str) -> ValueType:
    def read(node: Node, problems: Problems, what: str) -> tuple[object, ...] | None:
        if not isinstance(node, SeqNode) or len(node.items) != 2:
            problems.add(
                rules.VALUE_OF_WRONG_TYPE,
                node.start,
                phrase(
                    "{what} should be a list of two, not {found}", what=what, found=kind_of(node)
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
        return read_all(node.items, each, problems, what)

    return ValueType(read, list_schema(each.schema, 2))


def marker_record(
    types: Collection[str], attributes: Mapping[str, Collection[str | int]], ids: FieldIds
) -> RecordType:
    """Make the type of a marker that has some attributes, each with its allowed values."""
    return RecordType(
        {
            "type": Key(known_name(types), "A type of marker of the ruleset."),
            "field": Key(ids.type, "The field that it is printed on."),
            **{name: Key(_attribute(values)) for name, values in attributes.items()},
        },
        required=("type", "field", *attributes),
    )


def read_markers(
    node: Node | None, problems: Problems, ruleset: Ruleset | None, ids: FieldIds
) -> tuple[Marker, ...]:
    """Read the ``markers:`` section."""
    types = ruleset.markers if ruleset else {}
    record_types = {
        name: marker_record(types, kind.attributes, ids) for name, kind in types.items()
    }
    type_word = known_name(types) if ruleset else TEXT
    markers = []
    for n, item in enumerate((node and items(node, problems, "markers")) or [], 1):
        what = phrase("marker {n}", n=n)
        if not isinstance(item, MapNode):
            problems.add(
                rules.VALUE_OF_WRONG_TYPE,
                item.start,
                phrase("{what} should be a mapping, not {found}", what=what, found=kind_of(item)),
                phrase(
                    "for example  {example}", example='- {type: objective, field: "12", number: 4}'
                ),
            )
            continue
        kind = item.get("type")
        if kind is None:
            problems.add(rules.KEY_MISSING, item.start, phrase('{what} lacks "type"', what=what))
            continue
        name = type_word.read(kind, problems, phrase("{name} of {what}", name="type", what=what))
        if name is None or name not in record_types:
            continue
        record = read_record(
            item,
            record_types[name],
            problems,
            phrase("{what} ({label})", what=what, label=Phrase(types[name].label)),
        )
        if record.ok and record.values["field"] in ids.good:
            attributes = {a: record.values[a] for a in types[name].attributes}
            markers.append(Marker(name, record.values["field"], attributes))
    return tuple(markers)


def _attribute(values: Collection[str | int]) -> ValueType:
    """Make the type of some words and numbers; ``4`` is the number, a quoted "4" never is."""
    words = {str(v): v for v in values}
    word = known_name(words)

    def read(node: Node, problems: Problems, what: str) -> str | int | None:
        text = word.read(node, problems, what)
        if text is None:
            return None
        value = words[text]
        if isinstance(value, int) and isinstance(node, Scalar) and node.quoted:
            problems.add(
                rules.NOT_A_NUMBER,
                node.start,
                phrase("{what} should be a number", what=what),
                phrase("write {value} without quotes", value=value),
            )
            return None
        return value

    return ValueType(read, proposed(values))


def building_record(ids: FieldIds) -> RecordType:
    """Make the type of a building of some fields."""

    def members(node: Node, problems: Problems, what: str) -> tuple[str, ...] | None:
        found = items(node, problems, what)
        read = None if found is None else read_all(found, ids.type, problems, what)
        return None if read is None else tuple(i for i in read if i in ids.good)

    fields = ValueType(members, list_schema(ids.type.schema))
    return RecordType(
        {
            "name": Key(TEXT, "What people call it."),
            "fields": Key(fields, "The fields that it consists of."),
        },
        required=("fields",),
    )


def read_buildings(node: Node | None, problems: Problems, ids: FieldIds) -> tuple[Building, ...]:
    """Read the ``buildings:`` section."""
    record_type = building_record(ids)
    buildings = []
    for id_, _, value in entries(node, problems, "buildings", phrase("a building")):
        record = read_record(value, record_type, problems, phrase("building {id}", id=id_))
        if record.ok:
            buildings.append(Building(id_, record.get("name", id_), record.values["fields"]))
    return tuple(buildings)


def read_former_ids(node: Node | None, problems: Problems, ids: FieldIds) -> dict[str, str]:
    """Read the ``former_ids:`` section; entries with errors are left out."""
    former = {}
    for id_, key, value in entries(node, problems, "former_ids", phrase("a former id")):
        field = ids.type.read(value, problems, phrase("the former id {id}", id=id_))
        if id_ in ids.listed:
            problems.add(
                rules.KEY_REPEATED,
                key.start,
                phrase("the former id {id} is the id of a field", id=id_),
                phrase("remove it, or give that field another id"),
                fields=(id_,),
            )
        elif field is not None:
            former[id_] = field
    return former


NOTE = RecordType(
    {
        "at": Key(POINT, "The place, [x, y] in map units."),
        "text": Key(TEXT, "What to keep in mind."),
    },
    required=("at", "text"),
)


def read_notes(node: Node | None, problems: Problems) -> tuple[Note, ...]:
    """Read the ``notes:`` section; entries with errors are left out."""
    notes = []
    for n, item in enumerate((node and items(node, problems, "notes")) or [], 1):
        record = read_record(item, NOTE, problems, phrase("note {n}", n=n))
        if record.ok:
            notes.append(Note(**record.values))
    return tuple(notes)
