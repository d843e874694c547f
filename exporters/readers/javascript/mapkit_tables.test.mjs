/* The reader's own tests, which need nothing else: npm test. Questions and answers are those that
 * every reader is held to, in whatever language. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { load, loadFile, NotKnownError, Tables, TablesError } from "./mapkit_tables.mjs";

const read = (name) => readFileSync(new URL(`../questions/${name}`, import.meta.url), "utf8");
const questions = JSON.parse(read("questions.json"));
const refused = JSON.parse(read("refused.json"));
const boards = new Map();

function board(name) {
  if (!boards.has(name)) boards.set(name, load(read(`tables/${name}.json`)));
  return boards.get(name);
}

const camel = (name) => name.replace(/_(.)/g, (_, letter) => letter.toUpperCase());
const snake = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The names of arguments that Python takes by name and JavaScript in its object of options. */
const options = (named) => Object.fromEntries(Object.entries(named).map(([k, v]) => [camel(k), v]));

/** An answer as the file writes it: pairs for Maps, Python's names for what an object holds. */
function plain(value) {
  if (value instanceof Map) return [...value].map(([k, v]) => [k, plain(v)]);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([k, v]) => [snake(k), plain(v)]));
}

function ask(name, question, args, named) {
  if (question === "attribute") {
    const value = board(name)[camel(args[0])];
    return ["provenance", "choices", "geometry"].includes(args[0]) ? value : plain(value);
  }
  const given = Object.keys(named).length ? [...filled(question, args), options(named)] : args;
  return plain(board(name)[camel(question)](...given));
}

for (const name of new Set(questions.map((row) => row[0]))) {
  test(`questions about ${name}`, () => {
    for (const [, question, args, named, answer] of questions.filter((row) => row[0] === name)) {
      const what = `${question} ${JSON.stringify([args, named])}`;
      if (answer?.not_known) assert.throws(() => ask(name, question, args, named), NotKnownError, what);
      else assert.deepEqual(ask(name, question, args, named), answer, what);
    }
  });
}

/** Put in what a question may leave out before its options. */
function filled(question, args) {
  const before = {
    is_noisy: [null, "sniper"],
    heard_on: [null, "sniper"],
    who_hears: [null, null, "sniper"],
    summon_places: [null, []],
    access_for: [null, null],
  };
  return [...args, ...(before[question] ?? []).slice(args.length)];
}

test("a slip in the options of a move is refused", () => {
  const launchSite = board("launch-site");
  for (const [options, said] of [
    [{ allowance: "2" }, 'an allowance is a whole number, not "2"'],
    [{ allowance: -1 }, "an allowance is a whole number, not -1"],
    [{ ocupied: ["43"] }, 'no option "ocupied"; there are: allowance, blocked'],
  ]) {
    assert.throws(
      () => launchSite.reachable("38", "sniper", options),
      (wrong) => wrong instanceof RangeError && wrong.message.startsWith(said),
    );
  }
});

test("every question is asked", () => {
  const offered = Object.getOwnPropertyNames(Tables.prototype).filter((n) => n !== "constructor");
  const asked = new Set(questions.map((row) => camel(row[1])));
  assert.ok(asked.delete("attribute"));
  assert.deepEqual([...asked].sort(), offered.sort());
});

for (const [what, reason, text] of refused) {
  test(`refused: ${what}`, () => {
    assert.throws(
      () => load(new TextEncoder().encode(text)),
      (wrong) => wrong instanceof TablesError && wrong.reason === reason && wrong.message !== "",
    );
  });
}

test("sources of every kind", async () => {
  const text = read("tables/trial.json");
  const url = new URL("../questions/tables/trial.json", import.meta.url);
  const found = [load(text), load(new TextEncoder().encode(text)), load(JSON.parse(text)), await loadFile(url)];
  for (const tables of found) assert.equal(tables.id, "trial");
});

test("a file that is not there", async () => {
  await assert.rejects(loadFile("no-such-file.json"), { name: "TablesError", reason: "unreadable" });
});

test("tables of the rules", () => {
  const defence = board("war").engineTables.get("defence");
  assert.deepEqual(defence.cell("6", "city"), [4, 3]);
  assert.deepEqual(defence.cell("6", "grass"), [5]);
  assert.throws(() => defence.cell("1", "city"), /NotKnownError: not known: 1, city of the defence table/);
  assert.throws(() => defence.cell("1", "hills"), /the defence table has no hills/);
  assert.throws(() => board("war").atRange("a1", 3, 2), /the range 3 to 2/);
  assert.throws(() => board("twin-passes").reachable("c1.a1", "foot"), /not known: allowance of foot/);
});

test("no text at all", () => {
  assert.throws(() => load(Uint8Array.of(0xff, 0xfe, 0x00)), { reason: "json" });
  assert.throws(() => load(null), { reason: "format" });
  assert.throws(() => load(undefined), { name: "TablesError" });
});

test("numbers that are no integers", () => {
  for (const number of ["1.5", "9007199254740993"]) {
    const text = read("tables/skirmish.json").replace('"extensions":{}', `"extensions":{"x":${number}}`);
    assert.throws(() => load(text), { reason: "content" });
  }
});

test("what the map does not have is told", () => {
  const trial = board("trial");
  assert.throws(() => trial.adjacent("z9"), /RangeError: .*has no field z9/);
  assert.throws(() => trial.adjacent("constructor"), /has no field constructor/);
  assert.throws(() => trial.reachable("a1", "toString"), /has no mover toString/);
  assert.throws(() => trial.fieldsIn("mauve"), /has no sector mauve/);
  assert.throws(() => trial.starts("white"), /has no squad white/);
  assert.throws(() => trial.starts("red", "captain"), /has no role captain/);
  assert.throws(() => trial.accessFields("opne"), /has no kind opne/);
  for (const way of [["a1", "f3"], ["a1", "a1"]]) {
    assert.throws(() => trial.isNoisy(way), /no step leads from a1 to/);
    assert.throws(() => trial.heardOn(way), /no step leads from a1 to/);
    assert.throws(() => trial.dogHears(way, "a1"), /no step leads from a1 to/);
  }
  assert.throws(() => trial.entriesFor(7), /has no objective 7/);
  assert.throws(() => trial.whoHears(["a1", "a2"], "a1"), /list of fields/);
  for (const path of [["z9"], ["a1", "z9"], ["a1", "a2", "z9"]]) { // silent or not
    assert.throws(() => trial.whoHears(path, ["a1"]), /has no field z9/);
    assert.throws(() => trial.heardOn(path), /has no field z9/);
  }
  assert.throws(() => trial.whoHears(["a1"], ["z9"]), /has no field z9/);
  assert.throws(() => trial.sees("a1", 38), /ids of fields are strings, not 38/);
  assert.throws(() => trial.sees("a1", "a2", { grazing: "maybe" }), /grazing/);
  assert.throws(() => trial.distance("a1", "a2", "sniper", { count: "inches" }), /count by/);
  assert.throws(() => trial.distances("a1", "sniper", { blocked: ["a2"] }), /blocked/);
  assert.throws(() => board("skirmish").sees("a1", "a2"), /no lines of sight/);
});

test("only the blocks that are asked for are decoded", () => {
  const decode = globalThis.atob;
  let decoded = 0;
  globalThis.atob = (text) => {
    decoded++;
    return decode(text);
  };
  try {
    const tables = load(read("tables/launch-site-blocks.json"));
    assert.equal(decoded, 0);
    const [first, last] = [tables.fields[0], tables.fields.at(-1)];
    for (const other of tables.fields) tables.sees(first, other);
    assert.equal(decoded, 1);
    tables.distance(last, first, "sniper");
    assert.equal(decoded, 2);
  } finally {
    globalThis.atob = decode;
  }
});

test("its version is that of the format, in the package too", () => {
  const { version } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));
  const newest = JSON.parse(read("tables/crossing.json")).version;
  assert.equal(version.split(".").slice(0, 2).join("."), newest);
  const source = readFileSync(new URL("mapkit_tables.mjs", import.meta.url), "utf8");
  assert.ok(source.includes(` * Version ${version}.\n`));
});
