"""Everything derived from one map: relations and tables."""

from typing import TYPE_CHECKING

from mapkit.lazy_names import lazy_names

if TYPE_CHECKING:
    from mapkit.compiled.compile import compile_map, compile_near
    from mapkit.compiled.compiled_map import CompiledMap, GroundPlan, Missing
    from mapkit.compiled.ground import ground_plan, unchecked_plan, with_choices
    from mapkit.compiled.unread import NOTHING_UNREAD, Unread, unread_parts

__getattr__ = lazy_names(__name__)
