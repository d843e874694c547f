"""Which language the window speaks, and where its texts come from."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from mapkit.editor.i18n.compiled import compile_catalogue
from mapkit.editor.settings import remembered_text, settings
from mapkit.i18n import LANGUAGES, translator_of
from mapkit.messages import set_translator

LEFT_OUT_BY_QT = ("&Look in:", "Files of &type:", "Folder", "%1 File", "Closes the dock widget")
"""Texts of Qt's own dialogs that its translations lack; ours are asked first."""

_KEY = "appearance/language"
_speaking: list[QTranslator] = []


class QtTextsTranslator(QTranslator):
    """Translates the texts that Qt's own translations lack.

    Raises
    ------
    ValueError
        Qt does not take the texts.
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
