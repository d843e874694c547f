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

if TYPE_CHECKING:
    from mapkit import edits
    from mapkit.analysis.change import Change
    from mapkit.analysis.disputes import Dispute, DisputeCause
    from mapkit.board import (
        Answer,
        Board,
        BoardField,
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
    from mapkit.diagnostics import Diagnostic, Place, Severity
    from mapkit.edits import EditRefusedError
    from mapkit.errors import (
        FileProblemError,
        InvalidMapError,
        MapkitError,
        NotFoundError,
        NotKnownError,
        OutputExistsError,
        UsageProblemError,
    )
    from mapkit.i18n import speaking
    from mapkit.model import GameMap
    from mapkit.sight import Verdict

__version__ = "0.1.0"

__all__ = [
    "Answer",
    "Board",
    "BoardField",
    "Change",
    "Diagnostic",
    "Dispute",
    "DisputeCause",
    "Disputes",
    "EditRefusedError",
    "FileProblemError",
    "GameMap",
    "HearAnswer",
    "InvalidMapError",
    "MapkitError",
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
    "UsageProblemError",
    "Verdict",
    "__version__",
    "diff",
    "edits",
    "open",
    "speaking",
]

__getattr__ = lazy_names(__name__)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
