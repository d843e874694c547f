"""Whether a ruleset's sight rules answer for the fields of a map."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations_with_replacement

from mapkit.diagnostics import Severity, rules
from mapkit.mapfile.problems import Problems, and_list
from mapkit.messages import phrase
from mapkit.model import Ruleset

__all__ = ["report_sight_rules"]

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
    ruleset : Ruleset
    problems : Problems
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
