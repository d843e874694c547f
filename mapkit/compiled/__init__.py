"""Everything derived from one map: relations, tables, and their JSON."""

from mapkit.compiled.compile import compile_map, ground_plan, with_choices
from mapkit.compiled.compiled_map import CompiledMap, GroundPlan, Missing
from mapkit.compiled.tables_json import tables_document, tables_schema, to_json

__all__ = [
    "CompiledMap",
    "GroundPlan",
    "Missing",
    "compile_map",
    "ground_plan",
    "tables_document",
    "tables_schema",
    "to_json",
    "with_choices",
]
