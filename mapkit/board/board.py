"""A board: a map and all questions about it, each answered on demand."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Concatenate, Literal, ParamSpec, overload

from mapkit.analysis.names import resolve_field
from mapkit.board.derived import Derived, Progress
from mapkit.board.picture import Picture
from mapkit.errors import MapkitError, NotFoundError, UsageProblemError
from mapkit.jobs.cores import cores
from mapkit.messages import phrase

if TYPE_CHECKING:
    from decimal import Decimal

    import networkx as nx
    from matplotlib.axes import Axes

    from mapkit.adjacency import Relations
    from mapkit.analysis.change import Change
    from mapkit.board.disputes import Disputes
    from mapkit.board.drafts import Improved, Suggestions
    from mapkit.board.fields import BoardField
    from mapkit.board.moves import HearAnswer, RangeAnswer, ReachAnswer
    from mapkit.board.play import Play
    from mapkit.board.report import ReportAnswer
    from mapkit.board.sight import SightAnswer, SightFrom
    from mapkit.board.simulation import Simulation
    from mapkit.board.tracings import MatchedTracings
    from mapkit.compiled import CompiledMap, GroundPlan
    from mapkit.diagnostics import Diagnostic
    from mapkit.drawing.scene import Scene
    from mapkit.model import Bounds, GameMap, Players
    from mapkit.sight import SightTables
    from mapkit.sight.near_tables import RunTasks

__all__ = ["Board", "DisputeKind", "Relation", "diff"]

P = ParamSpec("P")

DisputeKind = Literal["all", "sight", "distance"]

Relation = Literal["adjacent", "matching", "passable", "stacked"]

_PLAIN_NUMBER = re.compile(r"[+-]?(\d{1,9}(\.\d{0,9})?|\.\d{1,9})([eE][+-]?\d{1,2})?", re.ASCII)
"""No fraction, and none that takes long to work out as an exact number, such as 1e999999999."""

MAP_ENDINGS = frozenset({".yaml", ".yml"})
"""Of map files; :meth:`Board.save` writes a map under these, a picture under others."""


class Board(Picture):
    """A map with everything that can be asked of it.

    Nothing is worked out before it is asked, and each thing once. A board never changes: an edit
    gives another one. Several threads may ask the same board.

    Fields are named as on the command line: by id (``"38"``), name, what is printed on them
    (``"objective 4"``, ``"red entry"``) or a point in mm (``"120,85"``).

    Parameters
    ----------
    game_map : GameMap

    See Also
    --------
    mapkit.open : makes a board of a file.
    """

    def __init__(self, game_map: GameMap | Derived) -> None:
        given = game_map if isinstance(game_map, Derived) else Derived(game_map)
        self._derived = given

    def __reduce__(self) -> tuple[Any, ...]:
        return (Board, (self._derived,))

    # What it is.

    @property
    def map(self) -> GameMap:
        """The map as plain values.

        Raises
        ------
        InvalidMapError
            The file has errors that stand in the way of reading it whole.
        """
        return self._derived.map

    @property
    def path(self) -> Path | None:
        """The file that the map was read from; None for other maps."""
        read = self._derived.read
        return read.document.source.path if read else None

    @property
    def files(self) -> tuple[Path, ...]:
        """The files that it consists of, or would: the map's, its ruleset's, the underlay's."""
        read = self._derived.read
        return read.document.files if read else ()

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of all fields, in the order of the file and of all tables."""
        return tuple(self.map.fields)

    @property
    def fields(self) -> Mapping[str, BoardField]:
        """All fields by id, with their polygons in mm."""
        from mapkit.board.fields import BoardField

        game_map = self.map
        return MappingProxyType({i: BoardField(i, f, game_map) for i, f in game_map.fields.items()})

    def field(self, name: str) -> BoardField:
        """Return the field that a name stands for.

        Raises
        ------
        NotFoundError
            No field is called so; the message offers names that come close.
        UsageProblemError
            Several fields are.
        """
        return self.fields[resolve_field(self.map, name)]

    def __repr__(self) -> str:
        known = self._derived.readable
        if known is None:
            return f"Board({self._derived.name!r}, cannot be read)"
        width, height = known.size_mm
        return (
            f"Board({known.id!r}, {len(known.fields)} fields, {width:g} x {height:g} mm, "
            f"{known.provenance.kind})"
        )

    # Whether it is right.

    def check(self, *, finished: bool = True) -> tuple[Diagnostic, ...]:
        """Find everything that is wrong with the map and its file.

        Parameters
        ----------
        finished : bool
            Whether missing markers are warnings; notes otherwise.

        Returns
        -------
        tuple of Diagnostic
            Errors first, then warnings, then notes; each with its place in the file.
        """
        return self._derived.check(finished=finished)

    def check_pictures(self, *, allow_outside: bool = False) -> tuple[Diagnostic, ...]:
        """Tell which pictures that the file names are missing, or other ones than they were.

        Parameters
        ----------
        allow_outside : bool
            Whether pictures outside the map's folder are opened.

        Returns
        -------
        tuple of Diagnostic
            Notes about the underlay and the photo that the map was traced from, with their places.
            Empty for a map that comes from no file.
        """
        read, known = self._derived.read, self._derived.readable
        if read is None or known is None:
            return ()
        from mapkit.mapfile.pictures import check_pictures

        return check_pictures(known, read.document, outside=allow_outside)

    def repaired(self) -> tuple[Board, tuple[str, ...], bool]:
        """Return the board with safe repairs carried out, what they were, and whether it stopped.

        It stops where there are too many problems to try all repairs.

        Raises
        ------
        InvalidMapError
            The file cannot be read whole: what could not be read would be lost.
        """
        from mapkit.coverage.repair import repair

        mended, notes, stopped = repair(self.map)
        return Board(self._derived.of(mended)), notes, stopped

    def choose(self, **choices: str) -> Board:
        """Return the board under other answers to the rulebook's open questions.

        Parameters
        ----------
        **choices
            For example ``grazing="sees"``; other choices keep theirs.

        Raises
        ------
        UsageProblemError
            The ruleset does not ask that question, or does not know that answer.
        """
        known = self._derived.readable
        if known is None or not choices:
            return self
        from mapkit.compiled.ground import with_choices

        return Board(self._derived.of(with_choices(known, choices)))

    # What follows from it.

    @property
    def ground(self) -> GroundPlan:
        """The mesh and the relations of the map, which any single answer needs.

        Raises
        ------
        InvalidMapError
            The map has errors.
        """
        return self._derived.ground

    @property
    def relations(self) -> Relations:
        """Which fields are adjacent, matching, passable, stacked; raises as :attr:`ground`."""
        return self.ground.relations

    def graph(self, relation: Relation = "passable") -> nx.Graph[str]:
        """Return a relation as a graph of networkx, a node for each field.

        Nodes carry ``kind``, ``level``, ``name`` and ``sector``. ``stacked`` is a relation from
        below to above; the graph has no direction all the same.

        Raises
        ------
        MapkitError
            networkx is not installed.
        InvalidMapError
            The map has errors.
        """
        try:
            import networkx as nx
        except ImportError:
            raise MapkitError(phrase("networkx is not installed: pip install networkx")) from None
        found: nx.Graph[str] = nx.Graph(name=f"{self.map.id}: {relation}")
        for i, f in self.map.fields.items():
            found.add_node(i, kind=f.kind, level=f.level, name=f.name, sector=f.sector)
        found.add_edges_from(getattr(self.relations, relation))
        return found

    def compile(self, *, partial: bool = False, progress: Progress | None = None) -> CompiledMap:
        """Return all tables: relations, walking distances, sight.

        Parameters
        ----------
        partial : bool
            Leave out what errors of the map touch, and say in ``missing`` what that is.
        progress : callable or None

        Raises
        ------
        InvalidMapError
            The map has errors and ``partial`` is False, or nothing of it is free of errors.

        Notes
        -----
        0.1 s for a board of 130 fields, 2 s for 1,000, on one core.
        """
        return self._derived.compile(partial=partial, progress=progress)

    def compile_near(
        self,
        within_mm: str | Decimal,
        *,
        progress: Progress | None = None,
        run: RunTasks | None = None,
    ) -> CompiledMap:
        """Return the tables of a large map: sight of fields near each other only.

        Parameters
        ----------
        within_mm : str or Decimal
            Pairs whose nearest points are farther apart are not asked about.
        progress : callable or None
        run : callable, optional
            Does the tasks, as :func:`mapkit.jobs.run_tasks` with workers and a file of results; in
            this process if not given.

        Raises
        ------
        InvalidMapError
            The map has errors.
        UsageProblemError
            The game has no lines of sight, or the radius is no number from 0 on.

        Notes
        -----
        Time and memory follow the pairs asked about, not the square of the fields.
        """
        from fractions import Fraction
        from functools import partial

        from mapkit.compiled import compile_near
        from mapkit.jobs import run_tasks

        given = str(within_mm)
        if not _PLAIN_NUMBER.fullmatch(given):
            raise UsageProblemError(
                phrase("a radius in mm is a number such as 25, not {given}", given=given)
            )
        here = partial(run_tasks, workers=1)
        return compile_near(self.map, Fraction(given), run=run or here, progress=progress)

    def checksum(self, *, progress: Progress | None = None) -> str:
        """Return the SHA-256 over all that a game on the board could notice, as 64 digits.

        Prints show its first digits, the engine JSON holds it as ``checksums.play``.

        Raises
        ------
        InvalidMapError
            The map has errors.

        Notes
        -----
        As long as :meth:`compile`.
        """
        from mapkit.export.play import play_checksum

        return play_checksum(self.compile(progress=progress))

    @property
    def tables(self) -> SightTables:
        """Distances and deciding rules of all pairs, as NumPy arrays in the order of :attr:`ids`.

        Raises
        ------
        InvalidMapError
            The map has errors.
        UsageProblemError
            The ruleset knows no lines of sight.
        """
        self._require_sight()
        tables = self.compile().tables
        assert tables is not None  # the ruleset has sight
        return tables

    # What can be asked.

    @overload
    def sight(self, a: str, b: str) -> SightAnswer: ...

    @overload
    def sight(self, a: str, b: None = None, *, progress: Progress | None = None) -> SightFrom: ...

    def sight(
        self, a: str, b: str | None = None, *, progress: Progress | None = None
    ) -> SightAnswer | SightFrom:
        """Tell whether one field sees another, or what it sees of all others.

        Parameters
        ----------
        a : str
            The field that looks.
        b : str, optional
            The other field; all of them without it.
        progress : callable or None
            For one field against all.

        Returns
        -------
        SightAnswer or SightFrom
            The second is a mapping by field id.

        Raises
        ------
        NotFoundError, UsageProblemError
            A name stands for no field, or for several; or the ruleset knows no lines of sight.
        InvalidMapError
            The map has errors.

        Notes
        -----
        Some milliseconds a pair, and as much for each field of one against all, nearly all of it
        for what is disputed. For bare distances of all pairs take :attr:`tables`.
        """
        from mapkit.board.sight import SightAnswer, SightFrom

        ground = self.ground
        self._require_sight()
        origin = resolve_field(ground.map, a)
        if b is None:
            from mapkit.analysis.field_sight import sight_from

            return SightFrom(ground.map, origin, sight_from(ground, origin, progress=progress))
        target = resolve_field(ground.map, b)
        return SightAnswer(ground.map, self._derived.explainer.explain(origin, target))

    def disputes(
        self,
        kind: DisputeKind = "all",
        *,
        progress: Progress | None = None,
    ) -> Disputes:
        """List every pair whose answer the drawing cannot settle, the nearest call first.

        Returns
        -------
        Disputes
            A sequence of :class:`mapkit.Dispute`; its ``causes`` are the few places that they
            turn on, and it has a picture.

        Raises
        ------
        InvalidMapError, UsageProblemError
            As for :attr:`tables`.

        Notes
        -----
        A few milliseconds a pair that comes near: a second for a board of 130 fields.
        """
        from mapkit.board.disputes import Disputes

        self._require_sight()
        found = self._derived.disputes(progress)
        return Disputes(self.map, tuple(d for d in found if kind in ("all", d.kind)))

    def match_shapes(self, other: Board, *, tables: bool = True) -> MatchedTracings:
        """Compare with another tracing of the same board: fields are matched by their shapes.

        Parameters
        ----------
        other : Board
            The second map.
        tables : bool
            Compare the answers too, not only what is drawn.

        Raises
        ------
        InvalidMapError
            One of the maps has errors; only what is drawn can be compared then.
        UsageProblemError
            The fields meet in far too many places: these are no tracings.

        Notes
        -----
        Some seconds for 3,000 fields, beside the tables of both maps.
        """
        from mapkit.analysis.diff_tracings import diff_tracings
        from mapkit.board.tracings import MatchedTracings

        compiled = (self.compile(), other.compile()) if tables else None
        found = diff_tracings(self.map, other.map, compiled, threads=cores())
        return MatchedTracings(other.map, found)

    def reasons(self, *, progress: Progress | None = None) -> Iterator[SightAnswer]:
        """Explain every pair of fields, one after the other, on all cores.

        Parameters
        ----------
        progress : callable or None

        Yields
        ------
        SightAnswer
            As :meth:`sight` gives it, for each two fields in the order of :attr:`ids`. Leaving the
            iterator stops the work.

        Raises
        ------
        InvalidMapError, UsageProblemError
            As for :attr:`tables`.

        Notes
        -----
        Some milliseconds a pair: some twenty seconds for a board of 130 fields.
        """
        from mapkit.board.sight import SightAnswer

        self._require_sight()
        answers = self._derived.reasons(progress)
        return (SightAnswer(self.map, answer) for answer in answers)

    def reach(
        self,
        field: str,
        *,
        mover: str | None = None,
        steps: int | None = None,
        blocked: Iterable[str] = (),
        defenders: Iterable[str] = (),
        from_entry: bool = False,
    ) -> ReachAnswer:
        """Tell where a figure that stands on a field can get to in one turn.

        Parameters
        ----------
        field : str
        mover : str, optional
            A mover class of the ruleset; its first one by default, in Sniper Elite the sniper.
        steps : int, optional
            Fields it may move, or points that it may spend; as the ruleset says by default.
        blocked : iterable of str
            Fields that nobody enters.
        defenders : iterable of str
            Fields where a defender stands: a sniper keeps off, a defender passes but does not
            stay. In other games those where any unit stands.
        from_entry : bool
            The figure is off the board: ``field`` is its first step.

        Raises
        ------
        NotFoundError, UsageProblemError
            A name stands for no field, or for several; the ruleset does not know the mover.
        InvalidMapError
            The map has errors.
        NotKnownError
            The answer hangs on a figure that the ruleset leaves open.
        """
        from mapkit.analysis.reach import find_reach
        from mapkit.board.moves import ReachAnswer

        ground = self.ground
        game_map = ground.map
        found = find_reach(
            game_map,
            ground.relations,
            resolve_field(game_map, field),
            next(iter(game_map.ruleset.movers), "") if mover is None else mover,
            allowance=steps,
            blocked=[resolve_field(game_map, f) for f in blocked],
            occupied=[resolve_field(game_map, f) for f in defenders],
            from_entry=from_entry,
        )
        return ReachAnswer(game_map, found)

    def range(self, field: str, nearest: int, farthest: int | None = None) -> RangeAnswer:
        """Tell which fields are so many steps of a grid away, whatever lies in between.

        Parameters
        ----------
        field : str
        nearest, farthest : int
            Steps over sides, both included; ``farthest`` is ``nearest`` by default.

        Raises
        ------
        NotFoundError, UsageProblemError
            A name stands for no field, or for several; the range is backwards; the ruleset does
            not count range on a grid.
        InvalidMapError
            The map has errors.
        """
        from mapkit.analysis.grid_range import find_range
        from mapkit.board.moves import RangeAnswer

        ground = self.ground
        start = resolve_field(ground.map, field)
        last = nearest if farthest is None else farthest
        return RangeAnswer(
            ground.map, find_range(ground.map, ground.relations, start, nearest, last)
        )

    def hear(
        self,
        path: str | Sequence[str],
        *,
        mover: str = "sniper",
        defenders: Iterable[str] = (),
        from_entry: bool = False,
    ) -> HearAnswer:
        """Tell who hears a figure move along a path, and whether the rules allow the move.

        Parameters
        ----------
        path : str or sequence of str
            The field it leaves, the fields it crosses and the field it reaches, one string each
            or joined by ``>`` in one.
        mover : str
            A mover class of the ruleset.
        defenders : iterable of str
            Fields where a unit stands: the answer says which of them hear the move.
        from_entry : bool
            The figure comes from off the board onto the first field.

        Raises
        ------
        NotFoundError, UsageProblemError
            A name stands for no field, or for several; the ruleset does not know the mover, or
            has nobody who makes a noise.
        InvalidMapError
            The map has errors.
        """
        from mapkit.analysis.hear import find_hearers
        from mapkit.board.moves import HearAnswer

        ground = self.ground
        game_map = ground.map
        if game_map.ruleset.sight == "none" and not any(
            known.noise_from for known in game_map.ruleset.movers.values()
        ):
            raise UsageProblemError(
                phrase(
                    "the ruleset {ruleset} has no sight and no noise, so there is nothing to "
                    "answer",
                    ruleset=game_map.ruleset.id,
                )
            )
        parts = [path] if isinstance(path, str) else path
        units = tuple(resolve_field(game_map, f) for f in defenders)
        found = find_hearers(
            game_map,
            ground.relations,
            [i for part in parts for i in _fields_of(game_map, part)],
            mover,
            units=units,
            from_entry=from_entry,
        )
        return HearAnswer(game_map, found, units)

    @property
    def play(self) -> Play:
        """What the players ask beside reach, noise and sight: above all the solo rules.

        Raises
        ------
        InvalidMapError
            The map has errors.
        UsageProblemError
            The ruleset knows no lines of sight: the game has no sniper.
        """
        from mapkit.board.play import Play

        self._require_sight()
        return Play(self._derived)

    def report(
        self,
        *,
        partial: bool = False,
        disputes: bool | None = None,
        progress: Progress | None = None,
    ) -> ReportAnswer:
        """Measure the whole board: exposure, ways, choke points, danger, hearing, odds, disputes.

        Parameters
        ----------
        partial : bool
            Report what errors of the map do not touch, and name the rest.
        disputes : bool or None
            Ask how many answers are disputed, which takes the longest; None asks it of maps of up
            to 300 fields.
        progress : callable or None
            For the measures; the tables are those of :meth:`compile`.

        Raises
        ------
        InvalidMapError
            The map has errors and ``partial`` is False, or nothing of it is free of errors.

        Notes
        -----
        Two seconds for a board of 130 fields, nearly all of it for disputes. Choke points need
        rustworkx, the extra ``report``; without it they are left out, and the report says so.
        """
        from mapkit import __version__
        from mapkit.analysis.measures import ReportOptions, make_report
        from mapkit.board.report import ReportAnswer
        from mapkit.drawing.label_heights import label_heights
        from mapkit.export.play import play_checksum

        compiled = self.compile(partial=partial)
        labelled = "small_label" in compiled.map.ruleset.warnings
        options = ReportOptions(
            disputes=disputes,
            version=__version__,
            checksum="" if compiled.missing else play_checksum(compiled),
            labels_mm=label_heights(compiled.map) if labelled else {},
            threads=cores(),
        )
        return ReportAnswer(make_report(compiled, options, progress))

    def simulate(
        self,
        games: int = 1000,
        *,
        seed: int | str = 1,
        players: Players | None = None,
        workers: int | None = 1,
        progress: Progress | None = None,
    ) -> Simulation:
        """Play games of Sniper Elite between simple players, and count the results.

        Parameters
        ----------
        games : int
        seed : int or str
            The same seed gives the same games, whatever the number of workers.
        players : Players, optional
            :func:`mapkit.mapfile.read_players` reads them; by default the sensible ones that ship.
        workers : int or None
            How many processes; None takes one for each core, 1 plays in this process.
        progress : callable or None
            For the games; the tables are those of :meth:`compile`.

        Raises
        ------
        InvalidMapError
            The map has errors.
        UsageProblemError
            No game can be set up on the map, or the number of games is out of bounds.
        NotKnownError
            The ruleset leaves open what a step costs.

        Notes
        -----
        2 to 3 ms a game on a board of 130 fields, on one core.
        """
        from mapkit.board.simulation import Side, simulate_sides
        from mapkit.mapfile import shipped_players

        side = Side(self.compile(), players or shipped_players(), str(seed))
        return simulate_sides([side], games, workers=workers, progress=progress)[0]

    def suggest(
        self,
        a: str,
        b: str | None = None,
        *,
        within_mm: float | None = None,
        progress: Progress | None = None,
    ) -> Suggestions:
        """Suggest how to settle a dispute, or how to hide a field from others.

        Parameters
        ----------
        a : str
        b : str, optional
            The other field of the dispute. Without it, obstacles and bends of walls are looked for
            that hide ``a``.
        within_mm : float, optional
            No change is larger; 4 tolerances for the sum of the moves that settle a dispute, 10 mm
            for the bend of a wall if not given.
        progress : callable or None

        Raises
        ------
        NotFoundError, UsageProblemError
            A name stands for no field, or for several; nothing is disputed between the two; or the
            ruleset knows no lines of sight.
        InvalidMapError
            The map has errors.

        Notes
        -----
        Some seconds for a board of 130 fields, with its disputes.
        """
        from mapkit.board.drafts import suggest

        self._require_sight()
        compiled = self.compile()
        fields = [resolve_field(compiled.map, name) for name in (a, b) if name is not None]
        return suggest(compiled, self._derived.disputes(), fields, within_mm, progress)

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
            What may move; vertices by 4 tolerances if not given.
        variants : int
            How many are tried at most.
        seed : int
            The same seed gives the same drafts, whatever the number of workers.
        keep : int
            How many drafts are returned at most.
        workers : int or None
            Processes; None takes all cores.
        scheduler : str or None
            The address of a Dask scheduler whose workers do the work instead.
        notice : callable or None
            Gets a text for each worker of a cluster that is turned away.
        store : Path or None
            A file that keeps what is finished: a search that was stopped goes on from there.
        progress : callable or None
        stop : callable or None
            Asked again and again; True ends the search, and what is found by then is returned.

        Raises
        ------
        UsageProblemError
            It is no goal, it contradicts itself or the map cannot tell; nothing may move.
        InvalidMapError
            The map has errors.
        FileProblemError
            ``store`` is of another search, or cannot be written.
        WorkersProblemError
            The workers did not do the work; what was finished is kept in ``store``.
        """
        from mapkit.board.drafts import Improved
        from mapkit.drafts.goals import parse_goal
        from mapkit.drafts.improving import improve
        from mapkit.drafts.variants import usual_bounds

        game_map = self.ground.map
        wanted = parse_goal(goal, game_map)
        found = improve(
            game_map, wanted, bounds or usual_bounds(game_map), variants=variants, seed=seed,
            keep=keep, workers=workers, scheduler=scheduler, notice=notice, store=store,
            progress=progress, stop=stop,
        )  # fmt: skip
        return Improved(game_map, wanted, found)

    # What can be made of it.

    def edit(
        self, edit: Callable[Concatenate[GameMap, P], GameMap], *args: P.args, **kwargs: P.kwargs
    ) -> Board:
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

        Examples
        --------
        >>> board.edit(mapkit.edits.paint, ["38"], kind="built_up")  # doctest: +SKIP
        """
        return Board(self._derived.of(edit(self.map, *args, **kwargs)))

    def scene(
        self,
        *,
        labels: bool | str = True,
        markers: bool = True,
        legend: bool = True,
        problems: bool = False,
        secret: bool = False,
        paper: str = "a5",
        look: str | None = None,
        true_size: bool = False,
    ) -> Scene:
        """Return the picture of the board as plain shapes in mm.

        Parameters
        ----------
        labels : bool or str
            What to write on the fields: ``"ids"`` (or True), ``"names"``, ``"both"``; False
            writes nothing.
        markers, legend : bool
            Whether to draw what is printed on the fields, what the symbols mean.
        problems : bool
            Ring what :meth:`check` finds in the drawing.
        secret : bool
            The sniper's small map on a sheet of paper instead; it shows no problems. At its foot
            stand the first digits of :meth:`checksum`, so it takes as long as :meth:`compile`.
        paper : str
            The sheet of that map, one of :data:`mapkit.drawing.papers.PAPERS`.
        look : str, optional
            ``"board"`` (where it is left out), ``"light"``, ``"diagram"`` or ``"outline"``. The
            secret map is light anyway.
        true_size : bool
            Draw very small and very large boards true to size as well.

        Raises
        ------
        InvalidMapError
            The file cannot be read whole. Other errors do not keep a board from being drawn.
        UsageProblemError
            ``problems`` and ``secret`` at once, or no such paper, look or labels.
        """
        from mapkit.drawing.board import board_scene
        from mapkit.drawing.looks import LOOKS, find_look
        from mapkit.drawing.secret import secret_scene
        from mapkit.drawing.theme import PAPER, labelled

        called = labels if isinstance(labels, str) else "ids"
        if not secret:
            from mapkit.coverage.checks import check_map

            found = check_map(self.map) if problems else ()
            return board_scene(
                self.map,
                labels=bool(labels),
                markers=markers,
                legend=legend,
                diagnostics=found,
                theme=labelled(find_look(look or next(iter(LOOKS))), called),
                scale=1.0 if true_size else None,
            )
        if problems:
            raise UsageProblemError("the secret map shows no problems")
        if look is not None:
            raise UsageProblemError("the secret map has one look")
        if self.map.ruleset.sight == "none":
            raise UsageProblemError(
                phrase(
                    "the ruleset {ruleset} has no lines of sight, so there is no secret map",
                    ruleset=self.map.ruleset.id,
                )
            )
        return secret_scene(
            self.map,
            paper=paper,
            labels=bool(labels),
            markers=markers,
            legend=legend,
            theme=labelled(PAPER, called),
            label=self._print_label(),
        )

    def _print_label(self) -> str:
        """Return what tells prints of the map from those of others."""
        from mapkit.diagnostics import has_errors
        from mapkit.drawing.sheets import sheet_label

        sound = not has_errors(self.check())
        return sheet_label(self.map.name, self.checksum() if sound else None)

    def draw(self, ax: Axes | None = None, *, look: str | None = None) -> Axes:
        """Draw the board on axes of matplotlib, in mm, y downwards.

        What is plotted on the axes afterwards lies over the board: ``line_mm`` and ``polygon``
        fit as they are.

        Parameters
        ----------
        ax : matplotlib.axes.Axes, optional
            New ones by default.
        look : str, optional
            As for :meth:`scene`.

        Raises
        ------
        MapkitError
            matplotlib is not installed.
        UsageProblemError
            There is no such look.
        """
        from mapkit.export.pictures import draw_on_axes

        axes: Axes = draw_on_axes(self.scene(legend=False, look=look), self.map.size_mm, ax)
        return axes

    def save(
        self,
        path: str | os.PathLike[str],
        *,
        force: bool = False,
        dpi: float | None = None,
        look: str | None = None,
        labels: str = "ids",
    ) -> None:
        """Write the map (``.yaml``, ``.yml``) or its picture, as the ending says.

        A map file keeps the comments and the layout of the file that it was read from.

        Parameters
        ----------
        path : path
        force : bool
            Replace an existing file.
        dpi : float or None
            Dots per inch of a picture made of dots; None leaves it to the back end.
        look : str, optional
            Of a picture, as for :meth:`scene`.
        labels : str
            What is written on fields: ``"ids"``, ``"names"`` or ``"both"``.

        Raises
        ------
        UsageProblemError
            No installed back end draws pictures of that ending.
        OutputExistsError
            The file exists, and ``force`` is False.
        FileProblemError
            It cannot be written.
        """
        if Path(path).suffix.lower() in MAP_ENDINGS:
            self.save_map(path, force=force)
        else:
            super().save(path, force=force, dpi=dpi, look=look, labels=labels)

    def save_map(self, path: str | os.PathLike[str], *, force: bool = False) -> None:
        """Write the map file, whatever its ending; the file it was read from may be replaced.

        Raises
        ------
        OutputExistsError
            Another file exists there, and ``force`` is False.
        FileProblemError
            It cannot be written, or the file was changed meanwhile.
        """
        from mapkit.mapfile.saving import new_document, save_map

        read = self._derived.read
        document = read.document if read else new_document(self.map)
        save_map(document, self.map, path, force=force)

    def export(
        self,
        name: str,
        path: str | os.PathLike[str] | None = None,
        options: Mapping[str, str] = MappingProxyType({}),
        *,
        force: bool = False,
        partial: bool = False,
        progress: Progress | None = None,
    ) -> bytes:
        """Write the map with its tables in another format, and return what was written.

        Parameters
        ----------
        name : str
            An installed exporter, for example ``tables``; ``mapkit formats`` lists them.
        path : path, optional
            Where to; without it nothing is written. A format of several files takes a folder, or a
            name that ends in ``.zip``.
        options : mapping of str to str
            Of the exporter, for example ``{"form": "dense"}``.
        force : bool
            Replace an existing file.
        partial : bool
            Leave out what errors of the map touch.
        progress : callable or None
            For the writing; the tables are those of :meth:`compile`.

        Returns
        -------
        bytes
            The file; several are in a zip.

        Raises
        ------
        UsageProblemError
            No such exporter or option, or the format holds no partial maps.
        InvalidMapError
            The map has errors and ``partial`` is False.
        OutputExistsError, FileProblemError
            The file exists, or cannot be written.
        """
        from mapkit.export.outputs import write_files, zipped
        from mapkit.export.plugins import fill_in
        from mapkit.export.registry import find_exporter, refuse_partial
        from mapkit.illustrate import export_files

        exporter = find_exporter(name)
        filled = fill_in(name, exporter.options, options)
        if partial:
            refuse_partial(exporter)
        compiled = self.compile(partial=partial)
        files = export_files(exporter, compiled, filled, progress)
        if path is not None:
            write_files(Path(path), files, force=force)
        return files if isinstance(files, bytes) else zipped(files)

    @property
    def __geo_interface__(self) -> dict[str, Any]:
        """All fields as GeoJSON in mm: ``GeoDataFrame.from_features(board)`` takes a board."""
        return {
            "type": "FeatureCollection",
            "features": [f.__geo_interface__ for f in self.fields.values()],
        }

    def _require_sight(self) -> None:
        if self.map.ruleset.sight != "field":
            raise UsageProblemError(
                phrase(
                    "the ruleset {ruleset} has no lines of sight, so there is nothing to answer",
                    ruleset=self.map.ruleset.id,
                )
            )


def diff(before: Board, after: Board, *, tables: bool = True) -> tuple[Change, ...]:
    """Tell what changed between two versions of a map.

    Parameters
    ----------
    before, after : Board
    tables : bool
        Compare the answers too, not only what is drawn.

    Raises
    ------
    InvalidMapError
        One of the maps has errors; only what is drawn can be compared then.
    """
    from mapkit.analysis.diff_maps import diff_maps
    from mapkit.analysis.diff_tables import diff_tables

    drawn = diff_maps(before.map, after.map)
    return (*drawn, *diff_tables(before.compile(), after.compile())) if tables else drawn


def _fields_of(game_map: GameMap, part: str) -> list[str]:
    """Return the fields of one name, which may be a whole path joined by ``>`` or ``->``."""
    try:
        return [resolve_field(game_map, part)]
    except NotFoundError:
        pieces = [p for p in re.split(r"\s*-?>\s*", part) if p]
        if len(pieces) < 2:
            raise
        return [resolve_field(game_map, p) for p in pieces]
