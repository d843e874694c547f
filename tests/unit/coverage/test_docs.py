"""The catalogue in the documentation is the one in the program."""

from __future__ import annotations

from pathlib import Path

from mapkit.coverage.checks import catalogue_markdown

DOCUMENT = Path(__file__).parents[3] / "docs" / "diagnostics.md"
BEGIN, END = "<!-- checks: begin, made by catalogue_markdown() -->", "<!-- checks: end -->"


def test_the_documented_catalogue_is_complete():
    text = DOCUMENT.read_text(encoding="utf-8")
    between = text.split(BEGIN)[1].split(END)[0]
    assert between.strip() == catalogue_markdown().strip(), (
        "put the output of mapkit.coverage.checks.catalogue_markdown() between the marks"
    )
