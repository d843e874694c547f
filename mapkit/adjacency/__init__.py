"""Which fields touch, and where a figure may step."""

from mapkit.adjacency.relations import Relations, relations
from mapkit.adjacency.walking import walking

__all__ = ["Relations", "relations", "walking"]
