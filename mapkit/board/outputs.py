"""How a board leaves mapkit: as a picture, a file, shapes, tables and graphs of other libraries."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal, get_args

from mapkit.board.base import BoardBase, optional_library
from mapkit.board.picture import Picture
from mapkit.errors import UsageError
from mapkit.messages import phrase

if TYPE_CHECKING:
    import networkx as nx
    from matplotlib.axes import Axes

    from mapkit.board.derived import Progress
    from mapkit.drawing.scene import Scene

_MAP_ENDINGS = frozenset({".yaml", ".yml"})
"""Of map files; :meth:`Outputs.save` writes a map under these, a picture under others."""

_NO_SIGHT = 65535
"""In tables of shot distances."""

Edges = Literal["sight", "adjacent", "matching", "passable", "stacked"]


@dataclass(frozen=True)
class BoardPicture(Picture):
    """A picture of a board; :meth:`Picture.save` and :meth:`Picture.to_svg` write it.

    Attributes
    ----------
    draw : callable
        Takes a look and what to write on fields, each None for what was asked for, and returns the
        scene.

    Examples
    --------
    >>> board.picture(labels="names").save(folder / "named.svg")
    """

    draw: Callable[[str | None, str | None], Scene]

    def scene(self, *, look: str | None = None, labels: str | None = None) -> Scene:
        """Return the picture as plain shapes in mm."""
        return self.draw(look, labels)


class Outputs(BoardBase):
    """What :class:`mapkit.Board` can be turned into."""

    def picture(
        self,
        *,
        labels: bool | str = True,
        markers: bool = True,
        legend: bool = True,
        problems: bool = False,
        look: str | None = None,
        true_size: bool = False,
        solo: bool | None = None,
        face: bool = False,
    ) -> BoardPicture:
        """Return the picture of the board.

        Parameters
        ----------
        labels : bool or str
            What to write on the fields: ``"ids"`` (or True), ``"names"``, ``"both"``; False
            writes nothing.
        markers, legend : bool
            Whether to draw what is printed on the fields, what the symbols mean.
        problems : bool
            Ring what :meth:`check` finds in the drawing.
        look : str, optional
            ``"board"`` (where it is left out), ``"light"``, ``"diagram"``, ``"outline"``, or
            ``"play"``: the board alone, with title and legend on the back (:attr:`Scene.back`).
        true_size : bool
            Draw very small and very large boards true to size as well.
        solo : bool, optional
            Whether to draw the marks of the solo cards; the look decides where it is left out.
        face : bool
            The board alone at its true size, and nothing outside it; title, legend and entries
            are on the back.

        Examples
        --------
        >>> board.picture(look="diagram", legend=False).to_svg()[:4]
        '<?xm'
        """
        from mapkit.drawing.board import board_scene
        from mapkit.drawing.hanging_board import hanging_board
        from mapkit.drawing.looks import LOOKS, find_look
        from mapkit.drawing.theme import labelled

        def draw(other_look: str | None, other_labels: str | None) -> Scene:
            from mapkit.coverage.checks import check_map

            written = other_labels or labels
            theme = find_look(other_look or look or next(iter(LOOKS)))
            if solo is not None:
                theme = replace(theme, solo_marks=solo)
            theme = labelled(theme, written if isinstance(written, str) else "ids")
            if face:
                alone = hanging_board(
                    self.map, theme, markers=markers, ids=bool(written), rim=False
                )
                return alone if legend else replace(alone, back=None)
            if theme.bare:
                return hanging_board(self.map, theme, markers=markers, ids=bool(written))
            return board_scene(
                self.map,
                labels=bool(written),
                markers=markers,
                legend=legend,
                diagnostics=check_map(self.map) if problems else (),
                theme=theme,
                scale=1.0 if true_size else None,
            )

        return BoardPicture(draw)

    def secret_map(
        self,
        *,
        labels: bool | str = True,
        markers: bool = True,
        legend: bool = True,
        paper: str = "a5",
    ) -> BoardPicture:
        """Return the sniper's small map on a sheet of paper.

        At its foot stand the first digits of :meth:`checksum`, so it takes as long as
        :meth:`compile`.

        Parameters
        ----------
        labels, markers, legend
            As for :meth:`picture`.
        paper : str
            One of :data:`mapkit.drawing.print_sheet.PAPERS`.

        Examples
        --------
        >>> board.secret_map(paper="a6").to_svg()[:4]
        '<?xm'
        """
        from mapkit.drawing.secret import secret_scene
        from mapkit.drawing.theme import PAPER, labelled

        def draw(look: str | None, other_labels: str | None) -> Scene:
            if look is not None:
                raise UsageError(phrase("the secret map has one look"))
            if self.map.ruleset.sight == "none":
                raise UsageError(
                    phrase(
                        "the ruleset {ruleset} has no lines of sight, so there is no secret map",
                        ruleset=self.map.ruleset.id,
                    )
                )
            written = other_labels or labels
            return secret_scene(
                self.map,
                paper=paper,
                labels=bool(written),
                markers=markers,
                legend=legend,
                theme=labelled(PAPER, written if isinstance(written, str) else "ids"),
                label=self._print_label(),
            )

        return BoardPicture(draw)

    def _print_label(self) -> str:
        """Return what distinguishes prints of the map from those of others."""
        from mapkit.diagnostics import has_errors
        from mapkit.drawing.sheets import sheet_label
        from mapkit.export.checksums import play_checksum

        derived = self._derived
        if has_errors(derived.check(finished=True)):
            return sheet_label(self.map.name, None)
        return sheet_label(self.map.name, play_checksum(derived.compile()))

    def plot(self, ax: Axes | None = None, *, look: str | None = None) -> Axes:
        """Draw the board on axes of matplotlib, in mm, y downwards.

        What is plotted on the axes afterwards lies over the board: ``line_mm`` and ``polygon``
        fit as they are.

        Parameters
        ----------
        ax : matplotlib.axes.Axes, optional
            New ones by default.
        look : str, optional
            As for :meth:`picture`.

        Examples
        --------
        >>> axes = board.plot()  # doctest: +SKIP
        >>> axes.plot(*board.sight("R24", "B38").line.xy)  # doctest: +SKIP
        """
        from mapkit.export.pictures import draw_on_axes

        scene = self.picture(legend=False, look=look).scene()
        axes: Axes = draw_on_axes(scene, self.map.size_mm, ax)
        return axes

    def to_svg(self, *, look: str | None = None) -> str:
        """Return the picture of the board as the text of an SVG file.

        Examples
        --------
        >>> board.to_svg()[:4]
        '<?xm'
        """
        return self.picture(look=look).to_svg()

    def _repr_svg_(self) -> str:
        return self.to_svg()

    def save(
        self,
        path: str | os.PathLike[str],
        *,
        force: bool = False,
        dpi: float | None = None,
        look: str | None = None,
        labels: str = "ids",
    ) -> None:
        """Write the map (``.yaml``, ``.yml``) or its picture, as the ending says.

        A map file keeps the comments and the layout of the file that it was read from.

        Parameters
        ----------
        path : path
        force : bool
            Replace an existing file.
        dpi : float or None
            Dots per inch of a picture made of dots; None leaves it to the back end.
        look : str, optional
            Of a picture, as for :meth:`picture`.
        labels : str
            What is written on fields: ``"ids"``, ``"names"`` or ``"both"``.

        Examples
        --------
        >>> board.save(folder / "copy.yaml")
        >>> board.save(folder / "board.svg", look="light")
        """
        if Path(path).suffix.lower() in _MAP_ENDINGS:
            self.save_map(path, force=force)
        else:
            self.picture(look=look, labels=labels).save(path, force=force, dpi=dpi)

    def save_map(self, path: str | os.PathLike[str], *, force: bool = False) -> None:
        """Write the map file, whatever its ending; the file it was read from may be replaced.

        Raises
        ------
        OutputExistsError
            Another file exists there, and ``force`` is False.
        FileError
            It cannot be written, or the file was changed meanwhile.

        Examples
        --------
        >>> board.save_map(folder / "copy.map")
        >>> len(mapkit.open(folder / "copy.map"))
        124
        """
        from mapkit.mapfile.saving import new_document, save_map

        read = self._derived.read
        document = read.document if read else new_document(self.map)
        save_map(document, self.map, path, force=force)

    def export(
        self,
        name: str,
        path: str | os.PathLike[str] | None = None,
        options: Mapping[str, str] = MappingProxyType({}),
        *,
        force: bool = False,
        partial: bool = False,
        progress: Progress | None = None,
    ) -> bytes:
        """Write the map with its tables in another format, and return what was written.

        Parameters
        ----------
        name : str
            An installed exporter, for example ``tables``; ``mapkit formats`` lists them.
        path : path, optional
            Where to; without it nothing is written. A format of several files takes a folder, or a
            name that ends in ``.zip``.
        options : mapping of str to str
            Of the exporter, for example ``{"form": "dense"}``.
        force : bool
            Replace an existing file.
        partial : bool
            Leave out what errors of the map touch.
        progress : callable or None
            Of the tables, where they are not known yet, and of the writing.

        Returns
        -------
        bytes
            The file; several are in a zip.

        Examples
        --------
        >>> len(board.export("tables", options={"form": "dense"})) < len(board.export("tables"))
        True
        """
        from mapkit.export.outputs import write_files, zipped
        from mapkit.export.plugins import fill_in
        from mapkit.export.registry import find_exporter, refuse_ending, refuse_partial
        from mapkit.illustrate import export_files
        from mapkit.jobs.in_parts import part_of

        exporter = find_exporter(name)
        filled = fill_in(name, exporter.options, options)
        if partial:
            refuse_partial(exporter)
        if path is not None:
            refuse_ending(exporter, Path(path))
        first, rest = part_of(progress, 0, 4), part_of(progress, 1, 4, 3)
        compiled = self._derived.compile(partial=partial, progress=first, later=True)
        files = export_files(exporter, compiled, filled, rest)
        if path is not None:
            write_files(Path(path), files, force=force)
        return files if isinstance(files, bytes) else zipped(files)

    def to_networkx(self, relation: Edges = "passable") -> nx.Graph[str]:
        """Return a relation as a graph of networkx, a node for each field.

        Nodes carry ``kind``, ``level``, ``name`` and ``sector``; edges of ``"sight"`` carry
        ``distance``. ``"stacked"`` goes from below to above; the graph has no direction all the
        same.

        Raises
        ------
        UsageError
            There is no such relation.

        Examples
        --------
        >>> graph = board.to_networkx("sight")
        >>> graph.edges["R24", "B38"]["distance"]
        6
        """
        if relation not in get_args(Edges):
            known = ", ".join(get_args(Edges))
            raise UsageError(
                phrase("there is no graph '{name}'; there are: {known}", name=relation, known=known)
            )
        found = optional_library("networkx").Graph(name=f"{self.map.id}: {relation}")
        for i, f in self.map.fields.items():
            found.add_node(i, kind=f.kind, level=f.level, name=f.name, sector=f.sector)
        if relation == "sight":
            found.add_edges_from((a, b, {"distance": n}) for a, b, n in self._seen_pairs())
        else:
            found.add_edges_from(getattr(self._derived.ground.relations, relation))
        graph: nx.Graph[str] = found
        return graph

    def to_pandas(self, what: Literal["fields", "sight", "distances"] = "fields") -> Any:
        """Return the board as a data frame of pandas.

        Parameters
        ----------
        what : str
            ``"fields"``: a row for each field, by id, with what the map says of it, its area and
            centre in mm. ``"sight"``: a row for each two fields that see each other, with their
            distance. ``"distances"``: the square table of shot distances, NA without sight.

        Raises
        ------
        UsageError
            There is no such table, beside what all methods raise.

        Examples
        --------
        >>> board.to_pandas().loc["R24", "kind"]
        'built_up'
        >>> int(board.to_pandas("distances").loc["R24", "B38"])
        6
        """
        pd = optional_library("pandas")
        if what == "fields":
            rows = [f.record() for f in self]
            return pd.DataFrame(rows).set_index("id")
        if what == "sight":
            return pd.DataFrame(self._seen_pairs(), columns=["origin", "target", "distance"])
        if what != "distances":
            raise UsageError(
                phrase("there is no table '{what}': ask fields, sight or distances", what=what)
            )
        self._require_sight()
        shots = self._derived.shots()
        table = pd.DataFrame(shots, index=self.ids, columns=self.ids).astype("UInt16")
        return table.mask(shots == _NO_SIGHT)

    def to_geopandas(self) -> Any:
        """Return the fields as a frame of geopandas, in mm, y upwards as its plots have it.

        The bottom left corner of the board is the origin, so ``.plot()`` stands the right way up.
        For shapes with y downwards, as in all else of mapkit, take
        ``GeoDataFrame.from_features(board)``.

        Examples
        --------
        >>> frame = board.to_geopandas()
        >>> frame.loc["R24"].kind, round(frame.area.sum()) <= 840 * 560
        ('built_up', True)
        """
        gpd = optional_library("geopandas")
        from shapely import affinity

        rows = [f.record() for f in self]
        height = self.map.size_mm[1]
        turned = (1, 0, 0, -1, 0, height)
        shapes = [affinity.affine_transform(f.polygon, turned) for f in self]
        return gpd.GeoDataFrame(rows, geometry=shapes).set_index("id")

    def _seen_pairs(self) -> list[tuple[str, str, int]]:
        """Return each two fields that see each other, in map order, with their distance."""
        import numpy as np

        self._require_sight()
        shots, ids = self._derived.shots(), self.ids
        rows, columns = np.nonzero(np.triu(shots != _NO_SIGHT, 1))
        return [(ids[a], ids[b], int(shots[a, b])) for a, b in zip(rows, columns, strict=True)]

    @property
    def __geo_interface__(self) -> dict[str, Any]:
        """All fields as GeoJSON in mm, y downwards: geopandas and others take a board."""
        return {"type": "FeatureCollection", "features": [f.__geo_interface__ for f in self]}
