"""mapkit: author maps of area-movement board games and ask who sees whom.

>>> import mapkit
>>> board = mapkit.open("launch-site")
>>> board.sight("objective 3", "objective 4").distance
8

Everything here is loaded when it is first used; ``import mapkit`` alone loads no library.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mapkit import edits
    from mapkit.analysis.change import Change
    from mapkit.analysis.disputes import Dispute
    from mapkit.board import (
        Answer,
        Board,
        BoardField,
        HearAnswer,
        PlacesAnswer,
        Play,
        ReachAnswer,
        SeenField,
        SightAnswer,
        SightFrom,
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
    "EditRefusedError",
    "FileProblemError",
    "GameMap",
    "HearAnswer",
    "InvalidMapError",
    "MapkitError",
    "NotFoundError",
    "OutputExistsError",
    "Place",
    "PlacesAnswer",
    "Play",
    "ReachAnswer",
    "SeenField",
    "Severity",
    "SightAnswer",
    "SightFrom",
    "UsageProblemError",
    "Verdict",
    "__version__",
    "diff",
    "edits",
    "open",
    "speaking",
]

_HOMES = {
    "mapkit.analysis.change": ("Change",),
    "mapkit.analysis.disputes": ("Dispute",),
    "mapkit.board": (
        "Answer", "Board", "BoardField", "HearAnswer", "PlacesAnswer", "Play", "ReachAnswer",
        "SeenField", "SightAnswer", "SightFrom", "diff",
    ),
    "mapkit.diagnostics": ("Diagnostic", "Place", "Severity"),
    "mapkit.edits": ("EditRefusedError",),
    "mapkit.errors": (
        "FileProblemError", "InvalidMapError", "MapkitError", "NotFoundError", "OutputExistsError",
        "UsageProblemError",
    ),
    "mapkit.i18n": ("speaking",),
    "mapkit.model": ("GameMap",),
    "mapkit.sight": ("Verdict",),
}  # fmt: skip
"""Where each public name is defined."""

_HOME_OF = {name: module for module, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> Any:
    if name == "edits":
        return import_module("mapkit.edits")
    if name == "open":
        found = import_module("mapkit.board").open_board
    elif name in _HOME_OF:
        found = getattr(import_module(_HOME_OF[name]), name)
    else:
        raise AttributeError(f"module 'mapkit' has no attribute {name!r}")
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
