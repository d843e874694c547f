"""What :mod:`benchmarks.digitize` measured, as tables: by level, by style, by doubt."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np

WAYS = ("automatic", "clicks")
_COLUMNS = ("alone", "found", "border_mean", "border_95", "precision", "recall", "portals",
            "verdicts", "distances", "kinds", "vertices", "cpu")  # fmt: skip


def row_of(row: dict[str, Any]) -> str:
    """Return what was measured of one photo, as a row of a table."""
    numbers = " | ".join(f"{row[c]:.2f}" for c in _COLUMNS)
    fields = f"{row['traced']}/{row['fields']}"
    return f"| {row['board']}, {row['level']}, {row['way']} | {numbers} | {fields} |"


def report(rows: Sequence[dict[str, Any]], levels: Sequence[str]) -> None:
    """Print the tables."""
    print("| level |", " | ".join(_COLUMNS), "| errors of check |")
    print("|---|" + "---|" * (len(_COLUMNS) + 1))
    for level in levels:
        for way in WAYS:
            some = [r for r in rows if r["level"] == level and r["way"] == way]
            means = [np.nanmean([r[c] for r in some]) for c in _COLUMNS]
            numbers = " | ".join(f"{m:.2f}" for m in means)
            print(f"| {level}, {way} | {numbers} | {sum(r['errors'] for r in some)} |")
    _report_styles(rows)
    rows = [r for r in rows if r["way"] == "automatic"]
    if any(r["review"] for r in rows):
        _report_review(rows, levels)
    for word, key in (
        ("borders", "doubts"),
        ("kinds", "kind_doubts"),
        ("several", "several_doubts"),
    ):
        print(f"\n| doubt, {word} | how many | wrong |\n|---|---|---|")
        doubts = [d for r in rows for d in r[key]]
        for low, high in pairwise((0, 0.02, 0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 1.001)):
            here = [wrong for doubt, wrong in doubts if low <= doubt < high]
            if here:
                share = f"{sum(here) / len(here):.2f}"
                print(f"| {low:g} to {min(high, 1):g} | {len(here)} | {share} |")


_STYLE_COLUMNS = ("found", "border_mean", "precision", "recall", "verdicts", "kinds")


def _report_styles(rows: Sequence[dict[str, Any]]) -> None:
    """Print a table by level and style, or family of boards, where there are several."""
    styles = sorted({(r["level"], r["style"]) for r in rows})
    if len(styles) == len({r["level"] for r in rows}):
        return
    print("\n| level, style |", " | ".join(f"{c}, {' / '.join(WAYS)}" for c in _STYLE_COLUMNS), "|")
    print("|---|" + "---|" * len(_STYLE_COLUMNS))
    for level, style in styles:
        some = [r for r in rows if (r["level"], r["style"]) == (level, style)]
        cells = [
            " / ".join(f"{np.nanmean([r[c] for r in some if r['way'] == way]):.2f}" for way in WAYS)
            for c in _STYLE_COLUMNS
        ]
        print(f"| {level}, {style} |", " | ".join(cells), "|")


_REVIEW = ("found", "verdicts", "lost", "wrong", "outside", "misled", "pairs")


def _report_review(rows: Sequence[dict[str, Any]], levels: Sequence[str]) -> None:
    print("\n| level, clicks |", " | ".join(_REVIEW), "|")
    print("|---|" + "---|" * len(_REVIEW))
    for level in levels:
        reviews = [r["review"] for r in rows if r["level"] == level]
        for some in zip(*reviews, strict=True):
            means = [f"{np.mean([s[c] for s in some]):.3f}" for c in _REVIEW]
            print(f"| {level}, {some[0]['clicks']} |", " | ".join(means), "|")
