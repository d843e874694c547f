"""The tutorials of the documentation, to be read beside the board."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

from PyQt6.QtCore import Qt, QUrl
from PyQt6.QtGui import QDesktopServices, QImage, QResizeEvent, QTextCursor, QTextDocument
from PyQt6.QtWidgets import QDockWidget, QTextBrowser, QWidget

from mapkit.editor.i18n import language_in_use
from mapkit.editor.i18n.texts import tr
from mapkit.i18n.catalogue import path_of, read_catalogue

DRAWING, CARDS = "tutorial", "tutorial-layout"
"""Pages: how to draw a board, how to lay one of cards."""

WIDTH, _NARROWEST = 360, 200
"""Pixels: to read well, and at all."""
_MARGIN = 14
"""Pixels beside the text."""
_EMPHASIS = re.compile(r"(?<![\w*])(\*{1,2})([^*\s][^*\n]*?)\1(?![\w*])")
"""What stands between one or two stars."""


def tutorial_path(name: str = DRAWING) -> Path | None:
    """Return a page: what an installed mapkit carries, or that of the checkout."""
    package = Path(str(resources.files("mapkit")))
    folders = [package / "data" / "docs"]
    if (package.parent / "pyproject.toml").is_file():
        folders.append(package.parent / "docs")
    for folder in folders:
        page = folder / f"{name}.md"
        if page.is_file():
            return page
    return None


def in_the_words_of_the_window(page: str) -> str:
    """Return a page with the names of buttons, kinds and panels as the window has them.

    The text itself is in English; the first line says so in other languages.
    """
    code = language_in_use()
    if code == "en":
        return page
    known = {
        english.replace("&", ""): forms[0].replace("&", "")
        for (english, _), forms in read_catalogue(path_of(code)).items()
    }

    def named(found: re.Match[str]) -> str:
        stars, words = found[1], found[2]
        parts = [known.get(part, part) for part in words.split(" › ")]
        return stars + " › ".join(parts) + stars

    title, _, text = page.partition("\n")
    note = tr("This page is in English; names from the window are those of the window.")
    return f"{title}\n\n*{note}*\n{_EMPHASIS.sub(named, text)}"


class TutorialDock(QDockWidget):
    """Shows the page beside the board, which makes room for it."""

    def __init__(self, page: Path, parent: QWidget | None = None) -> None:
        super().__init__(tr("Tutorial"), parent)
        self.setObjectName(page.stem)
        self.page = _Page()
        self.page.setAccessibleName(tr("Tutorial"))
        self.page.setSource(
            QUrl.fromLocalFile(str(page)), QTextDocument.ResourceType.MarkdownResource
        )
        self.page.setMinimumWidth(_NARROWEST)
        self.setWidget(self.page)
        document = self.page.document()
        assert document is not None
        document.setDocumentMargin(_MARGIN)
        _break_long_lines(document)


def _break_long_lines(document: QTextDocument) -> None:
    """Let the lines of commands go on below where the page is narrow."""
    block = document.begin()
    while block.isValid():
        form = block.blockFormat()
        form.setNonBreakableLines(False)
        QTextCursor(block).setBlockFormat(form)
        block = block.next()


class _Page(QTextBrowser):
    """A page whose pictures are as wide as it is; other pages are shown by other programs."""

    def __init__(self) -> None:
        super().__init__()
        self._pictures: dict[str, QImage] = {}
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.setOpenLinks(False)
        self.anchorClicked.connect(self._follow)

    def loadResource(self, kind: int, name: QUrl) -> object:  # noqa: N802 - Qt's name
        """Load the page with the names that the window has, a picture at the width of the page."""
        if kind == QTextDocument.ResourceType.MarkdownResource.value:
            return in_the_words_of_the_window(Path(name.toLocalFile()).read_text("utf-8"))
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return super().loadResource(kind, name)
        image = QImage(self.source().resolved(name).toLocalFile())
        self._pictures[name.toString()] = image
        return self._as_wide_as_the_page(image)

    def resizeEvent(self, event: QResizeEvent | None) -> None:  # noqa: N802
        """Make the pictures as wide as the page is now."""
        super().resizeEvent(event)
        document = self.document()
        assert document is not None
        kind = QTextDocument.ResourceType.ImageResource.value
        for name, image in self._pictures.items():
            document.addResource(kind, QUrl(name), self._as_wide_as_the_page(image))
        document.markContentsDirty(0, document.characterCount())

    def _as_wide_as_the_page(self, image: QImage) -> QImage:
        viewport, ratio = self.viewport(), self.devicePixelRatioF()
        assert viewport is not None
        width = round(min((viewport.width() - 2 * _MARGIN) * ratio, image.width()))
        if image.isNull() or width <= 0:
            return image
        image = image.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)
        image.setDevicePixelRatio(ratio)
        return image

    def _follow(self, link: QUrl) -> None:
        if link.hasFragment() and not link.path():
            self.scrollToAnchor(link.fragment())
            return
        target = self.source().resolved(link)
        if not target.isLocalFile() or Path(target.toLocalFile()).is_file():
            QDesktopServices.openUrl(target)
