/** The bag of tokens that decides every shot; what the rules say of it is told in README.md. */

export const START = { accuracy: 6, noise: 2, recoil: 3, silencer: 0 };
export const AT_MOST = { accuracy: 11, noise: 9, recoil: 3, silencer: 3 };

/** How many tokens there are. */
export const size = (tokens) => Object.values(tokens).reduce((sum, n) => sum + n, 0);

/** Put a token in, unless the bag holds as many as there are. */
export function add(bag, token) {
  bag[token] = Math.min(bag[token] + 1, AT_MOST[token]);
}

/**
 * Draw tokens for a shot; all go back.
 * @param {Record<string, number>} bag
 * @param {number} distance accuracy tokens that a hit takes
 * @param {number} announced how many are drawn
 * @param {() => number} dice a number from 0 up to 1, without 1
 */
export function shoot(bag, distance, announced, dice) {
  const tokens = Object.entries(bag).flatMap(([token, n]) => Array(n).fill(token));
  const drawn = Object.fromEntries(Object.keys(bag).map((token) => [token, 0]));
  for (let n = 0; n < announced; n++) drawn[tokens.splice(Math.floor(dice() * tokens.length), 1)[0]]++;
  return {
    drawn,
    hit: drawn.accuracy >= distance && drawn.recoil + drawn.noise < 5,
    revealed: drawn.noise >= 2 + drawn.silencer,
  };
}
