/* One closed line: along edges and through as many vertices as it meets. */
#include <stdlib.h>

#include "sight.h"

static void add_point(Run *R, Point q) {
  if (!ROOM(point, R->npoint + 1, cap_point)) return;
  R->point[R->npoint++] = q;
}

static i32 slot_at(const Mesh *m, i32 v, i32 i, int along) {
  i32 lo = m->fan_off[v], hi = m->fan_off[v + 1];
  i32 before = i > lo ? i - 1 : hi - 1;
  i32 w = m->fan_wedge[i];
  if (along && m->place[m->fan_tri[before]] != m->place[m->fan_tri[i]]) return 2 * w;
  return 2 * w + 1;
}

static i32 slot(const Mesh *m, i32 v, vec d) {
  int along;
  i32 i = mk_entry(m, v, d, &along);
  return slot_at(m, v, i, along);
}

/* Walk from vertex v along d, adding points after it, while the stretch can be passed; with
 * `short_of_vertex` stop before the first relevant vertex. Fills in the stretch of each point. */
static void walk(Run *R, i32 v, vec d, int short_of_vertex) {
  const Mesh *m = R->m;
  for (;;) {
    int along;
    i32 i = mk_entry(m, v, d, &along), t = m->fan_tri[i];
    i32 lo = m->fan_off[v], hi = m->fan_off[v + 1];
    Point *last = R->point + R->npoint - 1;
    last->out = slot_at(m, v, i, along);
    i32 next = -1;
    if (along) {
      i32 right = m->fan_tri[i > lo ? i - 1 : hi - 1];
      last->a = m->place[t];
      last->b = m->place[right];
      if (!legal(R, last->a) && !legal(R, last->b)) { last->a = last->b = -1; return; }
      next = m->fan_nb[i];
    } else {
      i32 side = m->fan_side[i];
      vec base = m->xy[v];
      for (;;) {
        last = R->point + R->npoint - 1;
        last->a = last->b = m->place[t];
        if (!legal(R, last->a)) { last->a = last->b = -1; return; }
        i32 other = m->nbr[3 * t + side];
        if (other < 0) { last->a = last->b = -1; return; }
        if (m->place[other] != m->place[t]) {
          i32 p1 = m->tri[3 * t + side], p2 = m->tri[3 * t + (side + 1) % 3];
          vec e = between(m, p1, p2), to = {m->xy[p1].x - base.x, m->xy[p1].y - base.y};
          double u = (double)cross(to, e) / (double)cross(d, e);
          add_point(R, (Point){-1, 0, 0, -1, -1, m->place[t], m->place[other],
                               (double)base.x + u * (double)d.x, (double)base.y + u * (double)d.y});
          if (R->failed) return;
        }
        const i32 *nb = m->nbr + 3 * other;
        int in = nb[0] == t ? 0 : nb[1] == t ? 1 : 2;
        i32 apex = m->tri[3 * other + (in + 2) % 3];
        vec av = {m->xy[apex].x - base.x, m->xy[apex].y - base.y};
        i64 c = cross(d, av);
        t = other;
        if (c == 0) {
          last = R->point + R->npoint - 1;
          last->a = last->b = m->place[t];
          if (!legal(R, last->a)) { last->a = last->b = -1; return; }
          next = apex;
          break;
        }
        side = c > 0 ? (in + 1) % 3 : (in + 2) % 3;
      }
    }
    if (m->degree[next] == 0) {          /* the frame: nothing lies beyond */
      R->point[R->npoint - 1].a = R->point[R->npoint - 1].b = -1;
      return;
    }
    if (short_of_vertex && mk_relevant(m, next, d)) return;
    add_point(R, (Point){next, slot(m, next, minus(d)), 0, -1, -1, -1, -1,
                         (double)m->xy[next].x, (double)m->xy[next].y});
    if (R->failed) return;
    v = next;
  }
}

/* Can one go round v from a slot to wedge w without meeting a blocker in between? */
static int round_to(const Run *R, i32 v, i32 from, i32 w) {
  const Mesh *m = R->m;
  i32 n = m->degree[v];
  const i32 *wedge = m->wedge + m->wedge_off[v];
  i32 at = from / 2, inside = from & 1;
  if (inside && at == w) return 1;
  for (i32 k = 0, i = inside ? at + 1 : at; k < n; k++, i++) {
    if (i % n == w) return 1;
    if (!legal(R, wedge[i % n])) break;
  }
  for (i32 k = 0, i = at - 1 + n; k < n; k++, i--) {
    if ((i + n) % n == w) return 1;
    if (!legal(R, wedge[(i + n) % n])) break;
  }
  return 0;
}

/* Can the line pass v from slot `in` to slot `out` on one side or the other? */
static int can_pass(const Run *R, i32 v, i32 in, i32 out) {
  const Mesh *m = R->m;
  i32 n = m->degree[v];
  const i32 *wedge = m->wedge + m->wedge_off[v];
  for (int side = 0; side < 2; side++) {
    i32 a = side ? in : out, b = side ? out : in;   /* counter-clockwise from a to b */
    i32 i = (a + 1) / 2, end = b / 2;               /* wedges strictly behind a, before b */
    if ((a & 1) == 0) i = a / 2;
    i32 steps = ((end - i) % n + n) % n;
    if (a / 2 == b / 2 && (a & 1) && (b & 1)) {
      /* both in one wedge: one way round is that wedge alone, the other all the rest */
      int all = 1;
      for (i32 k = 0; k < n; k++) all &= legal(R, wedge[k]);
      if (all || legal(R, wedge[a / 2])) return 1;
      continue;
    }
    int ok = 1;
    for (i32 k = 0; k < steps; k++) ok &= legal(R, wedge[(i + k) % n]);
    if (ok) return 1;
  }
  return 0;
}

/* Fewest fields that hit every pair of `pair`; exact, by taking the better one where one covers
 * all the other covers, and trying both otherwise. */
static i32 hit(i32 *pair, i32 n, i32 limit) {
  if (n == 0) return 0;
  if (limit <= 0) return 1;
  i32 a = pair[0], b = pair[1];
  int a_all = 1, b_all = 1;
  for (i32 i = 0; i < n; i++) {
    int ha = pair[2 * i] == a || pair[2 * i + 1] == a;
    int hb = pair[2 * i] == b || pair[2 * i + 1] == b;
    a_all &= ha || !hb;
    b_all &= hb || !ha;
  }
  i32 best = limit + 1;
  for (int pick = 0; pick < 2; pick++) {
    if (pick == 0 ? (b_all && !a_all) : a_all) continue;
    i32 f = pick ? b : a, k = 0;
    i32 *rest = malloc(sizeof(i32) * 2 * (size_t)n);
    if (!rest) return best;
    for (i32 i = 0; i < n; i++)
      if (pair[2 * i] != f && pair[2 * i + 1] != f) {
        rest[2 * k] = pair[2 * i]; rest[2 * k + 1] = pair[2 * i + 1]; k++;
      }
    i32 got = 1 + hit(rest, k, best - 2);
    free(rest);
    if (got < best) best = got;
  }
  return best;
}

/* Fields on the closed line so far: those crossed, and the fewest of the runs along edges. */
static i32 closed_cost(Run *R, i32 fields) {
  i32 n = 0;
  if (!R->nrun) return fields;
  i32 *open = malloc(sizeof(i32) * 2 * (size_t)R->nrun);
  if (!open) { R->failed = 1; return fields; }
  for (i32 i = 0; i < R->nrun; i++) {
    i32 a = R->run[2 * i], b = R->run[2 * i + 1];
    if (R->stamp[a] == R->epoch || R->stamp[b] == R->epoch) continue;
    open[2 * n] = a; open[2 * n + 1] = b; n++;
  }
  i32 extra = hit(open, n, n);
  free(open);
  return fields + extra;
}

static i32 contacts(const Run *R, const Point *q, i32 k) {
  if (q->vertex < 0) return k == 0 ? q->before : k == 1 ? q->after : -1;
  i32 n = R->m->degree[q->vertex];
  return k < n ? R->m->wedge[R->m->wedge_off[q->vertex] + k] : -1;
}

static int touches_end(const Run *R, const Point *q, i32 end) {
  for (i32 k = 0;; k++) {
    i32 place = contacts(R, q, k);
    if (place < 0) return 0;
    if (in_place(R, place, end)) return 1;
  }
}

static int starts_at(const Run *R, const Point *q, i32 k) {
  return q->vertex < 0 || round_to(R, q->vertex, q->out, k);
}

static int ends_at(const Run *R, const Point *q, i32 k) {
  return q->vertex < 0 || round_to(R, q->vertex, q->in, k);
}

static int any_end(const Run *R, const Point *q) {
  for (i32 k = 0;; k++) {
    i32 place = contacts(R, q, k);
    if (place < 0) return 0;
    if (has_ends(R, place)) return 1;
  }
}

/* All pairs whose line starts at point i and ends behind point `past`. */
static void closed_from(Run *R, i32 i, i32 past) {
  const Point *from = R->point + i;
  if (!any_end(R, from)) return;
  i32 fields = 0;
  int flagged = 0;
  mk_next_epoch(R);
  R->end_epoch++;
  R->nrun = 0;
  for (i32 k = 0;; k++) {
    i32 place = contacts(R, from, k);
    if (place < 0) break;
    for (int e = 0; e < 2; e++) {
      i32 s = R->ends[2 * place + e];
      if (s >= 0) R->end_stamp[s] = R->end_epoch;
    }
  }
  for (i32 j = i + 1; j < R->npoint; j++) {
    const Point *before = R->point + j - 1, *to = R->point + j;
    if (before->a < 0) return;
    if (j - 1 > i && before->vertex >= 0 && !can_pass(R, before->vertex, before->in, before->out))
      return;
    i32 la = R->count[before->a], lb = R->count[before->b];
    if (before->a == before->b || la < 0 || lb < 0 || la == lb) {
      if (la >= 0) count_field(R, before->a, &fields, &flagged);
      if (lb >= 0) count_field(R, before->b, &fields, &flagged);
    } else {
      if (!ROOM(run, 2 * (R->nrun + 1), cap_run)) return;
      R->run[2 * R->nrun] = la;
      R->run[2 * R->nrun + 1] = lb;
      R->nrun++;
      flagged |= R->flag[la] | R->flag[lb];
    }
    i32 cost = -1;
    for (i32 k = 0;; k++) {
      i32 place = contacts(R, to, k);
      if (place < 0) break;
      for (int e = 0; e < 2; e++) {
        i32 t = R->ends[2 * place + e];
        if (t < 0 || R->end_stamp[t] == R->end_epoch || j <= past || !ends_at(R, to, k)) continue;
        for (i32 h = 0;; h++) {
          i32 start = contacts(R, from, h);
          if (start < 0) break;
          for (int g = 0; g < 2; g++) {
            i32 s = R->ends[2 * start + g];
            if (s < 0 || s == t || !R->need[8 * R->group[s] + R->group[t]]) continue;
            size_t at = s < t ? (size_t)s * R->nends + t : (size_t)t * R->nends + s;
            if (fields + 1 >= R->graze[at] || !starts_at(R, from, h)) continue;
            int again = 0;
            for (i32 q = i + 1; q <= j && !again; q++) again = touches_end(R, R->point + q, s);
            if (again) continue;
            if (cost < 0) cost = closed_cost(R, fields);
            show(R, SEGMENT, from->x, from->y, to->x, to->y);
            better(R, R->graze, s, t, cost, flagged);
          }
        }
      }
    }
    /* a field counts as met only after all wedges of this point were tried as ends */
    for (i32 k = 0;; k++) {
      i32 place = contacts(R, to, k);
      if (place < 0) break;
      for (int e = 0; e < 2; e++)
        if (R->ends[2 * place + e] >= 0) R->end_stamp[R->ends[2 * place + e]] = R->end_epoch;
    }
  }
}

/* The line through p in direction d: pairs for which p is the first vertex that matters. */
void mk_closed_line(Run *R, i32 p, vec d) {
  const Mesh *m = R->m;
  R->npoint = 0;
  add_point(R, (Point){p, 0, slot(m, p, minus(d)), -1, -1, -1, -1, (double)m->xy[p].x,
                       (double)m->xy[p].y});
  walk(R, p, minus(d), 1);
  if (R->failed) return;
  /* turn the part behind p round: stretches now follow the point before them */
  i32 n = R->npoint;
  Point *q = R->point;
  for (i32 i = 0, k = n - 1; i < k; i++, k--) { Point swap = q[i]; q[i] = q[k]; q[k] = swap; }
  for (i32 i = 0; i < n; i++) {
    i32 swap = q[i].in; q[i].in = q[i].out; q[i].out = swap;
    swap = q[i].before; q[i].before = q[i].after; q[i].after = swap;
    if (i + 1 < n) { q[i].a = q[i + 1].b; q[i].b = q[i + 1].a; }
  }
  i32 at = n - 1;
  q[at].in = slot(m, p, minus(d));
  q[at].a = q[at].b = -1;
  walk(R, p, d, 0);
  if (R->failed || R->npoint == n) return;
  for (i32 i = 0; i <= at; i++) closed_from(R, i, at);
}
