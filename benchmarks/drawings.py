"""``python -m benchmarks.drawings FOLDER``: imports drawings of strangers, all files of a folder.

Neighbours are compared with those that share an arc of a TopoJSON. The maps themselves do not ship:
``npm pack us-atlas world-atlas @svg-maps/usa`` brings some.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

from mapkit.compiled.ground import ground_plan
from mapkit.diagnostics import Severity
from mapkit.errors import MapkitError
from mapkit.export.import_registry import importer_for
from mapkit.export.map_making import MadeMap, checked, map_of
from mapkit.export.plugins import fill_in

WIDTH_MM = 840.0

Pair = frozenset[str]


def arcs_of(nested: Any) -> Iterator[int]:
    """Yield the numbers of arcs in nested lists; one that is run backwards is ``~n``."""
    if isinstance(nested, int):
        yield nested if nested >= 0 else ~nested
        return
    for part in nested:
        yield from arcs_of(part)


def neighbours_by_arcs(geometries: Iterable[dict[str, Any]]) -> set[Pair]:
    """Return the areas of a TopoJSON that share an arc."""
    by_arc: dict[int, set[str]] = {}
    for one in geometries:
        for arc in arcs_of(one.get("arcs", ())):
            by_arc.setdefault(arc, set()).add(str(one.get("id")))
    return {frozenset(pair) for ids in by_arc.values() for pair in combinations(sorted(ids), 2)}


def neighbours_in(made: MadeMap, ids: set[str]) -> set[Pair]:
    """Return the areas whose fields are neighbours, an area for all of its parts."""
    plan = ground_plan(made.map)

    def area(field: str) -> str:
        return field if field in ids else field.rpartition(".")[0]

    return {
        frozenset((area(a), area(b)))
        for a, b in plan.relations.adjacent
        if area(a) != area(b) and {area(a), area(b)} <= ids
    }


def row(path: Path) -> str:
    """Import one file, and return its line of the table."""
    data, start = path.read_bytes(), time.process_time()
    given: dict[str, str] = {}
    geometries: list[dict[str, Any]] = []
    if data.startswith(b"{") and (document := json.loads(data)).get("type") == "Topology":
        given["object"] = next(iter(document["objects"]))
        geometries = document["objects"][given["object"]]["geometries"]
    importer = importer_for(data, path)
    imported = importer.read(data, path, fill_in(importer.name, importer.options, given))
    wide = max(x for f in imported.fields for x, _ in f.rings[0])
    wide -= min(x for f in imported.fields for x, _ in f.rings[0])
    made = checked(map_of(imported, unit_mm=WIDTH_MM / wide))
    seconds = time.process_time() - start
    errors = sum(one.severity is Severity.ERROR for one in made.found)
    found = ""
    if geometries and not errors:
        ids = [str(one.get("id")) for one in geometries]
        once = {i for i in ids if ids.count(i) == 1}
        wanted = {p for p in neighbours_by_arcs(geometries) if p <= once}
        got = neighbours_in(made, once)
        right = len(wanted & got)
        found = f"{right}/{len(wanted)} found, {right}/{len(got)} right"
    return f"| {path.name} | {len(made.map.fields)} | {errors} | {found} | {seconds:.1f} |"


def main(arguments: Sequence[str] | None = None) -> int:
    """Import all files of a folder and print a table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.drawings", description=__doc__)
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args(arguments).folder
    print("| map | fields | errors | neighbours by arcs | processor s |\n|---|---|---|---|---|")
    for path in sorted(one for one in folder.iterdir() if one.is_file()):
        try:
            print(row(path), flush=True)
        except MapkitError as error:
            print(f"| {path.name} | {error} |")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
