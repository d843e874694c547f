"""What each page of a report says of a map."""

from __future__ import annotations

from mapkit.analysis.measures.report import Report
from mapkit.messages import say, translated

__all__ = ["page_label"]

_DIGITS = 8
"""Of a checksum on each page."""


def page_label(report: Report) -> str:
    """Return a map's name, its checksum's first digits, its ruleset and the version of mapkit."""
    ruleset = report.map.ruleset
    words = [
        report.map.name,
        say("checksum {digits}", digits=report.checksum[:_DIGITS]) if report.checksum else "",
        f"{translated(ruleset.name)} {ruleset.version}",
        f"mapkit {report.version}" if report.version else "",
    ]
    return " · ".join(word for word in words if word)
