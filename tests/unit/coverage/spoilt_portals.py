"""Boards with portals in impossible places: MK3xx."""

from __future__ import annotations

from mapkit.model import GameMap
from tests.unit.coverage.boards import SIDE, add, faultless, on, square, with_field, with_portal
from tests.unit.coverage.spoilt import case, rooms


@case("MK300")
def portals_of_one_id():
    return (
        with_portal(rooms(), "ladder", "21", "20", (2200, 1000), (2500, 1000), id_="p0"),
        with_portal(rooms(), "ladder", "21", "20", (2200, 1000), (2500, 1000)),
    )


@case("MK301")
def portal_of_unknown_type():
    return (
        with_portal(rooms(), "dor", "21", "20", (2200, 1000), (2500, 1000)),
        with_portal(rooms(), "ladder", "21", "20", (2200, 1000), (2500, 1000)),
    )


@case("MK302")
def portal_to_unknown_field():
    return (with_portal(rooms(), "ladder", "21", "99", (2200, 1000), (2500, 1000)), rooms())


@case("MK303")
def portal_into_its_own_field():
    return (with_portal(rooms(), "wall", "21", "21", (2200, 1000), (2500, 1000)), rooms())


@case("MK304")
def portal_across_a_corner():
    return (
        with_portal(rooms(), "ladder", "21", "10", (2000, 1000), (2000, 1200)),
        with_portal(rooms(), "ladder", "21", "11", (2000, 1000), (2000, 1200)),
    )


@case("MK305")
def ladder_between_stacked_fields():
    base = with_field(rooms(), "61", kind="built_up")
    base = with_field(base, "70", traits=frozenset())
    base = add(base, "w", square(6000, 1000), kind="elevated")
    base = with_portal(base, "door", "61", "51", (6000, 1200), (6000, 1500))
    base = with_portal(base, "ladder", "w", "71", (7000, 1200), (7000, 1500))
    base = on(base, 8, "70", number=9)
    return with_portal(base, "ladder", "w", "61", (6200, 1000), (6500, 1000)), base


@case("MK306")
def door_between_open_fields():
    return (
        with_portal(rooms(), "door", "31", "30", (3200, 1000), (3500, 1000)),
        with_portal(rooms(), "wall", "31", "30", (3200, 1000), (3500, 1000)),
    )


@case("MK306")
def ladder_between_walkways():
    base = with_field(rooms(), "22", kind="elevated", level=1)
    return with_portal(base, "ladder", "21", "22", (2200, 2000), (2500, 2000)), base


@case("MK307")
def door_of_no_length():
    return (
        with_portal(rooms(), "door", "01", "00", (200, 1000), (200, 1000)),
        with_portal(rooms(), "door", "01", "00", (200, 1000), (201, 1000)),
    )


@case("MK307")
def door_across_the_boundary():
    return (
        with_portal(rooms(), "door", "01", "00", (200, 980), (200, 1020)),
        with_portal(rooms(), "door", "01", "00", (200, 980), (300, 1020)),
    )


@case("MK308")
def door_beside_the_boundary():
    return (
        with_portal(rooms(), "door", "01", "00", (200, 1000), (500, 1051)),
        with_portal(rooms(), "door", "01", "00", (200, 1000), (500, 1050)),
    )


def _gate(hole: bool) -> GameMap:
    """Lay a room over a square, with a hole or without one between the two."""
    x, y = 8 * SIDE, SIDE
    inner = [(x + 600, y), (x + 500, y - 300), (x + 400, y)] if hole else []
    base = add(
        faultless(), "a", [(x, 0), (x + SIDE, 0), (x + SIDE, y), *inner, (x, y)], kind="built_up"
    )
    between = [(x + 400, y), (x + 600, y)] if hole else []
    base = add(base, "b", [(x, y), *between, (x + SIDE, y), (x + SIDE, 2 * SIDE), (x, 2 * SIDE)])
    return with_portal(base, "door", "a", "b", (x + 200, y), (x + 800, y))


@case("MK309")
def door_over_a_gap():
    return _gate(hole=True), _gate(hole=False)


@case("MK310")
def two_doors_in_one_place():
    return (
        with_portal(rooms(), "door", "11", "01", (1000, 1500), (1000, 1200)),
        with_portal(rooms(), "door", "11", "01", (1000, 1500), (1000, 1700)),
    )


@case("MK310")
def two_doors_that_overlap():
    return (with_portal(rooms(), "door", "11", "01", (1000, 1400), (1000, 1700)), rooms())


@case("MK311")
def door_into_water():
    base = with_field(rooms(), "00", traits=frozenset({"water"}))
    base = on(base, 0, "12", number=1)
    base = on(base, 18, "10", sector="yellow")
    base = on(base, 11, "12")
    base = on(base, 0, "11", number=1)
    return with_portal(base, "door", "01", "00", (200, 1000), (500, 1000)), base


@case("MK312")
def wall_between_room_and_open_field():
    return (
        with_portal(rooms(), "wall", "01", "00", (200, 1000), (500, 1000)),
        with_portal(rooms(), "wall", "30", "40", (4000, 200), (4000, 500)),
    )


@case("MK313")
def portal_far_outside():
    return (
        with_portal(rooms(), "wall", "30", "40", (2**30, 200), (4000, 500)),
        with_portal(rooms(), "wall", "30", "40", (4000, 200), (4000, 500)),
    )
