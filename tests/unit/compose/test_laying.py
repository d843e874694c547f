"""Edits of layouts: what they do, what they refuse, and that they are as pure as edits of maps."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from mapkit.board import Board
from mapkit.compose.composed import composed
from mapkit.compose.laying import (
    card_at,
    mirrored,
    mixed,
    moved,
    placed,
    removed,
    resized,
    turned_card,
    with_element,
    with_swap,
    without_elements,
)
from mapkit.compose.symmetry import completed, first_asymmetry
from mapkit.coverage import build_mesh
from mapkit.errors import UsageError
from mapkit.mapfile.grids import grid_map
from mapkit.model import Element, GameMap, Layout
from tests.looping import for_each

PLAIN = grid_map("squares", 3, 3, 21.0, id="plain")
WIDE = grid_map("squares", 3, 2, 21.0, id="wide")


def card(seed: int) -> GameMap:
    rng = random.Random(seed)
    kinds = list(PLAIN.ruleset.kinds)
    return replace(
        PLAIN, fields={i: replace(f, kind=rng.choice(kinds)) for i, f in PLAIN.fields.items()}
    )


def two() -> Layout:
    empty = Layout("board", "Board", {}, size=(3, 2))
    return placed(placed(empty, card(1), "a.yaml", (0, 0)), card(2), "b.yaml", (2, 1))


def kinds_by_corner(layout: Layout) -> dict[tuple[int, int], str]:
    board = composed(layout)
    return {
        min(board.points(i)[0]): field.kind for i, field in board.fields.items()
    }  # fmt: skip


def test_cards_are_placed_with_the_next_free_id() -> None:
    layout = two()
    assert {i: (c.path, c.at) for i, c in layout.cards.items()} == {
        "c1": ("a.yaml", (0, 0)),
        "c2": ("b.yaml", (2, 1)),
    }
    other = placed(removed(layout, ["c1"]), card(3), "c.yaml", (0, 0))
    assert list(other.cards) == ["c2", "c3"]


def test_a_card_on_another_takes_its_id_and_what_fits_of_its_elements() -> None:
    layout = with_element(two(), Element("c2.b2", "forest"))
    small = replace(PLAIN, fields={"a1": PLAIN.fields["a1"]})
    assert placed(layout, card(5), "n.yaml", (2, 1)).elements == layout.elements
    assert placed(layout, small, "s.yaml", (2, 1)).elements == ()
    assert list(placed(layout, card(5), "n.yaml", (2, 1)).cards) == ["c1", "c2"]


def test_a_card_moved_onto_another_changes_places_with_it() -> None:
    layout = moved(two(), "c1", (2, 1))
    assert (layout.cards["c1"].at, layout.cards["c2"].at) == ((2, 1), (0, 0))
    assert moved(layout, "c1", (0, 0)) == two()
    assert moved(two(), "c1", (1, 0)).cards["c1"].at == (1, 0)


@for_each("seed", range(20))
def test_turned_and_mirrored_as_it_lies(seed: int) -> None:
    rng = random.Random(seed)
    layout = removed(two(), ["c2"])
    for _ in range(rng.randrange(4)):
        layout = rng.choice((turned_card, mirrored))(layout, "c1")
    before, side = kinds_by_corner(layout), 2100
    right = {(2 * side - y, x): kind for (x, y), kind in before.items()}
    swapped = {(2 * side - x, y): kind for (x, y), kind in before.items()}
    assert kinds_by_corner(turned_card(layout, "c1")) == right
    assert kinds_by_corner(mirrored(layout, "c1")) == swapped
    assert mirrored(mirrored(layout, "c1"), "c1") == layout
    assert turned_card(turned_card(layout, "c1"), "c1", -1) == layout


def test_a_card_goes_with_what_lies_on_it() -> None:
    layout = with_element(with_element(two(), Element("c1.a1", "city")), Element("c2.a1", "hills"))
    assert [e.on for e in removed(layout, ["c1"]).elements] == ["c2.a1"]
    assert card_at(removed(layout, ["c1"]), (0, 0)) is None


def test_an_element_takes_the_place_of_the_one_before() -> None:
    layout = with_element(with_element(two(), Element("c1.a1", "city")), Element("c2.a1", "hills"))
    again = with_element(layout, Element("c1.a1", "factory", "Works", {"owner": "red"}))
    assert [(e.on, e.kind) for e in again.elements] == [("c1.a1", "factory"), ("c2.a1", "hills")]
    assert composed(again).fields["c1.a1"].name == "Works"
    assert without_elements(again, ["c1.a1"]).elements == layout.elements[1:]


def test_values_that_change_places() -> None:
    layout = with_swap(two(), "owner", [("red", "blue")])
    assert layout.swap == {"owner": {"red": "blue", "blue": "red"}}
    with_base = with_element(layout, Element("c1.a1", "base", None, {"owner": "red"}))
    assert completed(with_base, "turn").elements[-1].attributes == {"owner": "blue"}
    assert with_swap(layout, "owner", []).swap == {}


def test_the_board_grows_and_shrinks_round_its_cards() -> None:
    assert resized(two(), (5, 4)).size == (5, 4)
    with pytest.raises(UsageError, match=r"card c2 at \[2, 1\] lies off the board"):
        resized(two(), (2, 2))
    for size in ((0, 2), (101, 2)):
        with pytest.raises(UsageError, match="1 to 100 places"):
            resized(two(), size)


@pytest.mark.parametrize(
    ("edit", "words"),
    [
        (lambda b: placed(b, PLAIN, "x.yaml", (3, 0)), "off the board of 3 by 2 places"),
        (
            lambda b: placed(b, WIDE, "x.yaml", (1, 0)),
            r"card c3 is 63 × 42 mm large as it lies, and card c1",
        ),
        (lambda b: with_swap(b, "owner", [("red", "pink")]), "owner cannot be pink"),
        (lambda b: with_swap(b, "colour", []), "no attribute colour"),
        (
            lambda b: with_swap(b, "owner", [("red", "blue"), ("red", "neutral")]),
            "red has two images",
        ),
        (lambda b: moved(b, "c1", (-1, 0)), "off the board"),
        (lambda b: with_element(b, Element("c1.z9", "city")), "no field c1.z9"),
        (lambda b: with_element(b, Element("c9.a1", "city")), "no field c9.a1"),
        (lambda b: with_element(b, Element("c1.a1", "castle")), "no kind castle"),
        (
            lambda b: with_element(b, Element("c1.a1", "city", None, {"owner": "pink"})),
            "owner cannot be pink",
        ),
        (
            lambda b: with_element(b, Element("c1.a1", "forest", None, {"owner": "red"})),
            "kind forest has no attribute owner",
        ),
    ],
)
def test_what_does_not_fit_is_refused_in_words(edit, words: str) -> None:
    layout = two()
    with pytest.raises(UsageError, match=words):
        edit(layout)
    assert layout == two()


def test_cards_that_are_no_squares_turn_by_a_quarter_together() -> None:
    layout = placed(Layout("b", "B", {}), WIDE, "wide.yaml", (0, 0))
    layout = placed(layout, WIDE, "wide.yaml", (1, 0))
    half = turned_card(layout, "c1", 2)
    assert [c.turn for c in half.cards.values()] == [2, 0]
    across = turned_card(half, "c1")
    assert [c.turn for c in across.cards.values()] == [3, 1]
    third = placed(across, WIDE, "wide.yaml", (2, 0))
    assert third.cards["c3"].turn == 1
    board = composed(third)
    width, height = WIDE.size_mm
    assert board.size_mm == (3 * height, width)
    build_mesh(board)  # refuses what overlaps
    # Each card shows its own fields: the wide one's top left corner is at the top right now.
    first = next(iter(WIDE.fields))
    xs = [x * board.unit_mm for ring in board.points(f"c2.{first}") for x, _ in ring]
    ys = [y * board.unit_mm for ring in board.points(f"c2.{first}") for _, y in ring]
    assert (max(xs), min(ys)) == (2 * height, 0)


def both_ways() -> Layout:
    """Return four cards of three by two fields, laid round a place that stays free."""
    layout = mixed(placed(Layout("b", "B", {}, size=(2, 2)), WIDE, "wide.yaml", (0, 0)))
    layout = resized(layout, (5, 5))
    for at in ((3, 0), (2, 3), (0, 2)):
        layout = placed(layout, WIDE, "wide.yaml", at)
    return layout


def test_cards_lie_upright_and_across_on_one_board() -> None:
    """The book lays cards across or upright, in any way that is wanted."""
    layout = both_ways()
    assert {i: (c.at, c.turn) for i, c in layout.cards.items()} == {
        "c1": ((0, 0), 0), "c2": ((3, 0), 1), "c3": ((2, 3), 0), "c4": ((0, 2), 1)
    }  # fmt: skip
    board = composed(layout)
    assert board.size_mm == (105.0, 105.0)
    build_mesh(board)  # refuses what overlaps
    corners = sorted(min(p) for i in board.fields for p in board.points(i))
    assert corners == [(2100 * x, 2100 * y) for x in range(5) for y in range(5) if (x, y) != (2, 2)]
    assert first_asymmetry(board, Board(board).relations, "turn") is None
    half = removed(layout, ["c3", "c4"])
    images = completed(half, "turn").cards.values()
    assert {(c.at, c.turn % 2) for c in images} == {
        (c.at, c.turn % 2) for c in layout.cards.values()
    }


def test_each_of_them_turns_and_moves_where_there_is_room() -> None:
    layout = both_ways()
    with pytest.raises(UsageError, match="card c1 would lie on card c4"):
        turned_card(layout, "c1")
    alone = removed(layout, ["c4"])
    across = turned_card(alone, "c1")
    assert [(c.id, c.turn) for c in across.cards.values()] == [("c1", 1), ("c2", 1), ("c3", 0)]
    assert card_at(across, (1, 2)) is across.cards["c1"]
    assert card_at(across, (2, 0)) is None
    assert moved(layout, "c1", (2, 3)).cards["c3"].at == (0, 0)  # they change places
    with pytest.raises(UsageError, match="card c1 would lie on card c2"):
        moved(layout, "c1", (2, 0))
    with pytest.raises(UsageError, match="lies off the board of 5 by 5 places"):
        moved(layout, "c1", (-1, 0))
    with pytest.raises(UsageError, match=r"card c2 at \[3, 0\] lies off"):
        resized(layout, (4, 5))
    again = placed(layout, WIDE, "other.yaml", (4, 2))
    assert (again.cards["c2"].at, again.cards["c2"].turn, len(again.cards)) == ((3, 0), 1, 4)


def test_places_that_cards_do_not_fill_are_refused() -> None:
    with pytest.raises(UsageError, match="lay a card that is not square first"):
        mixed(Layout("b", "B", {}))
    with pytest.raises(UsageError, match="are not whole steps of 40 mm"):
        placed(Layout("b", "B", {}, step_mm=40.0), WIDE, "wide.yaml", (0, 0))
    odd = replace(WIDE, size_mm=(63.01, 42.0))
    with pytest.raises(UsageError, match=r"no common step that is large enough: 0\.01 mm"):
        mixed(placed(Layout("b", "B", {}), odd, "odd.yaml", (0, 0)))
