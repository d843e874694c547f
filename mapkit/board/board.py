"""A board: a map and all questions about it, each answered on demand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mapkit.board.changes import Changes
from mapkit.board.outputs import Outputs
from mapkit.board.questions import Questions
from mapkit.board.results import Results

if TYPE_CHECKING:
    from mapkit.analysis.change import Change


class Board(Questions, Results, Changes, Outputs):
    """A map with everything that can be asked of it.

    Nothing is computed before it is asked for, and each thing once. A board never changes: an edit
    gives another one. Several threads may ask the same board.

    A field is named by its id as text or number (``"38"``, ``38``), its name, what is printed on it
    (``"objective 4"``, ``"red entry"``), a point in mm (``"120,85"``, ``(120, 85)``), or by a
    :class:`BoardField`. ``board[name]`` is such a field; a loop goes over all of them, ``len``
    counts them, and ``in`` says whether a name stands for any.

    ============ ===================================================================================
    What it is   ``name``, ``size_mm``, ``map``, ``ruleset``, ``choices``, ``path``, ``files``
    Its fields   ``fields``, ``ids``, ``field``, ``objectives``, ``starts``, ``entries``
    Ask          ``sight``, ``sees``, ``seen_from``, ``distance``, ``neighbours``, ``reach``,
                 ``range``, ``hear``, ``disputes``, ``reasons``, ``play``
    Compute      ``check``, ``tables``, ``relations``, ``compile``, ``report``, ``simulate``
    Change       ``edit``, ``choose``, ``repair``, ``suggest``, ``improve``
    Write        ``picture``, ``secret_map``, ``plot``, ``save``, ``export``, ``to_svg``,
                 ``to_pandas``, ``to_geopandas``, ``to_networkx``
    ============ ===================================================================================

    Parameters
    ----------
    game_map : GameMap

    Raises
    ------
    NotFoundError, UsageError
        All methods: a name stands for no field, or for several; an argument makes no sense, such as
        an unknown mover; or the ruleset has no lines of sight, where the question needs them.
    InvalidMapError
        All that need a map without errors: it has some, and ``diagnostics`` lists them. A board of
        such a map can still be looked at, drawn, checked and repaired.
    NotKnownError
        Questions about moves, and games: the ruleset leaves open a figure that decides the answer.
    FileError, OutputExistsError
        All that write: a file cannot be written, or it exists and ``force`` is False.
    MapkitError
        A library that was asked for, such as pandas, is not installed.

    See Also
    --------
    mapkit.open : makes a board of a file.

    Examples
    --------
    >>> board = mapkit.open("launch-site")
    >>> board
    Board('launch-site', 124 fields, 840 x 560 mm, reconstruction)
    >>> len(board), "objective 4" in board, board["objective 4"].id
    (124, True, 'B38')
    >>> [field.id for field in board if field.kind == "elevated"][:3]
    []
    """


def diff(before: Board, after: Board, *, tables: bool = True) -> tuple[Change, ...]:
    """Return what changed between two versions of a map.

    Parameters
    ----------
    before, after : Board
    tables : bool
        Compare the answers too, not only what is drawn.

    Raises
    ------
    InvalidMapError
        One of the maps has errors; only what is drawn can be compared then.

    Examples
    --------
    >>> edited = board.edit(mapkit.edits.paint, ["B34"], kind="built_up")
    >>> mapkit.diff(board, edited)[0].sentence
    'Field B34: kind was open and is built_up.'
    """
    from mapkit.analysis.diff_maps import diff_maps
    from mapkit.analysis.diff_tables import diff_tables

    drawn = diff_maps(before.map, after.map)
    return (*drawn, *diff_tables(before.compile(), after.compile())) if tables else drawn
