"""The Python interface of mapkit: a board, and the answers it gives.

:func:`mapkit.open` makes a :class:`Board`. The command line uses it too.
"""

from typing import TYPE_CHECKING

from mapkit.lazy_names import lazy_names

if TYPE_CHECKING:
    from mapkit.board.board import Board, diff
    from mapkit.board.disputes import Disputes
    from mapkit.board.fields import BoardField
    from mapkit.board.moves import HearAnswer, RangeAnswer, ReachAnswer
    from mapkit.board.opening import open_board, shipped_maps
    from mapkit.board.outputs import BoardPicture
    from mapkit.board.picture import Answer
    from mapkit.board.places import PlacesAnswer
    from mapkit.board.play import Play
    from mapkit.board.report import ReportAnswer
    from mapkit.board.sight import SeenField, SightAnswer, SightFrom
    from mapkit.board.simulation import Simulation

__getattr__ = lazy_names(__name__)
