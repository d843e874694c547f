"""What the ground of a field looks like: by its kind, its traits and its sector."""

from __future__ import annotations

from dataclasses import dataclass

from mapkit.drawing.materials import Material
from mapkit.drawing.scene import Fill, Pattern
from mapkit.drawing.terrain import terrain_pattern
from mapkit.drawing.theme import Theme, cross_hatch, dots, ink_on, mix, waves
from mapkit.messages import say, translated
from mapkit.model import Field, GameMap, Kind, Ruleset, Sector, Trait


@dataclass(frozen=True, slots=True)
class Ground:
    """A field's ground: its fill, and ``look``, which names it in the legend.

    ``material`` is what it is made of, and ``made_of`` the name of that; None in a diagram.
    ``blocks`` says that it blocks sight, and so stands high.
    """

    look: str
    label: str
    fill: Fill
    made_of: str = ""
    material: Material | None = None
    blocks: bool = False

    @property
    def colour(self) -> str:
        """The plain colour, which labels have to stand out from."""
        return self.fill.colour or "#808080"


def ground_of(game_map: GameMap, field: Field, theme: Theme, module: float) -> Ground:
    """Return what to fill a field with.

    Looks follow from what the ruleset says a kind or trait *does*, so kinds and traits that a
    map invents are drawn sensibly: what blocks sight is dark and cross-hatched, what nobody may
    enter is water, what costs more to enter is rubble. ``module`` is the board's, in mm.
    """
    rules = game_map.ruleset
    kind = rules.kinds.get(field.kind)
    colour = _tinted(game_map, field, _kind_colour(game_map, field, theme), theme)
    blocks = bool(kind and kind.blocks_sight)
    look, label = f"kind {field.kind}", translated(kind.label if kind else field.kind)
    pattern: Pattern | None = None
    for name in sorted(field.traits):
        trait = rules.traits.get(name)
        if trait is None:
            continue
        look, label = f"trait {name}", translated(trait.label)
        if trait.blocks_sight:
            colour, blocks = theme.obstacle, True
        elif not trait.enter:
            colour = theme.water
            pattern = waves(theme.water_line, module * 0.42, module * 0.014, 0.75)
        elif trait.extra_cost > 0 and pattern is None:
            colour = mix(colour, theme.hard_terrain, 0.55)
            pattern = dots(theme.hard_terrain_line, module * 0.13, module * 0.026, 0.8)
    if kind is not None and kind.symbol and pattern is None and not blocks:
        pattern = terrain_pattern(kind.symbol, ink_on(colour), module)
        return Ground(look, label, Fill(colour, 1.0, pattern))
    if theme.materials:
        made_of = _made_of(game_map, field, theme)
        material = theme.materials[made_of]
        # What stands high is darker than the same material on the ground, which may lie round it.
        colour = mix(material.colour, theme.shadow, 0.2 if blocks else 0.0)
        plain = _tinted(game_map, field, colour, theme)
        return Ground(look, label, Fill(plain), made_of, material, blocks)
    if blocks:
        ink = mix(colour, "#ffffff", 0.32)
        pattern = cross_hatch(ink, module * 0.15, module * 0.013, 45.0, 0.75)
    return Ground(look, label, Fill(colour, 1.0, pattern), blocks=blocks)


def kind_colour(game_map: GameMap, kind: str, theme: Theme) -> str:
    """Return the colour of fields of a kind without sector and traits."""
    known = game_map.ruleset.kinds.get(kind)
    level = known.level if known is not None else 0
    return ground_of(game_map, Field("", kind, (), level), theme, 1.0).colour


def _made_of(game_map: GameMap, field: Field, theme: Theme) -> str:
    """Name the material of a field: of its traits, else its own, its kind's or its class's.

    An obstacle has its own one; it is not made of the ground round it, which its kind tells.
    """
    rules = game_map.ruleset
    kind = rules.kinds.get(field.kind)
    traits = [t for name in sorted(field.traits) if (t := rules.traits.get(name)) is not None]
    if kind is not None and kind.blocks_sight:
        return field.ground or kind.ground or "crates"
    if any(t.blocks_sight for t in traits):
        return field.ground or "crates"
    if not all(t.enter for t in traits):
        return "water"
    if any(t.extra_cost > 0 for t in traits):
        return "rubble"
    own = field.ground or (kind.ground if kind is not None else "")
    matches = kind.matches if kind is not None else field.kind
    height = height_of(rules, matches)
    if height == "building":
        return "planks" if own == "rails" else own or "floor"
    if own in theme.materials:
        return own
    return "steel" if height == "elevated" else "earth"


def height_of(rules: Ruleset, matches: str) -> str:
    """Return what fields of a class are drawn as: ``building``, ``elevated`` or ``open``."""
    elevated, building = rules.over_class or "elevated", rules.building_class or "built_up"
    return {elevated: "elevated", building: "building"}.get(matches, "open")


def _kind_colour(game_map: GameMap, field: Field, theme: Theme) -> str:
    rules = game_map.ruleset
    kind = rules.kinds.get(field.kind)
    if kind is not None and not _standard(game_map, kind):
        return kind.fill
    matches = kind.matches if kind else field.kind
    colours = {"building": theme.built_up, "elevated": theme.elevated}
    return colours.get(height_of(rules, matches), theme.open_ground)


def _standard(game_map: GameMap, kind: Kind) -> bool:
    """Return whether the theme has a colour of its own for this kind."""
    named = kind.id == "open" or height_of(game_map.ruleset, kind.id) != "open"
    return kind.id == kind.matches and named


def _tinted(game_map: GameMap, field: Field, colour: str, theme: Theme) -> str:
    sector = sector_of(game_map, field.sector)
    if sector is None:
        return colour
    share = theme.sector_tint * (0.75 if sector.neutral else 1.0)
    return mix(colour, sector.colour, share)


def sector_of(game_map: GameMap, name: str | None) -> Sector | None:
    """Return a sector by its id; None for none and for an unknown one."""
    return None if name is None else game_map.sectors.get(name)


def describe(game_map: GameMap, field: Field) -> str:
    """Say in a few words what a field is, for a tooltip."""
    rules = game_map.ruleset
    kind = rules.kinds.get(field.kind)
    words = [translated(kind.label if kind else field.kind)]
    for name in sorted(field.traits):
        trait: Trait | None = rules.traits.get(name)
        words.append(translated(trait.label if trait else name))
    sector = sector_of(game_map, field.sector)
    if sector is not None:
        words.append(translated(sector.name))
    name = f"{field.id} ({field.name})" if field.name else field.id
    return say("Field {a}: {what}", a=name, what=", ".join(words))


def is_building(game_map: GameMap, field_id: str) -> bool:
    """Return whether a field counts as part of a building, and so stands high."""
    wanted = game_map.ruleset.building_class or "built_up"
    return game_map.class_of(field_id) == wanted
