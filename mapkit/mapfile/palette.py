"""Kinds and traits of fields: read alike from a ruleset and from a map that adds its own."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any

from mapkit.mapfile.nodes import MapNode, Node
from mapkit.mapfile.problems import Problems, quoted
from mapkit.mapfile.records import Reader, Spec, entries, name_list, one_of, read_record, whole
from mapkit.mapfile.scalars import kind_of, read_bool, read_text, read_whole
from mapkit.messages import phrase
from mapkit.model import Kind, Sector, Trait

__all__ = [
    "complete_kind",
    "complete_sector",
    "complete_trait",
    "read_kinds",
    "read_sectors",
    "read_traits",
]

_COLOUR = re.compile(r"#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})")
_MAX_COST = 1000
_HASH = "put the colour in quotes; without them # begins a comment"


def _read_colour(node: Node, problems: Problems, what: str) -> str | None:
    """Read a colour as ``#rgb`` or ``#rrggbb``."""
    text = read_text(node, problems, what)
    if text is None or _COLOUR.fullmatch(text):
        return text
    problems.error(
        "MK116",
        node.start,
        phrase("{what} should be a colour, not {found}", what=what, found=kind_of(node)),
        phrase('write it as # and six digits in quotes, for example "#c0392b"'),
    )
    return None


def complete_kind(id_: str, values: Mapping[str, Any], known: Mapping[str, Kind]) -> Kind:
    """Make a kind of what an entry says; the rest comes from the kind of that id or its match."""
    old = known.get(id_)
    matches = values.get("matches", old.matches if old else id_)
    model = old or known.get(matches)
    return Kind(
        id=id_,
        label=values.get("label", old.label if old else id_.replace("_", " ")),
        matches=matches,
        level=values.get("level", model.level if model else 0),
        enter=values.get("enter", old.enter if old else True),
        cost=values.get("cost", old.cost if old else 1),
        blocks_sight=values.get("blocks_sight", old.blocks_sight if old else False),
        costs=values.get("costs", old.costs if old else {}),
        fill=values.get("fill", model.fill if model else "#ffffff"),
    )


def complete_trait(id_: str, values: Mapping[str, Any], known: Mapping[str, Trait]) -> Trait:
    """Make a trait of what an entry says and, for the rest, of the trait of that id."""
    old = known.get(id_) or Trait(id_, id_.replace("_", " "))
    return replace(old, **values)


def complete_sector(id_: str, values: Mapping[str, Any], known: Mapping[str, Sector]) -> Sector:
    """Make a sector of what an entry says and, for the rest, of the sector of that id."""
    old = known.get(id_) or Sector(id_, id_, "#888888")
    return replace(old, **values)


def read_kinds(
    node: Node, problems: Problems, known: Mapping[str, Kind], movers: Collection[str]
) -> dict[str, Kind]:
    """Read a ``kinds:`` section.

    Parameters
    ----------
    known : mapping
        Kinds that exist already (those of the ruleset, for a map's own); an entry of the same id
        takes what it does not say from there.
    movers : collection of str
        Mover classes that ``costs`` may name.
    """
    found = entries(node, problems, "kinds", phrase("a kind")) or []
    classes = tuple(dict.fromkeys([*known, *(id_ for id_, _, _ in found)]))
    spec = Spec(
        {
            "label": read_text,
            "matches": one_of(classes),
            "level": whole(0, 1),
            "enter": read_bool,
            "cost": whole(0, _MAX_COST),
            "costs": _costs(movers),
            "blocks_sight": read_bool,
            "fill": _read_colour,
        },
        empty_help={"fill": _HASH},
    )
    kinds: dict[str, Kind] = {}
    for id_, _, value in found:
        record = read_record(value, spec, problems, phrase("kind {word}", word=quoted(id_)))
        if not record.ok:
            continue
        kinds[id_] = complete_kind(id_, record.values, known)
    for id_, key, _ in found:
        matches = kinds[id_].matches if id_ in kinds else id_
        target = kinds.get(matches) or known.get(matches)
        if target is not None and target.matches != matches:
            problems.error(
                "MK131",
                key.start,
                phrase(
                    "kind {word} matches {other}, which itself matches {last}",
                    word=quoted(id_),
                    other=quoted(matches),
                    last=quoted(target.matches),
                ),
                phrase("write  matches: {matches}", matches=target.matches),
            )
    return kinds


def _costs(movers: Collection[str]) -> Reader:
    def read(node: Node, problems: Problems, what: str) -> dict[str, int] | None:
        if not isinstance(node, MapNode):
            problems.error(
                "MK112",
                node.start,
                phrase(
                    "{what} should be a mapping from movers to costs, not {found}",
                    what=what,
                    found=kind_of(node),
                ),
            )
            return None
        costs: dict[str, int] = {}
        word = one_of(movers)
        for key, value in node.pairs:
            if key.value.startswith("x-"):
                continue
            mover = word(key, problems, phrase("a mover in {what}", what=what))
            cost = read_whole(
                value,
                problems,
                phrase("{value} in {what}", value=key.value, what=what),
                0,
                _MAX_COST,
            )
            if mover is not None and cost is not None:
                costs[mover] = cost
        return costs

    return read


def read_traits(
    node: Node, problems: Problems, known: Mapping[str, Trait], classes: Collection[str]
) -> dict[str, Trait]:
    """Read a ``traits:`` section; ``known`` and ids work as in :func:`read_kinds`."""
    found = entries(node, problems, "traits", phrase("a trait")) or []
    spec = Spec(
        {
            "label": read_text,
            "on": name_list(classes),
            "excludes": name_list({*known, *(id_ for id_, _, _ in found)}),
            "enter": read_bool,
            "blocks_sight": read_bool,
            "extra_cost": whole(0, _MAX_COST),
            "counts_as_class": read_bool,
        }
    )
    traits: dict[str, Trait] = {}
    for id_, _, value in found:
        record = read_record(value, spec, problems, phrase("trait {word}", word=quoted(id_)))
        if not record.ok:
            continue
        traits[id_] = complete_trait(id_, record.values, known)
    return traits


def read_sectors(node: Node, problems: Problems, known: Mapping[str, Sector]) -> dict[str, Sector]:
    """Read a ``sectors:`` section; an entry takes what it does not say from ``known``."""
    readers: dict[str, Reader] = {"name": read_text, "colour": _read_colour, "neutral": read_bool}
    spec = Spec(readers, empty_help={"colour": _HASH})
    sectors: dict[str, Sector] = {}
    for id_, _, value in entries(node, problems, "sectors", phrase("a sector")) or []:
        record = read_record(value, spec, problems, phrase("sector {word}", word=quoted(id_)))
        if not record.ok:
            continue
        sectors[id_] = complete_sector(id_, record.values, known)
    return sectors
