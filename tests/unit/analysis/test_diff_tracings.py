"""Two tracings of one board, against a slow and obvious reckoning."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

import mapkit
from mapkit.analysis.diff_tracings import diff_tracings
from mapkit.analysis.tracing_sentences import tracing_dict, tracing_sentences
from mapkit.edits import EditRefusedError, delete_portals, merge_fields, paint, rename_field
from mapkit.mapfile import new_map
from mapkit.model import GameMap, Marker, Portal
from tests.properties.map_edits import EDITS, START_MAPS, start_map

LAUNCH_SITE = mapkit.open("launch-site")


def renamed(game_map: GameMap) -> tuple[GameMap, dict[str, str]]:
    names = {f: f"n{k}" for k, f in enumerate(game_map.fields)}
    for f, name in names.items():
        game_map = rename_field(game_map, f, name)
    return game_map, names


def test_a_board_under_other_ids_is_the_same() -> None:
    after, names = renamed(LAUNCH_SITE.map)
    found = LAUNCH_SITE.match_shapes(mapkit.open(after))
    assert found.details.is_same
    assert found.sentences[0] == "Nothing differs."
    assert {m.before: m.after for m in found.details.fields.matches} == names
    assert found.details.sight.compared == len(names) * (len(names) - 1) // 2
    assert found.details.adjacent.both == len(LAUNCH_SITE.relations.adjacent)


def pairs(game_map: mapkit.Board) -> set[frozenset[str]]:
    return {frozenset(pair) for pair in game_map.relations.adjacent}


@pytest.mark.parametrize("number", range(START_MAPS))
def test_answers_are_those_of_the_tables_pair_by_pair(number: int) -> None:
    rng = Random(number)
    start = drawn = start_map(number)
    for _ in range(25):
        try:
            drawn = EDITS[rng.choice(["move", "move_edge", "paint", "merge", "split", "island"])](
                rng, drawn
            )
        except EditRefusedError:
            continue
    after, _ = renamed(drawn)
    one, two = mapkit.open(start), mapkit.open(after)
    found = one.match_shapes(two).details
    names = {m.before: m.after for m in found.fields.matches}
    mine, theirs = pairs(one), pairs(two)
    in_both = {p for p in mine if frozenset(names.get(f, "") for f in p) in theirs}
    assert found.adjacent.both == len(in_both)
    assert {frozenset(p) for p in found.adjacent.only_before} == mine - in_both
    assert {frozenset(p) for p in found.adjacent.only_after} == {
        p for p in theirs if p not in {frozenset(names[f] for f in q) for q in in_both}
    }
    if one.map.ruleset.sight != "field":
        assert found.sight is None
        return
    disputed = [
        {(frozenset((d.origin, d.target)), d.kind) for d in board.disputes()}
        | {(frozenset((a, b)), kind) for a, b, kind in board.disputes().open}
        for board in (one, two)
    ]
    expected = {}
    at = [{f: k for k, f in enumerate(board.ids)} for board in (one, two)]
    for a, b in combinations(names, 2):
        was = one.tables.pair(at[0][a], at[0][b])
        now = two.tables.pair(at[1][names[a]], at[1][names[b]])
        if (was.clear, was.grazing) == (now.clear, now.grazing):
            continue
        kind = "distance" if was.verdict == now.verdict else "sight"
        ours, others = frozenset((a, b)), frozenset((names[a], names[b]))
        kinds = {"sight"} if kind == "sight" else {"sight", "distance"}
        called = any((ours, k) in disputed[0] or (others, k) in disputed[1] for k in kinds)
        expected[ours] = kind, called
    assert {frozenset(d.before): (d.kind, d.disputed) for d in found.sight.differing} == expected
    assert len(found.sight.differing) == len(expected)
    assert all(d.after == (names[d.before[0]], names[d.before[1]]) for d in found.sight.differing)
    assert found.sight.compared == len(names) * (len(names) - 1) // 2


def test_what_fields_are_and_have_on_them() -> None:
    before = LAUNCH_SITE.map
    lost, kept = before.portals[0], before.portals[3]
    drawn = delete_portals(before, [lost.id])
    drawn = replace(
        drawn,
        portals=tuple(replace(p, type="ladder") if p.id == kept.id else p for p in drawn.portals),
        markers=(*drawn.markers[1:], Marker("objective", "R7", {"number": 9})),
    )
    drawn = paint(drawn, ["Y80"], sector=None)
    after, names = renamed(drawn)
    found = diff_tracings(before, after)
    assert found.adjacent is None
    assert found.sight is None
    assert [(d.before, d.after, d.name, d.was, d.now) for d in found.attributes] == [
        ("Y80", names["Y80"], "sector", before.fields["Y80"].sector, None)
    ]
    assert {(d.fields, d.was, d.now) for d in found.portals} == {
        (lost.between, lost.type, None),
        (kept.between, kept.type, "ladder"),
    }
    gone = before.markers[0]
    assert [(d.fields, d.was is None) for d in found.markers] == [
        ((gone.field,), False),
        ((names["R7"],), True),
    ]


def test_portals_of_one_border_are_paired_by_type_and_place() -> None:
    at = [((5000, y), (5000, y + 500)) for y in (500, 2000, 4000)]
    base = new_map("rows", rows=1, columns=2, size_mm=(100.0, 50.0))
    before = replace(base, portals=(
        Portal("a", "door", ("1", "2"), at[0]),
        Portal("b", "wall", ("1", "2"), at[2]),
    ))  # fmt: skip
    after = replace(base, portals=(
        Portal("x", "wall", ("2", "1"), at[1]),
        Portal("y", "ladder", ("2", "1"), at[0]),
        Portal("z", "wall", ("2", "1"), at[2]),
    ))  # fmt: skip
    found = diff_tracings(before, after).portals
    # The walls at one place are one; of what is left the next to the door is another type of it.
    assert [(d.fields, d.was, d.now) for d in found] == [
        (("1", "2"), "door", "ladder"),
        (("2", "1"), None, "wall"),
    ]


def test_a_field_without_a_match_counts_against_borders() -> None:
    before = new_map("rows", rows=1, columns=5, size_mm=(250.0, 50.0))
    after = merge_fields(before, ["1", "2", "3", "4"])
    found = mapkit.open(before).match_shapes(mapkit.open(after)).details
    assert found.fields.only_before.keys() >= {"2", "3"}
    assert (found.adjacent.before, found.adjacent.after) == (4, 1)
    assert found.adjacent.both + len(found.adjacent.only_before) == 4


def test_boards_of_other_sizes_and_rules_are_told() -> None:
    before = new_map("rows", rows=2, columns=2, size_mm=(100.0, 50.0))
    wide = new_map("rows", rows=2, columns=2, size_mm=(101.0, 50.5))
    found = diff_tracings(before, wide)
    assert not found.same_size
    assert any("other sizes, 100 x 50 mm and 101 x 50.5 mm" in s for s in tracing_sentences(found))
    other = replace(before, ruleset=replace(before.ruleset, id="own"))
    answer = mapkit.open(before).match_shapes(mapkit.open(other))
    assert answer.details.sight is None
    assert answer.details.adjacent is not None
    assert any("other rules or choices" in s for s in answer.sentences)
    assert not answer.details.is_same
    choice = before.ruleset.choices["grazing"]
    answers = {**before.choices, "grazing": next(v for v in choice.values if v != choice.default)}
    assert not diff_tracings(before, replace(before, choices=answers)).same_rules


def test_long_lists_are_cut_and_the_values_have_all() -> None:
    before = LAUNCH_SITE.map
    after = delete_portals(before, [p.id for p in before.portals[:14]])
    found = diff_tracings(before, after)
    said = tracing_sentences(found)
    assert "14 other portals:" in said
    assert "  4 more, all with --json" in said
    values = tracing_dict(found)
    assert len(values["portals"]) == 14
    assert values["border_mm"] == {"mean": 0.0, "p95": 0.0}
    assert values["same"] is False


def test_the_picture_has_the_borders_of_both() -> None:
    after = merge_fields(LAUNCH_SITE.map, ["R8", "R12"])
    found = LAUNCH_SITE.match_shapes(mapkit.open(after), tables=False)
    scene = found.scene()
    kinds = [
        (layer.name, g.kind)
        for layer in scene.layers
        for g in layer.shapes
        if hasattr(g, "kind") and ("border of" in g.kind or g.kind == "without a match")
    ]
    assert sorted(kinds) == [
        ("sight", "border of the first map"),
        ("sight", "border of the second map"),
        ("verdicts", "without a match"),
    ]
    assert "Without a match in the second map" in found.to_svg()
