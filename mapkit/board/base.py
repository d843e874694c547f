"""What a board is: its map, its fields, and who is meant by a name."""

from __future__ import annotations

import operator
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NoReturn

from mapkit.analysis.names import other_reading, resolve_field
from mapkit.board.derived import Derived
from mapkit.board.fields import BoardField
from mapkit.errors import MissingError, NotFoundError, UsageError
from mapkit.lazy_names import no_such_name
from mapkit.messages import phrase

if TYPE_CHECKING:
    from mapkit.model import GameMap, Ruleset

Name = str | int | BoardField | Sequence[float]
"""What may stand for a field: an id as text or number, a name, what is printed on it, a point."""


OTHER_NAMES = {
    "adjacent": "board.neighbours(field)",
    "are_adjacent": "a in board.neighbours(b)",
    "can_see": "board.sees(origin, target)",
    "compare": "mapkit.diff(before, after)",
    "disputed": "board.disputes()",
    "doors": "board.map.portals",
    "draw": 'board.save("board.png")',
    "errors": "board.check()",
    "find": 'board["objective 4"]',
    "json": 'board.export("tables")',
    "level": 'board["24"].level',
    "line": "board.sight(field, target).line",
    "line_of_sight": "board.sight(origin, target)",
    "matrix": "board.tables.clear",
    "neighbors": "board.neighbours(field)",
    "objective": 'board["objective 3"]; board.objectives has all',
    "odds": "board.report().details.odds",
    "pairs": 'board.to_pandas("sight")',
    "path_to": "board.reach(field)",
    "polygon": 'board["24"].polygon',
    "render": 'board.save("board.png")',
    "save_picture": 'board.save("board.png")',
    "shortest_path": "board.reach(field)",
    "show": "board.plot()",
    "sight_matrix": "board.tables.clear",
    "size": "board.map.size_mm",
    "title": "board.name",
    "to_dict": 'board.export("tables")',
    "to_json": 'board.export("tables")',
    "validate": "board.check()",
    "visible": "board.seen_from(field)",
    "visible_from": "board.seen_from(field)",
    "visible_fields": "board.seen_from(field)",
    "walk": "board.reach(field)",
    "with_choices": "board.choose(grazing=...)",
}
"""What people try, and what it is called here."""


class BoardBase:
    """A map and its fields; :class:`mapkit.Board` adds what can be asked and made of it."""

    def __init__(self, game_map: GameMap | Derived) -> None:
        self._derived = game_map if isinstance(game_map, Derived) else Derived(game_map)

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self._derived,))

    if not TYPE_CHECKING:  # where a type checker says the same before

        def __getattr__(self, name: str) -> NoReturn:
            if hasattr(type(self), name):  # what failed is within a property: let it say so
                object.__getattribute__(self, name)
            derived, others = vars(self).get("_derived"), OTHER_NAMES
            if derived is not None and not name.startswith("_") and hasattr(derived.map, name):
                others = {name: f"board.map.{name}", **others}
            raise no_such_name(f"a board has no {name!r}", name, self, others)

    @property
    def map(self) -> GameMap:
        """The map as plain values.

        Examples
        --------
        >>> board.map.id, board.map.ruleset.id
        ('launch-site', 'sniper_elite')
        """
        return self._derived.map

    @property
    def name(self) -> str:
        """What the map is called; its id where it has no name.

        Examples
        --------
        >>> board.name
        'Launch Site'
        """
        return self.map.name or self.map.id

    @property
    def size_mm(self) -> tuple[float, float]:
        """Width and height of the board in mm.

        Examples
        --------
        >>> board.size_mm
        (840.0, 560.0)
        """
        return self.map.size_mm

    @property
    def ruleset(self) -> Ruleset:
        """The rules that the map is drawn for: kinds, movers, choices, tables.

        Examples
        --------
        >>> board.ruleset.id, "built_up" in board.ruleset.kinds
        ('sniper_elite', True)
        """
        return self.map.ruleset

    @property
    def choices(self) -> Mapping[str, str]:
        """How the rulebook's open questions are answered; :meth:`choose` answers them anew.

        Examples
        --------
        >>> board.choices["grazing"]
        'blocks'
        """
        return self.map.choices

    @property
    def path(self) -> Path | None:
        """The file that the map was read from; None for other maps.

        Examples
        --------
        >>> board.path.name
        'launch-site.yaml'
        """
        read = self._derived.read
        return read.document.source.path if read else None

    @property
    def files(self) -> tuple[Path, ...]:
        """The files that it consists of, or would: the map's, its ruleset's, the underlay's.

        Examples
        --------
        >>> board.files[0].name
        'launch-site.yaml'
        """
        read = self._derived.read
        return read.document.files if read else ()

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of all fields, in the order of the file and of all tables.

        Examples
        --------
        >>> board.ids[:3]
        ('R1', 'R2', 'R3')
        """
        return tuple(self.map.fields)

    @property
    def fields(self) -> tuple[BoardField, ...]:
        """All fields, in the order of :attr:`ids`; ``board[name]`` is one of them.

        Examples
        --------
        >>> max(board.fields, key=lambda field: field.area_mm2).id
        'B54'
        """
        return tuple(self._fields.values())

    @cached_property
    def _fields(self) -> dict[str, BoardField]:
        game_map = self.map
        return {i: BoardField(i, f, game_map) for i, f in game_map.fields.items()}

    @property
    def objectives(self) -> Mapping[Any, BoardField]:
        """The fields with objectives, by the number that is printed on them.

        Examples
        --------
        >>> board.objectives[4].id
        'B38'
        """
        printed = (m for m in self.map.markers if m.type == "objective")
        numbered = {m.attributes.get("number", m.field): self._fields[m.field] for m in printed}
        return MappingProxyType(numbered)

    @property
    def starts(self) -> tuple[BoardField, ...]:
        """The fields on which figures start; ``markers`` of a field says which.

        Examples
        --------
        >>> [field.id for field in board.starts][:3], board.starts[0].markers[0].attributes["role"]
        (['R12', 'R15', 'R21'], 'officer')
        """
        return self._marked("start")

    @property
    def entries(self) -> tuple[BoardField, ...]:
        """The fields by which figures enter the board.

        Examples
        --------
        >>> board["red entry"] in board.entries
        True
        """
        return self._marked("entry")

    def _marked(self, kind: str) -> tuple[BoardField, ...]:
        found = dict.fromkeys(m.field for m in self.map.markers if m.type == kind)
        return tuple(self._fields[i] for i in found)

    def field(self, name: Name) -> BoardField:
        """Return the field that a name stands for; ``board[name]`` is the same.

        Examples
        --------
        >>> board.field("objective 4").id, board["B38"].id, board["120,85"].id
        ('B38', 'B38', 'R1')
        """
        return self._fields[self._id(name)]

    def other_reading(self, name: Name) -> str | None:
        """Say what else a plain number may mean: a field's id, and an objective's elsewhere.

        Returns
        -------
        str or None
            None where nothing else is called so.

        Examples
        --------
        >>> board.other_reading(2)[:60]
        "'2' is read as field R2 (North apron); objective 2 is on fie"
        >>> board.other_reading("R24") is None
        True
        """
        return other_reading(self.map, name_text(name))

    def __getitem__(self, name: Name) -> BoardField:
        return self.field(name)

    def __iter__(self) -> Iterator[BoardField]:
        return iter(self._fields.values())

    def __len__(self) -> int:
        return len(self.map.fields)

    def __contains__(self, name: object) -> bool:
        try:
            self._id(name)  # type: ignore[arg-type] # what is no name is not on the board
        except (NotFoundError, TypeError):
            return False
        except UsageError:
            return True  # several fields are called so
        return True

    def __repr__(self) -> str:
        known = self._derived.readable
        if known is None:
            return f"Board({self._derived.name!r}, cannot be read)"
        width, height = known.size_mm
        return (
            f"Board({known.id!r}, {len(known.fields)} fields, {width:g} x {height:g} mm, "
            f"{known.provenance.kind})"
        )

    def _id(self, name: Name) -> str:
        """Return the id of the field that a name stands for."""
        return resolve_field(self.map, name_text(name))

    def _require_sight(self) -> None:
        if self.map.ruleset.sight != "field":
            raise UsageError(
                phrase(
                    "the ruleset {ruleset} has no lines of sight, so there is nothing to answer",
                    ruleset=self.map.ruleset.id,
                )
            )


def optional_library(name: str) -> Any:
    """Import a library that mapkit does not need itself.

    Raises
    ------
    MapkitError
        It is not installed.
    """
    try:
        return import_module(name)
    except ImportError:
        raise MissingError(
            phrase("{library} is not installed: pip install {library}", library=name)
        ) from None


def name_text(name: Name) -> str:
    """Return a name as text: ``24`` is the id ``"24"``, ``(120, 85)`` a point in mm.

    Raises
    ------
    TypeError
        Nothing of these.
    """
    if isinstance(name, str):
        return name
    if isinstance(name, BoardField):
        return name.id
    if hasattr(name, "x") and hasattr(name, "y"):  # a point of shapely's
        return f"@{name.x:.6f},{name.y:.6f}"
    if isinstance(name, Sequence) and len(name) == 2:
        if any(isinstance(number, str) for number in name):
            raise TypeError(
                "a place is two numbers in mm; name two fields one after the other: 'R24', 'B38'"
            )
        return f"@{float(name[0]):.6f},{float(name[1]):.6f}"
    try:
        return str(operator.index(name))  # type: ignore[arg-type] # numbers of NumPy too
    except TypeError:
        raise TypeError(
            f"a field is named by a text, a number or a point (x, y) in mm, not {name!r}"
        ) from None
