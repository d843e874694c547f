"""The map file of a board laid of cards."""

from __future__ import annotations

import os
from pathlib import Path

from mapkit.compose.composed import composed
from mapkit.mapfile import Document, new_document
from mapkit.model import GameMap, Layout

__all__ = ["board_file"]


def board_file(layout: Layout, folder: Path, target: Path) -> tuple[GameMap, Document]:
    """Return the board that a layout describes, and the file that holds it.

    Parameters
    ----------
    layout : Layout
        Read without errors.
    folder : Path
        Where the layout lies.
    target : Path
        The folder that the board will lie in: from there a ruleset that does not ship is named.

    Raises
    ------
    UsageProblemError, FileProblemError
        As :func:`~mapkit.compose.composed.composed` and
        :func:`~mapkit.mapfile.new_document`.
    """
    board = composed(layout)
    if layout.ruleset is None:
        return board, new_document(board)
    path = os.path.relpath(folder / layout.ruleset, target).replace(os.sep, "/")
    named = path if path.startswith(".") else f"./{path}"
    return board, new_document(board, ruleset=named, base=target)
