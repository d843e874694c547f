"""From a map to its tables."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import replace

from mapkit.adjacency import relations, walking
from mapkit.compiled.compiled_map import CompiledMap, GroundPlan, Missing
from mapkit.compiled.partial import sound_part, what_is_missing
from mapkit.compiled.unread import NOTHING_UNREAD, Unread
from mapkit.coverage import build_mesh, check_map
from mapkit.diagnostics import Diagnostic, Severity, has_errors
from mapkit.errors import InvalidMapError, UsageProblemError
from mapkit.messages import phrase, phrase_n
from mapkit.model import GameMap
from mapkit.sight import SightTables, sight_tables

__all__ = ["Progress", "compile_map", "ground_plan", "unchecked_plan", "with_choices"]

Progress = Callable[[int, int], None]
"""Called now and then with the steps done and the steps in all; what it raises stops the work."""


def with_choices(game_map: GameMap, answers: Mapping[str, str]) -> GameMap:
    """Return the map with other answers to the ruleset's open questions.

    Parameters
    ----------
    game_map : GameMap
    answers : mapping of str to str
        Value by choice; other choices keep theirs.

    Raises
    ------
    UsageProblemError
        The ruleset does not ask that question or does not know that answer.
    """
    choices = game_map.ruleset.choices
    for name, value in answers.items():
        if name not in choices:
            known = ", ".join(choices) or phrase("none")
            raise UsageProblemError(
                phrase(
                    "the ruleset {ruleset} has no choice '{name}' (it has: {known})",
                    ruleset=game_map.ruleset.id,
                    name=name,
                    known=known,
                )
            )
        if value not in choices[name].values:
            raise UsageProblemError(
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

    Parameters
    ----------
    game_map : GameMap
    found : tuple of Diagnostic, optional
        What :func:`mapkit.coverage.check_map` found, where it is known already.

    Returns
    -------
    GroundPlan
        With the warnings and notes of the check.

    Raises
    ------
    InvalidMapError
        The map has errors; all of them are in its ``diagnostics``.
    """
    found = check_map(game_map) if found is None else found
    if has_errors(found):
        raise _invalid(game_map, found)
    return unchecked_plan(game_map, found)


def compile_map(
    game_map: GameMap,
    *,
    progress: Progress | None = None,
    partial: bool = False,
    unread: Unread = NOTHING_UNREAD,
    threads: int | None = None,
    ground: GroundPlan | None = None,
    tables: SightTables | None = None,
) -> CompiledMap:
    """Build all tables of a map.

    Parameters
    ----------
    game_map : GameMap
    progress : callable, optional
        Gets how much of the sight tables is done.
    partial : bool
        Leave out what an error of the map touches instead of refusing the map.
    unread : Unread
        For a partial build what reading the map file left out.
    threads : int, optional
        For the sight tables; as many as there are cores by default.
    ground : GroundPlan, optional
        That of the map, where it is known already and the build is not partial.
    tables : SightTables, optional
        Those of the map, where they are known already and the build is not partial.

    Raises
    ------
    InvalidMapError
        The map has errors and ``partial`` is False, or nothing sound is left of it; all
        of them are in its ``diagnostics``.

    Notes
    -----
    Cost: nearly all of it is :func:`mapkit.sight.sight_tables`.
    """
    if partial:
        part = sound_part(game_map, unread)
        if part.hopeless:
            raise _invalid(game_map, part.reasons)
        plan = unchecked_plan(part.map)
        missing = what_is_missing(part, plan.relations)
    else:
        plan, missing = ground or ground_plan(game_map), Missing()
    game_map = plan.map
    if tables is None and game_map.ruleset.sight == "field":
        tables = sight_tables(
            game_map,
            plan.mesh,
            plan.relations,
            progress=progress,
            threads=threads or os.cpu_count() or 1,
        )
    movers = game_map.ruleset.movers
    taken = "turns" if game_map.choices.get("walking_distance") == "turns" else "cost"
    return CompiledMap(
        map=game_map,
        mesh=plan.mesh,
        relations=plan.relations,
        steps={m: walking(game_map, plan.relations, m, "fields") for m in movers},
        walking={m: walking(game_map, plan.relations, m, taken) for m in movers},
        tables=tables,
        missing=missing,
    )


def unchecked_plan(game_map: GameMap, notes: tuple[Diagnostic, ...] = ()) -> GroundPlan:
    """Build mesh and relations of a map that is known to be free of errors.

    For whoever has checked the map already, or made it of a checked one by edits that cannot
    bring in an error.
    """
    mesh = build_mesh(game_map)
    return GroundPlan(game_map, mesh, relations(game_map, mesh), notes)


def _invalid(game_map: GameMap, found: tuple[Diagnostic, ...]) -> InvalidMapError:
    errors = sum(d.severity is Severity.ERROR for d in found)
    return InvalidMapError(phrase_n("the map {id} has {n} error(s)", errors, id=game_map.id), found)
