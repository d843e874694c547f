/* Lines of sight with the fewest fields, where fields that a line barely clips do not count.
 *
 * A field counts for a line that goes deeper into it than the tolerance, that is, if the line meets
 * the field's core: what is left of it when everything outside has grown over it by the tolerance.
 * A valid line can be pushed, meeting no further core, until it touches two corners of cores, of
 * blockers, of the two ends or of the fields wanted on the way.
 */
#include "corners.h"

enum { NO_LINE = -1, NO_MEMORY = -2 };
enum { BARRIERS = 96, EVERYWHERE = -1 };

typedef struct { side s; int owner; } known;   /* a segment outside the free places or in a core */

typedef struct {
  pair p;
  region free, wanted;
  int wants;
  region *around;                /* for each field nearby, all that is outside of it */
  int *field;                    /* its number */
  int nfields, enough;
  long *seen, now;               /* when a field was last counted, by the number of the line */
  known barriers[BARRIERS];
  int nbarriers, next;
  pt *corners;
  int ncorners;
} search;

static void remember(search *q, region g, line l, span bare, int owner) {
  int at = q->nbarriers < BARRIERS ? q->nbarriers++ : (q->next = (q->next + 1) % BARRIERS);
  double mid = (bare.lo + bare.hi) / 2;
  q->barriers[at] = (known){barrier(g, l, mid, q->p.size, &q->p.work), owner};
}

/* Tell whether the known barriers alone make a gap invalid, or too many fields. */
static int hopeless(search *q, line l, gap at) {
  int count = 0;
  q->now++;
  for (int i = 0; i < q->nbarriers; i++) {
    int owner = q->barriers[i].owner;
    if (owner >= 0 && q->seen[owner] == q->now) continue;
    if (!crosses(l, q->barriers[i].s, at.g0, at.g1)) continue;
    if (owner == EVERYWHERE) return 1;
    q->seen[owner] = q->now;
    if (++count > q->enough) return 1;
  }
  return 0;
}

/* ---------------------------------------------------------------- going round a vertex */

typedef struct { double turn; int place; } spoke;   /* the place that follows counter-clockwise */

static int by_turn(const void *p, const void *q) {
  double a = ((const spoke *)p)->turn, b = ((const spoke *)q)->turn;
  return (a > b) - (a < b);
}

enum { SPOKES = 64 };

/* The places round a vertex, by the turn from `ahead`; half a turn and none are met exactly. */
static int spokes_at(const pair *q, pt v, pt ahead, spoke *out) {
  const double pi = acos(-1);
  int n = 0;
  for (int i = 0; i < q->all.n && n < SPOKES; i++) {
    side s = side_of(q->all, i, q->origin);
    int from_a = same_point(s.a, v);
    if (!from_a && !same_point(s.b, v)) continue;
    pt d = from_a ? pt_sub(s.b, v) : pt_sub(s.a, v);
    double c = pt_cross(ahead, d), turn = atan2(c, pt_dot(ahead, d));
    if (fabs(c) <= 16 * q->eps) turn = pt_dot(ahead, d) > 0 ? 0 : pi;
    if (turn < 0) turn += 2 * pi;
    out[n++] = (spoke){turn, q->all.places[2 * i + (from_a ? 0 : 1)]};
  }
  qsort(out, (size_t)n, sizeof *out, by_turn);
  return n;
}

/* Tell whether a line can pass a vertex on the left (+1) or on the right (-1). From an end of the
 * line (`until` is the role of the field it ends in) the way is only as far as that field. */
static int way_round(const pair *q, const spoke *s, int n, int left, int until) {
  const double pi = acos(-1), tiny = 1e-12;
  for (int k = 0; k < n; k++) {
    /* Wedges in the order met when turning from `ahead` to the left, or to the right. */
    int i = left ? k : n - 1 - k;
    if (left && k == 0 && s[0].turn > 0) {
      int last = q->roles[s[n - 1].place];
      if (last & until) return 1;
      if (!(last & FREE)) return 0;
    }
    double lo = s[i].turn, hi = i + 1 < n ? s[i + 1].turn : 2 * pi + s[0].turn;
    if (!until && (left ? lo >= pi - tiny : hi <= pi + tiny)) return 1;
    int role = q->roles[s[i].place];
    if (role & until) return 1;
    if (!(role & FREE)) return 0;
  }
  return !until;
}

/* Tell whether one can go round every vertex that a gap touches on at least one side. */
static int passes_vertices(search *q, line l, gap at) {
  spoke spokes[SPOKES];
  pair *p = &q->p;
  double eps = 16 * p->eps;
  for (int i = 0; i < q->free.n; i++)
    for (int k = 0; k < 2; k++) {
      pt v = k ? q->free.near[i].b : q->free.near[i].a;
      double t = line_place(l, v);
      if (fabs(line_side(l, v)) > eps || t < at.g0 - eps || t > at.g1 + eps) continue;
      pt ahead = l.along;
      int until = 0;
      if (t <= at.g0 + eps) until = at.backward ? TARGET : START;
      else if (t >= at.g1 - eps) {
        until = at.backward ? START : TARGET;
        ahead = (pt){-ahead.x, -ahead.y};
      }
      int n = spokes_at(p, v, ahead, spokes);
      if (!way_round(p, spokes, n, 1, until) && !way_round(p, spokes, n, 0, until)) return 0;
    }
  return 1;
}

/* ---------------------------------------------------------------- lines */

/* Tell whether a gap is valid and meets no more cores than are enough. */
static int suits(search *q, line l, gap at) {
  workspace *w = &q->p.work;
  if (at.g1 - at.g0 <= 64 * q->p.eps || hopeless(q, l, at)) return 0;
  if (q->wants && !meets(q->wanted, l, at, q->p.eps, w)) return 0;
  span bare = first_outside(q->free, l, at.g0, at.g1, w);
  if (bare.lo <= bare.hi) {
    remember(q, q->free, l, bare, EVERYWHERE);
    return 0;
  }
  int count = 0;
  for (int i = 0; i < q->nfields; i++) {
    bare = first_outside(q->around[i], l, at.g0, at.g1, w);
    if (bare.lo > bare.hi) continue;
    count++;
    if (q->seen[i] != q->now) remember(q, q->around[i], l, bare, i);
    if (count > q->enough) return 0;
  }
  return passes_vertices(q, l, at);
}

static int find(search *q, line *l, gap *at) {
  gap gaps[GAPS];
  for (int i = 0; i < q->ncorners; i++)
    for (int j = 0; j < i; j++) {
      if (!line_through(q->corners[i], q->corners[j], q->p.eps, l)) continue;
      int n = gaps_of(&q->p, *l, gaps);
      for (int k = 0; k < n; k++)
        if (suits(q, *l, gaps[k])) {
          *at = gaps[k];
          return 1;
        }
    }
  return 0;
}

/* For every field that a rule counts somewhere near the hull, the region outside of it. */
static void fields_around(search *q, const int32_t *members, const uint8_t *counted, int nfields,
                          double tolerance, arena *m) {
  const board *b = &q->p.all;
  side *sides = take(m, 8 * (size_t)b->n, sizeof(side));
  q->around = take(m, (size_t)nfields, sizeof(region));
  q->field = take(m, (size_t)nfields, sizeof(int));
  q->seen = take(m, (size_t)nfields, sizeof(long));
  int *first = take(m, (size_t)nfields + 1, sizeof(int));
  if (m->failed) return;
  /* Sides by field: count, then fill. A side with the field on its left is turned round. */
  for (int pass = 0; pass < 2; pass++) {
    for (int i = 0; i < b->n; i++) {
      const int32_t *left = members + 2 * b->places[2 * i];
      const int32_t *right = members + 2 * b->places[2 * i + 1];
      for (int k = 0; k < 4; k++) {
        int f = k < 2 ? left[k] : right[k - 2];
        const int32_t *other = k < 2 ? right : left;
        if (f < 0 || !counted[f] || other[0] == f || other[1] == f) continue;
        side s = side_of(*b, i, q->p.origin);
        if (pass) sides[first[f]++] = k < 2 ? (side){s.b, s.a} : s;
        else first[f + 1]++;
      }
    }
    if (!pass)
      for (int f = 0; f < nfields; f++) first[f + 1] += first[f];
  }
  /* Filling has moved every beginning to the next field's. */
  for (int f = 0; f < nfields; f++) {
    int from = f ? first[f - 1] : 0, n = first[f] - from, near = 0;
    for (int i = from; i < first[f] && !near; i++)
      near = !beyond(q->p.area, (pt[]){sides[i].a, sides[i].b}, 2, q->p.eps);
    if (!near) continue;
    q->around[q->nfields] = (region){sides + from, n, tolerance + q->p.eps, sides + from, n, 1};
    q->field[q->nfields++] = f;
  }
}

/* Tell whether what blocks has an outward corner at the beginning of this side of the free places. */
static int turns_out(region free, int i) {
  int befores = 0;
  side s = free.near[i];
  for (int k = 0; k < free.n; k++) {
    if (!same_point(free.near[k].b, s.a)) continue;
    befores++;
    if (pt_cross(pt_sub(s.a, free.near[k].a), pt_sub(s.b, s.a)) < 0) return 1;
  }
  return befores != 1;
}

/* A valid line of one pair under one rule that meets at most `enough` cores.
 *
 * sides, places, roles, wanted: as for mk_near_miss. members (P x 2): fields of each place.
 * counted (nfields): fields that count in between. fixed (nfixed x 2): corners of the ends, of the
 * wanted places and of all cores. out: the line's ends in S and T. fields, depths (nfields): the
 * fields the line passes, and how deep it goes into them.
 * Returns how many fields it passes, -1 if there is no such line, -2 without memory.
 */
MK_API int mk_clipped(const double *sides, const int32_t *places, int32_t n, const uint8_t *roles,
                      const int32_t *members, const uint8_t *counted, int32_t nfields,
                      const double *fixed, int32_t nfixed, int32_t wanted, double tolerance,
                      int32_t enough, double precision, double *out, int32_t *fields,
                      double *depths) {
  arena m = {{0}, 0, 0};
  search q = {.enough = enough};
  int found = NO_LINE;
  if (prepare(&q.p, (board){sides, places, n}, roles, &m)) {
    q.free = region_of(&q.p, FREE, q.p.eps, &m);
    if (wanted) q.wanted = region_of(&q.p, WANTED, q.p.eps, &m);
    q.wants = wanted;
    q.corners = take(&m, (size_t)nfixed + (size_t)n, sizeof(pt));
    fields_around(&q, members, counted, nfields, tolerance, &m);
    line l;
    gap at;
    if (!m.failed) {
      q.ncorners = corners_inside(&q.p, fixed, nfixed, q.corners);
      for (int i = 0; i < q.free.n; i++) {
        pt v = q.free.near[i].a;
        if (turns_out(q.free, i) && !beyond(q.p.area, &v, 1, q.p.eps)) q.corners[q.ncorners++] = v;
      }
      if (find(&q, &l, &at)) {
        pt a = line_point(l, at.backward ? at.g1 : at.g0), b = line_point(l, at.backward ? at.g0 : at.g1);
        out[0] = a.x + q.p.origin.x;
        out[1] = a.y + q.p.origin.y;
        out[2] = b.x + q.p.origin.x;
        out[3] = b.y + q.p.origin.y;
        found = 0;
        for (int i = 0; i < q.nfields; i++) {
          region g = q.around[i];
          g.margin = q.p.size;
          double depth = depth_of(g, l, at, precision, &q.p.work);
          if (depth <= 2 * precision) continue;
          fields[found] = q.field[i];
          depths[found++] = depth;
        }
      }
    }
  }
  if (m.failed) found = NO_MEMORY;
  release(&m);
  return found;
}

/* Outward corners of the core of one field.
 *
 * sides (n x 4): the field's, with the field on their right. out (room x 2): the corners.
 * Returns how many there are, -2 without memory.
 */
MK_API int mk_core_corners(const double *sides, int32_t n, double tolerance, double *out,
                           int32_t room) {
  arena m = {{0}, 0, 0};
  side *at = take(&m, (size_t)n, sizeof(side));
  corner_list c = {take(&m, (size_t)room, sizeof(pt)), 0, room, take(&m, 2 * (size_t)n, sizeof(pt)),
                   NULL, 0};
  int count = NO_MEMORY;
  if (!m.failed && n > 0) {
    pt origin = {sides[0], sides[1]};
    double size = 0;
    for (int i = 0; i < n; i++) {
      at[i] = side_of((board){sides, NULL, n}, i, origin);
      size = fmax(size, fmax(fabs(at[i].b.x), fabs(at[i].b.y)));
    }
    c.eps = 1e-10 * size;
    gather_corners(&c, (region){at, n, 0, at, n, 1}, tolerance);
    count = c.n;
    for (int i = 0; i < count; i++) {
      out[2 * i] = c.points[i].x + origin.x;
      out[2 * i + 1] = c.points[i].y + origin.y;
    }
  }
  release(&m);
  return n > 0 ? count : 0;
}
