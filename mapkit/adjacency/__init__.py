"""Which fields touch, and where a figure may step."""

from mapkit.adjacency.relations import Relations, relations
from mapkit.adjacency.walking import leaves_open, walking

__all__ = ["Relations", "leaves_open", "relations", "walking"]
