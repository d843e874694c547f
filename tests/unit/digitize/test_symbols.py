"""Symbols are found where they are printed, in another light and turned, and not elsewhere."""

from __future__ import annotations

import math

import cv2
import numpy as np
import pytest

from mapkit.digitize.borders_seen import straight_borders
from mapkit.digitize.decoding import Pixels
from mapkit.digitize.symbols import Match, find_symbols
from mapkit.digitize.templates import Template, cut_template
from tests.unit.digitize.drawn import SCALE, drawn, grid, stamp

BORDERS = straight_borders(grid())


def disc(text: str) -> Pixels:
    symbol = np.zeros((52, 52, 3), np.uint8)
    cv2.circle(symbol, (26, 26), 24, (225, 225, 215), -1, cv2.LINE_AA)
    cv2.circle(symbol, (26, 26), 20, (40, 42, 45), -1, cv2.LINE_AA)
    cv2.putText(symbol, text, (15, 37), cv2.FONT_HERSHEY_DUPLEX, 1.0, (230, 230, 225), 2,
                cv2.LINE_AA)  # fmt: skip
    return symbol


def arrow() -> Pixels:
    symbol = np.zeros((52, 52, 3), np.uint8)
    points = np.array([[48, 26], [26, 48], [26, 34], [4, 34], [4, 18], [26, 18], [26, 4]])
    cv2.fillPoly(symbol, [points], (190, 60, 50))
    return symbol


def door() -> Pixels:
    symbol = np.full((16, 44, 3), (36, 36, 38), np.uint8)
    symbol[4:12, 4:40] = (170, 110, 50)
    return symbol


def template(symbol: Pixels, what: str, type_: str, **more: object) -> Template:
    """Print a symbol on another board and draw a box round it, a little wider."""
    picture = drawn(grid())
    stamp(picture, symbol, (30.0, 30.0))
    height, width = (side / SCALE + 1.5 for side in symbol.shape[:2])
    box = (30 - width / 2, 30 - height / 2, width, height)
    return cut_template(picture, SCALE, box, what, type_, **more)  # type: ignore[arg-type]


def number(n: int) -> Template:
    return template(disc(str(n)), "marker", "objective", attributes={"number": n})


def near(match: Match, place: tuple[float, float]) -> bool:
    return math.dist(match.middle, place) < 1.0


def likely(picture: Pixels, templates: list[Template], **more: object) -> list[Match]:
    found = find_symbols(picture, SCALE, templates, BORDERS, **more)  # type: ignore[arg-type]
    return [m for m in found if m.doubt < 0.5]


def test_a_symbol_is_found_where_it_is_and_nowhere_else():
    picture = drawn(grid())
    stamp(picture, disc("4"), (100.0, 82.0))
    (match,) = likely(picture, [number(4)])
    assert near(match, (100.0, 82.0))
    assert match.template.attributes == {"number": 4}
    assert match.doubt < 0.1 < 0.9 < match.score
    assert likely(drawn(grid()), [number(4)]) == []


@pytest.mark.parametrize("light", [0.55, 1.35])
def test_another_light_and_a_cast_of_colour_do_no_harm(light: float):
    picture = drawn(grid())
    stamp(picture, disc("7"), (150.0, 40.0))
    lit = picture * (np.array([1.0, 0.94, 0.84]) * light) + 6
    noise = np.random.default_rng(1).normal(0, 5, picture.shape)
    (match,) = likely((lit + noise).clip(0, 255).astype(np.uint8), [number(7)])
    assert near(match, (150.0, 40.0))


def test_numbers_are_told_apart():
    picture = drawn(grid())
    places = {n: (24.0 * n, 30.0 + 60.0 * (n % 3)) for n in range(1, 10)}
    for n, place in places.items():
        stamp(picture, disc(str(n)), place)
    found = likely(picture, [number(n) for n in range(1, 10)])
    assert len(found) == 9
    for match in found:
        assert near(match, places[int(match.template.attributes["number"])])


def test_symbols_are_turned_only_as_their_template_allows():
    picture = drawn(grid())
    for n, turn in enumerate((0, 90, 180, 37)):
        stamp(picture, arrow(), (30.0 + 60 * n, 90.0), turn)
    found = {}
    for turns in ("none", "quarter", "any"):
        arrows = template(arrow(), "marker", "entry", attributes={"sector": "red"}, turns=turns)
        found[turns] = sorted((m.middle[0], m.angle) for m in likely(picture, [arrows]))
    assert [round(x) for x, _ in found["none"]] == [30]
    assert [round(x) for x, _ in found["quarter"]] == [30, 90, 150]
    assert [round(x) for x, _ in found["any"]] == [30, 90, 150, 210]
    for (_, angle), printed in zip(found["any"], (0, 90, 180, 37), strict=True):
        assert abs((angle - printed + 180) % 360 - 180) <= 8


def test_doors_are_looked_for_along_borders_alone():
    picture = drawn(grid(), lines={frozenset(("f6", "f7")): "dark"})
    stamp(picture, door(), (120.0, 92.0), 90)
    stamp(picture, door(), (80.0, 60.0))
    stamp(picture, door(), (30.0, 90.0))  # within a field: no door
    found = likely(picture, [template(door(), "portal", "door")])
    assert sorted((round(m.middle[0]), round(m.middle[1])) for m in found) == [(80, 60), (120, 92)]
    assert likely(picture, []) == []


def test_the_work_is_told_and_can_be_stopped():
    told: list[tuple[int, int]] = []
    picture = drawn(grid())
    find_symbols(picture, SCALE, [number(1), number(2)], progress=lambda *n: told.append(n))
    assert told == [(1, 2), (2, 2)]

    def stop(_done: int, _total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        find_symbols(picture, SCALE, [number(1)], progress=stop)


def test_another_number_of_pixels_a_mm_changes_nothing():
    picture = drawn(grid())
    stamp(picture, disc("5"), (100.0, 82.0))
    for scale in (2.2, 3.1):
        size = round(240 * scale), round(180 * scale)
        small = cv2.resize(picture, size, interpolation=cv2.INTER_AREA)
        found = [m for m in find_symbols(small, scale, [number(5)]) if m.doubt < 0.5]
        assert [near(m, (100.0, 82.0)) for m in found] == [True]
