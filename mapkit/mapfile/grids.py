"""Boards and cards of equal cells: squares, or hexagons of both orientations."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from mapkit.errors import UsageError
from mapkit.mapfile.problems import suggestion
from mapkit.mapfile.rulesets import shipped_ruleset
from mapkit.messages import phrase
from mapkit.model import Field, GameMap, Point, Provenance

GRIDS = ("squares", "pointed", "flat")
"""Squares, pointy-topped hexagons, flat-topped hexagons."""
GRID_RULESET = "skirmish_wars"

UNIT_MM = 0.01
_MOST_CELLS = 10_000
_MOST_MM = 5000.0
_LEAST_UNITS = 100

Corners = Sequence[tuple[int, int]]
"""Of a cell, in steps of the lattice that all corners lie on."""


def cell_id(column: int, row: int) -> str:
    """Return the id of a cell: letters for its column, then its row from 1, as ``b2`` or ``aa10``.

    ``column`` and ``row`` are counted from 0 at the top left.
    """
    letters = ""
    column += 1
    while column:
        column, letter = divmod(column - 1, 26)
        letters = chr(ord("a") + letter) + letters
    return f"{letters}{row + 1}"


def grid_map(
    shape: str,
    columns: int,
    rows: int,
    cell_mm: float,
    *,
    id: str = "new-map",  # noqa: A002 - as in GameMap
    name: str | None = None,
    ruleset: str = GRID_RULESET,
    kind: str | None = None,
) -> GameMap:
    """Make a board, or a card, of equal cells.

    Its fields are ``a1``, ``b1``, ...; neighbours share their vertices. Coordinates of hexagons are
    rounded to map units, once for each corner.

    Raises ``UsageError`` where there is no such shape or kind, for a grid of no or too many cells,
    and for too small or large a cell. Raises ``FileError`` where no ruleset of that name ships.

    Parameters
    ----------
    shape : str
        One of :data:`GRIDS`.
    columns, rows : int
        10,000 cells in all at most. Of hexagons every other row (pointed) or column (flat) lies
        half a cell further on.
    cell_mm : float
        From side to opposite side of a cell.
    id, name : str
        Of the map; the name is the id where it is not given.
    ruleset : str
        Name of a ruleset that ships.
    kind : str, optional
        Of all cells; ``grass`` where the ruleset has it, else its first kind.
    """
    if shape not in GRIDS:
        raise UsageError(f"{shape!r} is no grid; there are {', '.join(GRIDS)}")
    if columns < 1 or rows < 1 or columns * rows > _MOST_CELLS:
        raise UsageError(
            phrase(
                "{columns} by {rows} cells are not a grid: give at least one cell, at most {most}",
                columns=columns,
                rows=rows,
                most=f"{_MOST_CELLS:,}",
            )
        )
    rules = shipped_ruleset(ruleset)
    kind = kind or ("grass" if "grass" in rules.kinds else next(iter(rules.kinds)))
    if kind not in rules.kinds:
        near = suggestion(kind, list(rules.kinds))
        known = (
            phrase("did you mean {near}?", near=near)
            if near
            else phrase("it has: {known}", known=", ".join(rules.kinds))
        )
        raise UsageError(
            phrase("the ruleset {ruleset} has no kind '{kind}'; {known}",
                   ruleset=rules.id, kind=kind, known=known)
        )  # fmt: skip
    width, height, corners_of = _LATTICES[shape]
    cell = cell_mm / UNIT_MM
    if not (math.isfinite(cell) and cell >= _LEAST_UNITS):
        raise UsageError(phrase("a cell is at least {least} mm wide", least="1"))
    across, down = width(cell), height(cell)
    vertices: dict[str, Point] = {}
    fields: dict[str, Field] = {}
    for row in range(rows):
        for column in range(columns):
            ring = []
            for x, y in corners_of(column, row):
                vertex = f"x{x}y{y}"
                vertices[vertex] = (round(x * across), round(y * down))
                ring.append(vertex)
            field = cell_id(column, row)
            fields[field] = Field(field, kind, (tuple(ring),))
    size = (
        max(x for x, _ in vertices.values()) * UNIT_MM,
        max(y for _, y in vertices.values()) * UNIT_MM,
    )
    if max(size) > _MOST_MM:
        raise UsageError(
            phrase("a board is from 1 to {most} mm wide and high", most=f"{_MOST_MM:g}")
        )
    return GameMap(
        id=id,
        name=name or id,
        ruleset=rules,
        choices={c.id: c.default for c in rules.choices.values()},
        vertices=vertices,
        fields=fields,
        sectors=rules.sectors,
        unit_mm=UNIT_MM,
        size_mm=(round(size[0], 2), round(size[1], 2)),
        provenance=Provenance("designed"),
    )


def _square(column: int, row: int) -> Corners:
    return ((column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1))


def _pointed(column: int, row: int) -> Corners:
    """Return corners in halves of a cell's width and of a side's length."""
    x, y = 2 * column + row % 2, 3 * row
    return ((x + 1, y), (x + 2, y + 1), (x + 2, y + 3), (x + 1, y + 4), (x, y + 3), (x, y + 1))


def _flat(column: int, row: int) -> Corners:
    turned = _pointed(row, column)
    return tuple((x, y) for y, x in reversed(turned))


def _whole(cell: float) -> float:
    return cell


def _half(cell: float) -> float:
    return cell / 2


def _half_side(cell: float) -> float:
    return cell / (2 * math.sqrt(3))


_LATTICES: dict[
    str, tuple[Callable[[float], float], Callable[[float], float], Callable[[int, int], Corners]]
] = {
    "squares": (_whole, _whole, _square),
    "pointed": (_half, _half_side, _pointed),
    "flat": (_half_side, _half, _flat),
}
"""By shape: the steps of the lattice across and down, and the corners of a cell in these steps."""
