"""From arguments to files (names, patterns and folders), and waiting until they change."""

from __future__ import annotations

import glob
import os
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NoReturn

from mapkit.cli.maps import STDIN
from mapkit.errors import FileError
from mapkit.mapfile import example_paths, kind_of_file, open_source
from mapkit.messages import phrase

_ENDINGS = (".yaml", ".yml")


def files_to_check(arguments: Sequence[Path], *, skip_others: bool) -> tuple[Path, ...]:
    """Return the files that the arguments name, each once, in their order.

    Raises ``FileError`` for a pattern or a folder without any such file.

    Parameters
    ----------
    arguments : sequence of Path
        Files; patterns, for shells that leave them as they are (``**`` stands for any folders);
        folders, of which the maps and rulesets are taken, and those of the folders in them.
    skip_others : bool
        Leave out files that are neither maps nor rulesets, also where they are named.
    """
    found: dict[Path, None] = {}
    for argument in arguments:
        if argument.is_dir():
            paths = [path for path in _inside(argument) if _is_ours(path)]
            if not paths:
                raise FileError(
                    phrase("{path} is a folder without maps and rulesets", path=argument)
                )
        elif _is_pattern(argument):
            names = sorted(glob.glob(str(argument), recursive=True))  # noqa: PTH207 - any folder
            paths = [path for path in map(Path, names) if not path.is_dir()]
            if not paths:
                raise FileError(phrase("no file matches {pattern}", pattern=argument))
        else:
            paths = [argument]
        found |= dict.fromkeys(p for p in paths if not skip_others or _is_ours(p))
    return tuple(found)


def names_one_file(arguments: Sequence[Path]) -> bool:
    """Return whether the arguments are the name of one file, whatever stands on the disk."""
    if len(arguments) != 1:
        return False
    return not arguments[0].is_dir() and not _is_pattern(arguments[0])


def _is_pattern(path: Path) -> bool:
    return glob.has_magic(str(path)) and not path.exists()


def _inside(folder: Path) -> Iterable[Path]:
    for here, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        yield from (Path(here, name) for name in sorted(names) if name.endswith(_ENDINGS))


def _is_ours(path: Path) -> bool:
    if path == STDIN or str(path) in example_paths():
        return True
    try:
        return kind_of_file(open_source(path).text) is not None
    except FileError:
        return not os.access(path, os.R_OK)  # to be told of; a binary file is none of ours


_PAUSE_S = 0.2

Look = tuple[object, ...]


def watch(paths: Iterable[Path], show: Callable[[], Iterable[Path]]) -> NoReturn:
    """Show an answer, and again after every change of the files that it came from.

    Files are looked at by name, so a file that an editor puts in the place of another counts as
    changed. Nothing ends it but an exception, as of Ctrl-C.

    ``paths`` are the files that the first answer will come from, as far as they are known; ``show``
    shows the answer and returns all files that it came from, which need not exist.
    """
    known = frozenset(paths)
    shown: Look | None = None
    while True:
        now = _look(known)  # before the answer, so that a change during it is not lost
        if now == shown:
            time.sleep(_PAUSE_S)
            continue
        read = frozenset(show())
        shown = now if read == known else None
        known = read


def _look(paths: Iterable[Path]) -> Look:
    return tuple(_state(path) for path in sorted(paths))


def _state(path: Path) -> tuple[int, ...] | None:
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_mtime_ns, status.st_ctime_ns, status.st_size, status.st_ino
