"""Reads map files: everything that is wrong in one is found in one go."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import IO

from mapkit.errors import FileProblemError
from mapkit.mapfile.document import Document, LoadResult
from mapkit.mapfile.nodes import MapNode, Node, Scalar, parse
from mapkit.mapfile.outlines import Outlines
from mapkit.mapfile.palette import read_kinds, read_sectors, read_traits
from mapkit.mapfile.problems import Problems, and_list, quoted
from mapkit.mapfile.records import (
    Record,
    Spec,
    entries,
    identifier,
    items,
    one_of,
    read_record,
)
from mapkit.mapfile.rulesets import DEFAULT_RULESET, read_ruleset, shipped_ruleset
from mapkit.mapfile.scalars import kind_of, read_bool, read_coordinate, read_measure, read_text
from mapkit.mapfile.sections import (
    FieldIds,
    read_buildings,
    read_fields,
    read_markers,
    read_portals,
)
from mapkit.mapfile.sight_rules import report_sight_rules
from mapkit.mapfile.source import Source, open_source
from mapkit.mapfile.versions import CURRENT_VERSION, bring_up_to_date
from mapkit.messages import phrase
from mapkit.model import Field, GameMap, Marker, Point, Portal, Provenance, Ruleset, Underlay
from mapkit.model.gamemap import Building

__all__ = ["PROVENANCES", "extent_mm", "load", "read_map"]

PROVENANCES = ("reconstruction", "traced", "designed", "example")
MAX_MM = 1e12


def read_map(
    source: str | os.PathLike[str] | IO[str] | IO[bytes], *, base: Path | None = None
) -> LoadResult:
    """Read a map file.

    Parameters
    ----------
    source : path or open file
        An open file may give text or bytes.
    base : path, optional
        Folder at which the path of a ruleset begins; that of the map file by default.

    Returns
    -------
    LoadResult
        The map, everything that is wrong with the file (codes MK101 to MK131, in the order of
        the file), and the document that saving needs.

    Raises
    ------
    FileProblemError
        The file cannot be opened, is too large or is not UTF-8 text.

    Notes
    -----
    Costs about half a second for 3,000 fields and 25,000 vertices, in proportion to the size.
    """
    opened = open_source(source)
    if base is None and opened.path is not None:
        base = opened.path.parent
    return load(opened, base)


def load(source: Source, base: Path | None) -> LoadResult:
    """Read a map from text that is in memory already."""
    with _collector_paused():
        return _load(source, base)


@contextmanager
def _collector_paused() -> Iterator[None]:
    """Keep the garbage collector from walking thousands of new nodes that all live on."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def _load(source: Source, base: Path | None) -> LoadResult:
    problems = Problems(source.text)
    root = parse(source.text, problems)
    if root is not None and not isinstance(root, MapNode):
        problems.error(
            "MK112",
            root.start,
            phrase("a map file is a mapping of keys to values, not {found}", found=kind_of(root)),
            phrase(
                'it begins with the line  mapkit: "{current}"',
                current=CURRENT_VERSION,
            ),
        )
    current = bring_up_to_date(root, problems) if isinstance(root, MapNode) else None
    if current is None:
        unread = root if isinstance(root, MapNode) else None
        document = Document(source, unread, CURRENT_VERSION, base=base)
        return LoadResult(None, problems.sorted(), document)
    tree, version = current
    reading = _Reading(tree, problems, base)
    game_map = reading.map()
    document = Document(
        source, tree, version, reading.outlines.generated, reading.plain_ruleset, base, game_map
    )
    return LoadResult(game_map, problems.sorted(), document)


def extent_mm(vertices: Mapping[str, Point], unit_mm: float) -> tuple[float, float]:
    """Return the size of the smallest board from (0, 0) that holds all vertices."""
    width = max((x for x, _ in vertices.values()), default=0)
    height = max((y for _, y in vertices.values()), default=0)
    return max(width, 0) * unit_mm, max(height, 0) * unit_mm


def _raw(node: Node, problems: Problems, what: str) -> Node:  # noqa: ARG001 - a Reader
    return node


def _unit(node: Node, problems: Problems, what: str) -> float | None:
    return read_measure(node, problems, what, 1000.0)


def _tolerance(node: Node, problems: Problems, what: str) -> float | None:
    return read_measure(node, problems, what, MAX_MM, zero=True)


def _size(node: Node, problems: Problems, what: str) -> tuple[float, float] | None:
    found = items(node, problems, what)
    if found is None:
        return None
    if len(found) != 2:
        problems.error(
            "MK112",
            node.start,
            phrase(
                "{what} should be [width, height], not a list of {number}",
                what=what,
                number=len(found),
            ),
        )
        return None
    width, height = (read_measure(n, problems, what, MAX_MM, zero=True) for n in found)
    return None if width is None or height is None else (width, height)


_PROVENANCE = Spec({"kind": one_of(PROVENANCES), "note": read_text, "source": read_text})


def _provenance(node: Node, problems: Problems, what: str) -> Provenance | None:
    record = read_record(node, _PROVENANCE, problems, what)
    return Provenance(**record.values) if record.ok else None


def _corners(node: Node, problems: Problems, what: str) -> tuple[Point, Point, Point, Point] | None:
    found = items(node, problems, what)
    if found is None:
        return None
    if len(found) != 4:
        problems.error(
            "MK112",
            node.start,
            phrase(
                "{what} should be a list of 4 points, not of {number}", what=what, number=len(found)
            ),
        )
        return None
    a, b, c, d = (_point(item, problems, phrase("a point of {what}", what=what)) for item in found)
    return None if a is None or b is None or c is None or d is None else (a, b, c, d)


def _point(node: Node, problems: Problems, what: str) -> Point | None:
    pair = items(node, problems, what)
    if pair is None:
        return None
    if len(pair) != 2:
        problems.error(
            "MK112", node.start, phrase("{what} should be [x, y] in map units", what=what)
        )
        return None
    x, y = (read_coordinate(n, problems, what) for n in pair)
    return None if x is None or y is None else (x, y)


def _opacity(node: Node, problems: Problems, what: str) -> float | None:
    return read_measure(node, problems, what, 1.0, zero=True)


_UNDERLAY = Spec(
    {
        "picture": read_text,
        "sha256": read_text,
        "corners": _corners,
        "opacity": _opacity,
        "locked": read_bool,
    },
    ("picture", "corners"),
)


_HEADER = Spec(
    {
        "mapkit": _raw,
        "id": identifier,
        "name": read_text,
        "ruleset": read_text,
        "choices": _raw,
        "unit_mm": _unit,
        "size_mm": _size,
        "tolerance_mm": _tolerance,
        "provenance": _provenance,
        "author": read_text,
        "licence": read_text,
        "underlay": _raw,
        "kinds": _raw,
        "traits": _raw,
        "sectors": _raw,
        "vertices": _raw,
        "fields": _raw,
        "portals": _raw,
        "markers": _raw,
        "buildings": _raw,
    },
    ("id", "fields"),
)


class _Reading:
    """One map file on its way in."""

    def __init__(self, tree: MapNode, problems: Problems, base: Path | None) -> None:
        self.tree = tree
        self.problems = problems
        self.base = base
        self.outlines = Outlines(problems)
        self.plain_ruleset: Ruleset | None = None

    def map(self) -> GameMap | None:
        """Read all of it; None where no field is left."""
        problems, outlines = self.problems, self.outlines
        head = read_record(self.tree, _HEADER, problems, phrase("the map"))
        self.plain_ruleset = self._find_ruleset(head)
        ruleset = self._own_palette(head)
        sectors = dict(ruleset.sectors) if ruleset else {}
        if "sectors" in head.values:
            sectors |= read_sectors(head.values["sectors"], problems, sectors)
        choices = self._choices(head, ruleset)
        if "vertices" in head.values:
            outlines.read_vertices(head.values["vertices"])
        fields: dict[str, Field] = {}
        ids = FieldIds((), ())
        if "fields" in head.values:
            fields, ids = read_fields(head.values["fields"], problems, ruleset, sectors, outlines)
        unit: float = head.get("unit_mm", 0.01)
        tolerance: float = head.get("tolerance_mm", 0.5)
        outlines.report_near_misses(tolerance / unit)
        portals, markers, buildings = self._things(head, ruleset, ids)
        if ruleset is not None:
            node = self.tree.get("ruleset") or self.tree.get("fields")
            where = node.start if node else None
            report_sight_rules(fields.values(), ruleset, problems, where)
        if ruleset is None or (not fields and problems.has_errors):
            return None
        return GameMap(
            id=head.get("id", "unnamed"),
            name=head.get("name", head.get("id", "unnamed")),
            ruleset=ruleset,
            choices=choices,
            vertices=outlines.points,
            fields=fields,
            portals=portals,
            markers=markers,
            sectors=sectors,
            buildings=buildings,
            unit_mm=unit,
            size_mm=head.get("size_mm") or extent_mm(outlines.points, unit),
            tolerance_mm=tolerance,
            provenance=head.get("provenance", Provenance()),
            author=head.get("author", ""),
            licence=head.get("licence", ""),
            underlay=self._underlay(head),
        )

    def _underlay(self, head: Record) -> Underlay | None:
        node = head.get("underlay")
        if node is None or (isinstance(node, MapNode) and not node.pairs):
            return None
        record = read_record(node, _UNDERLAY, self.problems, phrase("the underlay"))
        return Underlay(**{"sha256": "", **record.values}) if record.ok else None

    def _things(
        self, head: Record, ruleset: Ruleset | None, ids: FieldIds
    ) -> tuple[tuple[Portal, ...], tuple[Marker, ...], tuple[Building, ...]]:
        values, problems = head.values, self.problems
        portals: tuple[Portal, ...] = ()
        markers: tuple[Marker, ...] = ()
        buildings: tuple[Building, ...] = ()
        if "portals" in values:
            portals = read_portals(values["portals"], problems, ruleset, ids, self.outlines)
        if "markers" in values:
            markers = read_markers(values["markers"], problems, ruleset, ids)
        if "buildings" in values:
            buildings = read_buildings(values["buildings"], problems, ids)
        return portals, markers, buildings

    def _find_ruleset(self, head: Record) -> Ruleset | None:
        if "ruleset" not in head.values:
            node = self.tree.get("ruleset")
            unreadable = node is not None and not head.ok and not isinstance(node, Scalar)
            return None if unreadable else shipped_ruleset(DEFAULT_RULESET)
        name: str = head.values["ruleset"]
        node = self.tree.get("ruleset")
        position = node.start if node else None
        try:
            ruleset, diagnostics = read_ruleset(name, base=self.base)
        except FileProblemError as problem:
            self.problems.error(
                "MK130",
                position,
                problem.message,
                phrase("name a shipped ruleset or the path of a file"),
            )
            return None
        for d in diagnostics:
            where = f"{name}:{d.place.line}:{d.place.column}" if d.place else name
            self.problems.add(
                "MK130",
                d.severity,
                position,
                phrase("{where}: {message}", where=where, message=d.message),
                d.help,
            )
        return ruleset

    def _own_palette(self, head: Record) -> Ruleset | None:
        ruleset = self.plain_ruleset
        if ruleset is None:
            return None
        if "kinds" in head.values:
            own = read_kinds(head.values["kinds"], self.problems, ruleset.kinds, ruleset.movers)
            ruleset = replace(ruleset, kinds={**ruleset.kinds, **own})
        if "traits" in head.values:
            classes = {kind.matches for kind in ruleset.kinds.values()}
            more = read_traits(head.values["traits"], self.problems, ruleset.traits, classes)
            ruleset = replace(ruleset, traits={**ruleset.traits, **more})
        return ruleset

    def _choices(self, head: Record, ruleset: Ruleset | None) -> dict[str, str]:
        if ruleset is None:
            return {}
        choices = {c.id: c.default for c in ruleset.choices.values()}
        if "choices" not in head.values:
            return choices
        found = entries(head.values["choices"], self.problems, "choices", phrase("a choice")) or []
        for id_, key, value in found:
            choice = ruleset.choices.get(id_)
            if choice is None:
                self.problems.error(
                    "MK116",
                    key.start,
                    phrase(
                        "ruleset {ruleset} has no choice {word}",
                        ruleset=ruleset.id,
                        word=quoted(id_),
                    ),
                    self.problems.did_you_mean(id_, ruleset.choices)
                    or phrase("its choices: {words}", words=and_list(ruleset.choices, "and")),
                )
                continue
            answer = one_of(choice.values)(value, self.problems, phrase("choice {id}", id=id_))
            if answer is not None:
                choices[id_] = answer
        return choices
