/* SPDX-FileCopyrightText: 2026 the mapkit authors
 * SPDX-License-Identifier: MIT */

/**
 * Read the tables of a board game map, and answer what the rules ask of them.
 *
 * One file without dependencies, for browsers and Node: copy it into a project of yours. It reads
 * what `mapkit build` writes (`mapkit-tables` 1.x, in any form) and does no geometry:
 *
 *     const board = await loadFile("launch-site.json");    // or load(text) in a browser
 *     board.reachable("B42", "defender");                  // Map { "B42" => { steps: 0, cost: 0 }, ... }
 *     board.whoHears(["R6", "R7", "R8"], ["R12", "R15"]);
 *     board.shotDistance("B42", "R15");                     // 3, or null where it is blocked
 *
 * A file that is damaged, foreign, too new or partial is refused with a TablesError. The same
 * reader exists in Python, `mapkit_tables.py`, and gives the same answers; what its methods take
 * by name goes into an object here. Results by field are Maps, so that they keep their order.
 *
 * Version 1.6.0.
 */

const FORMAT = "mapkit-tables";
const MAJOR = 1;
/** What `requires` may name. `partial` is not among it: nobody should play on half a map. */
const UNDERSTOOD = new Set(["dense", "blocks", "near", "ways"]);
const SNIPER = "sniper";
const DEFENDER = "defender";
/** A figure of the rules that nobody knows. */
const UNKNOWN = "unknown";

/* The parts that are read, as far as their form goes. "?" may be null, and a key with it left out, "*" is any key; a cost is a
   number, null for never, or "unknown", an allowance one or the other. */
const HEADER = {
  form: "string",
  map: { id: "string", name: "string" },
  provenance: { kind: "string", note: "string", source: "string" },
  ruleset: { id: "string", name: "string", version: "string" },
  choices: { "*": "string" },
  sectors: [{ id: "string", name: "string", colour: "string", neutral: "boolean" }],
  fields: [
    {
      id: "string",
      name: "string?",
      kind: "string",
      class: "string",
      level: "number",
      traits: ["string"],
      sector: "string?",
      enter: { "*": "cost" },
      extra: { "*": "number" },
    },
  ],
  portals: [{ id: "string", type: "string", joins: "boolean", between: ["string"] }],
  markers: [{ type: "string", field: "string" }],
  movers: {
    "*": {
      label: "string",
      allowance: "allowance",
      noise_from: "number",
      may_revisit: "boolean",
      through_occupied: "boolean",
    },
  },
  checksums: { whole: "string", play: "string" },
  "bag?": {
    tokens: { "*": { label: "string", start: "number", most: "number?" } },
    hits: ["string"],
    "spoils?": { tokens: ["string"], at_least: "number", "more?": { "*": "number" } },
    "reveals?": { tokens: ["string"], at_least: "number", "more?": { "*": "number" } },
  },
};
const ANSWERS = { grazing: ["blocks", "sees"], recon_distance: ["steps", "shot"] };

/** A file is no map to play on. */
export class TablesError extends Error {
  /**
   * @param {string} reason `unreadable` (no such file), `json`, `format` (another kind of file),
   *   `version` (newer than this reader), `requires` (needs what this reader does not know),
   *   `partial` (the map had errors), `checksum` (damaged or changed by hand) or `content`
   * @param {string} message
   */
  constructor(reason, message) {
    super(message);
    this.name = "TablesError";
    this.reason = reason;
  }
}

/** The answer hangs on a figure of the rules that nobody knows; the message names it. */
export class NotKnownError extends RangeError {
  /** @param {string} message */
  constructor(message) {
    super(message);
    this.name = "NotKnownError";
  }
}

/** A table of the rules: `cells` by row and column, null where nobody knows them. */
export class EngineTable {
  /** @param {object} table as in the file */
  constructor({ label, text, rows, columns, cells }) {
    if (cells.length !== rows.length || cells.some((row) => row.length !== columns.length)) {
      throw new RangeError("a table of the rules is not complete");
    }
    Object.assign(this, { label, text, rows, columns, cells });
  }

  /** Return a cell, a list of numbers, or throw a NotKnownError where nobody knows it. */
  cell(row, column) {
    for (const [name, names] of [[row, this.rows], [column, this.columns]]) {
      if (!names.includes(name)) throw new RangeError(`the ${this.label} has no ${name}`);
    }
    const found = this.cells[this.rows.indexOf(row)][this.columns.indexOf(column)];
    if (found === null) throw new NotKnownError(`not known: ${row}, ${column} of the ${this.label}`);
    return found;
  }
}

/**
 * Read tables, or refuse them with the reason.
 * @param {string|Uint8Array|object} source the text, its bytes, or what JSON.parse made of it
 * @returns {Tables} a whole map, never part of one
 * @throws {TablesError}
 */
export function load(source) {
  try {
    const text = typeof source === "string" ? source : toText(source);
    const document = parse(text);
    checkHeader(document);
    return new Tables(document);
  } catch (wrong) {
    if (wrong instanceof TablesError) throw wrong;
    throw new TablesError("content", `the tables are inconsistent: ${wrong.message}`);
  }
}

/**
 * Read a file of tables in Node; see load.
 * @param {string|URL} path
 * @returns {Promise<Tables>}
 */
export async function loadFile(path) {
  const { readFile } = await import("node:fs/promises");
  let data;
  try {
    data = await readFile(path);
  } catch (wrong) {
    throw new TablesError("unreadable", `the tables cannot be read: ${wrong.message}`);
  }
  return load(data);
}

/* The options of questions about moves; another name is a slip, and would change nothing. */
const OF_MOVES = ["allowance", "blocked", "count", "end", "fromEntry", "occupied"];

/* Where the mover stands among the arguments of questions about ways. */
const MOVER_PLACES = [
  ["reachable", 1], ["paths", 1], ["whyNot", 1], ["distance", 2], ["distances", 1], ["nearest", 2],
  ["farthest", 2], ["shortestPaths", 2], ["towards", 2],
];

/**
 * The tables of one map, and the questions that the rules of a game ask of them.
 *
 * Made by load. Fields go by id, and lists of fields come in the order of `fields`. Nothing changes
 * after loading, so one object may serve many games. Methods throw a RangeError for a field,
 * sector, squad, mover or number that the map does not have. Page numbers are those of the Sniper
 * Elite rulebook. Options that several methods have:
 *
 * - allowance: fields that the figure may move; what the mover has by the ruleset where left out
 * - blocked: fields that it may not enter, for example those it has been on this turn
 * - occupied: fields of other defenders: a sniper may not enter them, a defender may pass (p. 5)
 * - fromEntry: the figure is off the board, and its first step leads onto the first field (p. 5)
 * - grazing: "blocks" or "sees", whether a line counts that only touches a corner or runs along an
 *   edge; the map's own choice where left out
 * - count: "fields" (every field counts 1, as the solo rules count, p. 6), "cost" (hard terrain
 *   counts double) or "map": what the map's choice `walking_distance` says, fields where it has
 *   none, cost or turns; where it counts turns, shortest ways are those of the fewest fields
 */
export class Tables {
  #fieldList;
  #index = new Map();
  #adjacent;
  #matching;
  #passable;
  #stacked;
  #access;
  #choice;
  #walking;
  #enter = new Map();
  #least = new Map();
  #open = new Map();
  #countsWays;
  #extra;
  #onceATurn;
  #markers;
  #clear;
  #grazing;
  #others;
  #unproved;

  /** @param {object} document checked by load */
  constructor(document) {
    this.id = document.map.id;
    this.name = document.map.name;
    /** `kind`, `note` and `source`: show it where a player sees a verdict. */
    this.provenance = document.provenance;
    this.ruleset = document.ruleset;
    /** How the map answers what the rulebook leaves open; the tables hold for these answers. */
    this.choices = document.choices;
    for (const [choice, answers] of Object.entries(ANSWERS)) {
      const chosen = this.choices[choice] ?? answers[0];
      if (!answers.includes(chosen)) throw new RangeError(`the choice ${choice} is "${chosen}"`);
    }
    /** The block of outlines as it is in the file, or null. */
    this.geometry = document.geometry ?? null;
    /** SHA-256 of all that the file says. */
    this.checksum = document.checksums.whole;
    /** SHA-256 of what matters to play alone: a saved game should name it. */
    this.playChecksum = document.checksums.play;

    /** Sectors by id. */
    this.sectors = new Map(
      document.sectors.map(({ id, name, colour, neutral }) => [id, { id, name, colour, neutral }]),
    );
    /** Who moves, by id. */
    this.movers = new Map(
      Object.entries(document.movers).map(([id, m]) => [
        id,
        {
          id,
          label: m.label,
          allowance: m.allowance === UNKNOWN ? null : m.allowance,
          noiseFrom: m.noise_from,
          mayRevisit: m.may_revisit,
          throughOccupied: m.through_occupied,
        },
      ]),
    );
    this.#fieldList = document.fields.map((f) => ({
      id: f.id,
      name: f.name,
      kind: f.kind,
      countsAs: f.class,
      level: f.level,
      traits: f.traits,
      sector: f.sector,
      enter: f.enter,
      extra: f.extra,
      attributes: f.attributes ?? {},
      tags: f.tags ?? [],
    }));
    /** Ids of all fields, in the order of the file. */
    this.fields = this.#fieldList.map((f) => f.id);
    this.fields.forEach((id, i) => this.#index.set(id, i));
    if (this.#index.size !== this.fields.length) throw new RangeError("two fields share an id");
    this.formerIds = new Map(Object.entries(document.former_ids ?? {}));
    for (const [old, now] of this.formerIds) {
      if (this.fields.includes(old)) throw new RangeError(`the former id ${old} is that of a field`);
      this.#index.set(old, this.#at(now));
    }
    for (const f of this.#fieldList) {
      if (f.sector !== null) this.#known(f.sector, this.sectors, "sector");
      if (Object.values(f.enter).some((cost) => typeof cost === "number" && cost < 1)) {
        throw new RangeError(`a step onto ${f.id} that takes nothing`);
      }
      if (Object.values(f.extra).some((more) => more < 0)) {
        throw new RangeError(`a field ${f.id} that gives instead of taking`);
      }
    }
    for (const mover of this.movers.keys()) {
      if (!this.#fieldList.every((f) => Object.hasOwn(f.enter, mover))) {
        throw new RangeError(`a field does not tell whether a ${mover} enters`);
      }
      const costs = this.#fieldList.map((f) => f.enter[mover]);
      this.#enter.set(mover, costs.map((cost) => (cost === UNKNOWN ? 0 : cost ?? 0)));
      this.#least.set(mover, costs.map((cost) => (cost === UNKNOWN ? 1 : cost ?? 0)));
      const open = this.#fieldList.filter((f) => f.enter[mover] === UNKNOWN).map((f) => f.kind);
      this.#open.set(mover, [...new Set(open)]);
    }
    this.#countsWays = document.requires.includes("ways");
    /** Tables of the rules that mapkit hands on as they are, by name. */
    this.engineTables = new Map(
      Object.entries(document.engine_tables ?? {}).map(([id, t]) => [id, new EngineTable(t)]),
    );
    /** The bag of tokens as it is in the file, or null. */
    this.bag = document.bag ?? null;
    this.#others = document.disputed ?? null;
    this.#unproved = document.open ?? null;
    for (const pair of Object.keys({ ...this.#others, ...this.#unproved })) {
      pair.split("|").forEach((end) => this.#at(end));
    }
    this.#extra = this.#fieldList.map((f) => Object.entries(f.extra));
    this.#onceATurn = this.choices.hard_terrain === "once_a_turn";

    this.#markers = document.markers;
    for (const marker of this.#markers) this.#at(marker.field);
    /** Field by number of the objective. */
    this.objectives = new Map(this.#by("objective", "number", "number").sort((a, b) => a[0] - b[0]));
    /** The field that the arrow of a sector's colour points at, by sector. */
    this.entries = new Map(this.#by("entry", "sector", "string"));
    const guarded = new Set(this.#by("start", "squad", "string").map(([squad]) => squad));
    /** The sectors that have starts. */
    this.squads = [...this.sectors.keys()].filter((s) => guarded.has(s));
    /** Doors, ladders and walls, as in the file. */
    this.portals = document.portals;

    const n = this.fields.length;
    /** How far apart fields may be whose sight is known, in mm; null where that of all is. */
    this.withinMm = document.form === "near" ? document.near.sight.within_mm : null;
    let tables;
    if (document.form === "dense") tables = readIndexed(document.dense, n, denseRows, denseSight);
    else if (document.form === "blocks") tables = readBlocks(document.blocks, n);
    else if (document.form === "near") tables = readNear(document.near, n);
    else if (document.form === "expanded") tables = readExpanded(document, this.#index);
    else throw new RangeError(`the form ${document.form}`);
    this.#adjacent = near(tables.adjacent, n);
    this.#matching = near(tables.matching, n);
    this.#passable = near(tables.passable, n);
    this.#stacked = near(tables.stacked, n);
    /** Sets of built-up fields that steps join. */
    this.buildings = tables.buildings
      .map((b) => [...b].sort(ascending))
      .sort((a, b) => a[0] - b[0])
      .map((b) => this.#ids(b));
    this.#access = new Map(tables.access.map(([kind, at]) => [kind, new Set(this.#ids(at))]));
    this.#choice = this.choices.walking_distance ?? "fields";
    this.#walking = new Map();
    if (!this.#countsWays && document.form !== "near") {
      this.#walking.set(this.#choice === "turns" ? "turns" : "cost", tables.walking);
      if (tables.steps) this.#walking.set("fields", tables.steps);
    }
    for (const byMover of this.#walking.values()) {
      for (const mover of this.movers.keys()) {
        const rows = byMover.get(mover);
        if (rows instanceof Blocks) continue;
        if (rows?.length !== n || rows.some((row) => row.length !== n)) {
          throw new RangeError("a table of walking distances is not complete");
        }
      }
    }
    this.#clear = tables.clear;
    this.#grazing = tables.grazing;
  }

  // -- What is on the board ------------------------------------------------------------------

  /** Return what is known of a field: name, kind, class (countsAs), level, traits, sector. */
  field(id) {
    return this.#fieldList[this.#at(id)];
  }

  /** Return the fields of a sector (p. 10); those of a neutral one may lie apart. */
  fieldsIn(sector) {
    this.#known(sector, this.sectors, "sector");
    return this.#fieldList.filter((f) => f.sector === sector).map((f) => f.id);
  }

  /** Return where a squad's units start (p. 11), or only those of a role. */
  starts(squad, role = null) {
    this.#known(squad, this.squads, "squad");
    this.#known(role, [null, "officer", "soldier"], "role");
    return this.#marked("start", role === null ? { squad } : { squad, role });
  }

  /**
   * Return the marked fields of a solo card by squad, for a last known sector; none for the sector's
   * own squad, which stays.
   */
  regroupMarks(card, sector) {
    this.#known(sector, this.sectors, "sector");
    return new Map(
      this.squads
        .filter((squad) => squad !== sector)
        .map((squad) => [squad, this.#marked("regroup", { card, sector, squad })])
        .filter(([, fields]) => fields.length),
    );
  }

  /** Return all fields of the building that a field belongs to; none outside of one. */
  building(id) {
    this.#at(id);
    return this.buildings.find((b) => b.includes(id)) ?? [];
  }

  // -- Beside each other ---------------------------------------------------------------------

  /**
   * Return the fields that share a boundary with a field, whatever stands on it: for hearing (p. 5),
   * spotting (p. 9) and the assault officer. A tunnel and the walkway above never do (p. 14).
   */
  adjacent(id) {
    return this.#ids(this.#adjacent[this.#at(id)]);
  }

  /** Return the adjacent fields of the same class (p. 9); walls play no part. */
  matching(id) {
    return this.#ids(this.#matching[this.#at(id)]);
  }

  /** Return the fields that a figure may step to from a field (p. 5 and 10). */
  passable(id) {
    return this.#ids(this.#passable[this.#at(id)]);
  }

  /** Return the walkway above a tunnel, or the tunnel below a walkway (p. 14). */
  stacked(id) {
    return this.#ids(this.#stacked[this.#at(id)]);
  }

  /** Return the ids of the doors and ladders by which a figure steps from a to b (p. 10). */
  joinedBy(a, b) {
    const [from, to] = [this.#at(a), this.#at(b)];
    if (!this.#passable[from].includes(to)) return [];
    return this.portals
      .filter((p) => p.joins && p.between.includes(a) && p.between.includes(b))
      .map((p) => p.id);
  }

  /**
   * Return the fields that are so many steps over sides away, whatever lies in between: a Map of
   * steps by field, the nearest first.
   */
  atRange(id, nearest, farthest = nearest) {
    if (!(nearest >= 0 && nearest <= farthest)) {
      throw new RangeError(`the range ${nearest} to ${farthest} is none`);
    }
    const far = new Map([[this.#at(id), 0]]);
    let layer = [...far.keys()];
    for (let step = 1; step <= farthest; step++) {
      layer = [...new Set(layer.flatMap((f) => this.#adjacent[f]))].filter((f) => !far.has(f));
      layer.sort(ascending).forEach((f) => far.set(f, step));
    }
    const found = [...far].filter(([, n]) => n >= nearest).sort((a, b) => a[1] - b[1] || a[0] - b[0]);
    return new Map(found.map(([f, n]) => [this.fields[f], n]));
  }

  /** Return the fields of a kind, any for null, that carry some attributes, as `{ owner: "red" }`. */
  fieldsWith(kind = null, attributes = {}) {
    const carries = (f) =>
      Object.entries(attributes).every(([name, value]) => f.attributes[name] === value);
    return this.#fieldList
      .filter((f) => (kind === null || f.kind === kind) && carries(f))
      .map((f) => f.id);
  }

  // -- Moving, in one turn -------------------------------------------------------------------

  /**
   * Return every field on which a figure may end its move, its own included.
   *
   * Entering hard terrain takes 1 of the allowance on top of the step (p. 11 and 14). A way that
   * returns to a field gains nothing, so the sniper's ban on doing so (p. 5) is kept.
   * @param {string} start where it stands; with fromEntry the field that its arrow points at
   * @param {string} mover "sniper" or "defender"
   * @param {{allowance?: number, blocked?: Iterable<string>, occupied?: Iterable<string>,
   *   fromEntry?: boolean}} [options]
   * @returns {Map<string, {steps: number, cost: number}>} the fewest steps within the allowance,
   *   and the least that so many steps take; by steps, then in the order of the map. In a game where
   *   figures step over sides, the least that any way takes, and the fewest steps of such a way; by
   *   cost, then in the order of the map
   * @throws {NotKnownError} the answer hangs on a figure that nobody knows; so for all ways
   */
  reachable(start, mover, options = {}) {
    const { moving, limit, closed, held } = this.#move(mover, options);
    const first = this.#at(start);
    if (this.#countsWays) {
      return this.#cheapest(first, moving, limit, closed, held, options.fromEntry ?? false);
    }
    let layer = new Map();
    const put = (states, field, paid, cost) => states.set(key(field, paid), { field, paid, cost });
    if (!options.fromEntry) {
      put(layer, first, NOTHING, 0);
      held.delete(first);
    } else {
      const price = this.#entering(moving, first, closed, limit);
      if (price) put(layer, first, price.paid, price.cost);
    }
    const best = new Map([...layer].map(([state, { cost }]) => [state, cost]));
    const found = new Map();
    for (let steps = options.fromEntry ? 1 : 0; layer.size; steps++) {
      for (const { field, cost } of [...layer.values()].sort(byFieldThenCost)) {
        if (!found.has(field)) found.set(field, { steps, cost });
      }
      const following = new Map();
      for (const { field, paid, cost } of layer.values()) {
        for (const there of this.#passable[field]) {
          const price = closed.has(there) ? null : this.#price(moving, there, paid);
          if (!price) continue;
          const total = cost + price.cost;
          if (total < (best.get(key(there, price.paid)) ?? limit + 1)) {
            best.set(key(there, price.paid), total);
            put(following, there, price.paid, total);
          }
        }
      }
      layer = following;
    }
    return new Map(
      [...found].filter(([i]) => !held.has(i)).map(([i, reached]) => [this.fields[i], reached]),
    );
  }

  #cheapest(first, moving, limit, closed, held, fromEntry) {
    const queue = []; // by cost
    const put = (cost, steps, field, paid) => (queue[cost] ??= []).push({ steps, field, paid });
    if (!fromEntry) {
      put(0, 0, first, NOTHING);
      held.delete(first);
    } else {
      const price = this.#entering(moving, first, closed, limit);
      if (price) put(price.cost, 1, first, price.paid);
    }
    const [found, done] = [new Map(), new Set()];
    for (let cost = 0; cost < queue.length; cost++) {
      const here = (queue[cost] ?? []).sort((a, b) => a.steps - b.steps || a.field - b.field);
      for (const { steps, field, paid } of here) {
        if (done.has(key(field, paid))) continue;
        done.add(key(field, paid));
        if (!found.has(field)) found.set(field, { steps, cost });
        for (const there of this.#passable[field]) {
          const price = closed.has(there) ? null : this.#price(moving, there, paid);
          if (price && cost + price.cost <= limit) {
            put(cost + price.cost, steps + 1, there, price.paid);
          }
        }
      }
    }
    const ends = [...found].filter(([i]) => !held.has(i));
    ends.sort((a, b) => a[1].cost - b[1].cost || a[0] - b[0]);
    return new Map(ends.map(([i, reached]) => [this.fields[i], reached]));
  }

  /**
   * Return every way that a figure may move in one turn, visiting no field twice; options as for
   * reachable, and `end` for only those that end there. Each is a list of fields from `start` on;
   * standing still is a way of one field. The shorter first, then in the order of the map.
   */
  paths(start, mover, options = {}) {
    const { moving, limit, closed, held } = this.#move(mover, options);
    const first = this.#at(start);
    const last = options.end === undefined || options.end === null ? null : this.#at(options.end);
    const found = [];
    const goOn = (path, spent, paid) => {
      const here = path.at(-1);
      if (!held.has(here) && (last === null || last === here)) found.push(path);
      for (const there of this.#passable[here]) {
        const price = closed.has(there) ? null : this.#price(moving, there, paid);
        if (price && spent + price.cost <= limit && !path.includes(there)) {
          goOn([...path, there], spent + price.cost, price.paid);
        }
      }
    };
    if (!options.fromEntry) {
      held.delete(first);
      goOn([first], 0, NOTHING);
    } else {
      const price = this.#entering(moving, first, closed, limit);
      if (price) goOn([first], price.cost, price.paid);
    }
    return found.sort(shorterFirst).map((path) => this.#ids(path));
  }

  /**
   * Say why a figure may not move along a path in one turn; null where it may. `path` begins with
   * the field that it leaves (with fromEntry, the one that it enters first); options as for
   * reachable.
   */
  whyNot(path, mover, options = {}) {
    const { moving, limit, closed, held } = this.#move(mover, options);
    if (!path.length) return "a path needs at least one field";
    const way = path.map((id) => this.#at(id));
    let [spent, paid] = [0, NOTHING];
    for (let at = options.fromEntry ? 0 : 1; at < way.length; at++) {
      const [here, name] = [way[at], path[at]];
      const price = this.#price(moving, here, paid);
      if (!price) return `a ${mover} never enters ${name}`;
      if (at && !this.#passable[way[at - 1]].includes(here)) {
        return `no step leads from ${path[at - 1]} to ${name}`;
      }
      if (closed.has(here)) return `${name} is not free`;
      if (!moving.mayRevisit && way.indexOf(here) < at) {
        return `a ${mover} never returns to ${name} in one turn`;
      }
      spent += price.cost;
      paid = price.paid;
    }
    if (held.has(way.at(-1)) && (options.fromEntry || way.length > 1)) {
      return `nobody ends a move on ${path.at(-1)}, which is not free`;
    }
    return spent > limit ? `the move takes ${spent}, and the ${mover} has ${limit}` : null;
  }

  // -- Hearing -------------------------------------------------------------------------------

  /**
   * Tell whether a move is heard: 2 or 3 fields are, by their number alone (p. 5). One step into
   * hard terrain is silent, though it takes 2 of the allowance. As for heardOn and dogHears, `path`
   * names every field from the one that was left (with fromEntry, the first that was entered); a
   * RangeError says where no step leads on.
   */
  isNoisy(path, mover = SNIPER, { fromEntry = false } = {}) {
    const least = this.#mover(mover).noiseFrom;
    return least > 0 && least <= this.#way(path).length - (fromEntry ? 0 : 1);
  }

  /**
   * Return the fields on which a unit hears a move: those adjacent to any field that the figure
   * left, crossed or reached (p. 5), some of the path's own among them; none for a silent move.
   */
  heardOn(path, mover = SNIPER, { fromEntry = false } = {}) {
    if (!this.isNoisy(path, mover, { fromEntry })) return [];
    const heard = new Set([...this.#set(path)].flatMap((at) => this.#adjacent[at]));
    return this.#ids([...heard].sort(ascending));
  }

  /** Return those of the units' fields on which the move is heard, in the order given. */
  whoHears(path, units, mover = SNIPER, { fromEntry = false } = {}) {
    const heard = new Set(this.heardOn(path, mover, { fromEntry }));
    const here = this.#listed(units);
    this.#set(here);
    return here.filter((unit) => heard.has(unit));
  }

  /** Tell whether a dog hears a move: any into, out of or through its own field. */
  dogHears(path, dog, { fromEntry = false } = {}) {
    this.#at(dog);
    return this.#way(path).length > (fromEntry ? 0 : 1) && path.includes(dog);
  }

  // -- Walking farther than a turn -----------------------------------------------------------

  /** Return how far it is from one field to another, or null where no way leads. */
  distance(start, end, mover = DEFENDER, { count = "map" } = {}) {
    const there = this.#at(end);
    const far = this.#walk(this.#at(start), this.#mover(mover), count, new Set())[there];
    return far < 0 ? null : far;
  }

  /**
   * Return how far it is to every field that a way leads to, in the order of the map. With `blocked`
   * fields, which no way may enter, turns are not counted, and all ways are looked for anew.
   */
  distances(start, mover = DEFENDER, { count = "map", blocked = [] } = {}) {
    const row = this.#walk(this.#at(start), this.#mover(mover), count, this.#set(blocked));
    const found = new Map();
    row.forEach((far, i) => far >= 0 && found.set(this.fields[i], far));
    return found;
  }

  /**
   * Return which units have the shortest way to a field, all of them where several do.
   * @param {string|Iterable<string>} target a field, or several of which the nearest counts
   * @param {Iterable<string>} units fields where the units stand
   * @returns {{distance: number|null, fields: string[]}} null and none where no unit has a way
   */
  nearest(target, units, mover = DEFENDER, { count = "map" } = {}) {
    return this.#ranked(target, units, mover, count, (a, b) => a < b);
  }

  /** Return which units have the longest way to a field; units without a way are left out. */
  farthest(target, units, mover = DEFENDER, { count = "map" } = {}) {
    return this.#ranked(target, units, mover, count, (a, b) => a > b);
  }

  /**
   * Return all shortest ways to a field, or to the nearest ones of several; none where no way leads.
   * The shorter first, then in the order of the map.
   */
  shortestPaths(start, target, mover = DEFENDER, { count = "map", blocked = [] } = {}) {
    const first = this.#at(start);
    const { before, ends } = this.#shortest(first, target, mover, count, this.#set(blocked));
    const found = [];
    const goBack = (path) => {
      if (path[0] === first) found.push(path);
      for (const here of before(path[0])) goBack([here, ...path]);
    };
    for (const end of ends) goBack([end]);
    return found.sort(shorterFirst).map((path) => this.#ids(path));
  }

  /**
   * Return where one move towards a field or a sector may end (solo rules): on a shortest way, as
   * far along it as the allowance goes, on no occupied field; all fields that are equally far
   * along, or `start` alone where no way leads there or no field on the way is free. Where every
   * shortest way begins with a field that the allowance does not reach, hard terrain, the shortest
   * way round such fields counts. Options are those of reachable, and `count` for what makes a way
   * short.
   */
  towards(start, target, mover = DEFENDER, options = {}) {
    const { moving, limit, closed, held } = this.#move(mover, options);
    const first = this.#at(start);
    const count = options.count ?? "map";
    const { far, before, ends } = this.#shortest(first, target, mover, count, closed);
    const onward = new Map();
    const todo = [...ends];
    const seen = new Set(ends);
    while (todo.length) {
      const there = todo.pop();
      for (const here of before(there)) {
        onward.set(here, [...(onward.get(here) ?? []), there]);
        if (!seen.has(here)) todo.push(here);
        seen.add(here);
      }
    }
    let layer = [{ field: first, paid: NOTHING, cost: 0 }];
    const reached = new Map([[key(first, NOTHING), layer[0]]]);
    while (layer.length) {
      const following = [];
      for (const { field, paid, cost } of layer) {
        for (const there of onward.get(field) ?? []) {
          const price = this.#price(moving, there, paid);
          if (!price) continue;
          const state = { field: there, paid: price.paid, cost: cost + price.cost };
          const known = reached.get(key(there, price.paid))?.cost ?? limit + 1;
          if (state.cost >= known) continue;
          reached.set(key(there, price.paid), state);
          following.push(state);
        }
      }
      layer = following;
    }
    if (reached.size === 1 && onward.has(first)) {
      const isShut = (i) => i !== first && !(this.#price(moving, i, NOTHING)?.cost <= limit);
      const shut = [...this.fields.keys()].filter(isShut);
      if (shut.some((i) => !closed.has(i))) {
        const blocked = this.#ids([...closed, ...shut]);
        return this.towards(start, target, mover, { ...options, blocked });
      }
    }
    const on = [...new Set([...reached.values()].map((state) => state.field))];
    const free = on.filter((here) => here === first || !held.has(here));
    const best = Math.max(...free.map((here) => far[here]));
    return this.#ids(free.filter((here) => far[here] === best).sort(ascending));
  }

  // -- Sight and shots -----------------------------------------------------------------------

  /** Tell whether two fields see each other (p. 12), both ways; a field sees itself (p. 6). */
  sees(a, b, { grazing = null } = {}) {
    return this.shotDistance(a, b, { grazing }) !== null;
  }

  /**
   * Return the accuracy tokens that a shot needs (p. 6), or null where it is blocked: the fields on
   * the line, the target's too and the shooter's not; 1 on the same field.
   */
  shotDistance(a, b, { grazing = null } = {}) {
    const distance = rowOf(this.#sight(grazing), this.#at(a))[this.#at(b)];
    if (distance < 0) {
      throw new NotKnownError(
        `not known: sight of ${a} and ${b}, which are more than ${this.withinMm} mm apart`,
      );
    }
    return distance || null;
  }

  /**
   * Return the shot distance of every field in sight of one, itself included, in the order of the
   * map; none beyond `most`, where it is given (a sharpshooter has 7 tokens at most). Of tables
   * within a radius, fields farther away are left out, in sight or not.
   */
  inSight(id, { grazing = null, most = null } = {}) {
    const found = new Map();
    rowOf(this.#sight(grazing), this.#at(id)).forEach((distance, i) => {
      if (distance > 0 && (most === null || distance <= most)) found.set(this.fields[i], distance);
    });
    return found;
  }

  /** Return "clear", "grazing" (only a line of no width is left) or "blocked". */
  verdict(a, b) {
    if (this.sees(a, b, { grazing: "blocks" })) return "clear";
    return this.sees(a, b, { grazing: "sees" }) ? "grazing" : "blocked";
  }

  /**
   * Return what a pair's answer is on another drawing within the map's tolerance: by "sight" and
   * "distance" the other distances, null for no sight; empty where no other answer was found.
   */
  disputed(a, b) {
    const [first, second] = [this.#at(a), this.#at(b)].map((i) => this.fields[i]);
    if (this.#others === null) {
      throw new NotKnownError("not known: the tables were built without -O disputes=yes");
    }
    const found = this.#others[`${first}|${second}`] ?? this.#others[`${second}|${first}`];
    return new Map(Object.entries(found ?? {}));
  }

  /**
   * Return which answers of a pair nobody has proved or disputed, "sight" or "distance": treat them
   * as disputed. Empty where both are settled or disputed.
   */
  openAnswers(a, b) {
    const [first, second] = [this.#at(a), this.#at(b)].map((i) => this.fields[i]);
    if (this.#unproved === null) {
      throw new NotKnownError("not known: the tables were built without -O disputes=yes");
    }
    return this.#unproved[`${first}|${second}`] ?? this.#unproved[`${second}|${first}`] ?? [];
  }

  /** Return what becomes of a shot over a distance, with so many tokens drawn of each type (p. 6). */
  shot(distance, drawn) {
    const { bag } = this;
    if (bag === null) throw new NotKnownError("not known: the tables have no bag of tokens");
    for (const token of Object.keys(drawn)) {
      if (!Object.hasOwn(bag.tokens, token)) throw new RangeError(`no token is called ${token}`);
    }
    const count = (tokens) => tokens.reduce((sum, token) => sum + (drawn[token] ?? 0), 0);
    const reached = (rule) => {
      if (rule === null) return false;
      const more = Object.entries(rule.more ?? {});
      const least = more.reduce((sum, [t, n]) => sum + n * (drawn[t] ?? 0), rule.at_least);
      return count(rule.tokens) >= least;
    };
    const spoiled = reached(bag.spoils ?? null);
    const hits = count(bag.hits) >= distance && !spoiled;
    return { hits, spoiled, reveals: reached(bag.reveals ?? null) };
  }

  // -- Sniper Elite --------------------------------------------------------------------------

  /**
   * Return the entries open to a sniper with these objectives, by sector: not those of sectors that
   * hold one of them (p. 11).
   */
  entriesFor(...objectives) {
    for (const number of objectives) this.#known(number, this.objectives, "objective");
    const shut = new Set(objectives.map((number) => this.field(this.objectives.get(number)).sector));
    return new Map([...this.entries].filter(([sector]) => !shut.has(sector)));
  }

  /**
   * Return every set of fields that a unit may search at once (p. 9): its own field first, and any
   * that match it, up to `most` of them; sets of fewer fields come first. Fields that nobody may
   * enter are left out.
   */
  searchSets(id, { most = 2 } = {}) {
    const beside = this.#held(this.matching(id));
    const sets = [];
    for (let k = 0; k <= most; k++) {
      for (const chosen of combinations(beside, k)) sets.push([id, ...chosen]);
    }
    return sets;
  }

  /**
   * Return the fields that a shotgun hits: the shooter's own and all matching (p. 15) but those that
   * nobody may enter.
   */
  shotgun(id) {
    return [id, ...this.#held(this.matching(id))];
  }

  /**
   * Return where a unit may be deployed (p. 9): an officer on his start; a soldier on a field that
   * matches his officer's (`officer`: where he stands), in any sector, while the officer is in his
   * own, or anywhere with `anySector` (Radio Operator). Not on fields in `occupied`, nor where
   * nobody may enter.
   */
  deployPlaces(squad, role, { officer = null, occupied = [], anySector = false } = {}) {
    const held = this.#set(occupied);
    let places;
    if (role === "officer") {
      places = this.starts(squad, role);
    } else {
      this.#known(squad, this.squads, "squad");
      if (officer === null || !(anySector || this.field(officer).sector === squad)) return [];
      places = this.matching(officer);
    }
    return this.#free(places.map((id) => this.#at(id)), held);
  }

  /**
   * Return where a distracted unit may end: in one move, or none, in sight of the sniper's field.
   */
  distraction(unit, sniper, { blocked = [], occupied = [], grazing = null } = {}) {
    const ends = this.reachable(unit, DEFENDER, { blocked, occupied });
    return this.#seenAmong(sniper, [...ends.keys()], grazing);
  }

  // -- Solo rules ----------------------------------------------------------------------------

  /**
   * Return the fields with a door or a ladder on their boundary; only those of a kind, or counting
   * as it: "open", "built_up", "elevated".
   */
  accessFields(kind = null) {
    const classes = ["open", "built_up", "elevated"];
    this.#known(kind, [null, ...classes, ...this.#fieldList.map((f) => f.kind)], "kind");
    const fits = (f) => kind === null || kind === f.kind || kind === f.countsAs;
    return this.#fieldList
      .filter((f) => this.#access.get(f.kind)?.has(f.id) && fits(f))
      .map((f) => f.id);
  }

  /**
   * Return the unguarded access fields nearest to a field, all where several are: of a kind as for
   * accessFields, counted from the access field. An objective on open ground without a defender is
   * its own, whatever the kind. *On Guard* asks for "open"; `occupied` are the fields of defenders.
   */
  accessFor(id, kind = null, { occupied = [], count = "map" } = {}) {
    const held = this.#set(occupied);
    const goal = [...this.objectives.values()].includes(id) && this.field(id).countsAs === "open";
    const own = goal ? this.#free([this.#at(id)], held) : [];
    if (own.length) return own;
    const free = this.#free(this.accessFields(kind).map((door) => this.#at(door)), held);
    return this.nearest(id, free, DEFENDER, { count }).fields;
  }

  /**
   * Return which defenders a regroup card summons, by the field that calls them: fields marked for
   * the card that no defender holds. In a squad's sector one calls all units of its colour, each of
   * which goes to one of its fields; the sector's own squad stays. In a neutral sector one calls the
   * nearest unit of its colour, all of them where several are equally near. Ask maySummon of each.
   * @param {string} sector where the sniper was last known
   * @param {Object<string, Iterable<string>>} units by squad, the fields of its units
   * @returns {Map<string, string[]>}
   */
  regroupCalls(card, sector, units, { count = "map" } = {}) {
    const squads = new Map(Object.entries(units).map(([squad, at]) => [squad, this.#set(at)]));
    const held = new Set([...squads.values()].flatMap((at) => [...at]));
    const calls = new Map();
    for (const [squad, marks] of this.regroupMarks(card, sector)) {
      const here = this.#ids([...(squads.get(squad) ?? [])].sort(ascending));
      for (const mark of this.#free(marks.map((id) => this.#at(id)), held)) {
        const { neutral } = this.sectors.get(sector);
        const called = neutral ? this.nearest(mark, here, DEFENDER, { count }).fields : here;
        if (called.length) calls.set(mark, [...(calls.get(mark) ?? []), ...called]);
      }
    }
    const inOrder = (ids) => this.#ids([...this.#set(ids)].sort(ascending));
    return new Map(inOrder(calls.keys()).map((mark) => [mark, inOrder(calls.get(mark))]));
  }

  /**
   * Return where every unit stands after a regroup card, by the field where it stood. The card sets
   * the last known sector to the sniper's. In a squad's sector its own squad stays, and so does who
   * is on a mark of its colour; each other unit goes to one mark of its colour without a defender, as
   * many as can. In a neutral sector each mark calls the nearest unit of its colour, which is put
   * there as summonPlaces says. maySummon holds for each. Of several ways one that puts a unit on the
   * sniper's field is given, then that after which the squad is nearest to him in all, of equal ones
   * the first in the order of the map.
   */
  regroup(card, sniper, units, { count = "map" } = {}) {
    return this.#regrouped(card, sniper, units, count).moves;
  }

  /** Return, by squad, between how many equal ways of a regroup card lots decide: two or more. */
  regroupTies(card, sniper, units, { count = "map" } = {}) {
    return this.#regrouped(card, sniper, units, count).ties;
  }

  #regrouped(card, sniper, units, count) {
    const ties = new Map();
    const { sector } = this.field(sniper);
    const squads = new Map(Object.entries(units).map(([squad, ids]) => [squad, [...ids]]));
    const moves = new Map([...squads.values()].flat().map((unit) => [unit, unit]));
    const called = sector === null ? new Map() : this.regroupMarks(card, sector);
    for (const squad of this.sectors.keys()) {
      if (!called.has(squad) || !squads.has(squad) || squad === sector) continue;
      const marks = called.get(squad);
      const mine = this.#ids([...this.#set(squads.get(squad))].sort(ascending));
      const held = new Set(moves.values());
      const moving = mine.filter((unit) => !marks.includes(unit));
      const ways = this.sectors.get(sector).neutral
        ? this.#calls(mine, marks, held, sniper, count)
        : this.#shares(
            moving,
            this.#free(marks.map((id) => this.#at(id)), this.#set(held)),
            sniper,
            count,
          );
      let [equal, least] = [[], null];
      for (const way of ways) {
        const ends = mine.map((unit) =>
          this.distance(way.get(unit) ?? unit, sniper, DEFENDER, { count }),
        );
        const far = ends.reduce((sum, end) => sum + (end ?? this.fields.length), 0);
        const spares = ![...way].some(([unit, place]) => place === sniper && unit !== sniper);
        const rank = [-way.size, Number(spares), far];
        const order = least === null ? -1 : byRank(rank, least);
        if (order < 0) [equal, least] = [[way], rank];
        else if (order === 0) equal.push(way);
      }
      for (const [unit, place] of equal[0]) moves.set(unit, place);
      const after = (way) => mine.map((unit) => way.get(unit) ?? unit);
      const different = new Set(equal.map((way) => String(after(way).sort())));
      if (different.size > 1) ties.set(squad, different.size);
    }
    const inOrder = [...this.#set(moves.keys())].sort(ascending);
    return { moves: new Map(this.#ids(inOrder).map((unit) => [unit, moves.get(unit)])), ties };
  }

  /**
   * Return the fields at most 2 away (3 with the Sniper challenge) **and** in sight, the own one
   * included. `by` is "steps" that a figure could take, every field as one, the distance of a "shot",
   * or "map": as the choice recon_distance says, in steps where the map gives none.
   */
  recon(id, { steps: most = 2, by = "map", grazing = null } = {}) {
    const counted = by === "map" ? this.choices.recon_distance ?? "steps" : by;
    this.#known(counted, new Set(["steps", "shot"]), "way to count recon");
    if (counted === "shot") {
      const seen = this.#held([...this.inSight(id, { grazing, most }).keys()]);
      return this.#ids([...this.#set([id, ...seen])].sort(ascending));
    }
    const far = this.distances(id, DEFENDER, { count: "fields" });
    return this.#seenAmong(id, [...far.keys()].filter((f) => far.get(f) <= most), grazing);
  }

  /**
   * Return the fields on which a searching defender finds the sniper: own or adjacent, but for those
   * that nobody may enter.
   */
  soloSearch(id) {
    return [id, ...this.#held(this.adjacent(id))];
  }

  /**
   * Return where a defender summoned to a field is put, all places that are as good: on the field;
   * else on a matching one without a defender; else on the nearest without one.
   */
  summonPlaces(target, occupied = [], { count = "map" } = {}) {
    const [held, there] = [this.#set(occupied), this.#at(target)];
    for (const places of [[there], this.#matching[there]]) {
      const free = this.#free(places, held);
      if (free.length) return free;
    }
    const everywhere = this.#free([...this.fields.keys()], held);
    return this.nearest(target, everywhere, DEFENDER, { count }).fields;
  }

  /**
   * Tell whether a defender may be summoned from its field to a place: one that is already in the
   * last known sector is not put farther from the sniper. No way counts as farther than any.
   */
  maySummon(unit, place, sniper, lastKnown, { count = "map" } = {}) {
    this.#known(lastKnown, this.sectors, "sector");
    const now = this.distance(unit, sniper, DEFENDER, { count });
    const then = this.distance(place, sniper, DEFENDER, { count });
    if (this.field(unit).sector !== lastKnown || now === null) return true;
    return then !== null && then <= now;
  }

  /**
   * Return where a fallen unit comes back: its officer's start, else a field adjacent to it,
   * whatever the kind, that defenders may enter.
   */
  returnPlaces(squad, occupied = []) {
    const held = this.#set(occupied);
    const starts = this.starts(squad, "officer").map((id) => this.#at(id));
    const beside = [...new Set(starts.flatMap((start) => this.#adjacent[start]))];
    const free = this.#free(starts, held);
    return free.length ? free : this.#free(beside, held);
  }

  // -- Figures that nobody knows ---------------------------------------------------------------

  /*
   * A question about ways is answered only where no open figure could change the answer: it is asked
   * with 1 for what is open, the least that a step takes, and with never. Where both agree, so does
   * everything in between.
   */
  static {
    for (const [name, place] of MOVER_PLACES) {
      const ask = Tables.prototype[name];
      Tables.prototype[name] = function (...given) {
        return this.#askBoth(given[place] ?? DEFENDER, () => ask.apply(this, given));
      };
    }
  }

  #askBoth(mover, ask) {
    const open = this.#open.get(mover);
    if (!open?.length) return ask();
    const [enter, all] = [this.#enter, this.#open];
    try {
      this.#open = new Map();
      const found = ask();
      this.#enter = this.#least;
      if (plain(found) === plain(ask())) return found;
    } finally {
      [this.#enter, this.#open] = [enter, all];
    }
    throw new NotKnownError(`not known: cost of ${open.join(", ")} for ${mover}`);
  }

  // -- Inside --------------------------------------------------------------------------------

  #at(id) {
    const i = this.#index.get(id);
    if (i !== undefined) return i;
    if (typeof id !== "string") throw new RangeError(`ids of fields are strings, not ${id}`);
    return this.#unknown("field", id);
  }

  #unknown(what, name) {
    throw new RangeError(`the map ${this.id} has no ${what} ${name}`);
  }

  #known(name, among, what) {
    if (!(Array.isArray(among) ? among.includes(name) : among.has(name))) this.#unknown(what, name);
  }

  #mover(mover) {
    this.#known(mover, this.movers, "mover");
    return this.movers.get(mover);
  }

  #ids(indices) {
    return Array.from(indices, (i) => this.fields[i]);
  }

  #listed(ids) {
    if (typeof ids === "string") throw new TypeError(`expected a list of fields, not "${ids}"`);
    return [...ids];
  }

  #set(ids) {
    return new Set(this.#listed(ids).map((id) => this.#at(id)));
  }

  #way(path) {
    const way = this.#listed(path).map((id) => this.#at(id));
    way.forEach((there, i) => {
      if (i && !this.#passable[way[i - 1]].includes(there)) {
        throw new RangeError(`no step leads from ${path[i - 1]} to ${path[i]}`);
      }
    });
    return way;
  }

  #by(type, attribute, wanted) {
    const marks = this.#markers.filter((m) => m.type === type);
    for (const m of marks) {
      if (typeof m[attribute] !== wanted) throw new TypeError(`a ${type} without ${attribute}`);
    }
    return marks.map((m) => [m[attribute], m.field]);
  }

  #marked(type, wanted) {
    const fits = (m) => Object.entries(wanted).every(([name, value]) => m[name] === value);
    const found = this.#markers.filter((m) => m.type === type && fits(m));
    return this.#ids([...new Set(found.map((m) => this.#at(m.field)))].sort(ascending));
  }

  /** Return the places where a defender may be put. */
  /** Give every way to put units on fields, each on one or none. */
  *#shares(units, free, sniper, count) {
    if (!units.length) {
      yield new Map();
      return;
    }
    const [unit, ...others] = units;
    const { sector } = this.field(sniper);
    for (const place of free) {
      if (!this.maySummon(unit, place, sniper, sector, { count })) continue;
      const left = free.filter((id) => id !== place);
      for (const rest of this.#shares(others, left, sniper, count)) {
        yield new Map([[unit, place], ...rest]);
      }
    }
    yield* this.#shares(others, free, sniper, count);
  }

  /** Give every way to call the nearest unit to each mark. */
  *#calls(units, marks, held, sniper, count) {
    if (!marks.length || !units.length) {
      yield new Map();
      return;
    }
    const [mark, ...others] = marks;
    const { sector } = this.field(sniper);
    const called = this.nearest(mark, units, DEFENDER, { count }).fields;
    for (const unit of called) {
      const left = units.filter((id) => id !== unit);
      const without = [...held].filter((id) => id !== unit);
      const places = this.summonPlaces(mark, without, { count }).filter((place) =>
        this.maySummon(unit, place, sniper, sector, { count }),
      );
      for (const place of places.length ? places : [unit]) {
        const after = new Set([...without, place]);
        for (const rest of this.#calls(left, others, after, sniper, count)) {
          yield new Map([[unit, place], ...rest]);
        }
      }
    }
    if (!called.length) yield* this.#calls(units, others, held, sniper, count);
  }

  #held(ids) {
    const stand = [...this.#least.values()];
    return ids.filter((id) => stand.some((enter) => enter[this.#index.get(id)]));
  }

  #free(places, held) {
    const enter = this.#enter.get(this.#mover(DEFENDER).id);
    const free = Array.from(places).filter((i) => enter[i] && !held.has(i));
    return this.#ids(free.sort(ascending));
  }

  /** Return the mover, its limit, the fields it cannot enter, those it cannot end on. */
  #move(mover, options) {
    for (const name of Object.keys(options)) {
      if (!OF_MOVES.includes(name)) {
        throw new RangeError(`no option "${name}"; there are: ${OF_MOVES.join(", ")}`);
      }
    }
    const { allowance = null, blocked = [], occupied = [] } = options;
    if (allowance !== null && !(Number.isInteger(allowance) && allowance >= 0)) {
      throw new RangeError(`an allowance is a whole number, not ${JSON.stringify(allowance)}`);
    }
    const moving = this.#mover(mover);
    const [closed, held] = [this.#set(blocked), this.#set(occupied)];
    if (!moving.throughOccupied) held.forEach((i) => closed.add(i));
    const limit = allowance ?? moving.allowance;
    if (limit === null) throw new NotKnownError(`not known: allowance of ${mover}`);
    return { moving, limit, closed, held };
  }

  /** Return what entering a field costs now, and which traits have been paid for then, or null. */
  #price(moving, there, paid) {
    const plain = this.#enter.get(moving.id)[there];
    const extra = this.#extra[there];
    if (!plain) return null;
    if (!extra.length) return { cost: plain, paid };
    const due = this.#onceATurn ? extra.filter(([trait]) => !paid.includes(trait)) : extra;
    const cost = due.reduce((sum, [, more]) => sum + more, plain);
    if (!this.#onceATurn) return { cost, paid };
    return { cost, paid: [...paid, ...due.map(([trait]) => trait)].sort() };
  }

  /** Return what the step from an arrow onto its field takes, or null where it is shut. */
  #entering(moving, first, closed, limit) {
    const price = closed.has(first) ? null : this.#price(moving, first, NOTHING);
    return price && price.cost <= limit ? price : null;
  }

  /** Return how far it is to every field, -1 for never. */
  #walk(start, moving, count, blocked) {
    if (count === "map" && this.#choice === "turns") {
      if (blocked.size) throw new RangeError('with blocked fields, count by "cost" or "fields"');
      return rowOf(this.#walking.get("turns").get(moving.id), start);
    }
    count = this.#counted(count);
    if (!blocked.size && this.#walking.has(count)) {
      return rowOf(this.#walking.get(count).get(moving.id), start);
    }
    const far = new Array(this.fields.length).fill(-1);
    const queue = [[start]]; // by distance
    for (let now = 0; now < queue.length; now++) {
      for (const here of queue[now] ?? []) {
        if (far[here] >= 0) continue;
        far[here] = now;
        for (const there of this.#passable[here]) {
          const weight = this.#weight(moving, there, count);
          if (weight && far[there] < 0 && !blocked.has(there)) {
            (queue[now + weight] ??= []).push(there);
          }
        }
      }
    }
    return far;
  }

  /** Return what makes a way short, "cost" or "fields". */
  #counted(count) {
    if (count === "map") return this.#choice === "cost" ? "cost" : "fields";
    if (count === "cost" || count === "fields") return count;
    throw new RangeError(`count by "map", "cost" or "fields", not "${count}"`);
  }

  /** Return what a step onto a field adds to the length of a way; 0 for never. */
  #weight(moving, there, count) {
    const plain = this.#enter.get(moving.id)[there];
    if (count === "fields") return plain ? 1 : 0;
    return plain && this.#extra[there].reduce((sum, [, more]) => sum + more, plain);
  }

  /** Return the distances, who comes before a field on shortest ways, and the ends. */
  #shortest(start, target, mover, count, blocked) {
    const moving = this.#mover(mover);
    count = this.#counted(count);
    const far = this.#walk(start, moving, count, blocked);
    const before = (there) => {
      if (there === start) return [];
      const weight = this.#weight(moving, there, count);
      return this.#passable[there].filter(
        (here) => far[here] >= 0 && far[here] + weight === far[there],
      );
    };
    const reached = [...this.#targets(target)].filter((i) => far[i] >= 0).sort(ascending);
    const least = Math.min(...reached.map((i) => far[i]));
    return { far, before, ends: reached.filter((i) => far[i] === least) };
  }

  #targets(target) {
    return typeof target === "string" ? new Set([this.#at(target)]) : this.#set(target);
  }

  #ranked(target, units, mover, count, better) {
    const [targets, moving] = [this.#targets(target), this.#mover(mover)];
    let [best, fields] = [null, []];
    for (const unit of [...this.#set(units)].sort(ascending)) {
      const row = this.#walk(unit, moving, count, new Set());
      const ways = [...targets].map((t) => row[t]).filter((far) => far >= 0);
      if (!ways.length) continue;
      const far = Math.min(...ways);
      if (best === null || better(far, best)) [best, fields] = [far, []];
      if (far === best) fields.push(unit);
    }
    return { distance: best, fields: this.#ids(fields) };
  }

  /** Return those of some fields that one sees, in the order of the map. */
  #seenAmong(id, places, grazing) {
    const found = this.#ids([...this.#set(places)].sort(ascending));
    return found.filter((f) => this.sees(id, f, { grazing }));
  }

  #sight(grazing) {
    if (!this.#clear) throw new RangeError(`the game of the map ${this.id} has no lines of sight`);
    const chosen = grazing ?? this.choices.grazing ?? "blocks";
    if (chosen !== "blocks" && chosen !== "sees") {
      throw new RangeError(`grazing "blocks" or "sees", not "${chosen}"`);
    }
    return chosen === "sees" ? this.#grazing : this.#clear;
  }
}

const NOTHING = [];
const plain = (value) => JSON.stringify(value instanceof Map ? [...value] : value);
const ascending = (a, b) => a - b;
const key = (field, paid) => `${field} ${paid.join(" ")}`;
const byFieldThenCost = (a, b) => a.field - b.field || a.cost - b.cost;
function byRank(a, b) {
  return a.map((n, i) => n - b[i]).find((difference) => difference !== 0) ?? 0;
}

function shorterFirst(a, b) {
  if (a.length !== b.length) return a.length - b.length;
  const at = a.findIndex((field, i) => field !== b[i]);
  return at < 0 ? 0 : a[at] - b[at];
}

function* combinations(items, k, from = 0) {
  if (k === 0) yield [];
  else {
    for (let i = from; i < items.length; i++) {
      for (const rest of combinations(items, k - 1, i + 1)) yield [items[i], ...rest];
    }
  }
}

// -- Reading ---------------------------------------------------------------------------------

function toText(source) {
  if (!(source instanceof Uint8Array)) return JSON.stringify(source);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(source);
  } catch (wrong) {
    throw new TablesError("json", `this is not JSON, and not UTF-8 text: ${wrong.message}`);
  }
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch (wrong) {
    throw new TablesError("json", `this is not JSON: ${wrong.message}`);
  }
}

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** Refuse what is not a whole map that this reader understands; see docs/tables-json.md. */
function checkHeader(document) {
  if (!isObject(document) || document.format !== FORMAT) {
    throw new TablesError("format", `this is not a ${FORMAT} file; mapkit build writes one`);
  }
  const { version, requires, checksums } = document;
  if (typeof version !== "string" || !/^[0-9]{1,9}\.[0-9]{1,9}$/.test(version)) {
    throw new TablesError("version", `the version of the tables is unclear: ${version}`);
  }
  if (Number.parseInt(version, 10) !== MAJOR) {
    throw new TablesError(
      "version",
      `the tables have version ${version}, and this reader knows ${MAJOR}.x only`,
    );
  }
  if (!Array.isArray(requires) || !requires.every((need) => typeof need === "string")) {
    throw new TablesError("content", "the tables do not say what they require");
  }
  if (requires.includes("partial") || Object.hasOwn(document, "missing")) {
    throw new TablesError(
      "partial",
      "the tables are partial, since the map has errors; fix it and build again",
    );
  }
  const unknown = requires.filter((need) => !UNDERSTOOD.has(need)).sort();
  if (unknown.length) {
    throw new TablesError(
      "requires",
      `the tables need a newer reader, which knows: ${unknown.join(", ")}`,
    );
  }
  if (!isObject(checksums) || typeof checksums.whole !== "string") {
    throw new TablesError("checksum", "the tables have no checksum; build them again");
  }
  const { whole, ...rest } = checksums;
  const text = canonical({ ...document, checksums: rest });
  if (sha256(new TextEncoder().encode(text)) !== whole) {
    throw new TablesError(
      "checksum",
      "the tables were damaged or changed by hand: the checksum differs",
    );
  }
  const wrong = misfit(document, HEADER, "");
  if (wrong) throw new TablesError("content", `the tables are inconsistent: ${wrong}`);
}

/** Say where a value is not of the form that it should have; null where it is. */
function misfit(value, shape, where) {
  if (shape === "cost" || shape === "allowance") {
    const open = value === UNKNOWN || (value === null && shape === "cost");
    return open || typeof value === "number" ? null : `${where} is no ${shape}`;
  }
  if (typeof shape === "string") {
    if (value === null && shape.endsWith("?")) return null;
    return typeof value === shape.replace("?", "") ? null : `${where} is no ${shape}`;
  }
  const inside = (name, item, form) => misfit(item, form, where ? `${where}.${name}` : name);
  if (Array.isArray(shape)) {
    if (!Array.isArray(value)) return `${where} is no list`;
    return first(value.keys(), (i) => inside(i, value[i], shape[0]));
  }
  if (!isObject(value)) return `${where || "it"} is no object`;
  if ("*" in shape) return first(Object.keys(value), (name) => inside(name, value[name], shape["*"]));
  return first(Object.keys(shape), (key) => {
    const name = key.replace("?", "");
    if (Object.hasOwn(value, name) && (name === key || value[name] !== null)) {
      return inside(name, value[name], shape[key]);
    }
    return name === key ? `${where}.${name} is missing` : null;
  });
}

function first(names, find) {
  for (const name of names) {
    const found = find(name);
    if (found) return found;
  }
  return null;
}

/** Write a value in the canonical form of RFC 8785, which the checksum is taken over. */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (isObject(value)) {
    const names = Object.keys(value).sort();
    return `{${names.map((n) => `${JSON.stringify(n)}:${canonical(value[n])}`).join(",")}}`;
  }
  if (typeof value === "number" && !Number.isSafeInteger(value)) {
    throw new TablesError("content", `the tables hold ${value}, and all their numbers are integers`);
  }
  return JSON.stringify(value);
}

function readExpanded(document, index) {
  const at = (id) => {
    const i = index.get(id);
    if (i === undefined) throw new RangeError(`no field ${id}`);
    return i;
  };
  const all = (ids) => ids.map(at);
  const walked = (byMover) =>
    new Map(
      Object.entries(byMover).map(([mover, rows]) => [
        mover,
        rows.map((row) => row.map((far) => (far === null ? -1 : notNegative(far)))),
      ]),
    );
  const n = index.size;
  if (document.los !== null && !isObject(document.los)) throw new TypeError("los is no object");
  const [clear, grazing] = document.los === null ? [null, null] : [noSight(n), noSight(n)];
  for (const [pair, entry] of Object.entries(document.los ?? {})) {
    const ids = pair.split("|");
    if (ids.length !== 2) throw new RangeError(`the pair ${pair}`);
    const [i, j] = all(ids);
    for (const [table, distance] of [[clear, entry.clear], [grazing, entry.grazing]]) {
      if (distance !== null) table[i][j] = table[j][i] = positive(distance);
    }
  }
  return {
    adjacent: document.adjacent.map(all),
    matching: document.matching.map(all),
    passable: document.passable.map(all),
    stacked: document.stacked.map(all),
    buildings: document.buildings.map(all),
    access: Object.entries(document.access).map(([kind, ids]) => [kind, all(ids)]),
    steps: "steps" in document ? walked(document.steps) : null,
    walking: walked(document.walking ?? {}),
    clear,
    grazing,
  };
}

function readIndexed(tables, n, rows, seen) {
  const walked = (byMover) =>
    new Map(Object.entries(byMover).map(([mover, table]) => [mover, rows(table, n)]));
  return {
    adjacent: tables.adjacent,
    matching: tables.matching,
    passable: tables.passable,
    stacked: tables.stacked,
    buildings: tables.buildings.map((building) => building.map((i) => below(i, n))),
    access: Object.entries(tables.access).map(([kind, at]) => [kind, at.map((i) => below(i, n))]),
    steps: "steps" in tables ? walked(tables.steps) : null,
    walking: walked(tables.walking ?? {}),
    clear: tables.sight === null ? null : seen(tables.sight.clear, n),
    grazing: tables.sight === null ? null : seen(tables.sight.grazing, n),
  };
}

function readBlocks(tables, n) {
  const packed = (never) => (texts) => new Blocks(texts, n, tables.rows, never);
  return readIndexed(tables, n, packed(255), packed(null));
}

function readNear(tables, n) {
  const { rows } = tables.sight;
  if (rows.length !== n) throw new RangeError(`${rows.length} rows of sight, for ${n} fields`);
  const read = readIndexed({ ...tables, sight: null }, n, null, null);
  return { ...read, clear: new NearRows(rows, n, 0), grazing: new NearRows(rows, n, 1) };
}

/** Shot distances of fields near each other, -1 where a pair was not asked about. */
class NearRows {
  #texts;
  #n;
  #which;

  constructor(texts, n, which) {
    [this.#texts, this.#n, this.#which] = [texts, n, which];
  }

  row(i) {
    const found = new Int16Array(this.#n).fill(-1);
    const data = bytes(this.#texts[i], null);
    for (let [at, field] = [0, -1]; at < data.length; at += 3) {
      let [step, place] = [0, 1];
      for (; data[at] & 128; at++, place *= 128) step += (data[at] & 127) * place;
      field += step + data[at++] * place;
      if (!(field < this.#n) || at + 3 > data.length) {
        throw new RangeError(`row ${i} of the sight is damaged`);
      }
      found[field] = data[at + this.#which];
    }
    found[i] = 1;
    return found;
  }
}

/** Blocks of a table that stay decoded: those asked for last. */
const KEPT = 8;

/** A table whose rows are decoded when they are asked for, a block at a time. */
class Blocks {
  #texts;
  #n;
  #rows;
  #never;
  #kept = new Map();

  constructor(texts, n, rows, never) {
    if (!(Number.isInteger(rows) && rows > 0) || texts.length !== Math.ceil(n / rows)) {
      throw new RangeError(`${texts.length} blocks of ${rows} rows, for ${n} fields`);
    }
    [this.#texts, this.#n, this.#rows, this.#never] = [texts, n, rows, never];
  }

  row(i) {
    const [number, at] = [Math.floor(i / this.#rows), i % this.#rows];
    const block = this.#kept.get(number) ?? this.#decoded(number);
    this.#kept.delete(number);
    this.#kept.set(number, block);
    if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value);
    const row = block.subarray(at * this.#n, (at + 1) * this.#n);
    return Array.from(row, (byte) => (byte === this.#never ? -1 : byte));
  }

  #decoded(number) {
    const n = this.#n;
    const length = Math.min(this.#rows, n - number * this.#rows) * n;
    const runs = bytes(this.#texts[number], null);
    const block = new Uint8Array(length);
    let end = 0;
    for (let k = 0; k < runs.length; k += 2) {
      block.fill(runs[k], end, end + runs[k + 1]);
      end += runs[k + 1];
    }
    if (end !== length) throw new RangeError(`block ${number} of a table has another length`);
    for (let k = n; k < length; k++) block[k] += block[k - n]; // modulo 256
    return block;
  }
}

function rowOf(table, i) {
  return table instanceof Blocks || table instanceof NearRows ? table.row(i) : table[i];
}

function denseRows(text, n) {
  const far = Array.from(bytes(text, n * n), (byte) => (byte === 255 ? -1 : byte));
  return Array.from({ length: n }, (_, i) => far.slice(i * n, (i + 1) * n));
}

function denseSight({ pairs, distances }, n) {
  const bits = bytes(pairs, Math.ceil((n * (n - 1)) / 2 / 8));
  const given = bytes(distances, null);
  const found = noSight(n);
  let [k, used] = [0, 0];
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++, k++) {
      if ((bits[k >> 3] >> (k & 7)) & 1) {
        found[i][j] = found[j][i] = positive(given[used++]);
      }
    }
  }
  if (used !== given.length) throw new RangeError("the table of sight has another length");
  return found;
}

/** A table in which every field sees itself at distance 1, and no other (L7). */
function noSight(n) {
  return Array.from({ length: n }, (_, i) => {
    const row = new Uint16Array(n);
    row[i] = 1;
    return row;
  });
}

function bytes(text, length) {
  if (typeof text !== "string" || !/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4) {
    throw new TypeError("a table is no base64");
  }
  const letters = atob(text);
  const data = new Uint8Array(letters.length);
  for (let at = 0; at < data.length; at++) data[at] = letters.charCodeAt(at);
  if (length !== null && data.length !== length) {
    throw new RangeError(`a table has ${data.length} bytes and should have ${length}`);
  }
  return data;
}

function positive(distance) {
  if (!(Number.isInteger(distance) && distance > 0)) {
    throw new RangeError(`a shot distance of ${distance}`);
  }
  return distance;
}

function notNegative(distance) {
  if (!(Number.isInteger(distance) && distance >= 0)) throw new RangeError(`a way of ${distance}`);
  return distance;
}

function below(index, n) {
  if (!(Number.isInteger(index) && index >= 0 && index < n)) {
    throw new RangeError(`a field ${index}, of ${n}`);
  }
  return index;
}

/** Return for each field the others that it is paired with, in order. */
function near(pairs, n) {
  const found = Array.from({ length: n }, () => new Set());
  for (const pair of pairs) {
    const [a, b] = pair;
    if (pair.length !== 2 || below(a, n) === below(b, n)) throw new RangeError(`a pair ${pair}`);
    found[a].add(b);
    found[b].add(a);
  }
  return found.map((others) => [...others].sort(ascending));
}

// -- SHA-256 (FIPS 180-4), since browsers have it for waiting callers only ----------------------

const ROUND = Uint32Array.from(primes(64), (p) => fraction(Math.cbrt(p)));
const START = Uint32Array.from(primes(8), (p) => fraction(Math.sqrt(p)));

function primes(count) {
  const found = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p)) found.push(n);
  return found;
}

/** The first 32 bits behind the point; a double has 15 and more to spare. */
function fraction(x) {
  return Math.floor((x - Math.floor(x)) * 2 ** 32);
}

function sha256(data) {
  const padded = new Uint8Array(((data.length + 8) >> 6) * 64 + 64);
  padded.set(data);
  padded[data.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 8, Math.floor(data.length / 2 ** 29));
  words.setUint32(padded.length - 4, data.length << 3);
  const rotate = (x, by) => (x >>> by) | (x << (32 - by));
  const sum = Uint32Array.from(START);
  const w = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = words.getUint32(at + 4 * i);
    for (let i = 16; i < 64; i++) {
      const x = w[i - 15];
      const y = w[i - 2];
      const small = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
      w[i] = w[i - 16] + small + w[i - 7] + (rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = sum;
    for (let i = 0; i < 64; i++) {
      const mixed = (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g));
      const one = (h + mixed + ROUND[i] + w[i]) | 0;
      const two = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      h = g;
      g = f;
      f = e;
      e = (d + one) | 0;
      d = c;
      c = b;
      b = a;
      a = (one + two) | 0;
    }
    [a, b, c, d, e, f, g, h].forEach((x, i) => (sum[i] += x));
  }
  return Array.from(sum, (x) => x.toString(16).padStart(8, "0")).join("");
}
