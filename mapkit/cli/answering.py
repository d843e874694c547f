"""Commands that answer a question about a map: in sentences or as JSON, with a picture."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mapkit.cli.maps import open_whole
from mapkit.cli.options import (
    as_json_option,
    choice_option,
    force_option,
    labels_option,
    look_option,
    picture_option,
)
from mapkit.cli.output import echo_notice, free_picture, write_answer
from mapkit.cli.stopping import ExitCode
from mapkit.messages import phrase

if TYPE_CHECKING:
    from mapkit.board import Answer, Board


def answer_options(ask: Callable[..., Answer]) -> Callable[..., ExitCode]:
    """Add the options of an answer to a function that asks a :class:`mapkit.Board`.

    The command opens its MAP under the choices, and writes what the function answers. The exit code
    is 1 where the rules forbid what was asked about.
    """

    @wraps(ask)
    def run(
        map_path: Path,
        choices: dict[str, str],
        picture: Path | None,
        look: str | None,
        labels: str,
        *,
        force: bool,
        as_json: bool,
        **asked: Any,
    ) -> ExitCode:
        picture = free_picture(picture, force=force)
        board = open_whole(map_path, choices)
        answer = ask(board, **asked)
        for text in dict.fromkeys(_typed(asked.values())):
            other = board.other_reading(text)
            if other is not None:
                echo_notice(other)
        if "from_entry" in asked and (notice := _entry_notice(board, asked)):
            echo_notice(notice)
        write_answer(answer, picture, as_json=as_json, force=force, look=look, labels=labels)
        allowed = getattr(answer, "allowed", True)  # only a move may be forbidden
        return ExitCode.OK if allowed else ExitCode.NO

    declared: Callable[..., ExitCode] = run
    drawn = (labels_option(), look_option("diagram"), picture_option())
    for option in (as_json_option(), force_option(), *drawn, choice_option()):
        declared = option(declared)
    return declared


def _entry_notice(board: Board, asked: Mapping[str, Any]) -> str:
    """Return what to say of where a move begins: at an arrow, or off the board elsewhere."""
    text = asked["path"][0] if "path" in asked else asked["origin"]
    first = text.partition("->")[0].partition(">")[0].strip()
    field = board.field(first)
    arrows = {marker.field for marker in board.map.markers if marker.type == "entry"}
    if asked["from_entry"]:
        if not arrows or field.id in arrows:
            return ""
        return phrase(
            "No arrow points at {field}: figures come in at {known} only.",
            field=field.id,
            known=", ".join(i for i in board.ids if i in arrows),
        )
    if field.id not in arrows or first in (field.id, field.name, *board.map.former_ids):
        return ""
    return phrase(
        "The figure is taken to stand there already. If it comes from off the board, "
        "add --from-entry: entering the field is then a step."
    )


def _typed(values: Iterable[Any]) -> Iterator[str]:
    """Return all texts that were typed, those in lists of options too."""
    for value in values:
        if isinstance(value, str):
            yield value
        elif isinstance(value, Mapping):
            yield from _typed(value.values())
        elif isinstance(value, list | tuple):
            yield from _typed(value)
