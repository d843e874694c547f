/* The widest strips of parallel lines from one field, S, to another, T.
 *
 * For one direction the lines fall into cells: the gaps between neighbouring points in the order
 * of their distance from a base line. All lines of a cell cross the same fields, so a strip is a
 * run of cells that agree. The direction is swept over all that lines from S to T can have. The
 * order of the points changes only where the direction passes that of two points; only the cells
 * between such points are traced anew, and only the runs they touch change. While a run has the
 * same two points p and q for its borders, its width is |pq| times a sine: the widest is at an end
 * of that time, or where the direction is square to pq. At the very direction of two points the
 * cells between them have no width, and the runs on both sides meet.
 *
 * Which point is on which side of a cell follows from the order of the points, that is from
 * integers; only points that no line from S to T can pass are placed by floating point.
 */
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#if defined(_WIN32)
#define API __declspec(dllexport)
#else
#define API __attribute__((visibility("default")))
#endif

typedef int64_t i64;
typedef int32_t i32;
typedef uint64_t u64;
typedef uint8_t u8;
typedef __int128 i128;
typedef struct { i64 x, y; } vec;
typedef struct { double x, y; } dvec;

enum { BLOCKS = -1 };                         /* in `count`; below it: void that lines may cross */
enum { IN_S = 1, IN_T = 2 };
enum { VALID, SHORTEST, BEAM, ORDER, KINDS }; /* what a strip is measured for */
/* What a run of cells has in common, its id; above: a hash of the fields in their order. */
enum { ANY_VALID = 0, ANY_SHORTEST = 1, NO_FIELDS = 2 };
/* Ranks of points that are not in the order; BELOW and ABOVE lie beside all lines of the sector. */
enum { UNKNOWN = INT32_MIN, BELOW = -1, ABOVE = INT32_MAX };
enum { DONE = 0, NO_MEMORY = -1 };

typedef struct {
  i32 npoints, ntriangles, nplaces, nfields, nrules, nexits, nportals, nevents;
  i32 ncorners_s, ncorners_t, clear;
  const vec *xy;               /* points: vertices of the mesh, then ends of portals */
  const i32 *tri, *nbr, *place;
  const i32 *count;            /* rule, place -> field, BLOCKS, or less where void is passed */
  const u8 *flag, *need;       /* rule, place -> it is what the rule needs; rule -> it needs one */
  const u8 *end;               /* place -> 0, IN_S or IN_T */
  const i32 *exits;            /* sides of S, as 3 * triangle + side */
  const i32 *portals;          /* pairs of points: pieces of boundary, S on their left */
  const i32 *events;           /* the points that lines from S to T can pass */
  const i32 *corners;          /* corners of the convex hulls of S and of T, among the events */
  vec from, to;                /* directions to sweep, counter-clockwise; (0, 0): half a turn */
  double enough;               /* stop when VALID and SHORTEST are as wide as this */
} Task;

typedef struct {
  double width, dx, dy;
  u64 id;
  i32 low, high;               /* the points that bound the strip, right and left of it */
} Strip;

typedef struct { u64 id; i32 born; u8 shortest; } Entry;
typedef struct { i32 at, n; } Cell;
typedef struct { vec d; i32 u, v; } Event;
typedef struct {
  const Task *t;
  i32 n, *rank, *order;        /* points of the sector, where each is in their order, the order */
  i32 *stamp, stamps;
  Entry *arena; i32 used, room;
  Cell *cell, *fresh;          /* cells now, and traced for after the direction being passed */
  i32 first, last;             /* cells outside these miss S or T */
  vec *dirs;                   /* distinct directions of the sector; the first is where it starts */
  u8 *flat;                    /* cells without width at the direction being passed */
  dvec aim; double level;      /* a line of the cell being traced, for points without a rank */
  vec origin;
  Strip *best;
  int failed;
} Run;

static inline vec sub(vec a, vec b) { return (vec){a.x - b.x, a.y - b.y}; }
static inline i128 cross(vec a, vec b) { return (i128)a.x * b.y - (i128)a.y * b.x; }
static inline i128 dot(vec a, vec b) { return (i128)a.x * b.x + (i128)a.y * b.y; }
static inline double length(vec a) { return hypot((double)a.x, (double)a.y); }
static inline vec minus(vec a) { return (vec){-a.x, -a.y}; }

static double level_of(const Run *R, i32 p) {
  vec d = sub(R->t->xy[p], R->origin);
  return R->aim.x * (double)d.y - R->aim.y * (double)d.x;
}

/* Is the point to the left of the cell's lines? */
static inline int left_of(const Run *R, i32 p, i32 cell) {
  i32 r = R->rank[p];
  return r != UNKNOWN ? r > cell : level_of(R, p) > R->level;
}

/* ------------------------------------------------------------------ one line */

typedef struct { i32 count; u64 id; i32 last[2]; i32 *fields, nfields; } Way;

/* Ids of orders: a hash, with its second bit set so that none is ANY_VALID or ANY_SHORTEST. */
static u64 with_field(u64 id, i32 field) {
  u64 h = id * 0xBF58476D1CE4E5B9u + ((u64)field + 1) * 0x9E3779B97F4A7C15u;
  h = (h ^ (h >> 31)) * 0x94D049BB133111EBu;
  return (h ^ (h >> 29)) | 2;
}

/* Follow a line out of S through side `k` of triangle `t`, under a rule, to T. */
static int follow(Run *R, i32 rule, i32 t, int k, i32 cell, Way *w) {
  const Task *K = R->t;
  const i32 *count = K->count + (i64)rule * K->nplaces;
  const u8 *flag = K->flag + (i64)rule * K->nplaces;
  i32 last = -1, stamp = ++R->stamps;
  int flagged = 0;
  w->count = 1; w->id = NO_FIELDS; w->nfields = 0;
  for (i32 steps = 0; steps <= K->ntriangles; steps++) {
    i32 n = K->nbr[3 * t + k];
    if (n < 0) return 0;
    i32 place = K->place[n];
    if (K->end[place] == IN_S) return 0;
    if (K->end[place] == IN_T) {
      w->last[0] = K->tri[3 * t + k]; w->last[1] = K->tri[3 * t + (k + 1) % 3];
      return !K->need[rule] || flagged;
    }
    i32 f = count[place];
    if (f == BLOCKS) return 0;
    if (f >= 0) {
      flagged |= flag[place];
      if (R->stamp[f] != stamp) { R->stamp[f] = stamp; w->count++; }
      if (f != last) {
        w->id = with_field(w->id, f);
        if (w->fields) w->fields[w->nfields++] = f;
        last = f;
      }
    }
    const i32 *c = K->tri + 3 * n, *b = K->nbr + 3 * n;
    int in = b[0] == t ? 0 : b[1] == t ? 1 : 2;
    int third = (in + 2) % 3;
    /* The line leaves beside the corner that lies on the other side than the third one. */
    k = left_of(R, c[third], cell) != left_of(R, c[in], cell) ? third : (in + 1) % 3;
    t = n;
  }
  return 0;
}

static void note(Run *R, Cell *c, u64 id, int shortest, i32 born) {
  for (i32 i = 0; i < c->n; i++)
    if (R->arena[c->at + i].id == id) return;
  if (R->used == R->room) {
    i32 room = R->room ? R->room + R->room / 2 : 4096;
    Entry *more = realloc(R->arena, (size_t)room * sizeof(Entry));
    if (!more) { R->failed = 1; return; }
    R->arena = more; R->room = room;
  }
  R->arena[R->used++] = (Entry){id, born, (u8)shortest};
  c->n++;
}

static void note_way(Run *R, Cell *c, u64 id, i32 count, i32 born) {
  int shortest = count == R->t->clear;
  note(R, c, ANY_VALID, 0, born);
  if (shortest) note(R, c, ANY_SHORTEST, 1, born);
  note(R, c, id, shortest, born);
}

static void narrow(Run *R, const i32 *corners, i32 n) {
  i32 lo = INT32_MAX, hi = -1;
  for (i32 i = 0; i < n; i++) {
    i32 r = R->rank[corners[i]];
    if (r < lo) lo = r;
    if (r > hi) hi = r;
  }
  if (lo > R->first) R->first = lo;
  if (hi - 1 < R->last) R->last = hi - 1;
}

/* Find the cells whose lines meet the hulls of both S and T. */
static void find_window(Run *R) {
  R->first = 0; R->last = R->n - 2;
  narrow(R, R->t->corners, R->t->ncorners_s);
  narrow(R, R->t->corners + R->t->ncorners_s, R->t->ncorners_t);
}

/* Find all that the lines of a cell are good for. */
static void trace(Run *R, i32 cell, i32 born, Cell *c) {
  const Task *K = R->t;
  c->at = R->used; c->n = 0;
  if (cell < R->first || cell > R->last) return;
  R->level = (level_of(R, R->order[cell]) + level_of(R, R->order[cell + 1])) / 2;
  for (i32 e = 0; e < K->nexits; e++) {
    i32 t = K->exits[e] / 3; int k = K->exits[e] % 3;
    int a = left_of(R, K->tri[3 * t + k], cell), b = left_of(R, K->tri[3 * t + (k + 1) % 3], cell);
    if (a == b) continue;
    for (i32 rule = 0; rule < K->nrules; rule++) {
      Way w = {.fields = NULL};
      if (follow(R, rule, t, k, cell, &w)) note_way(R, c, w.id, w.count, born);
    }
  }
  for (i32 i = 0; i < K->nportals; i++) {
    int a = left_of(R, K->portals[2 * i], cell), b = left_of(R, K->portals[2 * i + 1], cell);
    if (a != b) note_way(R, c, NO_FIELDS, 1, born);
  }
}

/* ------------------------------------------------------------------ runs of cells */

static Entry *find_in(const Run *R, const Cell *c, u64 id) {
  for (i32 i = 0; i < c->n; i++)
    if (R->arena[c->at + i].id == id) return R->arena + c->at + i;
  return NULL;
}

static Entry *find(const Run *R, i32 cell, u64 id) { return find_in(R, R->cell + cell, id); }

/* Lowest cell of the run, and highest; cells without width are passed over if asked to. */
static i32 lowest(const Run *R, i32 cell, u64 id, int over_flat) {
  i32 got = cell;
  for (i32 i = cell - 1; i >= 0; i--) {
    if (over_flat && R->flat[i]) continue;
    if (!find(R, i, id)) break;
    got = i;
  }
  return got;
}

static i32 highest(const Run *R, i32 cell, u64 id, int over_flat) {
  i32 got = cell;
  for (i32 i = cell + 1; i < R->n - 1; i++) {
    if (over_flat && R->flat[i]) continue;
    if (!find(R, i, id)) break;
    got = i;
  }
  return got;
}

static void offer(Run *R, const Entry *e, vec d, i32 low, i32 high) {
  double l = length(d);
  vec v = sub(R->t->xy[high], R->t->xy[low]);
  Strip s = {(double)cross(d, v) / l, (double)d.x / l, (double)d.y / l, e->id, low, high};
  int kind = e->id == ANY_VALID ? VALID : e->id == ANY_SHORTEST ? SHORTEST : ORDER;
  if (s.width > R->best[kind].width) R->best[kind] = s;
  if (kind == ORDER && e->shortest && s.width > R->best[BEAM].width) R->best[BEAM] = s;
}

/* Points in line with each other, as positions in the order: the cells from `lo` to `hi - 1` lose
 * their width and come back as others, `lo - 1` and `hi` are beside them. */
typedef struct { i32 lo, hi; } Block;

static i32 below(Block b) { return b.lo > 0 ? b.lo - 1 : 0; }
static i32 above(const Run *R, Block b) {
  return b.hi < R->n - 1 ? b.hi : R->n - 2;
}

/* Does a run go through all cells of the block and beside it, before and after? It lives on. */
static int stays(const Run *R, Block b, u64 id) {
  if (b.lo == 0 || b.hi == R->n - 1) return 0;
  for (i32 i = b.lo - 1; i <= b.hi; i++)
    if (!find(R, i, id)) return 0;
  for (i32 i = b.lo; i < b.hi; i++)
    if (!find_in(R, R->fresh + i, id)) return 0;
  return 1;
}

/* Measure one run through a cell, which ends at the direction number `now`. */
static void measure(Run *R, i32 cell, const Entry *e, i32 now) {
  i32 first = lowest(R, cell, e->id, 0);
  i32 low = R->order[first], high = R->order[highest(R, cell, e->id, 0) + 1];
  vec begin = R->dirs[find(R, first, e->id)->born], end = R->dirs[now];
  offer(R, e, begin, low, high);
  offer(R, e, end, low, high);
  vec v = sub(R->t->xy[high], R->t->xy[low]), square = {v.y, -v.x};
  if (cross(begin, square) >= 0 && cross(square, end) >= 0) offer(R, e, square, low, high);
}

/* Measure the runs that end in a block. */
static void finish(Run *R, Block b, i32 now) {
  for (i32 i = below(b); i <= above(R, b); i++)
    for (i32 j = 0; j < R->cell[i].n; j++) {
      const Entry *e = R->arena + R->cell[i].at + j;
      if (i > below(b) && find(R, i - 1, e->id)) continue;   /* done with the cell before */
      if (!stays(R, b, e->id)) measure(R, i, e, now);
    }
}

/* Measure the runs that meet across the block, just at the direction number `now`. */
static void join(Run *R, Block b, i32 now) {
  if (b.lo == 0 || b.hi == R->n - 1) return;
  for (i32 j = 0; j < R->cell[b.lo - 1].n; j++) {
    const Entry *e = R->arena + R->cell[b.lo - 1].at + j;
    if (!find(R, b.hi, e->id) || stays(R, b, e->id)) continue;
    i32 low = R->order[lowest(R, b.lo - 1, e->id, 1)];
    i32 high = R->order[highest(R, b.hi, e->id, 1) + 1];
    offer(R, e, R->dirs[now], low, high);
  }
}

/* Note when the runs that begin in a block do so; `fresh` holds the cells of before now. */
static void begin_runs(Run *R, Block b, i32 now) {
  for (i32 i = below(b); i <= above(R, b); i++)
    for (i32 j = 0; j < R->cell[i].n; j++) {
      u64 id = R->arena[R->cell[i].at + j].id;
      if (!stays(R, b, id)) find(R, lowest(R, i, id, 0), id)->born = now;
    }
}

/* ------------------------------------------------------------------ the sweep */

/* Aim between two directions that are at most half a turn apart. */
static void aim_between(Run *R, vec a, vec b) {
  double la = length(a), lb = length(b);
  dvec m = {(double)a.x / la + (double)b.x / lb, (double)a.y / la + (double)b.y / lb};
  double l = hypot(m.x, m.y);
  if (l < 1e-9) { m = (dvec){-(double)a.y, (double)a.x}; l = la; }
  R->aim = (dvec){m.x / l, m.y / l};
}

static int by_turn(const void *a, const void *b) {
  const Event *p = a, *q = b;
  i128 c = cross(p->d, q->d);           /* all lie within half a turn from the start, without it */
  return c > 0 ? -1 : c < 0;
}

/* A half turn from the start is the start again, so there it is left to the end. */
static int is_half_turn(vec from, vec to) { return cross(from, to) == 0 && dot(from, to) < 0; }

/* Pairs of points by their directions, after `from` and up to `to`; NULL if memory is short. */
static Event *events_of(const Task *K, const i32 *points, i32 n, vec from, vec to, i64 *count) {
  i64 room = 256, got = 0;
  int half_turn = is_half_turn(from, to);
  Event *list = malloc((size_t)room * sizeof(Event));
  for (i32 i = 0; list && i < n; i++)
    for (i32 j = i + 1; j < n; j++) {
      i32 u = points[i], v = points[j];
      vec d = sub(K->xy[v], K->xy[u]);
      i128 c = cross(from, d);
      if (c < 0 || (c == 0 && dot(from, d) > 0)) d = minus(d);
      if (!half_turn && (c == 0 || cross(d, to) < 0)) continue;
      if (got == room) {
        room *= 2;
        Event *more = realloc(list, (size_t)room * sizeof(Event));
        if (!more) { free(list); return NULL; }
        list = more;
      }
      list[got++] = (Event){d, u, v};
    }
  *count = got;
  if (list) qsort(list, (size_t)got, sizeof(Event), by_turn);
  return list;
}

typedef struct { i128 level, along; i32 p; } Key;

static int by_level(const void *a, const void *b) {
  const Key *p = a, *q = b;
  if (p->level != q->level) return p->level < q->level ? -1 : 1;
  return p->along > q->along ? -1 : p->along < q->along;   /* the order just after the start */
}

static int sort_points(Run *R, const i32 *points, vec d) {
  Key *keys = malloc((size_t)R->n * sizeof(Key));
  if (!keys) return 0;
  for (i32 i = 0; i < R->n; i++) {
    vec p = sub(R->t->xy[points[i]], R->origin);
    keys[i] = (Key){cross(d, p), dot(d, p), points[i]};
  }
  qsort(keys, (size_t)R->n, sizeof(Key), by_level);
  for (i32 i = 0; i < R->n; i++) { R->order[i] = keys[i].p; R->rank[keys[i].p] = i; }
  free(keys);
  return 1;
}

static void reverse(Run *R, i32 lo, i32 hi) {
  for (; lo < hi; lo++, hi--) {
    i32 p = R->order[lo], q = R->order[hi];
    R->order[lo] = q; R->rank[q] = lo;
    R->order[hi] = p; R->rank[p] = hi;
  }
}

/* Gather the points that are in line with each other in the direction of `n` events: neighbours
 * in the order, so a line's points are a block of it. */
static i32 blocks_of(Run *R, const Event *e, i64 n, Block *blocks) {
  i32 nblocks = 0;
  for (i64 i = 0; i < n; i++) {
    i32 a = R->rank[e[i].u], b = R->rank[e[i].v];
    if (a - b == 1 || b - a == 1) R->flat[a < b ? a : b] = 1;
  }
  for (i64 i = 0; i < n; i++) {
    i32 a = R->rank[e[i].u], b = R->rank[e[i].v], lo = a < b ? a : b;
    if ((a - b != 1 && b - a != 1) || (lo > 0 && R->flat[lo - 1])) continue;
    i32 hi = lo;
    while (R->flat[hi]) hi++;
    blocks[nblocks++] = (Block){lo, hi};
  }
  return nblocks;
}

static void turn(Run *R, const Block *blocks, i32 n) {
  for (i32 i = 0; i < n; i++) reverse(R, blocks[i].lo, blocks[i].hi);
}

/* Pass the direction number `now`, that of `n` pairs of points; `after` is the next one. */
static void pass(Run *R, const Event *e, i64 n, i32 now, vec after, Block *blocks) {
  i32 nblocks = blocks_of(R, e, n, blocks);
  turn(R, blocks, nblocks);
  find_window(R);
  aim_between(R, e->d, after);
  for (i32 i = 0; i < nblocks; i++)
    for (i32 c = blocks[i].lo; c < blocks[i].hi; c++) trace(R, c, now, R->fresh + c);
  if (R->failed) return;
  turn(R, blocks, nblocks);
  for (i32 i = 0; i < nblocks; i++) finish(R, blocks[i], now);
  for (i32 i = 0; i < nblocks; i++) join(R, blocks[i], now);
  turn(R, blocks, nblocks);
  for (i32 i = 0; i < nblocks; i++)
    for (i32 c = blocks[i].lo; c < blocks[i].hi; c++) {
      Cell old = R->cell[c];
      R->cell[c] = R->fresh[c];
      R->fresh[c] = old;
      R->flat[c] = 0;
    }
  for (i32 i = 0; i < nblocks; i++) begin_runs(R, blocks[i], now);
}

static int wide_enough(const Run *R) {
  return R->best[VALID].width >= R->t->enough && R->best[SHORTEST].width >= R->t->enough;
}

static void sweep(Run *R, const Event *events, i64 nevents, vec from, vec to, Block *blocks) {
  i32 now = 0;
  R->dirs[0] = from;
  find_window(R);
  aim_between(R, from, nevents ? events[0].d : to);
  for (i32 c = 0; c < R->n - 1; c++) trace(R, c, 0, R->cell + c);
  for (i64 i = 0, j; i < nevents && !R->failed && !wide_enough(R); i = j) {
    for (j = i + 1; j < nevents && cross(events[i].d, events[j].d) == 0; j++) {}
    R->dirs[++now] = events[i].d;
    pass(R, events + i, j - i, now, j < nevents ? events[j].d : to, blocks);
  }
  if (R->failed || wide_enough(R)) return;
  R->dirs[++now] = to;
  for (i32 i = 0; i < R->n - 1; i++)
    for (i32 j = 0; j < R->cell[i].n; j++) {
      const Entry *e = R->arena + R->cell[i].at + j;
      if (i == 0 || !find(R, i - 1, e->id)) measure(R, i, e, now);
    }
}

/* ------------------------------------------------------------------ sectors of directions */

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

static void sweep_sector(Run *R, const i32 *points, i32 n, vec from, vec to) {
  i64 nevents = 0;
  if (n < 2) return;
  Event *events = events_of(R->t, points, n, from, to, &nevents);
  Block *blocks = malloc((size_t)n * sizeof(Block));
  R->dirs = events ? malloc((size_t)(nevents + 2) * sizeof(vec)) : NULL;
  R->n = n; R->used = 0;
  if (R->dirs && blocks && sort_points(R, points, from))
    sweep(R, events, nevents, from, to, blocks);
  else
    R->failed = 1;
  free(events); free(blocks); free(R->dirs);
  R->dirs = NULL;
}

/* Copy the points that lines of the sector may pass. */
static i32 narrowed(Run *R, const i32 *points, i32 n, vec from, vec to, i32 *kept) {
  const Task *K = R->t;
  memcpy(kept, points, (size_t)n * sizeof(i32));
  if (is_half_turn(from, to)) return n;
  n = keep(R, kept, n, from, to, K->corners, K->ncorners_s);
  return keep(R, kept, n, from, to, K->corners + K->ncorners_s, K->ncorners_t);
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
  for (int half = 0; half <= halved && !R->failed && !wide_enough(R); half++) {
    vec begin = half ? middle : from, end = halved && !half ? middle : to;
    i32 nkept = halved ? narrowed(R, points, n, begin, end, kept) : n;
    if (halved) sector(R, kept, nkept, begin, end, halvings - 1);
    else sweep_sector(R, points, n, from, to);
    forget(R, points, n);
  }
  free(kept);
}

static void release(Run *R) {
  free(R->rank); free(R->order); free(R->stamp); free(R->arena); free(R->cell); free(R->fresh);
  free(R->flat);
}

static int prepare(Run *R, const Task *K) {
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

/* Measure the widest strips: `best` takes VALID, SHORTEST, BEAM and ORDER. */
API int mk_strips(const Task *K, Strip *best) {
  for (int i = 0; i < KINDS; i++) best[i] = (Strip){0, 0, 0, 0, -1, -1};
  int all = !K->from.x && !K->from.y;
  Run run = {0}, *R = &run;
  R->best = best;
  if (!prepare(R, K)) R->failed = 1;
  else if (all) sector(R, K->events, K->nevents, (vec){1, 0}, (vec){-1, 0}, HALVINGS);
  else sector(R, K->events, K->nevents, K->from, K->to, HALVINGS);
  release(R);
  return R->failed ? NO_MEMORY : DONE;
}

/* Follow one line and find the way from S to T on it whose order of fields is `id`.
 *
 * (dx, dy) is the line's unit vector; the line lies `level` to the left of the first event point.
 * `ends` takes the two sides where the way leaves S and enters T, as pairs of points; `fields`
 * (room for as many as there are triangles) the fields between. Returns the number of fields, or
 * -1 if there is no such way.
 */
API i32 mk_strip_line(const Task *K, double dx, double dy, double level, u64 id, i32 *ends,
                      i32 *fields) {
  Run run = {0}, *R = &run;
  i32 got = -1;
  if (prepare(R, K)) {
    R->aim = (dvec){dx, dy}; R->level = level;
    for (i32 i = 0; i < K->nportals && got < 0; i++) {
      i32 a = K->portals[2 * i], b = K->portals[2 * i + 1];
      if (left_of(R, a, 0) == left_of(R, b, 0) || id != NO_FIELDS) continue;
      ends[0] = ends[2] = a; ends[1] = ends[3] = b;
      got = 0;
    }
    for (i32 e = 0; e < K->nexits && got < 0; e++) {
      i32 t = K->exits[e] / 3; int k = K->exits[e] % 3;
      i32 a = K->tri[3 * t + k], b = K->tri[3 * t + (k + 1) % 3];
      if (left_of(R, a, 0) == left_of(R, b, 0)) continue;
      for (i32 rule = 0; rule < K->nrules && got < 0; rule++) {
        Way w = {.fields = fields};
        if (!follow(R, rule, t, k, 0, &w) || w.id != id) continue;
        ends[0] = a; ends[1] = b; ends[2] = w.last[0]; ends[3] = w.last[1];
        got = w.nfields;
      }
    }
  }
  release(R);
  return got;
}
