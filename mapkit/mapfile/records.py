"""Mappings with a fixed set of keys: one table reads them and makes their JSON Schema."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from mapkit.diagnostics import rules
from mapkit.mapfile.nodes import MapNode, Node, Scalar
from mapkit.mapfile.problems import Problems, and_list, quoted
from mapkit.mapfile.scalars import ID_PATTERN, is_null, kind_of, read_id
from mapkit.mapfile.value_types import Schema, ValueType, deferred, nullable, ref
from mapkit.messages import phrase

OWN_KEYS: Schema = {"^x-": {}}
"""Keys that begin with ``x-`` are a person's own, in any mapping."""


class Key(NamedTuple):
    """A key of a record: what it holds, and what text editors show beside it."""

    type: ValueType
    description: str = ""


@dataclass(frozen=True, slots=True)
class RecordType:
    """The keys of a record and which have to be there.

    ``empty_help`` lists optional keys that may not be left empty, and what to say then.
    """

    keys: Mapping[str, Key]
    required: tuple[str, ...] = ()
    empty_help: Mapping[str, str] = field(default_factory=dict)

    def schema(self) -> Schema:
        """Return the JSON Schema of the mappings that :func:`read_record` takes."""
        properties = {}
        for name, key in self.keys.items():
            filled = name in self.required or name in self.empty_help
            schema = key.type.schema if filled else nullable(key.type.schema)
            about = {"description": key.description} if key.description else {}
            properties[name] = {**about, **schema}
        return {
            "type": "object",
            "properties": properties,
            "patternProperties": OWN_KEYS,
            "additionalProperties": False,
            **({"required": [*self.required]} if self.required else {}),
        }


@dataclass(slots=True)
class Record:
    """What could be read of a record; ``ok`` is False where a key is missing or unreadable."""

    values: dict[str, Any]
    ok: bool

    def get(self, key: str, default: Any = None) -> Any:
        """Return the value of a key, or the default where it is missing or unreadable."""
        return self.values.get(key, default)


def read_record(
    node: Node,
    record_type: RecordType,
    problems: Problems,
    what: str,
    *,
    fields: Collection[str] = (),
    checked: Collection[str] = (),
) -> Record:
    """Read a mapping of a type; keys that begin with ``x-`` are a person's own.

    Parameters
    ----------
    what : str
        What the mapping is, for messages.
    fields : collection of str
        Ids of the fields that the messages are about.
    checked : collection of str
        Required keys that were looked for already, and are not reported twice.
    """
    keys = record_type.keys
    if not isinstance(node, MapNode):
        problems.add(
            rules.VALUE_OF_WRONG_TYPE,
            node.start,
            phrase(
                "{what} should be a mapping of keys to values, not {found}",
                what=what,
                found=kind_of(node),
            ),
            phrase("its keys are {words}", words=and_list(keys, "and")) if keys else "",
            fields=fields,
        )
        return Record({}, ok=False)
    values: dict[str, Any] = {}
    ok = True
    given = set()
    for key, value in node.pairs:
        name = key.value
        known = keys.get(name)
        if known is None:
            if not name.startswith("x-"):
                unknown_key(key, keys, problems, what, fields)
            continue
        given.add(name)
        if type(value) is Scalar and is_null(value):
            if (
                name in record_type.required and name not in checked
            ) or name in record_type.empty_help:
                ok = False
                problems.add(
                    rules.KEY_MISSING,
                    key.start,
                    phrase("{word} of {what} has no value", word=quoted(name), what=what),
                    record_type.empty_help.get(name, ""),
                    fields=fields,
                )
            continue
        read = known.type.read(value, problems, phrase("{name} of {what}", name=name, what=what))
        if read is None:
            ok = False
        else:
            values[name] = read
    missing = [key for key in record_type.required if key not in given and key not in checked]
    if missing:
        problems.add(
            rules.KEY_MISSING,
            node.start,
            phrase("{what} lacks {words}", what=what, words=and_list(map(quoted, missing), "and")),
            fields=fields,
        )
        ok = False
    return Record(values, ok)


def unknown_key(
    key: Scalar, known: Collection[str], problems: Problems, what: str, fields: Collection[str] = ()
) -> None:
    """Report an unknown key: an error, in a file of a newer minor version a note."""
    if problems.lenient_keys:
        problems.add(
            rules.FORMAT_NEWER,
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
    problems.add(
        rules.KEY_UNKNOWN,
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


def entries(node: Node | None, problems: Problems, what: str, each: str) -> Entries:
    """Read a mapping from ids to entries, leaving out ``x-`` keys and bad ids; None has none."""
    if node is None:
        return []
    if not isinstance(node, MapNode):
        problems.add(
            rules.VALUE_OF_WRONG_TYPE,
            node.start,
            phrase(
                "{what} should be a mapping from ids to entries, not {found}",
                what=what,
                found=kind_of(node),
            ),
            phrase("write one  id: ...  a line, indented, below the key"),
        )
        return []
    found: Entries = []
    for key, value in node.pairs:
        if key.value.startswith("x-"):
            continue
        id_ = read_id(key, problems, each)
        if id_ is not None:
            found.append((id_, key, value))
    return found


def read_entries(
    found: Entries, record_type: RecordType, problems: Problems, name: Callable[[str], str]
) -> dict[str, dict[str, Any]]:
    """Read the records of a section by id, leaving out those with errors.

    ``name`` makes the words of messages for an entry of its id in quotes.
    """
    records = {
        id_: read_record(value, record_type, problems, name(quoted(id_))) for id_, _, value in found
    }
    return {id_: record.values for id_, record in records.items() if record.ok}


def read_section(
    head: Record, name: str, record_type: RecordType, each: str, problems: Problems
) -> dict[str, Record]:
    """Read the entries of a section of a ruleset, by id."""
    return {
        id_: read_record(value, record_type, problems, f"{each} {quoted(id_)}")
        for id_, _, value in entries(head.get(name), problems, name, f"a {each}")
    }


def section(entry: str) -> ValueType:
    """Make the type of a section: a mapping from ids to entries of a definition, read later."""
    return deferred(entries_schema(ref(entry)))


def entries_schema(entry: Schema) -> Schema:
    """Return the JSON Schema of the mappings that :func:`entries` takes."""
    return {
        "type": "object",
        "patternProperties": {**OWN_KEYS, f"^(?!x-){ID_PATTERN}$": entry},
        "additionalProperties": False,
    }
