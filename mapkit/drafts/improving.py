"""The search for better drafts: rounds of walks, each round from the best drafts so far."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from mapkit.drafts.changes import Change, carry_out, change_dict, change_from, length_of
from mapkit.drafts.goals import Figures, Goal
from mapkit.drafts.measured import Measured
from mapkit.drafts.variants import Variation
from mapkit.errors import UsageError
from mapkit.geometry.kernel.build_library import make_ready
from mapkit.jobs import RunTasks, Task, run_tasks
from mapkit.messages import phrase
from mapkit.model import Bounds, GameMap


def walk(
    game_map: GameMap,
    goal: Goal,
    bounds: Bounds,
    start: list[dict[str, Any]],
    disputed: list[list[str]],
    seed: int,
    first: int,
    count: int,
) -> dict[str, Any]:
    """Try so many variants, each of the best draft so far.

    Parameters
    ----------
    game_map : GameMap
        As the author drew it.
    start : list of dict
        The changes that make the first draft of the map, as plain values.
    disputed : list of [str, str]
        Its disputed pairs, where the goal asks for them.
    first, count : int
        Numbers of the variants; a variant depends on the seed, its number and its draft alone.

    Returns
    -------
    dict
        ``number`` of the last variant that was taken, None for none; ``changes`` from the map;
        ``score``; ``disputed``; ``tried``: how many variants could be made; ``refused``: how many
        came to no change.
    """
    changes: list[Change] = [change_from(values) for values in start]
    drawn = game_map
    for change in changes:
        drawn = carry_out(drawn, [change])
    draft = Measured.whole(drawn, goal, frozenset((a, b) for a, b in disputed))
    variation = Variation(game_map, bounds)
    taken, tried, refused = None, 0, 0
    for number in range(first, first + count):
        if not draft.score:
            break
        made = variation.changed(draft, goal, Random(f"{seed} {number}"))  # noqa: S311 - no secret
        if made is None:
            refused += 1
            continue
        tried += 1
        change, after = made
        nearer = draft.nearer(after, goal)
        if nearer is not None:
            draft, taken = nearer, number
            changes.append(change)
    return {
        "number": taken,
        "changes": [change_dict(change) for change in changes],
        "score": draft.score,
        "disputed": sorted([a, b] for a, b in draft.disputed),
        "tried": tried,
        "refused": refused,
    }


Progress = Callable[[int, int], None]

_WALK = 25
"""Variants of a walk."""

_WALKS = 8
"""Walks of a round, side by side: so many workers find something to do."""

_PARENTS = 3
"""From so many drafts a round sets out."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A draft that a search found."""

    number: int | None
    """Of the variant that made it; None for the map itself."""
    changes: tuple[Change, ...]
    """One after the other, from the map."""
    map: GameMap
    """After them."""
    score: float
    """How far it is from the goal."""
    figures: Figures


@dataclass(frozen=True, slots=True)
class Improvement:
    """What a search found."""

    start: Measured
    """The map itself."""
    drafts: tuple[Draft, ...]
    """The best ones, best first, all nearer to the goal than the map; empty where none is."""
    tried: int
    """Variants that could be made."""
    refused: int
    """Variants that came to no change: each edit that was drawn was refused, or did not settle the
    dispute that it was meant for."""
    complete: bool
    """False where the search was stopped before all variants were tried."""


@dataclass(frozen=True, slots=True)
class _Found:
    """What a walk found, as plain values; the map itself has no number."""

    values: dict[str, Any]
    length: float

    @property
    def rank(self) -> tuple[float, int, float, int]:
        """What is better sorts first: nearer the goal, in fewer changes, by shorter ways."""
        number = self.values["number"]
        changes = len(self.values["changes"])
        return (self.values["score"], changes, self.length, -1 if number is None else number)


def improve(
    game_map: GameMap,
    goal: Goal,
    bounds: Bounds,
    *,
    variants: int,
    seed: int = 1,
    keep: int = 3,
    run: RunTasks = run_tasks,
    progress: Progress | None = None,
) -> Improvement:
    """Search for drafts that are nearer to a goal than a map.

    A round has eight walks of 25 variants; a walk changes one thing after the other and keeps what
    brings it nearer. Rounds set out from the three best drafts so far. The search ends early where
    a draft has reached the goal.

    Some 0.05 to 0.1 s of processor time a variant for a board of 150 fields and the goal
    ``no-disputes``, a third of that for the others; the map itself is measured first.

    Parameters
    ----------
    game_map : GameMap
        Without errors.
    variants : int
        How many are tried at most.
    seed : int
        The same seed, map, goal and bounds give the same drafts, whatever the number of workers.
    keep : int
        How many drafts are returned at most.
    run : callable
        Does the tasks: :func:`mapkit.jobs.run_tasks`, with the workers and the file of results that
        are wanted.
    progress : callable or None
        Gets (variants tried, variants in all).

    Raises
    ------
    UsageError
        The bounds let nothing move.
    FileError
        The file of results is of another search, or cannot be written; what it has is kept.
    WorkerError
        As for :func:`mapkit.jobs.run_tasks`.
    """
    if bounds.moves_nothing or Variation(game_map, bounds).nothing_moves:
        raise UsageError(phrase("the bounds let nothing move, so there is no other draft"))
    start = Measured.whole(game_map, goal)
    own = {
        "number": None, "changes": [], "score": start.score, "tried": 0, "refused": 0,
        "disputed": sorted([a, b] for a, b in start.disputed),
    }  # fmt: skip
    pool = [_Found(own, 0.0)]
    tried, refused, complete = 0, 0, True
    for first in range(0, variants, _WALK * _WALKS):
        if not pool[0].values["score"]:
            break
        tasks = list(_round(game_map, goal, bounds, pool, seed, first, variants))
        done = 0

        def tell(walks: int, _: int, at: int = first) -> None:
            if progress is not None:
                progress(min(at + walks * _WALK, variants), variants)

        found = []
        job = (game_map, goal, bounds, seed)
        for _, values in run(tasks, job=job, check=make_ready, progress=tell):
            done += 1
            tried += values["tried"]
            refused += values["refused"]
            if values["number"] is not None:
                found.append(_Found(values, length_of(map(change_from, values["changes"]))))
        pool = _best([*pool, *found], max(keep, _PARENTS) + 1)
        if done < len(tasks):
            complete = False
            break
    drafts = tuple(_drafts(game_map, goal, pool, start, keep))
    return Improvement(start, drafts, tried, refused, complete)


def _round(
    game_map: GameMap,
    goal: Goal,
    bounds: Bounds,
    pool: Sequence[_Found],
    seed: int,
    first: int,
    variants: int,
) -> Iterator[Task]:
    """Yield the walks of a round that begins with a variant."""
    for number, at in enumerate(range(first, min(first + _WALK * _WALKS, variants), _WALK)):
        start = pool[number % min(len(pool), _PARENTS)].values
        count = min(_WALK, variants - at)
        yield Task(
            f"variants {at} to {at + count - 1}",
            walk,
            (game_map, goal, bounds, start["changes"], start["disputed"], seed, at, count),
        )


def _best(found: Sequence[_Found], most: int) -> list[_Found]:
    """Return the best, none twice."""
    kept: list[_Found] = []
    for one in sorted(found, key=lambda one: one.rank):
        if all(one.values["changes"] != other.values["changes"] for other in kept):
            kept.append(one)
    return kept[:most]


def _drafts(
    game_map: GameMap, goal: Goal, pool: Sequence[_Found], start: Measured, keep: int
) -> Iterator[Draft]:
    """Yield the best drafts, those apart that are nearer than the map."""
    better = [one.values for one in pool if one.values["score"] < start.score]
    for values in better[:keep]:
        changes = tuple(change_from(v) for v in values["changes"])
        drawn = game_map
        for change in changes:
            drawn = carry_out(drawn, [change])
        disputed = frozenset((a, b) for a, b in values["disputed"])
        measured = Measured.whole(drawn, goal, disputed)
        yield Draft(values["number"], changes, drawn, measured.score, measured.figures)
