"""Maps that are built to take long are answered with a bounded amount of work."""

from __future__ import annotations

import io
from importlib import import_module
from typing import Any

import numpy as np
import pytest
import shapely

from mapkit.board import open_board
from mapkit.coverage import check_map, snap
from mapkit.coverage.checks import drawing, overlap_reports, overlaps
from mapkit.coverage.checks.all_checks import Survey, survey
from mapkit.coverage.checks.outlines import check_outlines
from mapkit.coverage.checks.rings import gather_rings
from mapkit.coverage.checks.wording import Wording
from mapkit.coverage.repair import repair
from mapkit.diagnostics import Severity, rules
from mapkit.edits import EditRefusedError, apply_fix
from mapkit.mapfile import read_map
from mapkit.model import GameMap
from tests.boards import map_in
from tests.structured_maps import FAMILIES, REFUSED
from tests.work import counted

SIZE = 30_000
"""In bytes. Large enough: what grows with the square of it would break each bound below."""

CALLS_A_BYTE = 20
CALLS_A_BYTE_READ = 100
CALLS_A_REPORT = 150
PIECES_A_POINT = 8
CORNERS = 4

every_family = pytest.mark.parametrize("family", [f for f in FAMILIES if f not in REFUSED])


def board(family: str, size: int = SIZE) -> GameMap:
    read = read_map(io.StringIO(FAMILIES[family](size)))
    assert read.map is not None
    return read.map


@pytest.mark.parametrize("family", REFUSED)
def test_what_is_refused_when_it_is_read_has_errors_and_no_map(family: str):
    text = FAMILIES[family](SIZE)
    read, calls = counted(lambda: read_map(io.StringIO(text)))
    assert read.map is None
    assert any(d.severity is Severity.ERROR for d in read.diagnostics)
    assert calls < CALLS_A_BYTE_READ * len(text)


@every_family
def test_calls_are_bounded_by_the_size(family: str):
    game_map = board(family)
    check_map(game_map)  # what is computed once for the process
    found, calls = counted(lambda: check_map(game_map))
    assert calls < CALLS_A_BYTE * SIZE + CALLS_A_REPORT * len(found)
    assert len(found) <= overlaps.MOST_REPORTED + SIZE // 10


@every_family
def test_what_is_found_is_bounded_by_the_number_of_points(family: str):
    game_map = board(family)
    rings, _ = gather_rings(game_map)
    drawn = drawing.draw(rings, game_map.tolerance_units)
    over = overlaps.find_overlaps(game_map, drawn, check_outlines(drawn, Wording(game_map))[1])
    assert len(drawn.a) <= PIECES_A_POINT * len(drawn.xy) + 2000
    assert len(drawn.near.point) <= 40 * len(drawn.xy) + 1000
    assert len(drawn.crossings) <= 20_000
    assert len(over.pairs) <= 2 * overlaps.MOST_PAIRS + len(drawn.rings.field_ids)


@every_family
def test_shapely_gets_nothing_that_takes_long(family: str, monkeypatch: pytest.MonkeyPatch):
    corners = 0

    def counting(name: str) -> None:
        function = getattr(shapely, name)

        def call(shapes: Any, *others: Any, **options: Any) -> Any:
            nonlocal corners
            corners += int(np.sum(shapely.get_num_coordinates(shapes)))
            return function(shapes, *others, **options)

        monkeypatch.setattr(shapely, name, call)

    for name in ("make_valid", "intersection", "union_all", "maximum_inscribed_circle", "buffer"):
        counting(name)
    check_map(board(family))
    assert corners <= 2 * overlap_reports.MOST_CORNERS + CORNERS * SIZE


@pytest.mark.parametrize("family", ["star", "scribble", "combs_crossed", "stack", "cards", "lines"])
def test_the_first_problems_are_told_and_that_there_are_more(family: str):
    found = open_board(FAMILIES[family](3 * SIZE)).check()
    errors = [d for d in found if d.severity is Severity.ERROR]
    assert {"MK207", "MK220", "MK223"} & {d.code for d in errors}
    assert "MK243" in {d.code for d in found}


@pytest.mark.parametrize("tolerance", [5, 500])
def test_no_shape_of_many_teeth_is_eroded_by_a_large_tolerance(
    tolerance: int, monkeypatch: pytest.MonkeyPatch
):
    most = 0
    buffer = shapely.buffer

    def counting(shapes: Any, *others: Any, **options: Any) -> Any:
        nonlocal most
        most = max(most, int(np.max(shapely.get_num_coordinates(shapes), initial=0)))
        return buffer(shapes, *others, **options)

    monkeypatch.setattr(shapely, "buffer", counting)
    text = FAMILIES["comb"](SIZE).replace("tolerance_mm: 0.5", f"tolerance_mm: {tolerance}")
    game_map = map_in(text)
    found = check_map(game_map)
    assert rules.DRAWING_ENTANGLED in {d.rule for d in found}
    assert most <= 500


def test_a_ring_that_crosses_itself_everywhere_is_not_made_valid(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delattr(shapely, "make_valid")
    found = check_map(board("star", 4000))  # more than 300 corners, 50,000 crossings
    assert "MK207" in {d.code for d in found}


@pytest.mark.parametrize("family", ["combs_interlocked", "spirals", "discs", "comb", "portals"])
def test_repairs_check_a_bounded_number_of_drawings(family: str, monkeypatch: pytest.MonkeyPatch):
    most = snap.Tries().left
    checked: list[int] = []

    def counting(game_map: GameMap) -> Survey:
        found = survey(game_map)
        checked.append(len(found.drawing.a) + 4 * len(found.drawing.near.point))
        return found

    monkeypatch.setattr(snap, "survey", counting)
    repair(board(family))
    assert sum(checked[:-1]) <= most + 2 * max(checked, default=0)


@every_family
def test_repairs_call_no_more_than_the_checks_they_make(
    family: str, monkeypatch: pytest.MonkeyPatch
):
    reports: list[int] = []

    def counting(game_map: GameMap) -> Survey:
        found = survey(game_map)
        reports.append(len(found.diagnostics))
        return found

    for module in ("repair", "snap"):
        monkeypatch.setattr(import_module(f"mapkit.coverage.{module}"), "survey", counting)
    game_map = board(family)
    _, calls = counted(lambda: repair(game_map))
    checks = len(reports) + 1  # the other steps of the repair cost no more than one
    assert calls < checks * CALLS_A_BYTE * SIZE + CALLS_A_REPORT * sum(reports)


def test_of_too_many_junctions_none_is_named_and_no_repair_is_promised():
    game_map = board("lines")
    found = [d for d in check_map(game_map) if d.rule == rules.JUNCTION_UNNAMED]
    assert found
    assert {d.fix for d in found} == {None}
    assert repair(game_map) == (game_map, (), False)


@pytest.mark.parametrize(("family", "stopped"), [("cards", True), ("discs", False)])
def test_a_repair_tells_whether_it_left_something_untried(family: str, stopped: bool):
    assert repair(board(family, 3000)).stopped is stopped


def test_a_repair_stops_after_its_last_round(monkeypatch: pytest.MonkeyPatch):
    few = board("cards", 1200)
    assert not repair(few).stopped
    monkeypatch.setattr(import_module("mapkit.coverage.repair"), "_MOST_ROUNDS", 1)
    assert repair(few).stopped


def test_one_repair_that_was_not_tried_is_not_refused_as_impossible():
    grid = board("grid", 3000)
    first = next(d for d in check_map(grid) if d.fix is not None)
    with pytest.raises(EditRefusedError, match="Not all repairs were tried"):
        apply_fix(grid, first)


def test_a_line_of_few_fields_is_named_whole():
    few = board("lines", 2000)
    mended, notes, _ = repair(few)
    assert notes
    left = {d.rule for d in check_map(mended)}
    assert rules.JUNCTION_UNNAMED not in left
    assert rules.DRAWING_ENTANGLED not in left


def test_many_holes_apart_are_held_against_those_beside_them_only():
    many = 500
    holes = ",".join(
        f"[[{9 * n + 1},1],[{9 * n + 5},1],[{9 * n + 5},9],[{9 * n + 1},9]]" for n in range(many)
    )
    text = (
        'mapkit: "1.0"\nid: m\nunit_mm: 1\nfields:\n  f: {kind: open, '
        f"ring: [[0,0],[{9 * many},0],[{9 * many},20],[0,20]], holes: [{holes}]}}\n"
    )
    game_map = open_board(text).map
    found, calls = counted(lambda: check_map(game_map))
    assert "MK211" not in {d.code for d in found}
    assert calls < 400 * many
