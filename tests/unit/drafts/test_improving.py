"""The search for better drafts: bounds hold, seeds reproduce, workers change nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from math import hypot
from pathlib import Path
from random import Random
from typing import Any

import pytest

import mapkit
from mapkit.coverage import check_map
from mapkit.diagnostics import has_errors
from mapkit.drafts.changes import MarkerMove, PortalMove, carry_out, change_from
from mapkit.drafts.goals import parse_goal
from mapkit.drafts.improving import Improvement, improve, walk
from mapkit.drafts.measured import Measured
from mapkit.drafts.variants import Variation
from mapkit.errors import FileError, UsageError
from mapkit.jobs import run_tasks
from mapkit.model import Bounds, GameMap, VertexMove

GOAL = "no-disputes"


@cache
def rough_board() -> GameMap:
    """Return a board of which some verdicts are disputed."""
    board = mapkit.open("examples/two-rooms.yaml").map
    return replace(board, tolerance_mm=0.6)


def bounds(vertices_mm: float = 0.0) -> Bounds:
    return Bounds(vertices_mm=vertices_mm, fields=frozenset(rough_board().fields))


@cache
def usual_search() -> Improvement:
    return search()


def search(
    *,
    seed: int = 1,
    workers: int = 1,
    store: Path | None = None,
    stop: Callable[[], bool] | None = None,
) -> Improvement:
    game_map = rough_board()
    return improve(
        game_map, parse_goal(GOAL, game_map), bounds(vertices_mm=3.0), variants=75,
        seed=seed, run=partial(run_tasks, workers=workers, store=store, stop=stop),
    )  # fmt: skip


def test_drafts_with_fewer_disputed_verdicts_are_found() -> None:
    found = usual_search()
    best = found.drafts[0]
    assert best.score < found.start.score / 2
    left = mapkit.Board(best.map).disputes()
    open_sight = [o for o in left.open if o[2] == "sight"]
    assert len([d for d in left if d.kind == "sight"]) + len(open_sight) == best.score
    assert not has_errors(check_map(best.map))
    assert [d.score for d in found.drafts] == sorted(d.score for d in found.drafts)


def test_drafts_are_what_their_changes_make_within_the_bounds() -> None:
    game_map = rough_board()
    for draft in usual_search().drafts:
        made = game_map
        for change in draft.changes:
            made = carry_out(made, [change])
            assert isinstance(change, VertexMove)
            x, y = game_map.vertices[change.vertex]
            assert hypot(change.after[0] - x, change.after[1] - y) * game_map.unit_mm <= 3.0
        assert made == draft.map


def test_the_same_seed_gives_the_same_drafts_on_any_number_of_workers() -> None:
    assert told(search(workers=2)) == told(usual_search()) != told(search(seed=2))


def told(found: Improvement) -> list[object]:
    return [(d.number, d.changes, d.score) for d in found.drafts]


def test_what_is_finished_is_not_walked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, usual = tmp_path / "search.results", told(usual_search())
    asked = 0

    def once() -> bool:
        nonlocal asked
        asked += 1
        return asked > 2

    early = search(store=store, stop=once)
    assert not early.complete
    kept = len(store.read_text(encoding="utf-8").splitlines()) - 1
    walked: list[int] = []

    def counted(*arguments: Any) -> dict[str, Any]:
        walked.append(1)
        return walk(*arguments)

    monkeypatch.setattr("mapkit.drafts.improving.walk", counted)
    assert told(search(store=store)) == usual
    assert kept
    assert len(walked) == 75 // 25 - kept


def test_a_file_of_another_search_is_refused(tmp_path: Path) -> None:
    store = tmp_path / "search.results"
    search(store=store)
    with pytest.raises(FileError):
        search(store=store, seed=2)


def test_bounds_that_let_nothing_move_are_refused() -> None:
    game_map = rough_board()
    goal = parse_goal(GOAL, game_map)
    kept = Bounds(vertices_mm=2.0, fields=frozenset({"n1"}), keep=frozenset(game_map.fields))
    for nothing in (bounds(), kept):
        with pytest.raises(UsageError, match="nothing move"):
            improve(game_map, goal, nothing, variants=1)


def test_markers_and_portals_move_within_their_bounds() -> None:
    game_map = mapkit.open("uboat-bunker").map
    goal = parse_goal("equal-exposure + turns=4-6", game_map)
    may = Bounds(
        portals_mm=20.0,
        markers_mm=120.0,
        markers=frozenset({"objective"}),
        fields=frozenset(game_map.fields),
    )
    found = improve(game_map, goal, may, variants=50, run=partial(run_tasks, workers=1))
    assert found.drafts[0].score < found.start.score
    for draft in found.drafts:
        for change in draft.changes:
            assert isinstance(change, MarkerMove | PortalMove)
            if isinstance(change, MarkerMove):
                assert game_map.markers[change.marker].type == "objective"


def test_no_step_goes_beyond_the_bounds_or_touches_what_is_kept() -> None:
    game_map = mapkit.open("uboat-bunker").map
    goal = parse_goal("turns=4-6", game_map)
    draft = Measured.whole(game_map, goal)
    kept = frozenset(list(game_map.fields)[::2])
    may = Bounds(
        vertices_mm=2.0, portals_mm=8.0, markers_mm=70.0, fields=frozenset(game_map.fields),
        keep=kept,
    )  # fmt: skip
    variation = Variation(game_map, may)
    unit, seen = game_map.unit_mm, set()
    for number in range(150):
        made = variation.changed(draft, goal, Random(number))
        if made is None:
            continue
        change = made[0]
        seen.add(type(change))
        match change:
            case VertexMove(vertex):
                assert change.length * unit <= 2.0
                users = [f for f, item in game_map.fields.items() if vertex in sum(item.rings, ())]
                assert kept.isdisjoint(users)
            case PortalMove(portal, between):
                was = next(p for p in game_map.portals if p.id == portal)
                assert change.length * unit <= 8.0
                assert kept.isdisjoint((*was.between, *between))
            case MarkerMove(_, before, after):
                assert kept.isdisjoint((before, after))
                (ax, ay), (bx, by) = (middle(game_map, f) for f in (before, after))
                assert hypot(bx - ax, by - ay) * unit <= 70.0
    assert seen == {VertexMove, PortalMove, MarkerMove}


def middle(game_map: GameMap, field: str) -> tuple[float, float]:
    """Return the middle of the box round a field."""
    xs, ys = zip(*game_map.points(field)[0], strict=True)
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def test_a_draft_followed_is_what_is_measured_anew() -> None:
    game_map = rough_board()
    goal = parse_goal("no-disputes", game_map)
    for draft in usual_search().drafts:
        anew = Measured.whole(draft.map, goal)
        assert anew.score == draft.score
        assert anew.figures == draft.figures


def test_a_portal_move_comes_back_from_plain_values() -> None:
    move = PortalMove("d1", ("a", "b"), ((0, 0), (4, 0)), ((2, 0), (6, 0)))
    places = {"before": [[0, 0], [4, 0]], "after": [[2, 0], [6, 0]]}
    values = {"change": "portal", "portal": "d1", "between": ["a", "b"], **places}
    assert change_from(values) == move
    assert move.length == 2
