"""Back ends that other distributions bring, found through entry points."""

from mapkit.export.pictures import picture_formats, render_picture

__all__ = ["picture_formats", "render_picture"]
