"""From a photo of a printed board to a map: perspective, borders, fields, kinds, and their doubts.

Its modules need OpenCV and Pillow, the extra ``trace`` (docs/adr/0029-tracing-photos.md). Call
:func:`mapkit.digitize.libraries.require_libraries` before you import others of them.

Raises
------
UsageError
    The corners make no board, or no board was found.
"""
