"""How wide a line of text is, and where to break it, without asking a font file.

The advance widths are those of DejaVu Sans in thousandths of the em, so that text laid out
here fits in every back end; Verdana and Bitstream Vera are equally wide. Letters with accents
are as wide as their plain letters, and what the tables do not know counts as one wide glyph.
"""

from __future__ import annotations

import re
import unicodedata

from mapkit.drawing.scene import Text

FONT_STACK = ("DejaVu Sans", "Bitstream Vera Sans", "Verdana", "sans-serif")

CAP_HEIGHT = 0.729
"""Height of capitals and figures in ems."""

# Printable ASCII from the blank to the tilde.
_REGULAR = (
    318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361, 318, 337,
    636, 636, 636, 636, 636, 636, 636, 636, 636, 636, 337, 337, 838, 838, 838, 531,
    1000, 684, 686, 698, 770, 632, 575, 775, 752, 295, 295, 656, 557, 863, 748, 787,
    603, 787, 695, 635, 611, 732, 684, 989, 685, 611, 685, 390, 337, 390, 838, 500,
    500, 613, 635, 550, 635, 615, 352, 635, 634, 278, 278, 579, 278, 974, 634, 612,
    635, 635, 411, 521, 392, 634, 592, 818, 592, 592, 525, 636, 337, 636, 838,
)  # fmt: skip
_BOLD = (
    348, 456, 521, 838, 696, 1002, 872, 306, 457, 457, 523, 838, 380, 415, 380, 365,
    696, 696, 696, 696, 696, 696, 696, 696, 696, 696, 400, 400, 838, 838, 838, 580,
    1000, 774, 762, 734, 830, 683, 683, 821, 837, 372, 372, 775, 637, 995, 837, 850,
    733, 850, 770, 720, 682, 812, 774, 1103, 771, 724, 725, 457, 365, 457, 838, 500,
    500, 675, 716, 593, 716, 678, 435, 716, 712, 343, 343, 665, 343, 1042, 712, 687,
    716, 716, 493, 595, 478, 712, 652, 924, 645, 652, 582, 712, 365, 712, 838,
)  # fmt: skip
_OTHER = {
    "–": 500, "—": 1000, "…": 1000, "→": 838, "×": 838, "°": 500, "·": 380, "≥": 838,
    "≤": 838, "ł": 371, "Ł": 642, "đ": 716, "Đ": 838, "ß": 719, "’": 380, "‘": 380,
    "“": 657, "”": 657, "„": 657, "ø": 687, "Ø": 850, "æ": 1048, "ı": 343,
}  # fmt: skip
_UNKNOWN = 1000


# Control characters, lone surrogates and non-characters: no font has them, XML cannot hold them.
_UNPRINTABLE = re.compile(r"[^\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def printable(content: str) -> str:
    """Return text in one line that every back end can draw.

    Line breaks and tabs become blanks, what no font and no file can hold becomes U+FFFD.
    """
    return _UNPRINTABLE.sub("\ufffd", re.sub(r"[\t\n\r]", " ", content))


def text_width(content: str, size: float, *, bold: bool = False) -> float:
    """Return the width of one line of text in the unit of ``size``.

    ``size`` is the height of the em square.
    """
    table = _BOLD if bold else _REGULAR
    total = 0
    for char in content:
        code = ord(char)
        if 32 <= code <= 126:
            total += table[code - 32]
        elif char in _OTHER:
            total += _OTHER[char]
        elif not unicodedata.combining(char):
            plain = ord(unicodedata.normalize("NFD", char)[0])
            total += table[plain - 32] if 32 <= plain <= 126 else _UNKNOWN
    return total * size / 1000


def text_box(text: Text) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom, in mm, of a line of capitals and figures."""
    width = text_width(text.content, text.size, bold=text.bold)
    left = text.at[0] - {"start": 0.0, "middle": width / 2, "end": width}[text.anchor]
    return (left, text.at[1] - text.size * CAP_HEIGHT, left + width, text.at[1])


def shortened(content: str, size: float, width: float, *, bold: bool = False) -> str:
    """Return a line no wider than ``width``; an ellipsis tells that something is left out.

    ``size`` is the height of the em square, in the unit of ``width``.
    """
    if text_width(content, size, bold=bold) <= width:
        return content
    kept = content
    while kept and text_width(kept + "…", size, bold=bold) > width:
        kept = kept[:-1]
    return kept + "…"


def wrap(content: str, size: float, width: float, *, bold: bool = False) -> list[str]:
    """Break text into lines no wider than ``width``; a word that is wider is cut.

    ``size`` and ``width`` are the height of the em square and the greatest width, in the same unit.
    Returns None where there is no word; blanks at the breaks are dropped.
    """
    lines: list[str] = []
    line = ""
    for word in content.split():
        longer = f"{line} {word}" if line else word
        if text_width(longer, size, bold=bold) <= width:
            line = longer
            continue
        if line:
            lines.append(line)
        line = word
        while text_width(line, size, bold=bold) > width and len(line) > 1:
            head = _head(line, size, width, bold)
            lines.append(line[:head])
            line = line[head:]
    return [*lines, line] if line else lines


def _head(word: str, size: float, width: float, bold: bool) -> int:
    """Return how many letters of a word fit, at least one."""
    fits = 1
    while fits < len(word) and text_width(word[: fits + 1], size, bold=bold) <= width:
        fits += 1
    return fits
