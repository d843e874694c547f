"""The JavaScript reader of the engine JSON, for exporters that put it into a page."""

from __future__ import annotations

from pathlib import Path

__all__ = ["reader_script"]

_FILE = Path("exporters", "readers", "javascript", "mapkit_tables.mjs")


def reader_script() -> str:
    """Return the text of the JavaScript reader, an ES module.

    It is looked for among the package's data and, in a checkout, beside the package.

    Raises
    ------
    FileNotFoundError
        mapkit was installed without its data.
    """
    package = Path(__file__).parents[1]
    shipped = package / "data" / _FILE
    return (shipped if shipped.is_file() else package.parent / _FILE).read_text("utf-8")
