"""Reading with importers in tests: as ``mapkit import`` does it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from mapkit.export import ImportedMap, Importer, fill_in, find_importer

OF_EXTRAS = {"geographic"}
"""Importers that need a library of an extra; they are held to the contract beside its tests."""


class Written(Mapping[str, bytes]):
    """Files by name, each written when a test asks for it, not when tests are collected."""

    def __init__(self, **ways: Callable[[], bytes]) -> None:
        self._ways = ways
        self._files: dict[str, bytes] = {}

    def __getitem__(self, name: str) -> bytes:
        if name not in self._files:
            self._files[name] = self._ways[name]()
        return self._files[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._ways)

    def __len__(self) -> int:
        return len(self._ways)


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
