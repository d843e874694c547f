"""The tutorials of the documentation, to be read beside the board."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

from PyQt6.QtCore import Qt, QUrl
from PyQt6.QtGui import QDesktopServices, QImage, QResizeEvent, QTextCursor, QTextDocument
from PyQt6.QtWidgets import QDockWidget, QTextBrowser, QWidget

from mapkit.editor.i18n.texts import tr

DRAWING, CARDS = "tutorial", "tutorial-layout"
"""Pages: how to draw a board, how to lay one of cards."""

WIDTH, _NARROWEST = 360, 200
"""Pixels: to read well, and at all."""
_MARGIN = 14
"""Pixels beside the text."""


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
        """Load a picture at the width of the page."""
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
