"""From a map to its tables: of all pairs of fields, or of those near each other."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from mapkit.adjacency import walking
from mapkit.cache import Cache
from mapkit.compiled.compiled_map import CompiledMap, GroundPlan, MapTables, Missing, Progress
from mapkit.compiled.ground import ground_plan, refusal, unchecked_plan
from mapkit.compiled.partial import sound_part, what_is_missing
from mapkit.compiled.unread import NOTHING_UNREAD, Unread
from mapkit.errors import UsageError
from mapkit.geometry.kernel.build_library import make_ready
from mapkit.jobs import RunTasks, run_tasks
from mapkit.jobs.in_parts import cores
from mapkit.messages import phrase
from mapkit.model import GameMap
from mapkit.sight import SightTables, sight_tables
from mapkit.sight.near_tables import near_sight_tables


def compile_map(
    game_map: GameMap,
    *,
    progress: Progress | None = None,
    partial: bool = False,
    unread: Unread = NOTHING_UNREAD,
    threads: int | None = None,
    ground: GroundPlan | None = None,
    tables: SightTables | None = None,
    later: bool = False,
) -> CompiledMap:
    """Build all tables of a map.

    Cost: nearly all of it is :func:`mapkit.sight.sight_tables`.

    Raises ``InvalidMapError`` where the map has errors and ``partial`` is False, or nothing sound
    is left of it; all of them are in its ``diagnostics``.

    Parameters
    ----------
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
    later : bool
        Make the tables when one of them is first asked for.
    """
    if partial:
        part = sound_part(game_map, unread)
        if part.hopeless:
            raise refusal(game_map, part.reasons)
        plan = unchecked_plan(part.map)
        missing = what_is_missing(part, plan.relations)
    else:
        plan, missing = ground or ground_plan(game_map), Missing()
    game_map = plan.map

    def made() -> MapTables:
        sight = tables
        if sight is None and game_map.ruleset.sight == "field":
            sight = sight_tables(
                game_map, plan.mesh, plan.relations, progress=progress, threads=threads or cores()
            )
        # Over sides, ways are counted when they are asked for: their tables grow with the square.
        movers = game_map.ruleset.movers if game_map.ruleset.steps == "matching" else ()
        taken = "turns" if game_map.choices.get("walking_distance") == "turns" else "cost"
        steps, costs = (
            {m: walking(game_map, plan.relations, m, what) for m in movers}
            for what in ("fields", taken)
        )
        return MapTables(steps, costs, sight)

    parts = game_map, plan.mesh, plan.relations
    if not later:
        return CompiledMap(*parts, *made(), missing)
    once = Cache()
    return CompiledMap(*parts, {}, {}, None, missing, later=lambda: once.get(None, made))


def compile_near(
    game_map: GameMap,
    within_mm: Fraction,
    *,
    run: RunTasks = run_tasks,
    progress: Progress | None = None,
) -> CompiledMap:
    """Build the tables of a map, with the sight of fields near each other only.

    The answer has ``near``, and neither ``tables`` nor tables of ways: these grow with the square
    of the fields.

    Raises ``InvalidMapError`` where the map has errors. Raises ``UsageError`` where the game has no
    lines of sight, the radius is below 0, or walking distances are turns, which only tables of all
    pairs have.

    Parameters
    ----------
    within_mm : Fraction
        Pairs whose nearest points are farther apart, in mm, are not asked about.
    run : callable
        Does the tasks: :func:`mapkit.jobs.run_tasks`, with the workers and the file of results that
        are wanted.
    progress : callable, optional
        Gets how much of the sight tables is done; what it raises stops the work.
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
