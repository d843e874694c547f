"""Pages for print shops: bleed, marks, black letters; backs of cards."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

from mapkit.drawing.cards import CARD_MM, Cards
from mapkit.drawing.hanging_board import hanging_board
from mapkit.drawing.looks import LOOKS
from mapkit.drawing.placing import extent
from mapkit.drawing.print_shop import for_print_shop
from mapkit.drawing.scene import Group, Path, Polyline, Scene, Text, walk
from mapkit.drawing.text import text_width
from mapkit.export import render_picture
from mapkit.model import GameMap
from tests.exporters.maps import MAPS


def lines_of(scene: Scene, kind: str) -> list[Polyline]:
    groups = (s for _, s in walk(scene) if isinstance(s, Group) and s.kind == kind)
    return [s for group in groups for s in group.shapes if isinstance(s, Polyline)]


@pytest.fixture(scope="module")
def launch_site() -> GameMap:
    return MAPS["launch-site"]()


@pytest.fixture(scope="module")
def shop(launch_site: GameMap) -> Scene:
    face = hanging_board(launch_site, LOOKS["board"], rim=False)
    return for_print_shop(face, bleed=3.0, folds=(2, 3), label="Here")


def test_the_page_is_cut_to_the_true_size_of_the_board(shop: Scene, launch_site: GameMap) -> None:
    assert shop.cut is not None
    left, top, width, height = shop.cut
    assert (width, height) == pytest.approx(launch_site.size_mm)
    assert (shop.back.cut, shop.back.bleed) == (shop.cut, 3.0)
    corners = {shop.placement.point(p) for p in launch_site.vertices.values()}
    assert min(x for x, _ in corners) == pytest.approx(left)
    assert max(y for _, y in corners) == pytest.approx(top + height)


def test_the_ground_fills_the_bleed_and_marks_stand_beyond_it(shop: Scene) -> None:
    assert shop.cut is not None
    left, top, width, height = shop.cut
    boxes = [box for s in shop.layer("bleed")[1:] if (box := extent(s)) is not None]
    assert min(box[0] for box in boxes) <= left - 3.0
    assert max(box[3] for box in boxes) >= top + height + 3.0
    marks = [*lines_of(shop, "crop marks"), *lines_of(shop, "fold marks")]
    assert len(marks) == 8 + 2 * 1 + 2 * 2
    for mark in marks:
        assert mark.stroke.colour == "#000000"
        for x, y in mark.points:
            beyond = max(left - x, x - left - width, top - y, y - top - height)
            assert beyond >= 3.5, "a mark in the bleed would be seen after a cut that is off"
    halves = {mark.points[0][0] - left for mark in lines_of(shop, "fold marks")}
    assert any(x == pytest.approx(width / 2) for x in halves)


def test_letters_that_are_nearly_black_are_black_alone(shop: Scene) -> None:
    colours = {s.colour for _, s in walk(shop) if isinstance(s, Text)}
    for colour in colours:
        parts = [int(colour[k : k + 2], 16) for k in (1, 3, 5)]
        if max(parts) < 96 and max(parts) - min(parts) <= 24:
            assert colour == "#000000"
    fills = {s.fill.colour for _, s in walk(shop) if isinstance(s, Path) and s.fill}
    assert len(fills) > 10, "areas keep their colours"
    assert any("K 100" in s.content for _, s in walk(shop) if isinstance(s, Text))


def test_the_pdf_says_where_it_is_cut(shop: Scene) -> None:
    data = render_picture(shop, "pdf")
    for name, beyond in (("TrimBox", 0.0), ("BleedBox", 3.0)):
        boxes = re.findall(rb"/%s \[ ([\d. ]+) \]" % name.encode(), data)
        assert len(boxes) == 2, "front and back"
        left, low, right, high = (float(n) * 25.4 / 72.0 for n in boxes[0].split())
        assert right - left == pytest.approx(840.0 + 2 * beyond, abs=0.01)
        assert high - low == pytest.approx(560.0 + 2 * beyond, abs=0.01)
    assert b"TrimBox" not in render_picture(Scene(10, 10, "#ffffff", ()), "pdf")


def cards_and_backs(game_map: GameMap) -> Iterable[tuple[Scene, Scene]]:
    pages = list(Cards(game_map, backs=True).pages())
    return zip(pages[::2], pages[1::2], strict=True)


def test_backs_lie_behind_their_cards(launch_site: GameMap) -> None:
    """A sheet is turned along its long edge, so the left column is at the right of the back."""
    assert Cards(launch_site, backs=True).count == 2 * Cards(launch_site).count
    kinds = []
    for front, back in cards_and_backs(launch_site):
        assert front.cut == back.cut is not None
        cards = [s for s in front.layer("page") if isinstance(s, Group) and s.field]
        words = [s for _, s in walk(back) if isinstance(s, Text) and s.bold]
        assert len(words) == len(cards)
        for card, word in zip(cards, words, strict=True):
            box = extent(card)
            x, y = front.width - word.at[0], word.at[1]
            assert box[0] - 5 < x < box[0] + CARD_MM[0]
            assert box[1] - 5 < y < box[1] + CARD_MM[1]
            assert text_width(word.content, word.size, bold=True) < 30, "within its ring of 34 mm"
            kinds.append((card.kind, word.content))
    assert set(kinds) == {("objective", "Objective"), ("regroup", "Regroup mark")}
