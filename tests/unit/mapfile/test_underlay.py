"""The underlay: read, written, changed and taken away, with everything else left as it is."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest

from mapkit.mapfile import LoadResult, format_map, read_map
from mapkit.model import Underlay

TEXT = """\
mapkit: "1.0"
id: yard  # a comment
size_mm: [60, 30]
underlay:
  picture: photos/yard.jpg  # mine
  sha256: 00ff
  corners: [[0, 0], [6000, 0], [6000, 3000], [-5, 3000]]
  x-camera: old
fields:
  A: {kind: open, ring: [[0, 0], [6000, 0], [6000, 3000], [0, 3000]]}
"""
CORNERS = ((0, 0), (6000, 0), (6000, 3000), (-5, 3000))


def read(text: str) -> LoadResult:
    return read_map(io.StringIO(text))


def test_it_is_read_with_its_defaults() -> None:
    result = read(TEXT)
    assert not result.diagnostics
    assert result.map.underlay == Underlay("photos/yard.jpg", "00ff", CORNERS, 0.6, locked=False)


def test_a_change_touches_its_lines_alone() -> None:
    result = read(TEXT)
    assert result.map.underlay is not None
    moved = replace(result.map.underlay, corners=((1, 2), *CORNERS[1:]), locked=True)
    text = format_map(result.document, replace(result.map, underlay=moved))
    assert text == TEXT.replace(
        "[0, 0], [6000, 0], [6000, 3000], [-5", "[1, 2], [6000, 0], [6000, 3000], [-5"
    ).replace("  x-camera", "  locked: true\n  x-camera")
    assert read(text).map == replace(result.map, underlay=moved)


def test_taken_away_and_brought_back() -> None:
    result = read(TEXT)
    assert result.map is not None
    without = replace(result.map, underlay=None)
    text = format_map(result.document, without)
    assert "yard.jpg" not in text
    again = read(text)
    assert again.map == without
    assert read(format_map(again.document, result.map)).map == result.map


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("  picture: photos/yard.jpg  # mine\n", "", "MK111"),
        ("corners: [[0, 0], ", "corners: [", "MK112"),
        (
            "[0, 0], [6000, 0], [6000, 3000], [-5",
            "[0, 0, 1], [6000, 0], [6000, 3000], [-5",
            "MK112",
        ),
        ("[-5, 3000]]", "[0.5, 3000]]", "MK113"),
        ("sha256: 00ff", "opacity: 1.5", "MK114"),
        ("sha256: 00ff", "locked: perhaps", "MK112"),
        ("sha256: 00ff", "colour: red", "MK110"),
    ],
)
def test_what_is_wrong_is_told_and_the_map_is_read_without(old: str, new: str, code: str) -> None:
    result = read(TEXT.replace(old, new))
    assert [d.code for d in result.diagnostics] == [code]
    if code != "MK110":
        assert result.map.underlay is None
