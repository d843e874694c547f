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
enum { ANY_VALID = 0, ANY_SHORTEST = 1 };     /* ids; above: a hash of the fields in their order */
enum { DONE = 0, NO_MEMORY = -1 };

typedef struct {
  i32 npoints, ntriangles, nplaces, nfields, nrules, nexits, nportals, nevents, clear;
  const vec *xy;               /* points: vertices of the mesh, then ends of portals */
  const i32 *tri, *nbr, *place;
  const i32 *count;            /* rule, place -> field, BLOCKS, or less where void is passed */
  const u8 *flag, *need;       /* rule, place -> it is what the rule needs; rule -> it needs one */
  const u8 *end;               /* place -> 0, IN_S or IN_T */
  const i32 *exits;            /* sides of S, as 3 * triangle + side */
  const i32 *portals;          /* pairs of points: pieces of boundary, S on their left */
  const i32 *events;           /* the points that lines from S to T can pass */
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
typedef struct { i32 lo, hi; } Block;

typedef struct {
  const Task *t;
  i32 *rank, *order, *stamp, stamps;
  Entry *arena; i32 used, room;
  Cell *cell;
  vec *dirs;                   /* distinct directions of the sweep; the first is where it starts */
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
  return r >= 0 ? r > cell : level_of(R, p) > R->level;
}

/* ------------------------------------------------------------------ one line */

typedef struct { i32 count; u64 id; i32 last[2]; i32 *fields, nfields; } Way;

static u64 mix(u64 h, u64 v) {
  h = (h ^ v) * 0x9E3779B97F4A7C15u;
  return h ^ (h >> 29);
}

static u64 sense_id(int forward) { return mix(0x1234567, forward ? 1 : 2) | 2; }

/* Follow a line out of S through side `k` of triangle `t`, under a rule, to T. */
static int follow(Run *R, i32 rule, i32 t, int k, i32 cell, int forward, Way *w) {
  const Task *K = R->t;
  const i32 *count = K->count + (i64)rule * K->nplaces;
  const u8 *flag = K->flag + (i64)rule * K->nplaces;
  i32 last = -1, stamp = ++R->stamps;
  int flagged = 0;
  w->count = 1; w->id = sense_id(forward); w->nfields = 0;
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
        w->id = mix(w->id, (u64)f + 3) | 2;
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

/* Find all that the lines of a cell are good for. */
static void trace(Run *R, i32 cell, i32 born) {
  const Task *K = R->t;
  Cell *c = R->cell + cell;
  c->at = R->used; c->n = 0;
  R->level = (level_of(R, R->order[cell]) + level_of(R, R->order[cell + 1])) / 2;
  for (i32 e = 0; e < K->nexits; e++) {
    i32 t = K->exits[e] / 3; int k = K->exits[e] % 3;
    int a = left_of(R, K->tri[3 * t + k], cell), b = left_of(R, K->tri[3 * t + (k + 1) % 3], cell);
    if (a == b) continue;
    for (i32 rule = 0; rule < K->nrules; rule++) {
      Way w = {.fields = NULL};
      if (follow(R, rule, t, k, cell, b, &w)) note_way(R, c, w.id, w.count, born);
    }
  }
  for (i32 i = 0; i < K->nportals; i++) {
    int a = left_of(R, K->portals[2 * i], cell), b = left_of(R, K->portals[2 * i + 1], cell);
    if (a != b) note_way(R, c, sense_id(b), 1, born);
  }
}

/* ------------------------------------------------------------------ runs of cells */

static Entry *find(const Run *R, i32 cell, u64 id) {
  const Cell *c = R->cell + cell;
  for (i32 i = 0; i < c->n; i++)
    if (R->arena[c->at + i].id == id) return R->arena + c->at + i;
  return NULL;
}

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
  for (i32 i = cell + 1; i < R->t->nevents - 1; i++) {
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

/* Measure the runs through some cells, which end at the direction number `now`. */
static void finish(Run *R, i32 lo, i32 hi, i32 now) {
  if (lo < 0) lo = 0;
  if (hi > R->t->nevents - 2) hi = R->t->nevents - 2;
  for (i32 i = lo; i <= hi; i++)
    for (i32 j = 0; j < R->cell[i].n; j++) {
      const Entry *e = R->arena + R->cell[i].at + j;
      if (i > lo && find(R, i - 1, e->id)) continue;       /* measured with the cell before */
      i32 first = lowest(R, i, e->id, 0);
      i32 low = R->order[first], high = R->order[highest(R, i, e->id, 0) + 1];
      vec begin = R->dirs[find(R, first, e->id)->born], end = R->dirs[now];
      offer(R, e, begin, low, high);
      offer(R, e, end, low, high);
      vec v = sub(R->t->xy[high], R->t->xy[low]), square = {v.y, -v.x};
      if (cross(begin, square) >= 0 && cross(square, end) >= 0) offer(R, e, square, low, high);
    }
}

/* Measure the runs that meet across cells without width, just at the direction number `now`. */
static void join(Run *R, i32 lo, i32 hi, i32 now) {
  if (lo < 0 || hi > R->t->nevents - 2) return;
  for (i32 j = 0; j < R->cell[lo].n; j++) {
    const Entry *e = R->arena + R->cell[lo].at + j;
    if (!find(R, hi, e->id)) continue;
    i32 low = R->order[lowest(R, lo, e->id, 1)], high = R->order[highest(R, hi, e->id, 1) + 1];
    offer(R, e, R->dirs[now], low, high);
  }
}

static void begin_runs(Run *R, i32 lo, i32 hi, i32 now) {
  if (lo < 0) lo = 0;
  if (hi > R->t->nevents - 2) hi = R->t->nevents - 2;
  for (i32 i = lo; i <= hi; i++)
    for (i32 j = 0; j < R->cell[i].n; j++) {
      u64 id = R->arena[R->cell[i].at + j].id;
      find(R, lowest(R, i, id, 0), id)->born = now;
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

/* Pairs of points in the order of their directions; NULL if memory is short. */
static Event *events_of(const Task *K, vec from, vec to, int half_turn, i64 *count) {
  i64 room = 256, n = 0;
  Event *list = malloc((size_t)room * sizeof(Event));
  for (i32 i = 0; list && i < K->nevents; i++)
    for (i32 j = i + 1; j < K->nevents; j++) {
      i32 u = K->events[i], v = K->events[j];
      vec d = sub(K->xy[v], K->xy[u]);
      i128 c = cross(from, d);
      if (c < 0 || (c == 0 && dot(from, d) > 0)) d = minus(d);
      if (!half_turn && (c == 0 || cross(d, to) < 0)) continue;
      if (n == room) {
        room *= 2;
        Event *more = realloc(list, (size_t)room * sizeof(Event));
        if (!more) { free(list); return NULL; }
        list = more;
      }
      list[n++] = (Event){d, u, v};
    }
  *count = n;
  if (list) qsort(list, (size_t)n, sizeof(Event), by_turn);
  return list;
}

typedef struct { i128 level, along; i32 p; } Key;

static int by_level(const void *a, const void *b) {
  const Key *p = a, *q = b;
  if (p->level != q->level) return p->level < q->level ? -1 : 1;
  return p->along > q->along ? -1 : p->along < q->along;   /* the order just after the start */
}

static int sort_points(Run *R, vec d) {
  const Task *K = R->t;
  Key *keys = malloc((size_t)K->nevents * sizeof(Key));
  if (!keys) return 0;
  for (i32 i = 0; i < K->nevents; i++) {
    vec p = sub(K->xy[K->events[i]], R->origin);
    keys[i] = (Key){cross(d, p), dot(d, p), K->events[i]};
  }
  qsort(keys, (size_t)K->nevents, sizeof(Key), by_level);
  for (i32 i = 0; i < K->nevents; i++) { R->order[i] = keys[i].p; R->rank[keys[i].p] = i; }
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

/* Pass the direction number `now`, that of `n` pairs of points; `after` is the next one. */
static void pass(Run *R, const Event *e, i64 n, i32 now, vec after, Block *blocks) {
  i32 nblocks = blocks_of(R, e, n, blocks);
  for (i32 i = 0; i < nblocks; i++) finish(R, blocks[i].lo - 1, blocks[i].hi, now);
  for (i32 i = 0; i < nblocks; i++) join(R, blocks[i].lo - 1, blocks[i].hi, now);
  for (i32 i = 0; i < nblocks; i++) reverse(R, blocks[i].lo, blocks[i].hi);
  aim_between(R, e->d, after);
  for (i32 i = 0; i < nblocks; i++)
    for (i32 c = blocks[i].lo; c < blocks[i].hi; c++) {
      R->flat[c] = 0;
      trace(R, c, now);
    }
  if (R->failed) return;
  for (i32 i = 0; i < nblocks; i++) begin_runs(R, blocks[i].lo - 1, blocks[i].hi, now);
}

static void sweep(Run *R, const Event *events, i64 nevents, vec from, vec to, Block *blocks) {
  const Task *K = R->t;
  i32 now = 0;
  R->dirs[0] = from;
  aim_between(R, from, nevents ? events[0].d : to);
  for (i32 c = 0; c < K->nevents - 1; c++) trace(R, c, 0);
  for (i64 i = 0, j; i < nevents && !R->failed; i = j) {
    for (j = i + 1; j < nevents && cross(events[i].d, events[j].d) == 0; j++) {}
    R->dirs[++now] = events[i].d;
    pass(R, events + i, j - i, now, j < nevents ? events[j].d : to, blocks);
    if (R->best[VALID].width >= K->enough && R->best[SHORTEST].width >= K->enough) return;
  }
  if (R->failed) return;
  R->dirs[++now] = to;
  finish(R, 0, K->nevents - 2, now);
}

static void release(Run *R) {
  free(R->rank); free(R->order); free(R->stamp); free(R->arena); free(R->cell); free(R->dirs);
  free(R->flat);
}

static int prepare(Run *R, const Task *K, i64 directions) {
  size_t n = (size_t)K->nevents + 1;
  R->t = K;
  R->origin = K->nevents ? K->xy[K->events[0]] : (vec){0, 0};
  R->rank = malloc(((size_t)K->npoints + 1) * sizeof(i32));
  R->order = malloc(n * sizeof(i32));
  R->stamp = calloc((size_t)K->nfields + 1, sizeof(i32));
  R->cell = calloc(n, sizeof(Cell));
  R->flat = calloc(n, 1);
  R->dirs = malloc((size_t)directions * sizeof(vec));
  if (!R->rank || !R->order || !R->stamp || !R->cell || !R->flat || !R->dirs) return 0;
  for (i32 i = 0; i < K->npoints; i++) R->rank[i] = -1;
  return 1;
}

/* Measure the widest strips: `best` takes VALID, SHORTEST, BEAM and ORDER. */
API int mk_strips(const Task *K, Strip *best) {
  for (int i = 0; i < KINDS; i++) best[i] = (Strip){0, 0, 0, 0, -1, -1};
  if (K->nevents < 2) return DONE;
  int half_turn = !K->from.x && !K->from.y;
  vec from = half_turn ? (vec){1, 0} : K->from, to = half_turn ? (vec){-1, 0} : K->to;
  i64 nevents = 0;
  Event *events = events_of(K, from, to, half_turn, &nevents);
  Block *blocks = malloc((size_t)K->nevents * sizeof(Block));
  Run run = {0}, *R = &run;
  R->best = best;
  int ok = events && blocks && prepare(R, K, nevents + 2) && sort_points(R, from);
  if (ok) sweep(R, events, nevents, from, to, blocks);
  free(events); free(blocks); release(R);
  return ok && !R->failed ? DONE : NO_MEMORY;
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
  if (prepare(R, K, 1)) {
    R->aim = (dvec){dx, dy}; R->level = level;
    for (i32 i = 0; i < K->nportals && got < 0; i++) {
      i32 a = K->portals[2 * i], b = K->portals[2 * i + 1];
      int forward = left_of(R, b, 0);
      if (left_of(R, a, 0) == forward || sense_id(forward) != id) continue;
      ends[0] = ends[2] = a; ends[1] = ends[3] = b;
      got = 0;
    }
    for (i32 e = 0; e < K->nexits && got < 0; e++) {
      i32 t = K->exits[e] / 3; int k = K->exits[e] % 3;
      i32 a = K->tri[3 * t + k], b = K->tri[3 * t + (k + 1) % 3];
      if (left_of(R, a, 0) == left_of(R, b, 0)) continue;
      for (i32 rule = 0; rule < K->nrules && got < 0; rule++) {
        Way w = {.fields = fields};
        if (!follow(R, rule, t, k, 0, left_of(R, b, 0), &w) || w.id != id) continue;
        ends[0] = a; ends[1] = b; ends[2] = w.last[0]; ends[3] = w.last[1];
        got = w.nfields;
      }
    }
  }
  release(R);
  return got;
}
