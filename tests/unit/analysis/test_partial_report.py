"""Reports of maps with errors: what they still say is right, what they cannot know is named."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from mapkit.analysis.measures import Report, ReportOptions, make_report
from mapkit.analysis.measures.report_sentences import report_sentences
from mapkit.compiled import CompiledMap, compile_map
from mapkit.mapfile import new_map, read_case
from mapkit.model import GameMap, Marker, Portal
from tests.boards import read_board
from tests.looping import for_each
from tests.random_maps import FAMILIES, random_map

TABLES_ALONE = ReportOptions(disputes=False, drawing=False)


def breaking(game_map: GameMap, field_id: str) -> GameMap:
    """Give a field a kind that nobody knows: an error that leaves the drawing as it was."""
    broken = replace(game_map.fields[field_id], kind="castle")
    return replace(game_map, fields={**game_map.fields, field_id: broken})


def marked(compiled: CompiledMap, markers: tuple[Marker, ...]) -> CompiledMap:
    return replace(compiled, map=replace(compiled.map, markers=markers))


def random_marks(rng: Random, ids: list[str]) -> tuple[Marker, ...]:
    def draw(kind: str, **attributes: Any) -> Marker:
        return Marker(kind, rng.choice(ids), attributes)

    return (
        *(draw("objective", number=k) for k in (1, 2, 3)),
        *(draw("entry", sector=s) for s in ("red", "white")),
        *(draw("start", squad=s, role="officer") for s in ("red", "white")),
    )


def broken_reports(seed: int) -> Iterator[tuple[Report, Report]]:
    """Return reports of a random map, whole and with one field after another in error."""
    game_map = replace(read_case(random_map(seed, "small")), markers=())
    whole, rng = compile_map(game_map), Random(seed)
    for broken in list(game_map.fields)[seed % 3 :: 3]:
        part = compile_map(breaking(game_map, broken), partial=True)
        markers = random_marks(rng, list(part.map.fields))
        yield (
            make_report(marked(whole, markers), TABLES_ALONE),
            make_report(marked(part, markers), TABLES_ALONE),
        )


@cache
def counted(seed: int) -> tuple[int, int, int]:
    """Hold partial reports against whole ones; count what they keep, and what they leave out."""
    reach = times = unsure = 0
    for whole, part in broken_reports(seed):
        for i, seen in part.exposure.fields.items():
            right = whole.exposure.fields[i].seen_from
            assert seen.seen_from <= right <= seen.seen_from + seen.unsure, (seed, i)
        for i, heard in part.hearing.fields.items():
            right = whole.hearing.fields[i].heard_from
            assert heard.heard_from <= right <= heard.heard_from + heard.unsure, (seed, i)
        for own, all_ in zip(part.ways or (), whole.ways or (), strict=bool(part.ways)):
            assert own.reach == {i: all_.reach[i] for i in own.reach}, seed
            journeys = list(all_.journeys)
            assert all(j in journeys for j in own.journeys), seed
            assert len(own.journeys) + own.unsure_journeys == len(journeys), seed
            reach, times = reach + len(own.reach), times + len(own.journeys)
            unsure += own.unsure_reach + own.unsure_journeys
    return reach, times, unsure


@for_each("seed", range(3 * len(FAMILIES)))
def test_what_a_partial_report_says_is_what_the_whole_one_says(seed: int) -> None:
    counted(seed)


def test_partial_reports_of_random_maps_keep_some_and_leave_out_some() -> None:
    kept = [counted(seed) for seed in range(3 * len(FAMILIES))]
    assert all(sum(column) > 0 for column in zip(*kept, strict=True))


def test_one_field_in_a_corner_takes_little_from_a_board() -> None:
    board = read_board("launch-site")
    corner = "Y76"
    assert corner not in {m.field for m in board.markers}
    whole = make_report(compile_map(board), TABLES_ALONE)
    part = make_report(compile_map(breaking(board, corner), partial=True), TABLES_ALONE)
    assert whole.ways is not None
    assert part.ways is not None
    for own, all_ in zip(part.ways, whole.ways, strict=True):
        assert len(own.reach) > 0.5 * len(all_.reach)
        assert len(own.journeys) > 0.9 * len(all_.journeys)
        assert own.unsure_reach == len(all_.reach) - 1 - len(own.reach)
    assert 0 < sum(f.unsure for f in part.hearing.fields.values()) < 10
    assert [left.part for left in part.left_out if "errors" in left.why] == [
        "choke_points", "danger"
    ]  # fmt: skip
    said = report_sentences(part)
    for words in ("may be heard from more", "left out: errors of the map may change what lies"):
        assert any(words in line for line in said)


def test_a_door_that_is_not_sure_counts_neither_as_open_nor_as_closed() -> None:
    """Two fields with one door between them, which is drawn where it cannot be."""
    board = new_map("example", example="two-rooms")
    portal = board.portals[0]
    moved = Portal("wrong", portal.type, portal.between, ((0, 0), (1, 0)))
    broken = replace(board, portals=(moved, *board.portals[1:]))
    part = compile_map(broken, partial=True)
    assert part.missing.passable
    whole, found = make_report(compile_map(board)), make_report(part)
    for own, all_ in zip(found.ways or (), whole.ways or (), strict=bool(found.ways)):
        assert own.reach.items() <= all_.reach.items()
        assert not own.reach.keys() & set(portal.between)


def test_a_field_that_may_lie_anywhere_leaves_nothing_certain() -> None:
    board = new_map("rows", id="m", size_mm=(120, 90), rows=3, columns=4)
    first = next(iter(board.fields))
    (ring,) = board.fields[first].rings
    lost = replace(board.fields[first], rings=(("nowhere", *ring[1:]),))
    part = compile_map(replace(board, fields={**board.fields, first: lost}), partial=True)
    report = make_report(part, TABLES_ALONE)
    assert report.ways is None
    assert [left.part for left in report.left_out][:3] == ["ways", "choke_points", "danger"]
    assert {f.unsure for f in report.hearing.fields.values()} == {1}


def test_an_objective_that_may_have_another_way_in_is_no_trap() -> None:
    board = new_map("rows", id="m", size_mm=(120, 30), rows=1, columns=4)
    ids = list(board.fields)
    board = replace(board, ruleset=replace(board.ruleset, warnings={"trap_objective": 1}))
    board = replace(board, markers=(Marker("objective", ids[1], {"number": 1}),))
    part = compile_map(breaking(board, ids[0]), partial=True)
    assert make_report(part, TABLES_ALONE).warnings.open == ()
    far = compile_map(breaking(board, ids[3]), partial=True)
    assert far.map.markers
    assert make_report(far, TABLES_ALONE).warnings.open == ()
