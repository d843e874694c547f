"""Random maps, most of them degenerate, in the format of the worked cases; the same for a seed."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.random_maps.cells import Ring
from tests.random_maps.dress import Draft, field_record, portals, rules
from tests.random_maps.families import FAMILIES, TOLERANCE
from tests.random_maps.merge import straightened
from tests.random_maps.transform import (
    add_collinear_vertices,
    mirror,
    quarter_turn,
    redraw,
    relabel,
    rename_tables,
    scale,
    translate,
)
from tests.reference.overlay import InvalidMapError, build_overlay

__all__ = [
    "FAMILIES",
    "SIZES",
    "add_collinear_vertices",
    "mirror",
    "quarter_turn",
    "random_map",
    "redraw",
    "relabel",
    "rename_tables",
    "scale",
    "translate",
]

SIZES = {"tiny": (2, 4), "small": (5, 10), "medium": (11, 15), "large": (20, 26)}
"""About how many fields a map of each size has."""


def random_map(seed: int, size: str = "small") -> dict[str, Any]:
    """Make one valid map; successive seeds go round the families.

    Parameters
    ----------
    seed : int
    size : str
        A key of ``SIZES``.

    Returns
    -------
    dict
        ``name`` tells family, size and seed.
    """
    family = sorted(FAMILIES)[seed % len(FAMILIES)]
    rng = Random(f"{family} {size} {seed}")
    low, high = SIZES[size]
    while True:
        drafts = FAMILIES[family](rng, rng.randint(low, high))
        if not 2 <= len(drafts) <= high + 4:
            continue
        try:
            return _finished(rng, f"{family}_{size}_{seed}", drafts)
        except InvalidMapError:
            continue  # snapping folded a field, or a dropped point was where stacked edges cross


def _finished(rng: Random, name: str, drafts: list[Draft]) -> dict[str, Any]:
    drafts = _slanted(rng, drafts)
    sparse = rng.random() < 0.6  # rings without the neighbours' corners
    drafts = [
        Draft([straightened(r) if sparse or rng.random() < 0.3 else r for r in d.rings], d.look)
        for d in drafts
    ]
    case_map: dict[str, Any] = {
        "name": name,
        "note": "random",
        "unit_mm": 1.0,
        "tolerance_mm": TOLERANCE,
        "fields": [field_record(f"f{i:02}", draft) for i, draft in enumerate(drafts)],
        "portals": [],
        "rules": rules(rng),
    }
    case_map["portals"] = portals(rng, build_overlay(case_map))
    if rng.random() < 0.3:
        case_map = quarter_turn(case_map)
    if rng.random() < 0.3:
        case_map = mirror(case_map)
    if rng.random() < 0.2:
        case_map = add_collinear_vertices(case_map, rng, 0.3)
    if rng.random() < 0.5:
        case_map = redraw(case_map, rng)
    rng.shuffle(case_map["fields"])
    return case_map


def _slanted(rng: Random, drafts: list[Draft]) -> list[Draft]:
    """Move the map to the origin's corner, in a quarter of the cases after a linear map."""
    a, b, c, d = rng.choice([*[(1, 0, 0, 1)] * 6, (2, 1, 1, 3), (1, 1, 0, 1)])

    def slant(ring: Ring) -> Ring:
        return [(a * x + b * y, c * x + d * y) for x, y in ring]

    slanted = [[slant(ring) for ring in draft.rings] for draft in drafts]
    left = min(x for rings in slanted for ring in rings for x, _ in ring)
    low = min(y for rings in slanted for ring in rings for _, y in ring)
    return [
        Draft([[(x - left, y - low) for x, y in ring] for ring in rings], draft.look)
        for rings, draft in zip(slanted, drafts, strict=True)
    ]
