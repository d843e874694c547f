"""The languages that mapkit speaks: which there are, and their texts."""

from __future__ import annotations

from mapkit.i18n.languages import LANGUAGES, language_of, speaking, translator_of

__all__ = ["LANGUAGES", "language_of", "speaking", "translator_of"]
