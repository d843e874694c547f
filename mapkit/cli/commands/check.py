"""``mapkit check``."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from mapkit.cli.check_formats import file_dict, github_lines, print_file, print_total, sarif_log
from mapkit.cli.checking import Checked, Settings, check_file, check_files, exit_code
from mapkit.cli.command import command
from mapkit.cli.files_to_check import files_to_check, names_one_file, watch
from mapkit.cli.maps import STDIN
from mapkit.cli.options import as_json_option, choice_option, map_argument
from mapkit.cli.output import echo_json
from mapkit.cli.quiet import is_quiet
from mapkit.cli.stopping import ExitCode
from mapkit.cli.terminal import clear_screen
from mapkit.compose.symmetry import SYMMETRIES
from mapkit.errors import FileError, UsageError
from mapkit.mapfile import read_map
from mapkit.messages import phrase, say


@command(
    "check",
    "mapkit check board.yaml",
    "mapkit check board.yaml --fix",
    "mapkit check board.yaml --symmetric turn",
    "mapkit check board.yaml --watch",
    "mapkit check maps my-rules.yaml --strict",
    "mapkit check 'maps/**/*.yaml' --format github",
)
@map_argument("arguments", "FILE...", nargs=-1)
@click.option("--fix", is_flag=True, help="Repair what can be repaired safely, in the file itself.")
@click.option("--strict", is_flag=True, help="Count warnings as errors in the exit code.")
@click.option("--draft", is_flag=True, help="The map is not finished: missing markers are notes.")
@click.option(
    "--symmetric", type=click.Choice(SYMMETRIES), help="The board has to be symmetric in this way."
)
@click.option("--watch", "watched", is_flag=True, help="Check again whenever a file is saved.")
@click.option("--skip-others", is_flag=True, help="Skip files that are neither maps nor rulesets.")
@choice_option()
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json", "github", "sarif"]),
    help="Format of the answer; text by default.",
)
@as_json_option()
def check(
    arguments: tuple[Path, ...],
    choices: dict[str, str],
    form: str | None,
    symmetric: str | None,
    *,
    fix: bool,
    strict: bool,
    draft: bool,
    watched: bool,
    skip_others: bool,
    as_json: bool,
) -> ExitCode:
    """Find everything that is wrong in maps and rulesets.

    A FILE may also be a pattern such as 'maps/*.yaml', or a folder: then all maps and rulesets in
    it are checked. mapkit tells maps from rulesets by their contents.

    Prints file:line:column, a code and what to do. The exit code is 0 for files without
    errors, 1 where one has errors (--strict: or warnings) and 4 where one cannot be read.
    """
    if as_json and form not in (None, "json"):
        raise UsageError(phrase("--json and --format {form} contradict each other", form=form))
    form = "json" if as_json else form or "text"
    if fix and STDIN in arguments:
        raise UsageError(phrase("--fix repairs the file itself: it needs a file, not '-'"))
    settings = Settings(
        choices, fix=fix, strict=strict, quiet=is_quiet(), draft=draft, symmetric=symmetric
    )
    if watched:
        _refuse_watching(arguments, form, fix=fix)
        _watch(arguments, settings, skip_others=skip_others)
    paths = files_to_check(arguments, skip_others=skip_others)
    if form == "text":
        return exit_code(_print_all(paths, settings))
    if form == "json" and names_one_file(arguments) and paths:
        one = check_file(paths[0], settings)
        echo_json(file_dict(one))
        return exit_code([one])
    checked = list(check_files(paths, settings))
    code = exit_code(checked)
    if form == "json":
        echo_json({"ok": code == ExitCode.OK, "files": [file_dict(one) for one in checked]})
    elif form == "sarif":
        echo_json(sarif_log(checked))
    else:
        for line in github_lines(checked):
            click.echo(line)
    return code


def _print_all(paths: Sequence[Path], settings: Settings) -> list[Checked]:
    checked = []
    for one in check_files(paths, settings):
        print_file(one)
        checked.append(one)
    if len(checked) != 1:
        print_total(checked)
    return checked


def _refuse_watching(arguments: Sequence[Path], form: str, *, fix: bool) -> None:
    if form != "text":
        raise UsageError(
            phrase("--watch prints text for people: leave out --format {form}", form=form)
        )
    if fix:
        raise UsageError(phrase("--watch changes no files: leave out --fix"))
    if STDIN in arguments:
        raise UsageError(phrase("--watch needs files, not '-'"))


def _watch(arguments: Sequence[Path], settings: Settings, *, skip_others: bool) -> None:
    def files() -> tuple[Path, ...]:
        return files_to_check(arguments, skip_others=skip_others)

    def show() -> set[Path]:
        paths = files()
        checked = list(check_files(paths, settings))
        clear_screen()
        for one in checked:
            print_file(one)
        if len(checked) != 1:
            print_total(checked)
        click.secho(say("Watching; Ctrl-C ends it."), dim=True)
        return {*_folders(paths), *paths, *filter(None, map(_ruleset_of, checked))}

    def _folders(paths: Sequence[Path]) -> set[Path]:
        """Return the folders in which a new file would be checked, too."""
        if names_one_file(arguments):
            return set()
        return {path.parent for path in paths}

    paths = files()
    watch({*_folders(paths), *paths}, show)


def _ruleset_of(checked: Checked) -> Path | None:
    """Return the ruleset file that a map names."""
    if checked.problem or checked.kind == "ruleset" or not checked.path.exists():
        return None
    try:
        return read_map(checked.path).document.ruleset_path
    except FileError:
        return None
