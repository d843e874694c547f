"""Versions of the map format, and the way from the old ones to the current one.

A migration rewrites the tree, not the text: every node keeps the position it was read at, so
messages about an old file still point into that file.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from mapkit.diagnostics import rules
from mapkit.mapfile.field_attributes import UNKNOWN
from mapkit.mapfile.nodes import MapNode, Node, Scalar, SeqNode
from mapkit.mapfile.problems import Problems, quoted
from mapkit.mapfile.scalars import is_null, read_text
from mapkit.mapfile.value_types import Schema, ValueType
from mapkit.messages import phrase

CURRENT_VERSION = "1.6"
"""Of maps that say which ids their fields had before."""
_NOTES_VERSION = "1.5"
"""Of maps with notes."""
_PHOTOS_VERSION = "1.4"
"""Of maps that were traced from several photos."""
_TABLES_VERSION = "1.3"
"""Of maps that fill in cells of their ruleset's tables, or that silence warnings."""
_FIGURES_VERSION = "1.2"
"""Of maps whose fields carry attributes, or that say something about figures left open."""
TRACED_VERSION = "1.1"
"""Of maps that say something about a tracing."""
PLAIN_VERSION = "1.0"
"""Of maps without newer keys, so that older programs read them without a note."""
KNOWN_VERSIONS = (
    PLAIN_VERSION,
    TRACED_VERSION,
    _FIGURES_VERSION,
    _TABLES_VERSION,
    _PHOTOS_VERSION,
    _NOTES_VERSION,
    CURRENT_VERSION,
)
"""Those that this mapkit reads and writes, the oldest first."""

_VERSION = re.compile(r"([0-9]{1,4})\.([0-9]{1,4})")


def version_schema(pattern: str, *examples: str) -> Schema:
    """Return the JSON Schema of versions 1.x that match a pattern; without quotes, of numbers."""
    return {
        "anyOf": [
            {"type": "string", "pattern": f"^{pattern}$"},
            {"type": "number", "minimum": 1, "exclusiveMaximum": 2},
        ],
        "examples": [*examples],
    }


def one_version(key: str, current: str, refusal: Callable[[str], str]) -> ValueType:
    """Return the type of a key that says the version of files of which there is only one.

    ``refusal`` says that another version is not read; it gets that version in quotes.
    """

    def read(node: Node, problems: Problems, what: str) -> str | None:
        text = read_text(node, problems, what)
        if text is None or text == current:
            return text
        problems.add(
            rules.FORMAT_UNREADABLE,
            node.start,
            refusal(quoted(text)),
            phrase('write  {key}: "{current}"', key=key, current=current),
        )
        return None

    return ValueType(read, version_schema(re.escape(current), current))


VERSION_SCHEMA = version_schema(r"1\.[0-9]{1,4}", *KNOWN_VERSIONS)
"""Of the versions that the records describe; older ones are brought up to date before."""


def bring_up_to_date(root: MapNode, problems: Problems) -> tuple[MapNode, str] | None:
    """Check the format version of a map and migrate an older one.

    Returns the tree in the current format and the version that the text is written in; None for a
    newer major version, of which nothing can be said.
    """
    node = root.get("mapkit")
    if node is None:
        advice = phrase('the first line of a map is  mapkit: "{current}"', current=PLAIN_VERSION)
        if root.get("expected") is not None or isinstance(root.get("fields"), SeqNode):
            advice = phrase(
                "it looks like a map in JSON; turn it into a map file with  mapkit import"
            )
        problems.add(
            rules.FORMAT_UNREADABLE,
            root.start,
            phrase("this is not a map file: it lacks the key mapkit"),
            advice,
        )
        return root, PLAIN_VERSION
    if is_null(node):
        problems.add(
            rules.FORMAT_UNREADABLE,
            node.start,
            phrase("mapkit has no value"),
            phrase('write  mapkit: "{current}"', current=PLAIN_VERSION),
        )
        return root, PLAIN_VERSION
    text = read_text(node, problems, phrase("mapkit (the format version)"))
    if text is None:
        return root, PLAIN_VERSION
    version = text
    match = _VERSION.fullmatch(version)
    if match and version not in {*MIGRATIONS, *KNOWN_VERSIONS}:
        major, minor = int(match[1]), int(match[2])
        current_major, current_minor = map(int, CURRENT_VERSION.split("."))
        if major > current_major:
            problems.add(
                rules.FORMAT_UNREADABLE,
                node.start,
                phrase(
                    "the map is of format {version}; this mapkit reads up to {current}",
                    version=version,
                    current=CURRENT_VERSION,
                ),
                phrase("get a newer mapkit"),
            )
            return None
        if major == current_major and minor > current_minor:
            problems.lenient_keys = True
            problems.add(
                rules.FORMAT_NEWER,
                node.start,
                phrase(
                    "the map is of format {version}, newer than this mapkit's {current}: keys "
                    "it does not know are ignored, and kept on saving",
                    version=version,
                    current=CURRENT_VERSION,
                ),
            )
            return root, version
        match = None
    if not match:
        problems.add(
            rules.FORMAT_UNREADABLE,
            node.start,
            phrase("{word} is not a version of the map format", word=quoted(version)),
            phrase('write  mapkit: "{current}"', current=PLAIN_VERSION),
        )
        return root, PLAIN_VERSION
    while version in MIGRATIONS:
        version, migrate = MIGRATIONS[version]
        root = migrate(root)
    return root, text


def version_for(values: Mapping[str, Any]) -> str:
    """Return the version that a map is written in: the oldest that has all its keys.

    ``values`` are what the file says, as plain values.
    """
    if "former_ids" in values:
        return CURRENT_VERSION
    if "notes" in values:
        return _NOTES_VERSION
    tracing = values.get("tracing")
    if isinstance(tracing, Mapping) and "more" in tracing:
        return _PHOTOS_VERSION
    if not {"silenced", "figure_base_mm", "tables"}.isdisjoint(values):
        return _TABLES_VERSION
    fields, kinds, portals = (_entries(values, key) for key in ("fields", "kinds", "portals"))
    if (
        "movers" in values
        or any("attributes" in f for f in fields)
        or any(not _NEWER_OF_KINDS.isdisjoint(k) or _leaves_open(k) for k in kinds)
    ):
        return _FIGURES_VERSION
    traced = "tracing" in values or any("traced" in item for item in (*fields, *portals))
    return TRACED_VERSION if traced else PLAIN_VERSION


def _entries(values: Mapping[str, Any], section: str) -> list[Mapping[str, Any]]:
    """Return the entries of a section, of a broken file those that are mappings."""
    found = values.get(section)
    found = found.values() if isinstance(found, Mapping) else ()
    return [entry for entry in found if isinstance(entry, Mapping)]


_NEWER_OF_KINDS = frozenset({"costs_as", "symbol", "attributes", "tags"})


def _leaves_open(kind: Mapping[str, Any]) -> bool:
    costs = kind.get("costs")
    return UNKNOWN in (kind.get("cost"), *(costs.values() if isinstance(costs, Mapping) else ()))


def report_newer_keys(root: MapNode, version: str, problems: Problems) -> None:
    """Tell that a file says more than its version knows: older programs will not read it."""
    if version not in {*MIGRATIONS, *KNOWN_VERSIONS}:
        return
    needed = version_for({key.value: _plain(value, 3) for key, value in root.pairs})
    node = root.get("mapkit")
    order = (*MIGRATIONS, *KNOWN_VERSIONS)
    if node is not None and order.index(needed) > max(order.index(version), 1):
        problems.add(
            rules.FORMAT_NEWER,
            node.start,
            phrase(
                "the map has keys of format {current}, and says {version}: older programs refuse "
                "it",
                current=needed,
                version=version,
            ),
            phrase('write  mapkit: "{current}"', current=needed),
        )


def _plain(node: Node, depth: int) -> Any:
    """Return mappings as such, down to a depth, and scalars as their text."""
    if isinstance(node, MapNode) and depth:
        return {key.value: _plain(value, depth - 1) for key, value in node.pairs}
    return node.value if isinstance(node, Scalar) else None


def _from_0_9(root: MapNode) -> MapNode:
    """0.9 had a true or false for each trait, and portals in a list without ids."""
    pairs: list[tuple[Scalar, Node]] = []
    for key, value in root.pairs:
        new = value
        if key.value == "mapkit":
            new = Scalar("1.0", True, value.start, value.end)
        elif key.value == "fields" and isinstance(value, MapNode):
            fields = [(k, _traits_as_list(f)) for k, f in value.pairs]
            new = MapNode(fields, value.flow, value.start, value.end)
        elif key.value == "portals" and isinstance(value, SeqNode):
            portals: list[tuple[Scalar, Node]] = [
                (Scalar(f"p{n}", False, item.start, item.start), item)
                for n, item in enumerate(value.items, 1)
            ]
            new = MapNode(portals, value.flow, value.start, value.end)
        pairs.append((key, new))
    return MapNode(pairs, root.flow, root.start, root.end)


_OLD_TRAITS = ("water", "obstacle", "hard_terrain")


def _traits_as_list(node: Node) -> Node:
    if not isinstance(node, MapNode):
        return node
    rest: list[tuple[Scalar, Node]] = []
    traits: list[Node] = []
    first: Scalar | None = None
    for key, value in node.pairs:
        is_flag = isinstance(value, Scalar) and value.value.lower() in {"true", "false"}
        if key.value not in _OLD_TRAITS or not is_flag:
            rest.append((key, value))
            continue
        assert isinstance(value, Scalar)
        first = first or key
        if value.value.lower() == "true":
            traits.append(Scalar(key.value, False, key.start, key.end))
    if first is not None:
        name = Scalar("traits", False, first.start, first.end)
        rest.append((name, SeqNode(traits, True, first.start, first.end)))
    return MapNode(rest, node.flow, node.start, node.end)


MIGRATIONS: dict[str, tuple[str, Callable[[MapNode], MapNode]]] = {"0.9": ("1.0", _from_0_9)}
"""Old version to the next one and the step that leads there."""
