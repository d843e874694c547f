/* Lines of sight with few fields, where fields that a line barely clips do not count.
 *
 * A line needs a set of fields if none of its points is deeper than the tolerance in the rest:
 * farther from S, T and the fields of the set. So fields that do not count are taken together, and
 * no slit opens along an edge between two of them. A line deeper than the tolerance within one
 * field needs that field; what it needs beyond those is found by trying.
 * A valid line can be pushed, needing no more, until it touches two corners of the fields left out
 * (points at the distance of the tolerance from two sides), of blockers, of the two ends or of the
 * fields wanted on the way.
 */
#include "corners.h"

enum { BARRIERS = 96, EVERYWHERE = -1, BASE = -1 };

/* A segment outside the free places, or deeper than the tolerance in a field; `parts` as for near
 * misses. */
typedef struct { side s; int owner, parts; } known;

typedef struct {
  pair p;
  region free, wanted;
  int wants;
  region *around, *within;       /* for each field nearby, all outside of it, and itself */
  int *field, *fits;             /* its number, and whether it is one that is wanted */
  int nfields, enough;
  region base;                   /* S, T and void that passes */
  span *cover;                   /* where a gap is within the tolerance of the base, ... */
  int *owner, ncover;            /* ... then (by owner) of the fields */
  int *chosen;
  long *seen, now;               /* when a field was last counted, by the number of the line */
  known barriers[BARRIERS];
  int nbarriers, next;
  pt *corners;
  int ncorners;
} search;

static void remember(search *q, region g, line l, span bare, int owner) {
  int at = q->nbarriers < BARRIERS ? q->nbarriers++ : (q->next = (q->next + 1) % BARRIERS);
  double mid = (bare.lo + bare.hi) / 2;
  side s = barrier(g, l, mid, q->p.size, &q->p.work);
  q->barriers[at] = (known){s, owner, parts_ends(&q->p, s)};
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

/* Tell the same of all gaps of a line, without looking for them. */
static int stopped(search *q, line l) {
  int count = 0;
  q->now++;
  for (int i = 0; i < q->nbarriers; i++) {
    const known *k = q->barriers + i;
    if (!k->parts || (k->owner >= 0 && q->seen[k->owner] == q->now)) continue;
    if (!crosses_between(l, k->s)) continue;
    if (k->owner == EVERYWHERE || ++count > q->enough) return 1;
    q->seen[k->owner] = q->now;
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
  for (int i = 0; i < q->task->nsides && n < SPOKES; i++) {
    side s = side_of(q->task, i, q->origin);
    int from_a = same_point(s.a, v);
    if (!from_a && !same_point(s.b, v)) continue;
    pt d = from_a ? pt_sub(s.b, v) : pt_sub(s.a, v);
    double c = pt_cross(ahead, d), turn = atan2(c, pt_dot(ahead, d));
    if (fabs(c) <= 16 * q->eps) turn = pt_dot(ahead, d) > 0 ? 0 : pi;
    if (turn < 0) turn += 2 * pi;
    out[n++] = (spoke){turn, q->task->places[2 * i + (from_a ? 0 : 1)]};
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
      int last = q->task->roles[s[n - 1].place];
      if (last & until) return 1;
      if (!(last & FREE)) return 0;
    }
    double lo = s[i].turn, hi = i + 1 < n ? s[i + 1].turn : 2 * pi + s[0].turn;
    if (!until && (left ? lo >= pi - tiny : hi <= pi + tiny)) return 1;
    int role = q->task->roles[s[i].place];
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

/* Tell whether S and T, which meet in a point of the line, see each other round it. */
static int round_a_point(search *q, line l, double t) {
  spoke s[SPOKES];
  pair *p = &q->p;
  if (q->wants) return 0;
  for (int i = 0; i < q->free.n; i++) {
    pt v = q->free.near[i].a;
    if (fabs(line_side(l, v)) > 16 * p->eps || fabs(line_place(l, v) - t) > 16 * p->eps) continue;
    int n = spokes_at(p, v, l.along, s);
    for (int from = 0; from < n; from++) {
      int first = p->task->roles[s[from].place], goal = first & START ? TARGET : START;
      if (!(first & (START | TARGET))) continue;
      for (int k = 1, role = first; k < n && role & FREE; k++) {
        role = p->task->roles[s[(from + k) % n].place];
        if (role & goal) return 1;
      }
    }
    return 0;
  }
  return 1;   /* nothing blocks there */
}

/* ---------------------------------------------------------------- lines */

static int by_lo(const void *p, const void *q) {
  double a = ((const span *)p)->lo, b = ((const span *)q)->lo;
  return (a > b) - (a < b);
}

static void sort_spans(span *s, int n) {
  if (n > FEW) { qsort(s, (size_t)n, sizeof *s, by_lo); return; }
  for (int i = 1; i < n; i++) {
    span k = s[i];
    int j = i;
    for (; j > 0 && s[j - 1].lo > k.lo; j--) s[j] = s[j - 1];
    s[j] = k;
  }
}

/* The spans of a line in a grown region, in order of their beginnings. */
static int grown_spans(region g, line l, double g0, double g1, workspace *w) {
  int n = some_spans(g, l, g0, g1, w);
  sort_spans(w->spans, n);
  return n;
}

/* Append where a gap is within a grown region, whose spans overlap: there is one near each side. */
static int add_cover(search *q, region g, int owner, line l, gap at, int have) {
  workspace *w = &q->p.work;
  int n = grown_spans(g, l, at.g0, at.g1, w), first = have;
  for (int i = 0; i < n && have < 4 * q->p.task->nsides; i++) {
    span s = w->spans[i];
    if (s.hi < at.g0 || s.lo > at.g1) continue;
    if (have > first && s.lo <= q->cover[have - 1].hi) {
      q->cover[have - 1].hi = fmax(q->cover[have - 1].hi, s.hi);
      continue;
    }
    q->cover[have] = s;
    q->owner[have++] = owner;
  }
  return have;
}

/* How far the base and the chosen fields cover a gap. */
static double covered_to(const search *q, double reach) {
  for (int moved = 1; moved;) {
    moved = 0;
    for (int i = 0; i < q->ncover; i++) {
      if (q->owner[i] != BASE && !q->chosen[q->owner[i]]) continue;
      if (q->cover[i].lo > reach + q->p.eps || q->cover[i].hi <= reach) continue;
      reach = q->cover[i].hi;
      moved = 1;
    }
  }
  return reach;
}

/* Tell whether so many more fields cover a gap; if so they are chosen. One of them has to cover
 * the first place that is bare. */
static int choose(search *q, gap at, double reach, int more) {
  reach = covered_to(q, reach);
  if (reach >= at.g1 - q->p.eps) return 1;
  for (int i = 0; i < q->ncover && more > 0; i++) {
    int f = q->owner[i];
    if (f == BASE || q->chosen[f]) continue;
    if (q->cover[i].lo > reach + q->p.eps || q->cover[i].hi <= reach + q->p.eps) continue;
    q->chosen[f] = 1;
    if (choose(q, at, q->cover[i].hi, more - 1)) return 1;
    q->chosen[f] = 0;
  }
  return 0;
}

/* A wanted field on the way counts, however shallow: see to it that one is chosen. */
static int choose_wanted(search *q, line l, gap at) {
  int count = 0, candidate = -1;
  if (!q->wants) return 1;
  for (int i = 0; i < q->nfields; i++) {
    if (q->chosen[i] && q->fits[i]) return 1;
    count += q->chosen[i];
    if (!q->fits[i] || candidate >= 0) continue;
    region around = q->around[i], inside = q->within[i];
    around.margin = 0;
    inside.margin = q->p.eps;
    span in = first_outside(around, l, at.g0, at.g1, &q->p.work);
    if (in.lo <= in.hi || meets(inside, l, at, q->p.eps, &q->p.work)) candidate = i;
  }
  if (candidate < 0 || count >= q->enough) return 0;
  return q->chosen[candidate] = 1;
}

/* Tell whether a gap is valid and needs no more fields than are enough; those are then chosen. */
static int suits(search *q, line l, gap at) {
  workspace *w = &q->p.work;
  if (at.g1 - at.g0 <= 64 * q->p.eps) {
    memset(q->chosen, 0, (size_t)q->nfields * sizeof(int));
    return round_a_point(q, l, at.g0);
  }
  if (hopeless(q, l, at)) return 0;
  if (q->wants && !meets(q->wanted, l, at, q->p.eps, w)) return 0;
  span bare = first_outside(q->free, l, at.g0, at.g1, w);
  if (bare.lo <= bare.hi) {
    remember(q, q->free, l, bare, EVERYWHERE);
    return 0;
  }
  int count = 0;
  for (int i = 0; i < q->nfields; i++) {
    bare = first_outside(q->around[i], l, at.g0, at.g1, w);
    q->chosen[i] = bare.lo <= bare.hi;
    if (!q->chosen[i]) continue;
    if (q->seen[i] != q->now) remember(q, q->around[i], l, bare, i);
    if (++count > q->enough) return 0;
  }
  q->ncover = add_cover(q, q->base, BASE, l, at, 0);
  for (int i = 0; i < q->nfields; i++)
    q->ncover = add_cover(q, q->within[i], i, l, at, q->ncover);
  return choose(q, at, at.g0, q->enough - count) && choose_wanted(q, l, at) &&
         passes_vertices(q, l, at);
}

/* Gather where a gap is within a margin of the base and of the chosen fields. */
static void gather_cover(search *q, line l, gap at, double margin) {
  region g = q->base;
  g.margin = margin;
  q->ncover = add_cover(q, g, BASE, l, at, 0);
  for (int i = 0; i < q->nfields; i++) {
    if (!q->chosen[i]) continue;
    g = q->within[i];
    g.margin = margin;
    q->ncover = add_cover(q, g, i, l, at, q->ncover);
  }
}

/* How far a gap gets from the base and the chosen fields, no more than the tolerance. */
static double depth_left_out(search *q, line l, gap at, double most, double precision) {
  double low = 0, high = most;
  while (high - low > precision) {
    double r = (low + high) / 2;
    gather_cover(q, l, at, r);
    if (covered_to(q, at.g0) >= at.g1 - q->p.eps) high = r;
    else low = r;
  }
  return high;
}

static int find(search *q, line *l, gap *at) {
  gap gaps[GAPS];
  for (int i = 0; i < q->ncorners; i++) {
    view v = view_from(&q->p, q->corners[i]);
    for (int j = 0; j < i; j++) {
      if (passes_by(&q->p, &v, pt_sub(q->corners[j], q->corners[i]))) continue;
      if (!line_through(q->corners[i], q->corners[j], q->p.eps, l) || stopped(q, *l)) continue;
      int n = gaps_of(&q->p, *l, gaps);
      for (int k = 0; k < n; k++)
        if (suits(q, *l, gaps[k])) {
          *at = gaps[k];
          return 1;
        }
    }
  }
  return 0;
}

static void turned(const side *sides, int n, side *out) {
  for (int i = 0; i < n; i++) out[i] = (side){sides[i].b, sides[i].a};
}

/* The regions inside and outside of every counted field near the hull. */
static void gather_fields(search *q, const ClipTask *task, arena *m) {
  const PairTask *b = q->p.task;
  int nfields = task->nfields;
  size_t count = (size_t)nfields, room = 2 * (size_t)b->nsides;
  side *sides = take(m, room, sizeof(side)), *back = take(m, room, sizeof(side));
  int *first = take(m, count + 1, sizeof(int));
  q->around = take(m, count, sizeof(region));
  q->within = take(m, count, sizeof(region));
  q->field = take(m, count, sizeof(int));
  q->fits = take(m, count, sizeof(int));
  q->chosen = take(m, count, sizeof(int));
  q->seen = take(m, count, sizeof(long));
  q->cover = take(m, 2 * room, sizeof(span));
  q->owner = take(m, 2 * room, sizeof(int));
  if (m->failed) return;
  /* Sides by field, which lies on their left: count, then fill. */
  for (int pass = 0; pass < 2; pass++) {
    for (int i = 0; i < b->nsides; i++) {
      int left = task->counts[b->places[2 * i]], right = task->counts[b->places[2 * i + 1]];
      if (left == right) continue;
      side s = side_of(b, i, q->p.origin);
      for (int k = 0; k < 2; k++) {
        int f = k ? right : left;
        if (f < 0) continue;
        if (pass) sides[first[f]++] = k ? (side){s.b, s.a} : s;
        else first[f + 1]++;
      }
    }
    for (int f = 0; f < nfields && !pass; f++) first[f + 1] += first[f];
  }
  /* Filling has moved every beginning to the next field's. */
  for (int f = 0; f < nfields; f++) {
    int from = f ? first[f - 1] : 0, n = first[f] - from, near = 0;
    for (int i = from; i < first[f] && !near; i++)
      near = !beyond(q->p.area, (pt[]){sides[i].a, sides[i].b}, 2, task->tolerance);
    if (!near) continue;
    double margin = task->tolerance + q->p.eps;
    turned(sides + from, n, back + from);
    q->around[q->nfields] = (region){back + from, n, margin, back + from, n, 1};
    q->within[q->nfields] = (region){sides + from, n, margin, sides + from, n, 0};
    q->fits[q->nfields] = task->fits[f];
    q->field[q->nfields++] = f;
  }
}

/* Corners of fields left out: where free places are, and not within the tolerance of S or T. */
static void gather_left_out(search *q, double tolerance, corner_list *out, arena *m) {
  const pair *p = &q->p;
  side *near = take(m, 2 * (size_t)p->task->nsides, sizeof(side));
  int n = 0;
  if (m->failed) return;
  for (int i = 0; i < p->task->nsides; i++) {
    side s = side_of(p->task, i, p->origin);
    if (beyond(p->area, (pt[]){s.a, s.b}, 2, tolerance)) continue;
    near[n++] = s;
    near[n++] = (side){s.b, s.a};
  }
  out->any = 1;
  gather_corners(out, (region){.near = near, .n = n}, tolerance, 0);
  int kept = 0;
  for (int i = 0; i < out->n; i++) {
    pt c = out->points[i];
    int drop = !contains(q->free, c) || contains(q->base, c);
    for (int k = 0; k < q->base.n && !drop; k++)
      drop = distance_to_side(c, q->base.near[k]) < tolerance - p->eps;
    if (!drop) out->points[kept++] = c;
  }
  out->n = kept;
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

/* Tell whether a gap passes a field where it is not at one that counts as well. */
static int left_out(search *q, int field, line l, gap at) {
  workspace *w = &q->p.work;
  region g = q->within[field];
  g.margin = q->p.eps;
  int n = grown_spans(g, l, at.g0, at.g1, w);
  for (int i = 0; i < n; i++) {
    double lo = fmax(w->spans[i].lo, at.g0), hi = fmin(w->spans[i].hi, at.g1);
    if (hi - lo > 64 * q->p.eps && covered_to(q, lo) < hi - 64 * q->p.eps) return 1;
  }
  return 0;
}

static int report(search *q, line l, gap at, const ClipTask *task, ClippingLine *out) {
  double from = at.backward ? at.g1 : at.g0, to = at.backward ? at.g0 : at.g1;
  double depth = depth_left_out(q, l, at, task->tolerance, task->precision);
  int n = 0;
  out->line = pair_line(&q->p, l, from, to, depth);
  gather_cover(q, l, at, q->p.eps);
  for (int i = 0; i < q->nfields; i++) {
    if (!q->chosen[i] && !left_out(q, i, l, at)) continue;
    out->fields[n] = q->field[i];
    out->needed[n++] = q->chosen[i];
  }
  return n;
}

/* A valid line of one pair under one rule that needs at most `enough` fields. Its depth is how far
 * it gets from S, T and the fields it needs. One of those that fit counts, however shallow. Void
 * that passes is EMPTY; the task's corners are those of the ends and of the wanted places. Returns
 * how many fields are listed, or NO_LINE. */
API i32 mk_clipped(const PairTask *pair, const ClipTask *task, ClippingLine *out) {
  arena m = {{0}, 0, 0};
  search q = {.enough = task->enough};
  double tolerance = task->tolerance;
  int found = NO_LINE;
  size_t count = (size_t)pair->nsides, ncorners = (size_t)pair->ncorners;
  if (prepare(&q.p, pair, &m)) {
    q.free = region_of(&q.p, FREE, q.p.eps, &m);
    q.base = region_of(&q.p, START | TARGET | EMPTY, tolerance + q.p.eps, &m);
    if (pair->wanted) q.wanted = region_of(&q.p, WANTED, q.p.eps, &m);
    q.wants = pair->wanted;
    gather_fields(&q, task, &m);
    corner_list c = corner_room(&q.p.area, q.p.eps, 2 * count, ncorners, &m);
    pt *turn = take(&m, ncorners, sizeof(pt));
    if (!m.failed) gather_left_out(&q, tolerance, &c, &m);
    if (!m.failed) {
      int nturn = corners_inside(&q.p, turn);
      for (int i = 0; i < nturn; i++) add_fixed(&c, turn[i]);
      for (int i = 0; i < q.free.n; i++)
        if (turns_out(q.free, i)) add_fixed(&c, q.free.near[i].a);
      q.corners = c.points;
      q.ncorners = c.n;
      line l;
      gap at;
      if (find(&q, &l, &at)) found = report(&q, l, at, task, out);
    }
  }
  if (m.failed) found = NO_MEMORY;
  release(&m);
  return found;
}
