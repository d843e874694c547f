/* Whether two ends see each other at all, and over which places. */
#include "sight.h"

/* Can a line be stopped at a vertex, or end there, or meet a field there that it needs? Elsewhere it can
 * be pushed on until that is so. */
static int matters(const Run *R, i32 p) {
  const Mesh *m = R->m;
  for (i32 i = m->wedge_off[p]; i < m->wedge_off[p + 1]; i++) {
    i32 place = m->wedge[i], f = R->count[place];
    if (f == BLOCKS || has_ends(R, place) || (R->flags && f >= 0 && R->flag[f])) return 1;
  }
  return 0;
}

/* Turn lines about vertices until one is found, from the vertex on where one was found before. */
API i32 mk_first_line(const Mesh *m, const SightTask *task, const SightSearch *search,
                      FirstLine *line) {
  u16 clear[4] = {NONE, NONE, NONE, NONE}, closed[4] = {NONE, NONE, NONE, NONE};
  SightTables tables = {.nends = 2, .clear = clear, .grazing = closed};
  Run run, *R = &run;
  i32 n = search->nvertices, start = line->start, state = NO_LINE;
  mk_begin(R, m, task, &tables);
  mk_set_search(R, search);
  R->met = line->met;
  R->witness = line->witness;
  memset(line->met, 0, (size_t)line->nplaces);
  for (i32 k = 0; k < n && state == NO_LINE && !R->failed; k++) {
    i32 at = (start + k) % n;
    if (!matters(R, search->vertices[at])) continue;
    mk_at_vertex(R, search->vertices[at]);
    line->clear = clear[1] != NONE || clear[2] != NONE;
    if (!line->clear && closed[1] == NONE && closed[2] == NONE) continue;
    line->start = at;
    state = DONE;
  }
  mk_end(R);
  return R->failed ? NO_MEMORY : state;
}
