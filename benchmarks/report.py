"""The measurements as tables for people."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any


def print_report(result: dict[str, Any]) -> None:
    """Print all tables; times are of the processor, those on the wall in parentheses."""
    versions = [f"{name} {known or 'missing'}" for name, known in result["versions"].items()]
    print("\nVersions:", ", ".join(versions))
    print("\nSeconds of processor (on the wall), memory, and who is found to see whom\n")
    _table(
        ["map", "tool", "seconds", "times mapkit", "MB", "own MB", "found", "false"],
        [_tool_row(row) for row in result["tools"]],
    )
    if result["threads"]:
        print("\nOne core and two, on the wall\n")
        _table(
            ["map", "one", "two", "ratio"],
            [
                [r["map"], _s(r["one"][0]), _s(r["two"][0]), f"{r['one'][0] / r['two'][0]:.2f}"]
                for r in result["threads"]
            ],
        )
    print("\nWhere the time of the tables goes, seconds of processor\n")
    _table(
        [
            "map",
            "vertices",
            "pairs that see (L1)",
            "kernel",
            "of it by rule",
            "grazing",
            "µs a pair",
        ],
        [_growth_row(row) for row in result["growth"]],
    )
    print("\nOne pair alone, ms of processor\n")
    _table(
        ["map", "mean", "median", "most"],
        [
            [r["map"], f"{r['mean_ms']:.2f}", f"{r['median_ms']:.2f}", f"{r['most_ms']:.2f}"]
            for r in result["one_pair"]
        ],
    )
    print("\nWhole processes and files, seconds\n")
    _table(["what", "seconds", "parts"], [_single_row(row) for row in result["single"]])
    print("\nGoals\n")
    _table(["goal", "wanted", "measured", ""], result["goals"])
    for word in result["notes"]:
        print(f"\n{word}")


def _tool_row(row: dict[str, Any]) -> list[str]:
    if "skipped" in row:
        return [row["map"], row["tool"], row["skipped"], "", "", "", "", ""]
    ratio = f"{row['ratio']:.1f}" if "ratio" in row else ""
    found = f"{row['found']:.4f}" if "found" in row else "exact"
    return [
        row["map"], row["tool"], _t(row["time"]), ratio, f"{row['peak_mb']:.0f}",
        f"{row['own_mb']:.0f}", found, str(row.get("false", "")),
    ]  # fmt: skip


def _growth_row(row: dict[str, Any]) -> list[str]:
    walks = ", ".join(f"{name} {_s(t)}" for name, t in row["walks"].items())
    share = f"{row['grazing'] / max(row['kernel'], 1e-9):.0%}"
    first = next((t for name, t in row["walks"].items() if "L1" in name), 0.0)
    each = f"{1e6 * first / max(row['pairs'], 1):.2f}"
    return [
        row["map"], str(row["vertices"]), f"{row['pairs']:,.0f}", _s(row["kernel"]), walks, share,
        each,
    ]  # fmt: skip


def _single_row(row: dict[str, Any]) -> list[str]:
    if "failed" in row:
        return [row["what"], "failed", " ".join(row["failed"])]
    parts = ", ".join(f"{name} {_t(t)}" for name, t in row.get("parts", {}).items())
    return [row["what"], _t(row["time"]), parts]


def _t(time: Sequence[float]) -> str:
    return f"{_s(time[1])} ({_s(time[0])})"


def _s(seconds: float) -> str:
    return (
        f"{seconds:.3f}" if seconds < 1 else f"{seconds:.2f}" if seconds < 10 else f"{seconds:.0f}"
    )


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    rows = [list(map(str, row)) for row in rows]
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    for row in [head, ["-" * w for w in widths], *rows]:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        print("| " + " | ".join(cells) + " |")
