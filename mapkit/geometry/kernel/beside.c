/* Lines that pass a vertex close by, on its right. */
#include "sight.h"

/* From the place `from` onward over wedges and the fields ahead, with ends ahead from `low` on and
 * before `high`. */
static void pairs_from(Run *R, i32 from, i32 fields, int flagged, const i32 *wedge, i32 nwedge,
                       i32 low, i32 high, int only_wedges) {
  int other_flag = flagged;
  for (i32 i = 0; i < nwedge; i++) {
    better_places(R, R->clear, from, wedge[i], fields, flagged);
    if (!count_field(R, wedge[i], &fields, &flagged)) return;
  }
  /* Beside the wedges nothing is lost by passing on the other side, unless they alone hold the
   * field that the pair needs. */
  if (only_wedges && (!R->flags || other_flag || !flagged)) return;
  const i32 *a = R->path[0];
  for (i32 k = 0; k < high; k++) {
    if (only_wedges && k && R->count[a[k - 1]] >= 0 && R->flag[R->count[a[k - 1]]]) return;
    if (k >= low && has_ends(R, a[k])) better_places(R, R->clear, from, a[k], fields, flagged);
    if (!count_field(R, a[k], &fields, &flagged)) return;
  }
}

/* Does a line of these places count every one of them, and none twice? */
static int all_differ(Run *R, const i32 *place, i32 n) {
  for (i32 k = 0; k < n; k++) {
    i32 f = R->count[place[k]];
    if (f == BLOCKS) continue;           /* an end, and the last */
    if (f < 0 || R->stamp[f] == R->epoch) return 0;
    R->stamp[f] = R->epoch;
  }
  return 1;
}

/* As pairs_from for all starts behind p at once, where no field is counted twice. `shared` is 1
 * where the first place behind is the first ahead. */
static void plain_pairs(Run *R, i32 nwedge, int wedge_flag, int shared, i32 low0, i32 high0,
                        i32 low1, i32 high1) {
  const i32 *a = R->path[0], *b = R->path[1];
  int behind_flag = wedge_flag;
  for (i32 s = 0; s < high1; s++) {
    if (s >= low1 && s >= shared && has_ends(R, b[s])) {
      int flagged = behind_flag;
      for (i32 t = shared; t < high0; t++) {
        if (t >= low0 && has_ends(R, a[t]))
          better_places(R, R->clear, b[s], a[t], s + nwedge + t - shared, flagged);
        flagged |= R->count[a[t]] >= 0 && R->flag[R->count[a[t]]];
      }
    }
    behind_flag |= R->count[b[s]] >= 0 && R->flag[R->count[b[s]]];
  }
}

/* Lines between two directions, moved off p to its right (p on their left). */
void mk_pass_right(Run *R, i32 p, i32 back_wedge, i32 nright, i32 nleft) {
  const Mesh *m = R->m;
  const i32 *around = m->wedge + m->wedge_off[p];
  i32 turn = m->degree[p], nw = nright > 1 ? nright - 1 : 0;
  if (!ROOM(side_wedge, nw + 1, cap_side_wedge)) return;
  i32 *wedge = R->side_wedge;
  for (i32 i = 0; i < nw; i++) wedge[i] = around[(back_wedge + 1 + i) % turn];
  int worse = nright >= 2 && nleft <= 1;   /* the other side crosses a part of these fields */
  const i32 *a = R->path[0], *b = R->path[1];
  i32 na = R->npath[0], nb = R->npath[1];
  /* What is new since the last direction: ends ahead in [low0, high0), starts behind likewise. */
  int new0 = R->same[0] < na, new1 = R->same[1] < nb;
  i32 low0 = 0, high0 = na, low1 = 0, high1 = nb;
  if (new0 && !new1) { low0 = R->same[0]; high0 = R->fresh[0]; }
  if (new1 && !new0) { low1 = R->same[1]; high1 = R->fresh[1]; }
  if (!worse) {
    int shared = nright == 0, open = 1, wedge_flag = 0;
    for (i32 i = 0; i < nw; i++) {
      open &= legal(R, wedge[i]);
      wedge_flag |= R->count[wedge[i]] >= 0 && R->flag[R->count[wedge[i]]];
    }
    R->epoch++;
    if (open && all_differ(R, b, high1) && all_differ(R, wedge, nw) &&
        all_differ(R, a + shared, high0 - shared)) {
      plain_pairs(R, nw, wedge_flag, shared, low0, high0, low1, high1);
      if (!nw) return;
      high0 = 0;                         /* what is left are ends among the wedges */
    }
  }
  if (nw || !worse)
    for (i32 s = low1; s < high1; s++) {
      if (!has_ends(R, b[s])) continue;
      R->epoch++;
      i32 fields = 0;
      int flagged = 0;
      for (i32 k = s - 1; k >= 0; k--) count_field(R, b[k], &fields, &flagged);
      pairs_from(R, b[s], fields, flagged, wedge, nw, low0, high0, worse);
    }
  if (!new0) return;
  high0 = new1 ? na : R->fresh[0];
  for (i32 i = 0; i < nw; i++) {
    if (!has_ends(R, wedge[i])) continue;
    R->epoch++;
    pairs_from(R, wedge[i], 0, 0, wedge + i + 1, nw - i - 1, low0, high0, 0);
  }
}
