"""Colours of verdicts are told apart by lightness alone, in every theme."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

from mapkit.drawing.canvas import Canvas
from mapkit.drawing.field_sight import draw_around
from mapkit.drawing.scene import Path, Pattern
from mapkit.drawing.shapes import field_outlines
from mapkit.drawing.theme import NIGHT, PAPER, Theme, ink_on
from mapkit.mapfile import new_map
from mapkit.sight import FieldVerdict, Verdict, shot_distance

THEMES = pytest.mark.parametrize("theme", [NIGHT, PAPER], ids=["night", "paper"])


def luminance(colour: str) -> float:
    shares = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    red, green, blue = (s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: str, b: str) -> float:
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def fills(theme: Theme, verdict: Verdict, *, disputed: bool) -> dict[int | None, Path]:
    """Paint one verdict at each of eleven distances, and what is then not seen."""
    game_map = new_map("rows", id="rows", size_mm=(130, 10), rows=1, columns=13, sectors=False)
    origin, hidden, *others = game_map.fields
    clear = verdict is Verdict.CLEAR
    seen = [
        FieldVerdict(i, d if clear else None, d, ("L1",), disputed) for d, i in enumerate(others, 1)
    ]
    unseen = [FieldVerdict(hidden, None, None if clear else 1, ("L1",), disputed)]
    found: dict[int | None, Path] = {}
    for choice, around in (("sees", seen), ("blocks", unseen)):
        board = replace(game_map, choices={**game_map.choices, "grazing": choice})
        canvas = Canvas(field_outlines(board), theme)
        draw_around(canvas, origin, around)
        paths = {s.field: s for s in canvas.layers()[0].shapes if isinstance(s, Path)}
        found |= {shot_distance(board, v): paths[v.field] for v in around}
    return found


def colour_of(path: Path) -> str:
    assert path.fill.colour is not None
    return path.fill.colour


def pattern_of(path: Path) -> Pattern | None:
    return path.fill.pattern


@THEMES
def test_near_is_lighter_than_far_and_both_than_what_is_not_seen(theme: Theme) -> None:
    painted = fills(theme, Verdict.CLEAR, disputed=False)
    light = [luminance(colour_of(painted[d])) for d in (*range(1, 12), None)]
    assert all(a > b for a, b in itertools.pairwise(light))
    assert contrast(colour_of(painted[11]), colour_of(painted[None])) > 1.8


@THEMES
@pytest.mark.parametrize(("verdict", "disputed"), [(Verdict.GRAZING, False), (Verdict.CLEAR, True)])
def test_patterns_stand_out_at_every_distance(
    theme: Theme, verdict: Verdict, disputed: bool
) -> None:
    for path in fills(theme, verdict, disputed=disputed).values():
        pattern = pattern_of(path)
        assert contrast(pattern.colour, colour_of(path)) > 2


@THEMES
def test_figures_can_be_read_on_every_verdict(theme: Theme) -> None:
    for path in fills(theme, Verdict.CLEAR, disputed=False).values():
        assert pattern_of(path) is None
        assert contrast(ink_on(colour_of(path)), colour_of(path)) > 4


def test_walls_and_borders_can_be_told_from_what_is_not_seen_on_a_light_board() -> None:
    assert contrast(PAPER.wall, PAPER.blocked) > 2
    assert contrast(PAPER.line_open, PAPER.blocked) > 1.7
