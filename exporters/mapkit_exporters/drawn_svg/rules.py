"""Kinds and sectors of areas, by rules on their fill, class, layer or id."""

from __future__ import annotations

import re
from collections.abc import Mapping

from mapkit.errors import UsageProblemError
from mapkit.export import ImportedField
from mapkit.messages import phrase
from mapkit_exporters.drawn_svg.elements import Area

__all__ = ["field_of", "rules_of"]

_RULE = re.compile(r"\s*(fill|class|layer|id):([^=]+)=([^=]+)$")


def field_of(
    area: Area,
    label: str | None,
    kinds: Mapping[str, str],
    sectors: Mapping[str, str],
    used: set[str],
) -> ImportedField:
    """Return the field of an area; rules that fitted are added to ``used``."""
    kind, traits = None, frozenset[str]()
    rule = _rule_for(area, kinds)
    if rule:
        used.add(rule)
        kind, *rest = (part.strip() for part in kinds[rule].split("+"))
        traits = frozenset(rest)
    sector_rule = _rule_for(area, sectors)
    if sector_rule:
        used.add(sector_rule)
    rings = [area.shape.exterior, *area.shape.interiors]
    return ImportedField(
        rings=tuple(tuple((float(x), float(y)) for x, y in r.coords[:-1]) for r in rings),
        id=area.id,
        kind=kind,
        sector=sectors[sector_rule] if sector_rule else None,
        traits=traits,
        name=label if label != area.id else None,
        where=area.where,
    )


def _rule_for(area: Area, rules: Mapping[str, str]) -> str | None:
    """Return the first rule that fits a shape."""
    facts = {
        "fill": {area.fill},
        "class": set(area.classes),
        "layer": {area.layer},
        "id": {area.id},
    }
    for rule in rules:
        what, _, value = rule.partition(":")
        if value in facts[what] or (
            value.endswith("*") and any(fact.startswith(value[:-1]) for fact in facts[what])
        ):
            return rule
    return None


def rules_of(text: str, option: str) -> dict[str, str]:
    """Read ``fill:#80a040=open, class:wall=built_up, layer:Sea=open+water``.

    Raises
    ------
    UsageProblemError
        A part is no rule; the message shows how one is written, and names the option.
    """
    out = {}
    for part in filter(str.strip, text.split(",")):
        match = _RULE.match(part)
        if not match:
            raise UsageProblemError(
                phrase(
                    "{option}: {part!r} is no rule; write fill:#80a040=open, class:wall=built_up, "
                    "layer:Sea=open+water or id:room*=built_up, with commas between them",
                    option=option,
                    part=part.strip(),
                )
            )
        what, value, result = (group.strip() for group in match.groups())
        out[f"{what}:{value.lower() if what == 'fill' else value}"] = result
    return out
