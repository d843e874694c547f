"""What fields are: kind, traits, sector, level, name, id, attributes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from enum import Enum
from types import MappingProxyType

from mapkit.coverage.checks.wording import listed
from mapkit.edits.fields import check_new_id
from mapkit.edits.guard import checked
from mapkit.edits.ids import EditRefusedError, known_field
from mapkit.edits.renumbering import renamed_fields
from mapkit.messages import phrase
from mapkit.model import Field, GameMap, Ruleset


class Keep(Enum):
    """The type of :data:`KEEP`."""

    KEEP = "keep"


KEEP = Keep.KEEP
"""Stands for what stays as it is, where None means none."""


def paint(
    game_map: GameMap,
    fields: Iterable[str],
    *,
    kind: str | None = None,
    sector: str | Keep | None = KEEP,
    traits: Iterable[str] | None = None,
    add_traits: Iterable[str] = (),
    drop_traits: Iterable[str] = (),
    level: int | None = None,
    name: str | Keep | None = KEEP,
    ground: str | Keep | None = KEEP,
    attributes: Mapping[str, str | int] = MappingProxyType({}),
) -> GameMap:
    """Change what one or many fields are; what is not given stays.

    A new kind brings its level, and drops traits and attributes that it cannot have; an added
    trait drops those that it excludes. Where ``traits`` says all of them, nothing is dropped
    silently.

    Raises ``EditRefusedError`` for a trait that the kind cannot have, a portal or a marker that
    could not stay where it is, a stack that is no tunnel, an unknown kind, trait or sector, an
    attribute or a value that the ruleset does not have.

    Parameters
    ----------
    kind : str, optional
    sector, name : str or None, optional
        None for no sector, no name.
    ground : str or None, optional
        What pictures show it made of, one of :data:`mapkit.model.GROUNDS`; None is the kind's,
        which a kind of another class brings along.
    traits : iterable of str, optional
        All traits that the fields shall have.
    add_traits, drop_traits : iterable of str
        Traits beside those that they have.
    level : int, optional
        0 ground, 1 upper.
    attributes : mapping of str to str or int
        What the fields shall carry; what one of their kind cannot carry is left out.
    """
    rules = game_map.ruleset
    if kind is not None and kind not in rules.kinds:
        raise EditRefusedError(
            phrase(
                "The ruleset has no kind '{kind}'; it has {names}.",
                kind=kind,
                names=listed(rules.kinds, limit=20),
            )
        )
    for attribute, value in attributes.items():
        _refuse_value(rules, attribute, value)
    added, dropped = frozenset(add_traits), frozenset(drop_traits)
    told = None if traits is None else frozenset(traits)
    changed: dict[str, Field] = {}
    for f in fields:
        item = known_field(game_map.fields, f)
        new = replace(
            item,
            kind=item.kind if kind is None else kind,
            sector=item.sector if isinstance(sector, Keep) else sector,
            name=item.name if isinstance(name, Keep) else name or None,
            ground=_ground(rules, item, kind) if isinstance(ground, Keep) else ground,
            attributes=_said(rules, kind or item.kind, {**item.attributes, **attributes}),
        )
        own = _traits(rules, new.kind, item.traits) if kind is not None else item.traits
        own = (own if told is None else told) - dropped
        own = added | (own - _excluded(rules, added) if told is None else own)
        if level is not None:
            now = level
        else:
            now = rules.kinds[kind].level if kind is not None else item.level
        new = replace(new, traits=own, level=now)
        if new != item:
            changed[f] = new
    if not changed:
        return game_map
    after = replace(game_map, fields={**game_map.fields, **changed})
    stands = [
        f
        for f, new in changed.items()
        if new.level != game_map.fields[f].level or after.class_of(f) != game_map.class_of(f)
    ]
    return checked(game_map, after, stands)


def _ground(rules: Ruleset, item: Field, kind: str | None) -> str | None:
    """Return the ground that a field keeps: none where it becomes of another class."""
    old = rules.kinds.get(item.kind)
    stays = kind is None or (old is not None and rules.kinds[kind].matches == old.matches)
    return item.ground if stays else None


def _traits(rules: Ruleset, kind: str, traits: frozenset[str]) -> frozenset[str]:
    """Return the traits that a kind may have."""
    matches = rules.kinds[kind].matches
    return frozenset(
        t
        for t in traits
        if t not in rules.traits or not rules.traits[t].on or matches in rules.traits[t].on
    )


def _said(
    rules: Ruleset, kind: str, attributes: Mapping[str, str | int]
) -> Mapping[str, str | int]:
    """Return of some attributes those that differ from what a kind carries, if it can."""
    return {
        name: value
        for name, value in attributes.items()
        if name not in rules.attributes
        or (_carries(rules, kind, name) and value != rules.attribute(kind, name))
    }


def _carries(rules: Ruleset, kind: str, attribute: str) -> bool:
    kinds = rules.attributes[attribute].kinds
    return not kinds or kind in kinds


def _excluded(rules: Ruleset, traits: frozenset[str]) -> frozenset[str]:
    known = [rules.traits[t] for t in traits if t in rules.traits]
    against = {t for trait in known for t in trait.excludes}
    against |= {t for t, trait in rules.traits.items() if not traits.isdisjoint(trait.excludes)}
    return frozenset(against - traits)


def set_attributes(
    game_map: GameMap, fields: Iterable[str], values: Mapping[str, str | int | None]
) -> GameMap:
    """Set what fields carry beside their kind: an owner, points.

    ``values`` are by attribute of the ruleset; None is what fields of the kind carry. Others stay.

    Linear in the fields of the map.

    Raises ``EditRefusedError`` where the ruleset has no such attribute, does not allow the value,
    or lets the kind of a field carry none.
    """
    rules = game_map.ruleset
    for name, value in values.items():
        _refuse_value(rules, name, value)
    changed: dict[str, Field] = {}
    for f in fields:
        item = known_field(game_map.fields, f)
        for name in values:
            if not _carries(rules, item.kind, name):
                raise EditRefusedError(
                    phrase(
                        "{field} is of the kind '{kind}', which has no attribute '{name}'.",
                        field=f,
                        kind=item.kind,
                        name=name,
                    )
                )
        merged = {**item.attributes, **values}
        said = {name: value for name, value in merged.items() if value is not None}
        new = replace(item, attributes=_said(rules, item.kind, said))
        if new != item:
            changed[f] = new
    return checked(game_map, replace(game_map, fields={**game_map.fields, **changed}))


def _refuse_value(rules: Ruleset, name: str, value: str | int | None) -> None:
    known = rules.attributes.get(name)
    if known is None:
        raise EditRefusedError(
            phrase(
                "The ruleset has no attribute '{name}'; it has {names}.",
                name=name,
                names=listed(rules.attributes, limit=20),
            )
        )
    if value is None:
        return
    if known.values:
        if value not in known.values:
            raise EditRefusedError(
                phrase(
                    "'{name}' cannot be {value}: it is one of {names}.",
                    name=name,
                    value=value,
                    names=listed(map(str, known.values), limit=20),
                )
            )
    elif not isinstance(value, int) or not known.low <= value <= known.high:
        raise EditRefusedError(
            phrase(
                "'{name}' cannot be {value}: it is a whole number from {low} to {high}.",
                name=name,
                value=value,
                low=known.low,
                high=known.high,
            )
        )


def rename_field(game_map: GameMap, field: str, new_id: str, *, keep_old: bool = False) -> GameMap:
    """Give a field another id, wherever the map names it.

    ``keep_old`` says whether the old id stays a former id, by which questions still find the field.

    Raises ``EditRefusedError`` where the id is taken, or cannot be one.
    """
    known_field(game_map.fields, field)
    if new_id == field:
        return game_map
    check_new_id(game_map.fields, new_id)
    after = renamed_fields(game_map, {field: new_id})
    return replace(after, former_ids={**after.former_ids, field: new_id}) if keep_old else after
