"""The page for the table: one file that opens in any browser and asks nobody for anything."""

from __future__ import annotations

import base64
import hashlib
import html
import json
import re
from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import Any

from mapkit.compiled import CompiledMap
from mapkit.errors import UsageError
from mapkit.export import USUAL, Exporter, Option, Progress, Supplies, reader_script
from mapkit.export.known import missing_rows
from mapkit.i18n import LANGUAGES, translator_of
from mapkit.jobs.in_parts import part_of
from mapkit.messages import phrase
from mapkit.model import GameMap
from mapkit.version import __version__
from mapkit_exporters.html.joining import joined_modules
from mapkit_exporters.html.packing import deflated
from mapkit_exporters.html.reasons import reasons_block

VERSION = "1.0"

_SLOT = re.compile(r"\{\{(\w+)\}\}")
_PARTS = 20
"""Of the time, one of which goes into the tables."""

_MOST_PAIRS = 250_000
"""With reasons, some 100 bytes each way: beyond it no phone opens the page."""


def _write(
    compiled: CompiledMap, options: Mapping[str, str], progress: Progress | None, supplies: Supplies
) -> bytes:
    _refuse_large(compiled, options["reasons"])
    cards = supplies.order_cards(options["cards"])
    picture = supplies.picture("svg", look=options["look"])
    place = {"left": picture.left, "top": picture.top, "per_unit": picture.per_unit}
    tables = supplies.tables(part_of(progress, 0, _PARTS))
    checksum = json.loads(tables)["checksums"]["play"]  # working it out anew would take seconds
    blocks = {
        "data": {
            **_about(compiled, checksum),
            "reasons": options["reasons"],
            "place": place,
            "cards": cards,
            **_labels(compiled.map, cards),
        },
        "words": deflated(_json(json.loads(text_of("page", "words.json"))).encode()),
        "board": deflated(picture.data),
        "tables": deflated(tables),
        "reasons": reasons_block(
            compiled,
            supplies,
            options["reasons"],
            tuple(LANGUAGES),
            part_of(progress, 1, _PARTS, _PARTS - 1),
        ),
    }
    script, style = _script(), _style()
    name = html.escape(compiled.map.name)
    slots = {
        "policy": policy(script, style),
        "generator": f"mapkit {__version__}",
        "title": f"{name} \u00b7 {checksum[:8]}",
        "name": name,
        "style": style,
        "blocks": "\n".join(
            f'<script type="application/json" id="page-{name}">{_json(block)}</script>'
            for name, block in blocks.items()
        ),
        "script": script,
    }
    return filled(text_of("page", "page.html"), slots)


def _refuse_large(compiled: CompiledMap, wanted: str) -> None:
    fields = len(compiled.map.fields)
    pairs = fields * (fields - 1) // 2
    if wanted != "none" and compiled.tables is not None and pairs > _MOST_PAIRS:
        raise UsageError(
            phrase(
                "a page holds reasons for {most} pairs of fields at most, and this map has "
                "{pairs}; write it with reasons=none",
                most=_MOST_PAIRS,
                pairs=pairs,
            )
        )


def _about(compiled: CompiledMap, checksum: str) -> dict[str, Any]:
    """Return what tells people and programs which map this is, readable in the file itself."""
    game_map = compiled.map
    return {
        "format": "mapkit-page",
        "version": VERSION,
        "map": game_map.id,
        "provenance": game_map.provenance.kind,
        "ruleset": f"{game_map.ruleset.id} {game_map.ruleset.version}",
        "choices": dict(sorted(game_map.choices.items())),
        "checksum": checksum,
        "missing": [list(row) for row in missing_rows(compiled.missing)],
    }


def _labels(game_map: GameMap, cards: Iterable[str]) -> dict[str, Any]:
    """Return what the texts of the map are, and what they are in other languages."""
    ruleset = game_map.ruleset
    kinds = {kind.id: kind.label for kind in ruleset.kinds.values()}
    traits = {trait.id: trait.label for trait in ruleset.traits.values()}
    markers = {
        kind.id: {
            "label": kind.label,
            "attributes": list(kind.attributes),
            "counted": kind.count is not None,
        }
        for kind in ruleset.markers.values()
    }
    choices = {choice.id: choice.label for choice in ruleset.choices.values()}
    shown = {
        "{values} {label}",
        ruleset.name,
        *cards,
        *choices.values(),
        *kinds.values(),
        *traits.values(),
        *(kind.label for kind in ruleset.markers.values()),
        *(mover.label for mover in ruleset.movers.values()),
        *(sector.name for sector in game_map.sectors.values()),
        *(str(v) for marker in game_map.markers for v in marker.attributes.values()),
        *(f.name for f in game_map.fields.values() if f.name and game_map.names_are_ours),
    }
    texts = {}
    for language in LANGUAGES:
        if language != "en":
            said = {text: translator_of(language)(text, None) for text in sorted(shown)}
            texts[language] = {text: other for text, other in said.items() if other != text}
    return {
        "kinds": kinds,
        "traits": traits,
        "markers": markers,
        "choice_labels": choices,
        "costs_by_card": {
            mover: [kind for kind in kinds if ruleset.depends_on_card(kind, mover)]
            for mover in ruleset.movers
            if ruleset.costs_on_cards
        },
        "texts": texts,
    }


def _script() -> str:
    folder = files("mapkit_exporters.html").joinpath("page")
    modules = {
        one.name: one.read_text("utf-8") for one in folder.iterdir() if one.name.endswith(".mjs")
    }
    return joined_modules({**modules, "mapkit_tables.mjs": reader_script()}, "main.mjs")


def _style() -> str:
    """Return the style sheet without comments and the room before its lines."""
    return re.sub(
        r"/\*.*?\*/\n|^ +", "", text_of("page", "page.css"), flags=re.DOTALL | re.MULTILINE
    )


def text_of(folder: str, name: str) -> str:
    """Return a file that ships beside this module."""
    return files("mapkit_exporters.html").joinpath(folder, name).read_text("utf-8")


def filled(template: str, slots: Mapping[str, str]) -> bytes:
    """Return a template with what stands for its ``{{names}}``."""
    return _SLOT.sub(lambda slot: slots[slot[1]], template).encode("utf-8")


def policy(script: str, style: str, more: str = "") -> str:
    """Return a content security policy that allows this script and style, no other and no request.

    ``more`` is what is allowed from the page's own folder; pictures of it are then, too.
    """

    def hashed(text: str) -> str:
        digest = base64.b64encode(hashlib.sha256(text.encode("utf-8")).digest())
        return f"'sha256-{digest.decode('ascii')}'"

    pictures = f"'self'; {more}" if more else "data:"
    return html.escape(
        f"default-src 'none'; script-src {hashed(script)}; style-src {hashed(style)}; "
        f"img-src {pictures}; base-uri 'none'; form-action 'none'"
    )


def _json(value: object) -> str:
    """Write JSON that no text in it can end the element of."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c")


EXPORTER = Exporter(
    name="html",
    ending="html",
    summary="one page for the table: tap two fields, without a network",
    carries=USUAL,
    write=_write,
    options=(
        Option(
            "look",
            "how the board is drawn; play: without ids",
            ("board", "light", "play"),
            files=("svg", "png"),
        ),
        Option(
            "reasons",
            "lines, rules and what blocks: of all pairs, or of those that see",
            ("all", "seen", "none"),
            needs_sight=True,
        ),
        Option("cards", "a file with order cards of your own, for the solo game", ("",)),
    ),
    needs=frozenset({"picture", "answers", "tables", "order_cards"}),
    title="HTML",
)
