"""Kinds, traits and sectors: read alike from a ruleset and from a map that adds its own."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from mapkit.diagnostics import rules
from mapkit.mapfile.field_attributes import attribute_values, known_number, or_unknown
from mapkit.mapfile.nodes import MapNode, Node
from mapkit.mapfile.problems import Problems, quoted
from mapkit.mapfile.records import OWN_KEYS, Key, RecordType, entries, read_entries
from mapkit.mapfile.scalars import kind_of
from mapkit.mapfile.value_types import (
    COLOUR,
    FLAG,
    TEXT,
    ValueType,
    known_name,
    list_of,
    one_of,
    whole,
)
from mapkit.messages import phrase
from mapkit.model import GROUNDS, SYMBOLS, FieldAttribute, Kind, Sector, Trait

_MAX_COST = 1000
_HASH = "put the colour in quotes; without them # begins a comment"


_COST = whole(0, _MAX_COST)
_KNOWN_OR_NOT = or_unknown(_COST)


def _costs(movers: Collection[str]) -> ValueType:
    def read(node: Node, problems: Problems, what: str) -> dict[str, int | None] | None:
        if not isinstance(node, MapNode):
            problems.add(
                rules.VALUE_OF_WRONG_TYPE,
                node.start,
                phrase(
                    "{what} should be a mapping from movers to costs, not {found}",
                    what=what,
                    found=kind_of(node),
                ),
                phrase("for example  {example}", example="{sniper: 2}"),
            )
            return None
        costs: dict[str, int | None] = {}
        word = one_of(movers)
        for key, value in node.pairs:
            if key.value.startswith("x-"):
                continue
            mover = word.read(key, problems, phrase("a mover in {what}", what=what))
            cost = _KNOWN_OR_NOT.read(
                value, problems, phrase("{value} in {what}", value=key.value, what=what)
            )
            if mover is not None and cost is not None:
                costs[mover] = known_number(cost)
        return costs

    schema = {"type": "object", "patternProperties": OWN_KEYS}
    schema["additionalProperties"] = _KNOWN_OR_NOT.schema
    return ValueType(read, schema)


def kind_record(
    classes: Collection[str],
    movers: Collection[str],
    kinds: Collection[str] = (),
    attributes: Mapping[str, FieldAttribute] = MappingProxyType({}),
) -> RecordType:
    """Make the type of a kind that may match some classes and have costs for some movers."""
    return RecordType(
        {
            "label": Key(TEXT, "The word in messages."),
            "matches": Key(
                known_name(classes), "The kind it counts as for matching and sight: its class."
            ),
            "level": Key(whole(0, 1), "0 ground, 1 upper."),
            "enter": Key(FLAG, "Whether figures may step on it."),
            "cost": Key(
                _KNOWN_OR_NOT, "What a step onto it takes, 1 by default; unknown is left open."
            ),
            "costs": Key(_costs(movers), "Cost by mover; 0: never, unknown: left open."),
            "costs_as": Key(
                known_name(kinds), "A kind whose costs it shares for other movers. Since 1.1."
            ),
            "blocks_sight": Key(FLAG, "Whether it blocks every line."),
            "fill": Key(COLOUR, "Its colour in pictures."),
            "ground": Key(one_of(GROUNDS), "What its fields are made of in pictures."),
            "symbol": Key(one_of(SYMBOLS), "What is drawn on its fields. Since 1.1."),
            "attributes": Key(
                attribute_values(attributes),
                "What its fields carry unless they say otherwise. Since 1.1.",
            ),
            "tags": Key(list_of(TEXT), "Words that are handed to the engine. Since 1.1."),
        },
        empty_help={"fill": _HASH},
    )


def trait_record(classes: Collection[str], traits: Collection[str]) -> RecordType:
    """Make the type of a trait that some classes may have and that may exclude some traits."""
    return RecordType(
        {
            "label": Key(TEXT, "The word in messages."),
            "on": Key(list_of(known_name(classes)), "Classes it may stand on; none: any."),
            "excludes": Key(list_of(known_name(traits)), "Traits it cannot stand beside."),
            "enter": Key(FLAG, "Whether figures may step on it."),
            "blocks_sight": Key(FLAG, "Whether it blocks every line."),
            "extra_cost": Key(_COST, "What entering takes on top of the step."),
            "counts_as_class": Key(FLAG, "Whether it counts where a rule needs its class."),
        }
    )


SECTOR = RecordType(
    {
        "name": Key(TEXT),
        "colour": Key(COLOUR),
        "neutral": Key(FLAG, "Whether no squad guards it."),
    },
    empty_help={"colour": _HASH},
)


def complete_kind(id_: str, values: Mapping[str, Any], known: Mapping[str, Kind]) -> Kind:
    """Make a kind of what an entry says; the rest comes from the kind of that id or its match."""
    old = known.get(id_) or Kind(id_, id_.replace("_", " "), id_)
    model = known.get(values.get("matches", id_))
    if id_ not in known and model is not None:
        old = replace(old, level=model.level, fill=model.fill)
    own = {key: value for key, value in values.items() if key != "cost"}
    for key in ("costs", "attributes"):  # what an entry does not name stays
        if key in own:
            own[key] = {**getattr(old, key), **own[key]}
    if "cost" in values:
        own["cost"] = known_number(values["cost"])
    return replace(old, **own)


def complete_trait(id_: str, values: Mapping[str, Any], known: Mapping[str, Trait]) -> Trait:
    """Make a trait of what an entry says and, for the rest, of the trait of that id."""
    return replace(known.get(id_) or Trait(id_, id_.replace("_", " ")), **values)


def complete_sector(id_: str, values: Mapping[str, Any], known: Mapping[str, Sector]) -> Sector:
    """Make a sector of what an entry says and, for the rest, of the sector of that id."""
    return replace(known.get(id_) or Sector(id_, id_, "#888888"), **values)


def read_kinds(
    node: Node | None,
    problems: Problems,
    known: Mapping[str, Kind],
    movers: Collection[str],
    attributes: Mapping[str, FieldAttribute],
) -> dict[str, Kind]:
    """Read a ``kinds:`` section.

    Parameters
    ----------
    known : mapping
        Kinds that exist already (those of the ruleset, for a map's own); an entry of the same id
        takes what it does not say from there.
    movers : collection of str
        Mover classes that ``costs`` may name.
    attributes : mapping
        Those of the ruleset.
    """
    found = entries(node, problems, "kinds", phrase("a kind"))
    classes = tuple(dict.fromkeys([*known, *(id_ for id_, _, _ in found)]))
    record_type = kind_record(classes, movers, classes, attributes)
    read = read_entries(found, record_type, problems, lambda word: phrase("kind {word}", word=word))
    kinds = {id_: complete_kind(id_, values, known) for id_, values in read.items()}
    circling = _circling({**known, **kinds})
    for id_, key, _ in found:
        matches = kinds[id_].matches if id_ in kinds else id_
        target = kinds.get(matches) or known.get(matches)
        if target is not None and target.matches != matches:
            problems.add(
                rules.RULESET_CONTRADICTORY,
                key.start,
                phrase(
                    "kind {word} matches {other}, which itself matches {last}",
                    word=quoted(id_),
                    other=quoted(matches),
                    last=quoted(target.matches),
                ),
                phrase("write  matches: {matches}", matches=target.matches),
            )
        if id_ in kinds and id_ in circling:
            problems.add(
                rules.RULESET_CONTRADICTORY,
                key.start,
                phrase(
                    "the costs of kind {word} are its own: costs_as goes round", word=quoted(id_)
                ),
            )
    return kinds


def _circling(kinds: Mapping[str, Kind]) -> set[str]:
    """Return the kinds to which following ``costs_as`` comes back."""
    found: set[str] = set()
    seen: set[str] = set()
    for kind in kinds:
        way: dict[str, int] = {}
        here: str | None = kind
        while here is not None and here in kinds and here not in seen and here not in way:
            way[here] = len(way)
            here = kinds[here].costs_as
        if here in way:
            found.update(list(way)[way[here] :])
        seen.update(way)
    return found


def read_traits(
    node: Node | None, problems: Problems, known: Mapping[str, Trait], classes: Collection[str]
) -> dict[str, Trait]:
    """Read a ``traits:`` section; ``known`` and ids work as in :func:`read_kinds`."""
    found = entries(node, problems, "traits", phrase("a trait"))
    record_type = trait_record(classes, dict.fromkeys((*known, *(id_ for id_, _, _ in found))))
    read = read_entries(
        found, record_type, problems, lambda word: phrase("trait {word}", word=word)
    )
    return {id_: complete_trait(id_, values, known) for id_, values in read.items()}


def read_sectors(
    node: Node | None, problems: Problems, known: Mapping[str, Sector]
) -> dict[str, Sector]:
    """Read a ``sectors:`` section; an entry takes what it does not say from ``known``."""
    found = entries(node, problems, "sectors", phrase("a sector"))
    read = read_entries(found, SECTOR, problems, lambda word: phrase("sector {word}", word=word))
    return {id_: complete_sector(id_, values, known) for id_, values in read.items()}
