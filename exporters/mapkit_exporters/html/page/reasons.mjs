// The answers for pairs of fields: what `mapkit sight A B --json` says, from either field and in
// several languages. They come packed from reasons.py, which describes the columns and the plans
// that are read here.

const PER_MM = 10000;
const COUNTED = 100;
const LINES = ["witness_mm", "near_miss_line_mm"];
const MEASURES = ["beam_mm", "near_miss_mm"];
const LISTS = ["fields", "into", "blockers"];

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
  const read = columns(head.columns, whole.subarray(start));
  const borders = new Borders(head, read);
  const answers = new Answers(head, borders, read);
  const wording = new Wording(head, answers, read);
  return {
    pair(a, b, language) {
      const row = answers.row(a, b);
      if (!row) return null;
      const answer = answers.answer(row);
      return { ...answer, sentences: wording.sentences(row, answer, language) };
    },
  };
}

/** Return what gives the next number of a column. */
function columns(sizes, bytes) {
  const known = new Map();
  let at = 0;
  for (const [name, count, width] of sizes) {
    const numbers = new Array(count).fill(0);
    for (let k = 0, weight = 1; k < width; k++, weight *= 256)
      for (let n = 0; n < count; n++) numbers[n] += bytes[at++] * weight;
    known.set(name, { numbers, at: 0 });
  }
  return (name) => {
    const column = known.get(name);
    const folded = column.numbers[column.at++];
    return folded % 2 ? -(folded + 1) / 2 : folded / 2;
  };
}

const many = (count, make) => Array.from({ length: count }, (_, k) => make(k));
const mm = (point) => point.map((value) => value / PER_MM);
const length = ([px, py], [qx, qy]) => Math.sqrt((qx - px) * (qx - px) + (qy - py) * (qy - py));
const swapped = (ends) => ends.map((_, k) => ends[k ^ 1]);

/** The borders of the fields in 0.0001 mm, and places on them. */
class Borders {
  constructor(head, read) {
    this.edges = head.fields.map(() => {
      const edges = [];
      for (let rings = read("rings"); rings > 0; rings--) {
        let x = 0, y = 0;
        const ring = many(read("points"), () => [(x += read("x")), (y += read("y"))]);
        const points = ring.map((point) => point.map((value) => value * head.scale));
        const corners = points.map(() => read("corner") === 1);
        points.forEach((_, k) => edges.push({ points, corners, k }));
      }
      return edges;
    });
    this.corners = []; // by number
    this.numbers = new Map();
    for (const edges of this.edges)
      for (const edge of edges)
        if (edge.corners[edge.k]) {
          this.numbers.set(edge, this.corners.length);
          this.corners.push(edge.points[edge.k]);
        }
  }

  axes({ points, k }) {
    const p = points[k], q = points[(k + 1) % points.length];
    const long = Math.abs(q[0] - p[0]) >= Math.abs(q[1] - p[1]) ? 0 : 1;
    const size = q[long] - p[long];
    return { p, long, size, slant: q[1 - long] - p[1 - long], turn: size >= 0 ? 1 : -1 };
  }

  /** How far a place lies from the first point of an edge, along its longer axis. */
  along(field, number, at) {
    const { p, long, turn } = this.axes(this.edges[field][number]);
    return (at[long] - p[long]) * turn;
  }

  /** The place of an end: `along` an edge from its first point, or below 0 from its last. */
  place(field, number, along, aside) {
    const { p, long, size, slant, turn } = this.axes(this.edges[field][number]);
    const way = (along < 0 ? Math.abs(size) + 1 + along : along) * turn;
    const off = size ? Math.floor((way * slant) / size + 0.5) : 0;
    const at = [0, 0];
    at[long] = p[long] + way;
    at[1 - long] = p[1 - long] + off + aside;
    return at;
  }

  /** The corners next to a place on an edge, and how far along the border: the nearer first. */
  string({ field, number, at }, isSwapped, away) {
    const edge = this.edges[field][number];
    const n = edge.points.length;
    const walk = (first, step) => {
      let k = first % n, way = length(at, edge.points[k]);
      for (let left = n; !edge.corners[k] && left > 0; left--) {
        const next = (k + step + n) % n;
        way += length(edge.points[k], edge.points[next]);
        k = next;
      }
      return { way, corner: this.numbers.get(this.edges[field][number - edge.k + k]) };
    };
    const both = [walk(edge.k, -1), walk(edge.k + 1, 1)];
    if ((both[1].way < both[0].way) !== (isSwapped === 1)) both.reverse();
    const [near, far] = both;
    return { corner: near.corner, towards: far.corner, away: Math.floor(near.way + 0.5) + away };
  }
}

/** The values of the answers. */
class Answers {
  constructor(head, borders, read) {
    this.head = head;
    this.borders = borders;
    this.read = read;
    this.keys = Object.keys(head.values);
    this.numbers = new Map(head.fields.map((id, number) => [id, number]));
    this.rows = [];
    this.at = new Map();
    const count = head.fields.length;
    const none = { kind: 0, fields: [], into: [], blockers: [], measures: [], ends: [], calls: [] };
    for (let a = 0; a < count; a++)
      for (let b = a + 1; b < count; b++) {
        if (!read("known")) continue;
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

  kind(number) {
    const numbers = this.head.kinds[number];
    return Object.fromEntries(this.keys.map((key, k) => [key, this.head.values[key][numbers[k]]]));
  }

  next(way, a, b, like) {
    const read = (name) => this.read(`${name} ${way}`);
    const row = { number: this.rows.length + way, a, b, kind: like.kind + read("kind") };
    for (const name of LISTS) {
      const size = read(name);
      row[name] = size ? many(size - 1, () => read(name)) : like[name];
    }
    const kind = this.kind(row.kind);
    const measures = MEASURES.filter((key) => kind[key] !== null);
    const least = like.measures.length === measures.length ? like.measures : measures.map(() => 0);
    row.measures = least.map((measure) => measure + read("measure"));
    const lines = LINES.filter((key) => kind[key] !== null);
    row.ends = this.ends(way, a, b, 2 * lines.length, like.ends);
    row.strings = many(kind.string ? 2 : 0, (k) =>
      this.borders.string(row.ends[k], read("swapped"), read("away")));
    const calls = read("calls");
    row.calls = calls ? many(calls - 1, () => this.call(a, b)) : like.calls;
    return row;
  }

  ends(way, a, b, count, like) {
    const read = (name) => this.read(`${name} ${way}`);
    const known = like.length === count;
    return many(count, (k) => {
      const field = k % 2 ? b : a;
      const number = read("edge") + (known ? like[k].number : 0);
      let along = read("along");
      if (known) along = this.from(field, number, along + this.borders.along(field, number, like[k].at));
      return { field, number, at: this.borders.place(field, number, along, read("aside")) };
    });
  }

  /** Turn a way from the first point of an edge, which may be below 0, into that of `place`. */
  from(field, number, along) {
    const { size } = this.borders.axes(this.borders.edges[field][number]);
    return along < 0 ? along - Math.abs(size) - 1 : along;
  }

  call(a, b) {
    const read = (name) => this.read(`call ${name}`);
    const list = () => many(read("fields"), () => read("fields"));
    const kind = read("kind");
    const [, , , line, corners] = this.head.calls[kind];
    const measure = read("measure");
    const [fields, clipped] = [list(), list()];
    const ends = this.ends("call", a, b, line ? 2 : 0, []);
    return { kind, measure, fields, clipped, ends, at: many(corners, () => [read("at"), read("at")]) };
  }

  answer(row) {
    const ids = (numbers) => numbers.map((number) => this.head.fields[number]);
    const [a, b] = ids([row.a, row.b]);
    const answer = { ...this.kind(row.kind), a, b, near_miss_into: ids(row.into) };
    answer.fields = answer.fields ? ids([...row.fields, row.b]) : [];
    answer.blockers = ids(row.blockers).map((field, k) => ({ field, rule: answer.blockers[k] }));
    const measures = [...row.measures];
    for (const key of MEASURES) if (answer[key] !== null) answer[key] = measures.shift() / PER_MM;
    const ends = row.ends.map(({ at }) => mm(at));
    for (const key of LINES) if (answer[key] !== null) answer[key] = ends.splice(0, 2);
    if (answer.string)
      answer.string = row.strings.map(({ corner, towards, away }, k) => ({
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
    row.strings.forEach(({ corner, towards }, k) => {
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
  constructor(head, answers, read) {
    this.head = head;
    this.answers = answers;
    this.shapes = answers.rows.map((row) => head.shapes[head.shapes_of[row.kind][read("shape")]]);
    const kept = head.columns.find(([name]) => name === "kept")?.[1] ?? 0;
    this.kept = new Map(many(kept / 3, () => [`${read("kept")} ${read("kept")}`, read("kept")]));
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
