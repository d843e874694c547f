"""Parts of a ruleset's file: the rules of sight, the bag, the figures of warnings."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import combinations_with_replacement
from typing import Any

from mapkit.diagnostics import Severity, rules
from mapkit.mapfile.nodes import Node
from mapkit.mapfile.problems import Problems, and_list, quoted
from mapkit.mapfile.records import (
    Key,
    RecordType,
    entries,
    entries_schema,
    read_entries,
    read_record,
    section,
)
from mapkit.mapfile.scalars import read_text
from mapkit.mapfile.sections import FieldIds
from mapkit.mapfile.value_types import (
    TEXT,
    ValueType,
    deferred,
    items,
    known_name,
    list_of,
    list_schema,
    number,
    one_of,
    ref,
    whole,
)
from mapkit.messages import phrase
from mapkit.model import WARNINGS, Bag, Reveal, Ruleset, Silenced, Spoil, TokenType

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


_CALLED_FOR = {
    "exposed_objective": "Seen from so many times as many fields as the middle objective.",
    "open_sector": "Its middle field is seen from so many times as many others as the board's.",
    "wide_view": "A field sees this share of all others, 0 to 1.",
    "trap_objective": "An objective has so many ways in, or fewer; a dead end has one.",
    "choke_point": "Without it this share of the fields is cut off, 0 to 1; of a row, the worst.",
    "no_way": "An objective, entry or start has no way from or to so many of the others, or more.",
    "fast_entry": "From an entry of another sector an objective is fewer turns away than this.",
    "disputed_sight": "The tolerance leaves open whether so many pairs see each other.",
    "narrow_field": "A field has no room for a figure's base so many times as wide.",
    "small_label": "Capital letters on a field are lower than so many mm in print.",
    "idle_obstacle": "Without the obstacle so many pairs would have another answer, or fewer.",
    "idle_rule": "The rule decides so many pairs alone, or fewer.",
}
"""What the figure of each warning means."""

WARNING_FIGURES = RecordType(
    {name: Key(number(0, 1_000_000), _CALLED_FOR[name]) for name in WARNINGS}
)


def read_warnings(node: Node | None, problems: Problems) -> dict[str, float]:
    """Read the ``warnings:`` section of a ruleset: by warning, the figure that calls for it."""
    if node is None:
        return {}
    return read_record(node, WARNING_FIGURES, problems, phrase("the warnings")).values


def _reason(node: Node, problems: Problems, what: str) -> str | None:
    text = read_text(node, problems, what)
    if text is None or text.strip():
        return text
    problems.add(
        rules.VALUE_NOT_ALLOWED,
        node.start,
        phrase("{what} is empty", what=what),
        phrase("say in a few words why the warning does not matter here"),
    )
    return None


def silenced_record(
    ids: FieldIds, sectors: Collection[str] = (), sight_rules: Collection[str] = ()
) -> RecordType:
    """Make the type of an entry about fields, sectors and rules of a map."""
    return RecordType(
        {
            "warning": Key(one_of(WARNINGS), "What is not to be said again."),
            "reason": Key(
                ValueType(_reason, {**TEXT.schema, "pattern": r"\S"}), "Why, for people."
            ),
            "field": Key(ids.type, "The field that it is about."),
            "sector": Key(known_name(sectors), "The sector that it is about."),
            "rule": Key(known_name(sight_rules), "The rule of sight that it is about."),
        },
        required=("warning", "reason"),
    )


def read_silenced(
    node: Node | None,
    problems: Problems,
    ruleset: Ruleset | None,
    sectors: Collection[str],
    ids: FieldIds,
) -> tuple[Silenced, ...]:
    """Read the ``silenced:`` section; entries with errors are left out."""
    record_type = silenced_record(ids, sectors, ruleset.rules if ruleset else ())
    found = []
    for n, item in enumerate((node and items(node, problems, "silenced")) or [], 1):
        what = phrase("silenced warning {n}", n=n)
        record = read_record(item, record_type, problems, what)
        if record.ok and record.get("field", "") in {"", *ids.good}:
            found.append(Silenced(**record.values))
    return tuple(found)


_MAX_CLASSES = 8
"""The kernel tells so many classes of fields apart."""
_MAX_RULES = 6
"""Line rules that may serve one pair; every set of them is a deciding rule of its own."""


def report_sight_rules(
    classes: Iterable[str],
    ruleset: Ruleset,
    problems: Problems,
    position: int | None,
    *,
    severity: Severity | None = None,
) -> None:
    """Report pairs of classes that no line rule serves, and more than sight can tell apart.

    Parameters
    ----------
    classes : iterable of str
        Those of the fields.
    position : int or None
        Where the file names the ruleset.
    severity : Severity, optional
        That of the rule if not given.
    """
    if ruleset.sight != "field":
        return
    classes = list(dict.fromkeys(classes))
    if len(classes) > _MAX_CLASSES:
        problems.add(
            rules.RULESET_CONTRADICTORY,
            position,
            phrase(
                (
                    "the fields are of {number} classes, and sight can handle at most {most}: "
                    "{classes}"
                ),
                number=len(classes),
                most=_MAX_CLASSES,
                classes=and_list(classes, "and"),
            ),
            phrase("let some kinds match others, or write  sight: none  in the ruleset"),
            severity=severity,
        )
        return
    unserved: list[str] = []
    for a, b in combinations_with_replacement(classes, 2):
        serving = len(ruleset.line_rules(a, b))
        if not serving:
            unserved.append(f"{a}|{b}")
        elif serving > _MAX_RULES:
            problems.add(
                rules.RULESET_CONTRADICTORY,
                position,
                phrase(
                    (
                        "{serving} line rules of ruleset {ruleset} cover fields of the classes {a} "
                        "and {b}; at most {most} may"
                    ),
                    serving=serving,
                    ruleset=ruleset.id,
                    a=a,
                    b=b,
                    most=_MAX_RULES,
                ),
                phrase("restrict some with  ends  or  instead_of"),
                severity=severity,
            )
    if unserved:
        problems.add(
            rules.RULESET_CONTRADICTORY,
            position,
            phrase(
                (
                    "no line rule of ruleset {ruleset} covers fields of the classes {classes}, so "
                    "no rule says whether they see each other"
                ),
                ruleset=ruleset.id,
                classes=and_list(unserved, "and"),
            ),
            phrase(
                "add a rule without  ends,  which covers every pair, or write  sight: none; "
                "rules that stand  instead_of  each other leave none"
            ),
            severity=severity,
        )
