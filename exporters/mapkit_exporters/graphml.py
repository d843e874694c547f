"""The relations of a map as one multigraph, for programs that analyse graphs."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping
from xml.sax.saxutils import escape, quoteattr

from mapkit.compiled import CompiledMap
from mapkit.export import USUAL, Exporter, Option, Progress, drawing_checksum, play_checksum
from mapkit.export.board_values import about, board, carried_values, decimal_text, entering_values
from mapkit.export.inner_points import inner_point
from mapkit.export.known import below_and_above, known_passable, missing_rows, seen_pairs
from mapkit.export.outputs import in_xml
from mapkit.sight import Verdict
from mapkit.sight.verdict import grazing_counts

VERSION = "1.0"

_AT_ONCE = 1000
"""Edges between two calls of ``progress``."""

Values = Mapping[str, str | float | None]


def _write(
    compiled: CompiledMap, options: Mapping[str, str], progress: Progress | None = None
) -> bytes:
    look = _each(progress)
    nodes = [(i, dict(values)) for i, values in _nodes(compiled)]
    edges = [(a, b, values) for a, b, values in _edges(compiled, options, look)]
    keys = _Keys()
    graph = keys.data("graph", _about(compiled, sight=options["sight"] != "no"))
    body = [
        *(f"<node id={_attribute(i)}>{keys.data('node', values)}</node>" for i, values in nodes),
        *(
            f'<edge id="e{n}" source={_attribute(a)} target={_attribute(b)}>'
            f"{keys.data('edge', values)}</edge>"
            for n, (a, b, values) in enumerate(edges)
        ),
    ]
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">',
        *keys.declared,
        f'<graph id={_attribute(compiled.map.id)} edgedefault="undirected">{graph}',
        *body,
        "</graph>",
        "</graphml>",
        "",
    ]
    return "\n".join(lines).encode("utf-8", errors="replace")


class _Keys:
    """The attributes that are used, each declared once with its type."""

    def __init__(self) -> None:
        self.declared: list[str] = []
        self._ids: dict[tuple[str, str], str] = {}

    def data(self, of: str, values: Values) -> str:
        """Return the attributes of the graph, a node or an edge; those that are None are left out.

        ``of`` is ``graph``, ``node`` or ``edge``.
        """
        return "".join(
            f'<data key="{self._key(of, name, value)}">{_text(value)}</data>'
            for name, value in values.items()
            if value is not None
        )

    def _key(self, of: str, name: str, value: str | float) -> str:
        known = self._ids.get((of, name))
        if known is None:
            known = self._ids[of, name] = f"d{len(self._ids)}"
            kind = next(text for type_, text in _TYPES.items() if isinstance(value, type_))
            self.declared.append(
                f'<key id="{known}" for="{of}" attr.name={_attribute(name)} attr.type="{kind}"/>'
            )
        return known


_TYPES = {bool: "boolean", int: "int", float: "double", str: "string"}


def _about(compiled: CompiledMap, *, sight: bool) -> Values:
    said = (
        about(compiled.map, play_checksum(compiled))
        if sight
        else about(compiled.map, drawing_checksum(compiled), "the drawing")
    )
    missing = "\n".join(f"{what}: {which}" for what, which in missing_rows(compiled.missing))
    return {
        "format": "mapkit-graphml",
        "version": VERSION,
        **dict(said),
        "missing": missing or None,
    }


def _nodes(compiled: CompiledMap) -> Iterator[tuple[str, Values]]:
    unit = compiled.map.unit_mm
    for field in board(compiled.map)["fields"]:
        x, y = inner_point(compiled.map.points(field["id"]))
        yield (
            field["id"],
            {
                "name": field["name"],
                "kind": field["kind"],
                "class": field["class"],
                "level": field["level"],
                "traits": " ".join(field["traits"]),
                "sector": field["sector"],
                "x_mm": float(decimal_text(round(x * unit, 4))),
                "y_mm": float(decimal_text(round(y * unit, 4))),
                **entering_values(field),
                **carried_values(field),
            },
        )


def _edges(
    compiled: CompiledMap, options: Mapping[str, str], look: Callable[[], None]
) -> Iterator[tuple[str, str, Values]]:
    relations, game_map = compiled.relations, compiled.map
    doors: dict[frozenset[str], list[str]] = {}
    for portal in game_map.portals:
        doors.setdefault(frozenset(portal.between), []).append(portal.id)
    for name, pairs in (
        ("adjacent", relations.adjacent),
        ("matching", relations.matching),
        ("passable", known_passable(compiled)),
        ("stacked", below_and_above(compiled)),
    ):
        for a, b in sorted(pairs if name == "stacked" else map(_pair, pairs)):
            look()
            portals = " ".join(doors.get(frozenset((a, b)), ())) if name == "passable" else ""
            yield a, b, {"relation": name, "portals": portals or None}
    if options["sight"] == "no":
        return
    ids, counts = tuple(game_map.fields), grazing_counts(game_map)
    for seen in seen_pairs(compiled):
        look()
        yield ids[seen.i], ids[seen.j], {
            "relation": "sight",
            "verdict": Verdict.of(seen.clear, seen.grazing).value,
            "distance": seen.grazing if counts else seen.clear,
            "clear": seen.clear,
            "grazing": seen.grazing,
            "rule": seen.rules[0],
        }  # fmt: skip


def _pair(pair: tuple[str, str]) -> tuple[str, str]:
    a, b = sorted(pair)
    return a, b


def _each(progress: Progress | None) -> Callable[[], None]:
    """Return what is called for each edge, and tells how many there were now and then."""
    numbers = itertools.count(1)

    def look() -> None:
        done = next(numbers)
        if progress and done % _AT_ONCE == 1:
            progress(done, done)

    return look


def _text(value: str | float) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return escape(in_xml(str(value)), {"\r": "&#13;"})


def _attribute(value: str) -> str:
    return quoteattr(in_xml(value))


EXPORTER = Exporter(
    name="graphml",
    ending="graphml",
    summary="adjacent, matching, passable and seen fields as edges of one graph",
    carries=USUAL - {"markers", "outlines"},
    write=_write,
    options=(
        Option(
            "sight",
            "an edge for each two fields that see each other",
            ("yes", "no"),
            needs_sight=True,
        ),
    ),
    loses="outlines, portals and markers, walking distances, and control characters in names",
    title="GraphML",
)
