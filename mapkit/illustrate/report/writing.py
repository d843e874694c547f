"""The file of a report, as the ending of its name asks."""

from __future__ import annotations

from collections.abc import Iterator

from mapkit.drawing.scene import Scene
from mapkit.errors import UsageError
from mapkit.export import Progress, refuse_without_pages, render_pages
from mapkit.illustrate.report.document import Document
from mapkit.illustrate.report.html_page import html_page
from mapkit.illustrate.report.printed import PrintedReport
from mapkit.messages import phrase
from mapkit.model import GameMap

REPORT_FILES = ("html", "pdf")
"""Endings of files that hold a report for people."""


def refuse_report_file(ending: str) -> None:
    """Fail before any long work where a report cannot be written to such a file.

    ``ending`` is that of the file's name, with its dot and in any case.

    Raises ``UsageError`` where it is none of :data:`REPORT_FILES`, or no back end for it is
    installed.
    """
    kind = _kind(ending)
    if kind not in REPORT_FILES:
        raise UsageError(
            phrase(
                "a report is written as {known}, not as '{ending}'; --json prints its figures",
                known=", ".join(f".{name}" for name in REPORT_FILES),
                ending=ending,
            )
        )
    if kind == "pdf":
        refuse_without_pages(kind)


def write_report(
    document: Document,
    game_map: GameMap,
    ending: str,
    *,
    paper: str = "a4",
    progress: Progress | None = None,
) -> bytes:
    """Return the bytes of a report's file.

    Raises ``UsageError`` as for :func:`refuse_report_file`. Raises ``MapkitError`` where a back end
    for pictures cannot be loaded.

    Parameters
    ----------
    game_map : GameMap
        The map, or the new one of two.
    ending : str
        As for :func:`refuse_report_file`.
    paper : str
        Of a PDF, one of :data:`~mapkit.drawing.print_sheet.PRINT_PAPERS`.
    progress : callable, optional
        Called with the pages of a PDF that are drawn, and with how many there are.
    """
    refuse_report_file(ending)
    if _kind(ending) == "html":
        return html_page(document)
    printed = PrintedReport(document, game_map, paper=paper)

    def counted() -> Iterator[Scene]:
        for done, page in enumerate(printed.pages()):
            if progress is not None:
                progress(done, printed.count)
            yield page

    return render_pages(counted(), "pdf")


def _kind(ending: str) -> str:
    return ending.lower().removeprefix(".")
