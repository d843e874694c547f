"""Maps and rulesets to start from: an empty board, bricks, rows, or a copy of an example."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

from mapkit.errors import InvalidMapError, NotFoundError, UsageError
from mapkit.mapfile.problems import suggestion
from mapkit.mapfile.reader import read_map
from mapkit.mapfile.rulesets import DEFAULT_RULESET, shipped_ruleset, shipped_text
from mapkit.mapfile.scalars import ID_ADVICE, is_valid_id
from mapkit.messages import phrase
from mapkit.model import Field, GameMap, Marker, Point, Provenance

_LAYOUT = ".layout.yaml"
NEW_KINDS = ("empty", "bricks", "rows", "example")
UNIT_MM = 0.01
MAX_FIELDS = 10_000
MAX_SIZE_MM = 5000.0
_BANDS = ("yellow", "red", "black", "white")
_SPLIT = {"yellow": (1, 2, 3), "red": (4, 5, 6), "black": (7, 8), "white": (9,)}


def new_map(
    kind: str,
    *,
    id: str = "new-map",  # noqa: A002 - as in GameMap
    name: str | None = None,
    size_mm: tuple[float, float] = (840.0, 560.0),
    rows: int = 8,
    columns: int = 12,
    sectors: bool = True,
    example: str | None = None,
) -> GameMap:
    """Make a map to start from.

    Parameters
    ----------
    kind : str
        ``empty`` (a board without fields), ``bricks`` (rectangles in rows that are shifted against
        each other), ``rows`` (equal rectangles; four meet at each corner, where the sight of many
        pairs is disputed) or ``example``.
    id, name : str
        Of the new map; the name is the id where it is not given. A copy of an example keeps its
        own unless told otherwise.
    size_mm : (float, float)
        Width and height of the board, up to 5 m.
    rows, columns : int
        How many fields down and across, 10,000 in all at most.
    sectors : bool
        Divide the fields into the four sectors and, where there is room (a sector has at
        least six fields), number objectives and set starts and entries.
    example : str, optional
        Name of the example to copy, one of :func:`example_paths`.

    Raises
    ------
    UsageError
        A size, a number or a kind of which no map can be made.
    NotFoundError
        No example of that name.
    InvalidMapError
        The example has errors.
    FileError
        The example cannot be read.
    """
    if kind == "example":
        return _example(example, id, name)
    if kind not in NEW_KINDS:
        raise UsageError(f"{kind!r} is no kind of new map; there are {', '.join(NEW_KINDS)}")
    if not is_valid_id(id):
        raise UsageError(
            phrase("'{id}' cannot be the id of a map: {advice}.", id=id, advice=ID_ADVICE)
        )
    if not all(1 <= side <= MAX_SIZE_MM for side in size_mm):
        raise UsageError(
            phrase("a board is from 1 to {most} mm wide and high", most=f"{MAX_SIZE_MM:g}")
        )
    ruleset = shipped_ruleset(DEFAULT_RULESET)
    vertices: dict[str, Point] = {}
    fields: dict[str, Field] = {}
    markers: tuple[Marker, ...] = ()
    if kind in ("bricks", "rows"):
        if rows < 1 or columns < 1 or rows * columns > MAX_FIELDS:
            raise UsageError(
                phrase(
                    (
                        "{rows} rows of {columns} fields are not a board: give at least one field, "
                        "at most {most}"
                    ),
                    rows=rows,
                    columns=columns,
                    most=f"{MAX_FIELDS:,}",
                )
            )
        vertices, fields = _rectangles(
            size_mm, rows, columns, shifted=kind == "bricks", sectors=sectors
        )
        markers = _markers(fields, columns) if sectors else ()
    return GameMap(
        id=id,
        name=name or id,
        ruleset=ruleset,
        choices={c.id: c.default for c in ruleset.choices.values()},
        vertices=vertices,
        fields=fields,
        markers=markers,
        sectors=ruleset.sectors,
        unit_mm=UNIT_MM,
        size_mm=(float(size_mm[0]), float(size_mm[1])),
        provenance=Provenance("designed"),
    )


def _rectangles(
    size_mm: tuple[float, float], rows: int, columns: int, *, shifted: bool, sectors: bool
) -> tuple[dict[str, Point], dict[str, Field]]:
    width, height = (round(side / UNIT_MM) for side in size_mm)
    if 4 * columns > width or rows > height:
        raise UsageError(phrase("that many fields do not fit on so small a board"))

    def walls(row: int) -> list[int]:
        """Return where a row is cut; bricks a quarter to the left or right in turn."""
        shift = (2 * (row % 2) - 1) * shifted
        inner = [width * (4 * c + shift) // (4 * columns) for c in range(1, columns)]
        return [0, *inner, width]

    lines = [sorted({*walls(max(r - 1, 0)), *walls(min(r, rows - 1))}) for r in range(rows + 1)]
    vertices = {
        _vertex(r, k): (x, height * r // rows)
        for r, line in enumerate(lines)
        for k, x in enumerate(line)
    }
    fields = {}
    for r in range(rows):
        for c, (left, right) in enumerate(pairwise(walls(r))):
            id_ = str(r * columns + c + 1)
            above, below = (
                [_vertex(i, k) for k, x in enumerate(lines[i]) if left <= x <= right]
                for i in (r, r + 1)
            )
            band = _BANDS[2 * (2 * r >= rows) + (2 * c >= columns)] if sectors else None
            fields[id_] = Field(id_, "open", ((*above, *reversed(below)),), sector=band)
    return vertices, fields


def _vertex(row: int, column: int) -> str:
    return f"r{row}c{column}"


def _markers(fields: Mapping[str, Field], columns: int) -> tuple[Marker, ...]:
    """Give each sector an entry at its corner of the board, its objectives and its squad."""
    members = {b: [i for i, f in fields.items() if f.sector == b] for b in _BANDS}
    if min(map(len, members.values())) < 6:
        return ()
    last = len(fields)
    at_corners = map(str, (1, columns, last - columns + 1, last))
    corners = dict(zip(_BANDS, at_corners, strict=True))
    objectives, starts, entries = [], [], []
    for band in _BANDS:
        free = [i for i in members[band] if i != corners[band]]
        entries.append(Marker("entry", corners[band], {"sector": band}))
        chosen = _spread(free, 6)
        for number, id_ in zip(_SPLIT[band], chosen[::2], strict=False):
            objectives.append(Marker("objective", id_, {"number": number}))
        if band != "white":
            roles = ("officer", "soldier", "soldier")
            starts += [
                Marker("start", id_, {"squad": band, "role": role})
                for role, id_ in zip(
                    roles, _spread([i for i in free if i not in chosen[::2]], 3), strict=False
                )
            ]
    return (*objectives, *starts, *entries)


def _spread(ids: list[str], count: int) -> list[str]:
    """Pick so many ids at even distances; all of them where there are fewer."""
    if len(ids) <= count:
        return list(ids)
    return [ids[(2 * k + 1) * len(ids) // (2 * count)] for k in range(count)]


def _example(example: str | None, id_: str, name: str | None) -> GameMap:
    paths = example_paths()
    known = ", ".join(paths) or phrase("none")
    if example is None:
        raise UsageError(phrase("which example? There are {known}", known=known))
    if example not in paths:
        near = suggestion(example, list(paths))
        raise NotFoundError(
            phrase(
                "no map {name!r} ships with mapkit; did you mean {near}?", name=example, near=near
            )
            if near
            else phrase(
                "no map {name!r} ships with mapkit; those that do: {known}",
                name=example,
                known=known,
            )
        )
    result = read_map(paths[example])
    if result.map is None or result.has_errors:
        raise InvalidMapError(
            phrase("the example {name} has errors", name=example), result.diagnostics
        )
    if id_ == "new-map":
        return replace(result.map, name=name or result.map.name)
    return replace(result.map, id=id_, name=name or id_)


def new_ruleset(
    id: str,  # noqa: A002 - as in Ruleset
    *,
    name: str | None = None,
    example: str = DEFAULT_RULESET,
) -> str:
    """Return the text of a ruleset to start from: a shipped one with all its comments.

    ``id`` and ``name`` are those of the new ruleset; the name is the id where it is not given.
    ``example`` is the name of the ruleset to copy, one of :func:`mapkit.mapfile.ruleset_names`.

    Raises ``UsageError`` where the id cannot be one. Raises ``FileError`` where no ruleset of that
    name ships.
    """
    if not is_valid_id(id):
        raise UsageError(
            phrase("'{id}' cannot be the id of a ruleset: {advice}.", id=id, advice=ID_ADVICE)
        )
    text = shipped_text(example)
    for key, value in (("id", id), ("name", name or id)):
        before, line, after = re.split(rf"^({key}: .*)$", text, maxsplit=1, flags=re.MULTILINE)
        assert line
        text = f"{before}{key}: {json.dumps(value, ensure_ascii=False)}{after}"
    return text.replace("$schema=../ruleset", "$schema=ruleset", 1)


def example_paths() -> dict[str, Path]:
    """Return the maps that come with mapkit: name to file, boards first.

    They are looked for among the package's data and, in a checkout, in ``maps/`` and
    ``examples/`` beside the package. Boards of other games have a folder of their own in ``maps/``.
    """
    found: dict[str, Path] = {}
    for folder in _shipped("maps", "examples"):
        if folder.is_dir():
            games = folder.glob("*/*.yaml") if folder.name == "maps" else ()
            for path in (*sorted(folder.glob("*.yaml")), *sorted(games)):
                if not path.name.endswith(_LAYOUT):
                    found.setdefault(path.stem, path)
    return found


def card_paths() -> dict[str, Path]:
    """Return the cards that come with mapkit: name to file, found as :func:`example_paths`."""
    found: dict[str, Path] = {}
    for folder in _shipped("maps"):
        for path in sorted(folder.glob("*/cards/*.yaml")):
            found.setdefault(path.stem, path)
    return found


def _shipped(*names: str) -> list[Path]:
    package = Path(__file__).parents[1]
    folders = [package / "data" / name for name in names]
    if (package.parent / "pyproject.toml").is_file():
        folders += [package.parent / name for name in names]
    return folders
