/* How nearly a blocked pair sees: the line between two fields that cuts least deep.
 *
 * A line is *open* at a depth r if all of it lies on the board and within r of the places that do
 * not block. What is left of the blockers at that depth has arcs that bulge inwards only, so its
 * outward corners are points at distance r from two sides. An open line can be pushed until it
 * touches two such corners, or corners of the rim, of the two ends or of the fields wanted on the
 * way; hence only lines through two of them are tried. The depth is then found by bisection,
 * with the true depth of every open line as the next upper bound.
 */
#include "corners.h"

enum { BARRIERS = 48 };

/* A segment that no line crosses which is open at a depth, or at a lesser one; `parts` where its line
 * has one end of the pair on each side, so that a line that crosses it does so between the two. */
typedef struct { side s; double depth; int parts; } known;

typedef struct {
  pair p;
  region free, rim, wanted;      /* what does not block (its near sides: room); the board; ... */
  int wants;                     /* ... what has to be on the way, if anything has */
  side *near, *some, *by_line;   /* `some`: those that may be near as far as a depth */
  int nsome, gathered;           /* how many the corners were gathered from */
  corner_list corners;
  const pt *fixed;               /* corners that lines may turn about whatever the depth, ... */
  view *views;                   /* ... and what is seen from them */
  int nfixed, *fixed_at;         /* by number of a corner: which of them it is */
  known barriers[BARRIERS];      /* last used first; those found at greater depths stay good */
  int nbarriers;
  double depth;                  /* of the trial */
} problem;

/* From S to T; and the two corners that the line was pushed to. */
typedef struct { line l; double from, to; made_of by[2]; } segment;

static void bring_forward(problem *q, int i) {
  known k = q->barriers[i];
  memmove(q->barriers + 1, q->barriers, (size_t)i * sizeof k);
  q->barriers[0] = k;
}

/* Tell whether a known barrier lies across a gap. */
static int barred(problem *q, line l, gap g) {
  for (int i = 0; i < q->nbarriers; i++) {
    if (!crosses(l, q->barriers[i].s, g.g0, g.g1)) continue;
    bring_forward(q, i);
    return 1;
  }
  return 0;
}

/* Tell whether a known barrier lies across all gaps of a line, without looking for them. */
static int stopped(problem *q, line l) {
  for (int i = 0; i < q->nbarriers; i++) {
    if (!q->barriers[i].parts || !crosses_between(l, q->barriers[i].s)) continue;
    bring_forward(q, i);
    return 1;
  }
  return 0;
}

/* Forget the barriers that lines may cross which are open at a depth. */
static void keep_barriers(problem *q, double depth) {
  int n = 0;
  for (int i = 0; i < q->nbarriers; i++)
    if (q->barriers[i].depth >= depth) q->barriers[n++] = q->barriers[i];
  q->nbarriers = n;
}

/* Tell whether a gap lies in a region; where not, remember a barrier that other lines meet, as far
 * as a depth. */
static int within(problem *q, region g, line l, gap at, double depth) {
  span bare = first_outside(g, l, at.g0, at.g1, &q->p.work);
  if (bare.lo > bare.hi) return 1;
  if (q->nbarriers < BARRIERS) q->nbarriers++;
  memmove(q->barriers + 1, q->barriers, (size_t)(q->nbarriers - 1) * sizeof(known));
  side s = barrier(g, l, (bare.lo + bare.hi) / 2, q->p.size, &q->p.work);
  q->barriers[0] = (known){s, depth, parts_ends(&q->p, s)};
  return 0;
}

static int open_gap(problem *q, line l, gap *out) {
  gap gaps[GAPS];
  int n = gaps_of(&q->p, l, gaps);
  for (int i = 0; i < n; i++) {
    if (barred(q, l, gaps[i])) continue;
    if (q->wants && !meets(q->wanted, l, gaps[i], q->p.eps, &q->p.work)) continue;
    if (!within(q, q->rim, l, gaps[i], INFINITY)) continue;
    if (!within(q, q->free, l, gaps[i], q->depth)) continue;
    *out = gaps[i];
    return 1;
  }
  return 0;
}

/* How deep a gap goes outside a region, where it lies within the grown one. */
static double depth_of(region g, line l, gap at, double precision, side *room, workspace *w) {
  double low = 0, high = g.margin;
  g.n = near_line(g, l, at.g0, at.g1, w->slack, room);
  g.near = room;
  while (high - low > precision) {
    g.margin = (low + high) / 2;
    span bare = first_outside(g, l, at.g0, at.g1, w);
    if (bare.lo > bare.hi) high = g.margin;
    else low = g.margin;
  }
  return high;
}

static segment segment_of(line l, gap g, made_of c, made_of d) {
  return g.backward ? (segment){l, g.g1, g.g0, {c, d}} : (segment){l, g.g0, g.g1, {c, d}};
}

/* Where a corner is at another distance; 0 where it is none. */
static int corner_at(made_of m, double r, pt *p) {
  switch (m.kind) {
  case SIDES_MEET: return sides_meet(moved(m.s, r), moved(m.t, r), p);
  case SIDE_END: return side_meets(moved(m.s, r), m.t.a, r, m.way, p);
  case ENDS_MEET: return ends_meet(m.t.a, m.t.b, r, m.way, p);
  }
  *p = m.t.a;
  return 1;
}

/* Find out how far the depth of an open line falls as its two corners move with it. The sides are
 * those of the last trial, whose depth was no less. */
static void descend(problem *q, double low, double precision, segment *s, double *depth) {
  pair *p = &q->p;
  made_of c = s->by[0], d = s->by[1];
  while (*depth - low > precision) {
    double r = (low + *depth) / 2;
    pt a, b;
    line l;
    gap g;
    q->free.margin = r + p->eps;
    q->depth = r;
    keep_barriers(q, r);
    if (corner_at(c, r, &a) && corner_at(d, r, &b) && line_through(a, b, p->eps, &l) && !stopped(q, l) &&
        open_gap(q, l, &g)) {
      *s = segment_of(l, g, c, d);
      *depth = r;
    } else
      low = r;
  }
}

/* Find a line that is open at depth r, and its true depth. */
static int open_line(problem *q, double r, double precision, segment *out, double *depth) {
  pair *p = &q->p;
  q->free.margin = r + p->eps;
  q->free.n = near_hull(&p->area, q->some, q->nsome, q->free.margin, q->near);
  q->corners.n = 0;
  q->depth = r;
  keep_barriers(q, r);
  /* No point of a segment is farther from both its ends than half its length. */
  if (r < p->size / 2) {
    /* A lesser depth has some of the sides of a greater one: as many are the same ones. */
    gather_corners(&q->corners, q->free, r, q->free.n == q->gathered);
    q->gathered = q->free.n;
  }
  int gathered = q->corners.n;
  for (int i = 0; i < q->nfixed; i++) {
    int before = q->corners.n;
    add_fixed(&q->corners, q->fixed[i]);
    if (q->corners.n > before) q->fixed_at[before] = i;
  }
  for (int i = 0; i < q->corners.n; i++) {
    view v = i < gathered ? view_from(p, q->corners.points[i]) : q->views[q->fixed_at[i]];
    for (int j = 0; j < i; j++) {
      line l;
      gap g;
      if (passes_by(p, &v, pt_sub(q->corners.points[j], q->corners.points[i]))) continue;
      if (!line_through(q->corners.points[i], q->corners.points[j], p->eps, &l)) continue;
      if (stopped(q, l) || !open_gap(q, l, &g)) continue;
      *out = segment_of(l, g, q->corners.made[i], q->corners.made[j]);
      *depth = depth_of(q->free, l, g, precision / 8, q->by_line, &p->work);
      return 1;
    }
  }
  return 0;
}

static int report(const problem *q, segment s, double depth, PairLine *out) {
  *out = pair_line(&q->p, s.l, s.from, s.to, depth);
  return DONE;
}

/* No trial from now on is of more than a depth. */
static void at_most(problem *q, double depth) {
  q->nsome = near_hull(&q->p.area, q->some, q->nsome, depth + q->p.eps, q->some);
}

static int solve(problem *q, double precision, PairLine *out) {
  segment s, t;
  double depth, low = 4 * q->p.eps, high;
  precision = fmax(precision, low);      /* an open line may be found 2 eps deeper than asked */
  at_most(q, q->p.size);
  if (!open_line(q, q->p.size, precision, &s, &high)) {
    int wanted = q->wants;
    q->wants = 0;
    return wanted && open_line(q, q->p.size, precision, &s, &high) ? NO_WANTED : NO_LINE;
  }
  double least = low;
  descend(q, low, precision / 2, &s, &high);
  for (int tries = 0; high - low > precision; tries++) {
    at_most(q, high);
    double r = tries % 2 ? fmax(high - precision, low) : (low + high) / 2;
    if (open_line(q, r, precision, &t, &depth)) {
      high = depth;
      s = t;
      descend(q, low, precision / 2, &s, &high);
    } else
      low = r;
  }
  if (low <= least && open_line(q, least, precision, &t, &depth)) return report(q, t, 0, out);
  return report(q, s, high, out);
}

/* The near miss of one pair under one rule: the line that cuts least deep, right to `precision`,
 * but no better than to 4e-10 of the extent of the two fields. Its corners are those of the rim
 * (seen from outside), of the ends and of the wanted places. DONE, NO_LINE or NO_WANTED. */
API i32 mk_near_miss(const PairTask *task, double precision, PairLine *out) {
  arena m = {{0}, 0, 0};
  size_t count = (size_t)task->nsides;
  problem q = {.gathered = -1};
  int status = NO_LINE;
  if (prepare(&q.p, task, &m)) {
    pt *turn = take_room(&m, (size_t)task->ncorners, sizeof(pt));
    q.free = region_of(&q.p, FREE, 0, &m);
    q.rim = region_of(&q.p, BOARD, q.p.eps, &m);
    q.near = take_room(&m, count, sizeof(side));
    q.some = take_room(&m, count, sizeof(side));
    q.by_line = take_room(&m, count, sizeof(side));
    if (!m.failed) memcpy(q.some, q.free.all, (size_t)(q.nsome = q.free.nall) * sizeof(side));
    q.free.near = q.near;
    if (task->wanted) q.wanted = region_of(&q.p, WANTED, q.p.eps, &m);
    q.wants = task->wanted;
    q.views = take_room(&m, (size_t)task->ncorners, sizeof(view));
    q.corners = corner_room(&q.p.area, q.p.eps, count, (size_t)task->ncorners, &m);
    q.fixed_at = take_room(&m, (size_t)q.corners.room, sizeof(int));
    if (!m.failed) {
      q.fixed = turn;
      q.nfixed = corners_inside(&q.p, turn);
      for (int i = 0; i < q.nfixed; i++) q.views[i] = view_from(&q.p, turn[i]);
      status = solve(&q, precision, out);
    }
  }
  if (m.failed) status = NO_MEMORY;
  release(&m);
  return status;
}
