/** Which field a tap means: the one below it, the nearest one, or one of several. */

const SNAP = 24; // pixels from which a tap beside the fields reaches the nearest one
const UNSURE = 12; // pixels within which another field may have been meant
const SPREAD = 7; // pixels: how far thumbs usually come down from where they aim
const ODDS = 50; // to one, from which the middle that is nearest settles it

/**
 * Return `{stack, others}`: the fields that a tap at a point of the picture means, those of the
 * lower level first, and the fields that may have been meant as well. A mouse is exact.
 * @param {number} scale pixels for a unit of the picture
 */
export function aimedAt(map, point, scale, byFinger) {
  const near = map.near(point, SNAP / scale).map((one) => ({ ...one, off: one.off * scale }));
  if (!near.length) return { stack: [], others: [] };
  const hit = map.at(point);
  const stack = hit.length ? hit : [near[0].id];
  if (!byFinger) return { stack, others: [] };
  const own = new Set(stack.flatMap((id) => [id, ...map.sharing(id)]));
  const others = near.filter(({ id, off }) => !own.has(id) && off < UNSURE).map(({ id }) => id);
  const isSure = others.every((id) => odds(map, point, scale, stack, id) >= ODDS);
  return { stack, others: isSure ? [] : others };
}

/** Return how much likelier it is that the middle of one field was aimed at than of another. */
function odds(map, point, scale, stack, other) {
  const far = (id) => {
    const [x, y] = map.centres.get(id);
    return ((x - point[0]) ** 2 + (y - point[1]) ** 2) * scale ** 2;
  };
  return Math.exp((far(other) - Math.min(...stack.map(far))) / (2 * SPREAD ** 2));
}
