"""The language of the command line: which it is, and the texts of commands and of click in it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from copy import copy
from itertools import pairwise
from typing import Any, TypeVar

import click

from mapkit.i18n import LANGUAGES, language_of
from mapkit.messages import translated

CLICK_TEXTS = (
    "Usage:",
    "Options",
    "Commands",
    "required",
    "default: {default}",
    "Show this message and exit.",
    "Show the version and exit.",
    "Try '{command} {option}' for help.",
    "Invalid value: {message}",
    "Invalid value for {param_hint}: {message}",
    "Missing argument",
    "Missing option",
    "Missing command.",
    "Choose from:\n\t{choices}",
    "No such option {name!r}.",
    "No such command {name!r}.",
    "Did you mean {possibility}?",
    "(Did you mean one of: {possibilities}?)",
    "Got unexpected extra argument ({args})",
    "Got unexpected extra arguments ({args})",
    "Option {name!r} requires an argument.",
    "Option {name!r} does not take a value.",
    "{value!r} is not one of {choices}.",
    "{value!r} is not a valid {number_type}.",
    "{value} is not in the range {range}.",
    "{name} {filename!r} is a directory.",
)
"""What click says of the program: the headings of its help, and what is wrong with arguments."""

_MODULES = (click.core, click.exceptions, click.formatting, click.parser, click.types)
_NUMBERS: Mapping[type[click.ParamType[Any]], str] = {
    click.types.IntParamType: "whole number",
    click.IntRange: "whole number",
    click.types.FloatParamType: "number",
    click.FloatRange: "number",
}
"""What a value should have been, instead of click's ``integer range``."""
_WORD = re.compile(r"[A-Z]{2,}(?: [A-Z]+)*")

Spoken = TypeVar("Spoken", bound=click.Command)


def language_to_speak(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """Return the language that a run speaks, before click has read its arguments.

    ``--language`` decides; else it is the environment's for people, and English with ``--json``,
    so that what a program reads is the same on every machine.
    """
    ours = arguments[: arguments.index("--")] if "--" in arguments else arguments
    asked = ""
    for argument, following in pairwise([*ours, ""]):
        name, equals, value = argument.partition("=")
        if name == "--language":
            asked = value if equals else following
    if asked in LANGUAGES:
        return asked
    return "en" if "--json" in ours else language_of(environment)


def language_option(*, hidden: bool = False) -> click.Option:
    """Return ``--language``, which :func:`language_to_speak` has read already."""
    return click.Option(
        ["--language"],
        type=click.Choice(list(LANGUAGES)),
        expose_value=False,
        hidden=hidden,
        help=(
            "Use English, Czech or Polish; by default the language of the environment "
            "(LC_MESSAGES)."
        ),
    )


def translate_click() -> None:
    """Have click ask us for its texts: it asks gettext by names that its modules import."""
    for module in _MODULES:
        for name, ours in (("_", translated), ("ngettext", _counted)):
            if hasattr(module, name):
                setattr(module, name, ours)
    for kind, name in _NUMBERS.items():
        kind.name = name


def in_words(command: Spoken) -> Spoken:
    """Return a command whose help is in the language spoken now."""
    said = copy(command)
    said.help = _paragraphs(command.help)
    said.options_metavar = command.options_metavar and _metavars(command.options_metavar)
    if isinstance(said, click.Group):
        said.subcommand_metavar = _metavars(said.subcommand_metavar)
    said.params = [_parameter(param) for param in command.params]
    return said


def _counted(one: str, many: str, n: int) -> str:
    return translated(one if n == 1 else many)


def _paragraphs(text: str | None) -> str | None:
    """Say a help paragraph by paragraph, wherever its lines break."""
    if text is None:
        return None
    return "\n\n".join(translated(" ".join(part.split())) for part in text.split("\n\n"))


def _parameter(param: click.Parameter) -> click.Parameter:
    said = copy(param)
    if isinstance(said, click.Option):
        said.help = said.help and translated(said.help)
    chosen = isinstance(param.type, click.Choice) and param.metavar is None
    if not chosen and not getattr(param, "is_flag", False):
        said.metavar = _metavars(_metavar(param))
    return said


def _metavars(text: str) -> str:
    return _WORD.sub(lambda word: translated(word[0]), text)


def _metavar(param: click.Parameter) -> str:
    """Return what stands for a value in the help, as click writes it."""
    if param.metavar is not None:
        return param.metavar
    if isinstance(param, click.Option):
        return "NUMBER" if type(param.type) in _NUMBERS else param.type.name.upper()
    name = (param.name or "").upper()
    return f"{name if param.required else f'[{name}]'}{'...' * (param.nargs != 1)}"
