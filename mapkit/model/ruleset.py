"""A ruleset as data: the code knows these mechanisms, not the names of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from mapkit.model.bag import Bag

GROUNDS = (
    "grass", "earth", "gravel", "concrete", "cobbles", "asphalt", "rails", "planks", "floor",
    "tiles", "steel",
)  # fmt: skip
"""What a field may be made of. It shows in pictures and decides nothing."""

SYMBOLS = (
    "road", "grass", "trees", "hill", "peaks", "waves", "houses", "works", "flag",
)  # fmt: skip
"""What may be drawn on the fields of a kind, so that it is told without its colour."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of field.

    ``matches`` is the class used by ``matching`` and by the sight rules (an own kind ``hedge``
    matches ``open``). ``blocks_sight`` makes a field of it block every line. ``enter`` tells
    whether figures may step on it, ``cost`` what that takes (1 is a plain step); ``costs`` gives
    other costs by mover class, 0 meaning never; None stands for a cost that nobody knows.
    ``costs_as`` names a kind whose costs it shares, where it has none of its own for a mover;
    ask :meth:`Ruleset.cost`. ``ground``, one of
    :data:`GROUNDS`, is what its fields are made of in pictures; "" leaves that to the look.
    ``symbol``, one of :data:`SYMBOLS`, is drawn on them; "" is none. ``attributes`` holds what
    its fields carry unless they say otherwise, ``tags`` words that are handed to the engine.
    """

    id: str
    label: str
    matches: str
    level: int = 0
    enter: bool = True
    cost: int | None = 1
    blocks_sight: bool = False
    costs: Mapping[str, int | None] = field(default_factory=dict)
    fill: str = "#ffffff"
    ground: str = ""
    costs_as: str | None = None
    symbol: str = ""
    attributes: Mapping[str, str | int] = field(default_factory=dict)
    tags: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Trait:
    """A property beside the kind: water, obstacle, hard terrain.

    ``on`` lists the classes it may stand on (empty: any), ``excludes`` the traits it cannot
    stand beside. ``extra_cost`` is what entering takes from the mover's allowance of this turn
    on top of the step itself (hard terrain: the allowance is lowered by 1, p. 11).
    ``counts_as_class`` False means it does not count as its class where a rule *needs* one;
    a choice may set that (``water_counts_open``).
    """

    id: str
    label: str
    on: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    enter: bool = True
    blocks_sight: bool = False
    extra_cost: int = 0
    counts_as_class: bool = True


@dataclass(frozen=True, slots=True)
class PortalType:
    """A door, ladder or wall.

    ``effect`` is ``joins`` (a figure may step through) or ``parts`` (it may not). ``classes``
    lists the pairs of classes it may stand between, ``"*"`` for any *other* class; empty: any.
    """

    id: str
    label: str
    effect: str
    classes: tuple[tuple[str, str], ...] = ()
    access: bool = False


@dataclass(frozen=True, slots=True)
class MarkerType:
    """A kind of marker: the attributes it needs with their allowed values, and how many.

    ``attributes`` maps an attribute to its allowed values. ``unique`` lists the attributes that
    together may occur once only (objective numbers). ``count`` is how many of it a finished map
    has in all, None for any number. ``same_sector_as`` names the attribute that has to equal the
    field's sector (a start's squad, an entry's sector), if any. ``different`` lists attributes
    whose values have to differ (a regroup mark calls no squad to its own sector). ``outside`` is
    True for arrows that stand off the board and need a field at the rim.
    """

    id: str
    label: str
    attributes: Mapping[str, tuple[str | int, ...]]
    unique: tuple[str, ...] = ()
    count: int | None = None
    per: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    same_sector_as: str | None = None
    different: tuple[str, ...] = ()
    outside: bool = False


@dataclass(frozen=True, slots=True)
class MoverClass:
    """Who moves: ``allowance`` fields a turn; ``noise_from`` fields moved make noise (0: never).

    An allowance of None is one that nobody knows.
    """

    id: str
    label: str
    allowance: int | None
    noise_from: int = 0
    may_revisit: bool = True
    through_occupied: bool = True


@dataclass(frozen=True, slots=True)
class SightRule:
    """One sight rule (L1 to L7) as data."""

    id: str
    page: int | None
    """Rulebook page."""
    text: str
    """The rule in a player's words, used in verdicts."""
    mechanism: str
    """``line`` (a straight segment through allowed fields), ``stacked`` (never), ``same_building``
    (always, counted over all lines), ``same_field`` (always, 1)."""
    ends: tuple[tuple[str, str], ...] = ()
    """Pairs of classes it applies to, unordered, ``"*"`` for any; empty: any pair."""
    through: tuple[str, ...] = ()
    """Classes allowed in between (fields that block sight never are)."""
    stacked: str = "blocks"
    """What a place counts where two fields are stacked: ``blocks``, ``ground``, ``upper``."""
    needs: tuple[str, ...] = ()
    """At least one field in between has to count as one of these classes; empty: none needed."""
    portal: str | None = None
    """A portal of this type on the shared boundary grants sight through its place."""
    instead_of: tuple[str, ...] = ()
    """Rules that do not apply to pairs this rule applies to."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A question that the rulebook leaves open, with its answers; ``default`` is one of them."""

    id: str
    label: str
    values: tuple[str, ...]
    default: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class Sector:
    """A part of the board that a squad guards, or a neutral one."""

    id: str
    name: str
    colour: str
    neutral: bool = False


@dataclass(frozen=True, slots=True)
class FieldAttribute:
    """What a field carries beside its kind: an owner, points.

    ``values`` are those allowed, words or numbers; without them it is a whole number from
    ``low`` to ``high``. ``kinds`` lists the kinds that carry it (empty: all). ``default`` is the
    value of a field whose kind and whose entry in the map say nothing; None: none. ``colours``
    has by value, as text, the colour of a mark that is drawn on the field.
    """

    id: str
    label: str
    values: tuple[str | int, ...] = ()
    low: int = 0
    high: int = 0
    kinds: tuple[str, ...] = ()
    default: str | int | None = None
    colours: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class EngineTable:
    """A table of the rules that mapkit hands to the play engine and does not read itself.

    ``cells`` has a row for each of ``rows`` and in it a cell for each of ``columns``: whole
    numbers, or None where nobody knows them. ``text`` says how it is read. ``filled`` names, by
    row and column, the cells that the map knows and its ruleset leaves open.
    """

    id: str
    label: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    cells: tuple[tuple[tuple[int, ...] | None, ...], ...]
    text: str = ""
    filled: frozenset[tuple[str, str]] = frozenset()

    def cell(self, row: str, column: str) -> tuple[int, ...] | None:
        """Return a cell by the names of its row and column; None: not known."""
        return self.cells[self.rows.index(row)][self.columns.index(column)]

    def is_open(self, row: str, column: str) -> bool:
        """Return whether the ruleset leaves a cell to the map."""
        return (row, column) in self.filled or self.cell(row, column) is None

    def with_cells(self, cells: Mapping[tuple[str, str], tuple[int, ...] | None]) -> EngineTable:
        """Return the table with cells of the map's own; None leaves one open."""
        return replace(
            self,
            cells=tuple(
                tuple(
                    cells.get((row, column), known)
                    for column, known in zip(self.columns, of, strict=True)
                )
                for row, of in zip(self.rows, self.cells, strict=True)
            ),
            filled=self.filled.difference(cells)
            | {place for place, cell in cells.items() if cell is not None},
        )


@dataclass(frozen=True, slots=True)
class Ruleset:
    """All that a game asks of a map. ``sight`` is ``field`` or ``none``.

    ``tunnel_class`` and ``over_class`` name the classes of the two fields that may be stacked,
    ground and upper; ``building_class`` the class whose fields, joined by steps, are a building.
    ``range`` is ``fields`` (walking distance) or ``grid`` (steps over sides, whatever the fields
    are). ``steps`` is ``matching`` (figures step between fields of one class, and through
    portals) or ``sides`` (between all that share a side). ``attributes`` are what fields carry,
    ``tables`` what is handed to the engine as it is. ``bag`` decides what becomes of a shot.
    ``warnings`` has by warning, one of :data:`mapkit.model.WARNINGS`, the figure that calls for
    it in a report; those that are not named are not asked for. ``costs_on_cards`` tells that a
    unit's card may give other costs than a kind's general one. ``figure_base_mm`` is the diameter
    of a figure's base, None where nobody says.
    """

    id: str
    name: str
    version: str
    kinds: Mapping[str, Kind]
    traits: Mapping[str, Trait]
    portals: Mapping[str, PortalType]
    markers: Mapping[str, MarkerType]
    movers: Mapping[str, MoverClass]
    choices: Mapping[str, Choice]
    rules: Mapping[str, SightRule]
    sectors: Mapping[str, Sector] = field(default_factory=dict)
    sight: str = "field"
    range: str = "fields"
    tunnel_class: str | None = None
    over_class: str | None = None
    building_class: str | None = None
    objective_split: tuple[int, ...] = ()
    steps: str = "matching"
    attributes: Mapping[str, FieldAttribute] = field(default_factory=dict)
    tables: Mapping[str, EngineTable] = field(default_factory=dict)
    bag: Bag | None = None
    warnings: Mapping[str, float] = field(default_factory=dict)
    figure_base_mm: float | None = None
    costs_on_cards: bool = False

    @property
    def may_leave_open(self) -> bool:
        """Whether costs and allowances may be left open: ways are computed on demand."""
        return self.range == "grid" and self.steps == "sides"

    def cost(self, kind: str, mover: str) -> int | None:
        """Return what a step onto a field of a kind costs a mover; 0: never, None: not known."""
        return self._cost(kind, mover)[0]

    def depends_on_card(self, kind: str, mover: str) -> bool:
        """Return whether a unit's card could say another cost than :meth:`cost`."""
        return self.costs_on_cards and not self._cost(kind, mover)[1]

    def _cost(self, kind: str, mover: str) -> tuple[int | None, bool]:
        """Return a cost, and whether the ruleset names it for this mover."""
        seen: set[str] = set()
        while True:
            this = self.kinds[kind]
            if mover in this.costs:
                return this.costs[mover], True
            seen.add(kind)
            if this.costs_as is None or this.costs_as not in self.kinds or this.costs_as in seen:
                return this.cost, False
            kind = this.costs_as

    def attribute(self, kind: str, attribute: str) -> str | int | None:
        """Return what the fields of a kind carry unless they say otherwise; None: nothing."""
        known = self.attributes[attribute]
        if known.kinds and kind not in known.kinds:
            return None
        return self.kinds[kind].attributes.get(attribute, known.default)

    def line_rules(self, a: str, b: str) -> tuple[SightRule, ...]:
        """Return the line rules for two classes, those that name them before the general ones."""
        rules = [r for r in self.rules.values() if r.mechanism == "line" and _serves(r, a, b)]
        replaced = {other for r in rules for other in r.instead_of}
        rules = [r for r in rules if r.id not in replaced]
        return tuple(sorted(rules, key=lambda r: not r.ends))


def _serves(rule: SightRule, a: str, b: str) -> bool:
    def fits(want: str, have: str) -> bool:
        return want in ("*", have)

    return not rule.ends or any(
        (fits(x, a) and fits(y, b)) or (fits(x, b) and fits(y, a)) for x, y in rule.ends
    )
