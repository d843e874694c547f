"""Write the manual pages: ``python tools/make_man_pages.py OUT``, one for each command.

They are made of the same texts as ``--help``, in English. Their date is that of
``SOURCE_DATE_EPOCH``, where it is set, so that two runs give the same bytes.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import click

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from mapkit.cli.command import ExampleCommand  # noqa: E402
from mapkit.cli.program import program  # noqa: E402
from mapkit.version import __version__  # noqa: E402


def main() -> int:
    """Write all pages, and say how many."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    out = parser.parse_args().out
    out.mkdir(parents=True, exist_ok=True)
    seconds = os.environ.get("SOURCE_DATE_EPOCH")
    date = f"{datetime.fromtimestamp(int(seconds), UTC):%Y-%m-%d}" if seconds else ""
    pages = dict(every_page(root(), date))
    for name, text in pages.items():
        (out / f"{name}.1").write_text(text, "utf-8")
    print(f"{len(pages)} pages")
    return 0


def root() -> click.Context:
    """Return the context of the program itself, with its settings."""
    return click.Context(program, info_name="mapkit", **program.context_settings)


def every_page(context: click.Context, date: str = "") -> Iterator[tuple[str, str]]:
    """Yield the name and the text of the page of a command and of those below it."""
    command = context.command
    yield context.command_path.replace(" ", "-"), page(context, date)
    if isinstance(command, click.Group):
        for name in command.list_commands(context):
            found = command.get_command(context, name)
            assert found is not None
            yield from every_page(click.Context(found, info_name=name, parent=context), date)


def page(context: click.Context, date: str) -> str:
    """Return the page of one command as roff."""
    command, name = context.command, context.command_path
    title = name.replace(" ", "-")
    paragraphs = [" ".join(part.split()) for part in (command.help or "").split("\n\n")]
    usage = " ".join(command.collect_usage_pieces(context))
    lines = [
        f'.TH "{plain(title.upper())}" 1 "{date}" "mapkit {__version__}" "mapkit"',
        ".SH NAME",
        f"{plain(title)} \\- {plain(paragraphs[0].removesuffix('.'))}",
        ".SH SYNOPSIS",
        f".B {plain(name)}",
        plain(usage),
        ".SH DESCRIPTION",
    ]
    lines += "\n.PP\n".join(map(plain, paragraphs)).splitlines()
    options = [one for one in command.get_params(context) if isinstance(one, click.Option)]
    records = [option.get_help_record(context) for option in options]
    lines.append(".SH OPTIONS")
    for names, text in filter(None, records):
        lines += [".TP", f".B {plain(names)}", plain(" ".join(text.split()))]
    if isinstance(command, click.Group):
        lines.append(".SH COMMANDS")
        for below in command.list_commands(context):
            lines += [".TP", f".BR {plain(title)}\\-{plain(below)} (1)"]
            found = command.get_command(context, below)
            assert found is not None
            lines.append(plain(found.get_short_help_str(200)))
    if isinstance(command, ExampleCommand) and command.examples:
        lines += [".SH EXAMPLES", ".EX", *map(plain, command.examples), ".EE"]
    if context.parent is not None:
        above = context.parent.command_path.replace(" ", "-")
        lines += [".SH SEE ALSO", f".BR {plain(above)} (1)"]
    return "\n".join(lines) + "\n"


def plain(text: str) -> str:
    """Escape what roff would take for its own."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-").replace('"', "\\(dq")
    return re.sub(r"^([.'])", r"\\&\1", escaped)


if __name__ == "__main__":
    sys.exit(main())
