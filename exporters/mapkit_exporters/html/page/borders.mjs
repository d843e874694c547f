/** The borders of fields, and how the ends of lines are written on them: see `borders.py`. */

const many = (count, make) => Array.from({ length: count }, (_, k) => make(k));

const length = ([px, py], [qx, qy]) => Math.sqrt((qx - px) * (qx - px) + (qy - py) * (qy - py));

/** The borders of the fields in 0.0001 mm, and places on them. */
export class Borders {
  constructor({ head, column }) {
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
