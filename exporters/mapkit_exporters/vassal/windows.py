"""Windows of a module: the boards in it, and the tools that every window has."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mapkit_exporters.vassal.markup import element, key
from mapkit_exporters.vassal.sight import highlighters, over_field, values_of_map

_TOOLS = (
    "ForwardToKeyBuffer", "Scroller", "ForwardToChatter", "MenuDisplayer", "MapCenterer",
    "StackExpander", "PieceMover", "KeyBufferer", "SelectionHighlighters",
)  # fmt: skip
_ZOOMS = (0.4, 0.5, 0.64, 0.76, 0.95, 1.3, 1.8, 2.5)
"""Of a board of as many dots as pieces are drawn for."""
_FIRST_ZOOM = 3
_MOVED = "$pieceName$: $previousLocation$ to $location$"


@dataclass(frozen=True, slots=True)
class Shown:
    """A window and its first board."""

    name: str
    """Of the window; its board is called after it."""
    image: str
    zones: list[str]
    beside: str = ""
    """An element: the board to the right of the first; "" for none."""
    beside_name: str = ""
    more: Sequence[str] = ()
    """Further elements: pieces, tools."""
    side: str = ""
    """Whose window it is; "" for everybody's."""
    has_button: bool = True
    """It opens from a button; without one it is the window of the game."""


def window(shown: Shown, scale: float, *, coloured: int, sight: bool) -> str:
    """Return a window.

    Parameters
    ----------
    scale : float
        By how much the board is larger than pieces are drawn for.
    coloured : int
        How many fields may be coloured by what sees them.
    sight : bool
        The text beside the mouse says what the chosen field sees.
    """
    name, public = shown.name, not shown.side
    private = {} if public else {"side": shown.side, "visible": "false", "useBoards": ""}
    moved = _MOVED if public else ""
    return element(
        "module.Map" if public else "module.PrivateMap",
        [
            _boards(shown, coloured=coloured > 0),
            _stacks(scale),
            *(element(f"module.map.{tool}") for tool in _TOOLS),
            values_of_map(coloured),
            over_field(name, sight=sight),
            _zoomer(scale),
            *shown.more,
        ],
        mapName=name,
        allowMultiple=False,
        backgroundcolor="24,28,30",
        buttonName=name if shown.has_button else "",
        tooltip="",
        icon="/images/map.gif" if shown.has_button else "",
        hotkey="",
        launch=shown.has_button,
        edgeHeight=0,
        edgeWidth=0,
        color="255,236,92",
        thickness=3,
        markMoved="Never",
        moveKey=key("mapkitMoved"),
        moveWithinFormat=moved,
        moveToFormat=moved,
        createFormat="$pieceName$ on $location$" if public else "",
        changeFormat="$message$" if public else "",
        **private,
    )


def _boards(shown: Shown, *, coloured: bool) -> str:
    first = f"{shown.name}: fields"
    colours = [highlighters()] if coloured else []
    grid = element("module.map.boardPicker.board.ZonedGrid", [*colours, *shown.zones])
    board = element(
        "module.map.boardPicker.Board", [grid], name=first, image=shown.image, reversible=False
    )
    setup = f"{shown.name}BoardPicker\t{first}\t0\t0"
    if shown.beside:
        setup += f"\t{shown.beside_name}\t1\t0"
    return element(
        "module.map.BoardPicker",
        [board, *([shown.beside] if shown.beside else []), element("setup", text=setup)],
        boardPrompt="Select board",
        slotHeight=125,
        slotScale="0.2",
        slotWidth=350,
        title="Choose Boards",
    )


def _stacks(scale: float) -> str:
    near, far = round(3 * scale), round(5 * scale)
    return element(
        "module.map.StackMetrics",
        bottom="40,0",
        disabled=False,
        down="37,0",
        exSepX=4 * near,
        exSepY=4 * far,
        top="38,0",
        unexSepX=near,
        unexSepY=far,
        up="39,0",
    )


def _zoomer(scale: float) -> str:
    return element(
        "module.map.Zoomer",
        zoomStart=len(_ZOOMS) - _FIRST_ZOOM + 1,  # VASSAL counts from the largest
        zoomLevels=",".join(f"{zoom / scale:.4g}" for zoom in _ZOOMS),
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
    )
