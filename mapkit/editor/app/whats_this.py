"""What "What's this?" says of the board, of each panel, and of what stands in the status bar."""

from __future__ import annotations

from html import escape

from PyQt6.QtWidgets import QWidget

from mapkit.editor.canvas.view import BoardView
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.shell import Shell


def install(shell: Shell) -> None:
    """Set the texts; a widget without one of its own is explained by the panel it stands in."""
    _say(shell.part(BoardView), tr("Board"), _board())
    for dock_id, text in _docks().items():
        dock = shell.docks.get(dock_id)
        if dock is not None:
            _say(dock, dock.windowTitle(), text)
    _say(shell.tool_bar, shell.tool_bar.windowTitle(), tr(
        "The tools. One of them is active: the status bar says what a click on the "
"board does. Each has a key, which its tool tip shows."
    ))  # fmt: skip
    shell.widget.setWhatsThis(f"<p>{escape(_window())}</p>")
    _say(shell.status, tr("Status bar"), tr(
        "On the left, what a click does now. On the right, the field under the mouse, "
"the place in mm from the board's top left corner, the zoom, and a box to type "
"places in."
    ))  # fmt: skip


def _say(widget: QWidget, title: str, text: str) -> None:
    widget.setWhatsThis(f"<p><b>{escape(title)}</b></p><p>{escape(text)}</p>")


def _window() -> str:
    return tr(
        "Panels are around the board. Drag a panel by its title to another side, onto "
        "another panel or out of the window; the View menu shows and hides panels."
    )


def _board() -> str:
    return tr(
        "The map as it is printed, in mm. The active tool decides what clicks do. The "
        "wheel zooms; drag with the middle button or hold the space bar to pan. "
        "Without a mouse, the arrow keys move a cross that works like a mouse: Space "
        "clicks, Ctrl+arrow goes to the next field, Ctrl+Shift+arrow to the next "
        "corner, G holds and lets go. The right button or the menu key shows what can "
        "be done here."
    )


def _docks() -> dict[str, str]:
    return {
        "palette": tr(
            "What the next field, the bucket, the next door and the next marker will be. "
            "Click a kind, a sector or a terrain to choose it for the bucket (B); newly "
            "drawn fields (D) also get the kind and the sector."
        ),
        "fields": tr(
            "Every field of the map in words, for the keyboard and for screen readers. Type to "
            "find one; what is selected here is selected on the board, and the arrow keys on the "
            "board begin there."
        ),
        "map": tr(
            "Settings of the whole map: its name and size, where it comes from, its "
            "answers to the open questions of the rules, its sectors and named buildings."
        ),
        "properties": tr(
            "What the selected things have in common. A change in a box changes all of "
            'them, as one step of the history. "Several" is shown where they differ.'
        ),
        "history": tr(
            "Every step since the map was opened. A click goes back to a step, or forward "
            "to a later one; nothing is lost until another step is made."
        ),
        "layers": tr(
            "What is shown on the board: an eye and the opacity for each layer, and the "
            "level that is edited. The other level is then dimmed and cannot be clicked."
        ),
        "sight": tr(
            "The answers of the tools Sight, Reach and Hearing in words, with the rule behind "
            "each, and what the colours and signs on the board mean."
        ),
        "review": tr(
            "What may be wrong in a map that was traced from a photo. What most wrong verdicts may "
            "come from is first. Look at each item on the board, where the photo blinks above the "
            "drawing, and accept or correct it."
        ),
        "report": tr(
            "The whole board measured: choose a number to colour the fields by, and read what "
            "the map is warned of. A click on a warning shows its place; Silence keeps it quiet, "
            "with a reason; Count disputes says how exactly the board has to be made; Save report "
            "writes all of it to a file."
        ),
        "trace": tr(
            "From a photo of a printed board to a map, step by step. It can be left at any step; "
            "View, Underlay, Trace the underlay goes on with a map where it was left."
        ),
        "issues": tr(
            "What is wrong with the map, and sightlines that are close calls. A click "
            "shows the place; the button Repair this repairs what needs no decision."
        ),
        "resolve": tr(
            "The disputes, those that turn on least first, and moves of walls, buildings and "
            "corners that settle the chosen one; or obstacles and bends of walls that hide a "
            "field. A click shows one on the board with what else it changes; Apply carries it "
            "out as one step."
        ),
        "stamps": tr(
            "Fields with their doors, to put down again: a click takes a stamp in hand, a click on "
            "the board cuts its place out of the fields there. M mirrors it, R turns it."
        ),
        "compare": tr(
            "What differs from the file, an earlier step or another map: what is drawn, and who "
            "sees whom. A click shows it; Take over makes it as it is in the other version."
        ),
        "pairs": tr(
            "Every pair of fields with its verdict and shot distance, as a list to sort and "
            "filter, and as a matrix. A click shows the pair on the board."
        ),
    }
