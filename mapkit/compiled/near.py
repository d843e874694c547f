"""From a large map to its tables, with the sight of fields near each other only."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from mapkit.compiled.compiled_map import CompiledMap, Progress
from mapkit.compiled.ground import ground_plan
from mapkit.errors import UsageError
from mapkit.geometry.kernel.build_library import make_ready
from mapkit.jobs import RunTasks, run_tasks
from mapkit.messages import phrase
from mapkit.model import GameMap
from mapkit.sight.near_tables import near_sight_tables


def compile_near(
    game_map: GameMap,
    within_mm: Fraction,
    *,
    run: RunTasks = run_tasks,
    progress: Progress | None = None,
) -> CompiledMap:
    """Build the tables of a map, with the sight of fields near each other only.

    Parameters
    ----------
    within_mm : Fraction
        Pairs whose nearest points are farther apart, in mm, are not asked about.
    run : callable
        Does the tasks: :func:`mapkit.jobs.run_tasks`, with the workers and the file of results that
        are wanted.
    progress : callable, optional
        Gets how much of the sight tables is done; what it raises stops the work.

    Returns
    -------
    CompiledMap
        With ``near``, and neither ``tables`` nor tables of ways: these grow with the square of
        the fields.

    Raises
    ------
    InvalidMapError
        The map has errors.
    UsageError
        The game has no lines of sight, the radius is below 0, or walking distances are turns,
        which only tables of all pairs have.
    """
    if game_map.ruleset.sight != "field":
        raise UsageError(
            phrase(
                "the ruleset {ruleset} has no lines of sight, so there is no radius for them",
                ruleset=game_map.ruleset.id,
            )
        )
    if within_mm < 0:
        raise UsageError(phrase("--within has to be 0 mm or more"))
    if game_map.choices.get("walking_distance") == "turns":
        raise UsageError(
            phrase(
                "walking distances in turns need tables of all pairs, which a build within a "
                "radius leaves out; give another answer to the choice walking_distance"
            )
        )
    plan = ground_plan(game_map)
    radius = within_mm / Fraction(str(game_map.unit_mm))
    known = partial(run, job=(game_map, str(within_mm)), check=make_ready)
    near = near_sight_tables(plan.map, plan.relations, radius, run=known, progress=progress)
    return CompiledMap(
        map=plan.map, mesh=plan.mesh, relations=plan.relations, steps={}, walking={},
        tables=None, near=near,
    )  # fmt: skip
