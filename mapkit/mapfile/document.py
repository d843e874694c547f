"""A map file as a person laid it out: its text and where everything stands in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from mapkit.diagnostics import Diagnostic, Place, has_errors
from mapkit.mapfile.nodes import MapNode, Node, Scalar, SeqNode
from mapkit.mapfile.problems import LineIndex
from mapkit.mapfile.rulesets import is_ruleset_path
from mapkit.mapfile.source import Source

if TYPE_CHECKING:
    from mapkit.model import GameMap, Ruleset

PathStep = str | int


@dataclass(eq=False)
class Document:
    """What saving needs to keep comments and layout; opaque to everybody else."""

    source: Source
    """The text as it was read."""
    root: MapNode | None
    """Its tree, brought to the current format; None where the text is not YAML."""
    version: str
    """Format version that the text is written in."""
    generated: Mapping[str, int] = field(default_factory=dict)
    """Vertices that have no entry in the file because rings give them as plain points: id to the
    position of the first such point."""
    ruleset: Ruleset | None = None
    """The ruleset as it is without the map's own kinds and traits."""
    base: Path | None = None
    """Folder that the path of a ruleset begins at."""
    map: GameMap | None = None
    """The map that was read; saving compares with it."""

    def __post_init__(self) -> None:
        self._lines = LineIndex(self.source.text)
        self._keys: dict[int, dict[str, tuple[Scalar, Node]]] = {}

    @property
    def ruleset_path(self) -> Path | None:
        """The file of the ruleset that the map names; None for one that ships."""
        found = self.find(("ruleset",))
        if found is None or not isinstance(found[1], Scalar):
            return None
        name = found[1].value
        return (self.base or Path()) / name if is_ruleset_path(name) else None

    @property
    def files(self) -> tuple[Path, ...]:
        """The files that the map consists of: its own, and those that it names."""
        paths = (("ruleset",), ("underlay", "picture"), ("tracing", "photo", "picture"))
        named = [self.find(path) for path in paths]
        names = [f[1].value for f in named if f is not None and isinstance(f[1], Scalar)]
        own = [self.source.path] if self.source.path is not None else []
        return (*own, *((self.base or Path()) / name for name in names if "\0" not in name))

    def place_of(self, path: tuple[PathStep, ...]) -> Place | None:
        """Return where a thing stands in the file.

        ``path`` has keys and list positions from the top, for example ``("fields", "101",
        "ring")``, ``("vertices", "v7")`` or ``("markers", 3)``. Returns the place of the key or
        list item; None where the file has no such thing.
        """
        if len(path) == 2 and path[0] == "vertices" and path[1] in self.generated:
            return self._lines.place(self.generated[str(path[1])])
        found = self.find(path)
        if found is None:
            return None
        key, node = found
        return self._lines.place((key or node).start)

    def find(self, path: tuple[PathStep, ...]) -> tuple[Scalar | None, Node] | None:
        """Return the key and the value at a path, or None; a list item has no key."""
        if self.root is None:
            return None
        key: Scalar | None = None
        node: Node = self.root
        for step in path:
            if isinstance(node, MapNode):
                pair = self._index(node).get(str(step))
                if pair is None:
                    return None
                key, node = pair
            elif isinstance(node, SeqNode) and isinstance(step, int) and step < len(node.items):
                key, node = None, node.items[step]
            else:
                return None
        return key, node

    def _index(self, node: MapNode) -> dict[str, tuple[Scalar, Node]]:
        index = self._keys.get(id(node))
        if index is None:
            index = {key.value: (key, value) for key, value in node.pairs}
            self._keys[id(node)] = index
        return index


@dataclass(frozen=True, slots=True)
class LoadResult:
    """What reading a map file gave.

    ``map`` holds what could be understood: with errors in ``diagnostics`` it may lack fields and
    whatever refers to them; it is None where nothing useable is left.
    """

    map: GameMap | None
    diagnostics: tuple[Diagnostic, ...]
    document: Document

    @property
    def has_errors(self) -> bool:
        """Return whether an error is among the diagnostics."""
        return has_errors(self.diagnostics)
