"""Map files as the commands want them: read, with choices applied, with places in errors."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path

from mapkit.cli.progress import Progress
from mapkit.compiled import (
    CompiledMap,
    GroundPlan,
    compile_map,
    ground_plan,
    unread_parts,
    with_choices,
)
from mapkit.diagnostics import Diagnostic, Place
from mapkit.errors import InvalidMapError, UsageProblemError
from mapkit.mapfile import Document, LoadResult, example_paths, read_map
from mapkit.model import GameMap

__all__ = ["STDIN", "compiled", "open_map", "placed", "plan", "read", "require_sight"]

STDIN = Path("-")


def open_map(path: Path, choices: Mapping[str, str]) -> tuple[GameMap, Document]:
    """Read a map file and apply the choices given on the command line.

    Raises
    ------
    FileProblemError
        The file cannot be read.
    InvalidMapError
        No map can be made of what it holds; the diagnostics are in ``args[1]``, the path in
        ``args[2]``.
    UsageProblemError
        A choice that the ruleset does not know.
    """
    loaded = read(path)
    if loaded.map is None or loaded.has_errors:
        raise _unusable(loaded, path)
    return with_choices(loaded.map, choices), loaded.document


def plan(path: Path, choices: Mapping[str, str]) -> GroundPlan:
    """Read a map and build its mesh and relations; errors of the map point into the file."""
    game_map, document = open_map(path, choices)
    try:
        return ground_plan(game_map)
    except InvalidMapError as problem:
        raise _pointing(problem, document, path) from None


def compiled(
    path: Path, choices: Mapping[str, str], progress: Progress, *, partial: bool = False
) -> CompiledMap:
    """Read a map and build all its tables; errors of the map point into the file."""
    loaded = read(path)
    if loaded.map is None or (loaded.has_errors and not partial):
        raise _unusable(loaded, path)
    try:
        return compile_map(
            with_choices(loaded.map, choices),
            progress=progress,
            partial=partial,
            unread=unread_parts(loaded),
        )
    except InvalidMapError as problem:
        raise _pointing(problem, loaded.document, path) from None


def require_sight(game_map: GameMap) -> None:
    """Raise a UsageProblemError where the map's game has no lines of sight."""
    if game_map.ruleset.sight != "field":
        raise UsageProblemError(
            f"the ruleset {game_map.ruleset.id} knows no lines of sight, so there is nothing to see"
        )


def placed(found: Iterable[Diagnostic], document: Document) -> tuple[Diagnostic, ...]:
    """Give a place in the file to diagnostics that name a field or a vertex only."""
    return tuple(d if d.place else replace(d, place=_place(d, document)) for d in found)


def read(path: Path) -> LoadResult:
    """Read a map file, standard input for ``-``, or a map that ships with mapkit by its name."""
    if path == STDIN:
        return read_map(sys.stdin.buffer)
    if not path.exists():
        path = example_paths().get(str(path), path)
    return read_map(path)


def _unusable(loaded: LoadResult, path: Path) -> InvalidMapError:
    return InvalidMapError(f"{path} cannot be read whole", loaded.diagnostics, str(path))


def _place(diagnostic: Diagnostic, document: Document) -> Place | None:
    paths = [("fields", i) for i in diagnostic.fields]
    paths += [("vertices", i) for i in diagnostic.vertices]
    for path in paths:
        place = document.place_of(path)
        if place is not None:
            return place
    return None


def _pointing(problem: InvalidMapError, document: Document, path: Path) -> InvalidMapError:
    return InvalidMapError(problem.args[0], placed(problem.args[1], document), str(path))
