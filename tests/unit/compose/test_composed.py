"""Boards laid of cards: equal to boards drawn by hand, turned and mirrored with their answers."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import product

import pytest

import mapkit
from mapkit.compose.composed import composed
from mapkit.compose.laying import turned
from mapkit.compose.symmetry import completed, first_asymmetry
from mapkit.mapfile.grids import cell_id, grid_map
from mapkit.model import Element, GameMap, Layout, Marker, PlacedCard, Portal, Provenance
from tests.looping import for_each

KINDS = ("grass", "grass", "grass", "forest", "water")
SIDE = 2
SEEDS = range(60)


def card(rng: random.Random, name: str = "card", side: int = SIDE) -> GameMap:
    """Return a card of random terrain whose costs are known for tracked movers."""
    plain = grid_map("squares", side, side, 25.0, id=name, name=name)
    fields = {i: replace(f, kind=rng.choice(KINDS)) for i, f in plain.fields.items()}
    return replace(plain, fields=fields)


def layout(cards: dict[tuple[int, int], tuple[GameMap, int, bool]], **given: object) -> Layout:
    placed = {
        f"c{k}": PlacedCard(f"c{k}", game_map, at, turn, mirror, game_map.name)
        for k, (at, (game_map, turn, mirror)) in enumerate(cards.items(), 1)
    }
    return Layout("board", "Board", placed, **given)  # type: ignore[arg-type]


def random_layout(rng: random.Random) -> Layout:
    places = [(x, y) for x in range(3) for y in range(3) if rng.random() < 0.8] or [(0, 0)]
    return layout(
        {at: (card(rng), rng.randrange(4), rng.random() < 0.5) for at in places}, size=(3, 3)
    )


def by_place(game_map: GameMap) -> dict[tuple[int, int], str]:
    """Return by column and row of cells the id of the field there."""
    found = {}
    for i in game_map.fields:
        (ring,) = game_map.points(i)
        found[min(x for x, _ in ring) // 2500, min(y for _, y in ring) // 2500] = i
    return found


@for_each("seed", SEEDS)
def test_a_layout_is_the_board_that_one_would_draw_by_hand(seed: int) -> None:
    rng = random.Random(seed)
    told = random_layout(rng)
    board = composed(told)
    assert mapkit.Board(board).check() == ()
    drawn = {}
    for placed in told.cards.values():
        for row in range(SIDE):
            for column in range(SIDE):
                x, y = SIDE - 1 - column if placed.mirror else column, row
                for _ in range(placed.turn):
                    x, y = SIDE - 1 - y, x
                at = placed.at[0] * SIDE + x, placed.at[1] * SIDE + y
                kind = placed.card.fields[cell_id(column, row)].kind
                drawn[at] = (f"{placed.id}.{cell_id(column, row)}", kind)
    assert {at: (i, board.fields[i].kind) for at, i in by_place(board).items()} == drawn
    relations = mapkit.Board(board).relations
    for (x, y), (i, _) in drawn.items():
        beside = {drawn.get(p) for p in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))} - {None}
        assert set(relations.neighbours(i)) == {n[0] for n in beside if n}
    assert len(set(board.vertices.values())) == len(board.vertices)


def random_mixed(rng: random.Random) -> Layout:
    """Return cards of three by two fields, upright and across, wherever there was room."""
    found = Layout("board", "Board", {}, size=(7, 6), step_mm=25.0)
    for _ in range(12):
        wide = grid_map("squares", 3, 2, 25.0, id="wide")
        fields = {i: replace(f, kind=rng.choice(KINDS)) for i, f in wide.fields.items()}
        name, at = f"c{len(found.cards) + 1}", (rng.randrange(6), rng.randrange(5))
        turn, mirror = rng.randrange(4), rng.random() < 0.5
        new = PlacedCard(name, replace(wide, fields=fields), at, turn, mirror, "wide")
        if not found.below(new) and all(
            a <= b for a, b in zip(found.end(new), (7, 6), strict=True)
        ):
            found = replace(found, cards={**found.cards, name: new})
    return found


@for_each("seed", SEEDS)
def test_cards_upright_and_across_are_the_board_that_one_would_draw(seed: int) -> None:
    rng = random.Random(seed)
    told = random_mixed(rng)
    board = composed(told)
    assert mapkit.Board(board).check() == ()
    drawn = {}
    for placed in told.cards.values():
        for row, column in product(range(2), range(3)):
            x, y, width, height = column, row, 3, 2
            if placed.mirror:
                x = width - 1 - x
            for _ in range(placed.turn):
                x, y, width, height = height - 1 - y, x, height, width
            kind = placed.card.fields[cell_id(column, row)].kind
            at = placed.at[0] + x, placed.at[1] + y
            drawn[at] = (f"{placed.id}.{cell_id(column, row)}", kind)
    assert {at: (i, board.fields[i].kind) for at, i in by_place(board).items()} == drawn
    symmetry = rng.choice(("turn", "mirror"))
    places = set(drawn)
    whole = composed(completed(told, symmetry))
    images = {(6 - x, 5 - y) if symmetry == "turn" else (6 - x, y) for x, y in places}
    assert places <= set(by_place(whole)) <= places | images


@for_each("seed", SEEDS)
def test_turned_and_mirrored_layouts_have_turned_and_mirrored_answers(seed: int) -> None:
    rng = random.Random(seed)
    told = random_layout(rng)
    quarter, mirror = rng.randrange(4), rng.random() < 0.5

    def moved(placed: PlacedCard) -> PlacedCard:
        x, y = placed.at
        turn = placed.turn
        if mirror:
            x, turn = 2 - x, -turn % 4
        for _ in range(quarter):
            x, y = 2 - y, x
        return replace(placed, at=(x, y), turn=(turn + quarter) % 4, mirror=placed.mirror != mirror)

    plain = mapkit.Board(composed(told))
    other = mapkit.Board(
        composed(replace(told, cards={i: moved(c) for i, c in told.cards.items()}))
    )
    start = rng.choice(plain.ids)
    ways, others = (b.reach(start, mover="tracked", steps=5).costs for b in (plain, other))
    assert ways == others
    assert plain.range(start, 1, 4).steps == other.range(start, 1, 4).steps
    size = (3 * SIDE * 2500, 3 * SIDE * 2500)
    for i in plain.ids:
        (ring,), (image,) = plain.map.points(i), other.map.points(i)
        assert {turned(p, size, quarter, mirror=mirror) for p in ring} == set(image)


def test_portals_markers_buildings_and_sectors_come_along() -> None:
    house = mapkit.open("two-rooms").map
    told = layout({(0, 0): (house, 0, False), (1, 0): (house, 2, True)})
    board = composed(told)
    assert len(board.fields) == 2 * len(house.fields)
    assert [p.id for p in board.portals] == [
        f"{c}.{p.id}" for c in ("c1", "c2") for p in house.portals
    ]
    assert len(board.markers) == 2 * len(house.markers)
    assert {m.field.split(".")[0] for m in board.markers} <= {"c1", "c2"}
    errors = [d for d in mapkit.Board(board).check() if d.severity is mapkit.Severity.ERROR]
    assert all(d.code.startswith("MK4") for d in errors)  # two cards have every objective twice


def test_elements_change_what_lies_below() -> None:
    rng = random.Random(1)
    told = layout(
        {(0, 0): (card(rng), 0, False)},
        elements=(
            Element("c1.a1", "base", "Home", {"owner": "red"}),
            Element("c1.b2", None, "Wood"),
        ),
    )
    board = composed(told)
    assert board.fields["c1.a1"].kind == "base"
    assert board.attributes_of("c1.a1") == {"owner": "red", "points": 8}
    assert board.fields["c1.b2"].name == "Wood"
    assert board.fields["c1.b2"].kind == told.cards["c1"].card.fields["b2"].kind


def test_where_the_cards_come_from_is_kept() -> None:
    rng = random.Random(1)
    traced = replace(card(rng, "River"), provenance=Provenance("traced", "by hand", "a sheet"))
    board = composed(layout({(0, 0): (card(rng, "Plain"), 0, False), (1, 0): (traced, 0, False)}))
    assert board.provenance.kind == "traced"
    assert "Plain (designed)" in board.provenance.note
    assert "River (traced: by hand; a sheet)" in board.provenance.note


@pytest.mark.parametrize("symmetry", ["turn", "mirror"])
@for_each("seed", SEEDS)
def test_half_a_layout_is_completed_to_a_symmetric_board(seed: int, symmetry: str) -> None:
    rng = random.Random(seed)
    columns, rows = rng.choice([(2, 1), (2, 2), (4, 3), (2, 3)])
    places = [(x, y) for x in range(columns // 2) for y in range(rows) if rng.random() < 0.8]
    half = layout(
        {at: (card(rng), rng.randrange(4), rng.random() < 0.5) for at in places or [(0, 0)]},
        size=(columns, rows),
        elements=(Element("c1.a1", "base", None, {"owner": "red"}),),
        swap={"owner": {"red": "blue", "blue": "red"}},
    )
    board = mapkit.Board(composed(completed(half, symmetry)))
    assert first_asymmetry(board.map, board.relations, symmetry) is None
    owners = [board.map.attributes_of(i).get("owner") for i in board.ids]
    assert (owners.count("red"), owners.count("blue")) == (1, 1)
    spoilt_at = rng.choice(board.ids)
    fields = dict(board.map.fields)
    other = "hills" if fields[spoilt_at].kind != "hills" else "road"
    fields[spoilt_at] = replace(fields[spoilt_at], kind=other, attributes={})
    spoilt = mapkit.Board(replace(board.map, fields=fields))
    found = first_asymmetry(spoilt.map, spoilt.relations, symmetry)
    assert spoilt_at in (found.field, found.image)


def two_squares() -> GameMap:
    return grid_map("squares", 2, 1, 25.0)


def test_attributes_may_change_places_but_always_the_same_two() -> None:
    plain = grid_map("squares", 4, 1, 25.0, kind="city")

    def owned(*owners: str) -> mapkit.Board:
        fields = {
            i: replace(f, attributes={"owner": owner})
            for (i, f), owner in zip(plain.fields.items(), owners, strict=True)
        }
        return mapkit.Board(replace(plain, fields=fields))

    def why(board: mapkit.Board) -> str:
        found = first_asymmetry(board.map, board.relations, "mirror")
        return "" if found is None else found.why

    assert why(owned("red", "neutral", "neutral", "blue")) == ""
    assert why(owned("red", "red", "blue", "blue")) == ""
    assert why(owned("red", "blue", "red", "blue")) == ""
    assert (
        why(owned("red", "red", "neutral", "blue"))
        == "owner is red on one and neutral on the other"
    )
    assert why(owned("red", "neutral", "blue", "blue")) != ""


def test_what_makes_a_board_asymmetric_is_said() -> None:
    plain = two_squares()

    def why(game_map: GameMap) -> str | None:
        board = mapkit.Board(game_map)
        found = first_asymmetry(game_map, board.relations, "mirror")
        return None if found is None else found.why

    assert why(plain) is None
    fields = {"a1": plain.fields["a1"], "b1": replace(plain.fields["b1"], kind="road")}
    assert why(replace(plain, fields=fields)) == "one is grass, the other road"
    alone = {"a1": plain.fields["a1"]}
    assert why(replace(plain, fields=alone)) == "no field has the shape of its image"
    walled = grid_map("squares", 4, 1, 25.0, ruleset="sniper_elite")
    wall = Portal("w", "wall", ("a1", "b1"), ((2500, 0), (2500, 2500)))
    assert why(replace(walled, portals=(wall,))) == "figures step from them to other fields"


def test_a_layout_without_a_size_cannot_be_completed() -> None:
    with pytest.raises(mapkit.UsageError, match="does not say how large it is"):
        completed(layout({(0, 0): (two_squares(), 0, False)}), "turn")


def test_a_board_beyond_all_coordinates_is_refused() -> None:
    far = layout({(0, 0): (grid_map("squares", 1, 1, 5000.0), 0, False),
                  (2999, 0): (grid_map("squares", 1, 1, 5000.0), 0, False)})  # fmt: skip
    with pytest.raises(mapkit.UsageError, match="too large"):
        composed(far)


def test_what_only_a_card_shows_stays_behind() -> None:
    marked = replace(two_squares(), markers=(Marker("flag", "a1", {}),))
    traced = {i: replace(f, traced="drawn", attributes={}) for i, f in marked.fields.items()}
    board = composed(layout({(0, 0): (replace(marked, fields=traced), 0, False)}))
    assert all(f.traced is None for f in board.fields.values())
    assert board.markers == (Marker("flag", "c1.a1", {}),)
