"""From a map and an answer to a picture: a Scene of plain shapes, ready for any back end."""

from typing import TYPE_CHECKING

from mapkit.lazy_names import lazy_names

if TYPE_CHECKING:
    from mapkit.drawing.board import board_scene
    from mapkit.drawing.field_sight import field_scene
    from mapkit.drawing.movement import HearPicture, ReachPicture, hear_scene, reach_scene
    from mapkit.drawing.pair import pair_scene
    from mapkit.drawing.scene import Scene
    from mapkit.drawing.theme import NIGHT, Theme

__getattr__ = lazy_names(__name__)
