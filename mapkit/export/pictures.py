"""From a scene to a picture file's bytes, by whatever back end is installed.

A back end is a callable ``render(scene, *, dpi=None) -> bytes`` registered in the entry-point
group ``mapkit.pictures`` under the name of its format. mapkit imports none of them by itself:
one that fails to load takes away its own format only. A back end whose files have pages is also a
callable ``render_pages(scenes) -> bytes``, in the group ``mapkit.pages`` under the same name. What
draws on axes of matplotlib is found in the same way, in the group ``mapkit.axes``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Protocol, cast

from mapkit.errors import MapkitError, MissingError, UsageError
from mapkit.export.plugins import Broken
from mapkit.messages import Phrase, phrase

GROUP = "mapkit.pictures"

PAGES_GROUP = "mapkit.pages"

AXES_GROUP = "mapkit.axes"


class PictureBackEnd(Protocol):
    """What an entry point of the group has to be."""

    def __call__(self, scene: Any, *, dpi: float | None = None) -> bytes:
        """Return the bytes of a picture file."""


def picture_formats() -> dict[str, EntryPoint]:
    """Return the formats that are installed, by name, in alphabetical order.

    Nothing is imported: the values load their back end when asked. Of two back ends for one
    format the first of its module's name counts, so the answer does not depend on install order.
    """
    return _installed(GROUP)


def page_formats() -> dict[str, EntryPoint]:
    """Return the formats whose files have pages, as :func:`picture_formats` does."""
    return _installed(PAGES_GROUP)


def _installed(group: str) -> dict[str, EntryPoint]:
    found: dict[str, EntryPoint] = {}
    for point in sorted(entry_points(group=group), key=lambda p: (p.name.lower(), p.value)):
        found.setdefault(point.name.lower(), point)
    return found


def broken_pictures() -> tuple[Broken, ...]:
    """Load every back end and return those that cannot be loaded, with the reason."""
    found = []
    for name, point in picture_formats().items():
        try:
            point.load()
        except Exception as error:  # noqa: BLE001 - whatever it is, it is that back end's
            found.append(Broken(name, point.value, f"{type(error).__name__}: {error}"))
    return tuple(found)


def refuse_unknown_picture(picture_format: str) -> None:
    """Fail before any long work where no back end draws a format.

    Parameters
    ----------
    picture_format : str
        As for :func:`render_picture`.

    Raises
    ------
    UsageError
        No back end draws it; the message names those that are there.
    """
    _find(picture_format)


def render_picture(scene: object, picture_format: str, *, dpi: float | None = None) -> bytes:
    """Return a picture of a scene; where a format has pages, what it has on its back is another.

    Parameters
    ----------
    scene : Scene
        Of :mod:`mapkit.drawing`, which this layer knows by name only.
    picture_format : str
        ``svg``, ``png``, ``pdf`` or another that is installed; a file's ending will do, with
        its dot and in any case.
    dpi : float or None
        Dots per inch for formats made of dots; None leaves it to the back end.

    Raises
    ------
    UsageError
        If no back end draws this format, or the back end refuses the resolution.
    MapkitError
        If the back end is installed but cannot be loaded.
    """
    back = getattr(scene, "back", None)
    if back is not None and _find(picture_format).name.lower() in page_formats():
        return render_pages((scene, back), picture_format)
    back_end = cast("PictureBackEnd", _loaded(_find(picture_format)))
    return back_end(scene, dpi=dpi)


def refuse_without_pages(picture_format: str) -> None:
    """Fail before any long work where a format has no pages.

    Raises
    ------
    UsageError
        No back end draws the format, or its files have one picture each; the message names those
        that have pages.
    """
    name = picture_format.removeprefix(".").lower()
    if name not in page_formats():
        raise UsageError(
            phrase(
                "printed sheets are written as {known}, not as {name!r}",
                name=name,
                known=", ".join(page_formats()) or phrase("none"),
            )
        )


def render_pages(scenes: Iterable[object], picture_format: str) -> bytes:
    """Return several pictures as the pages of one file.

    Parameters
    ----------
    scenes : iterable of Scene
        One at least; a back end takes one after the other.
    picture_format : str
        One of :func:`page_formats`, or a file's ending, as for :func:`render_picture`.

    Raises
    ------
    UsageError, MapkitError
        As for :func:`refuse_without_pages` and :func:`render_picture`.
    """
    refuse_without_pages(picture_format)
    point = page_formats()[_find(picture_format).name.lower()]
    back_end = cast("Callable[[Iterable[object]], bytes]", _loaded(point))
    return back_end(scenes)


def _loaded(point: EntryPoint) -> object:
    try:
        return point.load()
    except Exception as error:
        raise MapkitError(
            phrase(
                "the back end for {name} pictures ({value}) does not load: {error}; "
                "reinstall it, or take another format",
                name=point.name,
                value=point.value,
                error=error,
            )
        ) from error


def draw_on_axes(scene: object, size_mm: tuple[float, float], axes: Any = None) -> Any:
    """Draw a scene on axes of matplotlib, in mm of the board, y downwards; return the axes.

    Parameters
    ----------
    size_mm : (float, float)
        Width and height of the board, which the axes are to show.
    axes : matplotlib.axes.Axes or None
        New ones where it is None.

    Raises
    ------
    MapkitError
        Nothing that draws on axes is installed, or matplotlib is not.
    """
    for point in entry_points(group=AXES_GROUP):
        return point.load()(scene, size_mm, axes)
    raise MissingError(phrase("no installed back end draws on axes: install mapkit as a package"))


def _find(picture_format: str) -> EntryPoint:
    formats = picture_formats()
    point = formats.get(picture_format.lower().removeprefix("."))
    if point is None:
        raise UsageError(_unknown(picture_format, list(formats)))
    return point


def _unknown(picture_format: str, known: list[str]) -> Phrase:
    asked = (
        phrase("unsupported picture format {name!r}", name=picture_format)
        if picture_format
        else phrase("a picture's file name needs an ending that gives its format")
    )
    if not known:
        return phrase(
            "{problem}; none is installed at all: install mapkit as a package (see the README)",
            problem=asked,
        )
    return phrase("{problem}; there are: {known}", problem=asked, known=", ".join(known))
