"""From a map to what any answer needs: choices, checks, mesh and relations."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from mapkit.adjacency import relations
from mapkit.compiled.compiled_map import GroundPlan
from mapkit.coverage.checks import check_map
from mapkit.coverage.mesh_builder import build_mesh
from mapkit.diagnostics import Diagnostic, Severity, has_errors
from mapkit.errors import InvalidMapError, UsageError
from mapkit.messages import phrase, phrase_n
from mapkit.model import GameMap


def with_choices(game_map: GameMap, answers: Mapping[str, str]) -> GameMap:
    """Return the map with other answers to the ruleset's open questions.

    ``answers`` has the value by choice; other choices keep theirs.

    Raises ``UsageError`` where the ruleset does not ask that question or does not know that answer.
    """
    choices = game_map.ruleset.choices
    for name, value in answers.items():
        if name not in choices:
            known = ", ".join(choices) or phrase("none")
            raise UsageError(
                phrase(
                    "the ruleset {ruleset} has no choice '{name}' (it has: {known})",
                    ruleset=game_map.ruleset.id,
                    name=name,
                    known=known,
                )
            )
        if value not in choices[name].values:
            raise UsageError(
                phrase(
                    "'{value}' is not an answer to the choice {name}; give one of: {known}",
                    value=value,
                    name=name,
                    known=", ".join(choices[name].values),
                )
            )
    return replace(game_map, choices={**game_map.choices, **answers})


def ground_plan(game_map: GameMap, found: tuple[Diagnostic, ...] | None = None) -> GroundPlan:
    """Check a map and build its mesh and relations, which one pair or one move needs.

    ``found`` is what :func:`mapkit.coverage.check_map` found, where it is known already. The plan
    has the warnings and notes of the check.

    Raises ``InvalidMapError`` where the map has errors; all of them are in its ``diagnostics``.
    """
    found = check_map(game_map) if found is None else found
    if has_errors(found):
        raise refusal(game_map, found)
    return unchecked_plan(game_map, found)


def unchecked_plan(game_map: GameMap, notes: tuple[Diagnostic, ...] = ()) -> GroundPlan:
    """Build mesh and relations of a map that is known to be free of errors.

    For whoever has checked the map already, or made it of a checked one by edits that cannot
    bring in an error.
    """
    mesh = build_mesh(game_map)
    return GroundPlan(game_map, mesh, relations(game_map, mesh), notes)


def refusal(game_map: GameMap, found: tuple[Diagnostic, ...]) -> InvalidMapError:
    """Return the error that refuses a map for what was found."""
    errors = sum(d.severity is Severity.ERROR for d in found)
    return InvalidMapError(phrase_n("the map {id} has {n} error(s)", errors, id=game_map.id), found)
