/** What an answer draws on the board. All of it is in attributes, so that a picture has it too. */

import { svgEl } from "./elements.mjs";

export const COLOURS = {
  first: "#56b4e9",
  second: "#f5d547",
  blocker: "#e4572e",
  disputed: "#b01b7c",
  veil: "#0c1013",
  line: "#fff6cf",
  heard: "#b07cf5",
  good: "#7fd1ae",
};

const [NEAR, FAR] = ["#fbe89a", "#1d6f86"];
const [DARK_INK, LIGHT_INK] = ["#14181b", "#f4f1e6"];

/** Strokes of a pattern in a tile of 8 by 8; a distance has its own, so that it needs no colour. */
const STROKES = [
  "",
  "M-2 10L10 -2M-2 2L2 -2M6 10L10 6",
  "M-2 -2L10 10M-2 6L2 10M6 -2L10 2",
  "M0 4H8",
  "M4 0V8",
  "M0 4H8M4 0V8",
  "M0 0L8 8M8 0L0 8",
  "M2 2h1.5M6 6h1.5",
  "M0 2H8M0 6H8",
  "M2 0V8M6 0V8",
  "M0 6L4 2L8 6",
  "M2 2h4v4h-4z",
];

/** Return the colour of a number among those from least to most: near ones are light. */
export function shade(number, least, most) {
  return mixed(NEAR, FAR, most > least ? (number - least) / (most - least) : 0);
}

export class Overlay {
  #layer;
  #aim = svgEl("path", { fill: "#ffffff", "fill-opacity": 0.35, "fill-rule": "evenodd" });
  #defs;
  #map;
  #patterns = new Map();

  /**
   * @param {SVGElement} svg the board
   * @param {PageMap} map
   */
  constructor(svg, map) {
    this.#map = map;
    this.#defs = svgEl("defs");
    this.#layer = svgEl("g", { "pointer-events": "none" });
    svg.append(this.#defs, this.#layer, this.#aim);
    this.aim([]);
  }

  /** Show which fields a finger that is down would choose. */
  aim(ids) {
    const look = { stroke: COLOURS.veil, "stroke-width": this.#map.module * 0.08 };
    const d = ids.map((id) => this.#map.path(id)).join("");
    for (const [name, value] of Object.entries({ ...look, d })) this.#aim.setAttribute(name, value);
  }

  clear() {
    this.#layer.replaceChildren();
  }

  /** Return a fill of lines in a colour; the number says which lines. */
  pattern(number, colour) {
    const strokes = STROKES[number % STROKES.length];
    const name = `answer-${number}-${colour.slice(1)}`;
    if (!strokes) return null;
    if (!this.#patterns.has(name)) {
      const scale = this.#map.module / 40;
      const tile = svgEl(
        "pattern",
        {
          id: name,
          patternUnits: "userSpaceOnUse",
          width: 8,
          height: 8,
          patternTransform: `scale(${scale.toFixed(4)})`,
        },
        svgEl("path", { d: strokes, fill: "none", stroke: colour, "stroke-width": 1 }),
      );
      this.#defs.append(tile);
      this.#patterns.set(name, tile);
    }
    return `url(#${name})`;
  }

  /** Fill a field with a colour, and with lines over it. */
  paint(id, colour, { opacity = 0.92, lines = null, lineColour = null } = {}) {
    this.#fill(id, colour, opacity);
    const over = lines === null ? null : this.pattern(lines, lineColour ?? inkOn(colour));
    if (over) this.#fill(id, over, lineColour ? 0.9 : 0.35);
  }

  /** Darken the fields that an answer is not about. */
  veil(ids, opacity = 0.62) {
    const d = [...ids].map((id) => this.#map.path(id)).join("");
    if (d) this.#add("path", { d, fill: COLOURS.veil, "fill-opacity": opacity });
  }

  /** Draw a frame along a field's outline. */
  frame(id, colour) {
    const width = this.#map.module * 0.05;
    const d = this.#map.path(id);
    const join = { fill: "none", "stroke-linejoin": "round" };
    this.#add("path", { d, stroke: COLOURS.veil, "stroke-width": width * 2, ...join });
    this.#add("path", { d, stroke: colour, "stroke-width": width, ...join });
  }

  /** Write a number large on a field, and its id small below. */
  note(id, number, colour) {
    const size = Math.min(this.#map.side(id) * 0.42, this.#map.module * 0.5);
    const [x, y] = this.#map.centres.get(id);
    const ink = inkOn(colour);
    const both = svgEl("g", { class: "upright" }); // on a turned board, too, the id is below
    both.style.transformOrigin = `${x}px ${y + size * 0.25}px`;
    this.#layer.append(both);
    this.#text(x, y + size * 0.2, size, String(number), ink, colour, both);
    this.#text(x, y + size * 0.72, size * 0.48, id, ink, colour, both);
  }

  /** Write a field's id where its print is covered. */
  name(id, colour) {
    const size = Math.min(this.#map.side(id) * 0.3, this.#map.module * 0.32);
    const [x, y] = this.#map.centres.get(id);
    this.#text(x, y + size * 0.35, size, id, inkOn(colour), colour);
  }

  /** Draw a line between two points of the picture, with its ends. */
  line(ends, colour = COLOURS.line, { dashed = false } = {}) {
    const width = this.#map.module * 0.045;
    const d = `M${ends.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}`;
    const cap = { d, fill: "none", "stroke-linecap": "round" };
    this.#add("path", { ...cap, stroke: COLOURS.veil, "stroke-width": width * 2.4 });
    const dash = dashed ? { "stroke-dasharray": `${width * 3} ${width * 2.4}` } : {};
    this.#add("path", { ...cap, stroke: colour, "stroke-width": width, ...dash });
    for (const [cx, cy] of ends) {
      this.#add("circle", {
        cx,
        cy,
        r: width * 1.5,
        fill: colour,
        stroke: COLOURS.veil,
        "stroke-width": width * 0.6,
      });
    }
  }

  /** Draw a disc with a few letters on it: the number of a crossed field, a piece. */
  disc([cx, cy], text, colour, size = 1) {
    const r = this.#map.module * 0.17 * size;
    this.#add("circle", {
      cx,
      cy,
      r,
      fill: colour,
      stroke: COLOURS.veil,
      "stroke-width": r * 0.16,
    });
    this.#text(cx, cy + r * 0.42, r * (String(text).length > 2 ? 0.9 : 1.2), text, inkOn(colour));
  }

  #fill(id, fill, opacity) {
    this.#add("path", {
      d: this.#map.path(id),
      "fill-rule": "evenodd",
      fill,
      "fill-opacity": opacity,
    });
  }

  #text(x, y, size, text, ink, halo = null, into = this.#layer) {
    const outline = halo
      ? { stroke: halo, "stroke-width": size * 0.16, "paint-order": "stroke" }
      : {};
    const place = { x: x.toFixed(2), y: y.toFixed(2), "font-size": size.toFixed(2) };
    const look = { fill: ink, "text-anchor": "middle", "font-weight": "bold", ...outline };
    into.append(svgEl("text", { ...place, ...look }, String(text)));
  }

  #add(tag, attributes) {
    this.#layer.append(svgEl(tag, attributes));
  }
}

/** Return a swatch for a legend, as the board is painted. */
export function swatch(colour, over) {
  const all = { width: 28, height: 20 };
  return svgEl(
    "svg",
    { ...all, viewBox: "0 0 28 20", class: "swatch", "aria-hidden": "true" },
    svgEl("rect", { ...all, fill: colour }),
    over ? svgEl("rect", { ...all, fill: over, "fill-opacity": 0.6 }) : null,
  );
}

export function inkOn(colour) {
  const [r, g, b] = channels(colour);
  return 0.299 * r + 0.587 * g + 0.114 * b > 120 ? DARK_INK : LIGHT_INK;
}

function mixed(a, b, share) {
  const [from, to] = [channels(a), channels(b)];
  return `#${from
    .map((value, i) => Math.round(value + share * (to[i] - value)))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;
}

function channels(colour) {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
