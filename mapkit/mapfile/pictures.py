"""Whether the pictures that a map names are there, and those that they were."""

from __future__ import annotations

from pathlib import Path

from mapkit.diagnostics import Diagnostic, rules
from mapkit.errors import FileError
from mapkit.mapfile.disk import Outside, digest_of_file, is_allowed
from mapkit.mapfile.document import Document
from mapkit.messages import Phrase, phrase
from mapkit.model import GameMap

_MAX_BYTES = 256 * 2**20


def check_pictures(
    game_map: GameMap, document: Document, *, outside: Outside = False
) -> tuple[Diagnostic, ...]:
    """Tell of the underlay and of the photo that a map was traced from what is not as it was.

    ``document`` is that of its file; a map without a folder has no pictures to look for.
    ``outside`` says which files outside the map's folder may be opened. Returns notes, each with
    its place in the file.

    Reads the pictures: 0.1 s for 100 MB.
    """
    named: list[tuple[Phrase, tuple[str, ...], str, str]] = []
    if game_map.underlay is not None:
        picture, digest = game_map.underlay.picture, game_map.underlay.sha256
        named.append((phrase("the underlay"), ("underlay", "picture"), picture, digest))
    if game_map.tracing is not None:
        tracing = game_map.tracing
        path = ("tracing", "photo", "picture")
        photos = (tracing.photo, *(other.photo for other in tracing.more))
        named += [(phrase("the photo"), path, p.picture, p.sha256) for p in photos]
    if document.base is None:
        return ()
    found = []
    for what, key, name, digest in named:
        told = _told(what, document.base, name, digest, outside)
        if told is not None:
            message, help_ = told
            rule = rules.PICTURE_NOT_AS_IT_WAS
            found.append(Diagnostic(rule, rule.severity, message, help_, document.place_of(key)))
    return tuple(found)


def _told(
    what: Phrase, folder: Path, name: str, digest: str, outside: Outside
) -> tuple[Phrase, str] | None:
    path = folder / name
    if not is_allowed(path, folder, outside):
        return (
            phrase(
                "{what} {name} lies outside the map's folder and was not opened",
                what=what,
                name=name,
            ),
            phrase("move it into the map's folder, or give --allow-outside"),
        )
    try:
        now = digest_of_file(path, _MAX_BYTES)
    except FileError as problem:
        message = phrase("{what} cannot be used: {problem}", what=what, problem=problem.message)
    else:
        if digest.lower() in ("", now):
            return None
        message = phrase("{what} {name} is not the picture that it was", what=what, name=name)
    return message, phrase(
        "put the picture back where it was; if it was replaced on purpose, lay it or trace it again"
    )
