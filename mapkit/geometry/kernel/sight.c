/* Exact sight distances on a triangulated coverage.
 *
 * Every class of clear lines, pushed to its left until the fields it crosses change, comes to
 * touch a vertex p. So it is enough to turn a line about every vertex p: rays leave p forward and
 * backward through the triangles, the two lists of fields are joined, and the line is thought to
 * pass just to the right of p. Lines that touch p itself give the grazing answers, as do lines
 * through several vertices, which are walked one by one.
 *
 * Integers only. Directions are differences of coordinates below 2^30, so their components are
 * below 2^31 and a cross product is below 2^63.
 */
#include "sight.h"

#include <stdlib.h>
#include <string.h>

static inline int earlier(vec a, vec b) {   /* angles from 0 up to and including pi */
  i64 c = cross(a, b);
  return c > 0 || (c == 0 && a.x > 0 && b.x < 0);
}

static void join(Run *R, i32 p) {
  const Mesh *m = R->m;
  i32 lo = m->fan_off[p], deg = m->degree[p];
  i32 i = 0, k = 0, last_i = -1, last_k = -1;
  R->npath[0] = R->npath[1] = 0;
  i32 last_state = -1;
  while (i < R->nleaf[0] && k < R->nleaf[1] && !R->failed) {
    const Leaf *f = R->leaf[0] + i, *b = R->leaf[1] + k;
    vec br = minus(b->r), bl = minus(b->l);
    vec from = earlier(f->r, br) ? br : f->r;
    int f_first = earlier(f->l, bl), b_first = earlier(bl, f->l);
    vec to = f_first ? f->l : bl;
    if (earlier(from, to)) {
      if (i != last_i) mk_follow(R, 0, f->node); else R->same[0] = R->fresh[0] = R->npath[0];
      if (k != last_k) mk_follow(R, 1, b->node); else R->same[1] = R->fresh[1] = R->npath[1];
      if (R->failed) return;
      i32 wf = m->fan_wedge[lo + f->fan], wb = m->fan_wedge[lo + b->fan];
      i32 nright = f->fan > b->fan ? wf - wb : wf - wb + deg, nleft = deg - nright;
      i32 state = (wf * deg + wb) * 2 + (f->fan > b->fan);
      int turned = state != last_state;
      if (turned) {
        R->same[0] = R->same[1] = 0;
        R->fresh[0] = R->npath[0];
        R->fresh[1] = R->npath[1];
      }
      last_state = state;
      last_i = i;
      last_k = k;
      if (!(nright == 1 && nleft == 1)) {
        mk_pass_right(R, p, wb, nright, nleft, turned);
        if (R->grazing && (deg >= 4 || nright >= 3 || nleft >= 3)) mk_touch(R, p, from, to, wb, wf, nright, nleft);
      }
    }
    if (f_first) i++;
    else if (b_first) k++;
    else { i++; k++; }
  }
}

static int joined(const Mesh *m, i32 p, i32 q) {   /* is p-q a field edge? */
  i32 lo = m->fan_off[p], hi = m->fan_off[p + 1];
  for (i32 i = lo; i < hi; i++)
    if (m->fan_nb[i] == q) {
      i32 before = i > lo ? i - 1 : hi - 1;
      return m->place[m->fan_tri[before]] != m->place[m->fan_tri[i]];
    }
  return 0;
}

/* Lines through p and another vertex: those that can be better than every moved line.
 *
 * Where only some directions are tried, an end may be touched by the line alone and not by those to
 * one side of it. The rays to its other side can be stopped before they come to that vertex; then
 * nothing is known of the vertices on the line. */
static void closed_lines(Run *R, i32 p) {
  const Mesh *m = R->m;
  i32 n = R->nevent, lone = 0;
  for (i32 i = 0; i < n && !R->failed;) {
    vec d = R->event[i].d;
    i32 k = i, near = R->event[i].vertex, several = d.y == 0;
    for (; lone < R->nlone && cross(R->lone[lone].d, d) > 0; lone++)
      mk_closed_line(R, p, R->lone[lone].d);
    while (k < n && cross(d, R->event[k].d) == 0) {
      i32 v = R->event[k].vertex;
      if (v != near) several = 1;
      if (length1(between(m, p, v)) < length1(between(m, p, near))) near = v;
      k++;
    }
    for (; lone < R->nlone && cross(R->lone[lone].d, d) == 0; lone++) {
      int seen = 0;
      for (i32 e = i; e < k; e++) seen |= R->event[e].vertex == R->lone[lone].vertex;
      several |= !seen;
    }
    if (several || mk_pinches(m, p, d) || mk_pinches(m, near, d) || joined(m, p, near))
      mk_closed_line(R, p, between(m, p, near));
    i = k;
  }
  for (; lone < R->nlone && !R->failed; lone++) mk_closed_line(R, p, R->lone[lone].d);
}

void mk_at_vertex(Run *R, i32 p) {
  const Mesh *m = R->m;
  if (R->end_epoch > INT32_MAX / 2) {
    memset(R->end_stamp, 0, ((size_t)R->nends + 1) * sizeof(i32));
    R->end_epoch = 0;
  }
  i32 lo = m->fan_off[p];
  if (m->degree[p] < 2) return;
  vec at = m->xy[p];
  if (R->boxed && (at.x < R->low.x || at.y < R->low.y || at.x > R->high.x || at.y > R->high.y))
    return;
  R->nnode = R->nleaf[0] = R->nleaf[1] = R->nevent = 0;
  if (R->grazing && m->degree[p] >= 3) {
    mk_reach(R, p);
    if (R->failed) return;
    mk_meet(R, p);
  }
  mk_windows(R, p);
  /* Of two ends one has to be met on either side, or round p. */
  int two = R->nends == 2 && R->masked && !R->grazing, round = 0, met[2] = {0, 0};
  for (i32 i = m->wedge_off[p]; i < m->wedge_off[p] + m->degree[p]; i++) round |= ends_in(R, m->wedge[i]);
  for (i32 i = 0; i < R->nwindow && !R->failed; i++) {
    const Window w = R->window[i];
    int side = lower_half(w.r);
    if (two && side && !(met[0] | round)) return;
    R->met_ends = 0;
    vec first = between(m, p, m->fan_nb[lo + w.fan]);
    if (cross(first, w.r) == 0) mk_event(R, w.r, m->fan_nb[lo + w.fan]);
    mk_shoot(R, p, side, &w);
    vec last = between(m, p, m->fan_nb[lo + (w.fan + 1) % (m->fan_off[p + 1] - lo)]);
    if (cross(last, w.l) == 0)
      mk_event(R, w.l, m->fan_nb[lo + (w.fan + 1) % (m->fan_off[p + 1] - lo)]);
    met[side] |= R->met_ends;
  }
  if (two && ((met[0] | round) | (met[1] | round)) != 3) return;
  if (two && !((met[0] | round) && (met[1] | round))) return;
  if (R->failed) return;
  join(R, p);
  if (R->grazing) closed_lines(R, p);
}

/* Fields with a common boundary see each other across it. */
static void across_edges(Run *R) {
  const Mesh *m = R->m;
  for (i32 t = 0; t < m->nt; t++)
    for (int k = 0; k < 3; k++) {
      i32 other = m->nbr[3 * t + k];
      if (other > t && m->place[other] != m->place[t]) {
        better_places(R, R->clear, m->place[t], m->place[other], 0, 0);
        better_places(R, R->graze, m->place[t], m->place[other], 0, 0);
      }
    }
}

static Run some_run(const Mesh *m, const SightTask *task, const SightTables *tables) {
  return (Run){
      .m = m, .count = task->count, .ends = task->ends, .flag = task->flag, .nends = task->nends,
      .group = task->group, .need = task->need, .clear = tables->clear, .graze = tables->grazing};
}

void mk_begin(Run *R, const Mesh *m, const SightTask *task, const SightTables *tables) {
  *R = some_run(m, task, tables);
  for (int i = 0; i < GROUPS * GROUPS; i++) R->flags |= R->need[i] == NEEDS_FLAG;
  R->stamp = calloc((size_t)m->nfields + 1, sizeof(i32));
  R->where[0] = calloc((size_t)m->nfields + 1, sizeof(i32));
  R->where[1] = calloc((size_t)m->nfields + 1, sizeof(i32));
  R->end_stamp = calloc((size_t)task->nends + 1, sizeof(i32));
  if (!R->stamp || !R->where[0] || !R->where[1] || !R->end_stamp) R->failed = 1;
}

void mk_end(Run *R) {
  free(R->node); free(R->leaf[0]); free(R->leaf[1]); free(R->event);
  free(R->task); free(R->window); free(R->bound); free(R->lone); free(R->path[0]);
  free(R->path[1]); free(R->path_node[0]); free(R->path_node[1]);
  free(R->old_path); free(R->step[0]); free(R->step[1]); free(R->where[0]); free(R->where[1]);
  free(R->crossed); free(R->stamp);
  free(R->end_stamp); free(R->point); free(R->run); free(R->reach);
}

void mk_set_search(Run *R, const SightSearch *search) {
  const Mesh *m = R->m;
  const i32 *hull_off = search->hull_offsets, *hull = search->hulls;
  i32 nends = R->nends;
  R->grazing = search->grazing;
  R->boxed = R->masked = hull_off && search->nhulls == nends;
  R->from_one = hull_off && !R->masked;
  R->hull_off = hull_off; R->hull = hull;
  R->region = search->region; R->nregion = search->nregion;
  if (R->masked && hull_off[nends] > 0) {
    R->low = R->high = m->xy[hull[0]];
    for (i32 i = 1; i < hull_off[nends]; i++) {
      vec v = m->xy[hull[i]];
      if (v.x < R->low.x) R->low.x = v.x;
      if (v.y < R->low.y) R->low.y = v.y;
      if (v.x > R->high.x) R->high.x = v.x;
      if (v.y > R->high.y) R->high.y = v.y;
    }
  }
}

/* Turn lines about vertices, for the distances between all ends. */
API i32 mk_sight(const Mesh *m, const SightTask *task, const SightSearch *search,
                 SightTables *tables) {
  Run run, *R = &run;
  mk_begin(R, m, task, tables);
  mk_set_search(R, search);
  R->witness = tables->witness;
  for (i32 i = 0; i < search->nvertices && !R->failed; i++) mk_at_vertex(R, search->vertices[i]);
  mk_end(R);
  return R->failed ? NO_MEMORY : DONE;
}

/* Give both halves of a table (n, n) the less of the two, a block at a time to stay in the cache. */
static void mirror(i32 n, u16 *table) {
  enum { BLOCK = 64 };
  for (i32 i0 = 0; i0 < n; i0 += BLOCK)
    for (i32 k0 = i0; k0 < n; k0 += BLOCK)
      for (i32 i = i0; i < n && i < i0 + BLOCK; i++)
        for (i32 k = k0 > i ? k0 : i + 1; k < n && k < k0 + BLOCK; k++) {
          u16 *a = table + (size_t)i * n + k, *b = table + (size_t)k * n + i;
          if (*a < *b) *b = *a; else *a = *b;
        }
}

/* Add distance 1 between ends with a common boundary, and make both tables symmetric. */
API void mk_complete(const Mesh *m, const SightTask *task, SightTables *tables) {
  Run run = some_run(m, task, tables);
  across_edges(&run);
  mirror(task->nends, tables->clear);
  mirror(task->nends, tables->grazing);
}
