"""What the export dialog can write, without widgets."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

from mapkit.board.prints import map_cards, sight_booklet
from mapkit.compiled import compile_map
from mapkit.coverage import check_map
from mapkit.diagnostics import has_errors
from mapkit.drawing.board import board_scene
from mapkit.drawing.booklet import Booklet
from mapkit.drawing.cards import Cards
from mapkit.drawing.hanging_board import hanging_board
from mapkit.drawing.looks import LOOKS
from mapkit.drawing.scene import Scene
from mapkit.drawing.secret import USUAL_PAPER, secret_scene
from mapkit.drawing.sheets import on_fewest_sheets, on_own_page, on_paper, sheet_label
from mapkit.drawing.theme import Theme
from mapkit.editor.i18n.texts import tr, tr_n
from mapkit.export import (
    Exporter,
    Files,
    Option,
    fill_in,
    load_all,
    page_formats,
    picture_formats,
    play_checksum,
    render_pages,
    render_picture,
)
from mapkit.illustrate import export_files
from mapkit.messages import translated, upper_first
from mapkit.model import GameMap, Ruleset

Tell = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class PictureLook:
    """What a picture of the board shows.

    ``secret`` is the sniper's small map. ``paper`` is a key of
    :data:`~mapkit.drawing.print_sheet.PAPERS`,
    "" for a page of the picture's own size; with ``sheets``
    the board is divided over many such sheets. ``dpi`` counts for pictures made of dots. ``look``
    is a key of :data:`~mapkit.drawing.looks.LOOKS`, ``solo`` says whether it
    has the marks of the solo cards, None leaves it to the look;
    ``true_size`` draws very small and very large
    boards true to size as well. ``prints`` is ``booklet`` or ``cards`` for those instead of the
    board, ``grey`` leaves out their colours.
    """

    labels: bool = True
    markers: bool = True
    legend: bool = True
    secret: bool = False
    paper: str = ""
    sheets: bool = False
    dpi: float = 150.0
    look: str = "board"
    solo: bool | None = None
    true_size: bool = False
    prints: str = ""
    grey: bool = False

    @property
    def theme(self) -> Theme:
        """The colours and marks of the board."""
        theme = LOOKS[self.look]
        return theme if self.solo is None else replace(theme, solo_marks=self.solo)

    def scene(self, game_map: GameMap, label: str = "") -> Scene:
        """Draw the picture; ``label`` stands at the foot of the secret map."""
        scale, theme = 1.0 if self.true_size or self.sheets else None, self.theme
        if theme.bare and not self.secret:
            return hanging_board(game_map, theme, markers=self.markers)
        draw = (
            functools.partial(secret_scene, paper=self.paper or USUAL_PAPER, label=label)
            if self.secret
            else functools.partial(board_scene, theme=theme, scale=scale)
        )
        return draw(game_map, labels=self.labels, markers=self.markers, legend=self.legend)


@dataclass(frozen=True, slots=True)
class Format:
    """A format that can be written.

    ``exporter`` is None for pictures.
    """

    name: str
    ending: str
    exporter: Exporter | None = None

    @property
    def title(self) -> str:
        """What people call it: ``PNG``, ``Tables``."""
        if self.exporter is None:
            return self.name.upper()
        return translated(self.exporter.title) or upper_first(translated(self.name))

    @property
    def has_pages(self) -> bool:
        """Whether a file may hold many sheets."""
        return self.exporter is None and self.name in page_formats()

    @property
    def several(self) -> bool:
        """Whether several files are written: a folder, or a zip."""
        return self.exporter is not None and self.exporter.several

    def options(self, rules: Ruleset) -> tuple[Option, ...]:
        """Return settings of the format beyond those of pictures, as far as a game has them."""
        options = self.exporter.options if self.exporter is not None else ()
        return tuple(o for o in options if not o.needs_sight or rules.sight != "none")

    @property
    def takes_errors(self) -> bool:
        """Whether a map with errors can be written, as far as it is sound."""
        return self.exporter is None or "partial" in self.exporter.carries

    def write(
        self,
        game_map: GameMap,
        look: PictureLook,
        options: Mapping[str, str],
        *,
        partial: bool,
        tell: Tell | None = None,
    ) -> Files:
        """Make the file's bytes, or those of several; takes a while, and any thread will do.

        Raises ``MapkitError`` where the back end is broken, or the map has errors that the format
        cannot tell of.
        """
        if self.exporter is None:
            return self._picture(game_map, look, tell)
        filled = fill_in(self.exporter.name, self.exporter.options, options)
        compiled = compile_map(game_map, progress=tell, partial=partial)
        return export_files(self.exporter, compiled, filled, tell)

    def _picture(self, game_map: GameMap, look: PictureLook, tell: Tell | None) -> bytes:
        if look.prints:
            return self._prints(game_map, look, tell)
        printed = look.paper or look.secret or self.has_pages
        label = paper_label(game_map, tell) if printed else ""
        scene = look.scene(game_map, label)
        if look.paper and look.sheets and not look.secret:
            alone = hanging_board(
                game_map, look.theme, markers=look.markers, ids=look.labels, rim=False
            )
            alone = alone if look.legend else replace(alone, back=None)
            return render_pages(on_fewest_sheets((scene, alone), look.paper, label)[1], self.name)
        if look.paper and not look.secret:
            scene = on_paper(scene, look.paper, label)
        elif self.has_pages and not look.secret:
            scene = on_own_page(scene, label)
        dotted = self.ending not in {"svg", "pdf"}
        return render_picture(scene, self.name, dpi=look.dpi if dotted else None)

    def _prints(self, game_map: GameMap, look: PictureLook, tell: Tell | None) -> bytes:
        partial = has_errors(check_map(game_map))
        compiled = compile_map(game_map, progress=tell, partial=partial)
        made: Booklet | Cards
        if look.prints == "booklet":
            made = sight_booklet(compiled, paper=look.paper, grey=look.grey, progress=tell)
        else:
            made = map_cards(compiled, paper=look.paper, grey=look.grey)
        return render_pages(_told(made, tell), self.name)


def _told(made: Booklet | Cards, tell: Tell | None) -> Iterator[Scene]:
    """Yield pages, and report how many are drawn."""
    for done, page in enumerate(made.pages()):
        if tell is not None:
            tell(done, made.count)
        yield page


def paper_label(game_map: GameMap, tell: Tell | None = None) -> str:
    """Return what is written on every print of a map; as long as all its tables take."""
    if has_errors(check_map(game_map)):
        return sheet_label(game_map.name, None)
    return sheet_label(game_map.name, play_checksum(compile_map(game_map, progress=tell)))


def picture_names() -> list[Format]:
    """Return the formats of pictures that are installed, without loading them."""
    # Of two endings for one format (jpg, jpeg) the shorter.
    longest_first = sorted(picture_formats().items(), key=lambda item: (-len(item[0]), item[0]))
    names = {point.value: name for name, point in longest_first}
    return [Format(name, name) for name in sorted(names.values())]


def data_formats() -> tuple[list[Format], list[str]]:
    """Return the formats that carry tables, and what is wrong with those that do not load."""
    working, broken = load_all()
    return [Format(e.name, e.ending, e) for e in working], [str(b) for b in broken]


def told_of(chosen: Format, game_map: GameMap) -> list[str]:
    """Say what a format is, what its files hold, and what of a map they leave out."""
    exporter = chosen.exporter
    if exporter is None:
        return [tr("The board as a picture ({ending}).", ending=chosen.title)]
    holds = {
        "relations": tr("adjacent, matching and passable fields"),
        "movement": tr("steps"),
        "sight": tr("lines of sight"),
        "markers": tr("markers"),
        "outlines": tr("outlines"),
    }
    rules = game_map.ruleset
    if rules.sight == "none":
        del holds["sight"]
    if rules.steps == "sides":  # no classes that match
        holds["relations"] = tr("adjacent fields and passable borders")
    if not rules.markers:
        del holds["markers"]
    there = {
        "sight": holds.get("sight", ""),
        "markers": tr_n("{n} marker(s)", len(game_map.markers)) if game_map.markers else "",
        "outlines": tr_n("the outlines of {n} field(s)", len(game_map.fields)),
    }
    held = tuple(words for name, words in holds.items() if name in exporter.carries)
    lost = tuple(words for name, words in there.items() if words and name not in exporter.carries)
    said = [upper_first(translated(exporter.summary))]
    if held:
        said.append(tr("It holds: {what}.", what=held))
    if exporter.loses:
        said.append(tr("It leaves out: {what}.", what=translated(exporter.loses)))
    if lost:
        said.append(tr("Of this map it leaves out: {what}.", what=lost))
    if exporter.several:
        said.append(tr("Several files: a folder, or a name that ends in .zip."))
    return said


def board_picture(game_map: GameMap, look: PictureLook) -> Scene:
    """Draw the board without an explanation of its symbols, for the clipboard."""
    return replace(look, legend=False).scene(game_map)
