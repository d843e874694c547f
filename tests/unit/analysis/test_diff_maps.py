from __future__ import annotations

from dataclasses import replace
from typing import Any

from mapkit.analysis.change import Change
from mapkit.analysis.diff_maps import diff_maps
from mapkit.mapfile.grids import grid_map
from mapkit.model import Doubt, GameMap, Marker, Photographed, Point, Tracing


def with_field(board: GameMap, field_id: str, **changes: Any) -> GameMap:
    changed = replace(board.fields[field_id], **changes)
    return replace(board, fields={**board.fields, field_id: changed})


def brief(changes: tuple[Change, ...]) -> set[tuple[str, str, str]]:
    return {(c.subject, c.what, c.id) for c in changes}


def test_the_same_map_has_no_differences(board: GameMap) -> None:
    assert diff_maps(board, board) == ()


def test_other_ways_to_draw_a_shape_are_no_change(board: GameMap) -> None:
    ring = board.fields["1"].rings[0]
    turned = with_field(board, "1", rings=((*ring[2:], *ring[:2]),))
    assert diff_maps(board, turned) == ()
    mirrored = with_field(board, "1", rings=(ring[::-1],))
    assert diff_maps(board, mirrored) == ()
    split = with_field(board, "1", rings=((ring[0], "middle", *ring[1:]),))
    split = replace(split, vertices={**split.vertices, "middle": (500, 0)})
    assert diff_maps(board, split) == ()


def test_a_finer_unit_changes_the_unit_only(board: GameMap) -> None:
    finer = replace(
        board,
        unit_mm=0.001,
        vertices={i: (10 * x, 10 * y) for i, (x, y) in board.vertices.items()},
        portals=tuple(replace(p, at=(_tenfold(p.at[0]), _tenfold(p.at[1]))) for p in board.portals),
    )
    assert brief(diff_maps(board, finer)) == {("map", "changed", "unit_mm")}


def test_a_moved_vertex_moves_its_fields(board: GameMap) -> None:
    moved = replace(board, vertices={**board.vertices, "v1_0": (1100, 0)})
    changes = diff_maps(board, moved)
    assert brief(changes) == {("field", "moved", "1"), ("field", "moved", "2")}
    assert "2 corners differ" in changes[0].sentence


def test_fields_come_and_go(board: GameMap) -> None:
    fewer = replace(board, fields={i: f for i, f in board.fields.items() if i != "6"})
    assert brief(diff_maps(board, fewer)) == {("field", "removed", "6")}
    assert brief(diff_maps(fewer, board)) == {("field", "added", "6")}


def test_a_field_of_the_same_shape_was_renamed(board: GameMap) -> None:
    fields = {("12" if i == "3" else i): f for i, f in board.fields.items()}
    fields["12"] = replace(fields["12"], id="12")
    renamed = replace(
        board,
        fields=fields,
        portals=tuple(replace(p, between=("12", "4")) for p in board.portals),
        markers=tuple(replace(m, field="12") if m.field == "3" else m for m in board.markers),
    )
    assert brief(diff_maps(board, renamed)) == {("field", "renamed", "12")}


def test_attributes_are_told_before_and_after(board: GameMap) -> None:
    changed = with_field(
        board, "3", traits=frozenset({"water"}), sector="red", name=None, ground="rails"
    )
    sentences = [c.sentence for c in diff_maps(board, changed)]
    assert sentences == [
        "Field 3: name was Quay and is nothing.",
        "Field 3: sector was white and is red.",
        "Field 3: traits was nothing and is water.",
        "Field 3: ground was nothing and is rails.",
    ]


def test_portals_markers_and_names_of_buildings(board: GameMap) -> None:
    other = replace(
        board,
        portals=(),
        markers=(*board.markers[1:], Marker("objective", "7", {"number": 4})),
        buildings=(replace(board.buildings[0], fields=("4", "8")),),
        choices={**board.choices, "grazing": "sees"},
    )
    sentences = {c.sentence for c in diff_maps(board, other)}
    assert sentences == {
        "The map's choice grazing was blocks and is sees.",
        "Gone: door between 3 and 4.",
        "Gone: objective 4 on field 8.",
        "New: objective 4 on field 7.",
        "Gone: building shed (The Old Shed) of fields 4.",
        "New: building shed (The Old Shed) of fields 4, 8.",
    }


def _tenfold(point: Point) -> Point:
    return 10 * point[0], 10 * point[1]


def test_what_was_reviewed_is_told(board: GameMap) -> None:
    photo = Photographed("photo.jpg", "a" * 64, (9, 9))
    tracing = Tracing(photo, ((0, 0), (9, 0), (9, 9), (0, 9)), (), 0.4, 1.0)
    doubt = Doubt("border", ("1", "2"), (1000, 500), 0.5)
    before = with_field(replace(board, tracing=replace(tracing, doubts=(doubt,))), "1", traced=None)
    portals = tuple(replace(p, traced="drawn") for p in board.portals)
    after = with_field(replace(board, tracing=tracing, portals=portals), "1", traced="accepted")
    found = diff_maps(before, after)
    expected = {("field", "changed", "1"), ("doubt", "removed", "1|2")}
    assert brief(found) == expected | {("portal", "changed", p.id) for p in portals}
    assert {c.sentence for c in found} >= {
        "Field 1: traced was nothing and is accepted.",
        "Gone: doubt 0.5: border, 1 and 2.",
    }
    assert brief(diff_maps(board, replace(board, tracing=tracing))) == {
        ("map", "changed", f"tracing {key}")
        for key in (
            "photo", "sha256", "size_px", "corners_px", "lens", "residual_mm", "px_per_mm",
        )
    }  # fmt: skip


def test_each_attribute_of_a_field_is_told_by_itself() -> None:
    plain = grid_map("squares", 3, 1, 25.0, kind="city")
    after = with_field(plain, "a1", attributes={"owner": "red", "points": 8})
    changes = diff_maps(plain, after)
    assert [c.sentence for c in changes] == [
        "Field a1: owner was neutral and is red.",
        "Field a1: capture points was 4 and is 8.",
    ]
    assert [(c.before, c.after) for c in changes] == [
        ({"attributes": {"owner": "neutral"}}, {"attributes": {"owner": "red"}}),
        ({"attributes": {"points": 4}}, {"attributes": {"points": 8}}),
    ]
    (back,) = diff_maps(with_field(after, "a1", attributes={"points": 8}), after)
    assert back.sentence == "Field a1: owner was neutral and is red."


def test_what_a_field_carries_by_its_kind_is_no_change_of_its_own() -> None:
    plain = grid_map("squares", 3, 1, 25.0, kind="city")
    assert diff_maps(plain, with_field(plain, "a1", attributes={"points": 4})) == ()
    grass = with_field(plain, "a1", kind="grass")
    assert [c.sentence for c in diff_maps(plain, grass)] == [
        "Field a1: kind was city and is grass."
    ]
    owned = with_field(plain, "a1", attributes={"owner": "red"})
    assert [c.sentence for c in diff_maps(owned, grass)] == [
        "Field a1: kind was city and is grass.",
        "Field a1: owner was red and is nothing.",
    ]
