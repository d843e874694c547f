"""The buildings that a map names: their ids and their rooms."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from mapkit.coverage.checks.wording import Wording, did_you_mean
from mapkit.diagnostics import Diagnostic, rules
from mapkit.messages import Phrase, phrase
from mapkit.model import Building, GameMap


def building_title(building: Building) -> Phrase:
    """Name a building, to begin a sentence."""
    return phrase("Building {building} ({name})", building=building.id, name=building.name)


def check_buildings(game_map: GameMap, say: Wording) -> list[Diagnostic]:
    """Report what is wrong with the buildings that the map names; linear in their fields."""
    return [
        *_repeated_buildings(game_map),
        *_empty_buildings(game_map),
        *_unknown_rooms(game_map),
        *_shared_rooms(game_map, say),
        *_no_rooms(game_map, say),
    ]


def _repeated_buildings(game_map: GameMap) -> Iterator[Diagnostic]:
    for building_id, number in Counter(b.id for b in game_map.buildings).items():
        if number > 1:
            yield rules.BUILDING_ID_REPEATED.report(
                phrase(
                    "{number} buildings have the id {building}.",
                    number=number,
                    building=building_id,
                )
            )


def _empty_buildings(game_map: GameMap) -> Iterator[Diagnostic]:
    for building in game_map.buildings:
        if not building.fields:
            yield rules.BUILDING_EMPTY.report(
                phrase("{title} has no fields.", title=building_title(building))
            )


def _unknown_rooms(game_map: GameMap) -> Iterator[Diagnostic]:
    for building in game_map.buildings:
        for f in dict.fromkeys(building.fields):
            if f not in game_map.fields:
                yield rules.BUILDING_FIELD_UNKNOWN.report(
                    phrase(
                        "{title} names field {field}, which the map does not have{hint}",
                        title=building_title(building),
                        field=f,
                        hint=did_you_mean(f, game_map.fields),
                    )
                )


def _rooms(game_map: GameMap) -> Iterator[tuple[Building, str]]:
    """Yield the buildings with each field of theirs that the map has."""
    for building in game_map.buildings:
        for f in dict.fromkeys(building.fields):
            if f in game_map.fields:
                yield building, f


def _shared_rooms(game_map: GameMap, say: Wording) -> Iterator[Diagnostic]:
    home: dict[str, str] = {}
    for building, f in _rooms(game_map):
        if f in home:
            yield rules.FIELD_IN_TWO_BUILDINGS.report(
                phrase(
                    "Field {field} is in building {home} and in building {building}.",
                    field=say.field(f),
                    home=home[f],
                    building=building.id,
                ),
                fields=(f,),
            )
        home.setdefault(f, building.id)


def _no_rooms(game_map: GameMap, say: Wording) -> Iterator[Diagnostic]:
    wanted = game_map.ruleset.building_class
    for building, f in _rooms(game_map) if wanted is not None else ():
        if game_map.class_of(f) != wanted:
            kind = game_map.fields[f].kind
            known = game_map.ruleset.kinds.get(kind)
            yield rules.BUILDING_FIELD_NO_ROOM.report(
                phrase(
                    "{title} has field {field}, which is {kind}.",
                    title=building_title(building),
                    field=say.field(f),
                    kind=Phrase(kind if known is None else known.label),
                ),
                fields=(f,),
            )
