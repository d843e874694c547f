"""From a map to a checked, noded coverage and the mesh that sight walks on."""

from mapkit.coverage.checks import check_map
from mapkit.coverage.mesh import Mesh
from mapkit.coverage.mesh_builder import build_mesh
from mapkit.coverage.repair import repair

__all__ = ["Mesh", "build_mesh", "check_map", "repair"]
