/* The lines between two fields of a board: hull, sides nearby, corners, gaps to be crossed. */
#ifndef MAPKIT_PAIR_LINES_H
#define MAPKIT_PAIR_LINES_H

#include "spans.h"

typedef struct { pt *corners; int n; } hull;
/* From a point of one end to the next point of the other; backward where T comes first. */
typedef struct { double g0, g1; int backward; } gap;
enum { GAPS = 16 };

static int by_xy(const void *p, const void *q) {
  const pt *a = p, *b = q;
  if (a->x != b->x) return (a->x > b->x) - (a->x < b->x);
  return (a->y > b->y) - (a->y < b->y);
}

/* Convex hull, counter-clockwise, in the room given (twice the points). Sorts the points. */
static hull hull_of(pt *points, int n, pt *room) {
  qsort(points, (size_t)n, sizeof *points, by_xy);
  int k = 0;
  for (int pass = 0; pass < 2; pass++) {
    int base = k;
    for (int i = 0; i < n; i++) {
      pt p = pass ? points[n - 1 - i] : points[i];
      while (k >= base + 2 && pt_cross(pt_sub(room[k - 1], room[k - 2]), pt_sub(p, room[k - 1])) <= 0)
        k--;
      room[k++] = p;
    }
    k--;
  }
  return (hull){room, k};
}

/* Tell whether one side of the hull has all the points beyond it by more than the margin. */
static int beyond(hull h, const pt *points, int n, double margin) {
  for (int i = 0; i < h.n; i++) {
    pt a = h.corners[i], d = pt_sub(h.corners[(i + 1) % h.n], a);
    double bar = -margin * sqrt(pt_dot(d, d));
    int k = 0;
    while (k < n && pt_cross(d, pt_sub(points[k], a)) < bar) k++;
    if (k == n) return 1;
  }
  return 0;
}

static side side_of(const PairTask *b, int i, pt origin) {
  const double *v = b->sides + 4 * i;
  return (side){{v[0] - origin.x, v[1] - origin.y}, {v[2] - origin.x, v[3] - origin.y}};
}

/* Sides between places with and without a role, those with it on the left. */
static int sides_of_role(const PairTask *b, int role, pt origin, side *out) {
  int n = 0;
  for (int i = 0; i < b->nsides; i++) {
    int left = b->roles[b->places[2 * i]] & role, right = b->roles[b->places[2 * i + 1]] & role;
    if (!left == !right) continue;
    side s = side_of(b, i, origin);
    out[n++] = left ? s : (side){s.b, s.a};
  }
  return n;
}

/* Keep the sides that are not farther than a margin from the box round the hull or beyond a side of
 * it. */
static int near_hull(const hull *h, const side *sides, int n, double margin, side *out) {
  int kept = 0;
  pt low = h->corners[0], high = low;
  for (int i = 1; i < h->n; i++) {
    low = (pt){fmin(low.x, h->corners[i].x), fmin(low.y, h->corners[i].y)};
    high = (pt){fmax(high.x, h->corners[i].x), fmax(high.y, h->corners[i].y)};
  }
  low = (pt){low.x - margin, low.y - margin};
  high = (pt){high.x + margin, high.y + margin};
  for (int i = 0; i < n; i++) {
    pt a = sides[i].a, b = sides[i].b;
    if ((a.x < low.x && b.x < low.x) || (a.x > high.x && b.x > high.x) ||
        (a.y < low.y && b.y < low.y) || (a.y > high.y && b.y > high.y))
      continue;
    if (!beyond(*h, (pt[]){a, b}, 2, margin)) out[kept++] = sides[i];
  }
  return kept;
}

/* Append where a line meets the outline of an end, touching included. */
static int marks_of(const side *sides, int n, line l, int who, double eps, event *out, int have) {
  for (int i = 0; i < n; i++) {
    double p = line_side(l, sides[i].a), q = line_side(l, sides[i].b);
    if ((p > eps && q > eps) || (p < -eps && q < -eps)) continue;
    double tp = line_place(l, sides[i].a), tq = line_place(l, sides[i].b);
    if (fabs(p) <= eps) out[have++] = (event){tp, who};
    if (fabs(q) <= eps) out[have++] = (event){tq, who};
    if ((p > 0) != (q > 0)) out[have++] = (event){tp + (tq - tp) * (p / (p - q)), who};
  }
  return have;
}

/* Tell whether a line runs along one of the sides at its place t. */
static int runs_along(const side *sides, int n, line l, double t, double eps) {
  for (int i = 0; i < n; i++) {
    if (fabs(line_side(l, sides[i].a)) > eps || fabs(line_side(l, sides[i].b)) > eps) continue;
    double tp = line_place(l, sides[i].a), tq = line_place(l, sides[i].b);
    if (fmin(tp, tq) < t && t < fmax(tp, tq)) return 1;
  }
  return 0;
}

/* ---------------------------------------------------------------- memory */

typedef struct { void *blocks[48]; int n; int failed; } arena;

static void *keep(arena *m, void *p) {
  if (!p) m->failed = 1;
  else m->blocks[m->n++] = p;
  return p;
}

static void *take(arena *m, size_t count, size_t size) {
  return keep(m, calloc(count ? count : 1, size));
}

/* The same without setting it to 0: most of what is as large as the board stays unused. */
static void *take_room(arena *m, size_t count, size_t size) {
  return keep(m, malloc(count * size + 1));
}

static void release(arena *m) {
  while (m->n) free(m->blocks[--m->n]);
}

/* ---------------------------------------------------------------- a pair of fields */

/* What all lines between two fields share. Points are taken from `origin`, a corner of S. */
typedef struct {
  const PairTask *task;
  pt origin;
  hull area, hulls[2];           /* of both ends, of each */
  double size, eps;              /* extent of the hull; distance that counts as none */
  const side *start, *target;
  int nstart, ntarget;
  workspace work;
  event *marks;
} pair;

/* Prepare a pair; 0 where memory is short or one of the fields has no side. */
static int prepare(pair *q, const PairTask *task, arena *m) {
  size_t n = (size_t)task->nsides;
  side *start = take_room(m, n, sizeof(side)), *target = take_room(m, n, sizeof(side));
  pt *ends = take_room(m, 4 * n, sizeof(pt)), *outline = take_room(m, 8 * n + 4, sizeof(pt));
  pt *outlines = take_room(m, 4 * n + 8, sizeof(pt));
  *q = (pair){.task = task, .start = start, .target = target};
  q->marks = take_room(m, 6 * n, sizeof(event));
  q->work.spans = take_room(m, 2 * n + 2, sizeof(span));
  q->work.events = take_room(m, n, sizeof(event));
  if (m->failed) return 0;
  q->nstart = sides_of_role(task, START, q->origin, start);
  if (!q->nstart) return 0;
  q->origin = start[0].a;
  for (int i = 0; i < q->nstart; i++)
    start[i] = (side){pt_sub(start[i].a, q->origin), pt_sub(start[i].b, q->origin)};
  q->ntarget = sides_of_role(task, TARGET, q->origin, target);
  int k = 0;
  for (int i = 0; i < q->nstart; i++) ends[k++] = start[i].a;
  for (int i = 0; i < q->ntarget; i++) ends[k++] = target[i].a;
  q->hulls[0] = hull_of(ends, q->nstart, outlines);
  q->hulls[1] = hull_of(ends + q->nstart, q->ntarget, outlines + 2 * q->nstart + 4);
  q->area = hull_of(ends, k, outline);
  for (int i = 0; i < q->area.n; i++)
    for (int j = 0; j < i; j++) {
      pt d = pt_sub(q->area.corners[i], q->area.corners[j]);
      q->size = fmax(q->size, sqrt(pt_dot(d, d)));
    }
  q->eps = 1e-10 * q->size;
  q->work.slack = q->eps;
  return q->ntarget > 0;
}

/* The places of a role as a region. */
static region region_of(const pair *q, int role, double margin, arena *m) {
  size_t room = (size_t)q->task->nsides;
  side *near = take_room(m, room, sizeof(side)), *all = take_room(m, room, sizeof(side));
  if (m->failed) return (region){0};
  int nall = sides_of_role(q->task, role, q->origin, all);
  int n = near_hull(&q->area, all, nall, margin, near);
  return (region){near, n, margin, all, nall, (q->task->roles[0] & role) != 0};
}

/* Those of the task's corners that lie in the hull. */
static int corners_inside(const pair *q, pt *out) {
  const double *xy = q->task->corners;
  int k = 0;
  for (int i = 0; i < q->task->ncorners; i++) {
    pt p = {xy[2 * i] - q->origin.x, xy[2 * i + 1] - q->origin.y};
    if (!beyond(q->area, &p, 1, q->eps)) out[k++] = p;
  }
  return k;
}

/* A line as Python gets it, from its place `from` in S to `to` in T. */
static PairLine pair_line(const pair *q, line l, double from, double to, double depth) {
  pt a = line_point(l, from), b = line_point(l, to), o = q->origin;
  return (PairLine){depth, {a.x + o.x, a.y + o.y}, {b.x + o.x, b.y + o.y}};
}

/* The line through two points, unless they are one. */
static int line_through(pt a, pt b, double eps, line *out) {
  pt d = pt_sub(b, a);
  double length = sqrt(pt_dot(d, d));
  if (length <= 4 * eps) return 0;
  *out = (line){a, {d.x / length, d.y / length}};
  return 1;
}

/* The directions of lines that meet a hull, seen from a point outside: between two vectors as long
 * as the hull is far away. Where the point is not outside, every line may. */
typedef struct { pt right, left; int any; } wedge;
typedef struct { wedge w[2]; } view;            /* of both ends */

static wedge wedge_at(hull h, pt p, double eps) {
  double away = INFINITY;
  int inside = 1;
  pt right = pt_sub(h.corners[0], p), left = right;
  for (int i = 0; i < h.n; i++) {
    side s = {h.corners[i], h.corners[(i + 1) % h.n]};
    pt v = pt_sub(s.a, p);
    if (pt_cross(pt_sub(s.b, s.a), v) >= 0) inside = 0;   /* the hull is on the left */
    away = fmin(away, distance_to_side(p, s));
    if (pt_cross(right, v) < 0) right = v;
    if (pt_cross(left, v) > 0) left = v;
  }
  if (inside || h.n < 3 || away <= 64 * eps) return (wedge){.any = 1};
  double r = away / sqrt(pt_dot(right, right)), l = away / sqrt(pt_dot(left, left));
  return (wedge){{r * right.x, r * right.y}, {l * left.x, l * left.y}, 0};
}

static view view_from(const pair *q, pt p) {
  return (view){{wedge_at(q->hulls[0], p, q->eps), wedge_at(q->hulls[1], p, q->eps)}};
}

/* Tell whether the line through the point of a view and another point passes one of the ends by
 * more than lines may be off. A point of the end is as far to the line's side as the sine of its
 * turn times its distance, which is no less than for one of the two vectors. */
static inline int passes_by(const pair *q, const view *v, pt d) {
  double least = 32 * q->eps * (fabs(d.x) + fabs(d.y));
  for (int k = 0; k < 2; k++) {
    const wedge *w = v->w + k;
    if (w->any) continue;
    double r = pt_cross(d, w->right), l = pt_cross(d, w->left);
    if ((r > least && l > least) || (r < -least && l < -least)) return 1;
  }
  return 0;
}

/* The gaps of a line: from a point of one end to the next of the other, neither in between.
 * Corners may be off by some eps, so a line as near as 16 eps to an outline runs along it. */
static int gaps_of(pair *q, line l, gap *out) {
  double eps = 16 * q->eps;
  int n = marks_of(q->start, q->nstart, l, START, eps, q->marks, 0);
  if (!n) return 0;
  int all = marks_of(q->target, q->ntarget, l, TARGET, eps, q->marks, n), found = 0;
  if (all == n) return 0;
  sort_events(q->marks, all);
  int before = 0;               /* what the line met last, and where */
  double from = 0;
  for (int i = 0; i < all && found + 2 < GAPS;) {
    int here = 0;
    double to = q->marks[i].t;
    for (; i < all && q->marks[i].t <= to + eps; i++) here |= q->marks[i].step;
    /* Where a line meets both ends at once it has arrived already. */
    int forth = before == START && here == TARGET, back = before == TARGET && here == START;
    double mid = (from + to) / 2;
    if ((forth || back) && !runs_along(q->start, q->nstart, l, mid, eps) &&
        !runs_along(q->target, q->ntarget, l, mid, eps))
      out[found++] = (gap){from, to, !forth};
    if (here == (START | TARGET)) out[found++] = (gap){to, to, 0};
    before = here;
    from = to;
  }
  return found;
}

/* Tell whether the line of a segment has one end of the pair on each side, not just beside it. */
static int parts_ends(const pair *p, side s) {
  pt d = pt_sub(s.b, s.a);
  double least = 64 * p->eps * sqrt(pt_dot(d, d));
  int on[2];
  for (int k = 0; k < 2; k++) {
    hull h = p->hulls[k];
    double side = pt_cross(d, pt_sub(h.corners[0], s.a));
    on[k] = side > 0 ? 1 : -1;
    for (int i = 0; i < h.n; i++)
      if (on[k] * pt_cross(d, pt_sub(h.corners[i], s.a)) <= least) return 0;
  }
  return on[0] != on[1];
}

/* Tell whether a line crosses a segment that parts the ends: if so, in each of its gaps. */
static inline int crosses_between(line l, side s) {
  return (line_side(l, s.a) > 0) != (line_side(l, s.b) > 0);
}

/* Tell whether a gap meets a wanted place, if only along an edge; a touched corner is too short. */
static int meets(region wanted, line l, gap at, double eps, workspace *w) {
  int n = some_spans(wanted, l, at.g0, at.g1, w);
  for (int i = 0; i < n; i++)
    if (fmin(w->spans[i].hi, at.g1) - fmax(w->spans[i].lo, at.g0) > 64 * eps) return 1;
  return 0;
}

#endif
