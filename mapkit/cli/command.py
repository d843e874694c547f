"""How a sub-command is declared: its help ends with examples, shown as they are typed."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import click

from mapkit.cli.language import in_words, language_option
from mapkit.cli.quiet import quiet_option
from mapkit.messages import say, translated

_POINT = re.compile(r"-[0-9.]+\s*,\s*-?[0-9.]+")


class SpokenCommand(click.Command):
    """A command whose ``--help`` is explained in the language spoken now."""

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """Return ``--help``, which click makes once and keeps."""
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = translated("Show this message and exit.")
        return option


class ExampleCommand(SpokenCommand):
    """A command with examples below its options, and what every other has too: ``--debug``, ..."""

    def __init__(self, *args: Any, examples: Sequence[str] = (), **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.examples = examples
        debug = click.Option(["--debug"], is_flag=True, expose_value=False, hidden=True)
        self.params += (language_option(hidden=True), quiet_option(hidden=True), debug)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Take ``-5,3`` for a point left of the board, not for an option."""
        return super().parse_args(ctx, [f" {a}" if _POINT.fullmatch(a) else a for a in args])

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the examples, a line each."""
        with formatter.section(say("Examples")):
            for example in self.examples:
                formatter.write(f"{'':{formatter.current_indent}}{example}\n")
        super().format_epilog(ctx, formatter)


class ExampleGroup(ExampleCommand, click.Group):
    """A group of sub-commands with examples."""

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return a sub-command in the language spoken now."""
        found = super().get_command(ctx, cmd_name)
        return found and in_words(found)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the sub-command of the arguments; where there is none, offer names like it."""
        refuse_unknown(ctx, args[0], self.commands)
        return super().resolve_command(ctx, args)


OTHER_WORDS = {
    "compare": "diff",
    "convert": "export",
    "help": "--help",
    "list": "new list",
    "los": "sight",
    "maps": "new list",
    "move": "reach",
    "open": "edit",
    "picture": "draw",
    "print": "draw",
    "show": "draw",
    "solo": "play",
    "validate": "check",
    "view": "draw",
}
"""What people try, and what it is called here."""


def refuse_unknown(ctx: click.Context, name: str, known: Iterable[str]) -> None:
    """Refuse a sub-command that a group does not have.

    Raises ``click.UsageError`` where there is none of that name; offers names that come close.
    """
    known = tuple(known)
    if name in known or name.startswith("-") or ctx.resilient_parsing:
        return
    said = say("There is no command '{name}'.", name=name)
    near = difflib.get_close_matches(name, known, n=2)
    if name in OTHER_WORDS and ctx.parent is None:
        near = [f"mapkit {OTHER_WORDS[name]}"]
    if near:
        said += " " + say("Did you mean {names}?", names=say(" or ").join(near))
    raise click.UsageError(said, ctx=ctx)


def command(name: str, *examples: str) -> Callable[[Callable[..., Any]], click.Command]:
    """Make a sub-command of a function.

    ``examples`` are whole command lines.
    """
    return click.command(name, cls=ExampleCommand, examples=examples)
