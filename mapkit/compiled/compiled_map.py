"""What is known of a map once it is checked and all its tables are built."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mapkit.adjacency import Relations
from mapkit.coverage import Mesh
from mapkit.diagnostics import Diagnostic
from mapkit.model import GameMap
from mapkit.sight import SightTables

if TYPE_CHECKING:
    from mapkit.sight.near_tables import NearSightTables

Progress = Callable[[int, int], None]
"""Called now and then with the steps done and the steps in all; what it raises stops the work."""


@dataclass(frozen=True, slots=True)
class Missing:
    """What a partial build leaves out because an error of the map touches it.

    ``fields`` and ``portals``: Ids left out of the map altogether.
    """

    fields: tuple[str, ...] = ()
    portals: tuple[str, ...] = ()
    markers: tuple[str, ...] = ()
    """Markers left out, as "type on field"."""
    beside: tuple[tuple[str, str], ...] = ()
    """Pairs of a field and one left out that may lie beside it; both may be left out."""
    passable: tuple[tuple[str, str], ...] = ()
    """Pairs, ``a < b``, of which it is not certain whether one may step across."""
    buildings: tuple[str, ...] = ()
    """Fields whose building is not certain."""
    sight: frozenset[tuple[str, str]] = frozenset()
    """Pairs of fields, ``a < b``, whose sight is not certain."""
    walking: bool = False
    """The walking distances are not certain."""
    reasons: tuple[Diagnostic, ...] = ()
    """The errors behind it."""

    def __bool__(self) -> bool:
        """Return whether anything is missing."""
        return bool(self.reasons)


@dataclass(frozen=True, slots=True)
class GroundPlan:
    """A map without errors, its mesh and its relations: enough to answer any one question.

    ``notes`` are the warnings and notes that the check left.
    """

    map: GameMap
    mesh: Mesh
    relations: Relations
    notes: tuple[Diagnostic, ...] = ()


class MapTables(NamedTuple):
    """The tables of a :class:`CompiledMap`, which all take long."""

    steps: Mapping[str, NDArray[np.uint16]]
    walking: Mapping[str, NDArray[np.uint16]]
    tables: SightTables | None


@dataclass(frozen=True, slots=True)
class CompiledMap:
    """A map with all its tables."""

    map: GameMap
    """For a partial build the map without the parts in error."""
    mesh: Mesh
    relations: Relations
    steps: Mapping[str, NDArray[np.uint16]]
    """mapping of str to (N, N) uint16: By mover: the fewest fields from a row's field to a
    column's; 65535 for never. Empty where figures step over sides."""
    walking: Mapping[str, NDArray[np.uint16]]
    """mapping of str to (N, N) uint16: By mover: what that takes, hard terrain 1 more, or the turns
    where the choice ``walking_distance`` is ``turns``. Empty like ``steps``."""
    tables: SightTables | None
    """None where the ruleset knows no sight."""
    missing: Missing = field(default_factory=Missing)
    """Empty but for a partial build."""
    near: NearSightTables | None = None
    """What stands for the tables of all pairs where only those near each other are asked about:
    then ``tables`` is None, ``steps`` and ``walking`` are empty."""
    later: Callable[[], MapTables] | None = field(default=None, repr=False, compare=False)
    """Makes ``steps``, ``walking`` and ``tables`` when one of them is first asked for, whatever was
    given for them: files that hold none of them do without. Several threads may call it."""

    def __post_init__(self) -> None:
        """Leave the tables out that are made later."""
        if self.later is not None:
            for name in MapTables._fields:
                object.__delattr__(self, name)

    def __getattr__(self, name: str) -> Any:
        """Make the tables, where one is asked for that is not there yet."""
        if name not in MapTables._fields:
            raise AttributeError(name)
        make = self.later
        if make is not None:
            for key, value in make()._asdict().items():
                object.__setattr__(self, key, value)
            object.__setattr__(self, "later", None)
        return object.__getattribute__(self, name)

    @property
    def choices(self) -> Mapping[str, str]:
        """The answers that were given to the ruleset's open questions."""
        return self.map.choices
