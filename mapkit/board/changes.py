"""What can be made of a board: edits, repairs, suggestions, better drafts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Concatenate, Generic, ParamSpec, Self, TypeVar

from mapkit.board.base import BoardBase, Name

if TYPE_CHECKING:
    from mapkit.board.derived import Progress
    from mapkit.board.drafts import Improved, Suggestions
    from mapkit.model import Bounds, GameMap

P = ParamSpec("P")
B = TypeVar("B", bound=BoardBase)


@dataclass(frozen=True, slots=True)
class Repaired(Generic[B]):
    """What :meth:`mapkit.Board.repair` did."""

    board: B
    """With the repairs carried out."""
    notes: tuple[str, ...]
    """What they were."""
    stopped: bool
    """Whether there were too many problems to try all repairs."""


class Changes(BoardBase):
    """What :class:`mapkit.Board` becomes; each method leaves the board itself as it is."""

    def choose(self, **choices: str) -> Self:
        """Return the board under other answers to the rulebook's open questions.

        Parameters
        ----------
        **choices
            For example ``grazing="sees"``; other choices keep theirs.

        Examples
        --------
        >>> board.choose(grazing="sees").map.choices["grazing"]
        'sees'
        """
        known = self._derived.readable
        if known is None or not choices:
            return self
        from mapkit.compiled.ground import with_choices

        return type(self)(self._derived.of(with_choices(known, choices)))

    def repair(self) -> Repaired[Self]:
        """Return the board with safe repairs carried out, and what they were.

        Examples
        --------
        >>> board.repair().notes
        ()
        """
        from mapkit.coverage.repair import repair

        mended, notes, stopped = repair(self.map)
        return Repaired(type(self)(self._derived.of(mended)), notes, stopped)

    def edit(
        self, edit: Callable[Concatenate[GameMap, P], GameMap], *args: P.args, **kwargs: P.kwargs
    ) -> Self:
        """Return the board with one edit carried out.

        Parameters
        ----------
        edit : callable
            A function of :mod:`mapkit.edits`, or any from map to map.
        *args, **kwargs
            What it takes after the map; positions are in map units (0.01 mm unless the map says
            otherwise).

        Raises
        ------
        EditRefusedError
            The edit would leave the map invalid; says why and where.
        NotFoundError
            A field, vertex or portal is not there.
        TypeError
            The edit is named in a string.

        Examples
        --------
        >>> edited = board.edit(mapkit.edits.paint, ["B34"], kind="built_up")
        >>> edited["B34"].kind, board["B34"].kind
        ('built_up', 'open')
        """
        if isinstance(edit, str):
            raise TypeError(f"name the edit as a function: mapkit.edits.{edit}")
        return type(self)(self._derived.of(edit(self.map, *args, **kwargs)))

    def suggest(
        self,
        origin: Name,
        target: Name | None = None,
        *,
        within_mm: float | None = None,
        margin_mm: float = 0.0,
        progress: Progress | None = None,
    ) -> Suggestions:
        """Suggest how to settle a dispute, or how to hide a field from others.

        Parameters
        ----------
        origin : name
        target : name, optional
            The other field of the dispute. Without it, obstacles and bends of walls are looked for
            that hide ``origin``.
        within_mm : float, optional
            No change is larger; 5 tolerances for the sum of the moves that settle a dispute, 10 mm
            for the bend of a wall if not given.
        margin_mm : float
            A dispute is settled so well that its answer stays the same if corners lie so much
            farther elsewhere than the tolerance allows; as much longer are the moves that are
            tried.
        progress : callable or None

        Notes
        -----
        Some seconds for a board of 130 fields, with its disputes.

        Examples
        --------
        >>> call = board.disputes()[0]
        >>> board.suggest(call.origin, call.target, within_mm=1).sentences[0]  # doctest: +ELLIPSIS
        'No move of 1 mm in all settles Y81 ...'
        """
        from mapkit.board.drafts import suggest

        self._require_sight()
        compiled = self._derived.compile()
        fields = [self._id(name) for name in (origin, target) if name is not None]
        return suggest(compiled, self._derived.disputes(), fields, within_mm, margin_mm, progress)

    def improve(
        self,
        goal: str,
        bounds: Bounds | None = None,
        *,
        variants: int = 1000,
        seed: int = 1,
        keep: int = 3,
        workers: int | None = 1,
        scheduler: str | None = None,
        notice: Callable[[str], None] | None = None,
        store: Path | None = None,
        progress: Progress | None = None,
        stop: Callable[[], bool] | None = None,
    ) -> Improved:
        """Search for drafts that are nearer to a goal.

        Parameters
        ----------
        goal : str
            ``"no-disputes"``, ``"equal-exposure=4"``, ``"turns=6-9"``, or a sum of these with
            weights: ``"no-disputes + 2*turns=6-9"``.
        bounds : Bounds, optional
            What may move; vertices by 5 tolerances if not given.
        variants : int
            How many are tried at most.
        seed : int
            The same seed gives the same drafts, whatever the number of workers.
        keep : int
            How many drafts are returned at most.
        workers, scheduler, store, notice
            As for :func:`mapkit.jobs.run_tasks`: a search that was stopped goes on from ``store``.
        progress : callable or None
        stop : callable or None
            Asked again and again; True ends the search, and what is found by then is returned.

        Raises
        ------
        UsageError
            It is no goal, it contradicts itself or the map cannot tell; nothing may move.
        InvalidMapError
            The map has errors.
        FileError
            ``store`` is of another search, or cannot be written.
        WorkerError
            The workers did not do the work; what was finished is kept in ``store``.

        Examples
        --------
        >>> rooms = mapkit.open("examples/two-rooms.yaml")
        >>> rooms.improve("no-disputes", variants=5).reached
        False
        """
        from mapkit.board.drafts import Improved
        from mapkit.drafts.goals import parse_goal
        from mapkit.drafts.improving import improve
        from mapkit.drafts.variants import usual_bounds
        from mapkit.jobs import run_tasks

        run = partial(
            run_tasks, workers=workers, scheduler=scheduler, store=store, notice=notice, stop=stop
        )
        game_map = self._derived.ground.map
        wanted = parse_goal(goal, game_map)
        found = improve(
            game_map, wanted, bounds or usual_bounds(game_map), variants=variants, seed=seed,
            keep=keep, run=run, progress=progress,
        )  # fmt: skip
        return Improved(game_map, wanted, found)
