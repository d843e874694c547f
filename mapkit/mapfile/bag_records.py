"""The ``bag:`` section of a ruleset: what becomes of a shot."""

from __future__ import annotations

from typing import Any

from mapkit.diagnostics import rules
from mapkit.mapfile.nodes import Node
from mapkit.mapfile.problems import Problems, quoted
from mapkit.mapfile.records import (
    Key,
    RecordType,
    entries,
    entries_schema,
    read_entries,
    read_record,
    section,
)
from mapkit.mapfile.value_types import (
    TEXT,
    deferred,
    known_name,
    list_of,
    list_schema,
    one_of,
    ref,
    whole,
)
from mapkit.messages import phrase
from mapkit.model import Bag, Reveal, Spoil, TokenType

__all__ = ["BAG", "REVEAL", "SPOIL", "TOKEN", "read_bag"]

_MANY = whole(0, 1000)
_SOME = whole(1, 1000)
_NAMES = deferred(list_schema(TEXT.schema))

TOKEN = RecordType(
    {
        "label": Key(TEXT, "The word in messages."),
        "start": Key(_MANY, "How many are in the bag at the start; 0 by default."),
        "most": Key(_MANY, "How many there may be in it; any number by default."),
    }
)
SPOIL = RecordType(
    {
        "tokens": Key(_NAMES, "Tokens that are counted together."),
        "at_least": Key(_SOME, "With so many of them drawn the shot misses."),
    },
    required=("tokens", "at_least"),
)
REVEAL = RecordType(
    {
        "tokens": Key(_NAMES, "Tokens that are counted together."),
        "at_least": Key(_SOME, "With so many of them drawn the shot tells where it came from."),
        "more": Key(
            deferred(entries_schema(_MANY.schema)),
            "By token, by how much each one that is drawn raises that number.",
        ),
    },
    required=("tokens", "at_least"),
)
BAG = RecordType(
    {
        "tokens": Key(section("token"), "What is in the bag."),
        "hits": Key(_NAMES, "Tokens of which as many have to be drawn as the shot is far."),
        "spoils": Key(deferred(ref("spoil")), "What makes a shot miss all the same."),
        "reveals": Key(deferred(ref("reveal")), "What tells where a shot came from."),
    },
    required=("tokens", "hits"),
)


def read_bag(node: Node | None, problems: Problems) -> Bag | None:
    """Read the ``bag:`` section of a ruleset; None where there is none, or it has errors."""
    if node is None:
        return None
    what = phrase("the bag")
    record = read_record(node, BAG, problems, what)
    found = entries(record.get("tokens"), problems, "tokens", phrase("a token"))
    read = read_entries(found, TOKEN, problems, lambda word: phrase("token {word}", word=word))
    tokens = {i: TokenType(**{"id": i, "label": i, **values}) for i, values in read.items()}
    if not record.ok or len(tokens) < len(found):
        return None
    hits = _known(record.values["hits"], tokens, problems, phrase("hits of {what}", what=what))
    spoils = _spoil(record.get("spoils"), tokens, problems)
    reveals = _reveal(record.get("reveals"), tokens, problems)
    for token in tokens.values():
        if token.most is not None and token.start > token.most:
            problems.add(
                rules.RULESET_CONTRADICTORY,
                node.start,
                phrase(
                    "token {word} starts with {start}, more than its most, {most}",
                    word=quoted(token.id),
                    start=token.start,
                    most=token.most,
                ),
            )
    return None if hits is None else Bag(tokens, hits, spoils, reveals)


def _known(
    node: Node, tokens: dict[str, TokenType], problems: Problems, what: str
) -> tuple[str, ...] | None:
    names: tuple[str, ...] | None = list_of(known_name(tuple(tokens))).read(node, problems, what)
    return names


def _spoil(node: Node | None, tokens: dict[str, TokenType], problems: Problems) -> Spoil | None:
    values = _counted(node, SPOIL, tokens, problems, phrase("spoils of {what}", what="bag"))
    return None if values is None else Spoil(**values)


def _reveal(node: Node | None, tokens: dict[str, TokenType], problems: Problems) -> Reveal | None:
    what = phrase("reveals of {what}", what="bag")
    values = _counted(node, REVEAL, tokens, problems, what)
    if values is None:
        return None
    more: dict[str, int] = {}
    known = one_of(tuple(tokens))
    listed = values.pop("more", None)
    for _, key, value in entries(listed, problems, "more", phrase("a token")):
        token = known.read(key, problems, phrase("a token in {what}", what=what))
        raised = _MANY.read(value, problems, phrase("{name} of {what}", name=key.value, what=what))
        if token is not None and raised is not None:
            more[token] = raised
    return Reveal(**values, more=more)


def _counted(
    node: Node | None,
    record_type: RecordType,
    tokens: dict[str, TokenType],
    problems: Problems,
    what: str,
) -> dict[str, Any] | None:
    if node is None:
        return None
    record = read_record(node, record_type, problems, what)
    if not record.ok:
        return None
    named = _known(record.values["tokens"], tokens, problems, phrase("tokens of {what}", what=what))
    return None if named is None else {**record.values, "tokens": named}
