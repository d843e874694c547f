/* What a straight line meets of regions that are grown by a margin.
 *
 * A region is given by its directed sides, the region on their left. Grown by a margin it is the
 * union of the region and of a capsule (all points within the margin) round every side. A line
 * meets a capsule in one span, so the part of a line within a grown region is a union of spans,
 * found without building any outline.
 *
 * Measurements, not verdicts: doubles, in map units about an origin near the pair in question.
 */
#ifndef MAPKIT_SPANS_H
#define MAPKIT_SPANS_H

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "interface.h"

typedef dvec pt;
typedef struct { pt a, b; } side;
/* `near` are the sides that matter to the lines in question, `all` the whole outline, `far` tells
 * whether the region reaches to infinity. */
typedef struct { const side *near; int n; double margin; const side *all; int nall, far; } region;
typedef struct { pt at, along; } line;          /* `along` has length 1 */
typedef struct { double lo, hi; } span;         /* places on a line, as distances from `at` */
typedef struct { double t; int step; } event;   /* the line enters (+1) or leaves (-1) */

/* Room for the spans and events of one line (twice the sides of the largest region), and the
 * distance below which two places count as one. */
typedef struct { span *spans; event *events; double slack; } workspace;

static inline pt pt_sub(pt a, pt b) { return (pt){a.x - b.x, a.y - b.y}; }
static inline double pt_dot(pt a, pt b) { return a.x * b.x + a.y * b.y; }
static inline double pt_cross(pt a, pt b) { return a.x * b.y - a.y * b.x; }
static inline double line_side(line l, pt p) { return pt_cross(l.along, pt_sub(p, l.at)); }
static inline double line_place(line l, pt p) { return pt_dot(l.along, pt_sub(p, l.at)); }
static inline pt line_point(line l, double t) {
  return (pt){l.at.x + t * l.along.x, l.at.y + t * l.along.y};
}

static inline double distance_to_side(pt p, side s) {
  pt d = pt_sub(s.b, s.a), w = pt_sub(p, s.a);
  double f = pt_dot(w, d) / pt_dot(d, d);
  f = f < 0 ? 0 : f > 1 ? 1 : f;
  double x = w.x - f * d.x, y = w.y - f * d.y;
  return sqrt(x * x + y * y);
}

static int by_place(const void *p, const void *q) {
  double a = ((const event *)p)->t, b = ((const event *)q)->t;
  return (a > b) - (a < b);
}

enum { FEW = 24 };   /* up to here insertion beats qsort */

static void sort_events(event *e, int n) {
  if (n > FEW) { qsort(e, (size_t)n, sizeof *e, by_place); return; }
  for (int i = 1; i < n; i++) {
    event k = e[i];
    int j = i;
    for (; j > 0 && e[j - 1].t > k.t; j--) e[j] = e[j - 1];
    e[j] = k;
  }
}

/* Where a line meets the capsule of a side, or an empty span; `p` and `q` are the signed
 * distances of the side's ends from the line, `tp` and `tq` their places along it. */
static span capsule_span(line l, side s, double p, double q, double tp, double tq, double margin) {
  span out = {INFINITY, -INFINITY};
  double m2 = margin * margin;
  if (p * p <= m2) {
    double h = sqrt(m2 - p * p);
    out.lo = tp - h;
    out.hi = tp + h;
  }
  if (q * q <= m2) {
    double h = sqrt(m2 - q * q);
    if (tq - h < out.lo) out.lo = tq - h;
    if (tq + h > out.hi) out.hi = tq + h;
  }
  /* The rectangle between the two discs: clip the line by its four sides. */
  pt d = pt_sub(s.b, s.a), w = pt_sub(l.at, s.a);
  double length = sqrt(pt_dot(d, d));
  double lo = -INFINITY, hi = INFINITY;
  double start[2] = {pt_dot(d, w) / length, pt_cross(d, w) / length};
  double slope[2] = {pt_dot(d, l.along) / length, pt_cross(d, l.along) / length};
  double low[2] = {0, -margin}, high[2] = {length, margin};
  for (int k = 0; k < 2; k++) {
    if (slope[k] == 0) {
      if (start[k] < low[k] || start[k] > high[k]) return out;
      continue;
    }
    double e = (low[k] - start[k]) / slope[k], f = (high[k] - start[k]) / slope[k];
    if (e > f) { double g = e; e = f; f = g; }
    if (e > lo) lo = e;
    if (f < hi) hi = f;
  }
  if (lo <= hi) {
    if (lo < out.lo) out.lo = lo;
    if (hi > out.hi) out.hi = hi;
  }
  return out;
}

/* Tell whether a point lies in a region (not grown): sides crossed on the way to the right. */
static int contains(region g, pt p) {
  int inside = g.far;
  for (int i = 0; i < g.nall; i++) {
    side s = g.all[i];
    if ((s.a.y > p.y) == (s.b.y > p.y)) continue;
    if (s.a.x + (p.y - s.a.y) * (s.b.x - s.a.x) / (s.b.y - s.a.y) > p.x) inside = !inside;
  }
  return inside;
}

/* Tell whether a line is in a region at its place t: sides crossed farther on. What touches the
 * line is taken to lie to its right, here as in some_spans. */
static int contains_at(region g, line l, double t) {
  int inside = g.far;
  for (int i = 0; i < g.nall; i++) {
    double p = line_side(l, g.all[i].a), q = line_side(l, g.all[i].b);
    if ((p > 0) == (q > 0)) continue;
    double tp = line_place(l, g.all[i].a), tq = line_place(l, g.all[i].b);
    if (tp + (tq - tp) * (p / (p - q)) > t) inside = !inside;
  }
  return inside;
}

/* Keep the sides that a line may be near between two places, as far as the region's margin. */
static inline int near_line(region g, line l, double g0, double g1, double eps, side *out) {
  int n = 0;
  double m = g.margin;
  for (int i = 0; i < g.n; i++) {
    side s = g.near[i];
    double p = line_side(l, s.a), q = line_side(l, s.b), tp = line_place(l, s.a), tq = line_place(l, s.b);
    if ((p > m && q > m) || (p < -m && q < -m)) continue;
    if ((tp < g0 - m - eps && tq < g0 - m - eps) || (tp > g1 + m + eps && tq > g1 + m + eps)) continue;
    out[n++] = s;
  }
  return n;
}

/* The spans of a line, between the places g0 and g1, that lie in a grown region; in any order, and
 * they may overlap. */
static int some_spans(region g, line l, double g0, double g1, workspace *w) {
  int n = 0, ne = 0;
  double eps = w->slack, m = g.margin;
  for (int i = 0; i < g.n; i++) {
    side s = g.near[i];
    double p = line_side(l, s.a), q = line_side(l, s.b);
    if ((p > m && q > m) || (p < -m && q < -m)) continue;
    double tp = line_place(l, s.a), tq = line_place(l, s.b);
    if ((tp < g0 - m - eps && tq < g0 - m - eps) || (tp > g1 + m + eps && tq > g1 + m + eps))
      continue;
    if ((p > 0) != (q > 0)) {
      double t = tp + (tq - tp) * (p / (p - q));
      if (t >= g0 - eps && t <= g1 + eps) w->events[ne++] = (event){t, p > 0 ? 1 : -1};
    }
    if (m > 0) {
      span c = capsule_span(l, s, p, q, tp, tq, m);
      if (c.lo <= c.hi && c.hi >= g0 - eps && c.lo <= g1 + eps) w->spans[n++] = c;
    }
  }
  sort_events(w->events, ne);
  /* Crossings at one place come in any order, so only their sum counts. */
  int state = 0, known = 0;
  double since = -INFINITY;
  for (int i = 0; i < ne;) {
    int j = i, sum = 0;
    while (j < ne && w->events[j].t <= w->events[i].t + eps) sum += w->events[j++].step;
    if (sum) {
      if (!known) state = sum < 0;
      known = 1;
      if (sum < 0 && state) w->spans[n++] = (span){since, w->events[i].t};
      if (sum > 0) since = w->events[i].t;
      state = sum > 0;
    }
    i = j;
  }
  if (!known) state = contains_at(g, l, g1 + eps);
  if (state) w->spans[n++] = (span){since, INFINITY};
  return n;
}

/* The first span between g0 and g1 that `spans` leave bare; empty (lo > hi) if there is none. */
static span first_bare(const span *spans, int n, double g0, double g1, double eps) {
  double reach = g0, next = g1, before;
  do {
    before = reach;
    next = g1;
    for (int i = 0; i < n; i++) {
      if (spans[i].lo > before + eps) next = fmin(next, spans[i].lo);
      else if (spans[i].hi > reach) reach = spans[i].hi;
    }
  } while (reach > before && reach < g1 - eps);
  return reach < g1 - eps ? (span){reach, next} : (span){1, 0};
}

/* The first part of a line between g0 and g1 outside the grown region; empty if there is none. */
static span first_outside(region g, line l, double g0, double g1, workspace *w) {
  if (g1 - g0 <= w->slack) return (span){1, 0};
  int n = some_spans(g, l, g0, g1, w);
  return first_bare(w->spans, n, g0, g1, w->slack);
}

/* A segment across a line, through its place t, that lies outside the grown region: every line
 * that crosses it leaves the region as well. */
static side barrier(region g, line l, double t, double room, workspace *w) {
  line across = {line_point(l, t), {-l.along.y, l.along.x}};
  span s = {-room, room};
  int n = some_spans(g, across, -room, room, w);
  for (int i = 0; i < n; i++) {
    span c = w->spans[i];
    if (c.lo <= 0 && c.hi >= 0) s.lo = s.hi = 0;
    else if (c.hi < 0 && c.hi > s.lo) s.lo = c.hi;
    else if (c.lo > 0 && c.lo < s.hi) s.hi = c.lo;
  }
  return (side){line_point(across, s.lo), line_point(across, s.hi)};
}

/* Tell whether a line crosses a segment strictly between its places g0 and g1. */
static inline int crosses(line l, side s, double g0, double g1) {
  double p = line_side(l, s.a), q = line_side(l, s.b);
  if ((p > 0) == (q > 0)) return 0;
  double tp = line_place(l, s.a), tq = line_place(l, s.b);
  double t = tp + (tq - tp) * (p / (p - q));
  return t > g0 && t < g1;
}

#endif
