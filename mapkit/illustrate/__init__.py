"""What pictures and answers are put together to: supplies of exporters, reports on pages."""

from typing import TYPE_CHECKING

from mapkit.lazy_names import lazy_names

if TYPE_CHECKING:
    from mapkit.illustrate.supplies import MapSupplies, export_files

__all__ = ["MapSupplies", "export_files"]

__getattr__ = lazy_names(__name__)
