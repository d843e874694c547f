"""A command group that imports a sub-command only when it is called."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, NamedTuple

import click
from click.shell_completion import CompletionItem

from mapkit.cli.command import SpokenCommand, refuse_unknown
from mapkit.cli.language import in_words
from mapkit.messages import translated


class Listed(NamedTuple):
    """Where a sub-command lives (``module:attribute``), and its line in the overview."""

    target: str
    summary: str


class LazyGroup(SpokenCommand, click.Group):
    """A group whose overview and name checks need none of its sub-commands' modules.

    Parameters
    ----------
    groups : mapping of str to mapping of str to Listed
        Sub-commands in the order of the overview, under its headings.
    """

    def __init__(
        self, *args: Any, groups: Mapping[str, Mapping[str, Listed]], **kwargs: Any
    ) -> None:
        super().__init__(*args, **kwargs)
        self.groups = groups
        self.listed = {name: one for group in groups.values() for name, one in group.items()}

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        """Return the names in the order they were listed."""
        return list(self.listed)

    def get_command(
        self,
        ctx: click.Context,  # noqa: ARG002 - click's signature
        cmd_name: str,
    ) -> click.Command | None:
        """Import a sub-command, and return it in the language spoken now."""
        entry = self.listed.get(cmd_name)
        if entry is None:
            return None
        module, _, attribute = entry.target.partition(":")
        command = getattr(import_module(module), attribute)
        assert isinstance(command, click.Command)
        return in_words(command)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the sub-command of the arguments; where there is none, offer names like it."""
        refuse_unknown(ctx, args[0], self.listed)
        return super().resolve_command(ctx, args)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Offer the names that begin so, with their summaries, without importing any."""
        names = [
            CompletionItem(name, help=translated(entry.summary))
            for name, entry in self.listed.items()
            if name.startswith(incomplete)
        ]
        return [*names, *click.Command.shell_complete(self, ctx, incomplete)]

    def format_commands(
        self,
        ctx: click.Context,  # noqa: ARG002 - click's signature
        formatter: click.HelpFormatter,
    ) -> None:
        """Write the overview from the summaries."""
        for heading, group in self.groups.items():
            with formatter.section(translated(heading)):
                formatter.write_dl([(n, translated(e.summary)) for n, e in group.items()])
