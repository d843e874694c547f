"""Make the end of the site's pages of formats: what a format keeps, its options, its proofs.

The site is built with them (``docs/conf.py``); in the repository a page in ``docs/formats`` names
``mapkit formats``, which prints the same options.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "exporters")]

from mapkit.export import (  # noqa: E402
    CONTENTS,
    Exporter,
    Importer,
    Option,
    exporters,
    find_exporter,
    find_importer,
    importers,
)
from tests.exporters.round_trips import COMING_BACK, ROUND_TRIPS  # noqa: E402

TESTS = ROOT / "tests" / "exporters"
SHIPPED = "mapkit_exporters."
KEEPS = dict(
    zip(
        CONTENTS,
        (
            "neighbours, matching fields and steps",
            "costs of steps",
            "sight and distances",
            "markers",
            "outlines",
            "provenance",
            "a checksum",
            "what is missing in a map with errors",
            "the pairs within a radius",
        ),
        strict=True,
    )
)
"""What :data:`mapkit.export.CONTENTS` mean, in words."""
READERS = {
    "tables": "**Proved** in CI by the two readers that engines use, and a game: `tests/readers`.",
}
"""Where the consumer is our own."""
_SKIPS = re.compile(r"""importorskip\(\s*["'](\w+)|which\(\s*["']([\w.-]+)""")


def formats() -> list[str]:
    """Return the names of the formats that ship, written or read."""
    both = [*exporters().items(), *importers().items()]
    return sorted({name for name, point in both if point.value.startswith(SHIPPED)})


def facts(name: str) -> Iterator[str]:
    """Yield the lines of a format's facts."""
    yield "## At a glance, defaults first"
    if name in exporters():
        yield from _written(find_exporter(name))
    if name in importers():
        yield from _read(find_importer(name))
    yield from _proofs(name)


def _written(exporter: Exporter) -> Iterator[str]:
    kept = [KEEPS[key] for key in CONTENTS if key in exporter.carries]
    as_what = "a folder, or one `.zip`" if exporter.several else f"one file, `.{exporter.ending}`"
    yield from ("", f"**Written** by `mapkit export MAP --to {exporter.name}`: {as_what}.", "")
    yield f"* Keeps: {'; '.join(kept)}"
    yield f"* Leaves out: {exporter.loses or 'nothing'}"
    yield from _options(exporter.options)


def _read(importer: Importer) -> Iterator[str]:
    endings = ", ".join(f"`.{ending}`" for ending in importer.endings)
    yield from ("", f"**Read** by `mapkit import FILE`, known by its contents: {endings}.", "")
    yield f"* Leaves out: {importer.loses or 'nothing'}"
    yield from _options(importer.options)


def _options(options: Iterable[Option]) -> Iterator[str]:
    """Yield a line for each option, its default first among the values."""
    for option in options:
        values = [f"`{value}`" for value in option.values if value]
        values += [f"a file `.{ending}`" for ending in option.files]
        which = f" ({', '.join(values)})" if len(values) > 1 else ""
        yield f"* `-O {option.name}=`{which}: {option.summary}"


def _proofs(name: str) -> Iterator[str]:
    if name in ROUND_TRIPS:
        options = " ".join(f"-O {key}={value}" for key, value in ROUND_TRIPS[name].items())
        with_them = f" (with `{options}`)" if options else ""
        alike = f"{len(COMING_BACK)} maps, from the boards to the rulebook's examples"
        yield from ("", "**Comes back** as it was: exported, imported and exported again,")
        yield f"{alike}, give the same bytes{with_them}."
    stem = name.replace("-", "_")
    consumers = [p for p in sorted((TESTS / "consumers").glob("test_*.py")) if _is_about(p, stem)]
    programs = {a or b for path in consumers for a, b in _SKIPS.findall(path.read_text("utf-8"))}
    if consumers:
        files = ", ".join(f"`{path.relative_to(ROOT).as_posix()}`" for path in consumers)
        yield from ("", f"**Proved** in CI with {', '.join(sorted(programs))}: {files}.")
    elif name in READERS:
        yield from ("", READERS[name])
    elif name in exporters():
        yield from ("", "**Not run** against the real consumer.")


def _is_about(path: Path, stem: str) -> bool:
    found = path.stem.removeprefix("test_").removeprefix("drawn_")
    return found == stem or found.startswith(f"{stem}_")
