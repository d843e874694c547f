"""From bytes to what a file of Tiled holds: JSON as it is, XML in the form of the JSON."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path, PurePosixPath
from typing import Any

from mapkit.errors import FileError
from mapkit.export.contents import Packed, is_zip, names_in_zip
from mapkit.mapfile.source import decode, parse_json
from mapkit.mapfile.xml_reading import read_xml, xml_head
from mapkit.messages import phrase
from mapkit_exporters.tiled_import.nodes import Node, problem_at

_LINE = "line"
_MAPS = (".tmj", ".tmx")
_TMX = re.compile(rb"<map\b[^>]*\btilewidth\b")
_LAYERS = {
    "layer": "tilelayer", "objectgroup": "objectgroup", "imagelayer": "imagelayer",
    "group": "group",
}  # fmt: skip

Values = dict[str, Any]


def recognises(data: bytes) -> bool:
    """Return whether bytes are a map of Tiled, whole or damaged, or a folder with one."""
    if is_zip(data):
        return any(name.lower().endswith(_MAPS) for name in names_in_zip(data))
    head = xml_head(data)
    if head.startswith(b"<"):
        return _TMX.search(head) is not None
    return head.startswith(b"{") and b'"tilewidth"' in data and b'"layers"' in data


def unpacked(data: bytes, path: Path | None) -> tuple[bytes, Path | None, dict[str, str]]:
    """Return the map of a folder, what messages call it, and the digests of its pictures by name.

    ``data`` is a zip; anything else is the map itself.

    Raises ``FileError`` where the zip is damaged or too large, or has no map or several.
    """
    if not is_zip(data):
        return data, path, {}
    packed = Packed(data, str(path or phrase("standard input")))
    maps = [name for name in packed.names if name.lower().endswith(_MAPS)]
    if len(maps) != 1:
        raise FileError(
            phrase(
                "{name} has several files of this format: import one of them",
                name=path or phrase("standard input"),
            )
        )
    pictures = [name for name in packed.names if name.lower().endswith(".png")]
    digests = {
        PurePosixPath(name).name: hashlib.sha256(packed.read(name)).hexdigest() for name in pictures
    }
    return packed.read(maps[0]), packed.place(maps[0]), digests


def parsed(data: bytes, path: Path | None) -> Node:
    """Parse a `.tmj` or a `.tmx`.

    Raises ``FileError`` where it is neither JSON nor XML that is read, or no map of Tiled; with a
    line where there is one.
    """
    file = str(path) if path else phrase("standard input")
    if xml_head(data).startswith(b"<"):
        return Node(_from_xml(data, file), file, "")
    found = parse_json(decode(data, path))
    if not isinstance(found, dict) or "layers" not in found or "tilewidth" not in found:
        raise problem_at(file, "", phrase("this is JSON, but no map of Tiled"))
    return Node(found, file, "")


def _from_xml(data: bytes, file: str) -> Values:
    reader = _XmlReader()
    read_xml(data, file, reader, line_key=_LINE)
    root = reader.root
    if root is None or root.tag != "map":
        raise problem_at(file, "", phrase("this is XML, but no map of Tiled"))
    return root.values


class _Element:
    """An element while it is read."""

    __slots__ = ("tag", "texts", "values")

    def __init__(self, tag: str, values: Values) -> None:
        self.tag = tag
        self.values = values
        self.texts: list[str] = []


class _XmlReader:
    """Makes of elements what the JSON has in their place."""

    def __init__(self) -> None:
        self.root: _Element | None = None
        self._open: list[_Element] = []

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        """Take the start of an element; of a tile only its number."""
        inside = self._open[-1] if self._open else None
        if tag == "tile" and inside is not None and inside.tag in ("data", "chunk"):
            inside.values.setdefault("data", []).append(attributes.get("gid", "0"))
            self._open.append(_Element(tag, {}))
            return
        line = phrase("line {line}", line=attributes[_LINE])
        self._open.append(_Element(tag, {**attributes, _LINE: line}))

    def end(self, _tag: str) -> None:
        """Put an element where the JSON has it."""
        done = self._open.pop()
        if self._open:
            _hand_over(done, self._open[-1])
        else:
            self.root = done

    def data(self, text: str) -> None:
        """Take the text of those elements that have one."""
        if self._open and self._open[-1].tag in ("data", "chunk", "property", "text"):
            self._open[-1].texts.append(text)


def _hand_over(done: _Element, to: _Element) -> None:
    """Put an element that is read whole where the JSON has it."""
    values, tag = done.values, done.tag
    text = "".join(done.texts).strip()
    if tag in ("data", "chunk") and text:
        values["data"] = text
    if tag in _LAYERS and to.tag in ("map", "group"):
        to.values.setdefault("layers", []).append({**values, "type": _LAYERS[tag]})
    elif tag == "properties":
        to.values["properties"] = values.get("properties", [])
    elif tag == "property":
        if "value" not in values and text:
            values["value"] = text
        to.values.setdefault("properties", []).append(values)
    elif tag == "data":
        for key in ("encoding", "compression", "chunks", "data"):
            to.values[key] = values.get(key)
    elif tag in ("tileset", "object", "tile", "chunk"):
        to.values.setdefault(f"{tag}s", []).append(values)
    elif tag in ("polygon", "polyline"):
        to.values[tag] = values.get("points", "")
    elif tag in ("ellipse", "point"):
        to.values[tag] = True
    elif tag == "image" and to.tag == "imagelayer":
        to.values[tag] = values.get("source", "")
    elif tag == "text":
        to.values[tag] = {"text": text}
