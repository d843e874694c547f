"""A map drawn anew: what goes with a corner that moves or parts, and what is another map."""

from __future__ import annotations

from pathlib import Path

import pytest

from mapkit.adjacency.redrawing import Redrawer
from mapkit.board import open_board
from mapkit.mapfile import read_map
from mapkit.model import GameMap, PartedCorner, Redrawing, VertexMove
from tests.boards import map_in

_FOUR = """
mapkit: "1.0"
id: four
size_mm: [60, 60]
vertices:
  a: [0, 0]
  b: [3000, 0]
  c: [6000, 0]
  d: [0, 3000]
  e: [3000, 3000]
  f: [6000, 3000]
  g: [0, 6000]
  h: [3000, 6000]
  i: [6000, 6000]
fields:
  "1": {kind: built_up, ring: [a, b, e, d]}
  "2": {kind: open, ring: [b, c, f, e]}
  "3": {kind: open, ring: [d, e, h, g]}
  "4": {kind: built_up, ring: [e, f, i, h]}
portals:
  d1: {type: door, between: ["1", "2"], at: [[3000, 1500], [3000, 3000]]}
"""
_HALF = """
mapkit: "1.0"
id: half
size_mm: [60, 60]
vertices: {a: [0, 0], b: [3000, 0], c: [6000, 0], d: [0, 3000], e: [3000, 3000], f: [6000, 3000],
  g: [0, 6000], i: [6000, 6000]}
fields:
  "1": {kind: open, ring: [a, b, e, d]}
  "2": {kind: open, ring: [b, c, f, e]}
  "3": {kind: open, ring: [d, f, i, g]}
"""


def _read(text: str) -> GameMap:
    return map_in(text)


def _part(at: tuple[int, int], *borders: str) -> Redrawing:
    return Redrawing((), (PartedCorner("e", (3000, 3000), at, borders),))


def test_a_corner_moves_with_its_door_and_the_map_can_be_saved(tmp_path: Path) -> None:
    redrawer = Redrawer(_read(_FOUR))
    redrawing = Redrawing((VertexMove("e", (3000, 3000), (3030, 3040)),))
    assert redrawing.largest == 50
    assert redrawer.why_not(redrawing) is None
    after = redrawer.draw(redrawing)
    assert after.vertices["e"] == (3030, 3040)
    assert after.portals[0].at == ((3015, 1520), (3030, 3040))
    open_board(after).save_map(tmp_path / "redrawn.yaml")
    assert read_map(tmp_path / "redrawn.yaml").map == after


def test_a_parted_corner_lets_two_fields_touch_and_makes_no_building_one() -> None:
    redrawer = Redrawer(_read(_FOUR))
    redrawing = _part((3020, 3020), "f", "h")
    assert redrawer.why_not(redrawing) is None
    board = open_board(redrawer.draw(redrawing))
    assert ("2", "3") in board.relations.adjacent
    assert ("2", "3") not in board.relations.passable  # both open: a wall stands there
    assert board.sight("2", "3").distance == 1
    board = open_board(redrawer.draw(_part((3020, 2980), "b", "f")))
    assert ("1", "4") in board.relations.adjacent
    assert board.relations.buildings == (("1",), ("4",))
    assert redrawer.why_not(_part((3020, 2980), "b", "f")) is None


def test_a_border_keeps_the_junctions_that_it_does_not_name() -> None:
    redrawer = Redrawer(_read(_HALF))
    redrawing = Redrawing((VertexMove("e", (3000, 3000), (3000, 3040)),))
    assert redrawer.why_not(redrawing) is None
    after = redrawer.draw(redrawing)
    assert set(after.fields["3"].rings[0]) == {*"defig"}


@pytest.mark.parametrize(
    ("redrawing", "why"),
    [
        (Redrawing((VertexMove("e", (3000, 3000), (3036, 3036)),)), "too far"),
        (Redrawing((VertexMove("e", (3001, 3000), (3000, 3000)),)), "not where"),
        (Redrawing((VertexMove("x", (0, 0), (0, 1)),)), "no vertex x"),
        (Redrawing((VertexMove("e", (3000, 3000), (3001, 3000)),) * 2), "named twice"),
        (_part((3020, 3020), "f"), "cannot part"),
        (_part((3020, 3020), "d", "f"), "cannot part"),
        (_part((2980, 2980), "f", "h"), "change places"),
    ],
)
def test_what_is_no_redrawing_says_why(redrawing: Redrawing, why: str) -> None:
    assert why in (Redrawer(_read(_FOUR)).why_not(redrawing) or "")


def test_borders_do_not_cross_and_fields_do_not_turn_over() -> None:
    narrow = _read(_FOUR.replace("c: [6000, 0]", "c: [3060, 0]").replace("f: [6000", "f: [3060"))
    moves = (VertexMove("b", (3000, 0), (3040, 0)), VertexMove("e", (3000, 3000), (3040, 3000)))
    turned = (VertexMove("c", (3060, 0), (3020, 0)), VertexMove("f", (3060, 3000), (3020, 3000)))
    assert Redrawer(narrow).why_not(Redrawing(moves), checks=False) is None
    assert Redrawer(narrow).why_not(Redrawing(moves + turned), checks=False)
