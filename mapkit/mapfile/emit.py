"""Plain values as YAML text, in the one layout that mapkit writes."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from mapkit.errors import UsageError
from mapkit.mapfile.nodes import MapNode, Node, Scalar
from mapkit.messages import phrase

# Plain only where every reader of YAML, old or new, takes it for the same text.
_PLAIN = re.compile(r"[^\W\d][\w./()-]*(?: [\w./()-]+)*")
_NOT_PLAIN = frozenset({"true", "false", "null", "yes", "no", "on", "off", "y", "n", "nan", "inf"})
_BREAKS = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]")
_BLOCK_SECTIONS = frozenset(
    (
        "provenance", "tracing", "kinds", "traits", "movers", "tables", "sectors", "vertices",
        "fields", "portals", "buildings", "former_ids", "cards",
    )
)  # fmt: skip
LISTS: frozenset[tuple[str | int, ...]] = frozenset(
    {("markers",), ("tracing", "doubts"), ("elements",), ("silenced",), ("notes",)}
)
"""Paths of the lists whose items have a line each."""


@dataclass(frozen=True, slots=True)
class Raw:
    """A value of a person's own (under an ``x-`` key), kept as it was read."""

    node: Node


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a file and the path of what begins on it."""

    path: tuple[str | int, ...]
    indent: int
    text: str


def scalar(value: object) -> str:
    """Return a text, number or truth value as YAML."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float):
        return str(int(value)) if value.is_integer() and abs(value) < 2**53 else repr(value)
    if isinstance(value, int):
        return str(value)
    text = str(value)
    if _PLAIN.fullmatch(text) and text.lower() not in _NOT_PLAIN and text.isprintable():
        return text
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        raise UsageError(phrase("no file can contain the text {text!r}", text=text)) from None
    return _BREAKS.sub(_escape, json.dumps(text, ensure_ascii=False))


def _escape(match: re.Match[str]) -> str:
    return f"\\u{ord(match[0]):04x}"


def flow(value: object) -> str:
    """Return any value on one line."""
    if isinstance(value, Raw):
        return _raw(value.node)
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{scalar(k)}: {flow(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(flow, value)) + "]"
    return scalar(value)


def _raw(node: Node) -> str:
    if isinstance(node, Scalar):
        plain = not node.quoted and re.fullmatch(r"[\w.+/()-]*(?: [\w.+/()-]+)*", node.value)
        return node.value if plain and node.value[:1] != "-" else _raw_text(node)
    if isinstance(node, MapNode):
        pairs = (
            f"{_raw_text(k) if k.quoted else scalar(k.value)}: {_raw(v)}".rstrip()
            for k, v in node.pairs
        )
        return "{" + ", ".join(pairs) + "}"
    return "[" + ", ".join(map(_raw, node.items)) + "]"


def _raw_text(node: Scalar) -> str:
    if not node.quoted and re.fullmatch(r"-[\d.]+", node.value):
        return node.value
    return _BREAKS.sub(_escape, json.dumps(node.value, ensure_ascii=False))


def block_lines(
    key: str, value: Any, path: tuple[str | int, ...] = (), indent: int = 0
) -> Iterator[Line]:
    """Yield the lines of ``key: value`` in the layout that its place in a map asks for.

    Sections and fields go over several lines, everything in them has one line of its own.

    ``path`` is that of the mapping that the key stands in; ``indent`` is how many columns to indent
    by.
    """
    here = (*path, key)
    head = scalar(key)
    if isinstance(value, Mapping) and value and _is_block(here):
        yield Line(here, indent, f"{head}:")
        for k, v in value.items():
            yield from block_lines(k, v, here, indent + 2)
    elif here in LISTS and isinstance(value, Sequence) and value:
        yield Line(here, indent, f"{head}:")
        for n, item in enumerate(value):
            yield Line((*here, n), indent + 2, f"- {flow(item)}")
    else:
        yield Line(here, indent, f"{head}: {flow(value)}")


def _is_block(path: tuple[str | int, ...]) -> bool:
    return path[0] in _BLOCK_SECTIONS if len(path) == 1 else path[0] == "fields" and len(path) == 2
