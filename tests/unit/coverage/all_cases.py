"""All spoilt boards: importing their modules registers them."""

from tests.unit.coverage import spoilt_drawing, spoilt_play, spoilt_portals
from tests.unit.coverage.spoilt import CASES, Case

__all__ = ["CASES", "Case", "spoilt_drawing", "spoilt_play", "spoilt_portals"]
