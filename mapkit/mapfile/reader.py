"""Reads map files: everything that is wrong in one is found in one go."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import IO

from mapkit.cache import collector_paused
from mapkit.diagnostics import rules
from mapkit.errors import FileError
from mapkit.mapfile.disk import Outside
from mapkit.mapfile.document import Document, LoadResult
from mapkit.mapfile.engine_tables import read_own_cells
from mapkit.mapfile.field_attributes import report_open_figures
from mapkit.mapfile.header import HEADER, read_underlay
from mapkit.mapfile.kinds_traits_sectors import read_kinds, read_sectors, read_traits
from mapkit.mapfile.nodes import MapNode, Scalar, parse
from mapkit.mapfile.outlines import Outlines
from mapkit.mapfile.problems import Problems, and_list, quoted
from mapkit.mapfile.records import Record, entries, read_record
from mapkit.mapfile.ruleset_parts import read_silenced, report_sight_rules
from mapkit.mapfile.ruleset_records import read_movers
from mapkit.mapfile.rulesets import DEFAULT_RULESET, read_ruleset, shipped_ruleset
from mapkit.mapfile.scalars import kind_of
from mapkit.mapfile.sections import (
    read_buildings,
    read_fields,
    read_former_ids,
    read_markers,
    read_notes,
    read_portals,
)
from mapkit.mapfile.source import Source, open_source
from mapkit.mapfile.tracing import read_tracing
from mapkit.mapfile.value_types import known_name
from mapkit.mapfile.versions import PLAIN_VERSION, bring_up_to_date, report_newer_keys
from mapkit.messages import phrase
from mapkit.model import GameMap, MoverClass, Point, Provenance, Ruleset


def read_map(
    source: str | os.PathLike[str] | IO[str] | IO[bytes],
    *,
    base: Path | None = None,
    outside: Outside = False,
) -> LoadResult:
    """Read a map file.

    Returns the map, everything that is wrong with the file (codes MK101 to MK131, in the order of
    the file), and the document that saving needs.

    Costs about half a second for 3,000 fields and 25,000 vertices, in proportion to the size.

    Parameters
    ----------
    source : path or open file
        An open file may give text or bytes.
    base : path, optional
        Folder at which the path of a ruleset begins; that of the map file by default.
    outside : bool or collection of Path, optional
        Whether a ruleset outside that folder may be opened: any, none, or those with these real
        paths.
    """
    opened = open_source(source)
    if base is None and opened.path is not None:
        base = opened.path.parent
    return load(opened, base, outside)


@collector_paused()
def load(source: Source, base: Path | None, outside: Outside = True) -> LoadResult:
    """Read a map from text that is in memory already."""
    problems = Problems(source.text)
    root = parse(source.text, problems)
    if root is not None and not isinstance(root, MapNode):
        problems.add(
            rules.VALUE_OF_WRONG_TYPE,
            root.start,
            phrase("a map file is a mapping of keys to values, not {found}", found=kind_of(root)),
            phrase('it begins with the line  mapkit: "{current}"', current=PLAIN_VERSION),
        )
    current = bring_up_to_date(root, problems) if isinstance(root, MapNode) else None
    if current is None:
        unread = root if isinstance(root, MapNode) else None
        document = Document(source, unread, PLAIN_VERSION, base=base)
        return LoadResult(None, problems.sorted(), document)
    tree, version = current
    reading = _Reading(tree, problems, base, outside)
    game_map = reading.map()
    if game_map is not None:
        report_newer_keys(tree, version, problems)
    document = Document(
        source, tree, version, reading.outlines.generated, reading.base_ruleset, base, game_map
    )
    return LoadResult(game_map, problems.sorted(), document)


def extent_mm(vertices: Mapping[str, Point], unit_mm: float) -> tuple[float, float]:
    """Return width and height in mm of the smallest board from (0, 0) that holds all vertices.

    ``vertices`` are in map units; ``unit_mm`` is the size of a map unit in mm.
    """
    width = max((x for x, _ in vertices.values()), default=0)
    height = max((y for _, y in vertices.values()), default=0)
    return max(width, 0) * unit_mm, max(height, 0) * unit_mm


class _Reading:
    """Reads one map file."""

    def __init__(
        self, tree: MapNode, problems: Problems, base: Path | None, outside: Outside
    ) -> None:
        self.tree = tree
        self.problems = problems
        self.base = base
        self.outside = outside
        self.outlines = Outlines(problems)
        self.base_ruleset: Ruleset | None = None

    def map(self) -> GameMap | None:
        """Read all of it; None where no field is left."""
        problems, outlines = self.problems, self.outlines
        head = read_record(self.tree, HEADER, problems, phrase("the map"), checked=("mapkit",))
        self.base_ruleset = self._find_ruleset(head)
        ruleset = self._own_parts_of_ruleset(head)
        sectors = dict(ruleset.sectors) if ruleset else {}
        sectors |= read_sectors(head.get("sectors"), problems, sectors)
        choices = self._choices(head, ruleset)
        outlines.read_vertices(head.get("vertices"))
        fields, ids = read_fields(head.get("fields"), problems, ruleset, sectors, outlines)
        unit: float = head.get("unit_mm", 0.01)
        tolerance: float = head.get("tolerance_mm", 0.5)
        outlines.report_near_misses(tolerance / unit)
        portals = read_portals(head.get("portals"), problems, ruleset, ids, outlines)
        markers = read_markers(head.get("markers"), problems, ruleset, ids)
        buildings = read_buildings(head.get("buildings"), problems, ids)
        tracing = read_tracing(head.get("tracing"), problems, ruleset, sectors, ids)
        silenced = read_silenced(head.get("silenced"), problems, ruleset, sectors, ids)
        if ruleset is not None:
            node = self.tree.get("ruleset") or self.tree.get("fields")
            where = node.start if node else None
            kinds = [f.kind for f in fields.values() if f.kind in ruleset.kinds]
            classes = [ruleset.kinds[kind].matches for kind in kinds]
            report_sight_rules(classes, ruleset, problems, where)
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
            underlay=read_underlay(head.get("underlay"), problems),
            tracing=tracing,
            figure_base_mm=head.get("figure_base_mm"),
            silenced=silenced,
            notes=read_notes(head.get("notes"), problems),
            former_ids=read_former_ids(head.get("former_ids"), problems, ids),
        )

    def _find_ruleset(self, head: Record) -> Ruleset | None:
        if "ruleset" not in head.values:
            node = self.tree.get("ruleset")
            unreadable = node is not None and not head.ok and not isinstance(node, Scalar)
            return None if unreadable else shipped_ruleset(DEFAULT_RULESET)
        name: str = head.values["ruleset"]
        node = self.tree.get("ruleset")
        position = node.start if node else None
        try:
            base = self.base or Path()
            ruleset, diagnostics = read_ruleset(name, base=base, outside=self.outside)
        except FileError as problem:
            self.problems.add(
                rules.RULESET_UNREADABLE,
                position,
                problem.message,
                problem.help or phrase("name a shipped ruleset or the path of a file"),
            )
            return None
        for d in diagnostics:
            where = f"{name}:{d.place.line}:{d.place.column}" if d.place else name
            self.problems.add(
                rules.RULESET_UNREADABLE,
                position,
                phrase("{where}: {message}", where=where, message=d.message),
                d.help,
                severity=d.severity,
            )
        return ruleset

    def _own_parts_of_ruleset(self, head: Record) -> Ruleset | None:
        ruleset = self.base_ruleset
        if ruleset is None:
            return None
        own = read_kinds(
            head.get("kinds"), self.problems, ruleset.kinds, ruleset.movers, ruleset.attributes
        )
        if own:
            ruleset = replace(ruleset, kinds={**ruleset.kinds, **own})
        classes = tuple(dict.fromkeys(kind.matches for kind in ruleset.kinds.values()))
        more = read_traits(head.get("traits"), self.problems, ruleset.traits, classes)
        if more:
            ruleset = replace(ruleset, traits={**ruleset.traits, **more})
        movers = self._own_movers(head, ruleset)
        node = self.tree.get("kinds") or self.tree
        report_open_figures(ruleset.may_leave_open, own, movers, self.problems, node.start)
        tables = read_own_cells(head.get("tables"), self.problems, ruleset.id, ruleset.tables)
        if not movers and not tables:
            return ruleset
        return replace(
            ruleset, movers={**ruleset.movers, **movers}, tables={**ruleset.tables, **tables}
        )

    def _own_movers(self, head: Record, ruleset: Ruleset) -> dict[str, MoverClass]:
        """Read what the map says of the ruleset's movers; a map has none of its own."""
        movers = read_movers(head.get("movers"), self.problems, ruleset.movers)
        node = head.get("movers")
        for key, _ in node.pairs if isinstance(node, MapNode) else ():
            if key.value in movers and key.value not in ruleset.movers:
                self.problems.add(
                    rules.VALUE_NOT_ALLOWED,
                    key.start,
                    phrase(
                        "ruleset {ruleset} has no mover {word}",
                        ruleset=ruleset.id,
                        word=quoted(key.value),
                    ),
                    self.problems.did_you_mean(key.value, ruleset.movers),
                )
                del movers[key.value]
        return movers

    def _choices(self, head: Record, ruleset: Ruleset | None) -> dict[str, str]:
        if ruleset is None:
            return {}
        choices = {c.id: c.default for c in ruleset.choices.values()}
        found = entries(head.get("choices"), self.problems, "choices", phrase("a choice"))
        for id_, key, value in found:
            choice = ruleset.choices.get(id_)
            if choice is None:
                self.problems.add(
                    rules.VALUE_NOT_ALLOWED,
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
            answer = known_name(choice.values).read(
                value, self.problems, phrase("choice {id}", id=id_)
            )
            if answer is not None:
                choices[id_] = answer
        return choices
