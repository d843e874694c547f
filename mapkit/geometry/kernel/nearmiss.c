/* How nearly a blocked pair sees: the line between two fields that cuts least deep.
 *
 * A line is *open* at a depth r if all of it lies on the board and within r of the places that do
 * not block. What is left of the blockers at that depth has arcs that bulge inwards only, so its
 * outward corners are points at distance r from two sides. An open line can be pushed until it
 * touches two such corners, or corners of the rim, of the two ends or of the fields wanted on the
 * way; hence only lines through two of them are tried. The depth is then found by bisection,
 * with the true depth of every open line as the next upper bound.
 */
#include "pair_lines.h"

enum { OK = 0, NO_LINE = 1, NO_WANTED = 2, NO_MEMORY = -1 };
enum { BARRIERS = 32 };

typedef struct {
  board all;
  const uint8_t *roles;
  pt origin;
  hull area;
  double size, eps;              /* extent of the hull; distance that counts as none */
  const side *start, *target;
  int nstart, ntarget;
  region rim, wanted;            /* the board; what has to be on the way, if anything has */
  int wants;
  const pt *fixed;               /* corners that lines may turn about whatever the depth */
  int nfixed;
  side *near;                    /* room: sides of the free places near the hull */
  const side *free;              /* all sides of the free places */
  int nfree, free_far;
  pt *circles, *corners;
  workspace work;
  event *marks;
  side barriers[BARRIERS];       /* segments that no open line crosses, last used first */
  int nbarriers;
} problem;

typedef struct { line l; double from, to; } segment;   /* from S to T */

/* ---------------------------------------------------------------- corners at a depth */

/* Keep a point that is nowhere nearer than r to a free side, and in the hull. */
static int keep_corner(problem *q, region free, double r, pt p, int check, int n, int room) {
  if (n >= room || beyond(q->area, &p, 1, q->eps)) return n;
  for (int i = 0; i < free.n; i++)
    if (distance_to_side(p, free.near[i]) < r - q->eps) return n;
  if (check && contains(free, p)) return n;
  return add_point(q->corners, n, p, q->eps);
}

static int apart(side s, side t, double by) {
  return fmin(s.a.x, s.b.x) > fmax(t.a.x, t.b.x) + by ||
         fmin(t.a.x, t.b.x) > fmax(s.a.x, s.b.x) + by ||
         fmin(s.a.y, s.b.y) > fmax(t.a.y, t.b.y) + by ||
         fmin(t.a.y, t.b.y) > fmax(s.a.y, s.b.y) + by;
}

/* The side moved by r to its right, where the blockers are. */
static side moved(side s, double r) {
  pt d = pt_sub(s.b, s.a);
  double f = r / sqrt(pt_dot(d, d));
  pt m = {d.y * f, -d.x * f};
  return (side){{s.a.x + m.x, s.a.y + m.y}, {s.b.x + m.x, s.b.y + m.y}};
}

/* Outward corners of what is left of the blockers at depth r, within the hull. */
static int corners_at(problem *q, region free, double r, int room) {
  int n = 0, nc = 0;
  for (int i = 0; i < free.n; i++) {
    nc = add_point(q->circles, nc, free.near[i].a, 0);
    nc = add_point(q->circles, nc, free.near[i].b, 0);
  }
  for (int i = 0; i < free.n; i++) {
    side s = moved(free.near[i], r);
    pt d = pt_sub(s.b, s.a);
    double length = sqrt(pt_dot(d, d));
    for (int j = 0; j < i; j++) {
      if (apart(free.near[i], free.near[j], 2 * r)) continue;
      side t = moved(free.near[j], r);
      pt e = pt_sub(t.b, t.a), w = pt_sub(t.a, s.a);
      double det = pt_cross(d, e);
      if (det == 0) continue;
      double f = pt_cross(w, e) / det, g = pt_cross(w, d) / det;
      if (f < 0 || f > 1 || g < 0 || g > 1) continue;
      n = keep_corner(q, free, r, (pt){s.a.x + f * d.x, s.a.y + f * d.y}, 0, n, room);
    }
    for (int j = 0; j < nc; j++) {
      pt c = q->circles[j], w = pt_sub(c, s.a);
      if (!memcmp(&c, &free.near[i].a, sizeof c) || !memcmp(&c, &free.near[i].b, sizeof c)) continue;
      double off = pt_cross(d, w) / length, mid = pt_dot(d, w) / length;
      if (fabs(off) > r) continue;
      double h = sqrt(r * r - off * off);
      for (int k = -1; k <= 1; k += 2) {
        double f = (mid + k * h) / length;
        if (f < 0 || f > 1) continue;
        n = keep_corner(q, free, r, (pt){s.a.x + f * d.x, s.a.y + f * d.y}, 0, n, room);
      }
    }
  }
  for (int i = 0; i < nc; i++)
    for (int j = 0; j < i; j++) {
      pt a = q->circles[i], d = pt_sub(q->circles[j], a);
      double dd = pt_dot(d, d);
      if (dd > 4 * r * r) continue;
      double h = sqrt(r * r / dd - 0.25);
      for (int k = -1; k <= 1; k += 2) {
        pt p = {a.x + d.x / 2 - k * h * d.y, a.y + d.y / 2 + k * h * d.x};
        n = keep_corner(q, free, r, p, 1, n, room);
      }
    }
  return n;
}

/* ---------------------------------------------------------------- one line */

static int barred(problem *q, line l, gap g) {
  for (int i = 0; i < q->nbarriers; i++) {
    if (!crosses(l, q->barriers[i], g.g0, g.g1)) continue;
    side s = q->barriers[i];
    memmove(q->barriers + 1, q->barriers, (size_t)i * sizeof s);
    q->barriers[0] = s;
    return 1;
  }
  return 0;
}

/* Tell whether a gap lies in a region; where not, remember a barrier that other lines meet. */
static int within(problem *q, region g, line l, gap at) {
  span bare = first_outside(g, l, at.g0, at.g1, &q->work);
  if (bare.lo > bare.hi) return 1;
  if (q->nbarriers < BARRIERS) q->nbarriers++;
  memmove(q->barriers + 1, q->barriers, (size_t)(q->nbarriers - 1) * sizeof(side));
  q->barriers[0] = barrier(g, l, (bare.lo + bare.hi) / 2, q->size, &q->work);
  return 0;
}

/* Tell whether a gap meets a wanted place, if only along an edge; a touched corner is too short. */
static int meets_wanted(problem *q, line l, gap at) {
  if (!q->wants) return 1;
  int n = grown_spans(q->wanted, l, at.g0, at.g1, &q->work);
  for (int i = 0; i < n; i++)
    if (fmin(q->work.spans[i].hi, at.g1) - fmax(q->work.spans[i].lo, at.g0) > 64 * q->eps)
      return 1;
  return 0;
}

static int open_gap(problem *q, region free, line l, gap *out) {
  gap gaps[GAPS];
  /* A corner is off by some eps at the least depth; running along S is still being in S then. */
  int n = gaps_of(q->start, q->nstart, q->target, q->ntarget, l, 16 * q->eps, q->marks, gaps);
  for (int i = 0; i < n; i++) {
    if (barred(q, l, gaps[i]) || !meets_wanted(q, l, gaps[i])) continue;
    if (!within(q, q->rim, l, gaps[i]) || !within(q, free, l, gaps[i])) continue;
    *out = gaps[i];
    return 1;
  }
  return 0;
}

/* The depth of a gap that lies in the grown region, to an eighth of the precision. */
static double depth_of(problem *q, region free, line l, gap g, double precision) {
  double low = 0, high = free.margin;
  while (high - low > precision / 8) {
    free.margin = (low + high) / 2;
    span bare = first_outside(free, l, g.g0, g.g1, &q->work);
    if (bare.lo > bare.hi) high = free.margin;
    else low = free.margin;
  }
  return high;
}

/* ---------------------------------------------------------------- all lines */

/* Find a line that is open at depth r, and its true depth. */
static int open_line(problem *q, double r, double precision, segment *out, double *depth, int room) {
  int near = sides_of_role(q->all, q->roles, FREE, &q->area, r + q->eps, q->origin, q->near);
  region free = {q->near, near, r + q->eps, q->free, q->nfree, q->free_far};
  int n = r < q->size / 2 ? corners_at(q, free, r, room - q->nfixed) : 0;
  memcpy(q->corners + n, q->fixed, (size_t)q->nfixed * sizeof(pt));
  n += q->nfixed;
  q->nbarriers = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < i; j++) {
      pt d = pt_sub(q->corners[j], q->corners[i]);
      double length = sqrt(pt_dot(d, d));
      if (length <= 4 * q->eps) continue;
      line l = {q->corners[i], {d.x / length, d.y / length}};
      gap g;
      if (!open_gap(q, free, l, &g)) continue;
      *out = g.backward ? (segment){l, g.g1, g.g0} : (segment){l, g.g0, g.g1};
      *depth = depth_of(q, free, l, g, precision);
      return 1;
    }
  return 0;
}

typedef struct { void *blocks[20]; int n; int failed; } arena;

static void *take(arena *a, size_t count, size_t size) {
  void *p = malloc(count ? count * size : 1);
  if (!p) a->failed = 1;
  else a->blocks[a->n++] = p;
  return p;
}

static int report(const problem *q, segment s, double depth, double *out) {
  pt a = line_point(s.l, s.from), b = line_point(s.l, s.to);
  out[0] = depth;
  out[1] = a.x + q->origin.x;
  out[2] = a.y + q->origin.y;
  out[3] = b.x + q->origin.x;
  out[4] = b.y + q->origin.y;
  return OK;
}

static int solve(problem *q, double limit, double precision, int room, double *out) {
  segment s;
  double depth, low = 4 * q->eps, high;
  if (limit > 0) {
    if (limit <= low) return NO_LINE;
    return open_line(q, limit - 2 * q->eps, precision, &s, &depth, room) ? report(q, s, depth, out)
                                                                         : NO_LINE;
  }
  if (open_line(q, low, precision, &s, &depth, room)) return report(q, s, 0, out);
  /* No point of a segment is farther from both its ends than half its length. */
  if (!open_line(q, q->size, precision, &s, &high, room)) {
    int wanted = q->wants;
    q->wants = 0;
    int without = wanted && open_line(q, q->size, precision, &s, &high, room);
    return without ? NO_WANTED : NO_LINE;
  }
  while (high - low > precision) {
    double r = (low + high) / 2;
    segment t;
    if (open_line(q, r, precision, &t, &depth, room)) {
      high = depth;
      s = t;
    } else
      low = r;
  }
  return report(q, s, high, out);
}

static region region_of(const problem *q, int role, double margin, side *all, side *near) {
  int n = sides_of_role(q->all, q->roles, role, &q->area, margin, q->origin, near);
  int nall = sides_of_role(q->all, q->roles, role, NULL, 0, q->origin, all);
  return (region){near, n, margin, all, nall, q->roles[0] & role};
}

/* The near miss of one pair under one rule.
 *
 * sides (n x 4), places (n x 2): the board, a side's left and right place; place 0 is outside.
 * roles: of each place. fixed (nfixed x 2): outward corners of the rim (seen from outside), of
 * the ends and of the wanted places. wanted: whether one of those has to be on the way.
 * limit: above 0, only tell whether a line less deep than this exists; else bisect to `precision`.
 * out: depth and the two ends of the line, in map units.
 */
MK_API int mk_near_miss(const double *sides, const int32_t *places, int32_t n, const uint8_t *roles,
                        const double *fixed, int32_t nfixed, int32_t wanted, double limit,
                        double precision, double *out) {
  arena a = {{0}, 0, 0};
  size_t count = (size_t)n, room = 8 * count + (size_t)nfixed + 64;
  problem q = {.all = {sides, places, n}, .roles = roles};
  side *start = take(&a, count, sizeof(side)), *target = take(&a, count, sizeof(side));
  side *rim = take(&a, count, sizeof(side)), *want = take(&a, count, sizeof(side));
  pt *ends = take(&a, 4 * count, sizeof(pt)), *outline = take(&a, 8 * count + 4, sizeof(pt));
  pt *turn = take(&a, (size_t)nfixed, sizeof(pt));
  side *free_sides = take(&a, count, sizeof(side)), *rim_near = take(&a, count, sizeof(side));
  side *want_near = take(&a, count, sizeof(side));
  q.near = take(&a, count, sizeof(side));
  q.circles = take(&a, 2 * count, sizeof(pt));
  q.corners = take(&a, room, sizeof(pt));
  q.marks = take(&a, 6 * count, sizeof(event));
  q.work.spans = take(&a, 2 * count + 2, sizeof(span));
  q.work.events = take(&a, count, sizeof(event));
  int status = NO_MEMORY;
  if (!a.failed) {
    q.nstart = sides_of_role(q.all, roles, START, NULL, 0, q.origin, start);
    q.ntarget = sides_of_role(q.all, roles, TARGET, NULL, 0, q.origin, target);
    status = NO_LINE;
  }
  if (!a.failed && q.nstart && q.ntarget) {
    q.origin = start[0].a;
    q.nstart = sides_of_role(q.all, roles, START, NULL, 0, q.origin, start);
    q.ntarget = sides_of_role(q.all, roles, TARGET, NULL, 0, q.origin, target);
    int m = 0;
    for (int i = 0; i < q.nstart; i++) ends[m++] = start[i].a;
    for (int i = 0; i < q.ntarget; i++) ends[m++] = target[i].a;
    q.area = hull_of(ends, m, outline);
    for (int i = 0; i < q.area.n; i++)
      for (int j = 0; j < i; j++) {
        pt d = pt_sub(q.area.corners[i], q.area.corners[j]);
        q.size = fmax(q.size, sqrt(pt_dot(d, d)));
      }
    q.eps = 1e-10 * q.size;
    q.work.slack = q.eps;
    q.start = start;
    q.target = target;
    q.free = free_sides;
    q.nfree = sides_of_role(q.all, roles, FREE, NULL, 0, q.origin, free_sides);
    q.free_far = roles[0] & FREE;
    q.rim = region_of(&q, BOARD, q.eps, rim, rim_near);
    q.wants = wanted;
    if (wanted) q.wanted = region_of(&q, WANTED, q.eps, want, want_near);
    for (int i = 0; i < nfixed; i++) {
      pt p = {fixed[2 * i] - q.origin.x, fixed[2 * i + 1] - q.origin.y};
      if (!beyond(q.area, &p, 1, q.eps)) turn[q.nfixed++] = p;
    }
    q.fixed = turn;
    status = solve(&q, limit, precision, (int)room, out);
  }
  while (a.n) free(a.blocks[--a.n]);
  return status;
}
