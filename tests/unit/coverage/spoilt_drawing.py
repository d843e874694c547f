"""Boards whose drawing is spoilt: MK2xx."""

from __future__ import annotations

from dataclasses import replace

from mapkit.model import GameMap
from tests.unit.coverage.boards import (
    SIDE,
    add,
    faultless,
    plain,
    pond,
    square,
    with_field,
    with_vertex,
)
from tests.unit.coverage.spoilt import Y, case, faultless_with


@case("MK200", "MK400")
def no_fields():
    empty = plain()
    return empty, add(empty, "a", square(0, 0))


@case("MK201")
def coordinate_too_large():
    good = pond(faultless(), "a", square(0, Y))
    return with_vertex(good, "0,5000", (-(2**30), Y)), with_vertex(good, "0,5000", (1, Y))


@case("MK201")
def coordinate_not_whole():
    good = pond(faultless(), "a", square(0, Y))
    return with_vertex(good, "0,5000", (0.5, Y)), good


@case("MK202")
def ring_of_unknown_vertex():
    good = pond(faultless(), "a", square(0, Y))
    ring = good.fields["a"].rings[0]
    return with_field(good, "a", rings=((*ring, "nowhere"),)), good


@case("MK203")
def ring_of_two_points():
    good = pond(faultless(), "a", [(0, Y), (SIDE, Y), (0, Y + SIDE)])
    ring = good.fields["a"].rings[0]
    bad = with_field(good, "a", rings=(ring[:2],))
    return replace(bad, vertices={k: p for k, p in bad.vertices.items() if k != ring[2]}), good


@case("MK203")
def hole_of_two_points():
    good = pond(faultless(), "a", square(0, Y))
    ring = good.fields["a"].rings[0]
    return with_field(good, "a", rings=(ring, ring[:2])), good


@case("MK204")
def ring_on_one_line():
    base = faultless()
    return (
        pond(base, "a", [(0, Y), (SIDE, Y), (2 * SIDE, Y)]),
        pond(base, "a", [(0, Y), (SIDE, Y), (2 * SIDE, Y + 500)]),
    )


@case("MK205")
def doubled_point():
    base = faultless()
    ring = square(0, Y)
    return pond(base, "a", [*ring, ring[0]]), pond(base, "a", ring)


@case("MK206")
def spike():
    base = faultless()
    ring = square(0, Y)
    return pond(base, "a", [ring[0], (0, Y - 600), *ring]), pond(base, "a", ring)


@case("MK207")
def bow_tie():
    base = faultless()
    a, b, c, d = square(0, Y)
    return pond(base, "a", [a, (b[0], b[1] - 300), d, c]), pond(base, "a", [a, b, c, d])


@case("MK207")
def loop_that_crosses_in_a_vertex():
    base = faultless()
    x = 3 * SIDE
    loop = [(x, Y), (x + 100, Y + 300), (x - 100, Y + 300)]
    rest = [(x, Y), (x + 900, Y + 900), (x - 900, Y + 900)]
    return pond(base, "a", [*loop, *rest]), pond(base, "a", rest)


@case("MK207")
def figure_of_eight_without_area():
    base = faultless()
    a, b, c, d = square(0, Y)
    return pond(base, "a", [a, c, b, d]), pond(base, "a", [a, b, c, d])


@case("MK208")
def hole_along_the_outer_ring():
    base = faultless()
    ring = square(0, Y)
    return (
        pond(base, "a", [*ring, (0, Y + 500), (0, Y + 200)], square(0, Y + 200, 300, 300)),
        pond(base, "a", ring, square(200, Y + 200, 300, 300)),
    )


@case("MK209")
def field_in_two_pieces():
    base = faultless()
    a, b, c, d = square(0, Y)
    middle = (500, Y + 500)
    return pond(base, "a", [a, middle, b, c, middle, d]), pond(base, "a", [a, middle, b, c, d])


@case("MK210")
def hole_that_touches_the_outer_ring():
    base = faultless()
    ring = square(0, Y)
    return (
        pond(base, "a", [ring[0], (500, Y), *ring[1:]], [(500, Y), (700, Y + 300), (300, Y + 300)]),
        pond(base, "a", ring, [(500, Y + 100), (700, Y + 300), (300, Y + 300)]),
    )


@case("MK211")
def hole_outside():
    base = faultless()
    ring = square(0, Y)
    return (
        pond(base, "a", ring, square(2 * SIDE, Y, 300, 300)),
        pond(base, "a", ring, square(200, Y + 200, 300, 300)),
    )


@case("MK211")
def hole_in_a_hole():
    base = faultless()
    ring, hole = square(0, Y), square(100, Y + 100, 800, 800)
    return (
        pond(base, "a", ring, hole, square(300, Y + 300, 300, 300)),
        pond(base, "a", ring, hole),
    )


@case("MK211")
def hole_that_leaves_through_a_vertex():
    base = faultless()
    ring = [(0, Y), (500, Y), (SIDE, Y), (SIDE, Y + SIDE), (0, Y + SIDE)]
    return (
        pond(base, "a", ring, [(500, Y), (600, Y - 300), (400, Y - 300)]),
        pond(base, "a", square(0, Y), square(200, Y + 200, 300, 300)),
    )


@case("MK212")
def t_junction():
    base = pond(pond(faultless(), "a", square(0, Y)), "b", square(SIDE, Y, SIDE, 500))
    named = [*square(0, Y)[:2], (SIDE, Y + 500), *square(0, Y)[2:]]
    return base, pond(base, "a", named)


@case("MK213")
def vertex_beside_an_edge():
    base = pond(faultless(), "a", square(0, Y))
    inlet = [(SIDE + 30, Y + 500), (2 * SIDE, Y), (2 * SIDE, Y + SIDE)]
    return pond(base, "b", inlet), pond(base, "b", [(SIDE + 60, Y + 500), *inlet[1:]])


@case("MK214")
def vertices_close_together():
    base = pond(faultless(), "a", square(0, Y))
    corner = [(SIDE + 20, Y + SIDE + 20), (2 * SIDE, Y + SIDE + 20), (2 * SIDE, Y + 2 * SIDE)]
    return (pond(base, "b", corner), pond(base, "b", [(SIDE + 40, Y + SIDE + 40), *corner[1:]]))


@case("MK215")
def two_vertices_on_one_point():
    good = pond(pond(faultless(), "a", square(0, Y)), "b", [(0, Y), (0, Y - 500), (500, Y - 500)])
    ring = good.fields["b"].rings[0]
    return with_field(with_vertex(good, "twin", (0, Y)), "b", rings=(("twin", *ring[1:]),)), good


@case("MK216")
def vertex_without_a_use():
    return with_vertex(faultless(), "lost", (7, 7)), faultless()


@case("MK217")
def vertex_on_a_straight_line():
    base = faultless()
    ring = square(0, Y)
    return pond(base, "a", [ring[0], (300, Y), *ring[1:]]), pond(base, "a", ring)


@case("MK218")
def narrow_field():
    base = faultless()
    return pond(base, "a", square(0, Y, SIDE, 49)), pond(base, "a", square(0, Y, SIDE, 50))


@case("MK219")
def field_without_rings():
    good = pond(faultless(), "a", square(0, Y))
    bad = with_field(faultless(), "00")
    return replace(bad, fields={**bad.fields, "a": replace(good.fields["a"], rings=())}), good


@case("MK220")
def overlap():
    base = pond(faultless(), "a", square(0, Y))
    return (pond(base, "b", square(500, Y + 500)), pond(base, "b", square(2 * SIDE, Y + 500)))


@case("MK220")
def field_within_a_field():
    base = pond(faultless(), "a", square(0, Y))
    ring, hole = square(2 * SIDE, Y), square(2200, Y + 200, 300, 300)
    return (pond(pond(base, "b", ring), "c", hole), pond(pond(base, "b", ring, hole), "c", hole))


@case("MK220")
def overlap_entered_at_vertices_only():
    base = pond(faultless(), "a", square(0, Y))
    around = [(2 * SIDE, Y), (SIDE, Y - 500), (0, Y)]
    return (pond(base, "b", [(SIDE, Y + SIDE), *around]), pond(base, "b", [(SIDE, Y), *around]))


@case("MK221")
def walkway_over_open_ground():
    base = faultless()
    over = {"kind": "elevated", "traits": frozenset({"obstacle"})}
    shape = square(250, Y, 500, SIDE)
    ground = [
        (250, Y),
        (750, Y),
        (SIDE, Y),
        (SIDE, Y + SIDE),
        (750, Y + SIDE),
        (250, Y + SIDE),
        (0, Y + SIDE),
        (0, Y),
    ]
    room = {"kind": "built_up", "traits": frozenset({"obstacle"})}
    return (
        add(pond(base, "a", ground), "b", shape, **over),
        add(add(base, "a", ground, **room), "b", shape, **over),
    )


@case("MK222")
def stacked_edges_cross():
    base = faultless()
    room = {"kind": "built_up", "traits": frozenset({"obstacle"})}
    over = {"kind": "elevated", "traits": frozenset({"obstacle"})}
    below = add(base, "a", square(0, Y, 3 * SIDE), **room)
    named = [
        (0, Y),
        (SIDE, Y),
        (2 * SIDE, Y),
        (3 * SIDE, Y),
        (3 * SIDE, Y + SIDE),
        (2 * SIDE, Y + SIDE),
        (SIDE, Y + SIDE),
        (0, Y + SIDE),
    ]
    upper = square(SIDE, Y - SIDE, SIDE, 3 * SIDE)
    crossed = [
        upper[0],
        upper[1],
        (2 * SIDE, Y),
        (2 * SIDE, Y + SIDE),
        upper[2],
        upper[3],
        (SIDE, Y + SIDE),
        (SIDE, Y),
    ]
    return (
        add(below, "b", upper, **over),
        add(add(base, "a", named, **room), "b", crossed, **over),
    )


@case("MK223")
def same_outline():
    base = pond(faultless(), "a", square(0, Y))
    return pond(base, "b", square(0, Y)), pond(base, "b", square(2 * SIDE, Y))


def _frame(width: int) -> GameMap:
    """Lay four fields round a hole of this width."""
    base = faultless()
    x0, x1, x2, x3 = 0, SIDE, SIDE + width, 2 * SIDE + width
    y0, y1, y2, y3 = Y, Y + SIDE, Y + 2 * SIDE, Y + 3 * SIDE
    base = pond(base, "a", [(x0, y0), (x3, y0), (x3, y1), (x2, y1), (x1, y1), (x0, y1)])
    base = pond(base, "b", [(x2, y1), (x3, y1), (x3, y2), (x2, y2)])
    base = pond(base, "c", [(x0, y2), (x1, y2), (x2, y2), (x3, y2), (x3, y3), (x0, y3)])
    return pond(base, "d", [(x0, y1), (x1, y1), (x1, y2), (x0, y2)])


@case("MK230")
def narrow_hole():
    return _frame(49), _frame(100)


@case("MK231")
def hole_hardly_wide_enough():
    return _frame(50), _frame(100)


@case("MK240")
def field_off_the_board():
    base = faultless()
    return pond(base, "a", square(19_100, Y)), pond(base, "a", square(19_050, Y))


@case("MK241")
def unit_of_nothing():
    return faultless_with(unit_mm=0.0), faultless()


@case("MK241")
def tolerance_not_a_number():
    return faultless_with(tolerance_mm=float("nan")), faultless_with(tolerance_mm=0.0)


@case("MK242", "MK218")
def tolerance_larger_than_fields():
    return faultless_with(tolerance_mm=11.0), faultless_with(tolerance_mm=9.0)


def _petals(many: int) -> GameMap:
    """Return a board with a field of many triangles that meet in one point."""
    centre = (9000, 12_000)
    ring = [centre]
    for n in range(many):
        x, up = 160 * (n // 2) + 500, n % 2 == 1
        rim = [(x, 18_000), (x + 80, 18_000)] if up else [(x + 80, 6000), (x, 6000)]
        ring += [*rim, centre]
    return pond(faultless(), "a", ring[:-1])


@case("MK243", "MK209")
def boundary_that_meets_itself_everywhere():
    return _petals(202), pond(faultless(), "a", square(0, Y))
