/* The widest strips between two fields, sector by sector: see strips.h. */
#include <string.h>

#include "strips.h"

/* Most points are far from the lines that a narrow sector has, so sectors are halved while that
 * saves time, pairs of points being what costs it. In nanoseconds, for a pair of points, for one
 * whose direction is in the sector, and for a point. */
enum { PAIR = 8, EVENT = 500, POINT = 150, HALVINGS = 10 };

static double cost(i32 n, double turn) {
  return 0.5 * n * n * (PAIR + EVENT * turn / 3.14159) + (double)POINT * n;
}

static int halve(vec from, vec to, vec *middle) {
  if (is_half_turn(from, to)) { *middle = (vec){-from.y, from.x}; return 1; }
  double la = length(from), lb = length(to), part = 1 << 24;
  middle->x = llround(part * ((double)from.x / la + (double)to.x / lb));
  middle->y = llround(part * ((double)from.y / la + (double)to.y / lb));
  return cross(from, *middle) > 0 && cross(*middle, to) > 0;
}

typedef struct { i128 low, high; } Span;

static Span span_of(const Run *R, const i32 *corners, i32 n, vec d) {
  Span s = {0, 0};
  for (i32 i = 0; i < n; i++) {
    i128 level = cross(d, sub(R->t->xy[corners[i]], R->origin));
    if (i == 0 || level < s.low) s.low = level;
    if (i == 0 || level > s.high) s.high = level;
  }
  return s;
}

/* Keep the points that may lie on a line of the sector that meets the hull of some corners: those
 * that have it neither on their left nor on their right in the first direction and the last. */
static i32 keep(Run *R, i32 *points, i32 n, vec from, vec to, const i32 *corners, i32 nc) {
  Span a = span_of(R, corners, nc, from), b = span_of(R, corners, nc, to);
  i32 kept = 0;
  for (i32 i = 0; i < n; i++) {
    vec p = sub(R->t->xy[points[i]], R->origin);
    i128 u = cross(from, p), v = cross(to, p);
    if (u < a.low && v < b.low) R->rank[points[i]] = BELOW;
    else if (u > a.high && v > b.high) R->rank[points[i]] = ABOVE;
    else points[kept++] = points[i];
  }
  return kept;
}

/* Copy the points that lines of the sector may pass. */
static i32 narrowed(Run *R, const i32 *points, i32 n, vec from, vec to, i32 *kept) {
  const StripTask *K = R->t;
  memcpy(kept, points, (size_t)n * sizeof(i32));
  if (is_half_turn(from, to)) return n;
  n = keep(R, kept, n, from, to, K->corners_s, K->ncorners_s);
  return keep(R, kept, n, from, to, K->corners_t, K->ncorners_t);
}

static void forget(Run *R, const i32 *points, i32 n) {
  for (i32 i = 0; i < n; i++) R->rank[points[i]] = UNKNOWN;
}

/* Sweep a sector, or both its halves if that is quicker. */
static void sector(Run *R, const i32 *points, i32 n, vec from, vec to, int halvings) {
  i32 *kept = malloc((size_t)n * sizeof(i32) + 1);
  vec middle;
  if (!kept) { R->failed = 1; return; }
  int halved = 0;
  if (halvings && halve(from, to, &middle)) {
    double turn = fabs(atan2((double)cross(from, to), (double)dot(from, to)));
    double halves = cost(narrowed(R, points, n, from, middle, kept), turn / 2);
    forget(R, points, n);
    halves += cost(narrowed(R, points, n, middle, to, kept), turn / 2);
    forget(R, points, n);
    halved = halves < cost(n, turn);
  }
  for (int half = 0; half <= halved && !R->failed && !mk_strip_enough(R); half++) {
    vec begin = half ? middle : from, end = halved && !half ? middle : to;
    i32 nkept = halved ? narrowed(R, points, n, begin, end, kept) : n;
    if (halved) sector(R, kept, nkept, begin, end, halvings - 1);
    else mk_strip_sweep(R, points, n, from, to);
    forget(R, points, n);
  }
  free(kept);
}

static void release(Run *R) {
  free(R->rank); free(R->order); free(R->stamp); free(R->arena); free(R->cell); free(R->fresh);
  free(R->flat);
}

static int prepare(Run *R, const StripTask *K) {
  size_t n = (size_t)K->nevents + 1;
  R->t = K;
  R->origin = K->nevents ? K->xy[K->events[0]] : (vec){0, 0};
  R->rank = malloc(((size_t)K->npoints + 1) * sizeof(i32));
  R->order = malloc(n * sizeof(i32));
  R->stamp = calloc((size_t)K->nfields + 1, sizeof(i32));
  R->cell = calloc(n, sizeof(Cell));
  R->fresh = calloc(n, sizeof(Cell));
  R->flat = calloc(n, 1);
  if (!R->rank || !R->order || !R->stamp || !R->cell || !R->fresh || !R->flat) return 0;
  for (i32 i = 0; i < K->npoints; i++) R->rank[i] = UNKNOWN;
  return 1;
}

/* Measure the widest strips of every sort. */
API i32 mk_strips(const StripTask *K, WidestStrips *best) {
  const Strip no_strip = {0, {0, 0}, 0, -1, -1};
  *best = (WidestStrips){no_strip, no_strip, no_strip, no_strip};
  int all = !K->sweep_from.x && !K->sweep_from.y;
  Run run = {0}, *R = &run;
  R->best = best;
  if (!prepare(R, K)) R->failed = 1;
  else if (all) sector(R, K->events, K->nevents, (vec){1, 0}, (vec){-1, 0}, HALVINGS);
  else sector(R, K->events, K->nevents, K->sweep_from, K->sweep_to, HALVINGS);
  release(R);
  return R->failed ? NO_MEMORY : DONE;
}

/* Follow one line, and find the way from S to T on it that crosses the fields in its order.
 * Returns the number of fields, or NO_LINE. */
API i32 mk_strip_line(const StripTask *K, const StripLine *line, StripWay *way) {
  Run run = {0}, *R = &run;
  i32 got = NO_LINE;
  if (prepare(R, K)) {
    R->aim = line->direction; R->level = line->level;
    for (i32 i = 0; i < K->nportals && got < 0; i++) {
      i32 a = K->portals[2 * i], b = K->portals[2 * i + 1];
      if (left_of(R, a, 0) == left_of(R, b, 0) || line->order != NO_FIELDS) continue;
      way->leaves[0] = way->enters[0] = a; way->leaves[1] = way->enters[1] = b;
      got = 0;
    }
    for (i32 e = 0; e < K->nexits && got < 0; e++) {
      i32 t = K->exits[e] / 3; int k = K->exits[e] % 3;
      i32 a = K->triangles[3 * t + k], b = K->triangles[3 * t + (k + 1) % 3];
      if (left_of(R, a, 0) == left_of(R, b, 0)) continue;
      for (i32 rule = 0; rule < K->nrules && got < 0; rule++) {
        Way w = {.fields = way->fields};
        if (!mk_strip_follow(R, rule, t, k, 0, &w) || w.id != line->order) continue;
        way->leaves[0] = a; way->leaves[1] = b;
        way->enters[0] = w.last[0]; way->enters[1] = w.last[1];
        got = w.nfields;
      }
    }
  } else
    got = NO_MEMORY;
  release(R);
  return got;
}
