"""Portals that say something impossible, wherever they are drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from mapkit.coverage.checks.meaning import may_enter
from mapkit.coverage.checks.rings import usable
from mapkit.coverage.checks.wording import Wording, class_word, did_you_mean
from mapkit.diagnostics import Diagnostic, rules
from mapkit.messages import phrase
from mapkit.model import GameMap, Portal, PortalType, Ruleset


def check_portal_names(game_map: GameMap, say: Wording) -> list[Diagnostic]:
    """Report portals that say something impossible, wherever they are drawn; linear in them."""
    fields, ruleset = game_map.fields, game_map.ruleset
    found = list(_repeated_ids(game_map))
    for portal in game_map.portals:
        kind = ruleset.portals.get(portal.type)
        a, b = portal.between
        if kind is None:
            found.append(_unknown_type(ruleset, portal))
        found += _unusable_coordinate(game_map, portal)
        found += _unknown_fields(game_map, portal)
        if kind is None or a not in fields or b not in fields:
            continue
        if a == b:
            found.append(_within_field(portal, say))
        elif not {fields[a].kind, fields[b].kind} <= ruleset.kinds.keys():
            continue  # reported already, and their classes are not known
        elif not _may_stand(game_map, kind, a, b):
            found.append(_unfit_classes(ruleset, portal, kind, say))
        elif kind.effect == "joins":
            found += _to_barred_field(game_map, portal, say)
        else:
            found += _needless_wall(game_map, portal, say)
    return found


def _repeated_ids(game_map: GameMap) -> Iterator[Diagnostic]:
    for portal_id, number in Counter(p.id for p in game_map.portals).items():
        if number > 1:
            yield rules.PORTAL_ID_REPEATED.report(
                phrase(
                    "{number} portals have the id {portal_id}.", number=number, portal_id=portal_id
                )
            )


def _unknown_type(ruleset: Ruleset, portal: Portal) -> Diagnostic:
    return rules.PORTAL_TYPE_UNKNOWN.report(
        phrase(
            "Portal {portal} is of the unknown type '{type}'{hint}",
            portal=portal.id,
            type=portal.type,
            hint=did_you_mean(portal.type, ruleset.portals),
        )
    )


def _unusable_coordinate(game_map: GameMap, portal: Portal) -> Iterator[Diagnostic]:
    if not all(usable(end) for end in portal.at):
        yield rules.PORTAL_COORDINATE_UNUSABLE.report(
            phrase(
                "Portal {portal} has a coordinate that is not a whole number below 2^30.",
                portal=portal.id,
            ),
            fields=[f for f in portal.between if f in game_map.fields],
        )


def _unknown_fields(game_map: GameMap, portal: Portal) -> Iterator[Diagnostic]:
    for f in dict.fromkeys(portal.between):
        if f not in game_map.fields:
            yield rules.PORTAL_FIELD_UNKNOWN.report(
                phrase(
                    "Portal {portal} names field {field}, which the map does not have{hint}",
                    portal=portal.id,
                    field=f,
                    hint=did_you_mean(f, game_map.fields),
                ),
                fields=[g for g in portal.between if g in game_map.fields],
            )


def _within_field(portal: Portal, say: Wording) -> Diagnostic:
    f = portal.between[0]
    return rules.PORTAL_WITHIN_FIELD.report(
        phrase(
            "{title} joins field {field} with itself.", title=say.portal(portal), field=say.field(f)
        ),
        fields=(f,),
    )


def _told(portal: Portal, say: Wording) -> dict[str, str]:
    """Return what messages say of a portal and the classes of its fields."""
    a, b = portal.between
    return {
        "title": say.portal(portal),
        "a": say.field(a),
        "class_a": say.class_of(a),
        "b": say.field(b),
        "class_b": say.class_of(b),
    }


def _unfit_classes(ruleset: Ruleset, portal: Portal, kind: PortalType, say: Wording) -> Diagnostic:
    return rules.PORTAL_CLASSES_UNFIT.report(
        phrase(
            "{title} stands between field {a} ({class_a}) and field {b} "
            "({class_b}); it needs {allowed}.",
            **_told(portal, say),
            allowed=_allowed(ruleset, kind),
        ),
        fields=portal.between,
        at=portal.at,
    )


def _to_barred_field(game_map: GameMap, portal: Portal, say: Wording) -> Iterator[Diagnostic]:
    barred = [f for f in portal.between if not may_enter(game_map, f)]
    if barred:
        yield rules.PORTAL_TO_BARRED_FIELD.report(
            phrase(
                "{title} leads into {fields}, which nobody may enter.",
                title=say.portal(portal),
                fields=say.fields(barred),
            ),
            fields=portal.between,
            at=portal.at,
        )


def _needless_wall(game_map: GameMap, portal: Portal, say: Wording) -> Iterator[Diagnostic]:
    a, b = portal.between
    if game_map.class_of(a) != game_map.class_of(b):
        yield rules.WALL_NEEDLESS.report(
            phrase(
                "{title} stands between field {a} ({class_a}) and field {b} "
                "({class_b}), where nobody can step without a portal that joins them.",
                **_told(portal, say),
            ),
            fields=(a, b),
            at=portal.at,
        )


def _allowed(ruleset: Ruleset, kind: PortalType) -> str:
    """Name the pairs of classes that a portal of this type may stand between."""
    told = ""
    for x, y in kind.classes:
        first = class_word(ruleset, x)
        pair = (
            phrase("{kind} and another class", kind=first)
            if y == "*"
            else phrase("{kind} and {other}", kind=first, other=class_word(ruleset, y))
        )
        told = phrase("{words} or {last}", words=told, last=pair) if told else pair
    return told


def _may_stand(game_map: GameMap, kind: PortalType, a: str, b: str) -> bool:
    """Return whether a portal of this type may stand between two fields, by their classes."""
    if not kind.classes:
        return True
    pair = (game_map.class_of(a), game_map.class_of(b))
    return any(
        x == first and (second != first if y == "*" else second == y)
        for x, y in kind.classes
        for first, second in (pair, pair[::-1])
    )
