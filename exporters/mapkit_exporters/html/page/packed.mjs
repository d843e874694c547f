/** Small packed numbers: what `packing.py` writes. */

/** The numbers of a column, one after the other; none where there is no such column. */
export class Column {
  #packed;
  #numbers = null;

  constructor(bytes, count, width) {
    this.#packed = [bytes, count, width];
    this.at = 0;
  }

  /** All numbers, unpacked when they are first asked for. */
  get numbers() {
    this.#numbers ??= numbersIn(...this.#packed);
    return this.#numbers;
  }

  next() {
    return this.numbers[this.at++];
  }

  list(count) {
    return Array.from({ length: count }, () => this.next());
  }
}

function numbersIn(bytes, count, width) {
  const numbers = new Float64Array(count);
  for (let k = 0, at = 0, weight = 1; k < width; k++, weight *= 256)
    for (let n = 0; n < count; n++) numbers[n] += bytes[at++] * weight;
  // What may be below 0 was folded: 2 * n, or -2 * n - 1 below 0.
  for (let n = 0; n < count; n++) {
    const folded = numbers[n];
    numbers[n] = folded % 2 ? -(folded + 1) / 2 : folded / 2;
  }
  return numbers;
}

/** Return the bytes that `deflated` of `packing.py` made a text of. */
export async function inflated(text) {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = letters.charCodeAt(at);
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}

/** Return the plain values, all columns in order, and what finds one by name. */
export async function openPacked(text) {
  const whole = await inflated(text);
  let at = 4 + new DataView(whole.buffer).getUint32(0, true);
  const head = JSON.parse(new TextDecoder().decode(whole.subarray(4, at)));
  const known = new Map();
  for (const [name, count, width] of head.columns) {
    known.set(name, new Column(whole.subarray(at), count, width));
    at += count * width;
  }
  return {
    head,
    columns: [...known.values()],
    column: (name) => known.get(name) ?? new Column([], 0, 0),
  };
}
