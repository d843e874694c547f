"""All checks of a map in one go."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import shapely
from numpy.typing import NDArray

from mapkit.coverage.checks.boundaries import adjacent_pairs
from mapkit.coverage.checks.buildings import check_buildings
from mapkit.coverage.checks.drawing import Drawing, draw
from mapkit.coverage.checks.holes import check_entangled, entangled_fields
from mapkit.coverage.checks.markers import check_markers
from mapkit.coverage.checks.meaning import check_header, check_meaning
from mapkit.coverage.checks.outlines import check_outlines
from mapkit.coverage.checks.overlap_reports import check_overlaps
from mapkit.coverage.checks.overlaps import Pair, find_overlaps, stack_crossings
from mapkit.coverage.checks.play import check_play
from mapkit.coverage.checks.portal_places import check_portal_places
from mapkit.coverage.checks.portals import check_portal_names
from mapkit.coverage.checks.rings import gather_rings
from mapkit.coverage.checks.slits import Slit, check_slits, find_slits
from mapkit.coverage.checks.slivers import (
    Coverage,
    check_gaps,
    check_narrow_fields,
    cover,
    valid_shapes,
)
from mapkit.coverage.checks.vertices import check_board, check_vertices
from mapkit.coverage.checks.wording import Wording
from mapkit.diagnostics import Diagnostic, Severity, rules
from mapkit.geometry.points import distinct
from mapkit.messages import phrase
from mapkit.model import GameMap

_NOTHING: NDArray[np.object_] = np.zeros(0, dtype=object)
_ORDER = {Severity.ERROR: 0, Severity.WARNING: 1, Severity.NOTE: 2}


class Survey(NamedTuple):
    """What was found about the drawing of a map, and what else it tells.

    ``sound`` says that no field is broken or overlaps another where it must not, so that
    adjacency and the rim of the board can be trusted. ``stack_crossings`` are the positions in
    ``drawing.crossings`` of those between stacked fields only, ``broken`` the indices of the fields
    whose inside is not defined. ``shapes`` has none where the drawing is too entangled to be
    measured.
    """

    diagnostics: tuple[Diagnostic, ...]
    drawing: Drawing
    slits: tuple[Slit, ...]
    adjacent: frozenset[Pair]
    coverage: Coverage
    shapes: NDArray[np.object_]
    sound: bool
    stack_crossings: tuple[int, ...]
    broken: frozenset[int]


def check_map(game_map: GameMap, *, finished: bool = True) -> tuple[Diagnostic, ...]:
    """Find everything that is wrong with a map, and raise none of it.

    ``game_map`` may be any map; names in it may lead nowhere. ``finished`` says whether missing
    markers are warnings; where it is False, and in examples, they are notes; a map with no marker
    at all gets one note in any case. Errors come first, then warnings, then notes, each in the
    order of :mod:`mapkit.diagnostics.rules`.

    What touches, crosses or overlaps is decided with integers, exactly for coordinates below 2**30
    in size; widths and areas are measured in floating point. About n log n in the number of
    vertices: 3,000 fields with 25,000 vertices take about 0.4 s.
    """
    finished = finished and game_map.provenance.kind != "example"
    say = Wording(game_map)
    header = check_header(game_map)
    found = [
        *header,
        *check_meaning(game_map, say, finished),
        *check_buildings(game_map, say),
        *check_portal_names(game_map, say),
    ]
    drawn = None if header else survey(game_map)
    rim = None
    if drawn is not None:
        found += drawn.diagnostics
        if drawn.sound:
            ids = drawn.drawing.rings.field_ids
            adjacent = [(ids[f], ids[g]) for f, g in sorted(drawn.adjacent)]
            found += check_play(game_map, adjacent, say)
            rim = _rim(game_map, drawn) if len(drawn.shapes) else None
    found += check_markers(game_map, rim, say, finished)
    return tuple(sorted(found, key=lambda d: (_ORDER[d.severity], d.code)))


def survey(game_map: GameMap) -> Survey:
    """Check the drawing of a map: rings, overlaps, gaps, vertices, places of portals.

    Unit and tolerance of the map are usable numbers (``check_header``); anything else may be wrong.

    Nearly all of the time that :func:`check_map` takes.

    Raises ``ZeroDivisionError`` where the unit is 0.
    """
    say = Wording(game_map)
    tolerance = game_map.tolerance_units
    rings, found = gather_rings(game_map)
    if not game_map.fields:
        found.append(rules.NO_FIELDS.report(phrase("The map has no fields.")))
    drawing = draw(rings, tolerance)
    outlines, broken = check_outlines(drawing, say)
    found += outlines
    overlaps = find_overlaps(game_map, drawing, broken)
    clean = overlaps.complete and not (broken or overlaps.illegal or overlaps.crossing)
    entangled = entangled_fields(drawing)
    found += check_entangled(drawing, overlaps, entangled, say)
    measured = overlaps.complete and not entangled
    shapes = valid_shapes(drawing) if measured else _NOTHING
    levels = np.array([item.level for item in game_map.fields.values()], dtype=np.int64)
    coverage = cover(shapes, levels, clean) if measured else Coverage(_NOTHING, _NOTHING)
    overlapping, slivers = check_overlaps(game_map, drawing, overlaps, shapes, say)
    found += overlapping
    gaps, narrow = check_gaps(drawing, coverage, tolerance, say)
    found += gaps
    slits = find_slits(drawing, shapes, overlaps, [*narrow, *slivers]) if measured else []
    found += check_slits(drawing, slits, say)
    found += check_narrow_fields(drawing, shapes, tolerance, say)
    found += check_vertices(game_map, drawing, say)
    found += check_board(game_map, drawing, say)
    found += _large_tolerance(drawing, tolerance, say)
    adjacent = adjacent_pairs(drawing, overlaps)
    if overlaps.complete:
        found += check_portal_places(game_map, drawing, overlaps, adjacent, broken, say)
    all_drawn = len(distinct(rings.field)) == len(game_map.fields)
    return Survey(
        tuple(found),
        drawing,
        tuple(slits),
        adjacent,
        coverage,
        shapes,
        clean and all_drawn,
        stack_crossings(drawing, overlaps),
        broken,
    )


def _large_tolerance(drawing: Drawing, tolerance: float, say: Wording) -> Iterator[Diagnostic]:
    if drawing.reach < tolerance and len(drawing.segments):
        yield rules.TOLERANCE_LARGE.report(
            phrase(
                "The tolerance of {length} is longer than most edges of this map ({edge}).",
                length=say.length(tolerance),
                edge=say.length(drawing.reach),
            )
        )


def _rim(game_map: GameMap, drawn: Survey) -> frozenset[str]:
    """Find which fields with an arrow at them share a boundary with the outside."""
    types = game_map.ruleset.markers
    index = {field_id: f for f, field_id in enumerate(drawn.drawing.rings.field_ids)}
    outer = [part.exterior for part in drawn.coverage.outside]
    targets = {
        m.field
        for m in game_map.markers
        if m.field in index and m.type in types and types[m.type].outside
    }
    if not targets or not outer:
        return frozenset()
    edge = shapely.union_all(outer)
    return frozenset(
        t for t in targets if shapely.intersection(drawn.shapes[index[t]].boundary, edge).length > 0
    )
