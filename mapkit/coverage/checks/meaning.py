"""What fields, sectors and buildings say: kinds, traits, levels, names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from mapkit.coverage.checks.catalogue import report
from mapkit.coverage.checks.wording import Wording, class_word, did_you_mean, listed
from mapkit.diagnostics import Diagnostic, Severity
from mapkit.messages import Phrase, phrase, upper_first
from mapkit.model import Field, GameMap

__all__ = ["check_meaning", "may_enter"]

_LONGEST_ID = 40


_LEVELS = {0: phrase("0 (ground)"), 1: phrase("1 (upper)")}


def may_enter(game_map: GameMap, field_id: str) -> bool:
    """Tell whether any figure may step on a field."""
    item = game_map.fields[field_id]
    kind = game_map.ruleset.kinds.get(item.kind)
    if kind is not None:
        costs = [kind.costs.get(mover, kind.cost) for mover in game_map.ruleset.movers]
        if not kind.enter or (costs and not any(costs)):
            return False
    traits = game_map.ruleset.traits
    return all(traits[t].enter for t in item.traits if t in traits)


def check_meaning(game_map: GameMap, say: Wording, finished: bool) -> list[Diagnostic]:
    """Report what is wrong with kinds, traits, levels, sectors, names, choices, buildings."""
    found: list[Diagnostic] = []
    for key, item in game_map.fields.items():
        if not 1 <= len(key) <= _LONGEST_ID or "|" in key or any(c.isspace() for c in key):
            found.append(
                report(
                    "MK517",
                    phrase("The id '{key}' of a field cannot be used.", key=key[:60]),
                    fields=(key,),
                )
            )
        found += _kind_and_traits(game_map, item, say)
    found += _sectors(game_map, say, finished)
    found += _names(game_map)
    found += _choices(game_map)
    found += _buildings(game_map, say)
    return found


def _kind_and_traits(game_map: GameMap, item: Field, say: Wording) -> list[Diagnostic]:
    found: list[Diagnostic] = []
    rules = game_map.ruleset
    field = say.field(item.id)
    kind = rules.kinds.get(item.kind)
    if kind is None:
        found.append(
            report(
                "MK501",
                phrase(
                    "Field {field} is of the unknown kind '{kind}'{hint}",
                    field=field,
                    kind=item.kind,
                    hint=did_you_mean(item.kind, rules.kinds),
                ),
                fields=(item.id,),
            )
        )
    if item.level not in (0, 1):
        found.append(
            report(
                "MK506",
                phrase("Field {field} is on level {level}.", field=field, level=item.level),
                fields=(item.id,),
            )
        )
    elif kind is not None and item.level != kind.level:
        found.append(
            report(
                "MK507",
                phrase(
                    "Field {field} is {kind} but on level {level}; such fields are on level "
                    "{usual}.",
                    field=field,
                    kind=Phrase(kind.label),
                    level=_LEVELS[item.level],
                    usual=_LEVELS[kind.level],
                ),
                fields=(item.id,),
            )
        )
    if not item.traits:
        return found
    traits = sorted(item.traits)
    for t in traits:
        trait = rules.traits.get(t)
        if trait is None:
            found.append(
                report(
                    "MK502",
                    phrase(
                        "Field {field} has the unknown trait '{trait}'{hint}",
                        field=field,
                        trait=t,
                        hint=did_you_mean(t, rules.traits),
                    ),
                    fields=(item.id,),
                )
            )
            continue
        if kind is not None and trait.on and kind.matches not in trait.on:
            found.append(
                report(
                    "MK504",
                    phrase(
                        "Field {field} is {kind} and cannot have {trait}, which stands on {kinds} "
                        "only.",
                        field=field,
                        kind=Phrase(kind.label),
                        trait=Phrase(trait.label),
                        kinds=listed(class_word(rules, k) for k in trait.on),
                    ),
                    fields=(item.id,),
                )
            )
        for other in traits:
            against = rules.traits.get(other)
            if against is None or other <= t:
                continue
            if other in trait.excludes or t in against.excludes:
                found.append(
                    report(
                        "MK505",
                        phrase(
                            "Field {field} has both {trait} and {other}.",
                            field=field,
                            trait=Phrase(trait.label),
                            other=Phrase(against.label),
                        ),
                        fields=(item.id,),
                    )
                )
    return found


def _sectors(game_map: GameMap, say: Wording, finished: bool) -> list[Diagnostic]:
    found: list[Diagnostic] = []
    known = game_map.sectors
    used = {item.sector for item in game_map.fields.values()}
    found += [
        report(
            "MK503",
            phrase(
                "Field {field} is in the unknown sector '{sector}'{hint}",
                field=say.field(item.id),
                sector=item.sector,
                hint=did_you_mean(item.sector, known),
            ),
            fields=(item.id,),
        )
        for item in game_map.fields.values()
        if item.sector is not None and item.sector not in known
    ]
    without = [i for i, item in game_map.fields.items() if item.sector is None]
    if without and len(without) < len(game_map.fields):
        fields = upper_first(say.fields(without))
        found.append(
            report(
                "MK508",
                phrase("{fields} are in no sector.", fields=fields)
                if len(without) > 1
                else phrase("{field} is in no sector.", field=fields),
                fields=without,
                severity=None if finished else Severity.NOTE,
            )
        )
    if game_map.markers and finished:
        found += [
            report("MK519", phrase("No field is in sector {sector}.", sector=s))
            for s, sector in game_map.sectors.items()
            if s not in used and sector != game_map.ruleset.sectors.get(s)
        ]
    return found


def _names(game_map: GameMap) -> list[Diagnostic]:
    found: list[Diagnostic] = []
    of_name: dict[str, list[str]] = {}
    for field_id, item in game_map.fields.items():
        if item.name:
            of_name.setdefault(item.name, []).append(field_id)
            if item.name in game_map.fields and item.name != field_id:
                found.append(
                    report(
                        "MK510",
                        phrase(
                            "Field {field} is named '{name}', which is the id of another field.",
                            field=field_id,
                            name=item.name,
                        ),
                        fields=(field_id, item.name),
                    )
                )
    for name, ids in of_name.items():
        if len(ids) > 1:
            found.append(
                report(
                    "MK509",
                    phrase("Fields {names} are all named '{name}'.", names=listed(ids), name=name),
                    fields=ids,
                )
            )
    return found


def _choices(game_map: GameMap) -> list[Diagnostic]:
    found: list[Diagnostic] = []
    choices = game_map.ruleset.choices
    for choice, value in game_map.choices.items():
        if choice not in choices:
            found.append(
                report(
                    "MK518",
                    phrase(
                        "The ruleset has no choice '{choice}'{hint}",
                        choice=choice,
                        hint=did_you_mean(choice, choices),
                    ),
                )
            )
        elif value not in choices[choice].values:
            found.append(
                report(
                    "MK518",
                    phrase(
                        "The choice '{choice}' has the unknown value '{value}'{hint}",
                        choice=choice,
                        value=value,
                        hint=did_you_mean(value, choices[choice].values),
                    ),
                )
            )
    return found


def _buildings(game_map: GameMap, say: Wording) -> list[Diagnostic]:
    found: list[Diagnostic] = []
    wanted = game_map.ruleset.building_class
    for building_id, number in Counter(b.id for b in game_map.buildings).items():
        if number > 1:
            found.append(
                report(
                    "MK516",
                    phrase(
                        "{number} buildings have the id {building}.",
                        number=number,
                        building=building_id,
                    ),
                )
            )
    home: dict[str, str] = {}
    for building in game_map.buildings:
        title = phrase("Building {building} ({name})", building=building.id, name=building.name)
        if not building.fields:
            found.append(report("MK515", phrase("{title} has no fields.", title=title)))
        for f in dict.fromkeys(building.fields):
            if f not in game_map.fields:
                found.append(
                    report(
                        "MK511",
                        phrase(
                            "{title} names field {field}, which the map does not have{hint}",
                            title=title,
                            field=f,
                            hint=did_you_mean(f, game_map.fields),
                        ),
                    )
                )
                continue
            if f in home:
                found.append(
                    report(
                        "MK512",
                        phrase(
                            "Field {field} is in building {home} and in building {building}.",
                            field=say.field(f),
                            home=home[f],
                            building=building.id,
                        ),
                        fields=(f,),
                    )
                )
            home.setdefault(f, building.id)
            if wanted is not None and game_map.class_of(f) != wanted:
                found.append(
                    report(
                        "MK513",
                        phrase(
                            "{title} has field {field}, which is {kind}.",
                            title=title,
                            field=say.field(f),
                            kind=_label(game_map.ruleset.kinds, game_map.fields[f]),
                        ),
                        fields=(f,),
                    )
                )
    return found


def _label(kinds: Mapping[str, object], item: Field) -> str:
    return Phrase(str(getattr(kinds.get(item.kind), "label", item.kind)))
