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
  for (int half = 0; half <= halved && !R->failed; half++) {
    vec begin = half ? middle : from, end = halved && !half ? middle : to;
    i32 nkept = halved ? narrowed(R, points, n, begin, end, kept) : n;
    if (halved) sector(R, kept, nkept, begin, end, halvings - 1);
    else mk_strip_sweep(R, points, n, from, to);
    forget(R, points, n);
  }
  free(kept);
}

/* Find the points that a line from S to T can pass where its fields may change. */
static int gather_events(Run *R) {
  const StripTask *K = R->t;
  i32 n = 0, corners = 0;
  u8 *near = malloc((size_t)K->nopen + 1);
  vec *xy = malloc(((size_t)K->nopen + K->ncorners_s + K->ncorners_t + 1) * sizeof(vec));
  int done = near && xy;
  if (done) {
    memcpy(near, K->open, (size_t)K->nopen);
    for (i32 i = 0; i < K->nvertices_s; i++) near[K->vertices_s[i]] = 1;
    for (i32 i = 0; i < K->nvertices_t; i++) near[K->vertices_t[i]] = 1;
    for (i32 v = 0; v < K->nopen; v++)
      if (near[v] || K->all) R->events[n++] = v;
    vec *at = xy + n;
    for (i32 i = 0; i < K->ncorners_s; i++) at[corners++] = K->xy[K->corners_s[i]];
    for (i32 i = 0; i < K->ncorners_t; i++) at[corners++] = K->xy[K->corners_t[i]];
    for (i32 i = 0; i < n; i++) xy[i] = K->xy[R->events[i]];
    for (i32 i = 0; i < n + corners; i++) xy[i] = (vec){xy[i].x / K->scale, xy[i].y / K->scale};
    HullTask task = {.npoints = n, .ncorners = corners, .xy = xy, .corners = at};
    HullPoints inside = {.npoints = n, .inside = near};
    if (!K->all) done = mk_inside_hull(&task, &inside) == DONE;
    for (i32 i = 0; i < n && done; i++)
      if (K->all || near[i]) R->events[R->nevents++] = R->events[i];
    for (i32 p = K->nopen; p < K->npoints; p++) R->events[R->nevents++] = p;
  }
  free(near); free(xy);
  return done;
}

static int prepare(Run *R, const StripTask *K) {
  R->t = K;
  R->events = malloc(((size_t)K->npoints + 1) * sizeof(i32));
  if (!R->events || !gather_events(R)) return 0;
  size_t n = (size_t)R->nevents + 1;
  R->origin = R->nevents ? K->xy[R->events[0]] : (vec){0, 0};
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

/* Find the widest strip of shortest lines that all cross the same fields in the same order. */
API i32 mk_strip(const StripTask *K, WidestStrip *out) {
  int all = !K->sweep_from.x && !K->sweep_from.y;
  Run run = {.best = {.low = -1, .high = -1}}, *R = &run;
  if (!prepare(R, K)) R->failed = 1;
  else if (all) sector(R, R->events, R->nevents, (vec){1, 0}, (vec){-1, 0}, HALVINGS);
  else sector(R, R->events, R->nevents, K->sweep_from, K->sweep_to, HALVINGS);
  out->width = R->best.width;
  out->low = R->best.low;
  out->high = R->best.high;
  out->shown = 0;
  if (!R->failed && out->low >= 0) mk_strip_show(R, out);
  free(R->events); free(R->rank); free(R->order); free(R->stamp); free(R->arena); free(R->cell);
  free(R->fresh); free(R->flat);
  return R->failed ? NO_MEMORY : DONE;
}
