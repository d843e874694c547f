"""Mappings with a fixed set of keys, read by a table that says how to read each."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from dataclasses import field as dataclass_field
from typing import Any

from mapkit.diagnostics import Severity
from mapkit.mapfile.nodes import MapNode, Node, Scalar, SeqNode
from mapkit.mapfile.problems import Problems, and_list, quoted
from mapkit.mapfile.scalars import is_null, is_valid_id, kind_of, read_id, read_text, read_whole
from mapkit.messages import phrase

__all__ = [
    "Entries",
    "Reader",
    "Record",
    "Spec",
    "entries",
    "identifier",
    "items",
    "name_list",
    "one_of",
    "read_record",
    "whole",
]

Reader = Callable[[Node, Problems, str], Any]
"""Reads a node; reports what is wrong and returns None where nothing can be made of it."""


@dataclass(frozen=True, slots=True)
class Spec:
    """The keys of a record: how each is read, and which have to be there.

    ``empty_help`` lists optional keys that may not be left empty, and what to say then.
    """

    readers: Mapping[str, Reader]
    required: tuple[str, ...] = ()
    empty_help: Mapping[str, str] = dataclass_field(default_factory=dict)


@dataclass(slots=True)
class Record:
    """What could be read of a record; ``ok`` is False where a key is missing or unreadable."""

    values: dict[str, Any]
    ok: bool

    def get(self, key: str, default: Any = None) -> Any:
        """Return the value of a key, or the default where it is missing or unreadable."""
        return self.values.get(key, default)


def read_record(
    node: Node, spec: Spec, problems: Problems, what: str, *, fields: Collection[str] = ()
) -> Record:
    """Read a mapping by its specification; keys that begin with ``x-`` are a person's own."""
    if not isinstance(node, MapNode):
        problems.error(
            "MK112",
            node.start,
            phrase(
                "{what} should be a mapping of keys to values, not {found}",
                what=what,
                found=kind_of(node),
            ),
            phrase("its keys are {words}", words=and_list(spec.readers, "and")),
            fields=fields,
        )
        return Record({}, ok=False)
    values: dict[str, Any] = {}
    ok = True
    given = set()
    for key, value in node.pairs:
        name = key.value
        reader = spec.readers.get(name)
        if reader is None:
            if not name.startswith("x-"):
                unknown_key(key, spec.readers, problems, what, fields)
            continue
        given.add(name)
        if type(value) is Scalar and is_null(value):
            if name in spec.required or name in spec.empty_help:
                ok = False
                problems.error(
                    "MK111",
                    key.start,
                    phrase("{word} of {what} has no value", word=quoted(name), what=what),
                    spec.empty_help.get(name, ""),
                    fields=fields,
                )
            continue
        read = reader(value, problems, phrase("{name} of {what}", name=name, what=what))
        if read is None:
            ok = False
        else:
            values[name] = read
    missing = [key for key in spec.required if key not in given]
    if missing:
        problems.error(
            "MK111",
            node.start,
            phrase("{what} lacks {words}", what=what, words=and_list(map(quoted, missing), "and")),
            fields=fields,
        )
        ok = False
    return Record(values, ok)


def unknown_key(
    key: Scalar,
    known: Collection[str],
    problems: Problems,
    what: str,
    fields: Collection[str] = (),
) -> None:
    """Report a key that nobody knows: an error, in a file of a newer minor version a note."""
    if problems.lenient_keys:
        problems.add(
            "MK107",
            Severity.NOTE,
            key.start,
            phrase(
                "{word} of {what} is ignored: this mapkit does not know it",
                word=quoted(key.value),
                what=what,
            ),
            fields=fields,
        )
        return
    advice = problems.did_you_mean(key.value, known)
    problems.error(
        "MK110",
        key.start,
        phrase("{what} has no key {word}", what=what, word=quoted(key.value)),
        advice
        or phrase(
            "known keys: {words}; a key of your own has to begin with x-",
            words=and_list(known, "and"),
        ),
        fields=fields,
    )


Entries = list[tuple[str, Scalar, Node]]


def entries(node: Node, problems: Problems, what: str, each: str) -> Entries | None:
    """Read a mapping from ids to entries, leaving out ``x-`` keys and bad ids."""
    if not isinstance(node, MapNode):
        problems.error(
            "MK112",
            node.start,
            phrase(
                "{what} should be a mapping from ids to entries, not {found}",
                what=what,
                found=kind_of(node),
            ),
            phrase("write one  id: ...  a line, indented, below the key"),
        )
        return None
    found: Entries = []
    for key, value in node.pairs:
        if key.value.startswith("x-"):
            continue
        id_ = read_id(key, problems, each)
        if id_ is not None:
            found.append((id_, key, value))
    return found


def items(node: Node, problems: Problems, what: str) -> list[Node] | None:
    """Return the items of a list, or report that it is none."""
    if isinstance(node, SeqNode):
        return node.items
    problems.error(
        "MK112",
        node.start,
        phrase("{what} should be a list, not {found}", what=what, found=kind_of(node)),
    )
    return None


def one_of(values: Collection[str]) -> Reader:
    """Make a reader that takes one of some words."""

    def read(node: Node, problems: Problems, what: str) -> str | None:
        if not isinstance(node, Scalar):
            problems.error(
                "MK112",
                node.start,
                phrase("{what} should be a word, not {found}", what=what, found=kind_of(node)),
            )
            return None
        if node.value in values:
            return node.value
        # A number that is off is off; its neighbours are no slips of the pen.
        advice = "" if node.value.isdecimal() else problems.did_you_mean(node.value, values)
        problems.error(
            "MK116",
            node.start,
            phrase("{what} cannot be {word}", what=what, word=quoted(node.value)),
            advice
            or (
                phrase("it has to be {words}", words=and_list(map(quoted, values)))
                if values
                else ""
            ),
        )
        return None

    return read


def name_list(values: Collection[str]) -> Reader:
    """Make a reader for a list of words out of some."""
    word = one_of(values)

    def read(node: Node, problems: Problems, what: str) -> tuple[str, ...] | None:
        found = items(node, problems, what)
        if found is None:
            return None
        words = [word(item, problems, phrase("an item of {what}", what=what)) for item in found]
        return None if None in words else tuple(words)

    return read


def whole(low: int, high: int) -> Reader:
    """Make a reader for a whole number between two bounds."""

    def read(node: Node, problems: Problems, what: str) -> int | None:
        return read_whole(node, problems, what, low, high)

    return read


def identifier(node: Node, problems: Problems, what: str) -> str | None:
    """Read a text that has to be an id (the map's, the ruleset's)."""
    text = read_text(node, problems, what)
    if text is not None and not is_valid_id(text):
        problems.error(
            "MK115",
            node.start,
            phrase("{what} cannot be {word}", what=what, word=quoted(text)),
            phrase("ids have at most 40 characters, no blanks and no |"),
        )
        return None
    return text
