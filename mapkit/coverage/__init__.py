"""From a map to a checked, noded coverage and the mesh that sight walks on."""

from typing import TYPE_CHECKING

from mapkit.lazy_names import lazy_names

if TYPE_CHECKING:
    from mapkit.coverage.checks import check_map
    from mapkit.coverage.mesh import Mesh
    from mapkit.coverage.mesh_builder import build_mesh

__all__ = ["Mesh", "build_mesh", "check_map"]

__getattr__ = lazy_names(__name__)
