"""What is put on the table beside the board: figures on their starts, the bag, the track."""

from __future__ import annotations

import textwrap
from collections import Counter
from dataclasses import dataclass, field

from mapkit.model import GameMap
from mapkit_exporters.vassal import drawn
from mapkit_exporters.vassal.markup import clean, element, key, piece, sequence
from mapkit_exporters.vassal.zones import Zones

__all__ = ["SNIPER", "Table", "squads_of"]

SNIPER = "Sniper"
ROUNDS = 10
IN_BAG = {"accuracy": 6, "noise": 2, "recoil": 3}
"""The bag at the start of the game, by the rules."""
BESIDE = {"accuracy": 5, "noise": 7, "silencer": 3}
"""What may come into it: 11, 9 and 3 at most."""
WIDTH = 430
_GREY = "#8a9296"
_CELL, _LEFT = 74, 30


def squads_of(game_map: GameMap) -> dict[str, str]:
    """Return the squads that start on the map, each with its colour."""
    squads = {
        str(m.attributes["squad"]): None
        for m in game_map.markers
        if m.type == "start" and "squad" in m.attributes
    }
    sectors = game_map.sectors
    return {s: sectors[s].colour if s in sectors else _GREY for s in squads}


@dataclass
class Table:
    """Pieces and places of one module.

    Attributes
    ----------
    images : dict of str to bytes
        By file name.
    stacks : list of str
        Elements for the map that everybody sees.
    secret : list of str
        Elements for the sniper's map.
    """

    game_map: GameMap
    zones: Zones
    scale: float
    sight: bool
    images: dict[str, bytes] = field(default_factory=dict)
    stacks: list[str] = field(default_factory=list)
    secret: list[str] = field(default_factory=list)
    _numbers: int = 0

    def __post_init__(self) -> None:
        if self.sight:
            self.images["sight.svg"] = drawn.sight_icon()
        self._figures()
        if self.has_sniper:
            self._bag()
            self._track()
            self._sniper()

    @property
    def has_sniper(self) -> bool:
        """Whether the rules have one, with squads against him."""
        return "sniper" in self.game_map.ruleset.movers and bool(squads_of(self.game_map))

    @property
    def pieces(self) -> int:
        """How many there are."""
        return self._numbers

    def _figures(self) -> None:
        colours, count = squads_of(self.game_map), Counter[tuple[str, str]]()
        for marker in self.game_map.markers:
            squad, role = marker.attributes.get("squad"), str(marker.attributes.get("role", ""))
            if marker.type != "start" or not isinstance(squad, str):
                continue
            count[squad, role] += 1
            number = count[squad, role]
            image = f"figure-{len(self.images)}.svg"
            self.images[image] = drawn.figure(role, colours[squad], number, self._size(46))
            name = f"{squad} {role}" + ("" if role == "officer" else f" {number}")
            x, y = self.zones.pixel(marker.field)
            self._put(self.stacks, "Fields", x, y, [(self._looks(), "")], image, name.capitalize())

    def _looks(self) -> str:
        return "prototype;Looks;" if self.sight else "mark;"

    def _size(self, pixels: float) -> int:
        return round(pixels * self.scale)

    def _put(
        self,
        into: list[str],
        board: str,
        x: int,
        y: int,
        traits: list[tuple[str, str]],
        image: str,
        name: str,
        times: int = 1,
    ) -> None:
        slots = [self._slot(traits, image, name, "widget.PieceSlot") for _ in range(times)]
        into.append(
            element(
                "module.map.SetupStack",
                slots,
                name=f"{name} {self._numbers}",
                owningBoard=board,
                useGridLocation=False,
                x=x,
                y=y,
            )
        )

    def _slot(self, traits: list[tuple[str, str]], image: str, name: str, tag: str) -> str:
        self._numbers += 1
        return element(
            tag,
            text=piece(traits, image, clean(name), self._numbers),
            entryName=clean(name),
            gpid=self._numbers,
            height=self._size(52),
            width=self._size(52),
        )

    def _bag(self) -> None:
        for kind in (*IN_BAG, *BESIDE, "back"):
            self.images[f"token-{kind}.svg"] = drawn.token(kind, self._size(48))
        back = sequence(["return", "Into the bag", "66,130", "", "", "", 2, False, "Bag"])
        mask = sequence(["obs", key("mapkitMask"), "token-back.svg", "", "B", "token", "", "", ""])
        traits = [(back, ""), (mask, "null;")]
        cards = [
            self._slot(traits, f"token-{kind}.svg", kind.capitalize(), "widget.CardSlot")
            for kind, times in IN_BAG.items()
            for _ in range(times)
        ]
        x, y = self._bag_at
        self.stacks.append(
            element(
                "module.map.DrawPile",
                cards,
                name="Bag",
                owningBoard="Tray",
                useGridLocation=False,
                x=x,
                y=y,
                width=self._size(60),
                height=self._size(60),
                allowMultiple=True,
                allowSelect=False,
                faceDown="Always",
                drawFaceUp=True,
                shuffle="Always",
                reversible=False,
                draw=True,
                color="",
                hotkeyOnEmpty=False,
                reshufflable=False,
                reshuffleCommand="",
                reshuffleTarget="",
                canSave=False,
                maxStack=3,
            )
        )
        for n, (kind, times) in enumerate(BESIDE.items()):
            at = self._size(_LEFT + 150 + 90 * n)
            self._put(
                self.stacks, "Tray", at, y, traits, f"token-{kind}.svg", kind.capitalize(), times
            )

    @property
    def _bag_at(self) -> tuple[int, int]:
        return self._size(_LEFT + 40), self._size(410)

    def _track(self) -> None:
        self.images["round.svg"] = drawn.pin("R", "#d9b24a", self._size(50))
        x, y = self._round_at(1)
        self._put(self.stacks, "Tray", x, y, [], "round.svg", "Round")

    def _round_at(self, number: int) -> tuple[int, int]:
        row, column = divmod(number - 1, 5)
        middle = _LEFT + _CELL / 2
        return self._size(middle + _CELL * column), self._size(150 + _CELL * row)

    def _sniper(self) -> None:
        self.images["sniper.svg"] = drawn.pin("", "#f4f0e4", self._size(52))
        self.images["mark.svg"] = drawn.pin("?", "#d9b24a", self._size(44))
        self.images["wound.svg"] = drawn.pin("+", "#c8402f", self._size(44))
        y = self._size(540)
        self._put(
            self.stacks,
            "Tray",
            self._size(_LEFT + 40),
            y,
            [(self._looks(), "")],
            "sniper.svg",
            SNIPER,
        )
        self._put(self.stacks, "Tray", self._size(_LEFT + 150), y, [], "wound.svg", "Wound", 2)
        looks = "prototype;Looks at moves;" if self.sight else "mark;"
        trail = sequence(
            ["footprint", "84,130", "Where he has been", True, False, 8, "255,255,255", "0,0,0", 80,
             60, 20, 30, 2.0, "", "", "82,130", ""]
        )  # fmt: skip
        here = self._size(60)
        self._put(
            self.secret, "Notes", here, here, [(looks, ""), (trail, "")], "sniper.svg", SNIPER
        )
        self._put(self.secret, "Notes", here, self._size(150), [], "mark.svg", "My objective", 2)

    def tray(self, said: str, least: float) -> bytes:
        """Return the picture of the tray.

        Parameters
        ----------
        said : str
            What stands at its foot: what the module is.
        least : float
            Its least height, in pixels.
        """
        lines = textwrap.wrap(clean(said), 54)
        height = max(least / self.scale, (620 if self.has_sniper else 90) + 24 * len(lines))
        out = [f'<rect width="{WIDTH}" height="{height:g}" fill="#22282b"/>']
        out.append(drawn.words(_LEFT, 56, clean(self.game_map.name)[:28], 24, bold=True))
        if self.has_sniper:
            out.append(drawn.words(_LEFT, 100, "Rounds", 15))
            for number in range(1, ROUNDS + 1):
                x, y = (v / self.scale for v in self._round_at(number))
                out.append(_place(x, y, 62) + drawn.words(x - 26, y - 14, str(number), 13))
            out.append(drawn.words(_LEFT, 360, "Bag", 15))
            out.append(drawn.words(_LEFT + 120, 360, "Beside the bag", 15))
            for x in (40, 150, 240, 330):
                out.append(_place(_LEFT + x, 410, 70))
            out.append(drawn.words(_LEFT, 490, "Sniper when seen", 15))
            out.append(drawn.words(_LEFT + 150, 490, "Wounds", 15))
        top = height - 24 * len(lines)
        out += [drawn.words(_LEFT, top + 24 * n, line, 13) for n, line in enumerate(lines)]
        inner = f'<g transform="scale({self.scale:g})">' + "\n".join(out) + "</g>"
        return drawn.picture(self._size(WIDTH), self._size(height), inner, centred=False)


def _place(x: float, y: float, side: float) -> str:
    """Return a square to put a piece on, round a point."""
    return (
        f'<rect x="{x - side / 2:g}" y="{y - side / 2:g}" width="{side:g}" height="{side:g}" '
        'rx="6" fill="#343c40" stroke="#586368"/>'
    )
