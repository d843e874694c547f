"""``-q``: answers, errors and warnings only."""

from __future__ import annotations

import click

_QUIET = "mapkit.quiet"


def quiet_option(*, hidden: bool = False) -> click.Option:
    """Return ``--quiet``, which every command takes."""
    return click.Option(
        ["--quiet", "-q"],
        is_flag=True,
        expose_value=False,
        hidden=hidden,
        callback=_remember,
        help="Print answers, errors and warnings only.",
    )


def is_quiet() -> bool:
    """Return whether the command that runs was asked to be quiet."""
    context = click.get_current_context(silent=True)
    return context is not None and _QUIET in context.meta


def _remember(ctx: click.Context, _param: click.Parameter, value: bool) -> None:
    if value:
        ctx.meta[_QUIET] = True
