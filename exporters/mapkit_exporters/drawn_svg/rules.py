"""Kinds and sectors of areas, by rules on their fill, class, layer or id."""

from __future__ import annotations

from collections.abc import Mapping

import shapely

from mapkit.export import ImportedField
from mapkit.export.attributes import rule_for, rules_of
from mapkit_exporters.drawn_svg.elements import Area

_EXAMPLE = "fill:#80a040=open, class:wall=built_up, layer:Sea=open+water or id:room*=built_up"


def field_of(
    area: Area,
    label: str | None,
    kinds: Mapping[str, str],
    sectors: Mapping[str, str],
    used: set[str],
) -> ImportedField:
    """Return the field of an area; rules that fitted are added to ``used``."""
    facts = {
        "fill": {area.fill},
        "class": set(area.classes),
        "layer": {area.layer},
        "id": {area.id},
    }
    kind, traits = None, frozenset[str]()
    rule = rule_for(facts, kinds)
    if rule:
        used.add(rule)
        kind, *rest = (part.strip() for part in kinds[rule].split("+"))
        traits = frozenset(rest)
    sector_rule = rule_for(facts, sectors)
    if sector_rule:
        used.add(sector_rule)
    rings = [area.shape.exterior, *area.shape.interiors]
    return ImportedField(
        rings=tuple(
            tuple(map(tuple, shapely.get_coordinates(ring)[:-1].tolist())) for ring in rings
        ),
        id=area.id,
        kind=kind,
        sector=sectors[sector_rule] if sector_rule else None,
        traits=traits,
        name=label if label != area.id else None,
        where=area.where,
        facts={
            "fill": area.fill or "",
            "layer": area.layer or "",
            "class": next(iter(sorted(area.classes)), ""),
        },
    )


def rules_on_areas(text: str, option: str) -> dict[str, str]:
    """Read rules on areas, as :func:`mapkit.export.attributes.rules_of`; colours in small letters.

    Raises
    ------
    UsageError, FileError
        As there.
    """
    rules = rules_of(text, option, ("fill", "class", "layer", "id"), _EXAMPLE)
    return {r.lower() if r.startswith("fill:") else r: result for r, result in rules.items()}
