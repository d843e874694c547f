"""A report as one HTML file that asks nobody for anything."""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterator
from functools import cache
from html import escape
from importlib.resources import files
from itertools import count

from mapkit.drawing.scene import Scene
from mapkit.export import render_picture
from mapkit.illustrate.report.document import (
    Block,
    Cell,
    Document,
    Facts,
    Figure,
    Number,
    Paragraph,
    Part,
    Points,
    Table,
)
from mapkit.messages import say

_SLOT = re.compile(r"\{\{(\w+)\}\}")
_TAG = re.compile(r"<[^>]*>")
_NAME = re.compile(r'(\bid="|url\(#)')
_SIZE = re.compile(r'(<svg[^>]*?) width="[^"]*" height="[^"]*"')


def html_page(document: Document) -> bytes:
    """Return a report as an HTML file in UTF-8.

    ``document`` is in the language of the program.

    Raises ``MapkitError`` where the back end for SVG is not installed, or does not load.
    """
    script, style = _part("sort.js"), _part("page.css") + _foot(document)
    names = count(1)
    slots = {
        "language": escape(_language()),
        "policy": escape(_policy(script, style)),
        "title": escape(document.title),
        "labels": "".join(f"<p>{escape(label)}</p>" for label in document.labels),
        "origins": "".join(f"<p>{escape(line)}</p>" for line in document.origins),
        "contents": escape(say("Contents")),
        "links": "".join(
            f'<li><a href="#{part.id}">{escape(part.title)}</a></li>' for part in document.parts
        ),
        "style": style,
        "parts": "\n".join(_section(part, names) for part in document.parts),
        "script": script,
    }
    return _SLOT.sub(lambda slot: slots[slot[1]], _part("page.html")).encode("utf-8")


def _foot(document: Document) -> str:
    """Return the style that writes on each printed sheet where the maps come from."""
    words = " · ".join((*document.labels, *document.origins))
    spelt = "".join(c if c.isalnum() or c in " .,:;()·" else f"\\{ord(c):x} " for c in words)
    return (
        f'@page {{ @bottom-left {{ content: "{spelt}"; font-size: 6.5pt; width: 85%; }} '
        '@bottom-right { content: counter(page) " / " counter(pages); font-size: 7pt; } }\n'
    )


def _section(part: Part, names: Iterator[int]) -> str:
    body = "\n".join(_block(block, names) for block in part.blocks)
    return f'<section id="{part.id}">\n<h2>{escape(part.title)}</h2>\n{body}\n</section>'


def _block(block: Block, names: Iterator[int]) -> str:
    match block:
        case Paragraph():
            loud = ' class="loud"' if block.loud else ""
            return f"<p{loud}>{escape(block.text)}</p>"
        case Points():
            rows = "".join(
                f"<li>{f'<b>{escape(n)}</b> ' if n else ''}{escape(text)}</li>"
                for n, text in block.rows
            )
            return f'<ul class="points">{rows}</ul>'
        case Facts():
            rows = "".join(
                f"<div><dt>{escape(label)}</dt><dd{_source(number)}>{escape(number.text)}</dd></div>"
                for label, number in block.rows
            )
            return f'<dl class="facts">{rows}</dl>'
        case Table():
            return _table(block)
        case Figure():
            return _figure(block, next(names))


def _table(table: Table) -> str:
    heads = "".join(
        f'<th scope="col"{_kind(column.number)}><button type="button">{escape(column.heading)}'
        "</button></th>"
        for column in table.columns
    )
    rows = "\n".join(f"<tr>{''.join(_cells(table, row))}</tr>" for row in table.rows)
    # A region that scrolls has to be reached by the keyboard, and then says what it is.
    return (
        f'<h3>{escape(table.title)}</h3>\n<div class="scroll" tabindex="0" role="region" '
        f'aria-label="{escape(table.title)}"><table><thead><tr>{heads}</tr></thead>'
        f"\n<tbody>\n{rows}\n</tbody></table></div>"
    )


def _cells(table: Table, row: tuple[Cell, ...]) -> Iterator[str]:
    for k, cell in enumerate(row):
        if isinstance(cell, Number):
            yield f'<td class="number"{_source(cell)}>{escape(cell.text)}</td>'
        elif k == 0:
            yield f'<th scope="row">{escape(cell)}</th>'
        else:
            yield f"<td{_kind(table.columns[k].number)}>{escape(cell)}</td>"


def _kind(number: bool) -> str:
    return ' class="number"' if number else ""


def _source(number: Number) -> str:
    value = "" if number.value is None else repr(number.value)
    return f' data-source="{escape(number.source)}" data-value="{value}"'


def _figure(figure: Figure, number: int) -> str:
    svg = _inlined(figure.scene, f"f{number}-")
    caption = f"<figcaption>{escape(figure.caption)}</figcaption>" if figure.caption else ""
    source = f' data-fields="{escape(figure.source)}"' if figure.source else ""
    kind = "whole" if figure.share > 0.5 or figure.beside else "part"
    return (
        f'<figure class="{kind}"{source}><div class="scroll" tabindex="0" role="region" '
        f'aria-label="{escape(figure.caption or figure.scene.title)}">{svg}</div>{caption}</figure>'
    )


def _inlined(scene: Scene, prefix: str) -> str:
    """Return a picture for the inside of a page, whose names are no other picture's."""
    svg = render_picture(scene, "svg").decode("utf-8")
    svg = svg[svg.index("<svg") :]
    svg = _SIZE.sub(r"\1", svg, count=1)
    return _TAG.sub(lambda tag: _NAME.sub(rf"\g<1>{prefix}", tag[0]), svg)


def _language() -> str:
    """Return the code of the language that is spoken, as its translators wrote it."""
    return say("en (the code of this language)").split()[0]


@cache
def _part(name: str) -> str:
    return files("mapkit.illustrate.report").joinpath("page", name).read_text("utf-8")


def _policy(script: str, style: str) -> str:
    """Return a content security policy that forbids every request, and other scripts than ours."""

    def hashed(text: str) -> str:
        digest = base64.b64encode(hashlib.sha256(text.encode("utf-8")).digest())
        return f"'sha256-{digest.decode('ascii')}'"

    return (
        f"default-src 'none'; script-src {hashed(script)}; style-src {hashed(style)}; "
        "base-uri 'none'; form-action 'none'"
    )
