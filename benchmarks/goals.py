"""The project's goals for speed, compared with what was measured."""

from __future__ import annotations

from typing import Any

_SECONDS = {150: 0.15, 1000: 2.0, 3000: 30.0}
_BUSY = 1.1  # time on the wall over that of the processor, for one thread
_FASTER = {"pyvispoly vertices": 5, "shapely k=7": 100}


def goals(result: dict[str, Any]) -> list[list[str]]:
    """Return rows of goal, wanted, measured, and whether it was reached."""
    rows = []
    ours = {r["map"]: r for r in result["tools"] if r["tool"].startswith("mapkit")}
    for name, row in ours.items():
        limit = _SECONDS.get(_size(name))
        if limit:
            took = row["time"][1]
            rows.append(_row(f"{name}, section 4", f"{limit} s", f"{took:.3f} s", took <= limit))
    for row in result["tools"]:
        factor = _FASTER.get(row["tool"])
        if factor and "ratio" in row and _size(row["map"]) == 300:
            rows.append(
                _row(
                    f"{row['map']}, faster than {row['tool']}",
                    f"{factor} x", f"{row['ratio']:.0f} x", row["ratio"] >= factor,
                )
            )  # fmt: skip
    for row in result["threads"]:
        ratio = row["one"][0] / row["two"][0]
        goal = _row(f"{row['map']}, two cores", "1.8 x", f"{ratio:.2f} x", ratio >= 1.8)
        if row["one"][0] > _BUSY * row["one"][1]:  # one thread waited: two would as well
            goal[-1] = "cannot tell: the machine is busy"
        rows.append(goal)
    most = max((r["peak_mb"] for r in ours.values()), default=0)
    rows.append(_row("memory, whole process", "400 MB", f"{most:.0f} MB", most < 400))
    for row in result["one_pair"]:
        mean = row["mean_ms"]
        rows.append(_row(f"{row['map']}, one pair", "5 ms", f"{mean:.2f} ms", mean < 5))
    limits = {"mapkit sight": 0.3, "map file": 2.0}
    for row in result["single"]:
        limit = next(seconds for what, seconds in limits.items() if row["what"].startswith(what))
        if "time" in row:
            took = row["time"][1]
            rows.append(_row(row["what"], f"{limit} s", f"{took:.2f} s", took < limit))
    return rows


def _size(name: str) -> int:
    tail = name.rpartition("-")[2]
    return int(tail) if tail.isdigit() else 0


def _row(goal: str, wanted: str, measured: str, reached: bool) -> list[str]:
    return [goal, wanted, measured, "reached" if reached else "missed"]
