/* The directions worth trying at a vertex. */
#include <stdlib.h>

#include "sight.h"

enum { FEW = 48 };

static void add_window(Run *R, vec r, vec l, i32 fan, i32 ends) {
  if (!ROOM(window, R->nwindow + 1, cap_window)) return;
  R->window[R->nwindow++] = (Window){r, l, fan, ends};
}

static int by_angle(const void *x, const void *y) {
  const Bound *a = x, *b = y;
  int ha = lower_half(a->d), hb = lower_half(b->d);
  if (ha != hb) return ha - hb;
  return -sign(cross(a->d, b->d));
}

/* Sort the bounds; those of few ends in place, which takes a third of the time. Equal ones keep their order. */
static void sort_bounds(Run *R) {
  Bound *b = R->bound;
  if (R->nbound > FEW) { qsort(b, (size_t)R->nbound, sizeof(Bound), by_angle); return; }
  for (i32 i = 1; i < R->nbound; i++) {
    Bound own = b[i];
    i32 k = i;
    for (; k > 0 && by_angle(b + k - 1, &own) > 0; k--) b[k] = b[k - 1];
    b[k] = own;
  }
}

static void add_bound(Run *R, vec d, int a, int b, i32 vertex) {
  if (!ROOM(bound, R->nbound + 1, cap_bound)) return;
  R->bound[R->nbound++] = (Bound){d, a, b, 0, vertex};
}

static void add_region_bound(Run *R, vec d, int c) {
  if (!ROOM(bound, R->nbound + 1, cap_bound)) return;
  R->bound[R->nbound++] = (Bound){d, 0, 0, c, -1};
}

/* How many ends lie ahead of p and behind it; those round p lie both ways. `region`: lines that way
 * meet the region, ahead or behind. */
typedef struct { i32 ahead, behind, round, region; } Ends;

/* Is there one ahead and a different one behind? */
static int opposite(Ends n) { return n.ahead > 0 && n.behind > 0 && n.ahead + n.behind - n.round > 1; }

/* Is the end that all lines have to meet ahead or behind? */
static int met(Ends n) { return n.ahead > 0 || n.behind > 0; }

/* The directions in which the region lies ahead of a vertex; behind it are the reverse ones. */
typedef struct { int all; vec right, left; } Wedge;

/* Which directions have to be tried: all where there is no region or p lies in it. */
static Wedge wedge_of(const Run *R, i32 p) {
  vec at = R->m->xy[p];
  i32 n = R->nregion;
  Wedge w = {1, {0, 0}, {0, 0}};
  for (i32 i = 0; i < n; i++) {
    const vec *c = R->region + i, *next = R->region + (i + 1 < n ? i + 1 : 0);
    vec a = {c->x - at.x, c->y - at.y}, b = {next->x - at.x, next->y - at.y};
    if (cross(a, b) < 0) w.all = 0;
    if (i == 0 || cross(w.right, a) < 0) w.right = a;
    if (i == 0 || cross(a, w.left) < 0) w.left = a;
  }
  return w;
}

/* Where a direction points: into the wedge or its reverse (0), or past them on one side (1, -1). */
static inline int past(const Wedge *w, vec d) {
  int r = sign(cross(w->right, d)), l = sign(cross(d, w->left));
  return r > 0 && l < 0 ? 1 : r < 0 && l > 0 ? -1 : 0;
}

/* Can a line that meets the region meet an end? */
static int in_reach(const Run *R, i32 p, const Wedge *w, i32 end) {
  i32 lo = R->hull_off[end], hi = R->hull_off[end + 1];
  int side = lo < hi ? past(w, between(R->m, p, R->hull[lo])) : 0;
  for (i32 i = lo + 1; side && i < hi; i++)
    if (past(w, between(R->m, p, R->hull[i])) != side) return 1;
  return !side;
}

/* The directions in which an end lies ahead of p, as bounds for it and, reversed, for behind. */
static void end_bounds(Run *R, i32 p, i32 end, Ends *ends) {
  const Mesh *m = R->m;
  i32 lo = R->hull_off[end], hi = R->hull_off[end + 1];
  int inside = 1, on_edge = 0;
  vec right = {0, 0}, left = {0, 0};
  i32 at_right = -1, at_left = -1;
  for (i32 i = lo; i < hi; i++) {        /* hulls are counter-clockwise */
    vec a = between(m, p, R->hull[i]), b = between(m, p, R->hull[i + 1 < hi ? i + 1 : lo]);
    i64 turn = cross(a, b);
    if (turn <= 0) inside = 0;
    if (turn == 0 && a.x * b.x <= 0 && a.y * b.y <= 0) on_edge = 1;
  }
  if (inside || on_edge) {               /* p in the hull: every direction */
    ends->ahead++; ends->behind++; ends->round++;
    return;
  }
  for (i32 i = lo; i < hi; i++) {
    vec a = between(m, p, R->hull[i]);
    i64 r = cross(right, a), l = cross(left, a);
    if (i == lo || r < 0 || (r == 0 && length1(a) < length1(right))) right = a, at_right = R->hull[i];
    if (i == lo || l > 0 || (l == 0 && length1(a) < length1(left))) left = a, at_left = R->hull[i];
  }
  add_bound(R, right, 1, 0, at_right); add_bound(R, left, -1, 0, at_left);
  add_bound(R, minus(right), 0, 1, -1); add_bound(R, minus(left), 0, -1, -1);
  /* an interval that goes over direction 0 is open when the sweep begins */
  if (lower_half(right) && !lower_half(left)) ends->ahead++;
  if (lower_half(minus(right)) && !lower_half(minus(left))) ends->behind++;
}

/* The only directions to be tried, as if an end lay there. */
static void range_bounds(Run *R, Ends *ends) {
  vec right = R->right, left = R->left;
  add_bound(R, right, 1, 0, -1); add_bound(R, left, -1, 0, -1);
  add_bound(R, minus(right), 0, 1, -1); add_bound(R, minus(left), 0, -1, -1);
  if (lower_half(right) && !lower_half(left)) ends->ahead++;
  if (lower_half(minus(right)) && !lower_half(minus(left))) ends->behind++;
}

static int keep_tangent(const Mesh *m, i32 p, vec r, vec l) {
  if (m->degree[p] != 2) return 1;
  int s[2];
  for (int k = 0; k < 2; k++) {
    vec e = m->edge_dir[m->wedge_off[p] + k];
    s[k] = sign(cross(r, e));
    if (!s[k]) s[k] = sign(cross(l, e));
  }
  return s[0] * s[1] > 0;
}

/* Go over all bounds in the direction of bound k: `ends` are then those behind it, `on` those on the
 * border itself, where both what ends and what begins is there. Returns the next bound. */
static i32 go_over(const Run *R, i32 k, Ends *ends, Ends *on) {
  i32 stop = k;
  *on = *ends;
  for (; stop < R->nbound && by_angle(&R->bound[stop], &R->bound[k]) == 0; stop++) {
    const Bound *b = R->bound + stop;
    on->ahead += b->a > 0;
    on->behind += b->b > 0;
    on->region += b->c > 0;
    ends->ahead += b->a;
    ends->behind += b->b;
    ends->region += b->c;
  }
  return stop;
}

/* Is there a direction with an end ahead and another behind? */
static int both_ways(Run *R, Ends ends) {
  Ends on;
  if (ends.region && opposite(ends)) return 1;
  sort_bounds(R);
  for (i32 k = 0; k < R->nbound;) {
    k = go_over(R, k, &ends, &on);
    if (on.region && opposite(on)) return 1;
  }
  return 0;
}

/* Fill R->window with the directions worth trying, counter-clockwise from direction 0, each inside
 * one triangle at p and one half of the plane. */
void mk_windows(Run *R, i32 p) {
  const Mesh *m = R->m;
  i32 lo = m->fan_off[p], n = m->fan_off[p + 1] - lo;
  Wedge w = wedge_of(R, p);
  /* at first one of wedge and reverse is open where the two go over direction 0 */
  Ends ends = {0, 0, 0, w.all || lower_half(w.right) != lower_half(w.left)}, on;
  R->nwindow = R->nbound = R->nlone = 0;
  add_bound(R, (vec){1, 0}, 0, 0, -1);
  add_bound(R, (vec){-1, 0}, 0, 0, -1);
  if (m->degree[p] == 2)
    for (int k = 0; k < 2; k++) {
      add_bound(R, m->edge_dir[m->wedge_off[p] + k], 0, 0, -1);
      add_bound(R, minus(m->edge_dir[m->wedge_off[p] + k]), 0, 0, -1);
    }
  if (!w.all) {
    add_region_bound(R, w.right, 1); add_region_bound(R, w.left, -1);
    add_region_bound(R, minus(w.right), 1); add_region_bound(R, minus(w.left), -1);
  }
  if (R->masked) {
    for (i32 e = 0; e < R->nends && !R->failed; e++)
      if (w.all || in_reach(R, p, &w, e)) end_bounds(R, p, e, &ends);
    if (!both_ways(R, ends)) return;
  } else if (R->from_one) {
    end_bounds(R, p, 0, &ends);
  } else if (R->ranged) {
    range_bounds(R, &ends);
  }
  for (i32 i = 0; i < n; i++) {
    vec d = between(m, p, m->fan_nb[lo + i]);
    if (w.all || !past(&w, d)) add_bound(R, d, 0, 0, -1);
  }
  if (R->failed) return;
  sort_bounds(R);
  /* the fan entry that holds the first direction, 1,0 */
  int along;
  i32 fan = mk_entry(m, p, (vec){1, 0}, &along) - lo;
  i32 k = 0;
  while (k < R->nbound) {
    vec d = R->bound[k].d;
    i32 stop = go_over(R, k, &ends, &on);
    vec l = R->bound[stop < R->nbound ? stop : 0].d;
    vec following = between(m, p, m->fan_nb[lo + (fan + 1) % n]);
    if (k && cross(following, d) == 0 && (following.x * d.x > 0 || following.y * d.y > 0))
      fan = (fan + 1) % n;
    int worth = ends.region &&
                (R->masked ? opposite(ends) : !(R->from_one || R->ranged) || met(ends));
    if (worth && !w.all) fan = mk_entry(m, p, d, &along) - lo;   /* not all borders are bounds */
    if (worth && keep_tangent(m, p, d, l)) add_window(R, d, l, fan, ends.ahead);
    int touched = R->masked ? opposite(on) : R->from_one && met(on);
    if (touched && R->grazing && !lower_half(d) && mk_relevant(m, p, d))
      for (i32 i = k; i < stop; i++)
        if (R->bound[i].vertex >= 0) {
          if (!ROOM(lone, R->nlone + 1, cap_lone)) return;
          R->lone[R->nlone++] = (Event){d, R->bound[i].vertex};
        }
    k = stop;
  }
}
