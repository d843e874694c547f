"""What the page about the boards counts: every number in its tables is counted again here."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from statistics import median
from typing import TypeVar

import numpy as np
import numpy.typing as npt
import pytest

from mapkit.adjacency import walking
from mapkit.compiled import CompiledMap, compile_map, with_choices
from mapkit.model import GameMap
from mapkit.sight import NONE
from tests.boards import BOARDS, distances_from, marks, read_board, section, spot_mm

T = TypeVar("T", bound=np.generic)
RULES = ("L1", "L2", "L3", "L4", "L5", "L6")


@pytest.mark.parametrize("name", BOARDS)
def test_the_page_counts_what_the_board_has(name: str) -> None:
    compiled = compile_map(read_board(name))
    page = section(compiled.map)
    missing = [row for row in rows(compiled) if row not in page]
    assert not missing, "\n".join(missing)


def rows(compiled: CompiledMap) -> list[str]:
    """Return the rows of a board's tables that hold a number."""
    return [*playing(compiled), *deciding(compiled), *besides(compiled)]


def playing(compiled: CompiledMap) -> list[str]:
    """Count the board: fields, ways, sights."""
    board = compiled.map
    kinds = Counter(f.kind for f in board.fields.values())
    farthest = [max(distances_from(compiled, at).values()) for at, _ in marks(board, "entry")]
    distances = upper(board, compiled_clear(compiled))
    found = distances[distances != NONE].astype(int)
    seen = sees(compiled)
    each = seen.sum(axis=1)
    ids = list(board.fields)
    objectives = [int(each[ids.index(at)]) for at, _ in marks(board, "objective")]
    said = ", ".join(f"{kinds[k]} {k.replace('_', '-')}" for k in ("open", "built_up", "elevated"))
    smallest = min(spot_mm(board, i) for i in ids)
    return [
        f"| fields | {len(ids)}: {said.removesuffix(', 0 elevated')} |",
        f"| the largest disc that fits in every field | {np.floor(smallest * 10) / 10:.1f} mm |",
        row("steps from an arrow to the farthest field", f"{min(farthest)} or {max(farthest)}"),
        f"| pairs of fields that see each other | {len(found):,} of {len(distances):,} |",
        f"| shot distances | half of them 1 to {median(found):.0f}, the longest {found.max()} |",
        f"| fields that a field sees | {each.min()} to {each.max()}, median {median(each):.0f} |",
        row("fields that see an objective", f"{min(objectives)} to {max(objectives)}"),
    ]


def deciding(compiled: CompiledMap) -> list[str]:
    """Count the pairs that each rule decides; two rooms are hidden by L1 and by L2."""
    sight: Counter[str] = Counter()
    hidden: Counter[str] = Counter()
    count = len(compiled.map.fields)
    for i in range(count):
        for k in range(i + 1, count):
            found = compiled.tables.pair(i, k)
            (hidden if found.clear is None else sight).update(found.rules)
    return [f"| {r} | {sight[r]:,} | {hidden[r]:,} |" for r in RULES if sight[r] + hidden[r]]


def besides(compiled: CompiledMap) -> list[str]:
    """Count what a board would lose without its obstacles, ladders, water and hard terrain."""
    board = compiled.map
    seen = sees(compiled)
    lines = []
    if any("obstacle" in f.traits for f in board.fields.values()):
        hidden = sees(compile_map(without_obstacles(board))) & ~seen
        walkway = [
            f.kind == "elevated" and "obstacle" not in f.traits for f in board.fields.values()
        ]
        up = np.outer(walkway, walkway)
        both = f"{upper(board, hidden & up).sum()} of {upper(board, up).sum()}"
        lines += [
            row("pairs that only obstacles hide", f"{upper(board, hidden).sum():,}"),
            row("of them, pairs of walkways", both),
        ]
    if any(p.type == "ladder" for p in board.portals):
        portals = tuple(p for p in board.portals if p.type != "ladder")
        by_ladder = seen & ~sees(compile_map(replace(board, portals=portals)))
        dry = compile_map(with_choices(board, {"water_counts_open": "no"}))
        by_water = compiled_clear(dry) != compiled_clear(compiled)
        ladders, water = upper(board, by_ladder).sum(), upper(board, by_water).sum()
        lines += [
            row("rooms and walkways that see each other by a ladder alone", ladders),
            row("rooms and walkways whose answer depends on water counting as open", water),
        ]
    if any("hard_terrain" in f.traits for f in board.fields.values()):
        fewest = walking(board, compiled.relations, "sniper", "fields")
        dearer = walking(board, compiled.relations, "sniper", "cost") != fewest
        lines.append(f"| walks that hard terrain makes longer | {dearer.sum():,} |")
    return lines


def row(told: str, number: object) -> str:
    return f"| {told} | {number} |"


def without_obstacles(board: GameMap) -> GameMap:
    """Return the board with open ground, or walkway, where its obstacles are."""
    fields = {i: replace(f, traits=f.traits - {"obstacle"}) for i, f in board.fields.items()}
    return replace(board, fields=fields)


def compiled_clear(compiled: CompiledMap) -> npt.NDArray[np.uint16]:
    return compiled.tables.clear


def sees(compiled: CompiledMap) -> npt.NDArray[np.bool_]:
    """Return who sees whom over clear lines, nobody himself."""
    seen: npt.NDArray[np.bool_] = compiled_clear(compiled) != NONE
    np.fill_diagonal(seen, False)
    return seen


def upper(board: GameMap, table: npt.NDArray[T]) -> npt.NDArray[T]:
    """Return each pair of a table once."""
    return table[np.triu_indices(len(board.fields), 1)]
