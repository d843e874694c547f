/* The directions worth trying at a vertex. */
#include <stdlib.h>

#include "sight.h"

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

static void add_bound(Run *R, vec d, int a, int b, i32 vertex) {
  if (!ROOM(bound, R->nbound + 1, cap_bound)) return;
  R->bound[R->nbound++] = (Bound){d, a, b, vertex};
}

/* How many ends lie ahead of p and behind it; those round p lie both ways. */
typedef struct { i32 ahead, behind, round; } Ends;

/* Is there one ahead and a different one behind? */
static int opposite(Ends n) { return n.ahead > 0 && n.behind > 0 && n.ahead + n.behind - n.round > 1; }

/* Is the end that all lines have to meet ahead or behind? */
static int met(Ends n) { return n.ahead > 0 || n.behind > 0; }

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
    ends->ahead += b->a;
    ends->behind += b->b;
  }
  return stop;
}

/* Is there a direction with an end ahead and another behind? */
static int both_ways(Run *R, Ends ends) {
  Ends on;
  if (opposite(ends)) return 1;
  qsort(R->bound, (size_t)R->nbound, sizeof(Bound), by_angle);
  for (i32 k = 0; k < R->nbound;) {
    k = go_over(R, k, &ends, &on);
    if (opposite(on)) return 1;
  }
  return 0;
}

/* Fill R->window with the directions worth trying, counter-clockwise from direction 0, each inside
 * one triangle at p and one half of the plane. */
void mk_windows(Run *R, i32 p) {
  const Mesh *m = R->m;
  i32 lo = m->fan_off[p], n = m->fan_off[p + 1] - lo;
  Ends ends = {0, 0, 0}, on;
  R->nwindow = R->nbound = R->nlone = 0;
  add_bound(R, (vec){1, 0}, 0, 0, -1);
  add_bound(R, (vec){-1, 0}, 0, 0, -1);
  if (m->degree[p] == 2)
    for (int k = 0; k < 2; k++) {
      add_bound(R, m->edge_dir[m->wedge_off[p] + k], 0, 0, -1);
      add_bound(R, minus(m->edge_dir[m->wedge_off[p] + k]), 0, 0, -1);
    }
  if (R->masked) {
    for (i32 e = 0; e < R->nends && !R->failed; e++) end_bounds(R, p, e, &ends);
    if (!both_ways(R, ends)) return;
  } else if (R->from_one) {
    end_bounds(R, p, 0, &ends);
  } else if (R->ranged) {
    range_bounds(R, &ends);
  }
  for (i32 i = 0; i < n; i++) add_bound(R, between(m, p, m->fan_nb[lo + i]), 0, 0, -1);
  if (R->failed) return;
  qsort(R->bound, (size_t)R->nbound, sizeof(Bound), by_angle);
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
    int worth = R->masked ? opposite(ends) : !(R->from_one || R->ranged) || met(ends);
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
