"""Values derived from one map, each computed once, on demand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from mapkit.cache import Cache
from mapkit.diagnostics import Diagnostic, Place, Severity
from mapkit.errors import InvalidMapError
from mapkit.jobs.in_parts import cores
from mapkit.messages import phrase, translator

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from mapkit.analysis.disputes import FoundDisputes
    from mapkit.compiled import CompiledMap, GroundPlan
    from mapkit.mapfile import Document, LoadResult
    from mapkit.model import GameMap
    from mapkit.sight import PairAnswer, PairExplainer, SightTables

T = TypeVar("T")

_NO_SIGHT = 65535

Progress = Callable[[int, int], None]
"""Called now and then with the steps done and the steps in all; what it raises stops the work."""


class Derived:
    """A map, the file that it comes from, and what is computed of it.

    Several threads may ask.

    Attributes
    ----------
    readable : GameMap or None
        The map, or what could be read of it.
    read : LoadResult or None
        What reading gave, for a map from a file or from text.
    name : str or None
        What the user called the file, for messages.
    trusted : bool
        The map is known to have no errors, so answers do not wait for a check.
    """

    def __init__(
        self,
        readable: GameMap | None,
        read: LoadResult | None = None,
        name: str | None = None,
        *,
        trusted: bool = False,
    ) -> None:
        self.readable = readable
        self.read = read
        self.name = name
        self.trusted = trusted
        self._cache = Cache()

    def __reduce__(self) -> tuple[Any, ...]:
        return (Derived, (self.readable, self.read, self.name))

    def of(self, game_map: GameMap) -> Derived:
        """Return the same for another version of the map, from the same file."""
        return Derived(game_map, self.read, self.name)

    @property
    def map(self) -> GameMap:
        """The map.

        Raises
        ------
        InvalidMapError
            Where the file could not be read whole.
        """
        if self.read is not None and self.read.has_errors:
            raise InvalidMapError(
                phrase("{map} cannot be read completely", map=self.name or phrase("the map")),
                self.read.diagnostics,
                self.name,
            )
        assert self.readable is not None  # it is missing only where reading found errors
        return self.readable

    def check(self, *, finished: bool) -> tuple[Diagnostic, ...]:
        """Return what reading and checking found, errors first, each with its place."""
        return self._cache.get(("check", finished), lambda: self._check(finished))

    def _check(self, finished: bool) -> tuple[Diagnostic, ...]:
        found = list(self.read.diagnostics) if self.read else []
        if self.readable is not None:
            broken = self.read is not None and self.read.has_errors
            # What could not be read is missing from the map; lesser findings may come of that.
            found += [
                d
                for d in self._placed(self.found(self.readable, finished=finished))
                if d.severity is Severity.ERROR or not broken
            ]
        order = {severity: n for n, severity in enumerate(Severity)}
        return tuple(
            sorted(found, key=lambda d: (order[d.severity], d.place is None, d.place or 0, d.code))
        )

    def found(self, game_map: GameMap, *, finished: bool = True) -> tuple[Diagnostic, ...]:
        """Return what checking found; ``game_map`` is :attr:`readable`."""
        from mapkit.coverage.checks import check_map

        return self._cache.get(("found", finished), lambda: check_map(game_map, finished=finished))

    @property
    def ground(self) -> GroundPlan:
        """Mesh and relations; InvalidMapError for a map with errors."""
        from mapkit.compiled.ground import ground_plan, unchecked_plan

        def build() -> GroundPlan:
            if self.trusted:
                return unchecked_plan(self.map)
            return ground_plan(self.map, self.found(self.map))

        return self._cache.get("ground", lambda: self._pointing(build))

    @property
    def explainer(self) -> PairExplainer:
        """What explains pairs; raises as :attr:`ground`."""
        from mapkit.sight.explain import PairExplainer

        return self._cache.get(
            "explainer",
            lambda: PairExplainer(self.ground.map, self.ground.mesh, self.ground.relations),
        )

    def compile(
        self,
        *,
        partial: bool = False,
        progress: Progress | None = None,
        tables: SightTables | None = None,
        later: bool = False,
    ) -> CompiledMap:
        """Return all tables; raises as :attr:`ground` unless ``partial``.

        Sight tables that are known already are not built again, unless ``partial``. With ``later``
        tables are made when one of them is first asked for.
        """
        from mapkit.compiled.compile import compile_map
        from mapkit.compiled.unread import NOTHING_UNREAD, unread_parts

        def build() -> CompiledMap:
            if not partial:
                return compile_map(
                    self.map, progress=progress, ground=self.ground, tables=tables, later=later
                )
            game_map = self.readable if self.readable is not None else self.map
            unread = unread_parts(self.read) if self.read else NOTHING_UNREAD
            return compile_map(
                game_map, progress=progress, partial=True, unread=unread, later=later
            )

        compiled = self._cache.get(("compiled", partial), lambda: self._pointing(build))
        if not later:
            _ = compiled.tables
        return compiled

    def shots(self) -> NDArray[np.uint16]:
        """Return the (N, N) shot distances under the map's choices; 65535 without sight."""

        def find() -> NDArray[np.uint16]:
            tables = self.compile().tables
            assert tables is not None  # asked where the ruleset has sight
            return tables.shot_distances(self.map)

        return self._cache.get("shots", find)

    def shot_distance(self, origin: str, target: str) -> int | None:
        """Return the shot distance between two fields; None where there is no sight."""
        index = self._cache.get("index", lambda: {i: k for k, i in enumerate(self.map.fields)})
        found = int(self.shots()[index[origin], index[target]])
        return None if found == _NO_SIGHT else found

    def disputes(self, progress: Progress | None = None) -> FoundDisputes:
        """Return every disputed answer; raises as :attr:`ground`."""
        from mapkit.analysis.disputes import find_disputes

        return self._cache.get(
            ("disputes", translator()),
            lambda: find_disputes(self.compile(), threads=cores(), progress=progress),
        )

    def reasons(self, progress: Progress | None = None) -> Iterator[PairAnswer]:
        """Yield the answer for every pair, explained; raises as :attr:`ground`."""
        tables = self.compile().tables
        assert tables is not None  # asked where the ruleset has sight
        return self.explainer.explain_all(tables, threads=cores(), progress=progress)

    def _pointing(self, work: Callable[[], T]) -> T:
        """Do some work; what it finds wrong in the map gets its place in the file."""
        try:
            return work()
        except InvalidMapError as problem:
            found = self._placed(problem.diagnostics)
            raise InvalidMapError(problem.message, found, self.name) from None

    def _placed(self, found: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
        """Give a place in the file to diagnostics that name a field or a vertex only."""
        if self.read is None:
            return tuple(found)
        document = self.read.document
        return tuple(d if d.place else replace(d, place=_place(d, document)) for d in found)


def _place(diagnostic: Diagnostic, document: Document) -> Place | None:
    paths = [("fields", i) for i in diagnostic.fields]
    paths += [("vertices", i) for i in diagnostic.vertices]
    return next(filter(None, map(document.place_of, paths)), None)
