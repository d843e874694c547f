/* Outward corners of what is left of the plane when a region has grown over it.
 *
 * What is left has arcs that bulge inwards, so its outward corners are points at the distance r
 * from two sides of the region and nowhere nearer.
 */
#ifndef MAPKIT_CORNERS_H
#define MAPKIT_CORNERS_H

#include "pair_lines.h"

/* What makes a corner: two sides, a side and an end, two ends, or nothing but its place (`way` 0). */
enum { FIXED, SIDES_MEET, SIDE_END, ENDS_MEET };
typedef struct { int kind, way; side s, t; } made_of;

/* Where corners are gathered, and the hull that they have to be in. With `any`, points at the
 * distance from two sides are taken even if a third is nearer. */
typedef struct {
  pt *points; made_of *made; int n, room; pt *ends; int nends; side *moved; const hull *area; double eps; int any;
  int *order;                    /* the sides by number, those first that were too near the last points */
  int *in, *out;                 /* the only side that comes to an end or leaves it, NO_SIDE, SIDES */
  int *sides, nsides, *turns, nturns;   /* the sides and ends that may have corners, by number */
  side *box;                     /* of each side: its least x and y, and the greatest */
  int *hider;                    /* by side, then by end: which side hid it the last time; below 0 if none
                                    did, then how often that need not be asked again */
} corner_list;

enum { NO_SIDE = -1, SIDES = -2, AGAIN = 3 };

/* Room for the corners of so many sides, of which not more than `known` others are added. */
static corner_list corner_room(const hull *area, double eps, size_t sides, size_t known, arena *m) {
  size_t room = 8 * sides + known + 64;
  return (corner_list){
      .points = take_room(m, room, sizeof(pt)), .made = take_room(m, room, sizeof(made_of)), .room = (int)room, .ends = take_room(m, 2 * sides, sizeof(pt)),
      .moved = take_room(m, sides, sizeof(side)), .area = area, .eps = eps,
      .in = take_room(m, 2 * sides, sizeof(int)), .out = take_room(m, 2 * sides, sizeof(int)),
      .sides = take_room(m, sides, sizeof(int)), .turns = take_room(m, 2 * sides, sizeof(int)),
      .order = take_room(m, sides, sizeof(int)),
      .box = take_room(m, sides, sizeof(side)), .hider = take(m, 3 * sides, sizeof(int))};
}

static void add_corner(corner_list *c, pt p, made_of made) {
  for (int i = 0; i < c->n; i++)
    if (fabs(c->points[i].x - p.x) <= c->eps && fabs(c->points[i].y - p.y) <= c->eps) return;
  if (c->n == c->room) return;
  c->made[c->n] = made;
  c->points[c->n++] = p;
}

static void add_fixed(corner_list *c, pt p) { add_corner(c, p, (made_of){FIXED, 0, {p, p}, {p, p}}); }

static inline double less(double a, double b) { return a < b ? a : b; }
static inline double more(double a, double b) { return a < b ? b : a; }

static side box_of(side s) {
  return (side){{less(s.a.x, s.b.x), less(s.a.y, s.b.y)}, {more(s.a.x, s.b.x), more(s.a.y, s.b.y)}};
}

/* Tell whether two boxes are farther from each other than that in x or y. */
static inline int apart(side s, side t, double by) {
  return s.a.x > t.b.x + by || t.a.x > s.b.x + by || s.a.y > t.b.y + by || t.a.y > s.b.y + by;
}

static void bring_first(corner_list *c, int k) {
  int i = c->order[k];
  memmove(c->order + 1, c->order, (size_t)k * sizeof i);
  c->order[0] = i;
}

static int too_near(const corner_list *c, region g, pt p, int i, double r) {
  return !apart((side){p, p}, c->box[i], r) && distance_to_side(p, g.near[i]) < r - c->eps;
}

/* Add a point unless it is nearer than r to a side or, where that is in question, in the region. */
static void try_corner(corner_list *c, region g, double r, pt p, int ask, made_of made) {
  if (beyond(*c->area, &p, 1, c->eps)) return;
  for (int i = 0; i < g.n && !c->any; i++)
    if (too_near(c, g, p, c->order[i], r)) { bring_first(c, i); return; }
  if (!ask || c->any || !contains(g, p)) add_corner(c, p, made);
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

/* ---------------------------------------------------------------- what can have corners at all
 *
 * A corner is on two moved sides, or circles round ends. Most of these lie within the distance from
 * some other side, or outside the hull. They are found first, so that few are left to be paired. */

static int within_of(pt p, side s, double r) {
  pt d = pt_sub(s.b, s.a), w = pt_sub(p, s.a);
  double f = pt_dot(w, d) / pt_dot(d, d);
  f = less(more(f, 0), 1);
  double x = w.x - f * d.x, y = w.y - f * d.y;
  return x * x + y * y < r * r;
}

/* Tell whether the hull of a few points is outside the area, or nearer than r to one of the sides. */
static int hidden(corner_list *c, region g, double r, const pt *points, int n, int *hider) {
  if (*hider < 0) { ++*hider; return 0; }
  if (beyond(*c->area, points, n, 2 * c->eps)) return 1;
  side box = {points[0], points[0]};
  for (int i = 1; i < n; i++) {
    box.a = (pt){less(box.a.x, points[i].x), less(box.a.y, points[i].y)};
    box.b = (pt){more(box.b.x, points[i].x), more(box.b.y, points[i].y)};
  }
  for (int k = -1; k < g.n; k++) {
    int i = k < 0 ? *hider : c->order[k], j = 0;
    if (i >= g.n || apart(box, c->box[i], r)) continue;
    while (j < n && within_of(points[j], g.near[i], r)) j++;
    if (j < n) continue;
    *hider = i;
    if (k > 0) bring_first(c, k);
    return 1;
  }
  *hider = -AGAIN;
  return 0;
}

/* Tell whether no point at the distance r from an end, and from nowhere nearer, is of interest.
 * Such points lie square to the two sides or between that: in the region itself where it turns right,
 * otherwise on an arc. They may be off by `slack`. */
static int turns_away(corner_list *c, region g, double r, int end, double slack, int *hider) {
  if (c->in[end] < 0 || c->out[end] < 0) return 0;
  side in = g.near[c->in[end]], out = g.near[c->out[end]];
  pt u = pt_sub(in.b, in.a), v = pt_sub(out.b, out.a), e = c->ends[end];
  double lu = sqrt(pt_dot(u, u)), lv = sqrt(pt_dot(v, v));
  double turn = pt_cross(u, v) / (lu * lv), ahead = pt_dot(u, v) / (lu * lv);
  if (lu <= slack || lv <= slack) return 0;
  if (turn < 0) return r * -turn > 8 * slack;
  if (ahead < -0.5) return 0;
  pt a = c->moved[c->in[end]].b, b = c->moved[c->out[end]].a;
  pt both = {a.x + b.x - 2 * e.x, a.y + b.y - 2 * e.y};
  pt tip = {e.x + both.x / (1 + ahead), e.y + both.y / (1 + ahead)};
  return hidden(c, g, r - 2 * slack, (pt[]){a, b, tip}, 3, hider);
}

/* What does not hang on the distance: ends, the sides that meet there, boxes. */
static void look_at_sides(corner_list *c, region g) {
  c->nends = ends_of(g, c->ends);
  for (int i = 0; i < c->nends; i++) c->in[i] = c->out[i] = NO_SIDE;
  for (int i = 0; i < g.n; i++) {
    c->order[i] = i;
    c->box[i] = box_of(g.near[i]);
    for (int k = 0; k < 2; k++) {
      const pt *p = k ? &g.near[i].b : &g.near[i].a;
      const pt *end = bsearch(p, c->ends, (size_t)c->nends, sizeof(pt), by_point);
      int *at = (k ? c->in : c->out) + (end - c->ends);
      *at = *at == NO_SIDE ? i : SIDES;
    }
  }
}

static void find_visible(corner_list *c, region g, double r) {
  double near = r - 8 * c->eps, slack = 4 * sqrt(2 * r * c->eps);
  int all = c->any || slack > r / 64;
  c->nsides = c->nturns = 0;
  for (int i = 0; i < g.n; i++)
    if (all || !hidden(c, g, near, &c->moved[i].a, 2, c->hider + i)) c->sides[c->nsides++] = i;
  for (int i = 0; i < c->nends; i++)
    if (all || !turns_away(c, g, near, i, slack, c->hider + g.n + i)) c->turns[c->nturns++] = i;
}

/* ---------------------------------------------------------------- the corners */

/* Where two moved sides meet. */
static int sides_meet(side s, side t, pt *out) {
  pt d = pt_sub(s.b, s.a), e = pt_sub(t.b, t.a), w = pt_sub(t.a, s.a);
  double det = pt_cross(d, e);
  if (det == 0) return 0;
  double f = pt_cross(w, e) / det, h = pt_cross(w, d) / det;
  if (f < 0 || f > 1 || h < 0 || h > 1) return 0;
  *out = (pt){s.a.x + f * d.x, s.a.y + f * d.y};
  return 1;
}

/* Where a moved side meets the circle round an end, on the one way along it or the other. */
static int side_meets(side s, pt end, double r, int way, pt *out) {
  pt d = pt_sub(s.b, s.a), w = pt_sub(end, s.a);
  double length = sqrt(pt_dot(d, d)), off = pt_cross(d, w) / length;
  if (fabs(off) > r) return 0;
  double f = (pt_dot(d, w) / length + way * sqrt(r * r - off * off)) / length;
  *out = (pt){s.a.x + f * d.x, s.a.y + f * d.y};
  return f >= 0 && f <= 1;
}

/* Where the circles round two ends meet. */
static int ends_meet(pt a, pt b, double r, int way, pt *out) {
  pt d = pt_sub(b, a);
  double dd = pt_dot(d, d);
  if (dd > 4 * r * r) return 0;
  double h = sqrt(r * r / dd - 0.25);
  *out = (pt){a.x + d.x / 2 - way * h * d.y, a.y + d.y / 2 + way * h * d.x};
  return 1;
}

static void corners_of_side(corner_list *c, region g, double r, int nth) {
  int i = c->sides[nth];
  side s = c->moved[i];
  pt d = pt_sub(s.b, s.a);
  double length = sqrt(pt_dot(d, d)), far = (1 + 1e-12) * r * length;
  for (int k = 0; k < nth; k++) {
    int j = c->sides[k];
    if (apart(c->box[i], c->box[j], 2 * r)) continue;
    pt p;
    if (sides_meet(s, c->moved[j], &p))
      try_corner(c, g, r, p, 0, (made_of){SIDES_MEET, 0, g.near[i], g.near[j]});
  }
  for (int j = 0; j < c->nturns; j++) {
    pt p = c->ends[c->turns[j]], w = pt_sub(p, s.a);
    if (same_point(p, g.near[i].a) || same_point(p, g.near[i].b)) continue;
    double across = pt_cross(d, w);
    if (fabs(across) > far) continue;
    for (int k = -1; k <= 1; k += 2)
      if (side_meets(s, p, r, k, &w))
        try_corner(c, g, r, w, 0, (made_of){SIDE_END, k, g.near[i], {p, p}});
  }
}

/* Gather the outward corners of what a region grown by r leaves; `same` if its sides are those of the
 * last call. */
static void gather_corners(corner_list *c, region g, double r, int same) {
  if (!same) look_at_sides(c, g);
  for (int i = 0; i < g.n; i++) c->moved[i] = moved(g.near[i], r);
  find_visible(c, g, r);
  for (int i = 0; i < c->nsides; i++) corners_of_side(c, g, r, i);
  for (int i = 0; i < c->nturns; i++)
    /* The ends are in order of x. */
    for (int j = i + 1; j < c->nturns; j++) {
      pt a = c->ends[c->turns[i]], b = c->ends[c->turns[j]], p;
      if (b.x - a.x > 2 * r) break;
      for (int k = -1; k <= 1; k += 2)
        if (ends_meet(a, b, r, k, &p))
          try_corner(c, g, r, p, 1, (made_of){ENDS_MEET, k, {a, b}, {a, b}});
    }
}

#endif
