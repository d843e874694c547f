"""Which sector each field may belong to: by the coloured bands where two sectors meet.

A band lies on each side of such a border, in its sector's colour. Fields with no band between them
are of one sector; walls part fields of one sector or of two.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from mapkit.digitize.beliefs import beliefs
from mapkit.digitize.borders_seen import Seen, borders_seen, lab_of
from mapkit.digitize.decoding import Pixels
from mapkit.model import GameMap

Floats = NDArray[np.float64]

_BAND = np.array([-7.71, 0.99, 0.19, 2.15])
"""Weights of 1 and what speaks for bands, from ``benchmarks/photos/symbols_score.py --fit``."""

_FEWEST = 3.0  # borders with bands; with fewer the print shows no sectors
_DIFFER = 0.25  # of all borders
_UNMARKED = 0.2  # of borders of two sectors, without a band
_UNMARKED_WALL = 0.6
_SPREAD = np.array([35.0, 12.0, 12.0])
_PALE = 0.75  # of a printed colour's strength in a photo
_TRUST = 3.0  # borders that the ruleset's colours count as much as
_LEAST = 0.5
_DOUBT = np.array([0.16, 0.8])
"""Weights of 1 and the logarithm of the odds that a reading is right."""


@dataclass(frozen=True, slots=True)
class SectorGuess:
    """A sector for a field; ``doubt`` is the share of such guesses that are wrong."""

    field: str
    sector: str
    doubt: float
    instead: str


def guess_sectors(game_map: GameMap, picture: Pixels, scale: float) -> list[SectorGuess]:
    """Propose sectors, where bands show any.

    Parameters
    ----------
    game_map : GameMap
        With kinds; its ruleset's sectors have the colours to look for.
    picture : (height, width, 3) uint8
        The board straight from above.
    scale : float
        Pixels a mm.

    Returns
    -------
    list of SectorGuess
        Of the fields that can be told; empty where the print shows no bands.

    Notes
    -----
    1 s for a board of 130 fields.
    """
    lab = lab_of(picture)
    seen = borders_seen(game_map, lab, scale)
    shares = sector_shares(game_map, seen, lab)
    if shares is None:
        return []
    names = list(game_map.sectors)
    guesses = []
    for field, row in zip(game_map.fields, shares, strict=True):
        best, second = np.argsort(-row)[:2].tolist()
        if row[best] >= _LEAST:
            lead = float(np.log(row[best] + 1e-9) - np.log(1 - row[best] + 1e-9))
            doubt = 1 / (1 + np.exp(np.array([1.0, min(lead, 6.0)]) @ _DOUBT))
            guesses.append(SectorGuess(field, names[best], round(float(doubt), 3), names[second]))
    return guesses


def with_sectors(game_map: GameMap, guesses: Sequence[SectorGuess]) -> GameMap:
    """Put fields into the sectors that were guessed."""
    fields = dict(game_map.fields)
    for guess in guesses:
        fields[guess.field] = replace(fields[guess.field], sector=guess.sector)
    return replace(game_map, fields=fields)


def band_chance(seen: Seen) -> float:
    """Return how likely a border has two bands, from 0 to 1."""
    return float(1 / (1 + np.exp(-band_features(seen) @ _BAND)))


def band_features(seen: Seen) -> Floats:
    """Return 1, how much either side's band differs from its ground, and the bands themselves."""
    off = np.sqrt((seen.bands**2).sum(axis=1)) / 20
    apart = float(np.sqrt(((seen.colours[0] - seen.colours[1]) ** 2).sum())) / 30
    return np.array([1.0, float(off.min()), float(off.max()), min(apart, 3.0)])


def sector_shares(
    game_map: GameMap, seen: Sequence[Seen], lab: NDArray[np.float32]
) -> Floats | None:
    """Return how likely each sector is for each field, in the map's orders.

    Returns
    -------
    (N, S) float64 or None
        None where the print shows no bands, or the ruleset has fewer than two sectors.
    """
    count = len(game_map.sectors)
    if count < 2 or not seen:
        return None
    chances = np.clip([band_chance(s) for s in seen], 0.005, 0.99)
    if chances[chances > 0.5].sum() < _FEWEST:
        return None
    index = {field: n for n, field in enumerate(game_map.fields)}
    pairs = np.array([[index[f] for f in s.fields] for s in seen], np.int64)
    walls = np.array([{game_map.class_of(f) for f in s.fields} != {"open"} for s in seen])
    colours = np.array([s.colours for s in seen])
    wanted = _expected(game_map, lab)
    uniform = np.zeros((len(index), count))
    shares = None
    for _ in range(3):
        fits = _colour_fits(colours, wanted)
        shares = beliefs(uniform, pairs, _together(chances, walls, fits))
        wanted = _learned(wanted, shares[pairs], chances, colours)
    return shares


def _expected(game_map: GameMap, lab: NDArray[np.float32]) -> Floats:
    """Return the colours of sectors as this photo may show them."""
    rgb = np.array(
        [[[int(s.colour[k : k + 2], 16) for k in (1, 3, 5)] for s in game_map.sectors.values()]],
        np.uint8,
    )
    plain: Floats = cv2.cvtColor(rgb, cv2.COLOR_RGB2LAB)[0].astype(np.float64)
    dark, light = np.percentile(lab[::8, ::8, 0], (1, 99))
    plain[:, 0] = dark + (plain[:, 0] - 40) / (238 - 40) * (light - dark)
    plain[:, 1:] = 128 + (plain[:, 1:] - 128) * _PALE
    return plain


def _colour_fits(colours: Floats, wanted: Floats) -> Floats:
    """Return logarithms of how well a side's colour fits each sector, beside any other."""
    off = (colours[:, :, None] - wanted[None, None]) / _SPREAD
    logs = np.maximum(-0.5 * (off**2).sum(axis=3), -12.0)
    fits = logs - np.log(np.exp(logs).mean(axis=2, keepdims=True))
    bounded: Floats = np.maximum(fits, -5.0)
    return bounded


def _together(chances: Floats, walls: NDArray[np.bool_], fits: Floats) -> Floats:
    count = fits.shape[2]
    bare = np.where(walls, _UNMARKED_WALL, _UNMARKED)[:, None, None]
    band = chances[:, None, None]
    colour = np.exp(fits[:, 0, :, None] + fits[:, 1, None, :])
    differ = np.log(_DIFFER * (band * colour + (1 - band) * bare))
    same = np.log((1 - _DIFFER) * (1 - band))
    return np.where(np.eye(count, dtype=bool)[None], same, differ)


def _learned(wanted: Floats, ends: Floats, chances: Floats, colours: Floats) -> Floats:
    """Return the colours of sectors as the board itself shows them."""
    differ = 1 - (ends[:, 0] * ends[:, 1]).sum(axis=1)
    weights = ends * (chances * differ)[:, None, None]
    total = np.einsum("eks,ekc->sc", weights, colours)
    found: Floats = (total + _TRUST * wanted) / (weights.sum(axis=(0, 1))[:, None] + _TRUST)
    return found
