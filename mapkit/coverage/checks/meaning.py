"""What fields and sectors say: kinds, traits, levels, names."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import combinations

from mapkit.coverage.checks.wording import Wording, class_word, did_you_mean, listed
from mapkit.diagnostics import Diagnostic, Severity, rules
from mapkit.messages import Phrase, phrase, upper_first
from mapkit.model import GameMap

_LONGEST_ID = 40

_LEVELS = {0: phrase("0 (ground)"), 1: phrase("1 (upper)")}


def may_enter(game_map: GameMap, field_id: str) -> bool:
    """Return whether any figure may step on a field.

    Raises ``KeyError`` where the map does not have the field.
    """
    item = game_map.fields[field_id]
    kind = game_map.ruleset.kinds.get(item.kind)
    if kind is not None:
        costs = [game_map.ruleset.cost(kind.id, mover) for mover in game_map.ruleset.movers]
        if not kind.enter or (costs and all(cost == 0 for cost in costs)):
            return False
    traits = game_map.ruleset.traits
    return all(traits[t].enter for t in item.traits if t in traits)


def check_meaning(game_map: GameMap, say: Wording, finished: bool) -> list[Diagnostic]:
    """Report what is wrong with kinds, traits, levels, sectors, names, choices.

    ``finished`` is False for maps at work, where fields without a sector are notes. Linear in
    the number of fields.
    """
    found = [
        *_unusable_ids(game_map),
        *_unknown_kinds(game_map, say),
        *_unknown_levels(game_map, say),
        *_unusual_levels(game_map, say),
        *_unknown_traits(game_map, say),
        *_unfit_traits(game_map, say),
        *_exclusive_traits(game_map, say),
        *_unfit_attributes(game_map, say),
        *_unknown_sectors(game_map, say),
        *_without_sector(game_map, say, finished),
        *_ids_as_names(game_map),
        *_repeated_names(game_map),
        *_unknown_choices(game_map),
    ]
    if game_map.markers and finished:
        found += _empty_sectors(game_map)
    return found


def _unusable_ids(game_map: GameMap) -> Iterator[Diagnostic]:
    for key in game_map.fields:
        if not 1 <= len(key) <= _LONGEST_ID or "|" in key or any(c.isspace() for c in key):
            yield rules.FIELD_ID_UNUSABLE.report(
                phrase("The id '{key}' of a field cannot be used.", key=key[:60]), fields=(key,)
            )


def _unknown_kinds(game_map: GameMap, say: Wording) -> Iterator[Diagnostic]:
    kinds = game_map.ruleset.kinds
    for item in game_map.fields.values():
        if item.kind not in kinds:
            yield rules.KIND_UNKNOWN.report(
                phrase(
                    "Field {field} is of the unknown kind '{kind}'{hint}",
                    field=say.field(item.id),
                    kind=item.kind,
                    hint=did_you_mean(item.kind, kinds),
                ),
                fields=(item.id,),
            )


def _unknown_levels(game_map: GameMap, say: Wording) -> Iterator[Diagnostic]:
    for item in game_map.fields.values():
        if item.level not in _LEVELS:
            yield rules.LEVEL_UNKNOWN.report(
                phrase(
                    "Field {field} is on level {level}.", field=say.field(item.id), level=item.level
                ),
                fields=(item.id,),
            )


def _unusual_levels(game_map: GameMap, say: Wording) -> Iterator[Diagnostic]:
    for item in game_map.fields.values():
        kind = game_map.ruleset.kinds.get(item.kind)
        if item.level in _LEVELS and kind is not None and item.level != kind.level:
            yield rules.LEVEL_UNUSUAL.report(
                phrase(
                    "Field {field} is {kind} but on level {level}; such fields are on level "
                    "{usual}.",
                    field=say.field(item.id),
                    kind=Phrase(kind.label),
                    level=_LEVELS[item.level],
                    usual=_LEVELS[kind.level],
                ),
                fields=(item.id,),
            )


def _unknown_traits(game_map: GameMap, say: Wording) -> Iterator[Diagnostic]:
    known = game_map.ruleset.traits
    for item in game_map.fields.values():
        for t in sorted(item.traits - known.keys()):
            yield rules.TRAIT_UNKNOWN.report(
                phrase(
                    "Field {field} has the unknown trait '{trait}'{hint}",
                    field=say.field(item.id),
                    trait=t,
                    hint=did_you_mean(t, known),
                ),
                fields=(item.id,),
            )


def _unfit_traits(game_map: GameMap, say: Wording) -> Iterator[Diagnostic]:
    ruleset = game_map.ruleset
    for item in game_map.fields.values():
        kind = ruleset.kinds.get(item.kind)
        for t in sorted(item.traits & ruleset.traits.keys()):
            trait = ruleset.traits[t]
            if kind is not None and trait.on and kind.matches not in trait.on:
                yield rules.TRAIT_UNFIT.report(
                    phrase(
                        "Field {field} is {kind} and cannot have {trait}, which stands on {kinds} "
                        "only.",
                        field=say.field(item.id),
                        kind=Phrase(kind.label),
                        trait=Phrase(trait.label),
                        kinds=listed(class_word(ruleset, k) for k in trait.on),
                    ),
                    fields=(item.id,),
                )


def _exclusive_traits(game_map: GameMap, say: Wording) -> Iterator[Diagnostic]:
    traits = game_map.ruleset.traits
    for item in game_map.fields.values():
        for t, other in combinations(sorted(item.traits & traits.keys()), 2):
            if other in traits[t].excludes or t in traits[other].excludes:
                yield rules.TRAITS_EXCLUSIVE.report(
                    phrase(
                        "Field {field} has both {trait} and {other}.",
                        field=say.field(item.id),
                        trait=Phrase(traits[t].label),
                        other=Phrase(traits[other].label),
                    ),
                    fields=(item.id,),
                )


def _unfit_attributes(game_map: GameMap, say: Wording) -> Iterator[Diagnostic]:
    ruleset = game_map.ruleset
    for item in game_map.fields.values():
        kind = ruleset.kinds.get(item.kind)
        for name in item.attributes:
            known = ruleset.attributes.get(name)
            if (
                known is not None
                and kind is not None
                and known.kinds
                and kind.id not in known.kinds
            ):
                yield rules.ATTRIBUTE_UNFIT.report(
                    phrase(
                        "Field {field} is {kind} and carries no {attribute}, which {kinds} do.",
                        field=say.field(item.id),
                        kind=Phrase(kind.label),
                        attribute=Phrase(known.label),
                        kinds=listed(
                            Phrase(ruleset.kinds[i].label)
                            for i in known.kinds
                            if i in ruleset.kinds
                        ),
                    ),
                    fields=(item.id,),
                )


def _unknown_sectors(game_map: GameMap, say: Wording) -> Iterator[Diagnostic]:
    known = game_map.sectors
    for item in game_map.fields.values():
        if item.sector is not None and item.sector not in known:
            yield rules.SECTOR_UNKNOWN.report(
                phrase(
                    "Field {field} is in the unknown sector '{sector}'{hint}",
                    field=say.field(item.id),
                    sector=item.sector,
                    hint=did_you_mean(item.sector, known),
                ),
                fields=(item.id,),
            )


def _without_sector(game_map: GameMap, say: Wording, finished: bool) -> Iterator[Diagnostic]:
    without = [i for i, item in game_map.fields.items() if item.sector is None]
    if without and len(without) < len(game_map.fields):
        fields = upper_first(say.fields(without))
        yield rules.FIELDS_WITHOUT_SECTOR.report(
            phrase("{fields} are in no sector.", fields=fields)
            if len(without) > 1
            else phrase("{field} is in no sector.", field=fields),
            fields=without,
            severity=None if finished else Severity.NOTE,
        )


def _empty_sectors(game_map: GameMap) -> Iterator[Diagnostic]:
    used = {item.sector for item in game_map.fields.values()}
    for s, sector in game_map.sectors.items():
        if s not in used and sector != game_map.ruleset.sectors.get(s):
            yield rules.SECTOR_EMPTY.report(
                phrase("No field is in sector {sector}.", sector=Phrase(s))
            )


def _ids_as_names(game_map: GameMap) -> Iterator[Diagnostic]:
    for field_id, item in game_map.fields.items():
        if item.name and item.name in game_map.fields and item.name != field_id:
            yield rules.NAME_IS_AN_ID.report(
                phrase(
                    "Field {field} is named '{name}', which is the id of another field.",
                    field=field_id,
                    name=item.name,
                ),
                fields=(field_id, item.name),
            )


def _repeated_names(game_map: GameMap) -> Iterator[Diagnostic]:
    of_name: dict[str, list[str]] = {}
    for field_id, item in game_map.fields.items():
        if item.name:
            of_name.setdefault(item.name, []).append(field_id)
    for name, ids in of_name.items():
        if len(ids) > 1:
            yield rules.NAME_REPEATED.report(
                phrase("Fields {names} are all named '{name}'.", names=listed(ids), name=name),
                fields=ids,
            )


def _unknown_choices(game_map: GameMap) -> Iterator[Diagnostic]:
    choices = game_map.ruleset.choices
    for choice, value in game_map.choices.items():
        if choice not in choices:
            yield rules.CHOICE_UNKNOWN.report(
                phrase(
                    "The ruleset has no choice '{choice}'{hint}",
                    choice=choice,
                    hint=did_you_mean(choice, choices),
                )
            )
        elif value not in choices[choice].values:
            yield rules.CHOICE_UNKNOWN.report(
                phrase(
                    "The choice '{choice}' has the unknown value '{value}'{hint}",
                    choice=choice,
                    value=value,
                    hint=did_you_mean(value, choices[choice].values),
                )
            )


def check_header(game_map: GameMap) -> list[Diagnostic]:
    """Report a unit, a tolerance or a size (all in mm) that is no usable number."""
    found = []
    for name, value, least in (
        ("unit_mm", game_map.unit_mm, None),
        ("tolerance_mm", game_map.tolerance_mm, 0.0),
        *(("size_mm", size, 0.0) for size in game_map.size_mm),
    ):
        if not math.isfinite(value) or (value <= 0 if least is None else value < least):
            found.append(
                rules.HEADER_NUMBER_UNUSABLE.report(
                    phrase(
                        "'{name}' is {value}, which is not a usable number of millimetres.",
                        name=name,
                        value=value,
                    )
                )
            )
    return found
