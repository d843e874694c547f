"""The manual pages have all commands and options, and nothing that roff takes for its own."""

from __future__ import annotations

import re

from tools.make_man_pages import every_page, plain, root

MACROS = {"TH", "SH", "PP", "TP", "B", "BR", "EX", "EE"}


def test_every_command_has_its_page_with_all_options() -> None:
    pages = dict(every_page(root(), "2026-11-28"))
    assert {"mapkit", "mapkit-sight", "mapkit-new-map", "mapkit-play-card"} <= pages.keys()
    assert "\\-\\-redraw" in pages["mapkit-sight"]
    assert ".TP\n.B \\-h, \\-\\-help" in pages["mapkit-sight"]
    assert '1 "2026-11-28" "mapkit ' in pages["mapkit-sight"]
    assert ".BR mapkit\\-sight (1)" in pages["mapkit"]
    for name, text in pages.items():
        assert text.startswith(".TH "), name
        begun = re.findall(r"^([.'])(\S*)", text, re.MULTILINE)
        assert {macro for _, macro in begun} <= MACROS, name
        assert not re.search(r"^'", text, re.MULTILINE), name


def test_what_roff_would_read_is_escaped() -> None:
    assert plain(".yaml -o \\x") == "\\&.yaml \\-o \\ex"
    assert plain("'maps/**/*.yaml' \"a\"") == "\\&'maps/**/*.yaml' \\(dqa\\(dq"
