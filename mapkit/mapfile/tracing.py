"""The ``tracing:`` section of a map file: the photo it came out of, and what is not sure."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from datetime import date

from mapkit.diagnostics import rules
from mapkit.mapfile.header import POINT
from mapkit.mapfile.nodes import MapNode, Node, Scalar
from mapkit.mapfile.problems import Problems, quoted
from mapkit.mapfile.records import Key, RecordType, read_record
from mapkit.mapfile.scalars import read_text
from mapkit.mapfile.sections import FieldIds
from mapkit.mapfile.value_types import (
    TEXT,
    ValueType,
    deferred,
    items,
    known_name,
    list_of,
    list_schema,
    measure,
    number,
    one_of,
    ref,
    tuple_of,
    whole,
)
from mapkit.messages import phrase
from mapkit.model import (
    DOUBTED,
    DOUBTED_BETWEEN,
    AnotherPhoto,
    Doubt,
    Photographed,
    Ruleset,
    Tracing,
)

_DIGEST = re.compile(r"[0-9A-Fa-f]{64}")
_PIXEL = number(-1_000_000, 1_000_000)


def _digest(node: Node, problems: Problems, what: str) -> str | None:
    text = read_text(node, problems, what)
    if text is None or _DIGEST.fullmatch(text):
        return text
    problems.add(
        rules.VALUE_NOT_ALLOWED,
        node.start,
        phrase("{what} cannot be {word}", what=what, word=quoted(text)),
        phrase("a SHA-256 has 64 hexadecimal digits"),
    )
    return None


def _day(node: Node, problems: Problems, what: str) -> str | None:
    text = read_text(node, problems, what)
    if text is None:
        return None
    try:
        if date.fromisoformat(text).isoformat() == text:
            return text
    except ValueError:
        pass
    problems.add(
        rules.VALUE_NOT_ALLOWED,
        node.start,
        phrase("{what} cannot be {word}", what=what, word=quoted(text)),
        phrase("write a day as in {example}", example="2026-05-01"),
    )
    return None


def _photo(node: Node, problems: Problems, what: str) -> Photographed | None:
    record = read_record(node, PHOTO, problems, what)
    return Photographed(**record.values) if record.ok else None


PHOTO = RecordType(
    {
        "picture": Key(TEXT, "Path, relative to the map file."),
        "sha256": Key(ValueType(_digest, TEXT.schema), "Of the photo's bytes."),
        "size_px": Key(
            tuple_of(
                2,
                whole(1, 1_000_000),
                lambda what, number: phrase(
                    "{what} should be [width, height], not a list of {number}",
                    what=what,
                    number=number,
                ),
            ),
            "Its width and height as it is seen.",
        ),
        "taken": Key(ValueType(_day, TEXT.schema), "The day it was taken, as in 2026-05-01."),
    },
    required=("picture", "sha256", "size_px"),
)

_PLACE: dict[str, Key] = {
    "photo": Key(ValueType(_photo, ref("photo")), "The photo."),
    "corners_px": Key(
        tuple_of(
            4,
            tuple_of(
                2, _PIXEL, lambda what, _: phrase("{what} should be [x, y] in pixels", what=what)
            ),
            lambda what, number: phrase(
                "{what} should be a list of 4 points, not of {number}", what=what, number=number
            ),
        ),
        "The board's corners in the photo: top left, top right, bottom right, bottom left.",
    ),
}


def _another(node: Node, problems: Problems, what: str) -> AnotherPhoto | None:
    record = read_record(node, ANOTHER_PHOTO, problems, what)
    return AnotherPhoto(**record.values) if record.ok else None


ANOTHER_PHOTO = RecordType(_PLACE, required=("photo", "corners_px"))

TRACING = RecordType(
    {
        **_PLACE,
        "lens": Key(list_of(number(-1, 1)), "Terms of the lens by rising power; none if unknown."),
        "residual_mm": Key(measure(1e6, zero=True), "How far a place of the picture may be off."),
        "px_per_mm": Key(measure(1e6), "Pixels of the photo to a mm, where it has fewest."),
        "more": Key(
            list_of(ValueType(_another, ref("another_photo"))),
            "Further photos, or parts of a scan, that the picture was made of. Since format 1.4.",
        ),
        "doubts": Key(deferred(list_schema(ref("doubt"))), "What is still open."),
    },
    required=("photo", "corners_px", "residual_mm", "px_per_mm"),
)


def doubt_record(ids: FieldIds, instead: Collection[str] | None = None) -> RecordType:
    """Make the type of a doubt about some fields.

    ``instead`` holds what it may be instead; None where any text will do.
    """
    return RecordType(
        {
            "about": Key(one_of(DOUBTED), "What may be wrong."),
            "fields": Key(
                ValueType(
                    list_of(ids.type).read,
                    {**list_schema(ids.type.schema), "minItems": 1, "maxItems": 2},
                ),
                "The field, or the two fields on the sides of a border or a portal.",
            ),
            "at": Key(ValueType(POINT.read, ref("point")), "A place on it, in map units."),
            "doubt": Key(measure(1.0, zero=True), "The share of such proposals that are wrong."),
            "instead": Key(
                TEXT if instead is None else known_name(instead), "What it may be instead."
            ),
        },
        required=("about", "fields", "at", "doubt"),
    )


def instead_words(ruleset: Ruleset, sectors: Collection[str]) -> dict[str, Collection[str]]:
    """Return what a doubt may name as ``instead``, by what it is about; otherwise any text."""
    return {
        "kind": [*ruleset.kinds, *ruleset.traits],
        "sector": sectors,
        "portal": ruleset.portals,
        "marker": ruleset.markers,
    }


def read_tracing(
    node: Node | None,
    problems: Problems,
    ruleset: Ruleset | None,
    sectors: Collection[str],
    ids: FieldIds,
) -> Tracing | None:
    """Read the ``tracing:`` section; an empty mapping is none."""
    if node is None or (isinstance(node, MapNode) and not node.pairs):
        return None
    record = read_record(node, TRACING, problems, phrase("the tracing"))
    instead = {} if ruleset is None else instead_words(ruleset, sectors)
    listed = record.values.pop("doubts", None)
    doubts = [
        _doubt(item, problems, phrase("doubt {n}", n=n), instead, ids)
        for n, item in enumerate((listed and items(listed, problems, "doubts")) or [], 1)
    ]
    if not record.ok:
        return None
    values = {"lens": (), "more": (), **record.values}
    return Tracing(**values, doubts=tuple(d for d in doubts if d is not None))


def _doubt(
    node: Node, problems: Problems, what: str, instead: Mapping[str, Collection[str]], ids: FieldIds
) -> Doubt | None:
    about = node.get("about") if isinstance(node, MapNode) else None
    words = instead.get(about.value) if isinstance(about, Scalar) else None
    record = read_record(node, doubt_record(ids, words), problems, what)
    if not record.ok:
        return None
    doubt = Doubt(**record.values)
    two = doubt.about in DOUBTED_BETWEEN
    if len(set(doubt.fields)) != 1 + two or len(doubt.fields) > 2:
        problems.add(
            rules.NO_SUCH_FIELD,
            node.start,
            phrase("{what} should name two different fields", what=what)
            if two
            else phrase("{what} should name one field", what=what),
            phrase("a doubt about a border or a portal names the two fields on its sides"),
            fields=doubt.fields,
        )
        return None
    return doubt if all(i in ids.good for i in doubt.fields) else None
