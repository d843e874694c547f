"""Line of sight: the tables of a map, and one pair explained.

Raises
------
NotFoundError
    The map has no such field.
"""

from typing import TYPE_CHECKING

from mapkit.lazy_names import lazy_names

if TYPE_CHECKING:
    from mapkit.geometry.kernel.constants import NONE
    from mapkit.sight.all_pairs import sight_tables
    from mapkit.sight.around import FieldVerdict, sight_around
    from mapkit.sight.close_calls import CloseCall
    from mapkit.sight.explain import PairExplainer, explain_pair
    from mapkit.sight.following import FollowedSight, follow_sight, whole_sight
    from mapkit.sight.other_answers import OtherAnswer
    from mapkit.sight.pair_answer import PairAnswer, Standing
    from mapkit.sight.tables import PairDistances, SightTables
    from mapkit.sight.verdict import Distances, Verdict, grazing_counts, sees, shot_distance

__getattr__ = lazy_names(__name__)
