"""Raster pictures and PDF through matplotlib, without pyplot and dates; and drawing on axes.

matplotlib is imported on the first picture, not with this module. Letters are drawn from the DejaVu
Sans that matplotlib ships, so a picture looks the same on every machine.
"""

from __future__ import annotations

import importlib.util
import io
import logging
import math
import warnings
from collections.abc import Iterable
from itertools import chain
from typing import TYPE_CHECKING, Any, ClassVar

from mapkit.drawing.scene import Scene
from mapkit.drawing.text import printable
from mapkit.errors import MissingError, UsageError
from mapkit.messages import phrase
from mapkit_exporters.painter import Painter

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_MM_PER_INCH = 25.4
_POINTS_PER_MM = 72 / _MM_PER_INCH
_USUAL_LONG_SIDE = 2400
_MOST_PIXELS = 120_000_000
_QUALITY = {"jpg": {"quality": 92}, "webp": {"quality": 92}, "tif": {"compression": "tiff_lzw"}}
_RIM = 0.05
"""Of axes, round the board: that of its longer side."""


def render_png(scene: Scene, *, dpi: float | None = None) -> bytes:
    """Return a picture as a PNG file.

    ``dpi`` is dots per inch of the page; None takes what makes the long side 2400 dots.

    Raises ``UsageError`` if ``dpi`` is no positive number or the picture would have more than 120
    million dots.
    """
    return _render(scene, dpi, "png")


def render_jpeg(scene: Scene, *, dpi: float | None = None) -> bytes:
    """Return a picture as a JPEG file; as for :func:`render_png`."""
    return _render(scene, dpi, "jpg")


def render_webp(scene: Scene, *, dpi: float | None = None) -> bytes:
    """Return a picture as a WebP file; as for :func:`render_png`."""
    return _render(scene, dpi, "webp")


def render_tiff(scene: Scene, *, dpi: float | None = None) -> bytes:
    """Return a picture as a TIFF file; as for :func:`render_png`."""
    return _render(scene, dpi, "tif")


def render_pdf(scene: Scene, *, dpi: float | None = None) -> bytes:
    """Return a picture as a PDF page in true size, with text that can be searched.

    ``dpi`` is taken for the sake of the other back ends; nothing on the page is made of dots.
    """
    del dpi
    return render_pdf_pages((scene,))


def render_pdf_pages(scenes: Iterable[Scene]) -> bytes:
    """Return several pictures as the pages of one PDF, each in true size; one at least.

    A page that is to be cut has its TrimBox and its BleedBox. Greys are written as such, so that
    black letters are printed in black alone. The title of the file is that of the first. No more
    than one page is held at a time.
    """
    _require_matplotlib()
    from matplotlib import rc_context
    from matplotlib.backends.backend_pdf import FigureCanvasPdf, Name, PdfFile, PdfPages

    page = Name("Page")  # type: ignore[no-untyped-call]

    class BoxedFile(PdfFile):  # type: ignore[misc, unused-ignore]
        """A file whose pages say where they are cut."""

        boxes: ClassVar[dict[str, list[float]]] = {}

        def writeObject(self, object: Any, contents: Any) -> None:  # noqa: A002, N802
            if isinstance(contents, dict) and contents.get("Type") == page:
                contents = {**contents, **self.boxes}
            super().writeObject(object, contents)  # type: ignore[no-untyped-call]

    out = io.BytesIO()
    rest = iter(scenes)
    first = next(rest)
    blank = {
        "Creator": None,
        "Producer": None,
        "CreationDate": None,
        "Title": printable(first.title),
        "Subject": printable(first.description) or None,
    }
    with (
        warnings.catch_warnings(),
        rc_context({"pdf.fonttype": 42}),
        PdfPages(out, metadata=blank) as pages,
    ):
        warnings.simplefilter("ignore")
        pages._file = file = BoxedFile(  # type: ignore[no-untyped-call] # noqa: SLF001
            out, metadata=blank
        )
        for scene in chain((first,), rest):
            file.boxes = _boxes(scene)  # type: ignore[misc, unused-ignore]
            canvas: Any = FigureCanvasPdf(_figure(scene, 72.0, outlines=False))
            canvas.print_pdf(pages)
    return out.getvalue()


def _boxes(scene: Scene) -> dict[str, list[float]]:
    """Return where a page is cut and how far its picture goes, in points from its lower left."""
    if scene.cut is None:
        return {}
    left, top, width, height = scene.cut

    def box(beyond: float) -> list[float]:
        ends = (left - beyond, scene.height - top - height - beyond,
                left + width + beyond, scene.height - top + beyond)  # fmt: skip
        return [mm * 72.0 / _MM_PER_INCH for mm in ends]

    return {"TrimBox": box(0.0), "BleedBox": box(scene.bleed)}


def draw_on_axes(scene: Scene, size_mm: tuple[float, float], axes: Axes | None = None) -> Axes:
    """Draw a scene on axes whose units are mm of the board, y downwards.

    Parameters
    ----------
    size_mm : (float, float)
        Width and height of the board; the axes show it with a rim.
    axes : Axes or None
        New ones where it is None.

    Raises
    ------
    MapkitError
        matplotlib is not installed.
    """
    _require_matplotlib()
    from matplotlib import pyplot as plt
    from matplotlib.artist import Artist
    from matplotlib.transforms import Affine2D

    width, height = size_mm
    rim = _RIM * max(width, height)
    if axes is None:
        axes = plt.subplots(figsize=(10, 10 * (height + 2 * rim) / (width + 2 * rim)))[1]
    shown: Axes = axes
    shown.set_xlim(-rim, width + rim)
    shown.set_ylim(height + rim, -rim)
    shown.set_aspect("equal")
    shown.set_facecolor(scene.background)
    shown.set_xlabel("mm")
    shown.set_ylabel("mm")
    place = scene.placement
    to_board = Affine2D().translate(-place.left, -place.top).scale(1 / scene.scale)

    class SceneArtist(Artist):
        def draw(self, renderer: Any) -> None:
            self.set_zorder(0)
            to_dots = to_board + shown.transData
            (x0, _), (x1, _) = to_dots.transform([(0, 0), (1, 0)])
            dots = x1 - x0
            frozen = Affine2D(to_dots.get_affine().get_matrix())
            points = dots * 72 / shown.figure.dpi
            Painter(renderer, scene, frozen, dots, points, clip=shown.bbox).paint()

    shown.add_artist(SceneArtist())
    return shown


def _told(scene: Scene) -> dict[str, str | None]:
    """Return what a PNG says of itself: where the board comes from, nothing of the program."""
    about = {"Description": printable(scene.description)} if scene.description else {}
    return {"Software": None, "Title": None, **about}


def _render(scene: Scene, dpi: float | None, kind: str) -> bytes:
    """Draw a picture made of dots."""
    longest = max(scene.width, scene.height)
    if dpi is None:
        dpi = _USUAL_LONG_SIDE * _MM_PER_INCH / longest
    if not (math.isfinite(dpi) and dpi > 0):
        raise UsageError(phrase("dpi must be a positive number, not {dpi}", dpi=dpi))
    dots = scene.width * scene.height * (dpi / _MM_PER_INCH) ** 2
    if dots > _MOST_PIXELS:
        most = math.floor(dpi * math.sqrt(_MOST_PIXELS / dots))
        raise UsageError(
            phrase(
                "at {dpi} dpi this picture of {width} by {height} mm would have {dots} million "
                "dots; take {most} dpi at most, or svg or pdf",
                dpi=f"{dpi:g}",
                width=f"{scene.width:.0f}",
                height=f"{scene.height:.0f}",
                dots=f"{dots / 1e6:.0f}",
                most=most,
            )
        )
    _require_matplotlib()
    from matplotlib.backends.backend_agg import FigureCanvasAgg

    canvas: Any = FigureCanvasAgg(_figure(scene, dpi, outlines=True))
    out = io.BytesIO()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # letters that DejaVu Sans lacks are drawn as boxes
        if kind == "png":
            canvas.print_png(out, metadata=_told(scene))
        else:
            getattr(canvas, f"print_{kind}")(out, pil_kwargs=_QUALITY.get(kind, {}))
    return out.getvalue()


def _require_matplotlib() -> None:
    log = logging.getLogger("matplotlib")
    if log.level == logging.NOTSET:  # it tells users of its caches at the first picture
        log.setLevel(logging.ERROR)
    if importlib.util.find_spec("matplotlib") is None:
        raise MissingError(
            phrase(
                "all pictures but svg are drawn by matplotlib, which is not installed: "
                "pip install matplotlib, or take svg, which needs nothing"
            )
        )


def _figure(scene: Scene, dpi: float, *, outlines: bool) -> Figure:
    """Return a figure of the page's size that holds one artist, the scene.

    With ``outlines`` letters are drawn as areas, which places them exactly; without, as text.
    """
    from matplotlib.artist import Artist
    from matplotlib.figure import Figure
    from matplotlib.transforms import Affine2D

    class SceneArtist(Artist):
        def draw(self, renderer: Any) -> None:
            dots = dpi / _MM_PER_INCH
            height = renderer.height if outlines else scene.height * dots
            to_dots = Affine2D().scale(dots, -dots).translate(0, height)
            Painter(renderer, scene, to_dots, dots, _POINTS_PER_MM, outlines=outlines).paint()

    size = (scene.width / _MM_PER_INCH, scene.height / _MM_PER_INCH)
    figure = Figure(figsize=size, dpi=dpi, facecolor=scene.background)
    figure.add_artist(SceneArtist())
    return figure
