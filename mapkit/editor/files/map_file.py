"""The file of the window's map: reading, writing, and its state on the disk."""

from __future__ import annotations

import contextlib
import io
import itertools
import os
import stat
from collections import Counter
from dataclasses import dataclass, replace
from pathlib import Path

from mapkit.diagnostics import Diagnostic, Severity
from mapkit.editor.files.recovery import RecoveryCopy
from mapkit.editor.state.open_file import ALLOWED
from mapkit.errors import FileError, MapkitError, OutputExistsError
from mapkit.mapfile import (
    Document,
    LoadResult,
    digest_of_file,
    format_map,
    new_document,
    read_map,
    read_regular,
    save_map,
    write_atomic,
)
from mapkit.mapfile.disk import beside
from mapkit.messages import Phrase, translated
from mapkit.model import GameMap

_MOST_BYTES = 2**30


@dataclass(frozen=True, slots=True)
class Reading:
    """What a file says as text, and what of it could not be understood."""

    name: str
    """What the file is called."""
    text: str = ""
    diagnostics: tuple[Diagnostic, ...] = ()
    """What reading found; their places are places of ``text``."""
    hopeless: bool = False
    """Whether no map could be made of it at all."""


@dataclass(frozen=True, slots=True)
class KnownFile:
    """A file as it was read or written last."""

    path: Path | None
    """None for work that has no file yet."""
    digest: str
    """Of the bytes on the disk; "" without a file."""


@dataclass(frozen=True, slots=True)
class MapFile(KnownFile):
    """The file of a map."""

    document: Document
    """What saving needs to keep comments."""
    diagnostics: tuple[Diagnostic, ...] = ()
    """What reading found; checks of the map itself are not among them."""
    partial: bool = False
    """Whether the file holds things that could not be understood, so that the map lacks them."""
    hopeless: bool = False
    """Whether that is everything."""
    name: str = ""
    """What a map without a file is called, for titles and for the file dialog."""
    base: GameMap | None = None
    """The map as that file had it, where that is known: changes of two sides count from it."""

    @property
    def title(self) -> str:
        """File name, or what the map without one is called."""
        if self.path is not None:
            return self.path.name
        # The name of a file is shown as it is, our word for "untitled" in the present language.
        return translated(self.name) if isinstance(self.name, Phrase) else self.name

    @property
    def stem(self) -> str:
        """What is written of it is called so; "" for a map that nobody has given a name."""
        if self.path is not None:
            return self.path.stem
        return "" if isinstance(self.name, Phrase) else Path(self.name).stem

    @property
    def reading(self) -> Reading:
        """What was read."""
        text = self.document.source.text
        return Reading(self.title, text, self.diagnostics, self.hopeless)

    def written(self, game_map: GameMap, path: Path) -> MapFile:
        """Write a map and return the file as it is then.

        Whatever stands at ``path`` is replaced: whether it may be is settled before.

        Raises ``MapkitError`` where it cannot be written; the old content is still there.
        """
        document = save_map(self.document, game_map, path, force=True)
        written = replace(self, path=path, document=document, digest=digest_of(path), base=game_map)
        if self.partial or self.diagnostics:  # of which some may be gone, and all have moved
            found = _diagnostics_in(document.source.text, path)
            written = replace(
                written, diagnostics=found, partial=bool(_errors(found)), hopeless=False
            )
        return written

    def loses(self, game_map: GameMap) -> bool:
        """Return whether saving a map drops something in the file that could not be understood.

        Errors that its text would not have any more went with what they were about; errors that
        it would have besides tell that what they are about lost a vertex, say.
        """
        if not self.partial or self.path is None:
            return False
        try:
            there = read_map(self.path, outside=ALLOWED).diagnostics
        except MapkitError:  # nothing is there that could be lost
            return False
        kept = _diagnostics_in(self.text(game_map), self.path)
        return _errors(there) != _errors(kept)

    def text(self, game_map: GameMap) -> str:
        """Return what would be written; a layout that cannot hold the map is given up for it."""
        try:
            return format_map(self.document, game_map)
        except MapkitError:
            return format_map(new_document(game_map), game_map)


def read_file(path: Path) -> tuple[GameMap | None, MapFile]:
    """Read a map file, with errors as far as it can be understood.

    There is no map where none can be made of the file.

    Raises ``FileError`` where it cannot be opened, or is not text.
    """
    path = path.absolute()
    digest = digest_of(path)
    return _opened(read_map(path, outside=ALLOWED), path, digest, path.name)


def read_copy(copy: RecoveryCopy) -> tuple[GameMap | None, MapFile]:
    """Read work that a crash left behind; see :func:`read_file`."""
    path = Path(copy.path) if copy.path else None
    game_map, file = _opened(_read_as_of(copy.text, path), path, copy.digest, copy.name)
    base = None
    if path is not None and digest_of(path) == copy.digest:
        with contextlib.suppress(MapkitError):
            base = read_map(path, outside=ALLOWED).map
    return game_map, replace(file, partial=file.partial or copy.partial, base=base)


def unsaved(game_map: GameMap, name: str) -> MapFile:
    """Return the file of a map that was never saved."""
    return MapFile(None, "", new_document(game_map), name=name)


def picture_followed(game_map: GameMap, old: Path | None, new: Path) -> GameMap:
    """Return a map whose pictures are found from another folder, if they were from the old one.

    They are the underlay's and the photo that the map was traced from.

    ``old`` is the folder of the map file so far, None for a map without a file, whose pictures are
    named in full; ``new`` is the folder that it is saved to.
    """
    if old == new:
        return game_map
    underlay, tracing = game_map.underlay, game_map.tracing
    if underlay is not None:
        underlay = replace(underlay, picture=_name_from(underlay.picture, old, new))
    if tracing is not None:
        photo, *others = (
            replace(p, picture=_name_from(p.picture, old, new))
            for p in (tracing.photo, *(another.photo for another in tracing.more))
        )
        more = (replace(o, photo=p) for o, p in zip(tracing.more, others, strict=True))
        tracing = replace(tracing, photo=photo, more=tuple(more))
    return replace(game_map, underlay=underlay, tracing=tracing)


def _name_from(name: str, old: Path | None, new: Path) -> str:
    """Return the path of a picture from another folder; the same where it is not found."""
    picture = Path(name)
    if old is not None and not picture.is_absolute():
        picture = old / picture
    if not picture.is_absolute() or not picture.is_file():
        return name
    try:
        return Path(os.path.relpath(picture, new)).as_posix()
    except ValueError:  # another drive
        return picture.as_posix()


def digest_of(path: Path) -> str:
    """Return a digest of a file's bytes, "" where there is none that can be read."""
    try:
        return digest_of_file(path, _MOST_BYTES)
    except FileError:
        return ""


def is_read_only(path: Path) -> bool:
    """Return whether a file is there and must not be written to.

    Replacing a file asks the folder, not the file, so it would go through; and root may do
    anything. Whoever took the right to write away meant it.
    """
    try:
        nobody = not path.stat().st_mode & (stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH)
    except OSError:
        return False
    return nobody or not os.access(path, os.W_OK)


def keep_aside(path: Path) -> Path:
    """Copy a file to a free name beside it, and return that.

    Raises ``OSError`` where it cannot be copied.
    """
    content = read_regular(path, _MOST_BYTES)
    for n in itertools.count(1):
        number = "" if n == 1 else f"-{n}"
        aside = beside(path, f".before-saving{number}")
        with contextlib.suppress(OutputExistsError):
            write_atomic(aside, content)
            break
    return aside


def _opened(
    result: LoadResult, path: Path | None, digest: str, name: str
) -> tuple[GameMap | None, MapFile]:
    return result.map, MapFile(
        path,
        digest,
        result.document,
        result.diagnostics,
        partial=result.has_errors,
        hopeless=result.map is None,
        name=name,
        base=result.map,
    )


def _read_as_of(text: str, path: Path | None) -> LoadResult:
    base = path.parent if path is not None else None
    return read_map(io.StringIO(text), base=base, outside=ALLOWED)


def _diagnostics_in(text: str, path: Path) -> tuple[Diagnostic, ...]:
    return _read_as_of(text, path).diagnostics


def _errors(found: tuple[Diagnostic, ...]) -> Counter[tuple[str, str]]:
    return Counter((d.code, d.message) for d in found if d.severity is Severity.ERROR)
