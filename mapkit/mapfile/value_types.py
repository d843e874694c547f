"""Types of values: how each is read from a file, and what a JSON Schema says of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable
from typing import Any, NamedTuple

from mapkit.diagnostics import rules
from mapkit.mapfile.nodes import Node, Scalar, SeqNode
from mapkit.mapfile.problems import Problems, quoted, some_of
from mapkit.mapfile.scalars import (
    ID_PATTERN,
    is_valid_id,
    kind_of,
    read_bool,
    read_coordinate,
    read_measure,
    read_number,
    read_text,
    read_whole,
)
from mapkit.messages import phrase
from mapkit.model import COORDINATE_LIMIT

Reader = Callable[[Node, Problems, str], Any]
"""Reads a node; reports what is wrong and returns None where nothing can be made of it."""
Schema = dict[str, Any]
"""A JSON Schema (2020-12) of what a reader takes, as far as a schema can tell."""


class ValueType(NamedTuple):
    """What a key may hold: the reader of it and the JSON Schema of the same values."""

    read: Reader
    schema: Schema


def deferred(schema: Schema) -> ValueType:
    """Make the type of a value that is read later, once what it refers to has been read."""
    return ValueType(lambda node, _problems, _what: node, schema)


def ref(name: str) -> Schema:
    """Return a reference to a definition of the same schema file."""
    return {"$ref": f"#/$defs/{name}"}


def nullable(schema: Schema) -> Schema:
    """Return the schema of values that may also be left empty."""
    if "enum" in schema:
        return {**schema, "enum": [*schema["enum"], None]}
    if "type" in schema:
        types = schema["type"]
        return {**schema, "type": [*([types] if isinstance(types, str) else types), "null"]}
    return {"anyOf": [*schema.get("anyOf", [schema]), {"type": "null"}]}


_VALID_ID = f"^(?!x-){ID_PATTERN}$"
ID_SCHEMA: Schema = {
    "description": "An id: at most 40 characters, no blanks, no |, not beginning with x-. "
    "Whole numbers are taken as texts.",
    "anyOf": [{"type": "string", "pattern": _VALID_ID}, {"type": "integer"}],
}
SCALAR_SCHEMA: Schema = {"type": ["string", "number", "boolean"]}
"""A name is compared as it is written, so ``7`` and ``true`` are names, too."""


def _identifier(node: Node, problems: Problems, what: str) -> str | None:
    text = read_text(node, problems, what)
    if text is not None and not is_valid_id(text):
        problems.add(
            rules.NOT_AN_ID,
            node.start,
            phrase("{what} cannot be {word}", what=what, word=quoted(text)),
            phrase("ids have at most 40 characters, no blanks and no |"),
        )
        return None
    return text


COORDINATE = ValueType(
    read_coordinate,
    {
        "description": "A whole number of map units.",
        "type": "integer",
        "exclusiveMinimum": -COORDINATE_LIMIT,
        "exclusiveMaximum": COORDINATE_LIMIT,
    },
)
TEXT = ValueType(read_text, {"type": ["string", "number"]})
FLAG = ValueType(read_bool, {"type": "boolean"})
IDENTIFIER = ValueType(
    _identifier, {"anyOf": [{"type": "string", "pattern": _VALID_ID}, {"type": "number"}]}
)
"""A text that has to be an id: the map's, the ruleset's."""


_COLOUR = r"#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})"


def _read_colour(node: Node, problems: Problems, what: str) -> str | None:
    """Read a colour as ``#rgb`` or ``#rrggbb``."""
    text = read_text(node, problems, what)
    if text is None or re.fullmatch(_COLOUR, text):
        return text
    problems.add(
        rules.VALUE_NOT_ALLOWED,
        node.start,
        phrase("{what} should be a colour, not {found}", what=what, found=kind_of(node)),
        phrase('write it as # and six digits in quotes, for example "#c0392b"'),
    )
    return None


COLOUR = ValueType(_read_colour, {"type": "string", "pattern": f"^{_COLOUR}$"})


def whole(low: int, high: int) -> ValueType:
    """Make the type of whole numbers from ``low`` to ``high``, both included."""
    few = {"enum": [*range(low, high + 1)]}
    return ValueType(
        lambda node, problems, what: read_whole(node, problems, what, low, high),
        few if high - low < 4 else {"type": "integer", "minimum": low, "maximum": high},
    )


def measure(high: float, *, zero: bool = False) -> ValueType:
    """Make the type of numbers above 0 (or 0 itself) and up to ``high``, of any unit."""
    return ValueType(
        lambda node, problems, what: read_measure(node, problems, what, high, zero=zero),
        {"type": "number", "minimum" if zero else "exclusiveMinimum": 0, "maximum": high},
    )


def number(low: float, high: float) -> ValueType:
    """Make the type of numbers from ``low`` to ``high``, both included, of any unit."""
    return ValueType(
        lambda node, problems, what: read_number(node, problems, what, low, high),
        {"type": "number", "minimum": low, "maximum": high},
    )


def one_of(words: Collection[str]) -> ValueType:
    """Make the type of a keyword, one of some that are the same in every file."""
    known = frozenset(words)

    def read(node: Node, problems: Problems, what: str) -> str | None:
        if not isinstance(node, Scalar):
            problems.add(
                rules.VALUE_OF_WRONG_TYPE,
                node.start,
                phrase("{what} should be a word, not {found}", what=what, found=kind_of(node)),
                phrase("write one of these: {words}", words=some_of(words, str)) if words else "",
            )
            return None
        if node.value in known:
            return node.value
        # No suggestion for a number: the ones next to it are not what was meant.
        advice = "" if node.value.isdecimal() else problems.did_you_mean(node.value, words)
        problems.add(
            rules.VALUE_NOT_ALLOWED,
            node.start,
            phrase("{what} cannot be {word}", what=what, word=quoted(node.value)),
            advice
            or (phrase("it has to be {words}", words=some_of(words, quoted)) if words else ""),
        )
        return None

    return ValueType(read, {"enum": [*words]})


def known_name(words: Collection[str]) -> ValueType:
    """Make the type of a name, one of some that a ruleset or a map defines."""
    return ValueType(one_of(words).read, proposed(words))


def proposed(words: Collection[str | int]) -> Schema:
    """Return a schema that proposes some names and accepts any other."""
    return {"anyOf": [{"enum": [*words]}, SCALAR_SCHEMA]} if words else SCALAR_SCHEMA


def items(node: Node, problems: Problems, what: str) -> list[Node] | None:
    """Return the items of a list, or report that it is none."""
    if isinstance(node, SeqNode):
        return node.items
    problems.add(
        rules.VALUE_OF_WRONG_TYPE,
        node.start,
        phrase("{what} should be a list, not {found}", what=what, found=kind_of(node)),
        phrase("put its items in brackets, with commas between them: [a, b]"),
    )
    return None


def read_all(
    nodes: Iterable[Node], item: ValueType, problems: Problems, what: str
) -> tuple[Any, ...] | None:
    """Read values of one type; None where one of them cannot be read."""
    values = tuple(item.read(node, problems, what) for node in nodes)
    return None if None in values else values


def list_of(item: ValueType) -> ValueType:
    """Make the type of a list, read as a tuple, of any number of values of one type."""

    def read(node: Node, problems: Problems, what: str) -> tuple[Any, ...] | None:
        found = items(node, problems, what)
        each = phrase("an item of {what}", what=what)
        return None if found is None else read_all(found, item, problems, each)

    return ValueType(read, list_schema(item.schema))


def tuple_of(length: int, item: ValueType, wrong: Callable[[str, int], str]) -> ValueType:
    """Make the type of a list of so many values.

    ``wrong`` makes the message about another number of what the list is and of that number.
    """

    def read(node: Node, problems: Problems, what: str) -> tuple[Any, ...] | None:
        found = items(node, problems, what)
        if found is None:
            return None
        if len(found) != length:
            problems.add(
                rules.VALUE_OF_WRONG_TYPE,
                node.start,
                wrong(what, len(found)),
                phrase("it takes {n} values in brackets, with commas between them", n=length),
            )
            return None
        return read_all(found, item, problems, what)

    return ValueType(read, list_schema(item.schema, length))


def list_schema(item: Schema, length: int | None = None) -> Schema:
    """Return the schema of a list of so many items, or of any number."""
    bounds = {} if length is None else {"minItems": length, "maxItems": length}
    return {"type": "array", "items": item, **bounds}
