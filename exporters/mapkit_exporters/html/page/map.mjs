/** The map of this page: the reader's tables, what its fields are called, and where they lie. */

import { load } from "./mapkit_tables.mjs";
import { inAllLanguages, say, told } from "./words.mjs";

const DIGITS = 8;
const NOTICES = ["reconstruction", "traced"];

export class PageMap {
  /**
   * @param {object} file the engine JSON, with outlines
   * @param {object} page what the exporter says of the picture and of the texts
   */
  constructor(file, page) {
    this.file = file;
    this.page = page;
    /** The reader's tables; null for a map with errors, which the reader refuses. */
    this.tables = page.missing.length ? null : load(file);
    this.sighted = this.tables !== null && file.ruleset.sight !== "none";
    /** Whether defenders hunt somebody: what the solo rules ask of the map. */
    this.hunted = this.tables !== null && this.tables.movers.has("defender");
    /** Where taps may put pieces. */
    this.putIn = this.hunted ? "solo" : "moves";
    this.ids = file.fields.map((field) => field.id);
    this.fields = new Map(file.fields.map((field) => [field.id, field]));
    const { left, top, per_unit: scale } = page.place;
    const onPicture = ([x, y]) => [left + scale * x, top + scale * y];
    this.rings = new Map(
      this.ids.map((id, i) => [id, file.geometry.outlines[i].map((ring) => ring.map(onPicture))]),
    );
    this.centres = new Map(this.ids.map((id, i) => [id, onPicture(file.geometry.centres[i])]));
    this.boxes = new Map();
    this.perMm = scale / Number(file.units.unit_mm);
    this.origin = [left, top];
    /** The side of a middling field, which sizes of signs go by. */
    this.module = middle(this.ids.map((id) => this.side(id))) || 10;
  }

  /** Return a point in mm from the board's corner as a point of the picture. */
  fromMm([x, y]) {
    return [this.origin[0] + this.perMm * x, this.origin[1] + this.perMm * y];
  }

  /** Return the fields at a point of the picture, those of the lower level first. */
  at(point) {
    return this.ids
      .filter((id) => isInside(this.rings.get(id), point))
      .sort((a, b) => this.fields.get(a).level - this.fields.get(b).level);
  }

  /** Return fields and how far a point is from them, 0 inside, nearest first, up to a distance. */
  near(point, within) {
    const found = [];
    for (const id of this.ids) {
      const [left, top, right, bottom] = this.#box(id);
      const [x, y] = point;
      if (x < left - within || x > right + within || y < top - within || y > bottom + within)
        continue;
      const off = distanceTo(this.rings.get(id), point);
      if (off <= within) found.push({ id, off });
    }
    return found.sort((a, b) => a.off - b.off);
  }

  #box(id) {
    if (!this.boxes.has(id)) this.boxes.set(id, this.bounds([id]));
    return this.boxes.get(id);
  }

  /** Return the other fields that share ground with a field, on another level. */
  sharing(id) {
    return this.tables ? this.tables.stacked(id) : [];
  }

  /** Return the outline as the path of an SVG. */
  path(id) {
    return this.rings
      .get(id)
      .map((ring) => `M${ring.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}Z`)
      .join("");
  }

  /** Return left, top, right and bottom of some fields. */
  bounds(ids) {
    const points = ids.flatMap((id) => this.rings.get(id).flat());
    const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  }

  /** Return the side of a square as large as the field. */
  side(id) {
    const area = this.rings.get(id).reduce((sum, ring) => sum + doubleArea(ring), 0);
    return Math.sqrt(Math.abs(area) / 2);
  }

  /** Return the next field from one in a direction, [1, 0] to the right; null for none. */
  beyond(from, [dx, dy]) {
    const [startX, startY] = this.centres.get(from);
    let [best, found] = [Infinity, null];
    for (const [id, [x, y]] of this.centres) {
      const along = (x - startX) * dx + (y - startY) * dy;
      const aside = Math.abs((x - startX) * dy) + Math.abs((y - startY) * dx);
      if (along > 0 && aside <= 2 * along && along + 3 * aside < best) {
        [best, found] = [along + 3 * aside, id];
      }
    }
    return found;
  }

  /** Return the middle of the longest part of a line that lies in a field, or its centre. */
  middleOf(line, id) {
    const [[x0, y0], [x1, y1]] = line;
    const at = (t) => [x0 + t * (x1 - x0), y0 + t * (y1 - y0)];
    const rings = this.rings.get(id);
    const cuts = [0, 1, ...rings.flatMap((ring) => crossings(line, ring))].sort((a, b) => a - b);
    let [best, found] = [0, null];
    for (let k = 1; k < cuts.length; k++) {
      const middlePoint = at((cuts[k - 1] + cuts[k]) / 2);
      if (cuts[k] - cuts[k - 1] > best && isInside(rings, middlePoint)) {
        [best, found] = [cuts[k] - cuts[k - 1], middlePoint];
      }
    }
    return found ?? this.centres.get(id);
  }

  // -- In words ------------------------------------------------------------------------------

  /** Return the first digits of the checksum of play, as prints have them. */
  digits() {
    return this.file.checksums.play.slice(0, DIGITS);
  }

  /** Return how far an answer holds, for maps that are not the board itself. */
  notice() {
    const { kind } = this.file.provenance;
    return NOTICES.includes(kind) ? say(kind) : "";
  }

  /** Return what is printed on a field, as "objective 4". */
  marks(id, say_ = told) {
    const types = this.page.markers;
    return this.file.markers
      .filter((mark) => mark.field === id && types[mark.type]?.counted)
      .map((mark) => markWords(mark, types[mark.type], say_));
  }

  /** Return a field in a few words: id, name, what is printed on it. */
  short(id) {
    const notes = [told(this.fields.get(id).name), ...this.marks(id)].filter(Boolean);
    return notes.length ? `${id} (${notes.join(", ")})` : id;
  }

  /** Return what a field is: its kind, traits and sector. */
  what(id) {
    const field = this.fields.get(id);
    const sector = this.file.sectors.find((one) => one.id === field.sector);
    return [this.kind(field.kind), ...field.traits.map((t) => this.trait(t)), sector?.name]
      .filter(Boolean)
      .map(told)
      .join(", ");
  }

  kind(id) {
    return this.page.kinds[id] ?? id;
  }

  trait(id) {
    return this.page.traits[id] ?? id;
  }

  /** Return the field that has an id or had it before, null where there is none. */
  called(id) {
    return this.fields.has(id) ? id : (this.file.former_ids?.[id] ?? null);
  }

  /** Return the field of the objective with a number, null where there is none. */
  numbered(text) {
    return this.tables?.objectives.get(Number(text)) ?? null;
  }

  /** Return all texts that a field may be found by, in every language. */
  callings(id) {
    const field = this.fields.get(id);
    const marks = inAllLanguages("").flatMap((_, k) => this.marks(id, (t) => inAllLanguages(t)[k]));
    return [id, ...inAllLanguages(field.name ?? ""), say("field", { field: id }), ...marks];
  }
}

/** Say a mark as the commands do: "objective 4", "red officer start". */
function markWords(mark, { label, attributes }, say_) {
  const values = attributes.filter((name) => name in mark).map((name) => say_(String(mark[name])));
  const named = say_(label).toLowerCase();
  if (!values.length) return named;
  if (values.length === 1 && /^\d+$/.test(values[0])) return `${named} ${values[0]}`;
  const said = { values: values.join(" "), label: named };
  return say_("{values} {label}").replace(/\{(\w+)\}/g, (_, name) => said[name]);
}

function middle(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 1];
}

function doubleArea(ring) {
  return ring.reduce((sum, [x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length];
    return sum + x * v - u * y;
  }, 0);
}

/** Return whether a point lies in rings, of which those inside others are holes. */
function isInside(rings, [x, y]) {
  let inside = false;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [[xi, yi], [xj, yj]] = [ring[i], ring[j]];
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
    }
  }
  return inside;
}

/** Return how far a point is from a field, 0 inside. */
function distanceTo(rings, point) {
  if (isInside(rings, point)) return 0;
  let least = Infinity;
  for (const ring of rings)
    ring.forEach((start, i) => {
      least = Math.min(least, fromSide(point, start, ring[(i + 1) % ring.length]));
    });
  return least;
}

/** Return how far a point is from a side of an outline. */
function fromSide([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const t = length ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length)) : 0;
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

/** Return where along a line, from 0 to 1, it crosses a ring. */
function crossings([[x0, y0], [x1, y1]], ring) {
  const found = [];
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length];
    const turn = (x1 - x0) * (by - ay) - (y1 - y0) * (bx - ax);
    if (turn === 0) return;
    const t = ((ax - x0) * (by - ay) - (ay - y0) * (bx - ax)) / turn;
    const s = ((ax - x0) * (y1 - y0) - (ay - y0) * (x1 - x0)) / turn;
    if (t > 0 && t < 1 && s >= 0 && s <= 1) found.push(t);
  });
  return found;
}
