"""What can be wrong with a map: the rules, and what is found against them."""

from mapkit.diagnostics.diagnostic import (
    Diagnostic,
    Place,
    Repair,
    Rule,
    Severity,
    Subject,
    has_errors,
)

__all__ = ["Diagnostic", "Place", "Repair", "Rule", "Severity", "Subject", "has_errors"]
