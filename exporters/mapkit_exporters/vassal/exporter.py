"""The exporter of VASSAL modules: from a map to the files of a module."""

from __future__ import annotations

from collections.abc import Mapping

from mapkit.compiled import CompiledMap
from mapkit.export import USUAL, Exporter, Option, Progress, Supplies
from mapkit.export.outputs import zipped
from mapkit.export.registry import refuse_partial
from mapkit.model import Point
from mapkit_exporters.vassal.game import Table
from mapkit_exporters.vassal.module_files import ModuleFiles
from mapkit_exporters.vassal.zones import Zones

__all__ = ["EXPORTER"]

_PIECES_DPI = 55
"""Pieces and the tray are drawn for so many dots per inch, and scaled for others."""


def _write(
    compiled: CompiledMap,
    options: Mapping[str, str],
    progress: Progress | None,
    supplies: Supplies,
) -> bytes:
    if compiled.missing:
        refuse_partial(EXPORTER)
    dpi = float(options["dpi"])
    shown = supplies.picture("png", look=options["look"], dpi=dpi)

    def place(point: Point) -> Point:
        x, y = point
        return round(shown.left + shown.per_unit * x), round(shown.top + shown.per_unit * y)

    sight = compiled.tables is not None
    close = supplies.unsettled(progress) if sight and options["disputes"] == "yes" else ()
    zones = Zones(compiled, place, close)
    standing = {i: place(at) for i, at in supplies.standing(look=options["look"]).items()}
    table = Table(compiled.map, standing, dpi / _PIECES_DPI, sight=sight)
    files = ModuleFiles(compiled, zones, table, shown)
    images = {
        **table.images,
        "board.png": shown.data,
        "tray.svg": table.tray(files.said, shown.height),
    }
    if table.has_sniper:
        images["secret.png"] = supplies.picture("png", look="light", dpi=dpi).data
    return zipped(
        {
            "buildFile.xml": files.build_file(),
            "moduledata": files.metadata(),
            "help.html": files.help(),
            **{f"images/{name}": data for name, data in images.items()},
        }
    )


EXPORTER = Exporter(
    name="vassal",
    ending="vmod",
    summary="a module to play on: the board with zones, pieces, sight that can be asked",
    carries=USUAL - {"movement", "partial"},
    write=_write,
    options=(
        Option(
            "dpi",
            "dots per inch of the board: zones are made of whole dots",
            ("100", "50", "150", "200"),
        ),
        Option(
            "look",
            "how the board is drawn",
            ("board", "light", "diagram", "outline", "play"),
            files=("svg", "png"),
        ),
        Option(
            "disputes", "say of an answer that it is a close call", ("yes", "no"), needs_sight=True
        ),
    ),
    needs=frozenset({"picture", "unsettled"}),
    loses="parts of a dot in outlines, portals, walking distances, access fields",
    title="VASSAL",
)
