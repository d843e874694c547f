/** The answers for pairs of fields: what `mapkit sight A B --json` says. */

import { Answers } from "./answers.mjs";
import { Borders } from "./borders.mjs";
import { openPacked } from "./packed.mjs";
import { Sentences } from "./sentence_plans.mjs";

/**
 * Open what `reasons_block` of `reasons.py` packed.
 *
 * Gives an object with `pair(a, b, language)` for ids of fields: null where no answer is there,
 * otherwise what `mapkit sight A B --json` prints, with the sentences in that language; and
 * `disputed(a, b)` alone, which takes a hundredth of the time.
 */
export async function openReasons(block) {
  if (!block.packed) return { pair: () => null, disputed: () => false };
  const packed = await openPacked(block.packed);
  const answers = new Answers(packed, new Borders(packed));
  const sentences = new Sentences(packed, answers);
  return {
    disputed: (a, b) => answers.disputed(a, b),
    pair(a, b, language) {
      const row = answers.row(a, b);
      if (!row) return null;
      const answer = answers.answer(row);
      return { ...answer, sentences: sentences.of(row, answer, language) };
    },
  };
}
