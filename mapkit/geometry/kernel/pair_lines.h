/* The lines between two places of a board: hull, local sides, and the gaps to be crossed. */
#ifndef MAPKIT_PAIR_LINES_H
#define MAPKIT_PAIR_LINES_H

#include "spans.h"

/* What a place is to the pair and the rule in question; keep in step with nearmiss_board.py. */
enum { FREE = 1, START = 2, TARGET = 4, BOARD = 8, WANTED = 16 };

/* All sides of a board, each with the places on its left and right. */
typedef struct { const double *xy; const int32_t *places; int n; } board;

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

static side side_of(board b, int i, pt origin) {
  const double *v = b.xy + 4 * i;
  return (side){{v[0] - origin.x, v[1] - origin.y}, {v[2] - origin.x, v[3] - origin.y}};
}

/* Sides between places with and without a role, those with it on the left, near the hull. */
static int sides_of_role(board b, const uint8_t *roles, int role, const hull *near, double margin,
                         pt origin, side *out) {
  int n = 0;
  for (int i = 0; i < b.n; i++) {
    int left = roles[b.places[2 * i]] & role, right = roles[b.places[2 * i + 1]] & role;
    if (!left == !right) continue;
    side s = side_of(b, i, origin);
    if (!left) s = (side){s.b, s.a};
    if (near && beyond(*near, (pt[]){s.a, s.b}, 2, margin)) continue;
    out[n++] = s;
  }
  return n;
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

/* The gaps of a line: from a point of one end to the next of the other, neither in between. */
static int gaps_of(const side *start, int ns, const side *target, int nt, line l, double eps,
                   event *room, gap *out) {
  int n = marks_of(start, ns, l, START, eps, room, 0);
  if (!n) return 0;
  int all = marks_of(target, nt, l, TARGET, eps, room, n), found = 0;
  if (all == n) return 0;
  sort_events(room, all);
  int before = 0;               /* what the line met last, and where */
  double from = 0;
  for (int i = 0; i < all && found + 2 < GAPS;) {
    int here = 0, j = i;
    double to = room[i].t;
    for (; j < all && room[j].t <= to + eps; j++) here |= room[j].step;
    i = j;
    double mid = (from + to) / 2;
    if (((before & START) && (here & TARGET)) || ((before & TARGET) && (here & START)))
      if (!runs_along(start, ns, l, mid, eps) && !runs_along(target, nt, l, mid, eps))
        out[found++] = (gap){from, to, !((before & START) && (here & TARGET))};
    if (here == (START | TARGET)) out[found++] = (gap){to, to, 0};
    before = here;
    from = to;
  }
  return found;
}

/* Add a point unless it is there already. */
static int add_point(pt *points, int n, pt p, double eps) {
  for (int i = 0; i < n; i++)
    if (fabs(points[i].x - p.x) <= eps && fabs(points[i].y - p.y) <= eps) return n;
  points[n] = p;
  return n + 1;
}

#endif
