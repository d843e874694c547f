"""Whether a ruleset's sight rules answer for the fields of a map."""

from __future__ import annotations

from collections.abc import Collection
from itertools import combinations_with_replacement

from mapkit.mapfile.problems import Problems, and_list
from mapkit.model import Field, Ruleset

__all__ = ["report_sight_rules"]

_MAX_CLASSES = 8
"""The kernel tells so many classes of fields apart."""
_MAX_RULES = 6
"""Line rules that may serve one pair; every set of them is a deciding rule of its own."""


def report_sight_rules(
    fields: Collection[Field], ruleset: Ruleset, problems: Problems, position: int | None
) -> None:
    """Report pairs of classes that no line rule serves, and more than sight can tell apart.

    Parameters
    ----------
    fields : collection of Field
    ruleset : Ruleset
        With the map's own kinds in it.
    problems : Problems
    position : int or None
        Where the file names the ruleset.
    """
    if ruleset.sight != "field":
        return
    known = [ruleset.kinds[f.kind].matches for f in fields if f.kind in ruleset.kinds]
    classes = list(dict.fromkeys(known))
    if len(classes) > _MAX_CLASSES:
        problems.error(
            "MK131",
            position,
            f"the fields are of {len(classes)} classes, and lines of sight tell "
            f"{_MAX_CLASSES} apart: {and_list(classes, 'and')}",
            "let some kinds match others, or write  sight: none  in the ruleset",
        )
        return
    unserved: list[str] = []
    for a, b in combinations_with_replacement(classes, 2):
        serving = len(ruleset.line_rules(a, b))
        if not serving:
            unserved.append(f"{a}|{b}")
        elif serving > _MAX_RULES:
            problems.error(
                "MK131",
                position,
                f"{serving} line rules of ruleset {ruleset.id} serve fields of the classes {a} "
                f"and {b}; {_MAX_RULES} may",
                "take some back with  ends  or  instead_of",
            )
    if unserved:
        problems.error(
            "MK131",
            position,
            f"no line rule of ruleset {ruleset.id} serves fields of the classes "
            f"{and_list(unserved, 'and')}, so nothing tells whether they see each other",
            "add a rule without  ends,  which serves every pair, or write  sight: none; rules "
            "that stand  instead_of  each other leave none",
        )
