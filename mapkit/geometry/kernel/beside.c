/* Lines that pass a vertex close by, on its right. */
#include "sight.h"

/* From a place onward over the places of R->seq, with ends from `low` on. */
static void pairs_from(Run *R, i32 from, i32 first, i32 low, i32 high) {
  i32 fields = 0;
  int flagged = 0;
  R->epoch++;
  for (i32 t = first; t < high; t++) {
    if (t >= low && has_ends(R, R->seq[t].place))
      better_places(R, R->clear, from, R->seq[t].place, fields, flagged);
    if (!count_field(R, R->seq[t].place, &fields, &flagged)) return;
  }
}

/* Join the wedges on the right and the places ahead into R->seq, with the fields before each. */
static i32 make_sequence(Run *R, i32 first_wedge, i32 nw, const i32 *around, i32 turn) {
  i32 n = nw + R->npath[0], fields = 0;
  int flagged = 0;
  if (!ROOM(seq, n + 1, cap_seq)) return 0;
  R->epoch++;
  for (i32 t = 0; t < n; t++) {
    i32 place = t < nw ? around[(first_wedge + t) % turn] : R->path[0][t - nw];
    i32 f = R->count[place];
    R->seq[t] = (Step){place, fields, flagged};
    if (f == BLOCKS) return t + 1;
    if (f >= 0 && R->stamp[f] != R->epoch) {
      R->stamp[f] = R->epoch;
      R->where[f] = t;
      flagged |= R->flag[f];
      fields++;
    }
  }
  return n;
}

/* Lines between two directions, moved off p to its right (p on their left).
 *
 * All pairs of a start behind p or among the wedges, and an end among the wedges or ahead, unless
 * nothing about the pair is new since the last direction. With each start farther back one more
 * field lies in between: it adds 1 for the ends before its own first place ahead, since beyond that
 * place it is counted already. */
void mk_pass_right(Run *R, i32 p, i32 back_wedge, i32 nright, i32 nleft) {
  const Mesh *m = R->m;
  const i32 *around = m->wedge + m->wedge_off[p], *b = R->path[1];
  i32 turn = m->degree[p], nw = nright > 1 ? nright - 1 : 0, nb = R->npath[1];
  /* The other side crosses a part of these fields only, so just the wedges' own pairs count, and
   * those that need a field which only the wedges hold. */
  int worse = nright >= 2 && nleft <= 1;
  int new0 = R->same[0] < R->npath[0], new1 = R->same[1] < nb;
  i32 n = make_sequence(R, back_wedge + 1, nw, around, turn);
  if (R->failed) return;
  i32 low0 = 0, high0 = n, low1 = 0, high1 = nb;
  if (new0 && !new1) {
    low0 = nw + R->same[0];
    if (nw + R->fresh[0] < n) high0 = nw + R->fresh[0];
  }
  if (new1 && !new0) { low1 = R->same[1]; high1 = R->fresh[1]; }
  i32 stop = high0;
  if (worse && !R->flags && stop > nw) stop = nw;
  i32 mark = ++R->epoch;                 /* a second stamp for fields behind p */
  int behind_flag = 0;
  for (i32 s = 0; s < high1; s++) {
    if (s >= low1 && has_ends(R, b[s]))
      for (i32 t = low0; t < stop; t++) {
        const Step *q = R->seq + t;
        if (worse && t >= nw && (behind_flag || !R->seq[nw].flagged)) break;
        if (has_ends(R, q->place))
          better_places(R, R->clear, b[s], q->place, q->fields, behind_flag | q->flagged);
        if (worse && t >= nw && R->count[q->place] >= 0 && R->flag[R->count[q->place]]) break;
      }
    i32 f = R->count[b[s]];
    if (f < 0) continue;
    i32 last = stop;
    if (R->stamp[f] == mark) continue;
    if (R->stamp[f] == mark - 1 && R->where[f] + 1 < last) last = R->where[f] + 1;
    R->stamp[f] = mark;
    behind_flag |= R->flag[f];
    for (i32 t = low0; t < last; t++) R->seq[t].fields++;
  }
  if (new0)
    for (i32 w = 0; w < nw && w < n; w++)
      if (has_ends(R, R->seq[w].place)) pairs_from(R, R->seq[w].place, w + 1, low0, high0);
}
