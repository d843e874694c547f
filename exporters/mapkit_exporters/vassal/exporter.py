"""The exporter of VASSAL modules: from a map to the files of a module."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from mapkit.compiled import CompiledMap
from mapkit.export import USUAL, Exporter, Option, Progress, Supplies
from mapkit.export.outputs import zipped
from mapkit.export.registry import refuse_partial
from mapkit.messages import say
from mapkit.model import Point
from mapkit_exporters.vassal.game import Table
from mapkit_exporters.vassal.module_files import ModuleFiles
from mapkit_exporters.vassal.zones import Zones

_PIECES_DPI = 55
"""Pieces and the tray are drawn for so many dots per inch, and scaled for others."""


def _write(
    compiled: CompiledMap, options: Mapping[str, str], progress: Progress | None, supplies: Supplies
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
    reasons = options["reasons"] == "yes" and sight
    zones = Zones(compiled, place, close, dict(_reasons(supplies, progress)) if reasons else {})
    standing = {i: place(at) for i, at in supplies.standing(look=options["look"]).items()}
    table = Table(compiled.map, standing, dpi / _PIECES_DPI, sight=sight)
    files = ModuleFiles(compiled, zones, table, shown)
    images = {
        **table.images,
        "board.png": shown.data,
        "tray.svg": table.tray(files.said, shown.height),
    }
    if table.private:
        images["secret.png"] = supplies.picture("png", look="light", dpi=dpi).data
    return zipped(
        {
            "buildFile.xml": files.build_file(),
            "moduledata": files.metadata(),
            "help.html": files.help(),
            **{f"images/{name}": data for name, data in images.items()},
        }
    )


def _reasons(
    supplies: Supplies, progress: Progress | None
) -> Iterator[tuple[tuple[str, str], str]]:
    """Yield for each two fields why they see each other or not, and by which rules."""
    for answer in supplies.answers(progress):
        why = answer["sentences"][0].partition(": ")[2].rstrip(".")
        rules = [
            f"{rule['id']}, {say('page {page}', page=rule['page'])}" if rule["page"] else rule["id"]
            for rule in answer["rules"]
        ]
        said = " ".join(filter(None, (why, f"({'; '.join(rules)})" if rules else "")))
        if said:
            yield (answer["origin"], answer["target"]), said


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
            "reasons", "the rule and the reason of each answer", ("yes", "no"), needs_sight=True
        ),
        Option(
            "disputes", "say of an answer that it is a close call", ("yes", "no"), needs_sight=True
        ),
    ),
    needs=frozenset({"answers", "picture", "unsettled"}),
    loses="parts of a dot in outlines, portals, walking distances, access fields",
    title="VASSAL",
)
