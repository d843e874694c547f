"""The window in which maps are drawn and their sightlines seen (PyQt6, the extra ``editor``).

Nothing outside this package imports Qt, and nothing in it computes geometry: edits are those of
:mod:`mapkit.edits`, pictures those of :mod:`mapkit.drawing`, answers those of
:mod:`mapkit.sight` and :mod:`mapkit.analysis`.
"""
