"""The report of a map on pages: one document, written as HTML or drawn for a printer."""

from typing import TYPE_CHECKING

from mapkit.lazy_names import lazy_names

if TYPE_CHECKING:
    from mapkit.illustrate.report.document import Document
    from mapkit.illustrate.report.html_page import html_page
    from mapkit.illustrate.report.printed import PrintedReport
    from mapkit.illustrate.report.report_pages import report_document

__all__ = ["Document", "PrintedReport", "html_page", "report_document"]

__getattr__ = lazy_names(__name__)
