"""Warnings of a report: what calls for them in a ruleset, and which ones a map silences."""

from __future__ import annotations

from collections.abc import Collection

from mapkit.diagnostics import rules
from mapkit.mapfile.nodes import Node
from mapkit.mapfile.problems import Problems
from mapkit.mapfile.records import Key, RecordType, read_record
from mapkit.mapfile.scalars import read_text
from mapkit.mapfile.sections import FieldIds
from mapkit.mapfile.value_types import TEXT, ValueType, items, known_name, number, one_of
from mapkit.messages import phrase
from mapkit.model import WARNINGS, Ruleset, Silenced

__all__ = ["WARNING_FIGURES", "read_silenced", "read_warnings", "silenced_record"]

_CALLED_FOR = {
    "exposed_objective": "Seen from so many times as many fields as the middle one of all.",
    "open_sector": "Its fields are seen from so many times as many as the board's, on average.",
    "wide_view": "A field sees this share of all others, 0 to 1.",
    "trap_objective": "So many ways in, or fewer.",
    "choke_point": "Without the field, this share of all fields is cut off, 0 to 1.",
    "no_way": "A marked field has no way from or to so many others, or more.",
    "fast_entry": "The sniper is on an objective in fewer turns than this.",
    "disputed_sight": "So many pairs are disputed in whether they see each other.",
    "narrow_field": "A field is narrower than so many times a figure's base.",
    "small_label": "Capital letters are lower than this in print, in mm.",
    "idle_obstacle": "It hides so many pairs from each other, or fewer.",
    "idle_rule": "It decides so many pairs, or fewer.",
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
