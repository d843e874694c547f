"""From a photo to a checked map, in the window.

Raises
------
MapkitError
    A picture or a file beside it cannot be read or written.
"""
