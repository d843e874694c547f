"""The file behind the window's map: reading, writing, and what the disk says now."""

from __future__ import annotations

import hashlib
import io
import os
import stat
from dataclasses import dataclass, replace
from pathlib import Path

from mapkit.diagnostics import Diagnostic
from mapkit.errors import FileProblemError, InvalidMapError, MapkitError
from mapkit.mapfile import Document, LoadResult, format_map, new_document, read_map, save_map
from mapkit.model import GameMap

__all__ = [
    "MapFile",
    "digest_of",
    "is_read_only",
    "picture_followed",
    "read_file",
    "read_text",
    "unsaved",
]


@dataclass(frozen=True, slots=True)
class MapFile:
    """A map file as it was read or written last.

    Parameters
    ----------
    path : Path or None
        None for a map that has no file yet.
    document : Document
        What saving needs to keep comments.
    digest : str
        Of the bytes on the disk; "" without a file.
    diagnostics : tuple of Diagnostic
        What reading found; checks of the map itself are not among them.
    partial : bool
        Whether the file holds things that could not be understood, so that the map lacks them.
    name : str
        What a map without a file is called, for titles and for the file dialog.
    """

    path: Path | None
    document: Document
    digest: str = ""
    diagnostics: tuple[Diagnostic, ...] = ()
    partial: bool = False
    name: str = ""

    @property
    def title(self) -> str:
        """File name, or what the map without one is called."""
        return self.path.name if self.path is not None else self.name

    def written(self, game_map: GameMap, path: Path) -> MapFile:
        """Write a map and return the file as it is then.

        Whatever stands at ``path`` is replaced: whether it may be is settled before.

        Raises
        ------
        MapkitError
            It cannot be written; the old content is still there.
        """
        if is_read_only(path):
            raise FileProblemError(f"{path} is write-protected")
        document = save_map(self.document, game_map, path, force=True)
        return replace(self, path=path, document=document, digest=digest_of(path))

    def text(self, game_map: GameMap) -> str:
        """Return what would be written; a layout that cannot hold the map is given up for it."""
        try:
            return format_map(self.document, game_map)
        except MapkitError:
            return format_map(new_document(game_map), game_map)


def read_file(path: Path) -> tuple[GameMap, MapFile]:
    """Read a map file, with errors as far as it can be understood.

    Raises
    ------
    FileProblemError
        It cannot be opened, or is not text.
    InvalidMapError
        No map can be made of it; ``args[1]`` holds the diagnostics.
    """
    path = path.absolute()
    digest = digest_of(path)
    return _opened(read_map(path), path, digest, path.name)


def read_text(text: str, path: Path | None, digest: str, name: str) -> tuple[GameMap, MapFile]:
    """Read a map from text that is to be saved to ``path``.

    Raises
    ------
    InvalidMapError
        As for :func:`read_file`.
    """
    result = read_map(io.StringIO(text), base=path.parent if path is not None else None)
    return _opened(result, path, digest, name)


def unsaved(game_map: GameMap, name: str) -> MapFile:
    """Return the file of a map that was never saved."""
    return MapFile(None, new_document(game_map), name=name)


def picture_followed(game_map: GameMap, old: Path | None, new: Path) -> GameMap:
    """Return a map whose underlay is found from another folder, if it was found from the old one.

    Parameters
    ----------
    game_map : GameMap
    old : Path or None
        Folder of the map file so far; None for a map without a file, whose picture is named in
        full.
    new : Path
        Folder that it is saved to.
    """
    underlay = game_map.underlay
    if underlay is None or old == new:
        return game_map
    picture = Path(underlay.picture)
    if old is not None and not picture.is_absolute():
        picture = old / picture
    if not picture.is_absolute() or not picture.is_file():
        return game_map
    try:
        name = Path(os.path.relpath(picture, new)).as_posix()
    except ValueError:  # another drive
        name = picture.as_posix()
    return replace(game_map, underlay=replace(underlay, picture=name))


def digest_of(path: Path) -> str:
    """Return a digest of a file's bytes, "" where there is none that can be read."""
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except OSError:
        return ""


def is_read_only(path: Path) -> bool:
    """Tell whether a file is there and must not be written to.

    Replacing a file asks the folder, not the file, so it would go through; and root may do
    anything. Whoever took the right to write away meant it.
    """
    try:
        nobody = not path.stat().st_mode & (stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH)
    except OSError:
        return False
    return nobody or not os.access(path, os.W_OK)


def _opened(
    result: LoadResult, path: Path | None, digest: str, name: str
) -> tuple[GameMap, MapFile]:
    if result.map is None:
        raise InvalidMapError(f"no map can be made of {name}", result.diagnostics)
    return result.map, MapFile(
        path, result.document, digest, result.diagnostics, partial=result.has_errors, name=name
    )
