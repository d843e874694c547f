/** The values of the answers, read from columns when they are asked for: see `answer_columns.py`. */

const PER_MM = 10000;
const LINES = ["witness_mm", "near_miss_line_mm"];
const MEASURES = ["beam_mm", "near_miss_mm"];
const LISTS = ["fields", "into", "blockers"];
const COLUMNS = [
  ...LISTS, "kind", "measure", "edge", "along", "aside", "swapped", "away", "calls", "at",
];

const NOTHING = { kind: 0, fields: [], into: [], blockers: [], measures: [], ends: [], calls: [] };

const many = (count, make) => Array.from({ length: count }, (_, k) => make(k));
const mm = (point) => point.map((value) => value / PER_MM);
const swapped = (ends) => ends.map((_, k) => ends[k ^ 1]);

/** The values of the answers. */
export class Answers {
  constructor({ head, columns, column }, borders) {
    this.head = head;
    this.columns = columns;
    this.borders = borders;
    const keys = Object.keys(head.values);
    this.kinds = head.kinds.map((numbers) =>
      Object.fromEntries(keys.map((key, k) => [key, head.values[key][numbers[k]]])));
    this.lines = this.kinds.map((kind) => LINES.filter((key) => kind[key] !== null).length);
    this.measures = this.kinds.map((kind) => MEASURES.filter((key) => kind[key] !== null).length);
    this.ways = ["0", "1", "call"].map((way) =>
      Object.fromEntries(COLUMNS.map((name) => [name, column(`${name} ${way}`)])));
    this.numbers = new Map(head.fields.map((id, number) => [id, number]));
    this.rows = [];
    this.pairs = []; // numbers of fields
    const count = head.fields.length;
    this.places = new Map();
    const known = column("known");
    for (let a = 0; a < count; a++)
      for (let b = a + 1; b < count; b++)
        if (known.next()) {
          this.places.set(a * count + b, 2 * this.pairs.length);
          this.places.set(b * count + a, 2 * this.pairs.length + 1);
          this.pairs.push([a, b]);
        }
  }

  row(a, b) {
    const count = this.head.fields.length;
    const number = this.places.get(this.numbers.get(a) * count + this.numbers.get(b));
    if (number === undefined) return null;
    if (!this.rows[number]) this.read(Math.floor(number / 2 / this.head.block));
    return this.rows[number];
  }

  /** Return whether the answer for two fields is there, and disputed. */
  disputed(a, b) {
    const count = this.head.fields.length;
    const number = this.places.get(this.numbers.get(a) * count + this.numbers.get(b));
    if (number === undefined) return false;
    const [kinds, differences] = [this.ways[0].kind.numbers, this.ways[1].kind.numbers];
    const pair = number >> 1; // no other column is read, which would take most of a first tap
    return this.kinds[kinds[pair] + (number % 2 ? differences[pair] : 0)].disputed;
  }

  /** Read a block of pairs: the columns are set to where it begins. */
  read(block) {
    this.columns.forEach((column, k) => (column.at = this.head.blocks[block][k] ?? 0));
    const first = block * this.head.block;
    this.pairs.slice(first, first + this.head.block).forEach(([a, b], k) => {
      const number = 2 * (first + k);
      this.rows[number] = { number, ...this.next(0, a, b, NOTHING) };
      const like = fromTheOther(this.rows[number]);
      this.rows[number + 1] = { number: number + 1, ...this.next(1, b, a, like) };
    });
  }

  next(way, a, b, like) {
    const read = this.ways[way];
    const row = { a, b, kind: like.kind + read.kind.next() };
    for (const name of LISTS) {
      const size = read[name].next();
      row[name] = size ? read[name].list(size - 1) : like[name];
    }
    const measures = read.measure.list(this.measures[row.kind]);
    const near = like.measures.length === measures.length;
    row.measures = near ? measures.map((measure, k) => measure + like.measures[k]) : measures;
    row.ends = this.ends(read, a, b, 2 * this.lines[row.kind], like.ends);
    const strings = this.kinds[row.kind].string ? 2 : 0;
    row.strings = many(strings, () => [read.swapped.next(), read.away.next()]);
    const calls = read.calls.next();
    row.calls = calls ? many(calls - 1, () => this.call(a, b)) : like.calls;
    return row;
  }

  ends(read, a, b, count, like) {
    const known = like.length === count;
    return many(count, (k) => {
      const field = k % 2 ? b : a;
      const number = read.edge.next() + (known ? like[k].number : 0);
      const along = read.along.next();
      const way = known ? along + this.borders.along(field, number, like[k].at)
        : this.borders.fromFirst(field, number, along);
      return { field, number, at: this.borders.place(field, number, way, read.aside.next()) };
    });
  }

  call(a, b) {
    const read = this.ways[2];
    const kind = read.kind.next();
    const [, , , line, corners] = this.head.calls[kind];
    const measure = read.measure.next();
    const fields = read.fields.list(read.fields.next());
    const ends = this.ends(read, a, b, line ? 2 : 0, []);
    return { kind, measure, fields, ends, at: many(corners, () => read.at.list(2)) };
  }

  strings(row) {
    return row.strings.map((written, k) => this.borders.string(row.ends[k], written));
  }

  answer(row) {
    const ids = (numbers) => numbers.map((number) => this.head.fields[number]);
    const [a, b] = ids([row.a, row.b]);
    const answer = { ...this.kinds[row.kind], a, b, near_miss_into: ids(row.into) };
    answer.fields = answer.fields ? ids([...row.fields, row.b]) : [];
    answer.blockers = ids(row.blockers).map((field, k) => ({ field, rule: answer.blockers[k] }));
    const measures = [...row.measures];
    for (const key of MEASURES) if (answer[key] !== null) answer[key] = measures.shift() / PER_MM;
    const ends = row.ends.map(({ at }) => mm(at));
    for (const key of LINES) if (answer[key] !== null) answer[key] = ends.splice(0, 2);
    if (answer.string)
      answer.string = this.strings(row).map(({ corner, towards, away }, k) => ({
        field: [a, b][k],
        at_mm: mm(row.ends[k].at),
        corner_mm: mm(this.borders.corners[corner]),
        away_mm: away / PER_MM,
        towards_mm: mm(this.borders.corners[towards]),
      }));
    answer.others = row.calls.map((call) => {
      const [reason, distance, crosses, line, , redrawing] = this.head.calls[call.kind];
      return {
        reason,
        distance,
        measure_mm: call.measure / PER_MM,
        fields: crosses ? ids([...call.fields, row.b]) : [],
        line_mm: line ? call.ends.map(({ at }) => mm(at)) : null,
        at_mm: call.at.map(mm),
        redrawing,
      };
    });
    return answer;
  }

  /** What sentences are looked up by. */
  facts(row, answer) {
    const numbers = { a: row.a, b: row.b, kind: row.kind };
    this.strings(row).forEach(({ corner, towards }, k) => {
      numbers[`corner ${k}`] = corner;
      numbers[`towards ${k}`] = towards;
    });
    const lists = { into: row.into };
    answer.blockers.forEach(({ rule }, k) => {
      for (const one of new Set([rule, ...rule.split("+")]))
        (lists[`blockers ${one}`] ??= []).push(row.blockers[k]);
    });
    return { numbers, lists };
  }
}

/** An answer as it is from the second field, where nothing else differs. */
function fromTheOther(row) {
  const turned = ({ fields, ends, at, ...call }) =>
    ({ ...call, fields: [...fields].reverse(), ends: swapped(ends), at: [...at].reverse() });
  return {
    ...row,
    fields: [...row.fields].reverse(),
    into: [...row.into].reverse(),
    ends: swapped(row.ends),
    calls: row.calls.map(turned),
  };
}
