"""The attack on settled pairs finds what is not listed, and nothing where all is listed."""

from __future__ import annotations

from itertools import combinations, islice
from math import inf
from random import Random

from mapkit.analysis.disputes import find_disputes
from mapkit.board import open_board
from mapkit.compiled import compile_map
from mapkit.mapfile import read_case
from mapkit.model import Redrawing, VertexMove
from tests.fuzz.redrawings import Attack
from tests.random_maps import random_map, scale


def test_the_attack_finds_a_change_that_is_not_listed() -> None:
    attack = Attack(open_board("launch-site").map, Random(1))
    attack.listed.clear()
    corner = VertexMove("depot14", (7462, 1331), (7460, 1327))
    others = tuple(
        VertexMove(v, attack.map.vertices[v], attack.map.vertices[v]) for v in ("depot1", "depot2")
    )
    attack.by_tables(Redrawing((*others, corner)), "one corner")
    (found,) = (line for line in attack.wrong if " 50 95 " in line)
    assert "50 95 distance 7 -> 6" in found
    assert "depot14" in found
    assert "depot1'" not in found


def test_lines_find_nearer_answers_and_hits_are_true() -> None:
    attack = Attack(open_board("examples/drafts/launch-site.yaml").map, Random(3))
    attack.listed.clear()
    attack.along_lines(islice(attack.search.lines(attack.rng), 700), inf)
    assert attack.wrong
    assert attack.tried["hits asked"] >= len(attack.wrong)


def test_every_call_has_a_cause_even_where_no_corner_bounds_its_line() -> None:
    case_map = scale(random_map(6, "small"), 400) | {"tolerance_mm": 10.0}
    compiled = compile_map(read_case(case_map))
    calls = find_disputes(compiled)
    assert len({(d.origin, d.target) for d in calls}) <= len(
        list(combinations(compiled.map.fields, 2))
    )
    assert all(d.place for d in calls)


def test_a_slice_of_the_attack_on_a_board() -> None:
    attack = Attack(open_board("uboat-bunker").map, Random(5))
    attack.own_redrawings()
    attack.draw_some(6)
    attack.closings(6)
    attack.along_lines(islice(attack.search.lines(attack.rng), 400), inf)
    assert attack.tried["own redrawings"] > 40
    assert not attack.wrong
