"""``mapkit completion``."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

from mapkit.cli.command import command
from mapkit.cli.program import program


@command(
    "completion",
    "mapkit completion bash >> ~/.bashrc",
    "mapkit completion zsh >> ~/.zshrc",
    "mapkit completion fish > ~/.config/fish/completions/mapkit.fish",
)
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]), metavar="SHELL")
def completion(shell: str) -> None:
    """Print the script that lets the Tab key complete commands and options.

    SHELL is bash, zsh or fish.
    """
    kind = get_completion_class(shell)
    assert kind is not None  # the choice above lists what click knows
    click.echo(kind(program, {}, "mapkit", "_MAPKIT_COMPLETE").source())
