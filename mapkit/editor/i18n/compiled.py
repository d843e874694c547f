"""Translations of Qt's own texts in the binary form that Qt reads, made without Qt's own tools.

Qt asks for texts in any thread, at times while it holds a lock of its own. A translator written in
Python would then wait for the interpreter, and the interpreter perhaps for Qt's lock: a deadlock.
So Qt gets plain data. The form is that of ``.qm`` files, as ``qtranslator.cpp`` reads it.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping

_MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_HASHES, _MESSAGES = 0x42, 0x69
_END, _TRANSLATION, _SOURCE_TEXT = 1, 3, 6


def compile_catalogue(texts: Mapping[str, str]) -> bytes:
    """Return what :meth:`QTranslator.loadFromData` takes.

    Parameters
    ----------
    texts : mapping of str to str
        Text of Qt to its translation, in whatever context Qt asks for it.
    """
    messages = bytearray()
    places: list[tuple[int, int]] = []
    for text, translation in texts.items():
        source = text.encode()
        places.append((_hash(source), len(messages)))
        messages += _tagged(_TRANSLATION, translation.encode("utf-16-be"))
        messages += _tagged(_SOURCE_TEXT, source)
        messages.append(_END)
    hashes = b"".join(struct.pack(">II", *place) for place in sorted(places))
    return _MAGIC + _tagged(_HASHES, hashes) + _tagged(_MESSAGES, bytes(messages))


def _tagged(tag: int, data: bytes) -> bytes:
    return struct.pack(">BI", tag, len(data)) + data


def _hash(text: bytes) -> int:
    """Return the hash of a text without a comment (that of ELF files)."""
    value = 0
    for byte in text:
        value = (value << 4) + byte
        high = value & 0xF0000000
        value = (value ^ (high >> 24)) & ~high & 0xFFFFFFFF
    return value or 1
