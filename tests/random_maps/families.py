"""Families of maps, each of which goes wrong in a way of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from tests.random_maps.cells import Ring, diamonds, grid, jittered, triangles, voronoi, wheel
from tests.random_maps.dress import FLAVOURS, VOID, Draft, Look, fat, paint
from tests.random_maps.merge import neighbours, outline, random_groups

TOLERANCE = 0.5
BUILT = Look("built_up")
OPEN = Look("open")
ELEVATED = Look("elevated")


def _steps(rng: Random, count: int, widths: Sequence[int]) -> list[int]:
    places = [0]
    for _ in range(count):
        places.append(places[-1] + rng.choice(widths))
    return places


def _sides(rng: Random, cells: int) -> tuple[int, int]:
    columns = max(2, min(round(cells ** rng.uniform(0.35, 0.65)), cells // 2))
    return columns, max(1, round(cells / columns))


def _patchwork(
    rng: Random, cells: list[Ring], count: int, flavour: str | None = None, tunnels: float = 0.6
) -> list[Draft]:
    """Merge cells into fields, paint them, and dig tunnels below the elevated ones."""
    weights = FLAVOURS[flavour or rng.choice(list(FLAVOURS))]
    groups = [(group, paint(rng, weights)) for group in random_groups(rng, cells, count)]
    return _drafts(rng, cells, groups, tunnels)


def _drafts(
    rng: Random, cells: list[Ring], groups: list[tuple[set[int], Look]], tunnels: float
) -> list[Draft]:
    if rng.random() < tunnels:
        groups = _dig(rng, cells, groups)
    drafts = []
    for group, look in groups:
        rings = outline(cells, group)
        if rings is not None and not (look is VOID and fat(rings, TOLERANCE)):
            drafts.append(Draft(rings, OPEN if look is VOID else look))
    return drafts


def _dig(
    rng: Random, cells: list[Ring], groups: list[tuple[set[int], Look]]
) -> list[tuple[set[int], Look]]:
    """Run built-up fields under elevated ones: new ones, or parts of those that stand beside."""
    covered = {i for group, look in groups if look.kind == "elevated" for i in group}
    beside = neighbours(cells)
    for _ in range(rng.randint(1, 3)):
        if not covered:
            break
        rooms = [k for k, (_, look) in enumerate(groups) if look.kind == "built_up"]
        room = rng.choice(rooms) if rooms and rng.random() < 0.4 else None
        if room is None:
            look = Look("built_up", "obstacle" if rng.random() < 0.08 else "")
            shape = {rng.choice(sorted(covered))}
        else:
            shape, look = set(groups[room][0]), groups[room][1]
        for _ in range(rng.randint(1, 5)):
            rim = sorted({j for i in shape for j in beside[i] if j in covered} - shape)
            if not rim:
                break
            longer = shape | {rng.choice(rim)}
            if outline(cells, longer) is not None:
                shape = longer
        covered -= shape
        if room is None:
            groups = [*groups, (shape, look)]
        else:
            groups = [*groups[:room], (shape, look), *groups[room + 1 :]]
    return groups


def polyomino(rng: Random, count: int) -> list[Draft]:
    """Merged squares of one size: everything is collinear, T-junctions everywhere."""
    columns, rows = _sides(rng, round(count * rng.uniform(1.2, 2.5)))
    return _patchwork(rng, grid(range(0, 10 * columns + 1, 10), range(0, 10 * rows + 1, 10)), count)


def uneven_polyomino(rng: Random, count: int) -> list[Draft]:
    """Merged rectangles with lanes 1 unit wide between them."""
    columns, rows = _sides(rng, round(count * rng.uniform(1.2, 2.5)))
    widths = (1, 1, 2, 7, 10)
    cells = grid(_steps(rng, columns, widths), _steps(rng, rows, widths))
    return _patchwork(rng, cells, count)


def checkerboard(rng: Random, count: int) -> list[Draft]:
    """Two looks in turn, so that the same ones meet in corners only; some cells fall out."""
    columns, rows = _sides(rng, count)
    looks = rng.choice(
        [(BUILT, OPEN), (ELEVATED, OPEN), (BUILT, ELEVATED), (VOID, OPEN), (VOID, BUILT)]
    )
    cells = (
        diamonds(columns, rows, rng.choice([1, 5]))
        if rng.random() < 0.4
        else grid(_steps(rng, columns, (10,)), _steps(rng, rows, (10,)))
    )
    groups = []
    for k in range(len(cells)):
        look = looks[(k % columns + k // columns) % 2]
        if rng.random() < 0.15:
            look = paint(rng, FLAVOURS["bunker"])
        groups.append(({k}, look))
    return _drafts(rng, cells, groups, 0.5)


def diamond_patchwork(rng: Random, count: int) -> list[Draft]:
    """Merged squares on their corners."""
    columns, rows = _sides(rng, round(count * rng.uniform(1.2, 2)))
    return _patchwork(rng, diamonds(columns, rows, rng.choice([1, 7])), count)


def jittered_grid(rng: Random, count: int) -> list[Draft]:
    """Almost a grid: nearly collinear corners, gaps that nearly close."""
    columns, rows = _sides(rng, round(count * rng.uniform(1, 1.6)))
    size, most = rng.choice([(60, 2), (60, 14), (12, 1), (1000, 100)])
    return _patchwork(rng, jittered(rng, columns, rows, size, most), count)


def triangle_patchwork(rng: Random, count: int) -> list[Draft]:
    """Merged triangles between random lattice points: slivers and jagged fields."""
    cells = triangles(rng, round(count * rng.uniform(0.9, 1.5)) + 3, rng.choice([5, 12, 60]))
    return _patchwork(rng, cells, count)


def voronoi_cells(rng: Random, count: int) -> list[Draft]:
    """Voronoi cells with their corners snapped to integers."""
    cells = voronoi(rng, round(count * rng.uniform(1, 1.5)), rng.choice([40, 300]))
    return _patchwork(rng, cells, count)


def fan(rng: Random, count: int) -> list[Draft]:
    """Many fields round one corner."""
    spokes = max(4, min(10, round(count * rng.uniform(0.5, 0.9))))
    return _patchwork(rng, wheel(rng, spokes, rng.choice([2, 10])), count)


def slots(rng: Random, count: int) -> list[Draft]:
    """Lanes 1 unit wide between rows of buildings, shifted by 1 from block to block."""
    blocks = 2 if count < 12 else 3
    bands = max(2, count // blocks)
    drafts = []
    left = 0
    for _ in range(blocks):
        right = left + rng.choice([8, 20, 60])
        y = rng.randint(0, 2)
        for band in range(bands):
            lane = band % 2 == 1
            top = y + (1 if lane else rng.choice([5, 10]))
            look = OPEN if lane else BUILT
            if rng.random() < 0.2:
                look = paint(rng, FLAVOURS["walkways"])
            drafts.append(Draft([[(left, y), (right, y), (right, top), (left, top)]], look))
            y = top
        left = right
    return drafts


def nested(rng: Random, count: int) -> list[Draft]:
    """Squares round squares: courtyards, islands, ring-shaped rooms, moats of void."""
    weights = FLAVOURS[rng.choice(["bunker", "outdoor", "holes"])]
    drafts: list[Draft] = []
    low, high = (0, 0), (90 + rng.randint(0, 9), 90 + rng.randint(0, 9))
    while len(drafts) < count and min(high[0] - low[0], high[1] - low[1]) >= 12:
        inner_low = (low[0] + rng.choice([1, 5, 9]), low[1] + rng.choice([1, 5, 9]))
        inner_high = (high[0] - rng.choice([1, 5, 9]), high[1] - rng.choice([1, 5, 9]))
        drafts += _ring(rng, (low, high), (inner_low, inner_high), weights)
        low, high = inner_low, inner_high
    core = [low, (high[0], low[1]), high, (low[0], high[1])]
    look = paint(rng, weights)
    if look is not VOID:
        drafts.append(Draft([core], look))
    if look.kind == "elevated" and rng.random() < 0.7:
        tunnel = [(low[0] + 1, low[1] + 1), (low[0] + 3, low[1] + 1), (low[0] + 1, low[1] + 4)]
        drafts.append(Draft([tunnel], BUILT))
    return drafts


Box = tuple[tuple[int, int], tuple[int, int]]


def _ring(rng: Random, outer: Box, inner: Box, weights: dict[str, int]) -> list[Draft]:
    """Make the place between two boxes one field with a hole, two halves, or four trapezia."""

    def corners(box: Box) -> Ring:
        (x0, y0), (x1, y1) = box
        return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]

    out, hole = corners(outer), corners(inner)
    shape = rng.choice(["whole", "whole", "halves", "quarters", "square"])
    if shape == "whole":
        rings = [[out, hole[::-1]]]
    elif shape == "halves":  # cut along two diagonals
        rings = [
            [[out[0], out[1], out[2], hole[2], hole[1], hole[0]]],
            [[out[2], out[3], out[0], hole[0], hole[3], hole[2]]],
        ]
    elif shape == "quarters":
        rings = [[[out[k], out[(k + 1) % 4], hole[(k + 1) % 4], hole[k]]] for k in range(4)]
    else:  # two bars and two blocks: corners of one lie on edges of the other
        (x0, y0), (x1, y1) = outer
        (u0, v0), (u1, v1) = inner
        rings = [
            [[(x0, y0), (x1, y0), (x1, v0), (x0, v0)]],
            [[(x0, v1), (x1, v1), (x1, y1), (x0, y1)]],
            [[(x0, v0), (u0, v0), (u0, v1), (x0, v1)]],
            [[(u1, v0), (x1, v0), (x1, v1), (u1, v1)]],
        ]
    painted = [(r, paint(rng, weights)) for r in rings]
    return [Draft(r, look) for r, look in painted if look is not VOID]


def combs(rng: Random, count: int) -> list[Draft]:
    """Two combs in one another: lines cross the same field many times."""
    teeth = max(2, min(5, count // 3))
    columns, rows = 2 * teeth + 1, rng.randint(3, 5)
    widths = rng.choice([(10,), (2, 5, 10)])
    cells = grid(_steps(rng, columns, widths), _steps(rng, rows, widths))
    first = set(range(columns)) | {
        i + columns * j for i in range(0, columns, 2) for j in range(rows - 1)
    }
    second = {i + columns * (rows - 1) for i in range(columns)} | {
        i + columns * j for i in range(1, columns, 2) for j in range(1, rows)
    }
    groups = [(set(comb), paint(rng, FLAVOURS["bare"])) for comb in (first, second)]
    for k, (comb, _) in enumerate(groups):
        for _ in range(rng.randint(0, count)):
            cell = rng.choice(sorted(comb))
            rest = comb - {cell}
            if outline(cells, rest) is not None:
                groups[k][0].discard(cell)
                groups.append(({cell}, paint(rng, FLAVOURS["bunker"])))
    return _drafts(rng, cells, groups, 0.6)


def rooms_in_a_row(rng: Random, count: int) -> list[Draft]:
    """Rows of rooms with corridors between: long collinear walls."""
    columns = max(2, count // 3)
    heights = [rng.choice([1, 3, 10]) for _ in range(3)]
    tops = [0, heights[0], heights[0] + heights[1], sum(heights)]
    cells = grid(_steps(rng, columns, (10,)), tops)
    bands = rng.choice([(BUILT, OPEN, BUILT), (OPEN, BUILT, OPEN), (BUILT, ELEVATED, OPEN)])
    groups: list[tuple[set[int], Look]] = []
    for j, band in enumerate(bands):
        i = 0
        while i < columns:
            width = rng.randint(1, 2 if band is BUILT else 3)
            group = {k + columns * j for k in range(i, min(i + width, columns))}
            groups.append((group, paint(rng, FLAVOURS["bunker"]) if rng.random() < 0.2 else band))
            i += width
    return _drafts(rng, cells, groups, 0.7)


def viaduct(rng: Random, count: int) -> list[Draft]:
    """A walkway across the board with tunnels that run through below it."""
    columns, rows = max(3, count // 3), 3
    widths = rng.choice([(10,), (1, 4, 10)])
    cells = grid(_steps(rng, columns, widths), _steps(rng, rows, widths))
    groups: list[tuple[set[int], Look]] = [
        ({k}, ELEVATED if k // columns == 1 else paint(rng, FLAVOURS["outdoor"]))
        for k in range(len(cells))
    ]
    for i in range(columns):
        if rng.random() < 0.45:  # from the row below to the row above, or one of them only
            ends = rng.choice([(i,), (i + 2 * columns,), (i, i + 2 * columns)])
            groups = [g for g in groups if not g[0] & set(ends)]
            groups.append(({i + columns, *ends}, BUILT))
    merged: list[tuple[set[int], Look]] = []
    walkway = [g for g in groups if g[1] is ELEVATED and g[0] <= set(range(columns, 2 * columns))]
    for group in walkway:
        if merged and rng.random() < 0.5:
            merged[-1][0].update(group[0])
        else:
            merged.append((set(group[0]), ELEVATED))
    others = [g for g in groups if g not in walkway]
    return _drafts(rng, cells, merged + others, 0.0)


def courtyard(rng: Random, count: int) -> list[Draft]:
    """Rooms round something in the middle, so that many see each other as housemates only."""
    columns, rows = rng.choice([(3, 3), (4, 3), (5, 3), (4, 4)])
    widths = rng.choice([(10,), (3, 10), (1, 4, 10)])
    cells = grid(_steps(rng, columns, widths), _steps(rng, rows, widths))
    core = {
        k
        for k in range(len(cells))
        if 0 < k % columns < columns - 1 and 0 < k // columns < rows - 1
    }
    middle = paint(rng, {"obstacle": 4, "void": 2, "open": 2, "crane": 1, "water": 1})
    groups: list[tuple[set[int], Look]] = []
    if rng.random() < 0.5:
        groups.append((core, middle))
    else:
        groups += [({k}, middle if rng.random() < 0.6 else OPEN) for k in sorted(core)]
    rim = sorted(set(range(len(cells))) - core)
    rooms = random_groups(rng, [cells[k] for k in rim], max(3, count - len(groups)))
    for room in rooms:
        look = BUILT if rng.random() < 0.85 else paint(rng, FLAVOURS["dense"])
        groups.append(({rim[k] for k in room}, look))
    return _drafts(rng, cells, groups, 0.5)


FAMILIES: dict[str, Callable[[Random, int], list[Draft]]] = {
    family.__name__: family
    for family in (
        polyomino,
        uneven_polyomino,
        checkerboard,
        diamond_patchwork,
        jittered_grid,
        triangle_patchwork,
        voronoi_cells,
        fan,
        slots,
        nested,
        combs,
        rooms_in_a_row,
        viaduct,
        courtyard,
    )
}
