// The answers for pairs of fields: what `mapkit sight A B --json` says.

/** Open what `reasons_block` made. `pair(a, b, language)` answers for two fields, by id. */
export async function openReasons(block) {
  const answers = new Map(block.answers.map((one) => [JSON.stringify([one.a, one.b]), one]));
  return { pair: (a, b, language) => answers.get(JSON.stringify([a, b])) ?? null };
}
