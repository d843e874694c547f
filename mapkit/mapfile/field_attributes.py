"""What fields carry beside their kind, and figures that a ruleset leaves open."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from mapkit.diagnostics import rules
from mapkit.mapfile.nodes import MapNode, Node, Scalar
from mapkit.mapfile.problems import Problems, and_list, quoted
from mapkit.mapfile.records import OWN_KEYS, Key, RecordType, entries, entries_schema, read_record
from mapkit.mapfile.scalars import kind_of, read_text, read_whole
from mapkit.mapfile.value_types import (
    COLOUR,
    SCALAR_SCHEMA,
    TEXT,
    ValueType,
    known_name,
    list_of,
    one_of,
    tuple_of,
)
from mapkit.messages import phrase
from mapkit.model import FieldAttribute, Kind, MoverClass

UNKNOWN = "unknown"
"""What a file says where the rules give no figure."""

_LARGEST = 10**6
_RESERVED = frozenset({"id", "kind", "sector", "traits", "level", "name", "ring", "holes"})


def or_unknown(number: ValueType) -> ValueType:
    """Make the type of a number that may be left open: :data:`UNKNOWN` stays that word."""

    def read(node: Node, problems: Problems, what: str) -> Any:
        if isinstance(node, Scalar) and node.value == UNKNOWN:
            return UNKNOWN
        return number.read(node, problems, what)

    return ValueType(read, {"anyOf": [number.schema, {"const": UNKNOWN}]})


def known_number(value: Any) -> Any:
    """Return a number that was read, or None for :data:`UNKNOWN`."""
    return None if value == UNKNOWN else value


def report_open_figures(
    allowed: bool,
    kinds: Mapping[str, Kind],
    movers: Mapping[str, MoverClass],
    problems: Problems,
    where: int,
) -> None:
    """Report figures that are left open where the tables of ways need them."""
    if allowed:
        return
    left = [f"cost of {i}" for i, k in kinds.items() if None in (k.cost, *k.costs.values())]
    left += [f"allowance of {i}" for i, mover in movers.items() if mover.allowance is None]
    if left:
        problems.add(
            rules.RULESET_CONTRADICTORY,
            where,
            phrase(
                "{words} is left open, which goes only with  range: grid  and  steps: sides",
                words=left[0],
            ),
            phrase("give a number, or add both to the ruleset"),
        )


def _word_or_number(node: Node, problems: Problems, what: str) -> str | int | None:
    if isinstance(node, Scalar) and not node.quoted and node.value.lstrip("-").isdecimal():
        return read_whole(node, problems, what, -_LARGEST, _LARGEST)
    return read_text(node, problems, what)


_VALUE = ValueType(_word_or_number, SCALAR_SCHEMA)
_WHOLE = ValueType(
    lambda node, problems, what: read_whole(node, problems, what, -_LARGEST, _LARGEST),
    {"type": "integer", "minimum": -_LARGEST, "maximum": _LARGEST},
)


def _colours(node: Node, problems: Problems, what: str) -> dict[str, str] | None:
    found = {
        value: COLOUR.read(colour, problems, phrase("{name} in {what}", name=value, what=what))
        for value, _, colour in entries(node, problems, what, phrase("a value"))
    }
    return None if None in found.values() else {v: c for v, c in found.items() if c is not None}


def attribute_record(kinds: Collection[str]) -> RecordType:
    """Make the type of an attribute that fields of some kinds may carry."""
    return RecordType(
        {
            "label": Key(TEXT, "The word in messages."),
            "values": Key(list_of(_VALUE), "Those allowed: words or numbers."),
            "whole": Key(
                tuple_of(
                    2,
                    _WHOLE,
                    lambda what, number: phrase(
                        "{what} should be [lowest, highest], not a list of {number}",
                        what=what,
                        number=number,
                    ),
                ),
                "Instead of values: any whole number from the first to the second.",
            ),
            "kinds": Key(list_of(known_name(kinds)), "Kinds that carry it; none: all."),
            "default": Key(_VALUE, "Of fields of which neither kind nor map say anything."),
            "colours": Key(
                ValueType(_colours, entries_schema(COLOUR.schema)),
                "By value the colour of a mark that is drawn on the field.",
            ),
        }
    )


def read_attributes(
    node: Node | None, problems: Problems, kinds: Collection[str]
) -> dict[str, FieldAttribute]:
    """Read the ``attributes:`` section of a ruleset; those with errors are left out."""
    record_type = attribute_record(kinds)
    found: dict[str, FieldAttribute] = {}
    for id_, key, value in entries(node, problems, "attributes", phrase("an attribute")):
        what = phrase("attribute {word}", word=quoted(id_))
        record = read_record(value, record_type, problems, what)
        given = dict(record.values)
        bounds = given.pop("whole", None)
        if id_ in _RESERVED:
            problems.add(
                rules.RULESET_CONTRADICTORY,
                key.start,
                phrase("an attribute cannot be called {word}", word=quoted(id_)),
                phrase("that is a key of every field"),
            )
        elif record.ok and bool(bounds) == bool(given.get("values")):
            problems.add(
                rules.RULESET_CONTRADICTORY,
                key.start,
                phrase("{what} needs either values or whole", what=what),
                phrase("for example  {example}", example="{values: [red, blue]}  {whole: [0, 8]}"),
            )
        elif bounds and bounds[0] > bounds[1]:
            problems.add(
                rules.RULESET_CONTRADICTORY,
                key.start,
                phrase(
                    "{what} goes from {low} to {high}, which is backwards",
                    what=what,
                    low=bounds[0],
                    high=bounds[1],
                ),
            )
        elif record.ok:
            low, high = bounds or (0, 0)
            known = FieldAttribute(id_, given.pop("label", id_), low=low, high=high, **given)
            default = value.get("default") if isinstance(value, MapNode) else None
            what = phrase("default of {what}", what=what)
            if default is None or _of(known).read(default, problems, what) is not None:
                found[id_] = known
    return found


def _of(attribute: FieldAttribute) -> ValueType:
    """Return the type of the values of an attribute."""
    if not attribute.values:
        return ValueType(
            lambda node, problems, what: read_whole(
                node, problems, what, attribute.low, attribute.high
            ),
            {"type": "integer", "minimum": attribute.low, "maximum": attribute.high},
        )

    def read(node: Node, problems: Problems, what: str) -> str | int | None:
        by_text = {str(value): value for value in attribute.values}
        word = one_of(by_text).read(node, problems, what)
        return None if word is None else by_text[word]

    return ValueType(read, {"enum": [*attribute.values]})


def attribute_values(attributes: Mapping[str, FieldAttribute]) -> ValueType:
    """Make the type of a mapping from some attributes to a value of each."""

    def read(node: Node, problems: Problems, what: str) -> dict[str, str | int] | None:
        if not isinstance(node, MapNode):
            problems.add(
                rules.VALUE_OF_WRONG_TYPE,
                node.start,
                phrase(
                    "{what} should be a mapping from attributes to values, not {found}",
                    what=what,
                    found=kind_of(node),
                ),
                phrase("for example  {example}", example="{owner: red}"),
            )
            return None
        values: dict[str, str | int] = {}
        good = True
        for key, value in node.pairs:
            name = key.value
            if name.startswith("x-"):
                continue
            if name not in attributes:
                problems.add(
                    rules.VALUE_NOT_ALLOWED,
                    key.start,
                    phrase("the ruleset has no attribute {word}", word=quoted(name)),
                    problems.did_you_mean(name, attributes)
                    or (
                        phrase("its attributes: {words}", words=and_list(attributes, "and"))
                        if attributes
                        else ""
                    ),
                )
                good = False
                continue
            read_value = _of(attributes[name]).read(
                value, problems, phrase("{name} in {what}", name=name, what=what)
            )
            good = good and read_value is not None
            if read_value is not None:
                values[name] = read_value
        return values if good else None

    schema = {
        "type": "object",
        "properties": {name: _of(known).schema for name, known in attributes.items()},
        "patternProperties": OWN_KEYS,
        "additionalProperties": SCALAR_SCHEMA,
    }
    return ValueType(read, schema)
