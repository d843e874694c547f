"""Translations as Qt Linguist's ``.ts`` files: read and written without Qt's own tools.

PyQt has no ``lrelease``, so nothing is compiled: a file of this size is read in milliseconds.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from dataclasses import dataclass
from pathlib import Path

__all__ = ["FOLDER", "Entry", "path_of", "placeholders", "read_catalogue", "write_catalogue"]

FOLDER = Path(__file__).resolve().parent
_PLACEHOLDER = re.compile(r"\{(\w*)[^{}]*\}")
_HEADER = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'


@dataclass(frozen=True, slots=True)
class Entry:
    """One text.

    Parameters
    ----------
    source : str
        English, as the program has it.
    forms : tuple of str
        The translation; for a text that counts one for each plural form of the language. Empty
        texts stand for what is not translated yet.
    numerus : bool
        Whether the text counts.
    places : tuple of str
        Modules that use it, for the translator.
    """

    source: str
    forms: tuple[str, ...]
    numerus: bool = False
    places: tuple[str, ...] = ()

    @property
    def finished(self) -> bool:
        """Whether every form is there."""
        return bool(self.forms) and all(self.forms)


def path_of(language: str) -> Path:
    """Return the file of a language."""
    return FOLDER / f"mapkit_{language}.ts"


def read_catalogue(path: Path) -> dict[tuple[str, bool], Entry]:
    """Read a file: source text and whether it counts, to its entry; empty without a file."""
    if not path.exists():
        return {}
    found = {}
    # The files are our own, shipped beside this module.
    for message in ET.parse(path).getroot().iter("message"):  # noqa: S314
        source = message.findtext("source") or ""
        numerus = message.get("numerus") == "yes"
        translation = message.find("translation")
        forms: tuple[str, ...] = ()
        if translation is not None:
            forms = (
                tuple(form.text or "" for form in translation.iter("numerusform"))
                if numerus
                else (translation.text or "",)
            )
        places = tuple(p.get("filename", "") for p in message.iter("location"))
        found[source, numerus] = Entry(source, forms, numerus, places)
    return found


def write_catalogue(path: Path, language: str, entries: list[Entry]) -> None:
    """Write a file that Qt Linguist opens."""
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage="en")
    context = ET.SubElement(root, "context")
    ET.SubElement(context, "name").text = "mapkit"
    for entry in entries:
        message = ET.SubElement(context, "message")
        if entry.numerus:
            message.set("numerus", "yes")
        for place in entry.places:
            ET.SubElement(message, "location", filename=place)
        ET.SubElement(message, "source").text = entry.source
        translation = ET.SubElement(message, "translation")
        if not entry.finished:
            translation.set("type", "unfinished")
        if entry.numerus:
            for form in entry.forms:
                ET.SubElement(translation, "numerusform").text = form
        else:
            translation.text = entry.forms[0] if entry.forms else ""
    ET.indent(root, "  ")
    path.write_text(_HEADER + ET.tostring(root, encoding="unicode") + "\n", encoding="utf-8")


def placeholders(text: str) -> list[str]:
    """Return the names in braces, sorted."""
    return sorted(_PLACEHOLDER.findall(text))
