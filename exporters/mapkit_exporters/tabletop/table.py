"""What lies on the table of a save, as the game's saves describe objects.

Lengths are inches, which are the game's units: x to the right, z away from the players at the near
side, y up.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mapkit.export import BoardPicture
from mapkit.export.pieces import BESIDE_BAG, IN_BAG, ROUNDS, SNIPER, figures, has_sniper, squads_of
from mapkit.messages import say, translated, upper_first
from mapkit.model import GameMap, Point

LOOKS = ("board", "light")
"""The looks of the board: its first state, and its second."""

_ROOM = (34.0, 24.0)
"""What the board fills on the table."""
_SECRET = (13.0, 11.0)
_SURFACE = 1.0
_THICK = 0.1
_BESIDE = _ROOM[0] / 2 + 2.0

_PLAYERS: Mapping[str, tuple[float, float, float]] = {
    "Red": (0.856, 0.1, 0.094),
    "Blue": (0.118, 0.53, 1.0),
    "Green": (0.192, 0.701, 0.168),
    "Yellow": (0.905, 0.898, 0.172),
    "Purple": (0.627, 0.125, 0.941),
    "Orange": (0.956, 0.392, 0.113),
    "Teal": (0.129, 0.694, 0.607),
    "Brown": (0.443, 0.231, 0.09),
    "Pink": (0.96, 0.439, 0.807),
}
"""The game's colours of players, but for white, which is the sniper's."""

_TOKENS = {
    "accuracy": (0.18, 0.49, 0.31),
    "noise": (0.79, 0.47, 0.17),
    "recoil": (0.42, 0.45, 0.47),
    "silencer": (0.23, 0.37, 0.61),
}
_PALE = (0.96, 0.94, 0.89)
_GOLD = (0.85, 0.7, 0.29)
_DARK_RED = (0.78, 0.25, 0.18)

_HAND = (12.0, 6.0, 4.0)

Colour = tuple[float, float, float]
State = dict[str, Any]


class Table:
    """The objects of one save.

    Parameters
    ----------
    picture : BoardPicture
        That of the board; all looks have one size.
    standing : mapping of str to (int, int)
        Where in each field a figure stands, in map units.
    urls : mapping of str to str
        Where the game finds the picture of each look.

    Attributes
    ----------
    objects : list of dict
        As ``ObjectStates`` of the save.
    snap_points : list of dict
        On the table itself, as ``SnapPoints``.
    hands : list of dict
        As ``HandTransforms``: a seat for each player.
    scripted : dict
        What the script has to know of the objects.
    """

    def __init__(
        self,
        game_map: GameMap,
        picture: BoardPicture,
        standing: Mapping[str, Point],
        urls: Mapping[str, str],
    ) -> None:
        self.objects: list[State] = []
        self.snap_points: list[State] = []
        self.hands: list[State] = []
        self._map, self._picture, self._urls = game_map, picture, urls
        self._standing = standing
        self._count = 0
        self._size = _fitted(picture, _ROOM)
        first, second = (self._board(look, self._size, (0.0, 0.0)) for look in LOOKS)
        first["States"] = {"2": second}
        boards = [first["GUID"], second["GUID"]]
        self.objects.append(first)
        self.scripted: dict[str, Any] = {"figures": self._figures(), "top": _THICK}
        if has_sniper(game_map):
            boards.append(self._sniper())
            self.scripted["bag"] = self._bag()
            self._track()
            self._squads()
        self.scripted["boards"] = boards

    def _board(self, look: str, size: tuple[float, float], at: tuple[float, float]) -> State:
        x, z = at
        return self._object(
            "Custom_Tile",
            (x, _SURFACE, z),
            self._map.name,
            scale=(size[0] / 2, 1.0, size[1] / 2),  # a tile is two units wide
            turned=180.0,
            Locked=True,
            Tooltip=False,
            CustomImage={
                "ImageURL": self._urls[look],
                "ImageSecondaryURL": "",
                "WidthScale": 0.0,
                "CustomTile": {"Type": 0, "Thickness": _THICK, "Stackable": False, "Stretch": True},
            },
            AttachedSnapPoints=[
                {"Position": {"x": 1.0 - 2.0 * u, "y": _THICK, "z": 2.0 * v - 1.0}}
                for u, v in map(self._on_picture, self._map.fields)
            ],
        )

    def _on_picture(self, field: str) -> tuple[float, float]:
        """Return where a figure stands, in widths and heights of the picture."""
        x, y = self._standing[field]
        shown = self._picture
        return (
            round((shown.left + shown.per_unit * x) / shown.width, 5),
            round((shown.top + shown.per_unit * y) / shown.height, 5),
        )

    def _figures(self) -> list[str]:
        found = []
        width, height = self._size
        for one in figures(self._map):
            u, v = self._on_picture(one.field)
            large = 0.9 if one.role == "officer" else 0.65
            state = self._object(
                "PlayerPawn",
                (width * (u - 0.5), _SURFACE + 0.5, height * (0.5 - v)),
                one.name,
                colour=_rgb(one.colour),
                scale=(large, large, large),
            )
            self.objects.append(state)
            found.append(state["GUID"])
        return found

    def _sniper(self) -> str:
        """Lay out the secret map in a hidden zone; return what the map is called."""
        size = _fitted(self._picture, _SECRET)
        x = -_BESIDE - _SECRET[0] / 2
        secret = self._board("light", size, (x, 0.0))
        self.objects.append(secret)
        z = -size[1] / 2 - 1.0
        for k, (name, colour) in enumerate(
            ((SNIPER, _PALE), (say("My objective"), _GOLD), (say("My objective"), _GOLD))
        ):
            self._pawn((x - 2.0 + 2.0 * k, z), name, colour)
        self._hidden("White", (x, 0.0), (_SECRET[0] + 2.0, _SECRET[1] + 5.0))
        self._hand("White", (x, 12.0), 180.0)
        return str(secret["GUID"])

    def _squads(self) -> None:
        """Give each squad a player, and a hidden zone before the seat."""
        squads = squads_of(self._map)
        free = dict(_PLAYERS)
        step = _ROOM[0] / max(len(squads), 1)
        for k, colour in enumerate(squads.values()):
            if not free:
                return
            wanted = _rgb(colour)
            player = min(free, key=lambda name: _apart(free[name], wanted))
            del free[player]
            x = -_ROOM[0] / 2 + step * (k + 0.5)
            near = -_ROOM[1] / 2
            self._hidden(player, (x, near - 2.5), (min(step - 1.0, 8.0), 3.0))
            self._hand(player, (x, near - 7.0), 0.0)

    def _bag(self) -> str:
        held = [
            self._token(kind, (_BESIDE + 1.0, 8.0))
            for kind, times in IN_BAG.items()
            for _ in range(times)
        ]
        bag = self._object(
            "Bag", (_BESIDE + 1.0, _SURFACE + 0.5, 8.0), say("Bag"), ContainedObjects=held
        )
        self.objects.append(bag)
        for row, (kind, times) in enumerate(BESIDE_BAG.items()):
            self.objects += [
                self._token(kind, (_BESIDE + 4.0 + 1.2 * k, 9.5 - 1.5 * row)) for k in range(times)
            ]
        return str(bag["GUID"])

    def _token(self, kind: str, at: tuple[float, float]) -> State:
        return self._object(
            "Checker_white",
            (at[0], _SURFACE + 0.3, at[1]),
            translated(kind).capitalize(),
            colour=_TOKENS[kind],
            scale=(0.6, 0.6, 0.6),
        )

    def _track(self) -> None:
        """Lay a number for each round on the table, with a place for the mark below it."""
        self._words(say("Rounds"), (_BESIDE + 4.5, 4.0))
        for number in range(ROUNDS):
            row, column = divmod(number, 5)
            x, z = _BESIDE + 1.0 + 2.2 * column, 2.2 - 2.4 * row
            self._words(str(number + 1), (x, z))
            self.snap_points.append({"Position": {"x": x, "y": _SURFACE, "z": z - 1.0}})
        first = self.snap_points[0]["Position"]
        self._pawn((first["x"], first["z"]), say("Round"), _GOLD)
        self._words(say("{sniper}, when seen", sniper=SNIPER), (_BESIDE + 4.5, -4.5))
        self._pawn((_BESIDE + 1.0, -6.0), SNIPER, _PALE)
        for k in range(2):
            self._pawn((_BESIDE + 4.0 + 1.5 * k, -6.0), say("Wound"), _DARK_RED)

    def _pawn(self, at: tuple[float, float], name: str, colour: Colour) -> None:
        self.objects.append(
            self._object(
                "PlayerPawn",
                (at[0], _SURFACE + 0.5, at[1]),
                name,
                colour=colour,
                scale=(0.7, 0.7, 0.7),
            )
        )

    def _words(self, text: str, at: tuple[float, float]) -> None:
        pale = dict(zip("rgb", _PALE, strict=True))
        self.objects.append(
            self._object(
                "3DText",
                (at[0], _SURFACE + 0.05, at[1]),
                "",
                tilted=90.0,
                Locked=True,
                Text={"Text": text, "colorstate": pale, "fontSize": 48},
            )
        )

    def _hidden(self, player: str, at: tuple[float, float], size: tuple[float, float]) -> None:
        self.objects.append(
            self._object(
                "FogOfWarTrigger",
                (at[0], _SURFACE + 2.0, at[1]),
                "",
                scale=(size[0], 4.0, size[1]),
                Locked=True,
                FogColor=player,
                FogHidePointers=True,
                FogReverseHiding=False,
                FogSeethrough=True,
            )
        )

    def _hand(self, player: str, at: tuple[float, float], turned: float) -> None:
        x, z = at
        self.hands.append(
            {"Color": player, "Transform": _transform((x, _SURFACE + 3.0, z), turned, 0.0, _HAND)}
        )

    def _object(
        self,
        kind: str,
        at: tuple[float, float, float],
        name: str,
        *,
        scale: tuple[float, float, float] = (1.0, 1.0, 1.0),
        turned: float = 0.0,
        tilted: float = 0.0,
        colour: Colour = (1.0, 1.0, 1.0),
        **more: Any,
    ) -> State:
        self._count += 1
        return {
            "GUID": f"{self._count:06x}",
            "Name": kind,
            "Transform": _transform(at, turned, tilted, scale),
            "Nickname": upper_first(name),
            "Description": "",
            "ColorDiffuse": dict(zip("rgb", colour, strict=True)),
            "Locked": False,
            **more,
        }


def _transform(
    at: tuple[float, float, float], turned: float, tilted: float, scale: tuple[float, float, float]
) -> dict[str, float]:
    values = {
        **dict(zip(("posX", "posY", "posZ"), at, strict=True)),
        "rotX": tilted,
        "rotY": turned,
        "rotZ": 0.0,
        **dict(zip(("scaleX", "scaleY", "scaleZ"), scale, strict=True)),
    }
    return {key: round(value, 4) for key, value in values.items()}


def _fitted(picture: BoardPicture, room: tuple[float, float]) -> tuple[float, float]:
    """Return the width and the height of the picture, as large as there is room for."""
    share = min(room[0] / picture.width, room[1] / picture.height)
    return picture.width * share, picture.height * share


def _rgb(colour: str) -> Colour:
    red, green, blue = (round(int(colour[n : n + 2], 16) / 255, 3) for n in (1, 3, 5))
    return red, green, blue


def _apart(one: Colour, other: Colour) -> float:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))
