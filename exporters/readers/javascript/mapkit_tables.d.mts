/**
 * Types of `mapkit_tables.mjs`, for TypeScript and for editors. Copy both files; what the methods
 * mean is told in the reader itself.
 */

/** Why a file is no map to play on. */
export type TablesReason =
  | "unreadable"
  | "json"
  | "format"
  | "version"
  | "requires"
  | "partial"
  | "checksum"
  | "content";

/** A file is no map to play on. */
export class TablesError extends Error {
  constructor(reason: TablesReason, message: string);
  name: "TablesError";
  reason: TablesReason;
}

/** The answer hangs on a figure of the rules that nobody knows; the message names it. */
export class NotKnownError extends RangeError {
  constructor(message: string);
  name: "NotKnownError";
}

/** A table of the rules that is handed on as it is; cells that nobody knows are null. */
export class EngineTable {
  private constructor(table: object);
  readonly label: string;
  readonly text: string;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly cells: readonly (readonly (readonly number[] | null)[])[];
  cell(row: string, column: string): readonly number[];
}

/** Read tables from their text, its bytes or what JSON.parse made of it, or throw a TablesError. */
export function load(source: string | Uint8Array | object): Tables;

/** Read a file of tables in Node; see load. */
export function loadFile(path: string | URL): Promise<Tables>;

/** Where the map comes from: show it where a player sees a verdict. */
export interface Provenance {
  kind: "reconstruction" | "traced" | "designed" | "example";
  note: string;
  source: string;
}

export interface RulesetName {
  id: string;
  name: string;
  version: string;
}

export interface Sector {
  id: string;
  name: string;
  colour: string;
  neutral: boolean;
}

/** Who moves. */
export interface Mover {
  id: string;
  label: string;
  /** Null where nobody knows it. */
  allowance: number | null;
  noiseFrom: number;
  mayRevisit: boolean;
  throughOccupied: boolean;
}

export interface Field {
  id: string;
  name: string | null;
  kind: string;
  /** Its class. */
  countsAs: string;
  level: number;
  traits: string[];
  sector: string | null;
  /** By mover, what a step onto it takes; null for never, "unknown" where nobody knows it. */
  enter: Record<string, number | "unknown" | null>;
  /** By trait, what entering takes on top of that. */
  extra: Record<string, number>;
  /** What it carries beside its kind, such as an owner. */
  attributes: Record<string, string | number>;
  /** What its kind is good for. */
  tags: string[];
}

/** A door, a ladder or a wall. */
export interface Portal {
  id: string;
  type: string;
  joins: boolean;
  between: [string, string];
}

export type Verdict = "clear" | "grazing" | "blocked";

/** Whether a line counts that only touches; the map's own choice for null. */
export type Grazing = "blocks" | "sees" | null;

/** What makes a way short; "map" is what the map's choice says. */
export type Count = "fields" | "cost" | "map";

/** What one move of a figure may do. */
export interface Moving {
  /** Fields that it may move; what the mover has by the ruleset for null. */
  allowance?: number | null;
  /** Fields that it may not enter. */
  blocked?: Iterable<string>;
  /** Fields of other defenders. */
  occupied?: Iterable<string>;
}

/** A move that may begin off the board. */
export interface MovingIn extends Moving {
  fromEntry?: boolean;
}

export interface Reached {
  steps: number;
  cost: number;
}

export interface Ranked {
  /** Null where no unit has a way. */
  distance: number | null;
  fields: string[];
}

/** What drawn tokens do. */
export interface TokenRule {
  tokens: string[];
  at_least: number;
  more?: Record<string, number>;
}

/** The bag of tokens, as it is in the file. */
export interface Bag {
  tokens: Record<string, { label: string; start: number; most: number | null }>;
  hits: string[];
  spoils: TokenRule | null;
  reveals: TokenRule | null;
}

export interface Shot {
  hits: boolean;
  spoiled: boolean;
  reveals: boolean;
}

/** The tables of one map, and the questions that the rules of a game ask of them. Made by load. */
export class Tables {
  private constructor(document: object);

  readonly id: string;
  readonly name: string;
  readonly provenance: Provenance;
  readonly ruleset: RulesetName;
  readonly choices: Record<string, string>;
  /** The block of outlines as it is in the file, or null. */
  readonly geometry: object | null;
  readonly checksum: string;
  readonly playChecksum: string;
  readonly sectors: ReadonlyMap<string, Sector>;
  readonly movers: ReadonlyMap<string, Mover>;
  readonly fields: readonly string[];
  /** Ids that fields had before, with the field of each; questions take them. */
  readonly formerIds: ReadonlyMap<string, string>;
  /** Field by number of the objective. */
  readonly objectives: ReadonlyMap<number, string>;
  /** Field by sector. */
  readonly entries: ReadonlyMap<string, string>;
  readonly squads: readonly string[];
  readonly portals: readonly Portal[];
  readonly buildings: readonly string[][];
  /** How far apart fields may be whose sight is known, in mm; null where that of all is. */
  readonly withinMm: string | null;
  /** Tables of the rules, by name. */
  readonly bag: Bag | null;
  readonly engineTables: ReadonlyMap<string, EngineTable>;

  field(id: string): Field;
  fieldsIn(sector: string): string[];
  starts(squad: string, role?: string | null): string[];
  regroupMarks(card: string, sector: string): Map<string, string[]>;
  building(id: string): string[];

  adjacent(id: string): string[];
  matching(id: string): string[];
  passable(id: string): string[];
  stacked(id: string): string[];
  atRange(id: string, nearest: number, farthest?: number): Map<string, number>;
  fieldsWith(kind?: string | null, attributes?: Record<string, string | number>): string[];
  joinedBy(a: string, b: string): string[];

  reachable(start: string, mover: string, options?: MovingIn): Map<string, Reached>;
  paths(start: string, mover: string, options?: MovingIn & { end?: string | null }): string[][];
  whyNot(path: readonly string[], mover: string, options?: MovingIn): string | null;

  isNoisy(path: readonly string[], mover?: string, options?: { fromEntry?: boolean }): boolean;
  heardOn(path: readonly string[], mover?: string, options?: { fromEntry?: boolean }): string[];
  whoHears(
    path: readonly string[],
    units: Iterable<string>,
    mover?: string,
    options?: { fromEntry?: boolean },
  ): string[];
  dogHears(path: readonly string[], dog: string, options?: { fromEntry?: boolean }): boolean;

  distance(start: string, end: string, mover?: string, options?: { count?: Count }): number | null;
  distances(
    start: string,
    mover?: string,
    options?: { count?: Count; blocked?: Iterable<string> },
  ): Map<string, number>;
  nearest(
    target: string | Iterable<string>,
    units: Iterable<string>,
    mover?: string,
    options?: { count?: Count },
  ): Ranked;
  farthest(
    target: string | Iterable<string>,
    units: Iterable<string>,
    mover?: string,
    options?: { count?: Count },
  ): Ranked;
  shortestPaths(
    start: string,
    target: string | Iterable<string>,
    mover?: string,
    options?: { count?: Count; blocked?: Iterable<string> },
  ): string[][];
  towards(
    start: string,
    target: string | Iterable<string>,
    mover?: string,
    options?: Moving & { count?: Count },
  ): string[];

  sees(a: string, b: string, options?: { grazing?: Grazing }): boolean;
  shotDistance(a: string, b: string, options?: { grazing?: Grazing }): number | null;
  inSight(
    id: string,
    options?: { grazing?: Grazing; most?: number | null },
  ): Map<string, number>;
  verdict(a: string, b: string): Verdict;
  disputed(a: string, b: string): Map<"sight" | "distance", Array<number | null>>;
  /** Which answers of a pair are neither disputed nor settled: treat them as disputed. */
  openAnswers(a: string, b: string): Array<"sight" | "distance">;
  shot(distance: number, drawn: Record<string, number>): Shot;

  entriesFor(...objectives: number[]): Map<string, string>;
  searchSets(id: string, options?: { most?: number }): string[][];
  shotgun(id: string): string[];
  deployPlaces(
    squad: string,
    role: string,
    options?: { officer?: string | null; occupied?: Iterable<string>; anySector?: boolean },
  ): string[];
  distraction(
    unit: string,
    sniper: string,
    options?: { blocked?: Iterable<string>; occupied?: Iterable<string>; grazing?: Grazing },
  ): string[];

  accessFields(kind?: string | null): string[];
  accessFor(
    id: string,
    kind?: string | null,
    options?: { occupied?: Iterable<string>; count?: Count },
  ): string[];
  regroupCalls(
    card: string,
    sector: string,
    units: Record<string, Iterable<string>>,
    options?: { count?: Count },
  ): Map<string, string[]>;
  regroup(
    card: string,
    sniper: string,
    units: Record<string, Iterable<string>>,
    options?: { count?: Count },
  ): Map<string, string>;
  regroupTies(
    card: string,
    sniper: string,
    units: Record<string, Iterable<string>>,
    options?: { count?: Count },
  ): Map<string, number>;
  recon(
    id: string,
    options?: { steps?: number; by?: "map" | "steps" | "shot"; grazing?: Grazing },
  ): string[];
  soloSearch(id: string): string[];
  summonPlaces(target: string, occupied?: Iterable<string>, options?: { count?: Count }): string[];
  maySummon(
    unit: string,
    place: string,
    sniper: string,
    lastKnown: string,
    options?: { count?: Count },
  ): boolean;
  returnPlaces(squad: string, occupied?: Iterable<string>): string[];
}
