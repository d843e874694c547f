"""A pointer as a person moves it: events of the X server, which the program gets from there.

The server is asked in its own protocol, with the requests of its extension XTEST; all that is
written here is little-endian.
"""

from __future__ import annotations

import socket
import struct

from PyQt6.QtCore import QPoint

_QUERY_EXTENSION, _FAKE_INPUT = 98, 2
_PRESS, _RELEASE, _MOTION = 4, 5, 6
_LEFT = 1


class XPointer:
    """The pointer of a screen.

    Parameters
    ----------
    screen : str
        As DISPLAY names it, on this machine: ``:1``.
    """

    def __init__(self, screen: str) -> None:
        self._server = socket.socket(socket.AF_UNIX)
        self._server.connect(f"/tmp/.X11-unix/X{screen.removeprefix(':')}")
        self._server.sendall(struct.pack("<cxHHHHxx", b"l", 11, 0, 0, 0))
        accepted, words = struct.unpack("<B5xH", self._read(8))
        about = self._read(4 * words)
        assert accepted == 1, about
        vendor, formats = struct.unpack_from("<H", about, 16)[0], about[21]
        (self._root,) = struct.unpack_from("<I", about, 32 + -(-vendor // 4) * 4 + 8 * formats)
        self._server.sendall(struct.pack("<BxHH2x8s", _QUERY_EXTENSION, 4, 5, b"XTEST"))
        present, self._xtest = struct.unpack("<8xBB22x", self._read(32))
        assert present, "the screen has no XTEST"

    def move(self, to: QPoint) -> None:
        """Move to a point of the screen."""
        self._fake(_MOTION, 0, to.x(), to.y())

    def press(self) -> None:
        """Press the left button."""
        self._fake(_PRESS, _LEFT)

    def release(self) -> None:
        """Let the left button go."""
        self._fake(_RELEASE, _LEFT)

    def _fake(self, kind: int, detail: int, x: int = 0, y: int = 0) -> None:
        self._server.sendall(
            struct.pack(
                "<BBHBB2xII8xhh8x", self._xtest, _FAKE_INPUT, 9, kind, detail, 0,
                self._root, x, y,
            )
        )  # fmt: skip

    def _read(self, size: int) -> bytes:
        read = self._server.recv(size, socket.MSG_WAITALL)
        assert len(read) == size, "the screen is gone"
        return read
