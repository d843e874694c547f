/* Which of many pairs have strips of lines as wide as is enough: looked for in a few directions, and
 * where these have none in all. See strips.h. */
#include <string.h>

#include "strips.h"

enum { DIRECTIONS = 4 };

typedef struct { i64 x; i32 p; } ByX;
typedef struct { vec low, high; } Bounds;

/* What pairs have in common; `task` and the ends of places are those of the pair at hand. */
typedef struct {
  const WideTask *w;
  StripTask task;
  Run run;
  u8 *end;
  ByX *open;                   /* points that lines can pass, by x */
  i32 nopen, *points;
  vec *at; u8 *inside;         /* of the points */
} Search;

static int by_x(const void *a, const void *b) {
  const ByX *p = a, *q = b;
  if (p->x != q->x) return p->x < q->x ? -1 : 1;
  return p->p < q->p ? -1 : p->p > q->p;
}

static int prepare(Search *q, const WideTask *w) {
  size_t n = (size_t)w->npoints + 1;
  Run *R = &q->run;
  q->w = w;
  q->task = (StripTask){
      .npoints = w->npoints, .ntriangles = w->ntriangles, .nplaces = w->nplaces,
      .nfields = w->nfields, .nrules = w->nrules, .xy = w->xy, .triangles = w->triangles,
      .neighbours = w->neighbours, .place = w->place, .count = w->count, .flag = w->flag,
      .need = w->need, .enough = w->enough};
  R->t = &q->task;
  R->rank = malloc(n * sizeof(i32));
  R->order = malloc(n * sizeof(i32));
  R->stamp = calloc((size_t)w->nfields + 1, sizeof(i32));
  R->cell = calloc(n, sizeof(Cell));
  q->end = calloc((size_t)w->nplaces + 1, 1);
  q->open = malloc(n * sizeof(ByX));
  q->points = malloc(n * sizeof(i32));
  q->at = malloc(n * sizeof(vec));
  q->inside = malloc(n);
  if (!R->rank || !R->order || !R->stamp || !R->cell || !q->end) return 0;
  if (!q->open || !q->points || !q->at || !q->inside) return 0;
  q->task.end = q->end;
  for (i32 p = 0; p < w->npoints; p++) {
    R->rank[p] = UNKNOWN;
    if (w->open[p]) q->open[q->nopen++] = (ByX){w->xy[p].x, p};
  }
  qsort(q->open, (size_t)q->nopen, sizeof(ByX), by_x);
  return 1;
}

static void release(Search *q) {
  Run *R = &q->run;
  free(R->rank); free(R->order); free(R->stamp); free(R->arena); free(R->cell);
  free(q->end); free(q->open); free(q->points); free(q->at); free(q->inside);
}

static void take_pair(Search *q, i32 s, i32 t, i32 clear) {
  const WideTask *w = q->w;
  StripTask *K = &q->task;
  for (i32 i = 0; i < w->nplaces; i++) {
    const i32 *f = w->place_fields + 2 * i;
    q->end[i] = (u8)((f[0] == s || f[1] == s ? IN_S : 0) | (f[0] == t || f[1] == t ? IN_T : 0));
  }
  K->exits = w->exits + w->exit_offsets[s];
  K->nexits = w->exit_offsets[s + 1] - w->exit_offsets[s];
  K->corners_s = w->corners + w->corner_offsets[s];
  K->ncorners_s = w->corner_offsets[s + 1] - w->corner_offsets[s];
  K->corners_t = w->corners + w->corner_offsets[t];
  K->ncorners_t = w->corner_offsets[t + 1] - w->corner_offsets[t];
  K->above = clear - 1; K->most = clear;
  q->run.origin = w->xy[K->corners_s[0]];
}

static Bounds bounds_of(const Search *q) {
  const StripTask *K = &q->task;
  Bounds b = {K->xy[K->corners_s[0]], K->xy[K->corners_s[0]]};
  for (i32 i = 0; i < K->ncorners_s + K->ncorners_t; i++) {
    vec v = K->xy[i < K->ncorners_s ? K->corners_s[i] : K->corners_t[i - K->ncorners_s]];
    if (v.x < b.low.x) b.low.x = v.x;
    if (v.y < b.low.y) b.low.y = v.y;
    if (v.x > b.high.x) b.high.x = v.x;
    if (v.y > b.high.y) b.high.y = v.y;
  }
  return b;
}

typedef struct { i128 low, high; } Span;

static Span span_of(const Search *q, const i32 *corners, i32 n, vec d) {
  Span s = {0, 0};
  for (i32 i = 0; i < n; i++) {
    i128 level = cross(d, sub(q->w->xy[corners[i]], q->run.origin));
    if (i == 0 || level < s.low) s.low = level;
    if (i == 0 || level > s.high) s.high = level;
  }
  return s;
}

static i32 add_point(Search *q, i32 p, i32 n) {
  if (q->run.rank[p] != UNKNOWN) return n;
  q->run.rank[p] = 0;
  q->points[n] = p;
  return n + 1;
}

/* The first open point that is not left of the bounds. */
static i32 first_open(const Search *q, Bounds b) {
  i32 from = 0, to = q->nopen;
  while (from < to) {
    i32 middle = from + (to - from) / 2;
    if (q->open[middle].x < b.low.x) from = middle + 1;
    else to = middle;
  }
  return from;
}

/* Gather the corners of both hulls, and the points that lines of a direction can pass between
 * them. */
static i32 gather(Search *q, i32 s, i32 t, Bounds b, vec d) {
  const WideTask *w = q->w;
  const StripTask *K = &q->task;
  Span a = span_of(q, K->corners_s, K->ncorners_s, d), c = span_of(q, K->corners_t, K->ncorners_t, d);
  i128 low = a.low > c.low ? a.low : c.low, high = a.high < c.high ? a.high : c.high;
  i32 n = 0;
  if (low >= high) return 0;
  for (i32 i = 0; i < K->ncorners_s; i++) n = add_point(q, K->corners_s[i], n);
  for (i32 i = 0; i < K->ncorners_t; i++) n = add_point(q, K->corners_t[i], n);
  for (int k = 0; k < 2; k++) {
    i32 f = k ? t : s;
    for (i32 i = w->exit_offsets[f]; i < w->exit_offsets[f + 1]; i++) {
      i32 p = w->triangles[w->exits[i]];
      i128 level = cross(d, sub(w->xy[p], q->run.origin));
      if (level >= low && level <= high) n = add_point(q, p, n);
    }
  }
  for (i32 i = first_open(q, b); i < q->nopen && q->open[i].x <= b.high.x; i++) {
    i32 p = q->open[i].p;
    if (w->xy[p].y < b.low.y || w->xy[p].y > b.high.y) continue;
    i128 level = cross(d, sub(w->xy[p], q->run.origin));
    if (level >= low && level <= high) n = add_point(q, p, n);
  }
  return n;
}

static int wide_along(Search *q, i32 s, i32 t, Bounds b, vec d) {
  const Strip no_strip = {0, {0, 0}, 0, -1, -1};
  WidestStrips best = {no_strip, no_strip, no_strip, no_strip};
  Run *R = &q->run;
  if (!d.x && !d.y) return 0;
  i32 n = gather(q, s, t, b, d);
  R->best = &best;
  mk_strip_sweep(R, q->points, n, d, d);
  for (i32 i = 0; i < n; i++) R->rank[q->points[i]] = UNKNOWN;
  return mk_strip_enough(R);
}

static vec middle_of(const Search *q, const i32 *corners, i32 n) {
  vec sum = {0, 0};
  for (i32 i = 0; i < n; i++) { sum.x += q->w->xy[corners[i]].x; sum.y += q->w->xy[corners[i]].y; }
  return (vec){sum.x / n, sum.y / n};
}

static vec farthest(const Search *q, const i32 *corners, i32 n, vec d) {
  vec at = q->w->xy[corners[0]];
  for (i32 i = 1; i < n; i++)
    if (cross(d, sub(q->w->xy[corners[i]], at)) > 0) at = q->w->xy[corners[i]];
  return at;
}

/* The first direction and the last of lines from one hull to the other; 0 where they are almost all
 * that there are. */
static int range_of(const Search *q, vec *first, vec *last) {
  const StripTask *K = &q->task;
  vec sum = {0, 0};
  for (int pass = 0; pass < 2; pass++)
    for (i32 i = 0; i < K->ncorners_s; i++)
      for (i32 j = 0; j < K->ncorners_t; j++) {
        vec w = sub(K->xy[K->corners_t[j]], K->xy[K->corners_s[i]]);
        if (!w.x && !w.y) continue;
        if (!pass) { sum.x += w.x; sum.y += w.y; *first = *last = sum; continue; }
        if (dot(sum, w) <= 0) return 0;
        if (cross(*first, w) < 0) *first = w;
        if (cross(*last, w) > 0) *last = w;
      }
  return cross(*first, *last) > 0;
}

/* Gather the points that lines between the two can pass: those of both, and open ones in the hull
 * of both. */
static i32 gather_all(Search *q, i32 s, i32 t, Bounds b) {
  const WideTask *w = q->w;
  const StripTask *K = &q->task;
  i32 n = 0, corners, inside = 0;
  for (i32 i = 0; i < K->ncorners_s; i++) n = add_point(q, K->corners_s[i], n);
  for (i32 i = 0; i < K->ncorners_t; i++) n = add_point(q, K->corners_t[i], n);
  corners = n;
  for (int k = 0; k < 2; k++) {
    i32 f = k ? t : s;
    for (i32 i = w->exit_offsets[f]; i < w->exit_offsets[f + 1]; i++)
      n = add_point(q, w->triangles[w->exits[i]], n);
  }
  i32 own = n;
  for (i32 i = first_open(q, b); i < q->nopen && q->open[i].x <= b.high.x; i++) {
    i32 p = q->open[i].p;
    if (w->xy[p].y >= b.low.y && w->xy[p].y <= b.high.y) n = add_point(q, p, n);
  }
  for (i32 i = 0; i < n; i++) {
    q->at[i] = w->xy[q->points[i]];
    q->run.rank[q->points[i]] = UNKNOWN;
  }
  HullTask hull = {.npoints = n, .ncorners = corners, .xy = q->at, .corners = q->at};
  HullPoints found = {.npoints = n, .inside = q->inside};
  if (mk_inside_hull(&hull, &found) != DONE) q->run.failed = 1;
  for (i32 i = 0; i < n; i++)
    if (i < own || q->inside[i]) q->points[inside++] = q->points[i];
  return inside;
}

/* Sweep all directions. */
static int wide_anyhow(Search *q, i32 s, i32 t, Bounds b) {
  StripTask *K = &q->task;
  WidestStrips best;
  K->nevents = gather_all(q, s, t, b);
  K->events = q->points;
  if (!range_of(q, &K->sweep_from, &K->sweep_to)) K->sweep_from = K->sweep_to = (vec){0, 0};
  if (q->run.failed || mk_strips(K, &best) != DONE) { q->run.failed = 1; return 0; }
  return best.valid.width >= K->enough && best.shortest.width >= K->enough;
}

/* From the middle of one field to that of the other, then evenly over the directions there are. */
static int is_wide(Search *q, i32 s, i32 t) {
  const StripTask *K = &q->task;
  const i32 *cs = K->corners_s, *ct = K->corners_t;
  i32 ns = K->ncorners_s, nt = K->ncorners_t;
  Bounds b = bounds_of(q);
  vec d = sub(middle_of(q, ct, nt), middle_of(q, cs, ns));
  if (wide_along(q, s, t, b, d)) return 1;
  vec right = sub(farthest(q, ct, nt, minus(d)), farthest(q, cs, ns, d));
  vec left = sub(farthest(q, ct, nt, d), farthest(q, cs, ns, minus(d)));
  for (int k = 1; k < DIRECTIONS && !q->run.failed; k++) {
    vec e = {(DIRECTIONS - k) * right.x + k * left.x, (DIRECTIONS - k) * right.y + k * left.y};
    if (wide_along(q, s, t, b, e)) return 1;
  }
  return !q->run.failed && wide_anyhow(q, s, t, b);
}

/* Tell of pairs that share no portal whether they have a strip of valid lines and one of shortest
 * lines that are as wide as is enough. */
API i32 mk_wide(const WideTask *w, WidePairs *out) {
  Search q = {0};
  if (!prepare(&q, w)) q.run.failed = 1;
  for (i32 i = 0; i < w->npairs && !q.run.failed; i++) {
    i32 s = w->pairs[2 * i], t = w->pairs[2 * i + 1];
    i32 sides_s = w->exit_offsets[s + 1] - w->exit_offsets[s];
    if (w->exit_offsets[t + 1] - w->exit_offsets[t] < sides_s) { i32 other = s; s = t; t = other; }
    take_pair(&q, s, t, w->clear[i]);
    out->wide[i] = (u8)is_wide(&q, s, t);
  }
  release(&q);
  return q.run.failed ? NO_MEMORY : DONE;
}
