"""Random edits of maps, most of them sensible, and maps to begin with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from mapkit import edits as doc
from mapkit.mapfile import new_map, read_case
from mapkit.model import Field, GameMap, Point
from tests.random_maps import random_map
from tests.random_maps.transform import scale


def _rows() -> GameMap:
    return new_map("rows", rows=4, columns=5, size_mm=(250.0, 200.0))


def _yard() -> GameMap:
    """Return a board with a hole, an island, a tunnel, a curve and a T-junction without a name."""
    m = new_map("empty", size_mm=(250.0, 200.0))
    m = doc.draw_field(m, [(0, 0), (10000, 0), (10000, 8000), (0, 8000)], "open", sector="red")
    m = doc.draw_field(
        m, [(10000, 0), (20000, 0), (20000, 8000), (10000, 8000)], "built_up", sector="black"
    )
    m = doc.cut_hole(m, [(2000, 2000), (4000, 2100), (3900, 4000), (2000, 4000)], ["1"])
    m = doc.draw_field(m, [(6000, 3000), (8000, 3000), (7000, 5000)], "built_up", carve=True)
    curve = [(12000 + 100 * k, 8000 + (k * (20 - k)) * 12) for k in range(1, 20)]
    m = doc.draw_field(m, [(12000, 8000), *curve, (14000, 8000)], "open", sector="white")
    m = doc.split_field(m, "2", [(15000, 0), (15500, 8000)])
    m = doc.draw_field(m, [(11000, 2000), (19000, 2500), (19000, 4000), (11000, 4000)], "elevated")
    place = doc.portal_place(m, "door", (10000, 6000), 900)
    m = doc.add_portal(m, "door", place.between, place.at)
    m = doc.set_building(m, None, "Hall", ["2"])
    # A field below that names neither corner of those above it.
    low = Field("low", "open", (("sw", "se", "v1s", "v0s"),), sector="white")
    corners = {"sw": (0, 15000), "se": (9000, 15000), "v1s": (9000, 8000), "v0s": (0, 8000)}
    at = {p: v for v, p in m.vertices.items()}
    names = {v: at.get(p, v) for v, p in corners.items()}
    low = replace(low, rings=(tuple(names[v] for v in low.rings[0]),))
    vertices = {**m.vertices, **{names[v]: p for v, p in corners.items()}}
    return replace(m, vertices=vertices, fields={**m.fields, "low": low})


def _random(seed: int) -> GameMap:
    game_map = read_case(scale(random_map(seed, "small"), 60))
    xs, ys = zip(*game_map.vertices.values(), strict=True)
    return replace(game_map, size_mm=(max(xs) + 200.0, max(ys) + 200.0))


START_MAPS = 12
"""How many maps there are to begin with."""


def start_map(number: int) -> GameMap:
    """Return one of the maps: two made by hand, the others random, with T-junctions and stacks."""
    return (_rows, _yard)[number]() if number < 2 else _random(number * 7 + 3)


def _some(rng: Random, items: object, most: int = 3) -> list[str]:
    everything = list(items)  # type: ignore[call-overload]
    return rng.sample(everything, min(len(everything), rng.randint(1, most)))


def _one(rng: Random, items: object) -> str:
    return _some(rng, items, 1)[0]


def _size(m: GameMap) -> tuple[int, int]:
    return round(m.size_mm[0] / m.unit_mm), round(m.size_mm[1] / m.unit_mm)


def _step(rng: Random, m: GameMap) -> int:
    side = max(_size(m))
    return rng.choice([1, 2, side // 400, side // 60, side // 20]) * rng.choice([-1, 1])


def _edge(rng: Random, m: GameMap) -> tuple[str, str]:
    ring = rng.choice([r for item in m.fields.values() for r in item.rings if r])
    k = rng.randrange(len(ring))
    return ring[k - 1], ring[k]


def _spot(rng: Random, m: GameMap) -> Point:
    """Return a vertex, a place on an edge (rounded), or anything."""
    how = rng.random()
    if how < 0.35:
        return m.vertices[_one(rng, m.vertices)]
    if how < 0.7:
        (ax, ay), (bx, by) = (m.vertices[v] for v in _edge(rng, m))
        t = rng.choice([0.5, 0.25, rng.random()])
        return round(ax + t * (bx - ax)), round(ay + t * (by - ay))
    width, height = _size(m)
    return rng.randrange(width + 1), rng.randrange(height + 1)


def move(rng: Random, m: GameMap) -> GameMap:
    chosen = _some(rng, m.vertices)
    dx, dy = _step(rng, m), _step(rng, m)
    if rng.random() < 0.3:
        return doc.move_vertices(m, {chosen[0]: _spot(rng, m)})
    return doc.move_vertices(m, {v: (m.vertices[v][0] + dx, m.vertices[v][1] + dy) for v in chosen})


def move_level(rng: Random, m: GameMap) -> GameMap:
    """Move a vertex, a side or a field of one level without the other."""
    f = _one(rng, m.fields)
    level = m.fields[f].level
    ring = rng.choice([r for r in m.fields[f].rings if r])
    k = rng.randrange(len(ring))
    edge = ring[k - 1], ring[k]
    chosen = rng.choice([ring[k : k + 1], edge, doc.side_of(m, edge, level), ring])
    dx, dy = _step(rng, m), _step(rng, m)
    places = {v: (m.vertices[v][0] + dx, m.vertices[v][1] + dy) for v in chosen}
    return doc.move_vertices(m, places, level=level)


def move_edge(rng: Random, m: GameMap) -> GameMap:
    return doc.move_edge(m, _edge(rng, m), (_step(rng, m), _step(rng, m)))


def insert(rng: Random, m: GameMap) -> GameMap:
    a, b = _edge(rng, m)
    (ax, ay), (bx, by) = m.vertices[a], m.vertices[b]
    bend = rng.choice([0, 0, _step(rng, m)])
    return doc.insert_vertex(m, (a, b), ((ax + bx) / 2 + bend, (ay + by) / 2))


def delete_vertex(rng: Random, m: GameMap) -> GameMap:
    return doc.delete_vertices(m, _some(rng, m.vertices, 2))


def weld(rng: Random, m: GameMap) -> GameMap:
    return doc.weld_vertices(m, _edge(rng, m))


def draw(rng: Random, m: GameMap) -> GameMap:
    x, y = _spot(rng, m)
    if rng.random() < 0.4:
        points = [_spot(rng, m) for _ in range(rng.randint(3, 5))]
    else:
        w, h = abs(_step(rng, m)) * 3 + 30, abs(_step(rng, m)) * 3 + 30
        points = [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]
    kind = rng.choice(["open", "open", "built_up", "elevated"])
    return doc.draw_field(m, points, kind, carve=rng.random() < 0.6)


def draw_along(rng: Random, m: GameMap) -> GameMap:
    a, b = (_spot(rng, m) for _ in range(2))
    ways = doc.border_path(m, a, b, room=rng.random() < 0.5)
    if not ways:
        raise doc.EditRefusedError("no way")
    points: list[tuple[float, float]] = [*rng.choice(ways)]
    if rng.random() < 0.7:
        points.append(_spot(rng, m))
    back = doc.closing_ways(m, points, room=rng.random() < 0.5)
    if back:
        points += rng.choice(back)[1:-1]
    return doc.draw_field(m, points, "open", carve=rng.random() < 0.7)


def split(rng: Random, m: GameMap) -> GameMap:
    f = _one(rng, m.fields)
    path = [_spot(rng, m) for _ in range(rng.randint(2, 3))]
    if rng.random() < 0.6 and m.fields[f].rings:
        ring = m.fields[f].rings[0]
        path[0], path[-1] = m.vertices[_one(rng, ring)], m.vertices[_one(rng, ring)]
    return doc.split_field(m, f, path)


def split_across(rng: Random, m: GameMap) -> GameMap:
    return doc.split_across(m, [_spot(rng, m), _spot(rng, m)])


def merge(rng: Random, m: GameMap) -> GameMap:
    a, b = _edge(rng, m)
    both = [f for f, i in m.fields.items() if any({a, b} <= set(r) for r in i.rings)]
    return doc.merge_fields(m, both)


def hole(rng: Random, m: GameMap) -> GameMap:
    x, y = _spot(rng, m)
    w = abs(_step(rng, m)) + 40
    points = [(x, y), (x + w, y + w // 3), (x + w // 2, y + w)]
    return doc.cut_hole(m, points, [_one(rng, m.fields)] if rng.random() < 0.5 else None)


def island(rng: Random, m: GameMap) -> GameMap:
    x, y = _spot(rng, m)
    w = abs(_step(rng, m)) + 40
    points = [(x, y), (x + w, y + w // 3), (x + w // 2, y + w)]
    return doc.draw_field(m, points, "built_up", carve=True)


def fill(rng: Random, m: GameMap) -> GameMap:
    if rng.random() < 0.7 and len(m.fields) > 3:  # a field makes room for another
        f = _one(rng, m.fields)
        (ax, ay), (bx, by), (cx, cy) = (m.vertices[v] for v in m.fields[f].rings[0][:3])
        room = doc.delete_fields(m, [f])
        filled = doc.fill_void(room, ((ax + bx + cx) / 3, (ay + by + cy) / 3), "open")
        return m if filled == m else filled  # two edits may lead back
    return doc.fill_void(m, _spot(rng, m), "open")


def delete(rng: Random, m: GameMap) -> GameMap:
    if len(m.fields) < 4:
        raise doc.EditRefusedError("too few to lose one")
    return doc.delete_fields(m, _some(rng, m.fields, 1))


def paint(rng: Random, m: GameMap) -> GameMap:
    chosen = _some(rng, m.fields)
    match rng.randrange(4):
        case 0:
            return doc.paint(m, chosen, kind=rng.choice(["open", "built_up", "elevated"]))
        case 1:
            return doc.paint(m, chosen, sector=rng.choice([None, *m.sectors]))
        case 2:
            return doc.paint(m, chosen, add_traits=[rng.choice(["water", "obstacle"])])
    return doc.paint(m, chosen, traits=(), level=rng.choice([0, 1]), name="Named")


def rename(rng: Random, m: GameMap) -> GameMap:
    return doc.rename_field(m, _one(rng, m.fields), f"n{rng.randrange(1000)}")


def portal(rng: Random, m: GameMap) -> GameMap:
    kind = rng.choice(["door", "ladder", "wall"])
    if m.portals and rng.random() < 0.3:
        return doc.move_portal(m, rng.choice(m.portals).id, _spot(rng, m))
    place = doc.portal_place(m, kind, _spot(rng, m), max(_size(m)) / 40)
    return doc.add_portal(m, kind, place.between, place.at)


def drop_portal(rng: Random, m: GameMap) -> GameMap:
    return doc.delete_portals(m, [rng.choice(m.portals).id] if m.portals else [])


def marker(rng: Random, m: GameMap) -> GameMap:
    if m.markers and rng.random() < 0.5:
        k = rng.randrange(len(m.markers))
        if rng.random() < 0.5:
            return doc.delete_markers(m, [k])
        return doc.move_marker(m, k, _one(rng, m.fields))
    types = list(m.ruleset.markers)
    if not types:
        raise doc.EditRefusedError("no markers in these rules")
    return doc.add_marker(m, rng.choice(types), _one(rng, m.fields))


def reshape(rng: Random, m: GameMap) -> GameMap:
    a, b = _edge(rng, m)
    return doc.reshape_border(m, a, b, [_spot(rng, m) for _ in range(rng.randint(0, 2))])


def straighten(rng: Random, m: GameMap) -> GameMap:
    ring = rng.choice([r for item in m.fields.values() for r in item.rings if len(r) > 2])
    k = rng.randrange(len(ring))
    return doc.straighten(m, ring[k], ring[k - rng.choice([2, 2, 3])])


def square(rng: Random, m: GameMap) -> GameMap:
    return doc.orthogonalise(m, _one(rng, m.fields))


def arrange(rng: Random, m: GameMap) -> GameMap:
    chosen = _some(rng, m.fields)
    match rng.randrange(5):
        case 0:
            return doc.mirror_fields(m, chosen, rng.choice("xy"))
        case 1:
            return doc.rotate_fields(m, chosen, rng.randint(1, 3))
        case 2:
            return doc.align_fields(m, chosen, rng.choice(doc.ALIGNMENTS))
        case 3:
            return doc.align_vertices(m, _some(rng, m.vertices, 2), rng.choice(doc.ALIGNMENTS))
    return doc.move_fields(m, chosen, (_step(rng, m), _step(rng, m)))


def copy(rng: Random, m: GameMap) -> GameMap:
    clip = doc.copy_fields(m, _some(rng, m.fields))
    x, y = _spot(rng, m)
    return doc.paste(m, clip, (x - clip.box[0], y - clip.box[1]), carve=rng.random() < 0.5)


def building(rng: Random, m: GameMap) -> GameMap:
    if m.buildings and rng.random() < 0.4:
        return doc.delete_building(m, rng.choice(m.buildings).id)
    return doc.set_building(m, None, "House", _some(rng, m.fields))


EDITS: dict[str, Callable[[Random, GameMap], GameMap]] = {
    f.__name__: f
    for f in (
        move,
        move_level,
        move_edge,
        insert,
        delete_vertex,
        weld,
        draw,
        draw_along,
        split,
        split_across,
        merge,
        hole,
        island,
        fill,
        delete,
        paint,
        rename,
        portal,
        drop_portal,
        marker,
        reshape,
        straighten,
        square,
        arrange,
        copy,
        building,
    )
}
