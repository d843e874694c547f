"""What numbers in the kernels' arrays and answers mean; ``interface.h`` holds the same."""

from __future__ import annotations

DONE, NO_MEMORY, NO_LINE, NO_WANTED, NOT_CLEAN = 0, -1, -2, -3, -4
"""What a function returns: all is well, or below 0 why it has no answer."""

NONE = 65535
"""In a table of distances: no line, no way."""

BLOCKS, PASSES = -1, -2
"""In ``count`` of a task: a line may not cross the place; may cross it, and counts no field."""

IGNORE, PLAIN, NEEDS_FLAG, GROUPS = 0, 1, 2, 8
"""In ``SightTask.need``: no line is asked for, any line, a line with a flagged field.

``GROUPS`` is how many groups of ends there may be.
"""

SEGMENT, THROUGH, AT = 0, 1, 2
"""Shapes of a witness; see :meth:`mapkit.geometry.kernel.sight.KernelMesh.distances`."""

IN_S, IN_T = 1, 2
"""In ``end`` of a strip task: the place belongs to the field where lines start, or end."""

FREE, START, TARGET, BOARD, WANTED, EMPTY = 1, 2, 4, 8, 16, 32
"""Roles of a place, added up.

It does not block; is S; is T; is on the board; has to be met; is void that passes.
"""
