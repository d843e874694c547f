"""Colours for numbers: the order can be seen by anybody, and the ends are where they should be."""

from __future__ import annotations

import itertools

import pytest

from mapkit.drawing.colour_scales import DIVERGING, SEQUENTIAL, ColourScale, diverging, sequential
from mapkit.drawing.theme import contrast, grey_of, ink_on


def lightness(colour: str) -> int:
    return int(grey_of(colour)[1:3], 16)


def test_more_is_darker_even_without_colours() -> None:
    scale = ColourScale(0, 100)
    greys = [lightness(scale.colour(value)) for value in range(101)]
    assert all(a >= b for a, b in itertools.pairwise(greys))
    assert greys[0] - greys[-1] > 150


def test_differences_are_lightest_where_nothing_changed() -> None:
    greys = [lightness(colour) for colour in DIVERGING]
    assert greys.index(max(greys)) == len(DIVERGING) // 2
    assert greys == sorted(greys[:6]) + sorted(greys[6:], reverse=True)


def test_less_and_more_differ_where_red_and_green_look_alike() -> None:
    """Blue tells them apart: purple has much of it, orange little."""
    for less, more in zip(DIVERGING[:4], reversed(DIVERGING[-4:]), strict=True):
        assert int(less[5:7], 16) > int(more[5:7], 16) + 60


@pytest.mark.parametrize("stops", [SEQUENTIAL, DIVERGING], ids=["sequential", "diverging"])
def test_ink_reads_on_every_colour(stops: tuple[str, ...]) -> None:
    """The accessibility guidelines ask 3 of large bold letters."""
    scale = ColourScale(0, 1, stops)
    for k in range(101):
        ground = scale.colour(k / 100)
        assert contrast(ink_on(ground), ground) >= 3.8


def test_the_ends_have_the_first_and_the_last_colour() -> None:
    scale = sequential([13, 103, 40])
    assert (scale.low, scale.high) == (13, 103)
    assert scale.colour(13) == SEQUENTIAL[0]
    assert scale.colour(103) == scale.colour(1000) == SEQUENTIAL[-1]
    assert scale.colour(-5) == SEQUENTIAL[0]


def test_a_difference_reaches_as_far_down_as_up() -> None:
    scale = diverging([-3, 10])
    assert (scale.low, scale.high) == (-10, 10)
    assert scale.colour(0) == DIVERGING[5]
    assert (diverging([0, 0]).low, diverging([]).high) == (-1, 1)


@pytest.mark.parametrize(
    ("low", "high"), [(0, 1), (13, 103), (0.25, 2), (-7, 7), (0, 1e-3), (1, 3e6)]
)
def test_ticks_are_round_few_and_on_the_scale(low: float, high: float) -> None:
    scale = ColourScale(low, high)
    for most in (5, 7):
        ticks = scale.ticks(most)
        assert 2 <= len(ticks) <= most
        assert all(low - 1e-9 <= tick <= high + 1e-9 for tick in ticks)
        steps = {f"{b - a:.0e}"[0] for a, b in itertools.pairwise(ticks)}
        assert steps <= {"1", "2", "5"}


def test_ticks_have_no_more_decimals_than_are_written() -> None:
    assert ColourScale(-1, 1).ticks(places=0) == [-1, 0, 1]
    assert ColourScale(0, 3).ticks(places=0) == [0, 1, 2, 3]
    assert ColourScale(0, 1).ticks(6, places=1) == pytest.approx([0, 0.2, 0.4, 0.6, 0.8, 1])


def test_by_the_square_root_small_numbers_have_colours_of_their_own() -> None:
    even, root = ColourScale(0, 1200), ColourScale(0, 1200, root=True)
    assert [root.colour(v) for v in (0, 1200)] == [even.colour(v) for v in (0, 1200)]
    assert root.colour(300) == even.colour(600) == SEQUENTIAL[4]
    greys = [lightness(root.colour(value)) for value in range(0, 1201, 12)]
    assert all(a >= b for a, b in itertools.pairwise(greys))


@pytest.mark.parametrize("root", [False, True])
@pytest.mark.parametrize(("low", "high"), [(0, 1198), (13, 103), (0, 3), (0.25, 2)])
def test_a_number_lies_where_it_is_on_the_scale(low: float, high: float, *, root: bool) -> None:
    scale = ColourScale(low, high, root=root)
    shares = [k / 10 for k in range(11)]
    assert [scale.share(scale.value(share)) for share in shares] == pytest.approx(shares)
    ticks = scale.ticks(5)
    assert 2 <= len(ticks) <= 5
    assert ticks == sorted(ticks)
    assert low <= ticks[0] < ticks[-1] <= high


def test_ticks_by_the_square_root_are_round_and_apart() -> None:
    assert ColourScale(0, 1198, root=True).ticks(5) == [0, 50, 200, 500, 1000]
    assert ColourScale(0, 3, root=True).ticks(places=0) == [0, 1, 2]


def test_one_number_alone_has_one_tick_and_a_colour() -> None:
    scale = sequential([7, 7])
    assert scale.ticks() == [7]
    assert scale.colour(7) == SEQUENTIAL[4]
    assert sequential([]).ticks()[0] == 0
    assert sequential([7, 7], root=True).ticks() == [7]
    assert sequential([7, 7], root=True).colour(7) == SEQUENTIAL[4]
