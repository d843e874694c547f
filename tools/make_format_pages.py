"""Write the facts on the pages of formats from the program: what a format keeps, options, proofs.

``python tools/make_format_pages.py`` brings every page in ``docs/formats`` up to date;
``tools/check_docs.py`` tells which is not. The rest of a page is written by hand.
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

PAGES = ROOT / "docs" / "formats"
BEGIN, END = "<!-- facts: begin, made by tools/check_docs.py --write -->", "<!-- facts: end -->"
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


def outdated_pages() -> Iterator[str]:
    """Yield the formats without a page, and the pages whose facts are not those of the program."""
    for name in formats():
        path = PAGES / f"{name}.md"
        if not path.is_file():
            yield f"docs/formats/{name}.md is missing: the format has no page"
        elif path.read_text("utf-8") != with_facts(path.read_text("utf-8"), name):
            yield f"docs/formats/{name}.md: the facts are old; tools/check_docs.py --write"


def write_pages() -> None:
    """Bring the facts of every page up to date."""
    for name in formats():
        path = PAGES / f"{name}.md"
        if path.is_file():
            path.write_text(with_facts(path.read_text("utf-8"), name), "utf-8")


def with_facts(page: str, name: str) -> str:
    """Return a page with the facts of its format: where they stand, else at its end."""
    before, begin, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    if not begin:
        before, after = f"{page.rstrip()}\n\n", "\n"
    return f"{before}{BEGIN}\n\n" + "\n".join(facts(name)) + f"\n\n{END}{after}"


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


if __name__ == "__main__":
    write_pages()
    for problem in outdated_pages():
        print(problem)
