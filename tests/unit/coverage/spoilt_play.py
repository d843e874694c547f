"""Boards whose markers, kinds or buildings are spoilt: MK4xx and MK5xx."""

from __future__ import annotations

from dataclasses import replace

from mapkit.model import Building, FieldAttribute, GameMap, Marker
from tests.unit.coverage.boards import (
    add,
    faultless,
    on,
    plain,
    pond,
    square,
    with_field,
    with_markers,
    with_portal,
)
from tests.unit.coverage.spoilt import Y, case, faultless_with, rooms


@case("MK400")
def no_markers():
    return replace(faultless(), markers=()), faultless()


@case("MK401")
def marker_of_unknown_type():
    return (with_markers(faultless(), Marker("objectiv", "00")), faultless())


@case("MK402")
def marker_on_unknown_field():
    return (
        with_markers(faultless(), Marker("regroup", "99", {"card": "A"})),
        with_markers(faultless(), Marker("regroup", "71", {"card": "A"})),
    )


@case("MK403")
def marker_without_its_attribute():
    return (
        with_markers(faultless(), Marker("regroup", "71")),
        with_markers(faultless(), Marker("regroup", "71", {"card": "A"})),
    )


@case("MK403")
def marker_with_a_strange_attribute():
    return (
        with_markers(faultless(), Marker("regroup", "71", {"card": "A", "colour": "red"})),
        faultless(),
    )


@case("MK404")
def marker_with_a_value_not_allowed():
    return (
        with_markers(faultless(), Marker("regroup", "71", {"card": "Z"})),
        with_markers(faultless(), Marker("regroup", "71", {"card": "C"})),
    )


@case("MK405", "MK406")
def objective_twice():
    return on(faultless(), 1, "01", number=1), faultless()


@case("MK405")
def entry_twice():
    return with_markers(faultless(), Marker("entry", "72", {"sector": "white"})), faultless()


@case("MK406")
def objective_missing():
    return with_markers(faultless(), without=[8]), faultless()


@case("MK406")
def entry_missing():
    return with_markers(faultless(), without=[20]), faultless()


@case("MK407")
def too_many_soldiers():
    return with_markers(
        faultless(), Marker("start", "00", {"squad": "yellow", "role": "soldier"})
    ), faultless()


@case("MK408")
def squad_without_officer():
    return with_markers(faultless(), without=[9]), faultless()


@case("MK410")
def start_in_another_sector():
    return on(faultless(), 9, "71"), on(faultless(), 9, "00")


@case("MK410")
def entry_in_another_sector():
    return on(faultless(), 18, "70"), on(faultless(), 18, "12")


@case("MK411")
def entry_not_at_the_rim():
    return on(faultless(), 18, "11"), on(faultless(), 18, "12")


@case("MK412")
def objective_in_water():
    base = with_field(faultless(), "71", traits=frozenset({"water"}))
    return on(base, 8, "71"), on(base, 8, "72")


@case("MK413")
def two_objectives_on_one_field():
    return on(faultless(), 1, "00"), on(faultless(), 1, "12")


@case("MK414")
def objectives_split_otherwise():
    return on(faultless(), 8, "42"), on(faultless(), 8, "72")


@case("MK415")
def room_without_a_door():
    base = with_field(faultless(), "71", kind="built_up")
    return base, with_portal(base, "door", "71", "70", (7200, 1000), (7500, 1000))


@case("MK415")
def room_behind_a_wall():
    base = with_field(with_field(faultless(), "71", kind="built_up"), "72", kind="built_up")
    base = with_portal(base, "door", "71", "70", (7200, 1000), (7500, 1000))
    return with_portal(base, "wall", "71", "72", (7200, 2000), (7500, 2000)), base


@case("MK416")
def sector_in_pieces():
    return with_field(faultless(), "72", sector="red"), with_field(faultless(), "42", sector="red")


@case("MK410")
def call_to_another_sector():
    call = {"sector": "yellow", "squad": "black"}
    return (
        with_markers(faultless(), Marker("call", "71", call)),
        with_markers(faultless(), Marker("call", "00", call)),
    )


@case("MK417")
def call_to_the_own_sector():
    return (
        with_markers(faultless(), Marker("call", "00", {"sector": "yellow", "squad": "yellow"})),
        with_markers(faultless(), Marker("call", "00", {"sector": "yellow", "squad": "black"})),
    )


@case("MK415")
def room_that_only_a_call_stands_in():
    base = with_field(faultless(), "71", kind="built_up")
    call = Marker("call", "71", {"sector": "white", "squad": "black"})
    base = with_markers(base, call)
    return base, with_portal(base, "door", "71", "70", (7200, 1000), (7500, 1000))


@case("MK501")
def unknown_kind():
    return with_field(faultless(), "71", kind="opne"), faultless()


@case("MK502")
def unknown_trait():
    return (
        with_field(faultless(), "71", traits=frozenset({"hard"})),
        with_field(faultless(), "71", traits=frozenset({"hard_terrain"})),
    )


@case("MK503")
def unknown_sector():
    return with_field(faultless(), "71", sector="green"), faultless()


@case("MK504")
def hard_terrain_in_a_room():
    base = with_portal(
        with_field(faultless(), "71", kind="built_up"),
        "door",
        "71",
        "70",
        (7200, 1000),
        (7500, 1000),
    )
    return with_field(base, "71", traits=frozenset({"hard_terrain"})), base


@case("MK505")
def obstacle_in_water():
    return (
        with_field(faultless(), "71", traits=frozenset({"obstacle", "water"})),
        with_field(faultless(), "71", traits=frozenset({"obstacle"})),
    )


@case("MK506")
def level_two():
    return with_field(faultless(), "71", level=2), faultless()


@case("MK507")
def open_field_upstairs():
    return with_field(faultless(), "71", level=1), faultless()


@case("MK508")
def field_in_no_sector():
    return with_field(faultless(), "71", sector=None), faultless()


@case("MK509")
def two_fields_of_a_name():
    base = with_field(faultless(), "71", name="Quay")
    return with_field(base, "72", name="Quay"), with_field(base, "72", name="Pier")


@case("MK510")
def name_that_is_an_id():
    return (with_field(faultless(), "71", name="72"), with_field(faultless(), "71", name="71"))


def _building(game_map: GameMap, *fields: str, id_: str = "b") -> GameMap:
    building = Building(id_, "Hut", tuple(fields))
    return replace(game_map, buildings=(*game_map.buildings, building))


@case("MK511")
def building_of_an_unknown_field():
    return _building(rooms(), "01", "99"), _building(rooms(), "01")


@case("MK512")
def field_in_two_buildings():
    base = _building(rooms(), "01")
    return _building(base, "01", id_="c"), base


@case("MK513")
def building_of_open_fields():
    return _building(rooms(), "01", "11"), _building(rooms(), "01")


@case("MK514")
def building_that_nothing_joins():
    base = with_portal(
        with_field(rooms(), "71", kind="built_up"), "door", "71", "70", (7200, 1000), (7500, 1000)
    )
    return (_building(base, "01", "71"), _building(_building(base, "01"), "71", id_="c"))


@case("MK514")
def building_without_one_of_its_rooms():
    base = with_field(rooms(), "02", kind="built_up")
    return _building(base, "01"), _building(base, "01", "02")


@case("MK515")
def empty_building():
    return _building(rooms()), _building(rooms(), "01")


@case("MK516")
def buildings_of_one_id():
    base = with_portal(
        with_field(rooms(), "71", kind="built_up"), "door", "71", "70", (7200, 1000), (7500, 1000)
    )
    base = _building(base, "01")
    return _building(base, "71"), _building(base, "71", id_="c")


@case("MK517")
def id_with_a_bar():
    return pond(faultless(), "a|b", square(0, Y)), pond(faultless(), "a-b", square(0, Y))


@case("MK517")
def id_with_a_blank():
    return pond(faultless(), "a b", square(0, Y)), pond(faultless(), "x" * 40, square(0, Y))


@case("MK518")
def unknown_choice():
    return (faultless_with(choices={"voids": "blocks"}), faultless_with(choices={"void": "passes"}))


@case("MK518")
def unknown_value_of_a_choice():
    return faultless_with(choices={"void": "block"}), faultless()


@case("MK519")
def sector_without_fields():
    base = plain()
    base = add(base, "a", square(0, 0))
    known = faultless().sectors
    extra = replace(known["white"], id="green")
    return faultless_with(sectors={**known, "green": extra}), base


@case("MK519")
def sector_of_the_map_without_fields():
    own = replace(faultless().sectors["white"], id="green")
    board = faultless()
    sectors = {**board.sectors, "green": own}
    rules = replace(board.ruleset, sectors={**board.ruleset.sectors, "green": own})
    return replace(board, sectors=sectors), replace(board, sectors=sectors, ruleset=rules)


@case("MK520")
def owner_of_grass():
    def owned_by(kind: str) -> GameMap:
        board = faultless()
        owner = FieldAttribute("owner", "owner", ("red", "blue"), kinds=(kind,))
        board = replace(board, ruleset=replace(board.ruleset, attributes={"owner": owner}))
        return with_field(board, "00", attributes={"owner": "red"})

    return owned_by("elevated"), owned_by(faultless().fields["00"].kind)
