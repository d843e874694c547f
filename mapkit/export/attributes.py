"""From the attributes that a drawing has to kinds, sectors, ids and names, by a person's rules."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from mapkit.errors import UsageError
from mapkit.export.imported import ImportedField, NotTaken, Ring
from mapkit.export.plugins import Option
from mapkit.mapfile.source import open_source
from mapkit.messages import phrase

Facts = Mapping[str, Collection[str]]

ATTRIBUTE_OPTIONS = (
    Option("id", "the attribute that has the ids; the drawing's own id, or id, if left out", ("",)),
    Option("name", "the attribute that has the names; name if left out", ("",)),
    Option(
        "kinds",
        "kinds by attributes: landuse:forest=open,type:sea*=open+water; or @FILE with rules",
        ("",),
    ),
    Option("sectors", "sectors by the same: region:North=white", ("",)),
)
"""What an importer takes whose areas have attributes of any name."""

_EXAMPLE = "landuse:forest=open,type:sea=open+water,id:room*=built_up"
_RULE = re.compile(r"\s*([^:=]+):([^=]+)=([^=]+)$")
_LEVELS = {"0": 0, "1": 1}


def rules_of(
    text: str, option: str, known: Collection[str] | None = None, example: str = _EXAMPLE
) -> dict[str, str]:
    """Read ``landuse:forest=open, type:sea=open+water``: what an attribute says, and what follows.

    Returns results by ``attribute:value``, in the order of the text. A value that ends in ``*`` is
    the beginning of one.

    Raises ``UsageError`` where a part is not a rule; the message shows how one is written. Raises
    ``FileError`` where the file cannot be read.

    Parameters
    ----------
    text : str
        Rules with commas between them; or ``@`` and the path of a file that has them, on one line
        or on several.
    option : str
        For messages.
    known : collection of str or None
        The attributes that there may be; None for any.
    example : str
        For messages.
    """
    if text.startswith("@"):
        text = open_source(Path(text[1:])).text
    out = {}
    for part in filter(str.strip, re.split(r"[,\r\n]", text)):
        match = _RULE.match(part)
        if not match or (known is not None and match[1].strip() not in known):
            raise UsageError(
                phrase(
                    "{option}: {part!r} is not a rule; write {example}, with commas between them",
                    option=option,
                    part=part.strip(),
                    example=example,
                )
            )
        what, value, result = (group.strip() for group in match.groups())
        out[f"{what}:{value}"] = result
    return out


def rule_for(facts: Facts, rules: Mapping[str, str]) -> str | None:
    """Return the first rule that fits what is known of a shape."""
    for rule in rules:
        what, _, value = rule.partition(":")
        found = facts.get(what, ())
        if value in found or (
            value.endswith("*") and any(fact.startswith(value[:-1]) for fact in found)
        ):
            return rule
    return None


class AttributeReader:
    """Makes fields of shapes with attributes, by the options of :data:`ATTRIBUTE_OPTIONS`.

    Where no rule fits, the attributes ``kind``, ``sector``, ``level`` and ``traits`` are taken for
    what they say.

    Raises ``UsageError`` or ``FileError`` as for :func:`rules_of`.
    """

    def __init__(self, options: Mapping[str, str]) -> None:
        self._id, self._name = options["id"], options["name"]
        self._kinds = rules_of(options["kinds"], "kinds")
        self._sectors = rules_of(options["sectors"], "sectors")
        self._used: set[str] = set()
        self._missed = {name for name in (self._id, self._name) if name}

    def fields(
        self, parts: Sequence[tuple[Ring, ...]], values: Mapping[str, Any], own_id: str, where: str
    ) -> Iterator[ImportedField]:
        """Yield the fields of a shape: one for each of its parts.

        Parameters
        ----------
        parts : sequence of tuple of Ring
            The largest keeps the id, the next ones are called ``a.2``, ``a.3``, ...
        values : mapping of str to object
            The attributes; texts, numbers and truth values count.
        own_id : str
            That the drawing gives to the shape, "" for none.
        """
        texts = {key: text for key, value in values.items() if (text := _text(value))}
        self._missed -= texts.keys()
        id_ = texts.get(self._id, "") if self._id else own_id or texts.get("id", "")
        facts = {**{key: (text,) for key, text in texts.items()}, "id": (id_,)}
        kind_rule, sector_rule = rule_for(facts, self._kinds), rule_for(facts, self._sectors)
        self._used |= {rule for rule in (kind_rule, sector_rule) if rule}
        kind: str | None
        if kind_rule:
            kind, *traits = (part.strip() for part in self._kinds[kind_rule].split("+"))
        else:
            kind, traits = texts.get("kind"), texts.get("traits", "").split()
        for number, part in enumerate(sorted(parts, key=lambda p: -_area(p[0])), 1):
            yield ImportedField(
                rings=part,
                id=id_ if number == 1 or not id_ else f"{id_}.{number}",
                kind=kind,
                sector=self._sectors[sector_rule] if sector_rule else texts.get("sector"),
                level=_LEVELS.get(texts.get("level", "")),
                traits=frozenset(traits),
                name=texts.get(self._name or "name"),
                where=where,
            )

    def not_used(self) -> Iterator[NotTaken]:
        """Yield the rules that fitted no shape, and the attributes that none has."""
        for rule in (*self._kinds, *self._sectors):
            if rule not in self._used:
                yield NotTaken(phrase("a rule that fits no shape"), rule)
        for name in sorted(self._missed):
            yield NotTaken(phrase("an attribute that no shape has"), name)


def _text(value: object) -> str:
    """Return an attribute as a text, "" for what is none."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return " ".join(map(_text, value))
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return str(value).strip() if isinstance(value, str | int | float) else ""


def _area(ring: Ring) -> float:
    """Return twice the area of a ring."""
    x0, y0 = ring[0] if ring else (0.0, 0.0)
    return abs(
        sum(
            (ax - x0) * (by - y0) - (bx - x0) * (ay - y0)
            for (ax, ay), (bx, by) in zip(ring, (*ring[1:], *ring[:1]), strict=True)
        )
    )
