// The answers for pairs of fields: what `mapkit sight A B --json` says, from either field and in
// several languages. They come packed from reasons.py, which describes the columns and the plans
// that are read here.

const PER_MM = 10000;
const COUNTED = 100;
const LINES = ["witness_mm", "near_miss_line_mm"];
const MEASURES = ["beam_mm", "near_miss_mm"];
const LISTS = ["fields", "into", "blockers"];
const COLUMNS = [
  ...LISTS, "kind", "measure", "edge", "along", "aside", "swapped", "away", "calls", "at",
];

/**
 * Open what `reasons_block` packed.
 *
 * Gives an object with `pair(a, b, language)` for ids of fields: null where no answer is there,
 * otherwise what `mapkit sight A B --json` prints, with the sentences in that language.
 */
export async function openReasons(block) {
  if (!block.packed) return { pair: () => null };
  const bytes = Uint8Array.from(atob(block.packed), (letter) => letter.charCodeAt(0));
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  const whole = new Uint8Array(await new Response(unpacked).arrayBuffer());
  const start = 4 + new DataView(whole.buffer).getUint32(0, true);
  const head = JSON.parse(new TextDecoder().decode(whole.subarray(4, start)));
  const column = columns(head.columns, whole.subarray(start));
  const borders = new Borders(head, column);
  const answers = new Answers(head, borders, column);
  const wording = new Wording(head, answers, column);
  return {
    pair(a, b, language) {
      const row = answers.row(a, b);
      if (!row) return null;
      const answer = answers.answer(row);
      return { ...answer, sentences: wording.sentences(row, answer, language) };
    },
  };
}

/** The numbers of a column, from the first to the last; none where there is no such column. */
class Column {
  constructor(bytes, count, width) {
    this.numbers = new Float64Array(count);
    this.at = 0;
    for (let k = 0, at = 0, weight = 1; k < width; k++, weight *= 256)
      for (let n = 0; n < count; n++) this.numbers[n] += bytes[at++] * weight;
  }

  next() {
    const folded = this.numbers[this.at++];
    return folded % 2 ? -(folded + 1) / 2 : folded / 2;
  }

  list(count) {
    return Array.from({ length: count }, () => this.next());
  }
}

/** Return what finds a column by its name. */
function columns(sizes, bytes) {
  const known = new Map();
  let at = 0;
  for (const [name, count, width] of sizes) {
    known.set(name, new Column(bytes.subarray(at), count, width));
    at += count * width;
  }
  return (name) => known.get(name) ?? new Column([], 0, 0);
}

const many = (count, make) => Array.from({ length: count }, (_, k) => make(k));
const mm = (point) => point.map((value) => value / PER_MM);
const length = ([px, py], [qx, qy]) => Math.sqrt((qx - px) * (qx - px) + (qy - py) * (qy - py));
const swapped = (ends) => ends.map((_, k) => ends[k ^ 1]);

/** The borders of the fields in 0.0001 mm, and places on them. */
class Borders {
  constructor(head, column) {
    const [rings, sizes, xs, ys, marks] = ["rings", "points", "x", "y", "corner"].map(column);
    this.corners = []; // by number
    this.edges = head.fields.map(() => {
      const edges = [];
      for (let left = rings.next(); left > 0; left--) {
        let x = 0, y = 0;
        const step = () => [(x += xs.next() * head.scale), (y += ys.next() * head.scale)];
        const points = many(sizes.next(), step);
        const corners = points.map((point) => (marks.next() ? this.corners.push(point) - 1 : -1));
        points.forEach((_, k) => edges.push(edgeOf(points, corners, k)));
      }
      return edges;
    });
  }

  /** How far a place lies from the first point of an edge, along its longer axis. */
  along(field, number, at) {
    const { p, long, turn } = this.edges[field][number];
    return (at[long] - p[long]) * turn;
  }

  /** The place of an end: so far along an edge, and so far off it along the other axis. */
  place(field, number, along, aside) {
    const { p, long, size, slant, turn } = this.edges[field][number];
    const way = along * turn;
    const off = size ? Math.floor((way * slant) / size + 0.5) : 0;
    const at = [0, 0];
    at[long] = p[long] + way;
    at[1 - long] = p[1 - long] + off + aside;
    return at;
  }

  /** How far along an edge an end lies that below 0 is counted from the last point. */
  fromFirst(field, number, along) {
    return along < 0 ? Math.abs(this.edges[field][number].size) + 1 + along : along;
  }

  /** The corners next to a place on an edge, and how far along the border: the nearer first. */
  string({ field, number, at }, [isSwapped, away]) {
    const { points, corners, k: start } = this.edges[field][number];
    const n = points.length;
    const walk = (first, step) => {
      let k = first % n, way = length(at, points[k]);
      for (let left = n; corners[k] < 0 && left > 0; left--) {
        const next = (k + step + n) % n;
        way += length(points[k], points[next]);
        k = next;
      }
      return { way, corner: corners[k] };
    };
    const both = [walk(start, -1), walk(start + 1, 1)];
    if ((both[1].way < both[0].way) !== (isSwapped === 1)) both.reverse();
    const [near, far] = both;
    return { corner: near.corner, towards: far.corner, away: Math.floor(near.way + 0.5) + away };
  }
}

function edgeOf(points, corners, k) {
  const p = points[k], q = points[(k + 1) % points.length];
  const long = Math.abs(q[0] - p[0]) >= Math.abs(q[1] - p[1]) ? 0 : 1;
  const size = q[long] - p[long];
  const slant = q[1 - long] - p[1 - long];
  return { points, corners, k, p, long, size, slant, turn: size >= 0 ? 1 : -1 };
}

/** The values of the answers. */
class Answers {
  constructor(head, borders, column) {
    this.head = head;
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
    this.at = new Map();
    const count = head.fields.length;
    const known = column("known");
    const none = { kind: 0, fields: [], into: [], blockers: [], measures: [], ends: [], calls: [] };
    for (let a = 0; a < count; a++)
      for (let b = a + 1; b < count; b++) {
        if (!known.next()) continue;
        this.at.set(a * count + b, this.rows.length);
        this.at.set(b * count + a, this.rows.length + 1);
        const one = this.next(0, a, b, none);
        this.rows.push(one, this.next(1, b, a, fromTheOther(one)));
      }
  }

  row(a, b) {
    const place = this.numbers.get(a) * this.head.fields.length + this.numbers.get(b);
    return this.rows[this.at.get(place)] ?? null;
  }

  next(way, a, b, like) {
    const read = this.ways[way];
    const row = { number: this.rows.length + way, a, b, kind: like.kind + read.kind.next() };
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
    const clipped = read.fields.list(read.fields.next());
    const ends = this.ends(read, a, b, line ? 2 : 0, []);
    return { kind, measure, fields, clipped, ends, at: many(corners, () => read.at.list(2)) };
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
      const [reason, distance, crosses, line] = this.head.calls[call.kind];
      return {
        reason,
        distance,
        measure_mm: call.measure / PER_MM,
        fields: crosses ? ids([...call.fields, row.b]) : [],
        clipped: ids(call.clipped),
        line_mm: line ? call.ends.map(({ at }) => mm(at)) : null,
        at_mm: call.at.map(mm),
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
    row.calls.forEach((call, k) => (lists[`clipped ${k}`] = call.clipped));
    return { numbers, lists };
  }
}

/** An answer as it is from the second field, where nothing else differs. */
function fromTheOther(row) {
  const turned = ({ fields, ends, at, ...call }) =>
    ({ ...call, fields: fields.toReversed(), ends: swapped(ends), at: at.toReversed() });
  return {
    ...row,
    fields: row.fields.toReversed(),
    into: row.into.toReversed(),
    ends: swapped(row.ends),
    calls: row.calls.map(turned),
  };
}

/** The sentences of the answers. */
class Wording {
  constructor(head, answers, column) {
    this.head = head;
    this.answers = answers;
    const shape = column("shape");
    this.shapes = answers.rows.map((row) => head.shapes[head.shapes_of[row.kind][shape.next()]]);
    const kept = column("kept");
    const key = () => kept.list(2).join(" ");
    this.kept = new Map(many(kept.numbers.length / 3, () => [key(), kept.next()]));
  }

  sentences(row, answer, language) {
    const spoken = language in this.head.texts ? language : Object.keys(this.head.texts)[0];
    const [plans, chosen] = this.shapes[row.number];
    const choices = {};
    for (let k = 0; k < chosen.length; k += 2) choices[chosen[k]] = chosen[k + 1];
    const facts = { row, answer, choices, language: spoken, ...this.answers.facts(row, answer) };
    return plans.map((plan) =>
      this.write(this.head.plans[plan], facts).replaceAll(this.head.comma, this.head.commas[spoken]));
  }

  write(plan, facts) {
    const [way, one, two, three] = plan;
    const write = (inner) => this.write(inner, facts);
    const tree = (number) => this.tree(this.head.trees[number], facts.language);
    const kept = this.kept.get(`${one} ${facts.row.number}`);
    switch (way) {
      case "same": return this.tree(one, facts.language);
      case "value": return this.value(valueAt(facts.answer, one), two);
      case "of": return tree(this.head.tables[two][facts.numbers[one]]);
      case "kept": return tree(kept);
      case "but": return kept === undefined ? write(two) : tree(kept);
      case "below": return write(plan[valueAt(facts.answer, one) < two ? 3 : 4]);
      case "kind": return write(plan[2 + one[facts.numbers.kind]]);
      case "either": return write(plan[2 + facts.choices[one]]);
      case "list": {
        const words = facts.lists[one].map((number) => tree(this.head.tables[two][number]));
        const last = words.pop();
        return words.length ? this.text(three, [words.join(", "), last], facts.language) : last;
      }
      default:
        return plan.slice(1).map((part) => typeof part === "string" ? part
          : this.text(part[0], part.slice(1).map(write), facts.language)).join("");
    }
  }

  value(value, format) {
    if (format === -2) return value.join(", ");
    if (!format) return String(value);
    const places = format === -1 ? (value < 1 ? 2 : 1) : format;
    const step = 10 ** (4 - places);
    const tens = Math.floor((Math.round(value * PER_MM) + step / 2) / step);
    return (tens / 10 ** places).toFixed(places).replace(".", this.head.comma);
  }

  tree(tree, language) {
    if (typeof tree === "string") return tree;
    const [text, ...parts] = tree;
    const words = parts.map((part) => this.tree(part, language));
    return text === "" ? words.join("") : this.text(text, words, language);
  }

  text(number, values, language) {
    const forms = this.head.texts[language][number];
    const counted = Number(values[0]);
    const like = counted < 2 * COUNTED ? counted : COUNTED + (counted % COUNTED);
    const form = forms.length > 1 ? forms[this.head.counting[language][like]] : forms[0];
    return form.map((part) => (typeof part === "number" ? values[part] : part)).join("");
  }
}

function valueAt(answer, path) {
  return path.reduce((value, step) => value[step], answer);
}
