"""Opens a board from a name, a path, a file, a text or a map."""

from __future__ import annotations

import io
import os
from collections.abc import Mapping
from pathlib import Path
from typing import IO

from mapkit.board.board import Board
from mapkit.board.derived import Derived
from mapkit.errors import FileError
from mapkit.mapfile.document import LoadResult
from mapkit.mapfile.reader import read_map
from mapkit.messages import phrase
from mapkit.model import GameMap

Source = str | os.PathLike[str] | IO[str] | IO[bytes]


def open_board(
    source: Source | GameMap,
    *,
    choices: Mapping[str, str] | None = None,
    name: str | None = None,
    allow_outside: bool = False,
) -> Board:
    """Open a map.

    Parameters
    ----------
    source : str, path, open file or GameMap
        The name of a map that ships (``"launch-site"``), the path of a map file, the text of one
        (a string of more than one line), an open file, or a map that a program made.
    choices : mapping of str to str, optional
        Answers to the rulebook's open questions, as :meth:`Board.choose` takes them.
    name : str, optional
        What messages call the file; its path by default.
    allow_outside : bool, optional
        Whether a ruleset that lies outside the map's folder is opened. Only for maps that you
        trust: a map may name any file.

    Returns
    -------
    Board
        The file is read now, and checked when something is asked. :meth:`Board.check` returns
        what is wrong in it; what needs a map without errors raises :class:`InvalidMapError`.

    Raises
    ------
    FileError
        The file cannot be opened, is too large or is not UTF-8 text; ``help`` offers the name of a
        shipped map that comes close.
    UsageError
        The ruleset does not have such a choice.

    Notes
    -----
    Some 20 ms for a board of 130 fields, in proportion to the size of the file.

    Examples
    --------
    >>> mapkit.open("launch-site", choices={"grazing": "sees"}).map.choices["grazing"]
    'sees'
    >>> try:
    ...     mapkit.open("lanch-site")
    ... except mapkit.FileError as problem:
    ...     print(problem.help)
    did you mean launch-site, which ships with mapkit?
    """
    if isinstance(source, GameMap):
        return Board(source).choose(**(choices or {}))
    read = _read(source, outside=allow_outside)
    if name is None and (isinstance(source, os.PathLike) or _is_name(source)):
        name = str(source)
    return Board(Derived(read.map, read, name)).choose(**(choices or {}))


def shipped_maps() -> tuple[str, ...]:
    """Return the names of the maps that ship, each of which :func:`mapkit.open` takes.

    Examples
    --------
    >>> "launch-site" in mapkit.maps()
    True
    """
    from mapkit.mapfile.new import example_paths

    return tuple(example_paths())


def _read(source: Source, *, outside: bool) -> LoadResult:
    """Read a map file, the text of one, or a map that ships with mapkit by its name.

    Raises
    ------
    FileError
        As for :func:`open_board`.
    """
    if isinstance(source, str) and not _is_name(source):
        return read_map(io.StringIO(source), outside=outside)
    if isinstance(source, str | os.PathLike) and not Path(source).exists():
        from mapkit.mapfile.new import example_paths

        shipped = example_paths()
        called = {_plain(name): name for name in shipped}
        meant = _plain(os.fspath(source))
        try:
            return read_map(shipped.get(called.get(meant, ""), source), outside=outside)
        except FileError as problem:
            from difflib import get_close_matches

            path = Path(source)
            beside = {_plain(it.name): str(it) for it in path.parent.glob("*.y*ml")}
            like = [f"{meant}.yaml", *get_close_matches(_plain(path.name), beside, n=1, cutoff=0.8)]
            here = [beside[name] for name in like if name in beside]
            near = [called[n] for n in get_close_matches(meant, called, n=1)]
            if here:
                problem.help = phrase("did you mean {near}?", near=here[0])
            elif near:
                problem.help = phrase("did you mean {near}, which ships with mapkit?", near=near[0])
            else:
                names = ", ".join(shipped)
                problem.help = phrase("the maps that ship with mapkit are: {names}", names=names)
            raise
    if not isinstance(source, (str, os.PathLike)) and not hasattr(source, "read"):
        raise TypeError(
            f"a map is opened by its name, a path, its text or an open file, not {source!r}"
        )
    return read_map(source, outside=outside)


def _plain(name: str) -> str:
    """Return a name so that ``Launch Site`` and ``launch_site`` are ``launch-site``."""
    return name.casefold().replace("_", "-").replace(" ", "-")


def _is_name(source: object) -> bool:
    """Distinguish a name or a path from the text of a map file, which has more than one line."""
    return isinstance(source, str) and "\n" not in source
