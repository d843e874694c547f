"""The report of a board: its measures, in sentences and as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mapkit.analysis.measures.comparison import ReportComparison, compare_reports, comparison_dict
from mapkit.analysis.measures.comparison_words import comparison_sentences
from mapkit.analysis.measures.report import Progress, Report
from mapkit.analysis.measures.report_json import report_dict
from mapkit.analysis.measures.report_sentences import report_sentences
from mapkit.drawing.scene import Scene
from mapkit.errors import UsageError
from mapkit.messages import phrase, translated
from mapkit.model import GameMap


@dataclass(frozen=True, eq=False)
class ReportAnswer:
    """Every measure of a board.

    Attributes
    ----------
    details : Report

    Examples
    --------
    >>> report = board.report(disputes=False)
    >>> report.to_dict()["exposure"]["board"]["median"]
    63.0
    """

    details: Report

    @property
    def map(self) -> GameMap:
        """The map that was measured; of one with errors the part that none touches."""
        return self.details.map

    @property
    def warnings(self) -> tuple[str, ...]:
        """What it warns of, in sentences, but for what the map silences."""
        return tuple(translated(warning.sentence) for warning in self.details.warnings.open)

    @property
    def sentences(self) -> tuple[str, ...]:
        """The figures in short; :meth:`to_dict` has all."""
        return report_sentences(self.details)

    def to_dict(self) -> dict[str, Any]:
        """Return the report as plain values, as ``mapkit report --json`` prints it."""
        return report_dict(self.details)

    def pages(self, ending: str, *, paper: str = "a4", progress: Progress | None = None) -> bytes:
        """Return the report for people: pictures, tables and a summary.

        Parameters
        ----------
        ending : str
            ``"html"`` for one page that opens in any browser, ``"pdf"`` for a printer.
        paper : str
            Of a PDF: ``"a4"``, ``"a5"`` or ``"letter"``.
        progress : callable, optional
            Called with the pages of a PDF that are drawn, and with how many there are.

        Raises
        ------
        UsageError
            Another ending, or no back end for it is installed.
        MapkitError
            A back end for pictures cannot be loaded.
        """
        from mapkit.illustrate.report import report_document, write_report

        document = report_document(self.details)
        return write_report(document, self.map, ending, paper=paper, progress=progress)

    def heat_map(self, measure: str, *, look: str | None = None) -> Scene:
        """Return the board with its fields coloured by one of the measures.

        Parameters
        ----------
        measure : str
            ``"exposure"``, ``"within-1"`` (or 2, 3, 5), ``"starts"``, ``"ways"``, ``"hearing"``,
            ``"room"``, ``"reach-sniper-one"`` (or another mover, or ``two``); those that the
            report has.
        look : str, optional
            As for :meth:`mapkit.board.board.Board.scene`.

        Raises
        ------
        UsageError
            The report has no such measure; the message names those that it has.
        """
        from mapkit.drawing.heat import heat_scene
        from mapkit.drawing.looks import LOOKS, find_look
        from mapkit.illustrate.report.heats import find_heats
        from mapkit.illustrate.report.material import Material

        heats = find_heats(Material(self.map, self.to_dict()))
        if measure not in heats:
            raise UsageError(
                phrase(
                    "the report of this map has no measure '{measure}'; it has: {known}",
                    measure=measure,
                    known=", ".join(heats),
                )
            )
        heat = heats[measure]
        theme = find_look(look or next(iter(LOOKS)))
        return heat_scene(self.map, heat, theme, headline=heat.heading)

    def compare(self, newer: ReportAnswer) -> ComparedReports:
        """Put this report beside that of a newer version of the map."""
        return ComparedReports(compare_reports(self.details, newer.details))

    def __repr__(self) -> str:
        return "\n".join(self.sentences)


@dataclass(frozen=True, eq=False)
class ComparedReports:
    """What rose, fell, came and went between two reports."""

    details: ReportComparison

    @property
    def map(self) -> GameMap:
        """The newer version."""
        return self.details.new.map

    @property
    def sentences(self) -> tuple[str, ...]:
        """What changed, the larger subjects one by one."""
        return comparison_sentences(self.details)

    def to_dict(self) -> dict[str, Any]:
        """Return it as plain values, as ``mapkit report OLD NEW --json`` prints it."""
        return {**comparison_dict(self.details), "sentences": list(self.sentences)}

    def pages(self, ending: str, *, paper: str = "a4", progress: Progress | None = None) -> bytes:
        """Return both versions side by side for people, as :meth:`ReportAnswer.pages` does.

        Raises
        ------
        UsageError, MapkitError
            As for :meth:`ReportAnswer.pages`.
        """
        from mapkit.illustrate.report import comparison_document, write_report

        document = comparison_document(self.details.old, self.details.new)
        return write_report(document, self.map, ending, paper=paper, progress=progress)

    def __repr__(self) -> str:
        return "\n".join(self.sentences)
