"""The report of a map on pages: one document, written as HTML or drawn for a printer."""

from typing import TYPE_CHECKING

from mapkit.lazy_names import lazy_names

if TYPE_CHECKING:
    from mapkit.illustrate.report.comparison_pages import comparison_document
    from mapkit.illustrate.report.document import Document
    from mapkit.illustrate.report.report_pages import report_document
    from mapkit.illustrate.report.writing import REPORT_FILES, refuse_report_file, write_report

__getattr__ = lazy_names(__name__)
