"""What follows from a board: diagnostics, relations, tables, measures, games."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from mapkit.board.base import BoardBase
from mapkit.errors import UsageError
from mapkit.jobs.in_parts import cores
from mapkit.messages import phrase

if TYPE_CHECKING:
    from decimal import Decimal

    from mapkit.adjacency import Relations
    from mapkit.board.derived import Progress
    from mapkit.board.report import ReportAnswer
    from mapkit.board.simulation import Simulation
    from mapkit.board.tracings import MatchedTracings
    from mapkit.compiled import CompiledMap, GroundPlan
    from mapkit.diagnostics import Diagnostic
    from mapkit.model import Players
    from mapkit.sight import SightTables

_PLAIN_NUMBER = re.compile(r"[+-]?(\d{1,9}(\.\d{0,9})?|\.\d{1,9})([eE][+-]?\d{1,2})?", re.ASCII)
"""No fraction, and none that takes long to compute as an exact number, such as 1e999999999."""


class Results(BoardBase):
    """What :class:`mapkit.Board` computes of the whole map.

    Long work takes ``workers``, ``scheduler``, ``store`` and ``notice``, which mean the same as for
    :func:`mapkit.jobs.run_tasks`.
    """

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

        Examples
        --------
        >>> [d.code for d in board.check() if d.severity == "error"]
        []
        """
        return self._derived.check(finished=finished)

    def check_pictures(self, *, allow_outside: bool = False) -> tuple[Diagnostic, ...]:
        """Find pictures that the file names and that are missing, or changed since.

        Parameters
        ----------
        allow_outside : bool
            Whether pictures outside the map's folder are opened.

        Returns
        -------
        tuple of Diagnostic
            Notes about the underlay and the photo that the map was traced from, with their places.
            Empty for a map that comes from no file.

        Examples
        --------
        >>> board.check_pictures()
        ()
        """
        read, known = self._derived.read, self._derived.readable
        if read is None or known is None:
            return ()
        from mapkit.mapfile.pictures import check_pictures

        return check_pictures(known, read.document, outside=allow_outside)

    @property
    def ground(self) -> GroundPlan:
        """The mesh and the relations of the map, which any single answer needs.

        Examples
        --------
        >>> board.ground.mesh is board.ground.mesh
        True
        """
        return self._derived.ground

    @property
    def relations(self) -> Relations:
        """Which fields are adjacent, matching, passable, stacked.

        Examples
        --------
        >>> board.relations.neighbours("38")
        ('27', '37', '39', '42', '43')
        """
        return self.ground.relations

    def compile(
        self, *, partial: bool = False, progress: Progress | None = None, later: bool = False
    ) -> CompiledMap:
        """Return all tables: relations, walking distances, sight.

        Parameters
        ----------
        partial : bool
            Leave out what errors of the map touch, and say in ``missing`` what that is.
        progress : callable or None
        later : bool
            Make the tables when one of them is first asked for.

        Notes
        -----
        0.1 s for a board of 130 fields, 2 s for 1,000, on one core.

        Examples
        --------
        >>> board.compile().map.id
        'launch-site'
        """
        return self._derived.compile(partial=partial, progress=progress, later=later)

    def compile_near(
        self,
        within_mm: str | float | Decimal,
        *,
        workers: int | None = 1,
        scheduler: str | None = None,
        store: Path | None = None,
        notice: Callable[[str], None] | None = None,
        progress: Progress | None = None,
    ) -> CompiledMap:
        """Return the tables of a large map: sight of fields near each other only.

        Parameters
        ----------
        within_mm : str, float or Decimal
            Pairs whose nearest points are farther apart are not asked about.
        workers, scheduler, store, notice, progress
            As for :func:`mapkit.jobs.run_tasks`.

        Raises
        ------
        UsageError
            The radius is not a number from 0 on, beside what all methods raise.

        Notes
        -----
        Time and memory follow the pairs asked about, not the square of the fields.

        Examples
        --------
        >>> near = board.compile_near(7.5)
        >>> len(near.near.field_ids)
        124
        """
        from fractions import Fraction

        from mapkit.compiled import compile_near
        from mapkit.jobs import run_tasks

        given = str(within_mm)
        if not _PLAIN_NUMBER.fullmatch(given):
            raise UsageError(
                phrase("a radius in mm is a number such as 25, not {given}", given=given)
            )
        run = partial(run_tasks, workers=workers, scheduler=scheduler, store=store, notice=notice)
        return compile_near(self.map, Fraction(given), run=run, progress=progress)

    def checksum(self, *, progress: Progress | None = None) -> str:
        """Return the SHA-256 over all that a game on the board could notice, as 64 digits.

        Prints show its first digits, the engine JSON holds it as ``checksums.play``.

        Notes
        -----
        As long as :meth:`compile`.

        Examples
        --------
        >>> len(board.checksum())
        64
        """
        from mapkit.export.checksums import play_checksum

        return play_checksum(self.compile(progress=progress))

    @property
    def tables(self) -> SightTables:
        """Distances and deciding rules of all pairs, as NumPy arrays in the order of :attr:`ids`.

        Examples
        --------
        >>> table = board.tables.clear
        >>> int(table[board.ids.index("24"), board.ids.index("38")])
        6
        >>> table.max()  # where there is no line
        np.uint16(65535)
        """
        self._require_sight()
        tables = self.compile().tables
        assert tables is not None  # the ruleset has sight
        return tables

    def match_shapes(self, other: Results, *, tables: bool = True) -> MatchedTracings:
        """Compare with another tracing of the same board: fields are matched by their shapes.

        Parameters
        ----------
        other : Board
            The second map.
        tables : bool
            Compare the answers too, not only what is drawn.

        Notes
        -----
        Some seconds for 3,000 fields, beside the tables of both maps.

        Examples
        --------
        >>> board.match_shapes(board, tables=False).sentences
        ('Nothing differs.',)
        """
        from mapkit.analysis.diff_tracings import diff_tracings
        from mapkit.board.tracings import MatchedTracings

        compiled = (self.compile(), other.compile()) if tables else None
        found = diff_tracings(self.map, other.map, compiled, threads=cores())
        return MatchedTracings(other.map, found)

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

        Notes
        -----
        Two seconds for a board of 130 fields, nearly all of it for disputes. Choke points need
        rustworkx, the extra ``report``; without it they are left out, and the report says so.

        Examples
        --------
        >>> board.report(disputes=False).sentences[0]
        'Launch Site: 124 fields.'
        """
        from mapkit.analysis.measures import ReportOptions, make_report
        from mapkit.board.report import ReportAnswer
        from mapkit.drawing.label_heights import label_heights
        from mapkit.export.checksums import play_checksum
        from mapkit.version import __version__

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
        scheduler: str | None = None,
        store: Path | None = None,
        notice: Callable[[str], None] | None = None,
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
        workers, scheduler, store, notice, progress
            As for :func:`mapkit.jobs.run_tasks`; the tables are those of :meth:`compile`.

        Notes
        -----
        2 to 3 ms a game on a board of 130 fields, on one core.

        Examples
        --------
        >>> board.simulate(20, seed=7).sentences[0]
        'The sniper wins 70.0 % (48.1 to 85.5) of 20 games on Launch Site.'
        """
        from mapkit.board.simulation import Side, simulate_sides
        from mapkit.jobs import run_tasks
        from mapkit.mapfile import shipped_players

        side = Side(self.compile(), players or shipped_players(), str(seed))
        run = partial(run_tasks, workers=workers, scheduler=scheduler, store=store, notice=notice)
        return simulate_sides([side], games, run=run, progress=progress)[0]
