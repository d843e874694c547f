/* The middle line and the corners of the best strip: see strips.h. */
#include <string.h>

#include "strips.h"

/* Levels of points that lie on one line differ by rounding: at most by this share of the extent. */
static const double ROUNDING = 0x1p-44;

/* A line's way from S to T: the sides where it leaves and enters, the first point on its right. */
typedef struct { i32 leaves[2], enters[2], nfields, *fields; } Passage;
typedef struct { dvec from, to; } Segment;

/* The parallel lines of a strip, by how far they lie to the left of the first event. */
typedef struct {
  Run *R;
  double *level, *steps, close;        /* of all points; of the events in the strip, sorted */
  i32 nsteps;
} Lines;

static int by_number(const void *p, const void *q) {
  double a = *(const double *)p, b = *(const double *)q;
  return a < b ? -1 : a > b;
}

/* Follow one line, which passes no point closer than rounding, and find the way on it that crosses the
 * fields in the strip's order. */
static int follow(const Lines *L, double level, Passage *way) {
  Run *R = L->R;
  const StripTask *K = R->t;
  R->level = level;
  for (i32 i = 0; i < K->nportals && R->best.order == NO_FIELDS; i++) {
    i32 a = K->portals[2 * i], b = K->portals[2 * i + 1];
    if (left_of(R, a, 0) == left_of(R, b, 0)) continue;
    *way = (Passage){{a, b}, {a, b}, 0, way->fields};
    return 1;
  }
  for (i32 e = 0; e < K->nexits; e++) {
    i32 t = K->exits[e] / 3; int k = K->exits[e] % 3;
    i32 a = K->triangles[3 * t + k], b = K->triangles[3 * t + (k + 1) % 3];
    if (left_of(R, a, 0) == left_of(R, b, 0)) continue;
    for (i32 rule = 0; rule < K->nrules; rule++) {
      Way w = {.fields = way->fields};
      if (!mk_strip_follow(R, rule, t, k, 0, &w) || w.id != R->best.order) continue;
      *way = (Passage){{a, b}, {w.last[0], w.last[1]}, w.nfields, way->fields};
      return 1;
    }
  }
  return 0;
}

static dvec meet(const Lines *L, const i32 *side, double level) {
  const StripTask *K = L->R->t;
  double la = L->level[side[0]], lb = L->level[side[1]], share = (level - la) / (lb - la);
  if (share < 0) share = 0;
  if (share > 1) share = 1;
  vec a = K->xy[side[0]], d = sub(K->xy[side[1]], a);
  return (dvec){((double)a.x + share * (double)d.x) / K->scale, ((double)a.y + share * (double)d.y) / K->scale};
}

/* Cut a line at the sides where a way next to it leaves S and enters T. */
static Segment cut(const Lines *L, const Passage *way, double level) {
  return (Segment){meet(L, way->leaves, level), meet(L, way->enters, level)};
}

/* Follow a line beside a level, to its left (1) or its right (-1), clear of all points. */
static int beside(const Lines *L, double level, int side, Passage *way) {
  i32 k = 0;
  if (side > 0) {
    while (k < L->nsteps && L->steps[k] <= level + L->close) k++;
    if (k == L->nsteps) return 0;
  } else {
    while (k < L->nsteps && L->steps[k] < level - L->close) k++;
    if (!k--) return 0;
  }
  return follow(L, (level + L->steps[k]) / 2, way);
}

static double long_of(Segment s) { return hypot(s.to.x - s.from.x, s.to.y - s.from.y); }

/* Where both ends are one point, show half the strip's width of it. */
static Segment stretched(Segment s, dvec d, double by) {
  return (Segment){{s.from.x - by * d.x, s.from.y - by * d.y}, {s.to.x + by * d.x, s.to.y + by * d.y}};
}

static void show(const Lines *L, Passage *way, Passage *other, WidestStrip *out) {
  const Run *R = L->R;
  double low = L->level[R->best.low], high = L->level[R->best.high], middle = (low + high) / 2;
  /* Where the middle line runs through a corner of S or T, the way that touches it is shorter. */
  int left = beside(L, middle, 1, way), right = beside(L, middle, -1, left ? other : way);
  if (!left && !right) return;
  if (left && right && long_of(cut(L, other, middle)) < long_of(cut(L, way, middle))) {
    Passage first = *way;
    *way = *other;
    *other = first;
  }
  Segment ends = cut(L, way, middle), edges[2];
  /* A side of S has S on its left, so a line that leaves there in the direction of the strip has the
   * side's first point on its right. */
  double sense = L->level[way->leaves[1]] > L->level[way->leaves[0]] ? 1 : -1;
  dvec d = {sense * R->best.direction.x, sense * R->best.direction.y};
  for (int k = 0; k < 2; k++) {
    double level = k ? high : low;
    Segment e = cut(L, beside(L, level, k ? -1 : 1, other) ? other : way, level);
    /* Where S and T interlock, lines of one strip may lead to T in opposite senses. */
    int against = (e.to.x - e.from.x) * d.x + (e.to.y - e.from.y) * d.y < 0;
    edges[k] = against ? (Segment){e.to, e.from} : e;
    if (ends.from.x == ends.to.x && ends.from.y == ends.to.y)
      edges[k] = stretched(edges[k], d, R->best.width / R->t->scale / 2);
  }
  out->shown = 1;
  out->ends[0] = ends.from; out->ends[1] = ends.to;
  out->direction = d;
  out->corners[0] = edges[0].from; out->corners[1] = edges[0].to;
  out->corners[2] = edges[1].to; out->corners[3] = edges[1].from;
  out->nfields = way->nfields;
  memcpy(out->fields, way->fields, (size_t)way->nfields * sizeof(i32));
}

void mk_strip_show(Run *R, WidestStrip *out) {
  const StripTask *K = R->t;
  dvec d = R->aim = R->best.direction;
  double *levels = malloc(((size_t)K->npoints + (size_t)R->nevents + 1) * sizeof(double));
  i32 *fields = malloc((2 * (size_t)K->ntriangles + 1) * sizeof(i32));
  if (!levels || !fields) R->failed = 1;
  else {
    Lines lines = {.R = R, .level = levels, .steps = levels + K->npoints};
    Passage way = {.fields = fields}, other = {.fields = fields + K->ntriangles};
    i64 extent = 0;
    for (i32 p = 0; p < K->npoints; p++) {
      vec off = sub(K->xy[p], R->origin);
      lines.level[p] = d.x * (double)off.y - d.y * (double)off.x;
      R->rank[p] = UNKNOWN;
    }
    for (i32 i = 0; i < R->nevents; i++) {
      i32 p = R->events[i];
      vec off = sub(K->xy[p], R->origin);
      if (llabs(off.x) > extent) extent = llabs(off.x);
      if (llabs(off.y) > extent) extent = llabs(off.y);
      if (lines.level[p] >= lines.level[R->best.low] && lines.level[p] <= lines.level[R->best.high])
        lines.steps[lines.nsteps++] = lines.level[p];
    }
    lines.close = ROUNDING * (double)extent;
    qsort(lines.steps, (size_t)lines.nsteps, sizeof(double), by_number);
    show(&lines, &way, &other, out);
  }
  free(levels); free(fields);
}
