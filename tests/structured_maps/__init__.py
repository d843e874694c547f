"""Maps that are built to take long: stars, combs, spirals, stacks, corners on one line.

Each family makes the text of a map file of about a given size; most of these maps are wrong, and
every one of them has to be answered with a bounded amount of work.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

__all__ = ["FAMILIES", "REFUSED", "map_text"]

Ring = Sequence[tuple[int, int]]

_HEAD = 'mapkit: "1.0"\nid: attack\nunit_mm: 0.1\ntolerance_mm: 0.5\n'


def map_text(rings: Iterable[Ring], rest: str = "") -> str:
    """Return the text of a map whose fields have one ring each."""
    fields = "".join(
        f"  f{n}: {{kind: open, ring: [{','.join(f'[{x},{y}]' for x, y in ring)}]}}\n"
        for n, ring in enumerate(rings)
    )
    return f"{_HEAD}fields:\n{fields}{rest}"


def _corners(size: int, fields: int = 1) -> int:
    """Return how many corners a field gets, where so many share ``size`` bytes."""
    return max(4, (size // fields - 30) // 12)


def _star(corners: int, step: int, radius: int = 4000, x: int = 5000, y: int = 5000) -> Ring:
    turn = 2 * math.pi * step / corners
    return [
        (x + round(radius * math.cos(turn * n)), y + round(radius * math.sin(turn * n)))
        for n in range(corners)
    ]


def star(size: int) -> str:
    """One ring in which each edge crosses nearly all others."""
    corners = _corners(size) | 1
    return map_text([_star(corners, corners // 2)])


def stars(size: int) -> str:
    """Many rings that each cross themselves, side by side."""
    many = max(size // 700, 1)
    return map_text(
        _star(51, 25, 90, 200 * (n % 40) + 100, 200 * (n // 40) + 100) for n in range(many)
    )


def stars_stacked(size: int) -> str:
    """Many rings that each cross themselves, all in one place."""
    return map_text(_star(51, 25, 3000 + n) for n in range(max(size // 700, 1)))


def scribble(size: int) -> str:
    """One ring through points that jump about."""
    return map_text([[(n * 7919 % 9973, n * 6151 % 9949) for n in range(_corners(size))]])


def _comb(teeth: int, *, upright: bool, aside: int = 0) -> Ring:
    ring: list[tuple[int, int]] = []
    for n in range(teeth):
        low = 4 * n + aside
        ring += [(low, 0), (low, 9000), (low + 2, 9000), (low + 2, 1)]
    ring += [(4 * teeth + aside, 1), (4 * teeth + aside, -50), (aside, -50)]
    return ring if upright else [(y, x) for x, y in ring]


def comb(size: int) -> str:
    """One sound field of many narrow teeth."""
    return map_text([_comb(_corners(size) // 4, upright=True)])


def combs_crossed(size: int) -> str:
    """Two combs, one across the other."""
    teeth = _corners(size, 2) // 4
    return map_text([_comb(teeth, upright=True), _comb(teeth, upright=False)])


def combs_interlocked(size: int) -> str:
    """Two combs, the teeth of one in the gaps of the other, and over them."""
    teeth = _corners(size, 2) // 4
    return map_text([_comb(teeth, upright=True), _comb(teeth, upright=True, aside=1)])


def _spiral(corners: int, aside: int = 0) -> Ring:
    way = [
        (
            round((20 * n / 16 + aside) * math.cos(n / 16 * 2 * math.pi)),
            round((20 * n / 16 + aside) * math.sin(n / 16 * 2 * math.pi)),
        )
        for n in range(8, corners // 2)
    ]
    back = [
        (
            round((20 * n / 16 + aside + 9) * math.cos(n / 16 * 2 * math.pi)),
            round((20 * n / 16 + aside + 9) * math.sin(n / 16 * 2 * math.pi)),
        )
        for n in range(8, corners // 2)
    ]
    return way + back[::-1]


def spiral(size: int) -> str:
    """One field wound many times round its middle."""
    return map_text([_spiral(_corners(size))])


def spirals(size: int) -> str:
    """Three spirals over each other."""
    return map_text(_spiral(_corners(size, 3), 4 * n) for n in range(3))


def _box(x: int, y: int, wide: int, high: int) -> Ring:
    return [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)]


def stack(size: int) -> str:
    """The same square many times."""
    return map_text(_box(0, 0, 4000, 4000) for _ in range(size // 78))


def nest(size: int) -> str:
    """Squares in squares."""
    many = size // 80
    return map_text(_box(n, n, 9000 - 2 * n, 9000 - 2 * n) for n in range(many))


def cards(size: int) -> str:
    """Squares over each other, each moved a little."""
    return map_text(_box(3 * n, 2 * n, 4000, 4000) for n in range(size // 80))


def grid(size: int) -> str:
    """Long fields from left to right, over long fields from top to bottom."""
    many = size // 160
    return map_text(
        [_box(0, 10 * n, 10 * many, 8) for n in range(many)]
        + [_box(10 * n, 0, 8, 10 * many) for n in range(many)]
    )


def discs(size: int) -> str:
    """Round fields over each other."""
    corners = 200
    many = max(size // (12 * corners), 2)
    return map_text(_star(corners, 1, 4000, 5000 + 7 * n, 5000 + 3 * n) for n in range(many))


def line(size: int) -> str:
    """One ring with all corners on one line."""
    return map_text([[(n * 7919 % 99991, 0) for n in range(_corners(size))]])


def lines(size: int) -> str:
    """Triangles whose long sides all lie on one line, of which each holds many corners."""
    many = size // 70
    return map_text([(-n, 0), (n + 1, 0), (1 - n % 2, -9 - 5 * n)] for n in range(many))


def fan(size: int) -> str:
    """Triangles about one point, which all have an edge over the next one."""
    many = size // 70
    ring = _star(many, 1, 90000, 0, 0)
    return map_text([(0, 0), ring[n], ring[(n + 2) % many]] for n in range(many))


def rosette(size: int) -> str:
    """One ring that comes back to its first corner again and again."""
    ring: list[tuple[int, int]] = []
    rim = _star(max(_corners(size) * 2 // 3 // 2 * 2, 6), 1, 90000, 0, 0)
    for a, b in zip(rim[::2], rim[1::2], strict=True):
        ring += [(0, 0), a, b]
    return map_text([ring])


def dust(size: int) -> str:
    """Small fields within the tolerance of each other."""
    return map_text(
        [(3 * (n % 40), 3 * (n // 40)), (3 * (n % 40) + 1, 3 * (n // 40)),
         (3 * (n % 40), 3 * (n // 40) + 1)]
        for n in range(size // 62)
    )  # fmt: skip


def staircase(size: int) -> str:
    """One ring of steps that are shorter than the tolerance."""
    corners = _corners(size)
    up = [((n + 1) // 2, n // 2) for n in range(corners)]
    return map_text([[*up, (0, corners)]])


def holes(size: int) -> str:
    """One field with many holes, each over the next."""
    many = size // 56
    text = ",".join(
        f"[[{3 * n + 1},1],[{3 * n + 5},1],[{3 * n + 5},{n + 9}],[{3 * n + 1},{n + 9}]]"
        for n in range(many)
    )
    return (
        f"{_HEAD}fields:\n  f0:\n    kind: open\n"
        f"    ring: [[0,0],[{4 * many + 9},0],[{4 * many + 9},{many + 99}],[0,{many + 99}]]\n"
        f"    holes: [{text}]\n"
    )


def portals(size: int) -> str:
    """Doors over doors on one boundary of many corners."""
    corners = _corners(size // 2)
    way = [(1000 + n % 2, 2 * n) for n in range(corners)]
    doors = "".join(
        f"  p{n}: {{type: door, between: [f0, f1], at: [[1000,{4 * n}],[1001,{4 * n + 2}]]}}\n"
        for n in range(size // 2 // 70)
    )
    top = 2 * corners
    return map_text(
        [[*way, (0, top), (0, 0)], [*way, (2000, top), (2000, 0)]], f"portals:\n{doors}"
    )


def names(size: int) -> str:
    """Rings of vertices that the map does not have, each with many names like it."""
    many = size // 60
    vertices = "".join(f"  corner{n}: [{n},{n % 97}]\n" for n in range(many))
    fields = "".join(
        f"  f{n}: {{kind: opne{n}, ring: [cornr{n}, cornr{n}a, cornr{n}b]}}\n" for n in range(many)
    )
    return f"{_HEAD}vertices:\n{vertices}fields:\n{fields}"


FAMILIES: dict[str, Callable[[int], str]] = {
    make.__name__: make
    for make in (
        star, stars, stars_stacked, scribble, comb, combs_crossed, combs_interlocked, spiral,
        spirals, stack, nest, cards, grid, discs, line, lines, fan, rosette, dust, staircase,
        holes, portals, names,
    )
}  # fmt: skip

REFUSED = ("names",)
"""Those that are no map: reading finds what is wrong with them."""
