/* Outward corners of what is left of the plane when a region has grown over it.
 *
 * What is left has arcs that bulge inwards, so its outward corners are points at the distance r
 * from two sides of the region and nowhere nearer.
 */
#ifndef MAPKIT_CORNERS_H
#define MAPKIT_CORNERS_H

#include "pair_lines.h"

/* Where corners are gathered, and the hull that they have to be in. With `any`, points at the
 * distance from two sides are taken even if a third is nearer. */
typedef struct {
  pt *points; int n, room; pt *ends; side *moved; const hull *area; double eps; int any;
  int last;                      /* the side that was too near the last point */
} corner_list;

static void add_corner(corner_list *c, pt p) {
  for (int i = 0; i < c->n; i++)
    if (fabs(c->points[i].x - p.x) <= c->eps && fabs(c->points[i].y - p.y) <= c->eps) return;
  if (c->n < c->room) c->points[c->n++] = p;
}

static inline double less(double a, double b) { return a < b ? a : b; }
static inline double more(double a, double b) { return a < b ? b : a; }

static int apart(side s, side t, double by) {
  return less(s.a.x, s.b.x) > more(t.a.x, t.b.x) + by ||
         less(t.a.x, t.b.x) > more(s.a.x, s.b.x) + by ||
         less(s.a.y, s.b.y) > more(t.a.y, t.b.y) + by ||
         less(t.a.y, t.b.y) > more(s.a.y, s.b.y) + by;
}

static int too_near(pt p, side s, double r, double eps) {
  if (apart((side){p, p}, s, r)) return 0;
  return distance_to_side(p, s) < r - eps;
}

/* Add a point unless it is nearer than r to a side or, where that is in question, in the region. */
static void try_corner(corner_list *c, region g, double r, pt p, int ask) {
  if (beyond(*c->area, &p, 1, c->eps)) return;
  if (!c->any) {
    if (c->last < g.n && too_near(p, g.near[c->last], r, c->eps)) return;
    for (int i = 0; i < g.n; i++)
      if (too_near(p, g.near[i], r, c->eps)) { c->last = i; return; }
  }
  if (!ask || c->any || !contains(g, p)) add_corner(c, p);
}

/* The side moved by r to its right, away from the region. */
static side moved(side s, double r) {
  pt d = pt_sub(s.b, s.a);
  double f = r / sqrt(pt_dot(d, d));
  pt m = {d.y * f, -d.x * f};
  return (side){{s.a.x + m.x, s.a.y + m.y}, {s.b.x + m.x, s.b.y + m.y}};
}

static int same_point(pt a, pt b) { return a.x == b.x && a.y == b.y; }

static int by_point(const void *p, const void *q) { return by_xy(p, q); }

/* The different ends of the sides. */
static int ends_of(region g, pt *out) {
  int n = 0, k = 0;
  for (int i = 0; i < g.n; i++) {
    out[n++] = g.near[i].a;
    out[n++] = g.near[i].b;
  }
  qsort(out, (size_t)n, sizeof *out, by_point);
  for (int i = 0; i < n; i++)
    if (!k || !same_point(out[k - 1], out[i])) out[k++] = out[i];
  return k;
}

static void corners_of_side(corner_list *c, region g, double r, int i, int nends) {
  side s = c->moved[i];
  pt d = pt_sub(s.b, s.a);
  double length = sqrt(pt_dot(d, d));
  for (int j = 0; j < i; j++) {
    if (apart(g.near[i], g.near[j], 2 * r)) continue;
    side t = c->moved[j];
    pt e = pt_sub(t.b, t.a), w = pt_sub(t.a, s.a);
    double det = pt_cross(d, e);
    if (det == 0) continue;
    double f = pt_cross(w, e) / det, h = pt_cross(w, d) / det;
    if (f < 0 || f > 1 || h < 0 || h > 1) continue;
    try_corner(c, g, r, (pt){s.a.x + f * d.x, s.a.y + f * d.y}, 0);
  }
  for (int j = 0; j < nends; j++) {
    pt p = c->ends[j], w = pt_sub(p, s.a);
    if (same_point(p, g.near[i].a) || same_point(p, g.near[i].b)) continue;
    double off = pt_cross(d, w) / length, mid = pt_dot(d, w) / length;
    if (fabs(off) > r) continue;
    double h = sqrt(r * r - off * off);
    for (int k = -1; k <= 1; k += 2) {
      double f = (mid + k * h) / length;
      if (f >= 0 && f <= 1) try_corner(c, g, r, (pt){s.a.x + f * d.x, s.a.y + f * d.y}, 0);
    }
  }
}

/* Gather the outward corners of what a region grown by r leaves. */
static void gather_corners(corner_list *c, region g, double r) {
  int nends = ends_of(g, c->ends);
  for (int i = 0; i < g.n; i++) c->moved[i] = moved(g.near[i], r);
  for (int i = 0; i < g.n; i++) corners_of_side(c, g, r, i, nends);
  for (int i = 0; i < nends; i++)
    /* The ends are in order of x. */
    for (int j = i + 1; j < nends && c->ends[j].x - c->ends[i].x <= 2 * r; j++) {
      pt a = c->ends[i], d = pt_sub(c->ends[j], a);
      double dd = pt_dot(d, d);
      if (dd > 4 * r * r) continue;
      double h = sqrt(r * r / dd - 0.25);
      for (int k = -1; k <= 1; k += 2)
        try_corner(c, g, r, (pt){a.x + d.x / 2 - k * h * d.y, a.y + d.y / 2 + k * h * d.x}, 1);
    }
}

#endif
