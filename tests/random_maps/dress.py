"""What stands on a field, what is drawn between two of them, and the choices of the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import gcd
from random import Random
from typing import Any

from tests.random_maps.cells import Point, Ring
from tests.reference.overlay import Overlay


@dataclass(frozen=True, slots=True)
class Look:
    """Kind and traits of a field."""

    kind: str
    trait: str = ""


@dataclass(frozen=True, slots=True)
class Draft:
    """A field to be: its rings, exterior first, and its look."""

    rings: list[Ring]
    look: Look


VOID = Look("void")
LOOKS = {
    "open": Look("open"),
    "water": Look("open", "water"),
    "hard": Look("open", "hard_terrain"),
    "built": Look("built_up"),
    "elevated": Look("elevated"),
    "obstacle": Look("open", "obstacle"),
    "ruin": Look("built_up", "obstacle"),
    "crane": Look("elevated", "obstacle"),
    "void": VOID,
}
FLAVOURS: dict[str, dict[str, int]] = {
    "outdoor": {
        "open": 44, "built": 28, "water": 8, "hard": 8, "obstacle": 6, "ruin": 1, "void": 5,
    },
    "bunker": {
        "open": 26, "built": 26, "elevated": 30, "water": 5, "obstacle": 4, "ruin": 2, "crane": 2,
        "void": 5,
    },
    "walkways": {"open": 20, "built": 18, "elevated": 52, "water": 4, "obstacle": 3, "crane": 3},
    "dense": {"built": 58, "open": 22, "obstacle": 8, "ruin": 4, "elevated": 4, "void": 4},
    "bare": {"open": 80, "built": 12, "obstacle": 8},
    "holes": {"open": 42, "built": 20, "elevated": 12, "void": 26},
}  # fmt: skip


def paint(rng: Random, flavour: Mapping[str, int]) -> Look:
    """Draw a look by the weights of a flavour."""
    return LOOKS[rng.choices(list(flavour), list(flavour.values()))[0]]


def field_record(name: str, draft: Draft) -> dict[str, Any]:
    """Write one field in the format of the worked cases."""
    look = draft.look
    return {
        "id": name,
        "kind": look.kind,
        "level": int(look.kind == "elevated"),
        "water": look.trait == "water",
        "obstacle": look.trait == "obstacle",
        "hard_terrain": look.trait == "hard_terrain",
        "sector": "white",
        "objective": None,
        "rings": [[list(p) for p in ring] for ring in draft.rings],
    }


def rules(rng: Random) -> dict[str, Any]:
    """Draw the choices, the defaults most often."""
    drawn: dict[str, Any] = {
        "void": rng.choice(["blocks", "blocks", "blocks", "passes"]),
        "same_building": rng.choice(["sees_all", "sees_all", "lines_only"]),
    }
    if rng.random() < 0.1:
        drawn["water_counts_open"] = False
    return drawn


def portals(rng: Random, overlay: Overlay) -> list[dict[str, Any]]:
    """Put doors, ladders and walls on some of the shared boundaries, one at most on each pair."""
    shared: dict[tuple[int, int], list[tuple[Point, Point]]] = {}
    stacked: set[tuple[int, int]] = set()
    for u, v, left, right in overlay.edges:
        ending = [i for i in range(len(overlay.fields)) if (left ^ right) >> i & 1]
        pairs = [(i, j) for i in ending for j in ending if i < j]
        for pair in pairs:
            shared.setdefault(pair, []).append((overlay.points[u], overlay.points[v]))
    for face in overlay.faces:
        covering = [i for i in range(len(overlay.fields)) if face >> i & 1]
        if len(covering) == 2:
            stacked.add((covering[0], covering[1]))
    drawn = []
    for pair in sorted(shared.keys() - stacked):
        kinds = {overlay.fields[i].kind for i in pair}
        kind = _portal_kind(rng, kinds)
        if kind:
            a, b = (overlay.fields[i].id for i in pair)
            place = _place(rng, *rng.choice(shared[pair]))
            drawn.append({"type": kind, "between": sorted((a, b)), "at": place})
    return drawn


def _portal_kind(rng: Random, kinds: set[str]) -> str | None:
    chance = rng.random()
    if chance < 0.08:
        return "wall"
    if kinds == {"open", "built_up"} and chance < 0.4:
        return "door"
    if "elevated" in kinds and len(kinds) == 2 and chance < 0.35:
        return "ladder"
    return None


def _place(rng: Random, a: Point, b: Point) -> list[list[int]]:
    """Choose a part of an edge with integer ends, often the whole."""
    steps = gcd(b[0] - a[0], b[1] - a[1])
    ends = sorted(rng.sample(range(steps + 1), 2)) if rng.random() < 0.5 else [0, steps]
    dx, dy = (b[0] - a[0]) // steps, (b[1] - a[1]) // steps
    return [[a[0] + k * dx, a[1] + k * dy] for k in ends]


def fat(rings: Sequence[Ring], tolerance: float) -> bool:
    """Return whether a disc of the tolerance as diameter surely fits (by area over perimeter)."""
    area = perimeter = 0.0
    for ring in rings:
        for k, (bx, by) in enumerate(ring):
            ax, ay = ring[k - 1]
            area += (ax * by - ay * bx) / 2
            perimeter += abs(bx - ax) + abs(by - ay)
    return 2 * area >= tolerance * perimeter
