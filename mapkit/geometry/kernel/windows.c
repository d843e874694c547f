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

static void add_bound(Run *R, vec d, int a, int b) {
  if (!ROOM(bound, R->nbound + 1, cap_bound)) return;
  R->bound[R->nbound++] = (Bound){d, a, b};
}

/* The directions in which an end lies ahead of p, as bounds for it and, reversed, for behind. */
static void end_bounds(Run *R, i32 p, i32 end, i32 *ahead, i32 *behind) {
  const Mesh *m = R->m;
  i32 lo = R->hull_off[end], hi = R->hull_off[end + 1];
  int inside = 1, on_edge = 0;
  vec right = {0, 0}, left = {0, 0};
  for (i32 i = lo; i < hi; i++) {        /* hulls are counter-clockwise */
    vec a = between(m, p, R->hull[i]), b = between(m, p, R->hull[i + 1 < hi ? i + 1 : lo]);
    i64 turn = cross(a, b);
    if (turn <= 0) inside = 0;
    if (turn == 0 && a.x * b.x <= 0 && a.y * b.y <= 0) on_edge = 1;
  }
  if (inside || on_edge) { ++*ahead; ++*behind; return; }   /* p in the hull: every direction */
  for (i32 i = lo; i < hi; i++) {
    vec a = between(m, p, R->hull[i]);
    if (right.x == 0 && right.y == 0) { right = left = a; continue; }
    if (cross(right, a) < 0) right = a;
    if (cross(left, a) > 0) left = a;
  }
  add_bound(R, right, 1, 0); add_bound(R, left, -1, 0);
  add_bound(R, minus(right), 0, 1); add_bound(R, minus(left), 0, -1);
  /* an interval that goes over direction 0 is open when the sweep begins */
  if (lower_half(right) && !lower_half(left)) ++*ahead;
  if (lower_half(minus(right)) && !lower_half(minus(left))) ++*behind;
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

/* Is there a direction with an end ahead and another behind? */
static int both_ways(Run *R, int ahead, int behind) {
  if (ahead > 0 && behind > 0) return 1;
  qsort(R->bound, (size_t)R->nbound, sizeof(Bound), by_angle);
  for (i32 k = 0; k < R->nbound;) {
    i32 stop = k;
    int a = ahead, b = behind;           /* on the border both what ends and what begins is there */
    for (; stop < R->nbound && by_angle(&R->bound[stop], &R->bound[k]) == 0; stop++) {
      a += R->bound[stop].a > 0;
      b += R->bound[stop].b > 0;
      ahead += R->bound[stop].a;
      behind += R->bound[stop].b;
    }
    if (a > 0 && b > 0) return 1;
    k = stop;
  }
  return 0;
}

/* Fill R->window with the directions worth trying, counter-clockwise from direction 0, each inside
 * one triangle at p and one half of the plane. */
void mk_windows(Run *R, i32 p) {
  const Mesh *m = R->m;
  i32 lo = m->fan_off[p], n = m->fan_off[p + 1] - lo, ahead = 0, behind = 0;
  R->nwindow = R->nbound = R->nlone = 0;
  add_bound(R, (vec){1, 0}, 0, 0);
  add_bound(R, (vec){-1, 0}, 0, 0);
  if (m->degree[p] == 2)
    for (int k = 0; k < 2; k++) {
      add_bound(R, m->edge_dir[m->wedge_off[p] + k], 0, 0);
      add_bound(R, minus(m->edge_dir[m->wedge_off[p] + k]), 0, 0);
    }
  if (R->masked) {
    for (i32 e = 0; e < R->nends && !R->failed; e++) end_bounds(R, p, e, &ahead, &behind);
    if (!both_ways(R, ahead, behind)) return;
  }
  for (i32 i = 0; i < n; i++) add_bound(R, between(m, p, m->fan_nb[lo + i]), 0, 0);
  if (R->failed) return;
  qsort(R->bound, (size_t)R->nbound, sizeof(Bound), by_angle);
  /* the fan entry that holds the first direction, 1,0 */
  int along;
  i32 fan = mk_entry(m, p, (vec){1, 0}, &along) - lo;
  i32 k = 0;
  while (k < R->nbound) {
    vec d = R->bound[k].d;
    i32 stop = k, ahead_at = ahead, behind_at = behind;
    while (stop < R->nbound && by_angle(&R->bound[stop], &R->bound[k]) == 0) {
      /* on the border itself both what ends and what begins is there */
      if (R->bound[stop].a > 0) ahead_at++;
      if (R->bound[stop].b > 0) behind_at++;
      ahead += R->bound[stop].a;
      behind += R->bound[stop].b;
      stop++;
    }
    vec l = R->bound[stop < R->nbound ? stop : 0].d;
    vec following = between(m, p, m->fan_nb[lo + (fan + 1) % n]);
    if (k && cross(following, d) == 0 && (following.x * d.x > 0 || following.y * d.y > 0))
      fan = (fan + 1) % n;
    if ((!R->masked || (ahead > 0 && behind > 0)) && keep_tangent(m, p, d, l))
      add_window(R, d, l, fan, ahead);
    else if (R->masked && R->grazing && ahead_at > 0 && behind_at > 0 && !lower_half(d) &&
             mk_relevant(m, p, d)) {
      if (!ROOM(lone, R->nlone + 1, cap_lone)) return;
      R->lone[R->nlone++] = d;
    }
    k = stop;
  }
}
