"""mapkit: author maps of area-movement board games and ask who sees whom.

>>> import mapkit
>>> board = mapkit.open("launch-site")
>>> board.sight("objective 3", "objective 4").distance
6

Everything here is loaded when it is first used; ``import mapkit`` alone loads no library.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mapkit.lazy_names import lazy_names
from mapkit.version import __version__

if TYPE_CHECKING:
    from mapkit import edits
    from mapkit.analysis.change import Change
    from mapkit.analysis.disputes import Dispute, DisputeCause
    from mapkit.board import (
        Answer,
        Board,
        BoardField,
        BoardPicture,
        Disputes,
        HearAnswer,
        PlacesAnswer,
        Play,
        RangeAnswer,
        ReachAnswer,
        ReportAnswer,
        SeenField,
        SightAnswer,
        SightFrom,
        Simulation,
        diff,
    )
    from mapkit.board import open_board as open  # noqa: A004 - read as mapkit.open
    from mapkit.board import shipped_maps as maps
    from mapkit.diagnostics import Diagnostic, Place, Severity
    from mapkit.edits import EditRefusedError
    from mapkit.errors import (
        FileError,
        InvalidMapError,
        MapkitError,
        MissingFileError,
        NotFoundError,
        NotKnownError,
        OutputExistsError,
        UsageError,
        WorkerError,
    )
    from mapkit.i18n import speaking
    from mapkit.model import GameMap
    from mapkit.sight import Verdict

__all__ = [
    "Answer",
    "Board",
    "BoardField",
    "BoardPicture",
    "Change",
    "Diagnostic",
    "Dispute",
    "DisputeCause",
    "Disputes",
    "EditRefusedError",
    "FileError",
    "GameMap",
    "HearAnswer",
    "InvalidMapError",
    "MapkitError",
    "MissingFileError",
    "NotFoundError",
    "NotKnownError",
    "OutputExistsError",
    "Place",
    "PlacesAnswer",
    "Play",
    "RangeAnswer",
    "ReachAnswer",
    "ReportAnswer",
    "SeenField",
    "Severity",
    "SightAnswer",
    "SightFrom",
    "Simulation",
    "UsageError",
    "Verdict",
    "WorkerError",
    "__version__",
    "diff",
    "edits",
    "maps",
    "open",
    "speaking",
]

__getattr__ = lazy_names(
    __name__,
    {
        "Map": 'mapkit.open("map.yaml")',
        "check": 'mapkit.open("map.yaml").check()',
        "draw": 'mapkit.open("map.yaml").save("board.png")',
        "list_maps": "mapkit.maps()",
        "load": 'mapkit.open("map.yaml")',
        "load_map": 'mapkit.open("map.yaml")',
        "new": "mapkit.open(text)",
        "read": 'mapkit.open("map.yaml")',
        "sight": 'mapkit.open("map.yaml").sight(origin, target)',
    },
)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
