"""Line of sight: the tables of a map, and one pair explained."""

from mapkit.sight.all_pairs import sight_tables
from mapkit.sight.around import sight_around
from mapkit.sight.explain import PairAnswer, PairExplainer, explain_pair
from mapkit.sight.tables import NONE, SightTables, Verdict

__all__ = [
    "NONE",
    "PairAnswer",
    "PairExplainer",
    "SightTables",
    "Verdict",
    "explain_pair",
    "sight_around",
    "sight_tables",
]
