"""The parts of a map file that could not be read, and where they would be on the board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from mapkit.diagnostics import Diagnostic, Severity
from mapkit.mapfile import Document, LoadResult
from mapkit.mapfile.nodes import Node, Scalar, SeqNode
from mapkit.model import GameMap, Point


@dataclass(frozen=True, slots=True)
class Unread:
    """Parts of a map file that reading left out."""

    fields: Mapping[str, tuple[Point, ...] | None] = field(default_factory=dict)
    """Corners of each field, in map units; None where they are not all known."""
    portals: Mapping[str, tuple[str, str] | None] = field(default_factory=dict)
    """The fields each portal stands between; None where that is not known."""
    markers: int = 0
    """How many markers were left out."""
    reasons: tuple[Diagnostic, ...] = ()
    hopeless: bool = False
    """What could not be read concerns the map as a whole."""


NOTHING_UNREAD = Unread()


def unread_parts(loaded: LoadResult) -> Unread:
    """Find out what reading a map file left out.

    ``loaded`` is what ``read_map`` gave, with or without errors.
    """
    errors = tuple(d for d in loaded.diagnostics if d.severity is Severity.ERROR)
    game_map, document = loaded.map, loaded.document
    if not errors:
        return Unread()
    if game_map is None or any(_is_general(d, document) for d in errors):
        return Unread(reasons=errors, hopeless=True)
    known = {p.id for p in game_map.portals}
    return Unread(
        fields={
            i: _corners(document, game_map, i)
            for i in _keys(document, "fields")
            if i not in game_map.fields
        },
        portals={i: _between(document, i) for i in _keys(document, "portals") if i not in known},
        markers=_length(document, "markers") - len(game_map.markers),
        reasons=errors,
    )


_SECTIONS = ("vertices", "fields", "portals", "markers", "buildings")


def _is_general(error: Diagnostic, document: Document) -> bool:
    """Return whether an error stands outside the sections that list things."""
    if error.place is None:
        return True
    starts = {key: document.place_of((key,)) for key in _keys(document)}
    before = [(p, key) for key, p in starts.items() if p is not None and p <= error.place]
    return not before or max(before)[1] not in _SECTIONS


def _keys(document: Document, *path: str) -> list[str]:
    node = document.root if not path else _node(document, *path)
    pairs = getattr(node, "pairs", ())
    return [key.value for key, _ in pairs if not key.value.startswith("x-")]


def _length(document: Document, section: str) -> int:
    node = _node(document, section)
    return len(node.items) if isinstance(node, SeqNode) else 0


def _node(document: Document, *path: str) -> Node | None:
    found = document.find(path)
    return found[1] if found else None


def _corners(document: Document, game_map: GameMap, field_id: str) -> tuple[Point, ...] | None:
    ring = _node(document, "fields", field_id, "ring")
    if not isinstance(ring, SeqNode) or not ring.items:
        return None
    points = [_point(item, game_map) for item in ring.items]
    known = tuple(p for p in points if p is not None)
    return known if len(known) == len(points) else None


def _point(node: Node, game_map: GameMap) -> Point | None:
    if isinstance(node, Scalar):
        return game_map.vertices.get(node.value)
    if not isinstance(node, SeqNode) or len(node.items) != 2:
        return None
    try:
        x, y = (int(item.value) for item in node.items if isinstance(item, Scalar))
    except ValueError:
        return None
    return (x, y)


def _between(document: Document, portal_id: str) -> tuple[str, str] | None:
    node = _node(document, "portals", portal_id, "between")
    if not isinstance(node, SeqNode) or len(node.items) != 2:
        return None
    ends = [item.value for item in node.items if isinstance(item, Scalar)]
    return (ends[0], ends[1]) if len(ends) == 2 else None
