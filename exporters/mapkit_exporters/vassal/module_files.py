"""The files of text in a module: what it is made of, what it says of itself."""

from __future__ import annotations

from html import escape

from mapkit.compiled import CompiledMap
from mapkit.export import BoardPicture, play_checksum
from mapkit.export.board_values import about
from mapkit.export.pieces import SNIPER, squads_of
from mapkit_exporters.vassal.game import ALL_SQUADS, Table, squad_side
from mapkit_exporters.vassal.markup import clean, element
from mapkit_exporters.vassal.sight import BOARD, MOST_COLOURED, looking_prototypes, string_of_sight
from mapkit_exporters.vassal.windows import Shown, window
from mapkit_exporters.vassal.zones import Zones

VERSION = "1.0"
VASSAL_VERSION = "3.6.0-beta1"
"""The first of 3.6: VASSAL warns of modules that were made with a later one."""
BELOW = "Below"
_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'


class ModuleFiles:
    """The files of text of one module.

    ``shown``: That of the board.
    """

    def __init__(
        self, compiled: CompiledMap, zones: Zones, table: Table, shown: BoardPicture
    ) -> None:
        self._map = compiled.map
        self._zones = zones
        self._table = table
        self._shown = shown
        self._sight = compiled.tables is not None
        self._stacked = bool(compiled.relations.stacked)
        fields = len(self._map.fields)
        self._coloured = fields if self._sight and fields <= MOST_COLOURED else 0
        self._name = clean(self._map.name) or self._map.id
        self._about = [
            ("format", "mapkit-vassal"),
            ("version", VERSION),
            *about(compiled.map, play_checksum(compiled)),
            ("pixels", self._pixels()),
        ]

    @property
    def said(self) -> str:
        """What the module says of itself in a line: where the map comes from, which it is."""
        origin, game_map = self._map.provenance, self._map
        checksum = dict(self._about)["checksum of play"]
        from_ = f"{origin.kind}: {origin.note}" if origin.note else origin.kind
        parts = (from_, game_map.author, game_map.licence, f"play {checksum[:8]}")
        return clean(" - ".join(part for part in parts if part))

    def build_file(self) -> bytes:
        """Return what VASSAL builds the module of."""
        whole = element(
            "GameModule",
            [
                element("module.BasicCommandEncoder"),
                element("module.Documentation", [_help_entry()]),
                element("module.PlayerRoster", [element("entry", text=s) for s in self._sides()]),
                _options(),
                element("module.properties.GlobalProperties", self._values()),
                element(
                    "module.PrototypesContainer",
                    looking_prototypes(self._coloured) if self._coloured else [],
                ),
                *self._windows(),
                element("module.Chatter"),
            ],
            name=self._name,
            version=VERSION,
            VassalVersion=VASSAL_VERSION,
            description=self.said,
            nextPieceSlotId=self._table.pieces + 1,
        )
        return f"{_HEAD}{whole}\n".encode()

    def metadata(self) -> bytes:
        """Return what VASSAL's list of modules shows."""
        parts = [
            element("version", text=VERSION),
            f"<VassalVersion>{VASSAL_VERSION}</VassalVersion>",
            element("name", text=self._name),
            element("description", text=self.said),
        ]
        inner = "\n".join(parts)
        return f'{_HEAD}<data version="1">\n{inner}\n</data>\n'.encode()

    def help(self) -> bytes:
        """Return the page in the menu *Help*."""
        rows = "".join(
            f"<tr><td>{escape(clean(key))}</td><td>{escape(clean(value))}</td></tr>\n"
            for key, value in self._about
            if value
        )
        points = "".join(f"<li>{escape(line)}</li>\n" for line in self._hints())
        return (
            f"<html><body><h1>{escape(self._name)}</h1>\n<ul>\n{points}</ul>\n"
            f"<table>\n{rows}</table></body></html>\n"
        ).encode("ascii", errors="xmlcharrefreplace")

    def _pixels(self) -> str:
        """Return where the board lies on its picture: left, top, mm a pixel, width, height."""
        shown = self._shown
        pixel_mm = self._map.unit_mm / shown.per_unit
        width, height = (mm / pixel_mm for mm in self._map.size_mm)
        numbers = (shown.left, shown.top, pixel_mm, width, height)
        return " ".join(f"{number:.9g}" for number in numbers)

    def _windows(self) -> list[str]:
        tray = element(
            "module.map.boardPicker.Board", name="Tray", image="tray.svg", reversible=False
        )
        string = [string_of_sight()] if self._sight else []
        zones, table = self._zones, self._table
        coloured = self._coloured > 0
        found = [
            Shown(
                BOARD,
                "board.png",
                zones.write(lower_first=False, known=True, coloured=coloured),
                beside=tray,
                beside_name="Tray",
                more=[*string, *table.stacks],
                has_button=False,
            )
        ]
        if self._stacked:
            below = zones.write(lower_first=True, known=False, coloured=False)
            found.append(Shown(BELOW, "board.png", below, more=string))
        notes = element(
            "module.map.boardPicker.Board",
            name="Notes",
            image="",
            width=table.notes_width,
            height=round(self._shown.height),
            color="34,40,43",
            reversible=False,
        )
        for side, pieces in table.private.items():
            found.append(
                Shown(
                    f"{side}'{'' if side.endswith('s') else 's'} map",
                    "secret.png",
                    zones.write(lower_first=False, known=False, coloured=coloured),
                    beside=notes,
                    beside_name="Notes",
                    more=pieces,
                    side=side,
                )
            )
        return [
            window(
                one,
                table.scale,
                coloured=0 if one.name == BELOW else self._coloured,
                sight=coloured and one.name != BELOW,
            )
            for one in found
        ]

    def _sides(self) -> list[str]:
        if not self._table.has_sniper:
            return []
        return [SNIPER, *map(squad_side, squads_of(self._map)), ALL_SQUADS]

    def _values(self) -> list[str]:
        return [
            element(
                "module.properties.GlobalProperty",
                name=f"mapkit {name}",
                initialValue=clean(value),
                isNumeric=False,
                min="null",
                max="null",
                wrap=False,
                description="",
            )
            for name, value in self._about
        ]

    def _hints(self) -> list[str]:
        lines = ["Hold the mouse over a field: its number and its name."]
        if self._sight:
            lines.append(
                "Sight: press the button, then draw a line from a field to a field. The chat says "
                "whether it sees it, and how far; all players read that. A click takes the line "
                "away."
            )
        if self._coloured and self._table.pieces:
            lines.append(
                "Show all what it sees, in the menu of a figure (right click): the fields that it "
                "sees get the colour of their distance, for all players, until a piece is moved."
            )
        if self._table.has_sniper:
            lines.append(
                f"{SNIPER}'s map, and one for each other side: a window of that side alone. What "
                "the piece on it sees is coloured wherever it is put down; the mouse over any "
                "other field says the answer, by which rule and why. No other player is told."
            )
            lines.append(
                "Bag: drag tokens out of it, or draw several by its menu. Into the bag, in the "
                "menu of a token, puts it in."
            )
        if self._stacked:
            lines.append(f"{BELOW}: the same board with tunnels on top, to point at them.")
        return lines


def _help_entry() -> str:
    return element(
        "module.documentation.HelpFile",
        title="How to play on this board",
        fileName="help.html",
        fileType="archive",
    )


def _options() -> str:
    return element(
        "module.GlobalOptions",
        autoReport="Always",
        centerOnMove="Never",
        chatterHTMLSupport="Never",
        nonOwnerUnmaskable="Never",
        playerIdFormat="$PlayerName$",
        promptString="Opponents can unmask pieces",
    )
