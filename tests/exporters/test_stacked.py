"""Of two stacked fields every format names the lower one first."""

from __future__ import annotations

import csv
import io
from xml.etree import ElementTree as ET

from mapkit.export import fill_in, find_exporter, write_with
from tests.exporters.maps import compiled, stacked

GRAPHML = "{http://graphml.graphdrawing.org/xmlns}"


def written(name: str) -> object:
    exporter = find_exporter(name)
    plain = fill_in(name, exporter.options, {})
    return write_with(exporter, compiled("uboat-bunker"), plain)


def test_tables_and_graphs_name_the_lower_field_first() -> None:
    told = compiled("uboat-bunker")
    wanted = set(stacked(told))
    assert wanted != set(told.relations.stacked)  # some walkways come first by name
    files = written("csv")
    assert isinstance(files, dict)
    rows = csv.DictReader(io.StringIO(files["stacked.csv"].decode("utf-8-sig")))
    assert {(row["below"], row["above"]) for row in rows} == wanted
    graph = written("graphml")
    assert isinstance(graph, bytes)
    edges = ET.fromstring(graph).iter(f"{GRAPHML}edge")
    found = {
        (edge.get("source"), edge.get("target"))
        for edge in edges
        if any(data.text == "stacked" for data in edge)
    }
    ids = list(told.map.fields)
    assert found in (wanted, {(f"n{ids.index(a)}", f"n{ids.index(b)}") for a, b in wanted})
