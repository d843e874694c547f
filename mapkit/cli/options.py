"""Options and arguments that several commands share."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click
from click.shell_completion import CompletionItem

from mapkit.drawing.names import LABELS, LOOK_NAMES, PRINT_PAPERS, is_file
from mapkit.errors import MapkitError
from mapkit.messages import say

Decorated = TypeVar("Decorated", bound=Callable[..., Any])
Decorator = Callable[[Decorated], Decorated]

_FILE: click.Path = click.Path(dir_okay=False, path_type=Path)


def map_argument(
    name: str = "map_path", metavar: str = "MAP", *, nargs: int = 1, required: bool = True
) -> Decorator[Any]:
    """Add a map file as an argument; several for ``nargs=-1``."""
    argument = click.argument(
        name,
        metavar=metavar,
        nargs=nargs,
        required=required,
        type=click.Path(path_type=Path),
        shell_complete=_complete_maps,
    )

    def decorate(function: Any) -> Any:
        names = {option.name for option in getattr(function, "__click_params__", ())}
        return argument(function if _OUTSIDE in names else outside_option(function))

    return decorate


_OUTSIDE = "allow_outside"

outside_option = click.option(
    "--allow-outside",
    _OUTSIDE,
    is_flag=True,
    expose_value=False,
    is_eager=True,
    callback=lambda context, _option, value: context.meta.__setitem__(_OUTSIDE, value),
    help="Open what a map or a layout names outside its own folder: rulesets, pictures, cards.",
)


def is_outside_allowed() -> bool:
    """Return whether the command line has ``--allow-outside``."""
    context = click.get_current_context(silent=True)
    return context is not None and bool(context.meta.get(_OUTSIDE))


def _complete_maps(
    _ctx: click.Context, _param: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """Offer map files, folders on the way to them, and the maps that ship with mapkit."""
    from mapkit.mapfile import example_paths  # noqa: PLC0415 - only for the Tab key

    folder = incomplete[: incomplete.rfind("/") + 1]
    try:
        inside = sorted(Path(folder or ".").expanduser().iterdir())
    except OSError:
        inside = []
    names = [
        f"{folder}{path.name}{'/' * path.is_dir()}"
        for path in inside
        if path.suffix in {".yaml", ".yml"} or path.is_dir()
    ]
    hidden = incomplete[len(folder) :].startswith(".")
    return [
        CompletionItem(name)
        for name in [*names, *example_paths()]
        if name.startswith(incomplete) and (hidden or name[len(folder)] != ".")
    ]


def complete_fields(
    ctx: click.Context, _param: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """Offer the fields of the map that the command line names already, by id and by name."""
    from mapkit.board import open_board  # noqa: PLC0415 - only for the Tab key

    # click sorts out the arguments once every option has its value, and this one's is being typed.
    named = ctx.params.get("map_path") or next(iter(ctx.args), None)
    try:
        game_map = open_board(named).map if named else None
    except (MapkitError, OSError):
        return []
    if game_map is None:
        return []
    names = [(f.id, f.name or f.kind) for f in game_map.fields.values()]
    names += [
        (f.name, say("field {field}", field=f.id)) for f in game_map.fields.values() if f.name
    ]
    return [CompletionItem(n, help=note) for n, note in names if n.startswith(incomplete)]


def fields_option(*names: str, help: str, required: bool = False) -> Decorator[Any]:  # noqa: A002 - as click
    """Add an option that names a field, several times if need be."""
    return click.option(
        *names,
        multiple=True,
        required=required,
        metavar="FIELD",
        shell_complete=complete_fields,
        help=help,
    )


def as_json_option() -> Decorator[Any]:
    """Add ``--json``."""
    return click.option("--json", "as_json", is_flag=True, help="Answer as JSON.")


def force_option() -> Decorator[Any]:
    """Add ``--force``."""
    return click.option(
        "--force",
        is_flag=True,
        help="Overwrite the output file, even if it was changed since, or not written by mapkit.",
    )


def picture_option() -> Decorator[Any]:
    """Add ``--picture FILE``."""
    return click.option(
        "--picture",
        type=_FILE,
        metavar="FILE",
        help=(
            "Also draw the answer; the ending gives the format: png, svg, pdf, jpg, webp "
            "or another of `mapkit formats`. If the file exists, a number is added to its name."
        ),
    )


def labels_option() -> Decorator[Any]:
    """Add ``--labels ids|names|both``."""
    return click.option(
        "--labels",
        type=click.Choice(LABELS),
        default=LABELS[0],
        show_default=True,
        help="What the picture writes on the fields.",
    )


class _Look(click.Choice[str]):
    """A look, or the file of a painted board."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if isinstance(value, str) and is_file(value):
            return value
        return super().convert(value, param, ctx)


def look_option(usual: str) -> Decorator[Any]:
    """Add ``--look LOOK``; ``usual`` is the one where it is left out."""
    return click.option(
        "--look",
        type=_Look(LOOK_NAMES),
        help=f"Colours and materials of the picture; {usual} by default. Or a file: a PNG, or a "
        "drawing of `--to svg-layers` whose board art somebody painted.",
    )


def paper_option(what: str = "The paper of your printer.") -> Decorator[Any]:
    """Add ``--paper PAPER``; ``what`` is its help."""
    return click.option(
        "--paper",
        type=click.Choice(PRINT_PAPERS, case_sensitive=False),
        default=PRINT_PAPERS[0],
        show_default=True,
        help=what,
    )


def workers_options(
    cluster: str, processes: str = "How many processes; one for each core by default."
) -> Decorator[Any]:
    """Add ``--workers N`` and ``--scheduler ADDRESS``, with these texts as their help."""
    workers = click.option("--workers", type=click.IntRange(1), metavar="N", help=processes)
    scheduler = click.option("--scheduler", metavar="ADDRESS", help=cluster)
    return lambda function: workers(scheduler(function))


def partial_option() -> Decorator[Any]:
    """Add ``--partial``."""
    return click.option(
        "--partial",
        is_flag=True,
        help="Write what the map's errors do not affect, and list what is missing.",
    )


def choice_option() -> Decorator[Any]:
    """Add ``--choice NAME=VALUE``, several times if need be, as a mapping ``choices``."""
    return click.option(
        "--choice",
        "choices",
        multiple=True,
        metavar="NAME=VALUE",
        callback=parse_pairs("grazing=sees"),
        help=(
            "Replace the map's answer to a question that the rulebook leaves open, for "
            "example grazing=sees. Repeatable."
        ),
    )


def parse_pairs(
    example: str,
) -> Callable[[click.Context, click.Parameter, tuple[str, ...]], dict[str, str]]:
    """Return a callback that makes a mapping of NAME=VALUE, given several times."""

    def parse(
        _ctx: click.Context, _param: click.Parameter, values: tuple[str, ...]
    ) -> dict[str, str]:
        answers = {}
        for value in values:
            name, equals, answer = value.partition("=")
            if not equals or not name or not answer:
                raise click.BadParameter(
                    say(
                        "'{value}' is not NAME=VALUE, for example {example}",
                        value=value,
                        example=example,
                    )
                )
            answers[name.strip()] = answer.strip()
        return answers

    return parse


def parse_size(_ctx: click.Context, _param: click.Parameter, value: str) -> tuple[float, float]:
    """Read a size in mm, as ``840x560``, for an option's callback.

    Raises ``click.BadParameter`` where it is no size.
    """
    found = re.fullmatch(r"(\d+(?:\.\d+)?)\s*[xX×*]\s*(\d+(?:\.\d+)?)", value)
    if found is None:
        raise click.BadParameter(
            say("'{value}' is not a size; give width and height in mm: 840x560", value=value)
        )
    return float(found[1]), float(found[2])
