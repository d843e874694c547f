"""Cards of a layout on sheets: true to size, as often as they are needed, with marks to cut."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from mapkit.board.prints import layout_cards, layout_elements
from mapkit.compose.composed import composed
from mapkit.compose.symmetry import completed
from mapkit.drawing.names import PRINT_PAPERS
from mapkit.drawing.placing import extent
from mapkit.drawing.print_sheet import PAPER_MARGIN_MM, PAPERS
from mapkit.drawing.scene import Group, Polyline, Scene, Shape, Text
from mapkit.drawing.scene import Path as Outline
from mapkit.errors import UsageError
from mapkit.mapfile.grids import grid_map
from mapkit.mapfile.layouts import read_layout
from mapkit.model import Element, Layout, PlacedCard

LAYOUTS = Path(__file__).resolve().parents[3] / "maps" / "skirmish_wars"


def layout(name: str) -> Layout:
    """Return the layout of a shipped board."""
    read = read_layout(LAYOUTS / f"{name}.layout.yaml").layout
    assert read is not None
    return read


def groups(page: Scene) -> list[Group]:
    """Return the cards on a page."""
    return [s for layer in page.layers for s in layer.shapes if isinstance(s, Group)]


def fields(card: Group) -> dict[str, list[tuple[float, float]]]:
    """Return the corners of each field of a card, mm of the page."""
    found: dict[str, list[tuple[float, float]]] = {}
    for shape in card.shapes:
        if isinstance(shape, Outline) and shape.field is not None:
            found.setdefault(shape.field, list(shape.rings[0]))
    return found


def texts(shapes: Sequence[Shape]) -> list[Text]:
    """Return what is written, also within groups."""
    found = []
    for shape in shapes:
        found += texts(shape.shapes) if isinstance(shape, Group) else []
        found += [shape] if isinstance(shape, Text) else []
    return found


def box(points: list[tuple[float, float]]) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom."""
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def test_nine_cards_of_63_mm_fill_a_sheet_at_their_true_size() -> None:
    made = layout_cards(completed(layout("twin-passes"), "turn"))
    (page,) = made.pages()
    assert made.count == 1
    assert (page.width, page.height) == (210.0, 297.0)
    cards = groups(page)
    assert len(cards) == 9
    boxes = []
    for card in cards:
        corners = fields(card)
        assert len(corners) == 9
        for points in corners.values():
            left, top, right, bottom = box(points)
            assert right - left == pytest.approx(21.0)
            assert bottom - top == pytest.approx(21.0)
        boxes.append(box([p for points in corners.values() for p in points]))
    for left, top, right, bottom in boxes:
        assert (right - left, bottom - top) == pytest.approx((63.0, 63.0))
    assert len({(round(b[0], 6), round(b[1], 6)) for b in boxes}) == 9


def test_each_card_comes_as_often_as_the_layout_has_it() -> None:
    whole = completed(layout("twin-passes"), "turn")
    printed = sorted(c.title for page in layout_cards(whole).pages() for c in groups(page))
    assert printed == sorted(c.card.name for c in whole.cards.values())
    assert printed.count("Plain") == 2
    assert printed.count("Pass") == 1


@pytest.mark.parametrize("paper", PRINT_PAPERS)
def test_cards_and_marks_stay_where_printers_reach(paper: str) -> None:
    whole = layout("three-crowns")
    made = layout_cards(whole, paper=paper)
    pages = list(made.pages())
    assert len(pages) == made.count == {"a4": 2, "letter": 2, "a5": 3}[paper]
    assert sum(len(groups(page)) for page in pages) == len(whole.cards) == 12
    for page in pages:
        assert sorted((page.width, page.height)) == sorted(PAPERS[paper])
        for layer in page.layers:
            for shape in layer.shapes:
                left, top, right, bottom = extent(shape) or (9.0, 9.0, 9.0, 9.0)
                assert min(left, top) >= PAPER_MARGIN_MM
                assert right <= page.width - PAPER_MARGIN_MM
                assert bottom <= page.height - PAPER_MARGIN_MM


def test_marks_stand_at_the_cards_corners_and_outside_them() -> None:
    (page,) = layout_cards(completed(layout("twin-passes"), "turn")).pages()
    cards = [box([p for points in fields(c).values() for p in points]) for c in groups(page)]
    xs = {round(x, 6) for c in cards for x in (c[0], c[2])}
    ys = {round(y, 6) for c in cards for y in (c[1], c[3])}
    lines = [s for layer in page.layers for s in layer.shapes if isinstance(s, Polyline)]
    ends = [(a, b) for a, b in (line.points for line in lines)]
    upright = {round(a[0], 6) for a, b in ends if a[0] == b[0] and abs(a[1] - b[1]) == 3.5}
    level = {round(a[1], 6) for a, b in ends if a[1] == b[1] and abs(a[0] - b[0]) == 3.5}
    assert upright == xs
    assert level == ys
    (rule,) = [b[0] - a[0] for a, b in ends if b[0] - a[0] == pytest.approx(50.0)]
    assert rule == pytest.approx(50.0)


def test_a_mirrored_card_is_printed_mirrored_and_a_turned_one_upright() -> None:
    whole = layout("twin-passes")
    road = next(c for c in whole.cards.values() if c.card.id == "bend")
    cards = {
        "a": replace(road, id="a", at=(0, 0), turn=1),
        "b": replace(road, id="b", at=(1, 0), turn=0),
        "c": replace(road, id="c", at=(2, 0), turn=3, mirror=True),
    }
    (page,) = layout_cards(replace(whole, cards=cards, elements=(), size=None)).pages()

    def places(card: Group) -> dict[str, tuple[float, float]]:
        corners = fields(card)
        left, top, *_ = box([p for points in corners.values() for p in points])
        return {
            i.rpartition(".")[2]: (round(box(p)[0] - left, 6), round(box(p)[1] - top, 6))
            for i, p in corners.items()
        }

    upright, again, mirrored = (places(card) for card in groups(page))
    assert upright == again
    assert upright["a1"] == (0.0, 0.0)
    assert mirrored == {i: (42.0 - x, y) for i, (x, y) in upright.items()}


def test_a_card_larger_than_the_paper_is_refused() -> None:
    whole = layout("twin-passes")
    placed = next(iter(whole.cards.values()))
    large = replace(placed.card, unit_mm=0.05, size_mm=(315.0, 315.0))
    cards = {"c1": replace(placed, card=large)}
    with pytest.raises(UsageError, match="a card of 315 by 315 mm does not fit"):
        layout_cards(replace(whole, cards=cards))


def test_every_element_is_a_piece_of_its_true_size() -> None:
    whole = completed(layout("twin-passes"), "turn")
    made = layout_elements(whole)
    (page,) = made.pages()
    pieces = [fields(group) for group in groups(page)]
    assert sorted(i for piece in pieces for i in piece) == sorted(e.on for e in whole.elements)
    boxes = [box(points) for piece in pieces for points in piece.values()]
    for left, top, right, bottom in boxes:
        assert (right - left, bottom - top) == pytest.approx((21.0, 21.0))
    assert len({(round(b[0], 6), round(b[1], 6)) for b in boxes}) == len(whole.elements)


def test_pieces_show_their_owners_and_lie_beside_their_like() -> None:
    whole = completed(layout("twin-passes"), "turn")
    board = composed(whole)
    (page,) = layout_elements(whole).pages()
    fields_of = [next(iter(fields(group))) for group in groups(page)]
    kinds = [board.fields[i].kind for i in fields_of]
    assert kinds == sorted(kinds)
    for group, field in zip(groups(page), fields_of, strict=True):
        owner = str(board.attributes_of(field).get("owner", ""))
        shown = [t.content for t in texts(group.shapes)]
        assert shown == ([owner[0].upper()] if owner in ("red", "blue") else [])


def test_pieces_of_hexagons_are_hexagons_and_turn_the_sheets_that_they_need() -> None:
    hexes = grid_map("pointed", 6, 6, 40.0)
    placed = PlacedCard("c1", hexes, (0, 0), path="hexes.yaml")
    on = tuple(Element(f"c1.{i}", "forest") for i in hexes.fields)
    made = layout_elements(Layout("wood", "Wood", {"c1": placed}, on))
    pages = list(made.pages())
    assert len(pages) == made.count > 1
    pieces = [fields(group) for page in pages for group in groups(page)]
    assert len(pieces) == 36
    assert {len(set(points)) for piece in pieces for points in piece.values()} == {6}


def test_a_layout_with_bare_cards_has_no_pieces() -> None:
    named = (Element("c1.a1", None, "Home"),)
    for elements in ((), named):
        with pytest.raises(UsageError, match="nothing lies on the cards"):
            layout_elements(replace(layout("twin-passes"), elements=elements))
