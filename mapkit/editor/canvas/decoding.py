"""A picture file becomes dots, by Qt, in a box: a process with limits (:mod:`mapkit.jobs.box`)."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PyQt6.QtCore import QByteArray, QDataStream
from PyQt6.QtGui import QGuiApplication, QImage, QImageReader

from mapkit.editor.i18n.texts import message_of, tr
from mapkit.errors import FileError
from mapkit.jobs.box import BoxEndedError, ask_box, has_limits
from mapkit.jobs.box_inside import let_grow, serve
from mapkit.mapfile import read_regular

_MOST_MEGABYTES = 512
_MOST_PIXELS = 120_000_000
"""Of four bytes each; a board of 80 cm by 60 cm has so many at 400 dots an inch."""
_MOST_BYTES = 2**29
_MEMORY = 300 * 2**20
_SECONDS = 20
_COPIES = 3
"""Of the picture, while it is decoded and turned; some formats have eight bytes a dot."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """A picture file as it was read: the picture or a problem, and a digest of its bytes."""

    path: Path
    image: QImage | None = None
    sha256: str = ""
    problem: str = ""


def read_picture(path: Path) -> Loaded:
    """Read a picture, turned by its EXIF orientation; safe in any thread.

    The file is opened once, so that what is checked is what is shown.
    """
    try:
        content = read_regular(path, _MOST_BYTES)
    except FileError as refused:
        missing = tr("The picture {name} is missing.", name=path.name)
        return Loaded(path, problem=missing if not path.exists() else message_of(refused))
    digest = hashlib.sha256(content).hexdigest()
    try:
        answer = (
            ask_box(__name__, {}, content, memory=_MEMORY, seconds=_SECONDS)
            if has_limits()
            else b"".join(_answers({}, content))
        )
    except BoxEndedError:
        greedy = tr(
            "{name} takes more memory or time than its size allows; save it anew from your "
            "program.",
            name=path.name,
        )
        return Loaded(path, None, digest, greedy)
    end = answer.index(b"\n")
    told = json.loads(answer[:end])
    if "size" in told:
        width, height = told["size"]
        problem = tr(
            "{name} has {width} x {height} dots, more than mapkit can show.",
            name=path.name, width=width, height=height,
        )  # fmt: skip
        return Loaded(path, None, digest, problem)
    if "reason" in told:
        problem = tr(
            "{name} cannot be read as a picture: {reason}", name=path.name, reason=told["reason"]
        )
        return Loaded(path, None, digest, problem)
    width, height, row, form = told["image"]
    image = QImage(answer[end + 1 :], width, height, row, QImage.Format(form)).copy()
    return Loaded(path, image, digest)


def main() -> None:
    """Answer one request in the box."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    serve(_answers)


def _answers(_: dict[str, Any], content: bytes) -> Iterator[bytes]:
    """Yield a line of JSON, and then the dots.

    The bytes reach Qt in a buffer that Qt made: one made in Python would wait for the GIL while Qt
    holds the lock of its picture formats, for which the window's thread may wait with the GIL.
    """
    QImageReader.setAllocationLimit(_MOST_MEGABYTES)
    stream = QDataStream(QByteArray(content))
    reader = QImageReader(stream.device())
    reader.setAutoTransform(True)
    reader.setDecideFormatFromContent(True)
    is_drawing = bytes(reader.format().data()).startswith(b"svg")
    application = None
    if is_drawing and QGuiApplication.instance() is None:
        application = QGuiApplication(["mapkit"])  # letters of a drawing need it
    size = reader.size()  # as its header says: nothing is unpacked before
    dots = size.width() * size.height() if size.isValid() else 0
    told: dict[str, Any]
    if dots > _MOST_PIXELS:
        told = {"size": [size.width(), size.height()]}
        yield json.dumps(told).encode() + b"\n"
        return
    let_grow(_COPIES * 4 * dots)
    image = reader.read()
    if image.isNull():
        yield json.dumps({"reason": reader.errorString()}).encode() + b"\n"
        return
    if image.colorCount():  # a table of colours is no part of the dots
        image = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    told = {"image": [image.width(), image.height(), image.bytesPerLine(), image.format().value]}
    yield json.dumps(told).encode() + b"\n"
    held = image.constBits()
    if held is not None:
        yield held.asstring(image.sizeInBytes())
    del application
