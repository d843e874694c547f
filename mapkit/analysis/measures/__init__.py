"""Measures of a whole map: who sees whom, how fast figures get about, who hears whom."""

from typing import TYPE_CHECKING

from mapkit.lazy_names import lazy_names

if TYPE_CHECKING:
    from mapkit.analysis.measures.comparison import (
        ReportComparison,
        compare_reports,
        comparison_dict,
    )
    from mapkit.analysis.measures.report import LeftOut, Report, ReportOptions, make_report
    from mapkit.analysis.measures.report_json import report_dict

__getattr__ = lazy_names(__name__)
