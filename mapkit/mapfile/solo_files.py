"""Reads order cards of the solo game, and positions of one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from mapkit.diagnostics import Diagnostic
from mapkit.errors import FileError, InvalidMapError
from mapkit.mapfile.nodes import MapNode, Node, SeqNode, parse
from mapkit.mapfile.problems import Problems
from mapkit.mapfile.records import Key, RecordType, read_record
from mapkit.mapfile.source import Source, open_source
from mapkit.mapfile.value_types import TEXT, deferred, list_of, one_of, read_all, whole
from mapkit.messages import phrase
from mapkit.model.solo import CARD_STEPS, CardStep

_SHIPPED = Path(__file__).parents[1] / "data" / "solo_cards.yaml"

_STEP = RecordType(
    {
        "do": Key(one_of(CARD_STEPS), "What defenders do."),
        "who": Key(TEXT, "all, in_last_known, outside_last_known, arrived, or a squad."),
        "steps": Key(whole(0, 99), "Fields of a move or of recon."),
        "to": Key(one_of(("last_known", "sniper", "likely")), "Where a move goes."),
        "kind": Key(TEXT, "Of the access fields that they are summoned to."),
        "frees": Key(one_of(("all", "access")), "Whom the exception for a summon leaves."),
        "card": Key(TEXT, "The letter of the regroup marks."),
        "fields": Key(list_of(TEXT), "The fields of an attack."),
    },
    required=("do",),
)

_FILE = RecordType(
    {
        "mapkit_solo_cards": Key(TEXT, "Version of the form, 1.0."),
        "units": Key(deferred({"type": "object"}), "By squad the fields of its defenders."),
        "sniper": Key(TEXT, "His field."),
        "last_known": Key(TEXT, "The sector where he was last known."),
        "likely": Key(list_of(whole(0, 999)), "Numbers of the likely objectives."),
        "goals": Key(list_of(whole(0, 999)), "Numbers of the objectives he has to complete."),
        "off": Key(list_of(TEXT), "Squads of the defenders that are off the board."),
        "hits": Key(whole(0, 3), "Hits in this turn so far."),
        "cards": Key(deferred({"type": "object"}), "Cards by name, each a list of steps."),
    }
)


class SoloFile(NamedTuple):
    """What a file says: names as typed, not looked up on any map.

    ``values`` has what was given of a position; ``units`` the fields by squad.
    """

    values: Mapping[str, Any]
    units: Mapping[str, tuple[str, ...]]
    cards: Mapping[str, tuple[CardStep, ...]]


def read_solo_file(source: Source) -> tuple[SoloFile | None, tuple[Diagnostic, ...]]:
    """Read a position or order cards, or both; None with what is wrong where it has errors."""
    problems = Problems(source.text)
    root = parse(source.text, problems)
    if root is None:
        return None, problems.sorted()
    head = read_record(root, _FILE, problems, phrase("the file of a solo game"))
    units = {
        name: found
        for name, node in _pairs(head.get("units"), problems, "units")
        if (found := read_all(_listed(node), TEXT, problems, phrase("the units"))) is not None
    }
    cards = {
        name: tuple(_step(step, name, problems) for step in _listed(node))
        for name, node in _pairs(head.get("cards"), problems, "cards")
    }
    if problems.has_errors:
        return None, problems.sorted()
    known = {k: v for k, v in head.values.items() if k not in ("units", "cards")}
    return SoloFile(known, units, cards), problems.sorted()


def open_solo_file(path: Path) -> SoloFile:
    """Read a file with a position or order cards, or both.

    Raises ``FileError`` where it cannot be read. Raises ``InvalidMapError`` where it has errors.
    """
    found, problems = read_solo_file(open_source(path))
    if found is None:
        what = phrase("{path} is not a position of a solo game", path=path)
        raise InvalidMapError(what, problems, str(path), is_map=False)
    return found


@cache
def shipped_cards() -> Mapping[str, tuple[CardStep, ...]]:
    """Return the order cards that the rules describe, by name."""
    found, problems = read_solo_file(Source(_SHIPPED.read_text("utf-8"), None))
    if found is None or problems:
        raise FileError(f"the shipped order cards are damaged: {problems}")
    return found.cards


def _pairs(node: Node | None, problems: Problems, what: str) -> list[tuple[str, Node]]:
    if node is None:
        return []
    if not isinstance(node, MapNode):
        read_record(node, RecordType({}), problems, phrase("the section {what}", what=what))
        return []
    return [(key.value, value) for key, value in node.pairs]


def _listed(node: Node) -> list[Node]:
    return node.items if isinstance(node, SeqNode) else [node]


def _step(node: Node, card: str, problems: Problems) -> CardStep:
    what = phrase("a step of the card {card}", card=card)
    given = dict(read_record(node, _STEP, problems, what).values)
    return CardStep(**{"do": "", **given})
