/** What is chosen, in the page's address: #B38 for a field, #B38-R12 for two. */

/** Return the address of one field or two; a hyphen of an id is written %2D. */
export function linkTo(a, b) {
  const written = [a, b]
    .filter((id) => id !== null && id !== undefined)
    .map((id) => encodeURIComponent(id).replaceAll("-", "%2D"));
  return `#${written.join("-")}`;
}

/** Return the fields that an address names, by ids that they have or had; null for none. */
export function fieldsOf(hash, called) {
  const text = hash.replace(/^#/, "");
  if (!text) return null;
  const parts = text.split("-");
  // Somebody may have typed the hyphens of an id as they are, so every hyphen may divide.
  for (let at = 0; at < parts.length; at++) {
    const ids = [parts.slice(0, at), parts.slice(at)]
      .filter((some) => some.length)
      .map((some) => called(plain(some.join("-"))));
    if (ids.every((id) => id !== null)) return ids;
  }
  return null;
}

function plain(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
