"""The graph as GraphML, read by networkx: nodes and edges of every relation come back equal."""

from __future__ import annotations

import io
from typing import Any

import pytest

from mapkit.compiled import CompiledMap, compile_map
from mapkit.export import fill_in, find_exporter
from mapkit.illustrate import export_files
from mapkit.sight import NONE
from mapkit_exporters.contract import MAPS, broken_field

networkx = pytest.importorskip("networkx", reason="networkx is not installed")


def read(compiled: CompiledMap, **given: str) -> Any:
    graphml = find_exporter("graphml")
    data = export_files(graphml, compiled, fill_in("graphml", graphml.options, given))
    assert isinstance(data, bytes)
    return networkx.read_graphml(io.BytesIO(data), force_multigraph=True)


def edges(graph: Any, relation: str) -> dict[tuple[str, ...], dict[str, Any]]:
    return {
        tuple(sorted((a, b))): values
        for a, b, values in graph.edges(data=True)
        if values["relation"] == relation
    }


@pytest.mark.parametrize("name", sorted(MAPS))
def test_nodes_and_edges_are_those_of_the_tables(name: str) -> None:
    compiled = compile_map(MAPS[name]())
    graph = read(compiled)
    assert not graph.is_directed()
    fields = compiled.map.fields
    assert list(graph.nodes) == list(fields)
    for id_, field in fields.items():
        told = graph.nodes[id_]
        assert (told["kind"], told["level"]) == (field.kind, field.level)
        assert told.get("sector") == field.sector
        if field.name is None or field.name.isprintable():
            assert told.get("name") == field.name
    relations = compiled.relations
    for relation in ("adjacent", "matching", "passable", "stacked"):
        wanted = {tuple(sorted(pair)) for pair in getattr(relations, relation)}
        assert set(edges(graph, relation)) == wanted
    seen = edges(graph, "sight")
    tables = compiled.tables
    if tables is None:
        assert seen == {}
        return
    n = len(fields)
    for i, a in enumerate(tables.field_ids):
        for j in range(i + 1, n):
            found = seen.get(tuple(sorted((a, tables.field_ids[j]))))
            if tables.grazing[i, j] == NONE:
                assert found is None
                continue
            assert found["grazing"] == tables.grazing[i, j]
            assert found.get("clear", NONE) == tables.clear[i, j]
            assert found["rule"] == tables.rules[tables.rule[i, j]][0]


def test_doors_are_on_the_edges_that_they_join() -> None:
    compiled = compile_map(MAPS["two-rooms"]())
    passable = edges(read(compiled), "passable")
    joins = [
        p for p in compiled.map.portals if compiled.map.ruleset.portals[p.type].effect == "joins"
    ]
    assert joins
    for portal in joins:
        assert portal.id in passable[tuple(sorted(portal.between))]["portals"].split()


def test_the_graph_can_be_had_without_sight() -> None:
    graph = read(compile_map(MAPS["two-rooms"]()), sight="no")
    assert edges(graph, "sight") == {}
    assert edges(graph, "adjacent")


def test_the_graph_says_what_it_was_made_of() -> None:
    compiled = compile_map(MAPS["launch-site"]())
    graph = read(compiled)
    assert graph.graph["provenance"] == "reconstruction"
    assert "missing" not in graph.graph
    part = compile_map(broken_field(MAPS["two-rooms"]()), partial=True)
    told = read(part).graph["missing"].splitlines()
    assert {line for line in told if line.startswith("field: ")} == {
        f"field: {i}" for i in part.missing.fields
    }
    unsure = {frozenset(pair) for pair in part.missing.sight}
    assert {frozenset(pair) for pair in edges(read(part), "sight")}.isdisjoint(unsure)
