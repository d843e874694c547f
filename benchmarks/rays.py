"""Ray casters of 3D graphics: the walls of a board stand upright, and lines are rays between them.

They compute with 32-bit floats, so the walls are drawn in by more than for shapely.
"""

from __future__ import annotations

import atexit
import shutil
import tempfile
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray

FreeLines = Callable[[NDArray[np.float64], NDArray[np.float64]], NDArray[np.bool_]]
"""From a point (2,) and others (P, 2) to which of the lines between them meet no wall."""

SINGLE_HAIR = 0.5
"""Map units; the step between 32-bit floats is 0.004 to 0.008 at the rim of a board."""


def embree_lines(walls: shapely.Geometry) -> FreeLines:
    """Let Embree, a compiled library of Intel, cast the rays."""
    from embreex.mesh_construction import TriangleMesh  # noqa: PLC0415 - an extra
    from embreex.rtcore_scene import EmbreeScene  # noqa: PLC0415

    triangles, centre = _upright(walls)
    scene = EmbreeScene()
    TriangleMesh(scene, triangles)

    def free(point: NDArray[np.float64], others: NDArray[np.float64]) -> NDArray[np.bool_]:
        ends = _at_height_0(others - centre)
        starts = np.ascontiguousarray(np.broadcast_to(_at_height_0(point - centre), ends.shape))
        whole = np.ones(len(ends), np.float32)  # a ray ends where it has gone its vector once
        hit = scene.run(starts, ends - starts, dists=whole, query="OCCLUDED")
        return np.asarray(hit) < 0

    return free


def warp_lines(walls: shapely.Geometry) -> FreeLines:
    """Let a program of NVIDIA Warp cast the rays: on a GPU where there is one, else compiled."""
    wp, cast = _warp()
    device = wp.get_preferred_device()
    triangles, centre = _upright(walls)
    mesh = wp.Mesh(
        wp.array(triangles.reshape(-1, 3), dtype=wp.vec3, device=device),
        wp.array(np.arange(3 * len(triangles), dtype=np.int32), dtype=int, device=device),
    )

    def free(point: NDArray[np.float64], others: NDArray[np.float64]) -> NDArray[np.bool_]:
        ends = wp.array(_at_height_0(others - centre), dtype=wp.vec3, device=device)
        met = wp.empty(len(others), dtype=int, device=device)
        start = wp.vec3(*_at_height_0(point - centre).tolist())
        wp.launch(cast, len(others), [mesh.id, start, ends, met], device=device)
        found: NDArray[np.bool_] = met.numpy() == 0
        return found

    return free


@cache
def _warp() -> tuple[Any, Any]:
    """Return the library, and the program that it runs for every ray; it is compiled once."""
    import warp as wp  # noqa: PLC0415 - an extra

    folder = tempfile.mkdtemp(prefix="mapkit-benchmarks-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    wp.config.kernel_cache_dir = folder
    wp.config.log_level = wp.LOG_ERROR

    @wp.kernel  # type: ignore[untyped-decorator, unused-ignore] # typed where Warp is installed
    def cast(
        mesh: wp.uint64,
        start: wp.vec3,
        ends: wp.array(dtype=wp.vec3),  # type: ignore[valid-type] # as Warp wants it
        met: wp.array(dtype=int),  # type: ignore[valid-type]
    ) -> None:
        i = wp.tid()
        way = ends[i] - start
        length = wp.length(way)
        met[i] = int(wp.mesh_query_ray_anyhit(mesh, start, way / length, length))

    return wp, cast


def _upright(walls: shapely.Geometry) -> tuple[NDArray[np.float32], NDArray[np.float64]]:
    """Return walls along all outlines as (T, 3, 3) triangles, round the returned centre."""
    rings = shapely.get_rings(shapely.get_parts(walls))
    corners = [shapely.get_coordinates(ring) for ring in rings]
    a = np.concatenate([ring[:-1] for ring in corners])
    b = np.concatenate([ring[1:] for ring in corners])
    centre = (a.min(axis=0) + a.max(axis=0)) / 2
    reach = float(np.ptp(a, axis=0).max())
    low, high = np.full(len(a), -reach), np.full(len(a), reach)
    a, b = a - centre, b - centre
    quads = [np.column_stack([p, z]) for p, z in ((a, low), (b, low), (b, high), (a, high))]
    halves = np.stack([np.stack([quads[k] for k in half], 1) for half in ((0, 1, 2), (0, 2, 3))])
    return np.ascontiguousarray(halves.reshape(-1, 3, 3), np.float32), centre


def _at_height_0(points: NDArray[np.float64]) -> NDArray[np.float32]:
    flat = np.zeros((*points.shape[:-1], 3), np.float32)
    flat[..., :2] = points
    return flat
