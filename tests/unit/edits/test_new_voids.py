"""No void where there was ground, unless a field was deleted or a hole cut."""

from __future__ import annotations

from dataclasses import replace

from mapkit.edits import (
    align_fields,
    cut_hole,
    delete_fields,
    draw_field,
    insert_vertex,
    move_fields,
    move_vertices,
    weld_vertices,
)
from mapkit.edits.draft import Draft
from mapkit.edits.finishing import finish
from mapkit.model import GameMap
from tests.unit.edits.boards import Points, empty, refused, rows, sound


def box(x0: float, y0: float, x1: float, y1: float) -> Points:
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def torn(game_map: GameMap, vertex: str) -> GameMap:
    """Take a vertex out of all fields, whatever comes of it."""
    draft = Draft(game_map)
    draft.drop_vertex(vertex)
    return finish(draft)


def test_a_torn_junction_is_refused_where_the_void_would_be() -> None:
    refusal = refused(
        lambda: torn(rows(), "r1c1"), r"A void of 5000\.00 mm².* fields 1, 2, 5 and 6"
    )
    ((x, y),) = refusal.at
    assert abs(x - 5000) + abs(y - 5000) < 5000
    assert refusal.fields == ("1", "2", "5", "6")


def test_deleting_and_cutting_may_open_voids() -> None:
    assert "6" not in sound(delete_fields(rows(), ["6"])).fields
    sound(cut_hole(rows(), box(6000, 6000, 9000, 9000)))


def test_a_field_does_not_leave_a_void_behind() -> None:
    wide = replace(rows(), size_mm=(400.0, 150.0))
    refused(lambda: move_fields(wide, ["6"], (15000, 0)), "A void of 2500.00 mm² would open")
    lower = delete_fields(wide, ["10"])
    refused(lambda: align_fields(lower, ["6", "12"], "bottom"), "A void of 2500.00 mm²")
    away = sound(move_fields(wide, ["12"], (5000, 0)))  # what it leaves is the outside
    assert away.vertices != wide.vertices


def test_voids_grow_shrink_and_are_closed_off() -> None:
    m = sound(delete_fields(rows(), ["6"]))
    sound(move_vertices(m, {"r1c1": (4000, 4000), "r1c2": (11000, 4000)}))
    everywhere = {"r1c1": (4100, 4100), "r1c2": (10900, 4200)}
    everywhere |= {"r2c1": (4200, 10800), "r2c2": (10800, 10900)}
    sound(move_vertices(m, everywhere))
    sound(insert_vertex(m, ("r1c1", "r1c2"), (7500, 4000)))
    sound(weld_vertices(m, ["r1c1", "r1c2"]))
    room = draw_field(empty(), box(0, 0, 10000, 2000), "open")
    room = draw_field(room, box(0, 2000, 2000, 8000), "open")
    room = draw_field(room, box(2000, 8000, 10000, 10000), "open")
    room = draw_field(room, [(0, 8000), (2000, 8000), (2000, 10000), (0, 10000)], "open")
    sound(draw_field(room, box(8000, 2000, 10000, 8000), "open"))  # a void all of outside


def test_the_rim_of_the_board_may_move_inwards() -> None:
    sound(move_vertices(rows(), {"r0c1": (5000, 2500), "r0c0": (2000, 2000)}))
    sound(move_vertices(rows(), {"r3c4": (20000, 10000)}))  # onto its neighbour


def test_a_field_moves_within_a_void() -> None:
    m = sound(delete_fields(rows(), ["6"]))
    m = sound(draw_field(m, box(6000, 6000, 8000, 8000), "built_up", id="I"))
    sound(move_fields(m, ["I"], (1000, 500)))
