"""What lies on the table beside the board: figures on their starts, the bag, the track."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence

from mapkit.export.pieces import BESIDE_BAG, IN_BAG, ROUNDS, SNIPER, figures, has_sniper, squads_of
from mapkit.model import GameMap, Point
from mapkit_exporters.vassal import drawn
from mapkit_exporters.vassal.markup import clean, element, key, piece, safe_name, sequence
from mapkit_exporters.vassal.sight import BOARD, COLOURS

_FIGURE, _TOKEN = 46, 44

# The tray, in dots of a board of 55 to the inch.
_WIDTH, _LEFT, _CELL = 430, 30, 76
_TRACK, _BAG, _SNIPER, _LEGEND, _END = 120, 320, 450, 540, 620
_LINE = 22

ALL_SQUADS = "All squads"
"""The side of who plays against the sniper alone."""

Traits = Sequence[tuple[str, str]]


def squad_side(squad: str) -> str:
    """Return what the side of a squad is called."""
    return f"{safe_name(squad).capitalize()} squad"


class Table:
    """Pieces and places of one module.

    Parameters
    ----------
    standing : mapping of str to (int, int)
        The pixel of each field where a figure stands.
    scale : float
        By how much the board is larger than pieces are drawn for.
    sight : bool
        The game has lines of sight, so pieces can show what they see.

    Attributes
    ----------
    images : dict of str to bytes
        By file name.
    stacks : list of str
        Elements for the window of the game.
    private : dict of str to list of str
        By side, elements for the window that it has to itself.
    pieces : int
        How many there are.
    """

    def __init__(
        self, game_map: GameMap, standing: Mapping[str, Point], scale: float, *, sight: bool
    ) -> None:
        self.scale = scale
        self.images: dict[str, bytes] = {}
        self.stacks: list[str] = []
        self.private: dict[str, list[str]] = {}
        self.pieces = 0
        self._map = game_map
        self._sight = sight
        self.has_sniper = has_sniper(game_map)
        if sight:
            self.images["sight.svg"] = drawn.sight_icon()
        self._figures(standing)
        if self.has_sniper:
            self._bag()
            self._markers()
            self._snipers_map()
            if sight:
                self._squads_maps()

    @property
    def notes_width(self) -> int:
        """The width of the board beside the sniper's map, in pixels."""
        return self._size(140)

    def tray(self, said: str, least: float) -> bytes:
        """Return the picture of the tray.

        ``said`` is what stands at its foot: what the module is. ``least``: Its least height, in
        pixels.
        """
        lines = textwrap.wrap(said, 56)
        top = (_END if self.has_sniper else _TRACK) + _LINE
        height = max(least / self.scale, top + _LINE * len(lines))
        inner = [
            f'<rect width="{_WIDTH}" height="{height:g}" fill="#22282b"/>',
            drawn.words(_LEFT, 60, textwrap.shorten(self._map.name, 28, placeholder="..."), 24),
            *(self._places() if self.has_sniper else ()),
            *(drawn.words(_LEFT, top + _LINE * n, line, 13) for n, line in enumerate(lines)),
        ]
        scaled = f'<g transform="scale({self.scale:.6g})">{"".join(inner)}</g>'
        return drawn.picture(self._size(_WIDTH), self._size(height), scaled, centred=False)

    def _places(self) -> list[str]:
        """Return squares to put pieces on, and what each is for."""
        found = [drawn.words(_LEFT, _TRACK - 14, "Rounds", 15)]
        for number in range(1, ROUNDS + 1):
            x, y = _round_at(number)
            found += (drawn.place(x, y, 64), drawn.words(x - 27, y - 17, str(number), 12))
        for label, x, y in (
            ("Bag", _LEFT, _BAG),
            ("Beside the bag", _LEFT + 110, _BAG),
            (f"{SNIPER}, when seen", _LEFT, _SNIPER),
            ("Wounds", _LEFT + 200, _SNIPER),
        ):
            found.append(drawn.words(x, y + 84, label, 15))
        found += (drawn.place(_LEFT + 32 + x, _BAG + 32, 64) for x in (0, 110, 205, 300))
        found += (drawn.place(_LEFT + 32 + x, _SNIPER + 32, 64) for x in (0, 200))
        if self._sight:
            found.append(drawn.words(_LEFT, _LEGEND + 38, "Seen at", 15))
            for n, colour in enumerate(COLOURS):
                more = "+" if n + 1 == len(COLOURS) else ""
                found.append(
                    drawn.swatch(_LEFT + 76 + 42 * n, _LEGEND + 20, colour, f"{n + 1}{more}")
                )
        return found

    def _figures(self, standing: Mapping[str, Point]) -> None:
        size = self._size(_FIGURE)
        for n, one in enumerate(figures(self._map), 1):
            image = f"figure-{n}.svg"
            self.images[image] = drawn.figure(one.role, one.colour, one.number, size)
            at = standing[one.field]
            self._put(self.stacks, f"{BOARD}: fields", at, image, one.name, self._looks())

    def _bag(self) -> None:
        for kind in (*IN_BAG, *BESIDE_BAG, "back"):
            self.images[f"token-{kind}.svg"] = drawn.token(kind, self._size(_TOKEN))
        back = sequence(["return", "Into the bag", "66,130", "", "", "", 2, False, "Bag"])
        mask = sequence(["obs", key("mapkitMask"), "token-back.svg", "", "B", "Token", "", "", ""])
        traits = ((back, ""), (mask, "null;"))
        tokens = [
            self._slot("widget.CardSlot", f"token-{kind}.svg", kind.capitalize(), traits)
            for kind, times in IN_BAG.items()
            for _ in range(times)
        ]
        x, y = self._on_tray(_LEFT + 32, _BAG + 32)
        self.stacks.append(
            element(
                "module.map.DrawPile",
                tokens,
                name="Bag",
                owningBoard="Tray",
                useGridLocation=False,
                x=x,
                y=y,
                width=self._size(_TOKEN),
                height=self._size(_TOKEN),
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
                canSave=False,
                maxStack=3,
            )
        )
        for n, (kind, times) in enumerate(BESIDE_BAG.items()):
            at = self._on_tray(_LEFT + 142 + 95 * n, _BAG + 32)
            name = kind.capitalize()
            self._put(self.stacks, "Tray", at, f"token-{kind}.svg", name, traits, times)

    def _markers(self) -> None:
        self.images["round.svg"] = drawn.pin("R", "#d9b24a", self._size(_FIGURE))
        self.images["sniper.svg"] = drawn.pin("", "#f4f0e4", self._size(_FIGURE))
        self.images["wound.svg"] = drawn.pin("+", "#c8402f", self._size(_FIGURE))
        y = _SNIPER + 32
        self._put(self.stacks, "Tray", self._on_tray(*_round_at(1)), "round.svg", "Round")
        at = self._on_tray(_LEFT + 32, y)
        self._put(self.stacks, "Tray", at, "sniper.svg", SNIPER, self._looks())
        at = self._on_tray(_LEFT + 232, y)
        self._put(self.stacks, "Tray", at, "wound.svg", "Wound", times=2)

    def _snipers_map(self) -> None:
        """Put his piece, which leaves a trail, and marks for his objectives on his map."""
        self.images["mark.svg"] = drawn.pin("?", "#d9b24a", self._size(_TOKEN))
        trail = sequence(
            [
                "footprint", "84,130", "Show where he has been", True, False, 6, "255,255,255",
                "0,0,0", 80, 60, 20, 30, 2.0, "", "", "82,130", "",
            ]
        )  # fmt: skip
        looks = self._looks("Looks at moves")
        middle = self.notes_width // 2
        at = (middle, self._size(60))
        own = self.private.setdefault(SNIPER, [])
        self._put(own, "Notes", at, "sniper.svg", SNIPER, (*looks, (trail, "")))
        at = (middle, self._size(140))
        self._put(own, "Notes", at, "mark.svg", "My objective", times=2)

    def _squads_maps(self) -> None:
        """Give each other side a map of its own, with an eye to put down where it looks from."""
        squads = squads_of(self._map)
        sides = {squad_side(squad): colour for squad, colour in squads.items()}
        for n, (side, colour) in enumerate({**sides, ALL_SQUADS: "#8a9296"}.items()):
            image = f"eye-{n}.svg"
            self.images[image] = drawn.pin("", colour, self._size(_FIGURE))
            at = (self.notes_width // 2, self._size(60))
            own = self.private.setdefault(side, [])
            self._put(own, "Notes", at, image, "Eye", self._looks("Looks at moves"))

    def _looks(self, prototype: str = "Looks on the board") -> Traits:
        return ((f"prototype;{prototype};", ""),) if self._sight else ()

    def _size(self, dots: float) -> int:
        return round(dots * self.scale)

    def _on_tray(self, x: float, y: float) -> tuple[int, int]:
        return self._size(x), self._size(y)

    def _put(
        self,
        into: list[str],
        board: str,
        at: tuple[int, int],
        image: str,
        name: str,
        traits: Traits = (),
        times: int = 1,
    ) -> None:
        """Put so many like pieces on a place of a board."""
        slots = [self._slot("widget.PieceSlot", image, name, traits) for _ in range(times)]
        into.append(
            element(
                "module.map.SetupStack",
                slots,
                name=f"{clean(name)} {self.pieces}",
                owningBoard=board,
                useGridLocation=False,
                x=at[0],
                y=at[1],
            )
        )

    def _slot(self, tag: str, image: str, name: str, traits: Traits) -> str:
        self.pieces += 1
        return element(
            tag,
            text=piece(traits, image, clean(name), self.pieces),
            entryName=clean(name),
            gpid=self.pieces,
            height=self._size(_FIGURE),
            width=self._size(_FIGURE),
        )


def _round_at(number: int) -> tuple[float, float]:
    row, column = divmod(number - 1, 5)
    return _LEFT + 32 + _CELL * column, _TRACK + 32 + _CELL * row
