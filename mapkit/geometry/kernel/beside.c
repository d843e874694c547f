/* Lines that pass a vertex close by, on its right. */
#include "sight.h"

/* Append places to the steps on one side, with the fields before each; stop behind a blocker.
 * A field is counted at step where[f] if that step is there and counts it. */
static void add_steps(Run *R, int side, const i32 *place, i32 n) {
  i32 first = R->nstep[side];
  if (!n || (first && R->step[side][first - 1].field == BLOCKS)) return;
  R->step[side] = mk_grow(R, R->step[side], &R->cap_step[side], first + n, sizeof(Step));
  if (R->failed) return;
  Step *step = R->step[side];
  i32 *where = R->where[side], fields = 0, flagged = 0;
  if (first) {
    const Step *last = step + first - 1;
    int counts = last->field >= 0 && where[last->field] == first - 1;
    fields = last->fields + counts;
    flagged = last->flagged | (counts && R->flag[last->field]);
  }
  for (i32 t = first, k = 0; k < n; t++, k++) {
    i32 f = R->count[place[k]], a = R->ends[2 * place[k]], b = R->ends[2 * place[k] + 1];
    step[t] = (Step){place[k], a < 0 ? b : b < 0 ? a : TWO, f, fields, flagged};
    R->nstep[side] = t + 1;
    if (f == BLOCKS) return;
    if (f < 0 || (where[f] < t && step[where[f]].field == f)) continue;
    where[f] = t;
    flagged |= R->flag[f];
    fields++;
  }
}

/* Bring the fields that are counted on both sides up to date; so many steps have stayed. */
static void find_crossed(Run *R, i32 kept0, i32 kept1) {
  const Step *ahead = R->step[0], *behind = R->step[1];
  i32 n = 0;
  for (i32 k = 0; k < R->ncrossed; k++)
    if (R->crossed[k].ahead < kept0 && R->crossed[k].behind < kept1) R->crossed[n++] = R->crossed[k];
  R->ncrossed = n;
  for (i32 t = kept0; t < R->nstep[0]; t++) {
    i32 f = ahead[t].field;
    if (f < 0 || R->where[0][f] != t) continue;
    i32 s = R->where[1][f];
    if (s >= kept1 || behind[s].field != f) continue;
    if (!ROOM(crossed, R->ncrossed + 1, cap_crossed)) return;
    R->crossed[R->ncrossed++] = (Crossed){t, s};
  }
  for (i32 s = kept1; s < R->nstep[1]; s++) {
    i32 f = behind[s].field;
    if (f < 0 || R->where[1][f] != s) continue;
    i32 t = R->where[0][f];
    if (t >= R->nstep[0] || ahead[t].field != f) continue;
    if (!ROOM(crossed, R->ncrossed + 1, cap_crossed)) return;
    R->crossed[R->ncrossed++] = (Crossed){t, s};
  }
}

/* Mark the places on the first line of the only pair, if that has been found now: those between two
 * steps on either side. */
static void mark_way(Run *R, i32 behind, i32 from, i32 to) {
  if (R->clear[1] == NONE && R->clear[2] == NONE) return;
  for (i32 k = 0; k < behind; k++) R->met[R->step[1][k].place] = 1;
  for (i32 k = from; k < to; k++) R->met[R->step[0][k].place] = 1;
  R->met = NULL;
}

/* Lines between a step behind and a step ahead. What changes less gives the row of the table, so that
 * it stays in the cache. */
static inline void try_pair(Run *R, i32 s, i32 t, int by_start) {
  const Step *from = R->step[1] + s, *to = R->step[0] + t;
  i32 fields = from->fields + to->fields;
  int flagged = from->flagged | to->flagged;
  for (i32 k = 0; k < R->ncrossed; k++)
    fields -= R->crossed[k].ahead < t && R->crossed[k].behind < s;
  if (from->end < 0 || to->end < 0) {
    better_places(R, R->clear, from->place, to->place, fields, flagged);
    if (R->met) mark_way(R, s, 0, t);
    return;
  }
  size_t n = (size_t)R->nends;
  u16 *best = R->clear + (by_start ? from->end * n + to->end : to->end * n + from->end);
  if (fields + 1 < *best && wanted(R, from->end, to->end, flagged)) {
    *best = (u16)(fields + 1);
    if (R->met) mark_way(R, s, 0, t);
  }
}

/* From a place onward over the steps ahead, with ends from `low` on. */
static void pairs_from(Run *R, i32 first, i32 low, i32 high) {
  i32 fields = 0, from = R->step[0][first].place;
  int flagged = 0;
  mk_next_epoch(R);
  for (i32 t = first + 1; t < high; t++) {
    const Step *to = R->step[0] + t;
    if (t >= low && to->end != -1) {
      better_places(R, R->clear, from, to->place, fields, flagged);
      if (R->met) mark_way(R, 0, first + 1, t);
    }
    if (!count_field(R, to->place, &fields, &flagged)) return;
  }
}

/* Lines between two directions, moved off p to its right (p on their left).
 *
 * All pairs of a start behind p or among the wedges, and an end among the wedges or ahead, unless
 * nothing about the pair is new since the last direction. The fields in between are those ahead
 * and those behind, less those counted twice. */
void mk_pass_right(Run *R, i32 p, i32 back_wedge, i32 nright, i32 nleft, int turned) {
  const Mesh *m = R->m;
  const i32 *around = m->wedge + m->wedge_off[p];
  i32 turn = m->degree[p], nw = nright > 1 ? nright - 1 : 0;
  /* The other side crosses a part of these fields only, so just the wedges' own pairs count, and
   * those that need a field which only the wedges hold. */
  int worse = nright >= 2 && nleft <= 1;
  int new0 = R->same[0] < R->npath[0], new1 = R->same[1] < R->npath[1];
  i32 kept0 = turned ? 0 : nw + R->same[0], kept1 = turned ? 0 : R->same[1];
  if (kept0 < R->nstep[0]) R->nstep[0] = kept0;
  if (kept1 < R->nstep[1]) R->nstep[1] = kept1;
  if (turned)
    for (i32 i = 0; i < nw; i++) add_steps(R, 0, around + (back_wedge + 1 + i) % turn, 1);
  if (new0) add_steps(R, 0, R->path[0] + R->same[0], R->npath[0] - R->same[0]);
  if (new1) add_steps(R, 1, R->path[1] + R->same[1], R->npath[1] - R->same[1]);
  if (R->failed) return;
  find_crossed(R, kept0, kept1);
  if (R->failed) return;
  i32 n = R->nstep[0], low0 = 0, high0 = n, low1 = 0, high1 = R->nstep[1];
  if (new0 && !new1) {
    low0 = nw + R->same[0];
    if (nw + R->fresh[0] < n) high0 = nw + R->fresh[0];
  }
  if (new1 && !new0) {
    low1 = R->same[1];
    if (R->fresh[1] < high1) high1 = R->fresh[1];
  }
  i32 stop = high0;
  if (worse && stop > nw) {
    const Step *ahead = R->step[0];
    i32 last = nw;                       /* up to the first step ahead that has such a field too */
    if (R->flags && ahead[nw].flagged)
      while (last < stop && !(ahead[last].field >= 0 && R->flag[ahead[last].field])) last++;
    else
      last = nw - 1;
    if (last + 1 < stop) stop = last + 1;
  }
  const Step *ahead = R->step[0], *behind = R->step[1];
  if (new0 && !new1)
    for (i32 t = low0; t < stop; t++) {
      if (ahead[t].end == -1) continue;
      for (i32 s = low1; s < high1; s++) {
        if (worse && t >= nw && behind[s].flagged) break;
        if (behind[s].end != -1) try_pair(R, s, t, 0);
      }
    }
  else
    for (i32 s = low1; s < high1; s++) {
      if (behind[s].end == -1) continue;
      i32 until = worse && behind[s].flagged && stop > nw ? nw : stop;
      for (i32 t = low0; t < until; t++)
        if (ahead[t].end != -1) try_pair(R, s, t, 1);
    }
  if (new0)
    for (i32 w = 0; w < nw && w < n; w++)
      if (ahead[w].end != -1) pairs_from(R, w, low0, high0);
}
