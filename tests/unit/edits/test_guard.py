from __future__ import annotations

from dataclasses import replace

from mapkit.coverage import check_map
from mapkit.edits import (
    ChangeSet,
    EditRefusedError,
    add_marker,
    apply_fix,
    changes,
    draw_field,
    guard,
    move_vertices,
    paint,
    set_header,
)
from mapkit.model import Building, Field, GameMap, Marker, Portal, Provenance
from tests.unit.edits.boards import codes, empty, refused, rows, sound, two_rooms, walkway


def with_field(m: GameMap, field_id: str, *rings: tuple[str, ...], **other: str) -> GameMap:
    item = Field(field_id, other.get("kind", "open"), rings)
    return replace(m, fields={**m.fields, field_id: item})


def without(m: GameMap, *fields: str) -> GameMap:
    return replace(m, fields={f: i for f, i in m.fields.items() if f not in fields})


def moved(m: GameMap, **places: tuple[int, int]) -> GameMap:
    return replace(m, vertices={**m.vertices, **places})


def test_paint_that_makes_a_door_or_a_stack_impossible_is_refused_there() -> None:
    refusal = refused(lambda: paint(two_rooms(), ["2"], kind="open"), "Door d1")
    assert refusal.at == ((5000, 2000), (5000, 3000))
    refused(lambda: paint(walkway(), ["2"], kind="open"), "not a tunnel")
    refused(lambda: paint(walkway(), ["W"], level=0), "overlap")
    marked = add_marker(rows(), "objective", "1", {"number": 1})
    refused(lambda: paint(marked, ["1"], traits=["obstacle"]), "which nobody may enter")


def test_changes_names_what_differs() -> None:
    m = two_rooms()
    assert changes(m, m) == ChangeSet()
    assert not changes(m, replace(m, vertices=dict(m.vertices), fields=dict(m.fields)))
    vertex = changes(m, moved(m, r0c0=(10, 10)))
    assert vertex == ChangeSet(fields=frozenset({"1"}), vertices=frozenset({"r0c0"}))
    assert changes(m, paint(m, ["1"], name="A")) == ChangeSet(fields=frozenset({"1"}))
    assert changes(m, without(m, "1")).fields == {"1"}
    assert changes(without(m, "1"), m).fields == {"1"}
    door = replace(m, portals=(replace(m.portals[0], type="wall"),))
    assert changes(m, door) == ChangeSet(portals=frozenset({"d1"}))
    assert changes(door, replace(m, portals=())).portals == {"d1"}


def test_changes_are_the_same_whether_edits_made_the_map_or_not() -> None:
    m = rows()
    after = move_vertices(m, {"r1c1": (5100, 5100)})
    assert changes(m, after) == changes(m, moved(m, r1c1=(5100, 5100)))
    assert changes(m, after).fields == {"1", "2", "5", "6"}
    joined = move_vertices(m, {"r1c1": m.vertices["r1c2"]})
    fresh = replace(joined, vertices=dict(joined.vertices), fields=dict(joined.fields))
    assert changes(joined, after) == changes(fresh, after)
    assert changes(after, joined) == changes(after, fresh)
    assert changes(
        m, replace(m, vertices=dict(reversed([*after.vertices.items()])))
    )  # in any order


def test_changes_of_markers_name_both_fields_and_count_doubles() -> None:
    m = two_rooms()
    one = replace(m, markers=(Marker("objective", "1", {"number": 1}),))
    two = replace(m, markers=(Marker("objective", "2", {"number": 1}),))
    assert changes(one, two).markers == {"1", "2"}
    double = replace(one, markers=one.markers * 2)
    assert changes(one, double).markers == {"1"}
    assert not changes(one, replace(one, markers=tuple(one.markers)))


def test_changes_flags() -> None:
    m = two_rooms()
    assert changes(m, set_header(m, name="x")) == ChangeSet(header=True)
    assert changes(m, replace(m, provenance=Provenance("traced"))) == ChangeSet(header=True)
    assert changes(m, replace(m, ruleset=replace(m.ruleset, name="x"))) == ChangeSet(ruleset=True)
    assert changes(m, replace(m, sectors={})) == ChangeSet(sectors=True)
    named = replace(m, buildings=(Building("b", "B", ("2",)),))
    assert changes(m, named) == ChangeSet(buildings=True)


def refused_by_guard(before: GameMap, after: GameMap, words: str) -> EditRefusedError:
    return refused(lambda: guard(before, after), words)


def test_the_guard_passes_what_is_right() -> None:
    m = rows()
    guard(m, m)
    guard(m, move_vertices(m, {"r1c1": (5100, 5100)}))
    guard(m, without(m, "5"))
    guard(without(m, "5"), m)


def test_what_was_wrong_in_one_map_excuses_no_other() -> None:
    good = rows()
    bad = moved(good, r1c1=(5100, 12000))  # across the fields below
    for _ in range(2):
        guard(bad, moved(bad, r1c1=(5100, 12100)))
        refused_by_guard(good, moved(good, r1c1=(5100, 12100)), "crosses itself")


def test_the_guard_refuses_each_way_to_break_a_map() -> None:
    m = rows()
    refused_by_guard(m, moved(m, r1c1=(5000, 12000)), "crosses itself|overlap")
    refused_by_guard(m, moved(m, r1c1=(4000, 12000)), "crosses itself|overlap")
    refused_by_guard(m, with_field(m, "x", ("r0c0", "r0c1", "r1c1")), "overlap")
    refused_by_guard(m, with_field(m, "x", ("r0c0", "r0c1", "r1c1", "r1c0")), "same outline")
    refused_by_guard(m, with_field(m, "x", ("r0c0", "r0c1")), "without a shape|shape")
    refused_by_guard(m, with_field(m, "x", ("r0c0", "r0c1", "nowhere")), "nowhere")
    refused_by_guard(m, moved(m, r0c0=(-500, 0)), "left edge")
    door = replace(m, portals=(Portal("d", "wall", ("1", "2"), ((0, 0), (0, 9))),))
    refused_by_guard(m, door, "misses the boundary")
    refused_by_guard(m, replace(m, markers=(Marker("objective", "99", {"number": 1}),)), "99")
    refused_by_guard(m, replace(m, choices={"grazing": "so"}), "'so'")
    refused_by_guard(m, replace(m, buildings=(Building("b", "B", ("99",)),)), "99")


def test_the_guard_refuses_a_field_inside_another_without_touching_it() -> None:
    m = rows(1, 1)
    m = replace(m, vertices={**m.vertices, "a": (10, 10), "b": (90, 10), "c": (50, 80)})
    refused_by_guard(m, with_field(m, "x", ("a", "b", "c")), "overlap")
    walk = with_field(m, "x", ("a", "b", "c"), kind="elevated")
    refused_by_guard(m, walk, "overlap|not a tunnel")


def test_the_guard_refuses_a_junction_without_a_name() -> None:
    m = without(rows(), "1", "2")
    after = with_field(m, "x", ("r0c0", "r0c2", "r1c2", "r1c0"))
    refusal = refused_by_guard(m, after, "r1c1")
    assert refusal.at == ((5000.0, 5000.0),)


def test_the_guard_refuses_a_sliver_between_fields() -> None:
    m = without(rows(3, 3), "5")
    m = replace(m, vertices={**m.vertices, "a": (5030, 5000), "b": (5030, 10000)})
    ring = ("a", "r1c2", "r2c2", "b")
    fields = dict(m.fields)
    for f, (start, end, new) in {"2": ("r1c1", "r1c2", "a"), "8": ("r2c1", "r2c2", "b")}.items():
        old = list(fields[f].rings[0])
        k = max(old.index(start), old.index(end)) if {old[0], old[-1]} != {start, end} else 0
        old.insert(k, new)
        fields[f] = replace(fields[f], rings=(tuple(old),))
    after = with_field(replace(m, fields=fields), "x", ring)
    refused_by_guard(m, after, "gap|apart|misses")


def test_the_guard_refuses_edges_of_stacked_fields_that_cross_without_a_vertex() -> None:
    m = walkway()
    plain = rows(1, 3)
    bare = replace(
        m,
        fields={
            **{f: replace(i, kind="built_up") for f, i in plain.fields.items()},
            "W": m.fields["W"],
        },
    )
    before = replace(bare, fields={f: i for f, i in bare.fields.items() if f != "W"})
    four = tuple(v for v in m.fields["W"].rings[0] if m.vertices[v][0] in (6000, 12000))
    after = replace(bare, fields={**before.fields, "W": replace(m.fields["W"], rings=(four,))})
    refused_by_guard(before, after, "cross without a vertex")


def test_old_troubles_are_no_reason() -> None:
    m = moved(rows(), r1c1=(5300, 13000))
    guard(m, moved(m, r0c4=(20000, 50)))
    refused_by_guard(m, moved(m, r1c3=(15000, 13000)), "crosses itself|overlap")


def test_fixes_of_single_diagnostics() -> None:
    m = draw_field(empty(), [(0, 0), (5000, 0), (5000, 5000), (0, 5000)], "open")
    m = draw_field(m, [(6000, 0), (9000, 0), (9000, 5000), (6000, 5000)], "open")
    near = {v: (5020, y) for v, (x, y) in m.vertices.items() if x == 6000}
    slit = replace(m, vertices={**m.vertices, **near, "lonely": (100, 9000)})
    found = {d.code: d for d in check_map(slit)}
    fixed = apply_fix(slit, found["MK214"])
    assert "MK214" not in codes(fixed)
    assert "lonely" in fixed.vertices
    assert "lonely" not in apply_fix(slit, found["MK216"]).vertices
    assert set(apply_fix(fixed, found["MK216"]).vertices) < set(slit.vertices)


def test_a_fix_names_a_junction_and_leaves_the_rest_of_the_map_alone() -> None:
    m = rows(2, 6)
    broken = with_field(
        without(m, "1", "2", "5", "6", "11", "12"), "x", ("r0c0", "r0c2", "r1c2", "r1c0")
    )
    broken = with_field(broken, "y", ("r0c4", "r0c6", "r1c6", "r1c4"))
    broken = with_field(broken, "z", ("r1c4", "r1c5", "r2c5", "r2c4"))
    notes = [d for d in check_map(broken) if d.code == "MK212"]
    assert {d.fields for d in notes} == {("x",), ("y",)}
    fixed = apply_fix(broken, next(d for d in notes if d.fields == ("x",)))
    assert {d.fields for d in check_map(fixed) if d.code == "MK212"} == {("y",)}
    assert fixed.fields["y"] is broken.fields["y"]


def test_what_has_no_fix_is_told() -> None:
    m = rows()
    broken = with_field(m, "x", ("r0c0", "r0c1", "r1c1"))
    overlap = next(d for d in check_map(broken) if d.code == "MK220")
    refusal = refused(lambda: apply_fix(broken, overlap), "No safe repair")
    assert refusal.at == overlap.at


def test_a_tunnel_below_a_walkway_is_right_and_stays_so() -> None:
    m = sound(walkway())
    guard(rows(1, 3), m)
