"""Which language the window speaks, and where its texts come from."""

from __future__ import annotations

import struct
from collections.abc import Mapping

from PyQt6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from mapkit.editor.settings import remembered_text, settings
from mapkit.i18n import LANGUAGES, translator_of
from mapkit.messages import set_translator

_MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_HASHES, _MESSAGES = 0x42, 0x69
_END, _TRANSLATION, _SOURCE_TEXT = 1, 3, 6


def compile_catalogue(texts: Mapping[str, str]) -> bytes:
    """Return what :meth:`QTranslator.loadFromData` takes.

    ``texts`` has the translation of each text of Qt, in whatever context Qt asks for it.
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


LEFT_OUT_BY_QT = (
    "&Look in:", "Files of &type:", "Folder", "%1 File", "Closes the dock widget", "Close Tab",
)  # fmt: skip
"""Texts of Qt's own dialogs that its translations lack; ours are asked first."""

_KEY = "appearance/language"
_speaking: list[QTranslator] = []


class QtTextsTranslator(QTranslator):
    """Translates the texts that Qt's own translations lack.

    Raises ``ValueError`` where Qt does not take the texts.
    """

    def __init__(self, language: str, parent: QCoreApplication | None = None) -> None:
        super().__init__(parent)
        say = translator_of(language)
        self._data = compile_catalogue(
            {t: say(t, None) for t in LEFT_OUT_BY_QT}
        )  # Qt makes no copy
        if not self.loadFromData(self._data):  # type: ignore[arg-type] # bytes, say its words
            raise ValueError(f"Qt does not take its texts in {language!r}")


def chosen_language() -> str:
    """Return the language that was chosen, "" for the system's."""
    chosen = remembered_text(_KEY)
    return chosen if chosen in LANGUAGES else ""


def language_in_use() -> str:
    """Return the code of the language that was chosen, or that the system speaks."""
    if chosen_language():
        return chosen_language()
    spoken = (QLocale(name).name()[:2] for name in QLocale.system().uiLanguages())
    return next((code for code in spoken if code in LANGUAGES), "en")


def remember_language(code: str) -> None:
    """Choose a language, "" for the system's, for what is built from now on."""
    settings().setValue(_KEY, code)


def install_language(app: QCoreApplication) -> None:
    """Make the application speak the language chosen now; English too, for its plurals."""
    for translator in _speaking:
        app.removeTranslator(translator)
    code = language_in_use()
    qt = QTranslator(app)  # the buttons of Qt's own dialogs
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if qt.load(f"qtbase_{code}", folder):
        app.installTranslator(qt)
    left_out = QtTextsTranslator(code, app)
    app.installTranslator(left_out)
    _speaking[:] = [qt, left_out]
    # The first time, sip looks for methods in Python: now, not in a thread that holds Qt's locks.
    QCoreApplication.translate("", "")
    set_translator(translator_of(code))
    QLocale.setDefault(QLocale(code))
