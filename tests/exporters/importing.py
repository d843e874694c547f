"""Reading with importers in tests: as ``mapkit import`` does it."""

from __future__ import annotations

from pathlib import Path

from mapkit.export import ImportedMap, Importer, fill_in, find_importer

__all__ = ["read_with", "said"]


def read_with(
    importer_name: str, data: bytes | str, path: str | None = None, /, **options: str
) -> ImportedMap:
    """Read with an importer, options as given, else as they are where nobody sets them."""
    importer: Importer = find_importer(importer_name)
    content = data.encode() if isinstance(data, str) else data
    given = fill_in(importer.name, importer.options, options)
    return importer.read(content, Path(path) if path else None, given)


def said(imported: ImportedMap) -> list[tuple[str, str]]:
    """Return what was not taken, and where."""
    return [(str(one.what), str(one.where)) for one in imported.not_taken]
