"""From a map to its tables."""

from __future__ import annotations

from mapkit.adjacency import walking
from mapkit.cache import Cache
from mapkit.compiled.compiled_map import CompiledMap, GroundPlan, MapTables, Missing, Progress
from mapkit.compiled.ground import ground_plan, refusal, unchecked_plan
from mapkit.compiled.partial import sound_part, what_is_missing
from mapkit.compiled.unread import NOTHING_UNREAD, Unread
from mapkit.jobs.cores import cores
from mapkit.model import GameMap
from mapkit.sight import SightTables, sight_tables


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
