"""The sniper's track on his secret map, as an SVG made from the tables' block of outlines."""

from __future__ import annotations

from html import escape
from itertools import pairwise
from math import dist
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game import Game

Point = tuple[int, int]
Rings = list[list[Point]]

FILL = {"open": "#f4f1e6", "built_up": "#cdbfa4", "elevated": "#c6d2d6"}
TRAIT_FILL = {"water": "#bcd9e8", "obstacle": "#8d8d8d", "hard_terrain": "#dcdcb4"}
SNIPER, AIM = "#b3261e", "#f2c14e"


def draw(game: Game) -> str:
    """Return a picture of the board with the sniper's way, rounds, objectives and fallen units."""
    board, geometry = game.board, game.board.geometry
    if geometry is None:
        raise ValueError("the tables have no outlines: build them with -O geometry=yes")
    centre = dict(zip(board.fields, geometry["centres"], strict=True))
    points = [p for rings in geometry["outlines"] for ring in rings for p in ring]
    left, top = (min(p[k] for p in points) for k in (0, 1))
    width, height = max(p[0] for p in points) - left, max(p[1] for p in points) - top
    size = max(width, height) / 60
    box = (left, top - 3 * size, width, height + 6 * size)
    x, y, across, down = (f"{measure:.1f}" for measure in box)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {across} {down}" '
        'font-family="sans-serif">'
    )
    parts = [head, f'<rect x="{x}" y="{y}" width="{across}" height="{down}" fill="white"/>']
    for field_id, rings in sorted(
        zip(board.fields, geometry["outlines"], strict=True), key=lambda f: board.field(f[0]).level
    ):
        f = board.field(field_id)
        fill = next((TRAIT_FILL[t] for t in f.traits if t in TRAIT_FILL), FILL.get(f.counts_as))
        path = " ".join("M" + " ".join(f"{x},{y}" for x, y in ring) + "Z" for ring in rings)
        parts.append(
            f'<path d="{path}" fill="{fill or "#ffffff"}" fill-rule="evenodd" stroke="#444444" '
            f'stroke-width="{size / 12:.1f}"/>'
        )

    def text(at: tuple[float, float], words: str, scale: float, more: str = "") -> str:
        return (
            f'<text x="{at[0]:.1f}" y="{at[1] + scale * size * 0.35:.1f}" '
            f'font-size="{scale * size:.1f}" text-anchor="middle" {more}>{escape(words)}</text>'
        )

    for portal in board.portals:
        if portal["joins"]:
            (ax, ay), (bx, by) = portal["at"]
            parts.append(
                f'<path d="M{ax},{ay} {bx},{by}" stroke="white" stroke-width="{size / 3:.1f}"/>'
            )
    outlines = dict(zip(board.fields, geometry["outlines"], strict=True))
    stops = []
    for _, way in game.sniper.track:
        stops.append(centre[way[0]])
        for a, b in pairwise(way):
            crossed = [p["at"] for p in board.portals if p["id"] in board.joined_by(a, b)]
            (ax, ay), (bx, by) = crossed[0] if crossed else _border(outlines[a], outlines[b])
            stops += [((ax + bx) / 2, (ay + by) / 2), centre[b]]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in stops)
    parts.append(
        f'<polyline points="{line}" fill="none" stroke="{SNIPER}" stroke-opacity="0.5" '
        f'stroke-width="{size / 4:.1f}" stroke-linejoin="round"/>'
    )
    parts += [text(centre[i], i, 0.6, 'fill="#555555"') for i in board.fields]
    for number, i in board.objectives.items():
        cx, cy = centre[i]
        fill = AIM if number in game.sniper.objectives else "white"
        parts.append(
            f'<circle cx="{cx}" cy="{cy}" r="{size * 0.8:.1f}" stroke="#222222" '
            f'fill="{fill}" stroke-width="{size / 8:.1f}"/>'
        )
        parts.append(text((cx, cy), str(number), 1.0))
    for i in game.table.fallen:
        parts.append(text((centre[i][0] + size, centre[i][1]), "✕", 1.2, 'fill="#222222"'))
    rounds: dict[str, list[str]] = {}
    for played, way in game.sniper.track:
        rounds.setdefault(way[-1], []).append(str(played))
    for i, numbers in rounds.items():
        at = (centre[i][0], centre[i][1] - size * 1.2)
        parts.append(text(at, ",".join(numbers), 0.9, f'fill="{SNIPER}" font-weight="bold"'))
    middle = left + width / 2
    parts.append(text((middle, top - 1.5 * size), f"{board.name}: the sniper's track", 1.4))
    origin = board.provenance
    notice = f"{origin['kind'].capitalize()}. {origin['note']}".strip()
    parts.append(text((middle, top + height + 1.2 * size), notice, 0.7))
    return "\n".join([*parts, "</svg>"]) + "\n"


def _border(one: Rings, other: Rings) -> tuple[Point, Point]:
    """Return the longest straight piece of the border of two fields that touch."""
    pieces = []
    for a, b in _edges(one):
        for c, d in _edges(other):
            if not _turn(a, b, c) and not _turn(a, b, d):
                # On one line, so the order of points along it is that of their coordinates.
                pieces.append((max(min(a, b), min(c, d)), min(max(a, b), max(c, d))))
    return max(pieces, key=lambda piece: dist(*piece) if piece[0] < piece[1] else 0)


def _edges(rings: Rings) -> list[tuple[Point, Point]]:
    return [edge for ring in rings for edge in pairwise([*ring, ring[0]])]


def _turn(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
