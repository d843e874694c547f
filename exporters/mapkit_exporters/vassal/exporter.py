"""The exporter of VASSAL modules: the parts of a module and its files."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from mapkit.compiled import CompiledMap
from mapkit.export import BoardPicture, Exporter, Option, Progress, Supplies, play_checksum
from mapkit.export.board_values import about
from mapkit.export.outputs import zipped
from mapkit.export.registry import refuse_partial
from mapkit.model import Point
from mapkit_exporters.vassal.game import SNIPER, Table, squads_of
from mapkit_exporters.vassal.markup import clean, element, key
from mapkit_exporters.vassal.sight import (
    BOARD,
    MOST_COLOURED,
    highlighters,
    looking_prototypes,
    over_field,
    string_of_sight,
    values_of_map,
)
from mapkit_exporters.vassal.zones import Zones

__all__ = ["EXPORTER"]

VERSION = "1.0"
VASSAL_VERSION = "3.6.0-beta1"
"""The first of 3.6: VASSAL warns of modules that were made with a later one."""
SECRET = "Sniper's map"
BELOW = "Below"
_PIXELS = 55
"""Pieces and the tray are drawn for so many dots per inch, and scaled for others."""


def _write(
    compiled: CompiledMap,
    options: Mapping[str, str],
    progress: Progress | None,
    supplies: Supplies,
) -> bytes:
    if compiled.missing:
        refuse_partial(EXPORTER)
    dpi = float(options["dpi"])
    shown = supplies.picture("png", look=options["look"], dpi=dpi)
    sight = compiled.tables is not None
    close = supplies.disputes(progress) if sight and options["disputes"] == "yes" else ()

    def place(point: Point) -> Point:
        x, y = point
        return round(shown.left + shown.per_unit * x), round(shown.top + shown.per_unit * y)

    zones = Zones(compiled, place, close)
    table = Table(compiled.map, zones, dpi / _PIXELS, sight)
    module = _Module(compiled, zones, table, shown)
    images = {**table.images, "board.png": shown.data}
    images["tray.svg"] = table.tray(module.said, shown.height)
    if table.has_sniper:
        images["secret.png"] = supplies.picture("png", look="light", dpi=dpi).data
    return zipped(
        {
            "buildFile.xml": module.build_file().encode("utf-8"),
            "moduledata": module.metadata().encode("utf-8"),
            "help.html": module.help().encode("utf-8"),
            **{f"images/{name}": data for name, data in images.items()},
        }
    )


class _Module:
    """The files of text of a module."""

    def __init__(
        self, compiled: CompiledMap, zones: Zones, table: Table, shown: BoardPicture
    ) -> None:
        self._compiled = compiled
        self._map = compiled.map
        self._zones = zones
        self._table = table
        self._shown = shown
        self._sight = compiled.tables is not None
        self._coloured = self._sight and 0 < len(self._map.fields) <= MOST_COLOURED
        self._about = [
            ("format", "mapkit-vassal"),
            ("version", VERSION),
            *about(compiled.map, play_checksum(compiled)),
        ]

    @property
    def said(self) -> str:
        """What the board says of itself."""
        origin, game_map = self._map.provenance, self._map
        known = dict(self._about)
        parts = [f"{origin.kind}: {origin.note}" if origin.note else origin.kind]
        parts += [text for text in (game_map.author, game_map.licence) if text]
        parts.append(f"play {known['checksum of play'][:8]}")
        return " - ".join(parts)

    def build_file(self) -> str:
        """Return the parts of the module."""
        maps = [self._board()]
        if self._compiled.relations.stacked:
            maps.append(self._below())
        if self._table.has_sniper:
            maps.append(self._secret())
        prototypes = looking_prototypes(len(self._map.fields)) if self._coloured else []
        whole = element(
            "GameModule",
            [
                element("module.BasicCommandEncoder"),
                element(
                    "module.Documentation",
                    [
                        element(
                            "module.documentation.HelpFile",
                            title="This board in VASSAL",
                            fileName="help.html",
                            fileType="archive",
                        )
                    ],
                ),
                element("module.PlayerRoster", [element("entry", text=s) for s in self._sides()]),
                element(
                    "module.GlobalOptions",
                    autoReport="Always",
                    centerOnMove="Never",
                    chatterHTMLSupport="Never",
                    nonOwnerUnmaskable="Never",
                    playerIdFormat="$PlayerName$",
                    promptString="Opponents can unmask pieces",
                ),
                element("module.properties.GlobalProperties", self._values()),
                element("module.PrototypesContainer", prototypes),
                *maps,
                element("module.Chatter"),
            ],
            name=clean(self._map.name) or self._map.id,
            version=VERSION,
            VassalVersion=VASSAL_VERSION,
            description=clean(self.said),
            nextPieceSlotId=self._table.pieces + 1,
        )
        return f'<?xml version="1.0" encoding="UTF-8"?>\n{whole}\n'

    def metadata(self) -> str:
        """Return what VASSAL's list of modules shows."""
        parts = [
            element("version", text=VERSION),
            element("name", text=clean(self._map.name) or self._map.id),
            element("description", text=clean(self.said)),
        ]
        vassal = f"<VassalVersion>{VASSAL_VERSION}</VassalVersion>"
        inner = "\n".join([*parts, vassal])
        head = '<?xml version="1.0" encoding="UTF-8"?>\n'
        return f'{head}<data version="1">\n{inner}\n</data>\n'

    def help(self) -> str:
        """Return the page in the menu *Help*."""
        rows = "".join(
            f"<tr><td>{escape(clean(k))}</td><td>{escape(clean(v))}</td></tr>\n"
            for k, v in self._about
            if v
        )
        points = "".join(f"<li>{escape(line)}</li>\n" for line in self._hints())
        return (
            f"<html><body><h1>{escape(clean(self._map.name))}</h1>\n<ul>\n{points}</ul>\n"
            f"<table>\n{rows}</table></body></html>\n"
        )

    def _hints(self) -> list[str]:
        lines = ["Hold the mouse over a field: its number and its name."]
        if self._sight:
            lines.append(
                "Sight: press the button and draw a line from a field to a field. The chat says "
                "whether it sees it, and how far. All players read that."
            )
        if self._coloured and self._table.pieces:
            lines += [
                "Show what it sees (right click on a figure): the fields that it sees are "
                "coloured, yellow at distance 1, then orange, red and violet. The mouse over any "
                "other field then says the exact answer.",
            ]
        if self._table.has_sniper:
            lines += [
                f"{SECRET}: the player of the side {SNIPER} alone has it. His piece shows what he "
                "sees wherever he puts it, and nobody is told.",
                "Bag: drag tokens out of it; right click on it draws several. Into the bag puts a "
                "token back.",
            ]
        if self._compiled.relations.stacked:
            lines.append(
                f"{BELOW}: the same board with tunnels on top, to point at what a walkway hides."
            )
        return lines

    def _sides(self) -> list[str]:
        if not self._table.has_sniper:
            return []
        return [SNIPER, *(f"{s.capitalize()} squad" for s in squads_of(self._map)), "All squads"]

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

    def _board(self) -> str:
        zones = self._zones.write(lower_first=False, known=True, coloured=self._coloured)
        tray = element(
            "module.map.boardPicker.Board", name="Tray", image="tray.svg", reversible=False
        )
        return self._window(
            "module.Map",
            BOARD,
            [self._one_board("Fields", "board.png", zones), tray],
            "Tray",
            [*([string_of_sight()] if self._sight else []), *self._table.stacks],
            launch=False,
        )

    def _below(self) -> str:
        zones = self._zones.write(lower_first=True, known=False, coloured=False)
        return self._window(
            "module.Map",
            BELOW,
            [self._one_board("Fields below", "board.png", zones)],
            "",
            [string_of_sight()] if self._sight else [],
            launch=True,
        )

    def _secret(self) -> str:
        zones = self._zones.write(lower_first=False, known=False, coloured=self._coloured)
        notes = element(
            "module.map.boardPicker.Board", name="Notes", image="", width=240,
            height=round(self._shown.height), color="34,40,43", reversible=False,
        )  # fmt: skip
        return self._window(
            "module.PrivateMap",
            SECRET,
            [self._one_board("Secret fields", "secret.png", zones), notes],
            "Notes",
            self._table.secret,
            launch=True,
            side=SNIPER,
            visible=False,
            useBoards="",
        )

    def _zooms(self) -> str:
        """Return the sizes that can be chosen; the sixth from the largest comes first."""
        scale = self._table.scale
        return ",".join(f"{z / scale:.4g}" for z in (0.4, 0.5, 0.64, 0.76, 0.95, 1.3, 1.8, 2.5))

    def _one_board(self, name: str, image: str, zones: list[str]) -> str:
        colours = [highlighters()] if self._coloured else []
        grid = element("module.map.boardPicker.board.ZonedGrid", [*colours, *zones])
        return element(
            "module.map.boardPicker.Board", [grid], name=name, image=image, reversible=False
        )

    def _window(
        self,
        tag: str,
        name: str,
        boards: list[str],
        beside: str,
        more: list[str],
        *,
        launch: bool,
        **attributes: object,
    ) -> str:
        public = tag == "module.Map"
        first = boards[0].split('name="', 1)[1].split('"', 1)[0]
        setup = f"{name}BoardPicker\t{first}\t0\t0" + (f"\t{beside}\t1\t0" if beside else "")
        picker = element(
            "module.map.BoardPicker",
            [*boards, element("setup", text=setup)],
            boardPrompt="Select board",
            slotHeight=125,
            slotScale="0.2",
            slotWidth=350,
            title="Choose Boards",
        )
        return element(
            tag,
            [
                picker,
                element(
                    "module.map.StackMetrics",
                    bottom="40,0",
                    disabled=False,
                    down="37,0",
                    exSepX=6,
                    exSepY=18,
                    top="38,0",
                    unexSepX=8,
                    unexSepY=16,
                    up="39,0",
                ),  # fmt: skip
                *(
                    element(f"module.map.{part}")
                    for part in (
                        "ForwardToKeyBuffer",
                        "Scroller",
                        "ForwardToChatter",
                        "MenuDisplayer",
                        "MapCenterer",
                        "StackExpander",
                        "PieceMover",
                        "KeyBufferer",
                        "SelectionHighlighters",
                    )
                ),  # fmt: skip
                values_of_map(len(self._map.fields) if self._coloured else 0),
                over_field(name, sight=self._sight and beside != ""),
                element(
                    "module.map.Zoomer",
                    zoomStart=6,
                    zoomLevels=self._zooms(),
                    inTooltip="Larger",
                    inButtonText="",
                    inIconName="/images/zoomIn.gif",
                    zoomInKey="521,130",
                    pickTooltip="Choose a size",
                    pickButtonText="",
                    pickIconName="/images/zoom.png",
                    zoomPickKey="",
                    outTooltip="Smaller",
                    outButtonText="",
                    outIconName="/images/zoomOut.gif",
                    zoomOutKey="45,130",
                ),  # fmt: skip
                *more,
            ],
            mapName=name,
            allowMultiple=False,
            backgroundcolor="24,28,30",
            buttonName=name if launch else "",
            tooltip="",
            icon="/images/map.gif" if launch else "",
            hotkey="",
            launch=launch,
            edgeHeight=0,
            edgeWidth=0,
            color="255,236,92",
            thickness=3,
            markMoved="Never",
            markUnmovedIcon="/images/unmoved.gif",
            markUnmovedText="",
            markUnmovedTooltip="",
            markUnmovedHotkey="",
            moveKey=key("mapkitMoved") if not public else "",
            moveWithinFormat="$pieceName$: $previousLocation$ to $location$" if public else "",
            moveToFormat="$pieceName$: $previousLocation$ to $location$" if public else "",
            createFormat="$pieceName$ on $location$" if public else "",
            changeFormat="$message$" if public else "",
            **attributes,
        )


EXPORTER = Exporter(
    name="vassal",
    ending="vmod",
    summary="a module to play on: the board with zones, pieces, sight that can be asked",
    carries=frozenset({"relations", "sight", "markers", "outlines", "provenance", "checksum"}),
    write=_write,
    options=(
        Option(
            "dpi",
            "dots per inch of the board: pixels are what zones are made of",
            ("100", "50", "150", "200"),
        ),
        Option("look", "how the board is drawn", ("board", "light", "diagram", "outline")),
        Option("disputes", "say in answers that they are close calls", ("yes", "no")),
    ),  # fmt: skip
    needs=frozenset({"picture", "disputes"}),
    loses="fractions of pixels, steps and walking distances, access fields",
    title="VASSAL",
)
