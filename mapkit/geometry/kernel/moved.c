/* Vertices of a mesh move: which diagonals turn on the way, and the distance of one pair then. */
#include "sight.h"

#include <math.h>
#include <stdlib.h>

enum { MOST_TURNED = 200 };

typedef struct {
  const vec *from, *to;                        /* of all vertices */
  i32 *tri, *nbr;
  const i32 *place;
} Moving;

static dvec at(const Moving *M, i32 v, double time) {
  vec p = M->from[v], q = M->to[v];
  return (dvec){(double)p.x + time * (double)(q.x - p.x), (double)p.y + time * (double)(q.y - p.y)};
}

static double area(const Moving *M, i32 t, double time) {
  dvec a = at(M, M->tri[3 * t], time), b = at(M, M->tri[3 * t + 1], time), c = at(M, M->tri[3 * t + 2], time);
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/* When a triangle has no area left, after now; HUGE_VAL: it has some in the end. */
static double end_of(const Moving *M, i32 t, double now) {
  double start = area(M, t, 0), last = area(M, t, 1);
  double square = 2 * (start + last - 2 * area(M, t, 0.5)), rise = last - start - square;
  double root[2] = {HUGE_VAL, HUGE_VAL}, inside = rise * rise - 4 * square * start;
  if (fabs(square) < 1e-9) {
    if (rise < 0) root[0] = -start / rise;
  } else if (inside >= 0) root[0] = (-rise - sqrt(inside)) / (2 * square);   /* where it falls */
  return root[0] > now && root[0] <= 1 ? root[0] : HUGE_VAL;
}

static int index_of(const i32 *three, i32 value) { return three[0] == value ? 0 : three[1] == value ? 1 : 2; }

/* Turn the longest side of a triangle that is flat; the triangle beyond it, or -1: it is a border. */
static i32 turn_side(const Moving *M, i32 t, double time) {
  i32 *own = M->tri + 3 * t, *beyond = M->nbr + 3 * t;
  int k = 0;
  double longest = -1;
  for (int i = 0; i < 3; i++) {
    dvec p = at(M, own[i], time), q = at(M, own[(i + 1) % 3], time);
    double length = (p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y);
    if (length > longest) { longest = length; k = i; }
  }
  i32 other = beyond[k];
  if (other < 0 || M->place[other] != M->place[t]) return -1;
  i32 *theirs = M->tri + 3 * other, *past = M->nbr + 3 * other;
  i32 a = own[k], b = own[(k + 1) % 3], c = own[(k + 2) % 3], ahead = beyond[(k + 1) % 3], behind = beyond[(k + 2) % 3];
  int once = (past[0] == t) + (past[1] == t) + (past[2] == t) == 1, j = once ? index_of(past, t) : index_of(theirs, b);
  i32 d = theirs[(j + 2) % 3], on = past[(j + 1) % 3], back = past[(j + 2) % 3];
  own[0] = c; own[1] = a; own[2] = d;
  beyond[0] = behind; beyond[1] = on; beyond[2] = other;
  theirs[0] = d; theirs[1] = b; theirs[2] = c;
  past[0] = back; past[1] = ahead; past[2] = t;
  if (on >= 0) M->nbr[3 * on + index_of(M->nbr + 3 * on, other)] = t;
  if (ahead >= 0) M->nbr[3 * ahead + index_of(M->nbr + 3 * ahead, t)] = other;
  return other;
}

/* Turn diagonals while vertices move straight and all at once; `near`: the triangles at those that move. 0: one
 * gets to a border, -1: no memory. */
static int turned(const Moving *M, const i32 *near, i32 nnear) {
  i32 n = 0, *watched = malloc(((size_t)nnear + MOST_TURNED) * sizeof(i32));
  double *ends = malloc(((size_t)nnear + MOST_TURNED) * sizeof(double));
  int result = watched && ends ? 0 : -1, steps = 0;
  for (i32 i = 0; i < nnear && !result; i++) {
    i32 k = 0;
    while (k < n && watched[k] != near[i]) k++;
    if (k < n) continue;
    watched[n] = near[i];
    ends[n++] = end_of(M, near[i], 0);
  }
  for (; steps < MOST_TURNED && !result; steps++) {
    i32 first = 0, k = 0;
    for (i32 i = 1; i < n; i++) if (ends[i] < ends[first]) first = i;
    if (!n || ends[first] == HUGE_VAL) { result = 1; break; }
    double now = ends[first];
    i32 other = turn_side(M, watched[first], now);
    if (other < 0) break;
    while (k < n && watched[k] != other) k++;
    if (k == n) watched[n++] = other;
    ends[first] = end_of(M, watched[first], now);
    ends[k] = end_of(M, other, now);
  }
  for (i32 i = 0; i < n && result > 0; i++) {
    const i32 *c = M->tri + 3 * watched[i];
    vec a = M->to[c[0]], u = {M->to[c[1]].x - a.x, M->to[c[1]].y - a.y}, w = {M->to[c[2]].x - a.x, M->to[c[2]].y - a.y};
    if (cross(u, w) <= 0) result = 0;
  }
  free(watched); free(ends);
  return result;
}

API i32 mk_turn_diagonals(MovedMesh *m) {
  Moving moving = {m->drawn, m->xy, m->triangles, m->neighbours, m->places};
  int result = turned(&moving, m->near, m->nnear);
  return result < 0 ? NO_MEMORY : result ? DONE : NOT_CLEAN;
}

static void *copy_of(const void *from, size_t size) {
  void *to = malloc(size + 1);
  if (to) memcpy(to, from, size);
  return to;
}

static void redirect(Mesh *m, i32 v) {         /* the field edges that start at v */
  i32 lo = m->fan_off[v], hi = m->fan_off[v + 1];
  for (i32 i = lo; i < hi && m->degree[v]; i++)
    if (i == lo || m->fan_wedge[i] != m->fan_wedge[i - 1])
      m->edge_dir[m->wedge_off[v] + m->fan_wedge[i]] = between(m, v, m->fan_nb[i]);
}

/* Move vertices of a mesh whose xy, side and edge_dir are its own. 0: a triangle turns over. */
static int move(Mesh *m, const MovedPair *pair) {
  for (i32 k = 0; k < pair->nmoves; k++) m->xy[pair->moves[k]] = pair->places[k];
  for (i32 k = 0; k < pair->nmoves; k++) {
    i32 v = pair->moves[k];
    for (i32 i = m->fan_off[v]; i < m->fan_off[v + 1]; i++) {
      i32 t = m->fan_tri[i], other = m->nbr[3 * t + m->fan_side[i]];
      const i32 *c = m->tri + 3 * t;
      if (cross(between(m, c[0], c[1]), between(m, c[0], c[2])) <= 0) return 0;
      for (int j = 0; j < 3 && other >= 0; j++) {
        Side *s = m->side + 3 * other + j;
        if (s->apex == v) { s->x = (i32)m->xy[v].x; s->y = (i32)m->xy[v].y; }
      }
      redirect(m, m->fan_nb[i]);
    }
    redirect(m, v);
  }
  return 1;
}

/* The mesh with vertices moved and diagonals turned; NULL with NO_LINE: it is another map, or NO_MEMORY. */
static Mesh *redrawn(const Mesh *drawn, const vec *xy, const MovedPair *pair, i32 *why) {
  size_t size = 3 * (size_t)drawn->nt * sizeof(i32);
  i32 *tri = copy_of(drawn->tri, size), *nbr = copy_of(drawn->nbr, size), *near = malloc(size + 1), n = 0;
  Mesh *m = NULL;
  int result = tri && nbr && near ? 0 : -1;
  if (!result) {
    for (i32 k = 0; k < pair->nmoves; k++)
      for (i32 i = drawn->fan_off[pair->moves[k]]; i < drawn->fan_off[pair->moves[k] + 1]; i++) {
        i32 j = 0;
        while (j < n && near[j] != drawn->fan_tri[i]) j++;
        if (j == n) near[n++] = drawn->fan_tri[i];
      }
    Moving moving = {drawn->xy, xy, tri, nbr, drawn->place};
    result = turned(&moving, near, n);
  }
  *why = result < 0 ? NO_MEMORY : NO_LINE;
  if (result > 0) {
    MeshInput input = {drawn->nv, drawn->nt, drawn->nplaces, drawn->nfields, xy, tri, nbr, drawn->place};
    m = mk_mesh_new(&input);
    if (!m) *why = NO_MEMORY;
  }
  free(tri); free(nbr); free(near);
  return m;
}

static i64 turn(const Mesh *m, i32 a, i32 b, i32 c) { return cross(between(m, a, b), between(m, a, c)); }

/* The hull of vertices, counter-clockwise; room for twice as many and one more. */
static i32 hull_of(const Mesh *m, i32 *own, i32 n, i32 *hull) {
  i32 k = 0;
  for (i32 i = 1; i < n; i++) {                /* by x, then y */
    i32 v = own[i], j = i;
    vec p = m->xy[v];
    for (; j > 0 && (m->xy[own[j - 1]].x > p.x || (m->xy[own[j - 1]].x == p.x && m->xy[own[j - 1]].y > p.y)); j--)
      own[j] = own[j - 1];
    own[j] = v;
  }
  for (int back = 0; back < 2; back++) {
    i32 base = k;
    for (i32 i = 0; i < n; i++) {
      i32 v = own[back ? n - 1 - i : i];
      while (k >= base + 2 && turn(m, hull[k - 2], hull[k - 1], v) <= 0) k--;
      hull[k++] = v;
    }
    k -= n > 1;                                /* the last one begins the other half */
  }
  return k;
}

/* The least distances over lines of a rule; ends as soon as the one that counts is small enough. */
static int by_rule(const Mesh *m, MovedPair *pair, i32 rule, const SightSearch *search, i32 *best) {
  u16 clear[4] = {NONE, NONE, NONE, NONE}, graze[4] = {NONE, NONE, NONE, NONE};
  u8 group[2] = {0, 1}, need[GROUPS * GROUPS] = {0};
  need[1] = need[GROUPS] = pair->needs[rule];
  SightTask task = {pair->nplaces, pair->nfields, 2, pair->counts + (size_t)rule * (size_t)pair->nplaces,
                    pair->ends, pair->flags + (size_t)rule * (size_t)pair->nfields, group, need};
  SightTables tables = {.nends = 2, .clear = clear, .grazing = graze};
  Run run, *R = &run;
  mk_begin(R, m, &task, &tables);
  mk_set_search(R, search);
  for (i32 i = 0; i < search->nvertices && !R->failed; i++) {
    mk_at_vertex(R, search->vertices[i]);
    for (int k = 1; k <= 2; k++) {             /* from one end to the other, or back */
      if (clear[k] < best[0]) best[0] = clear[k];
      if (graze[k] < best[1]) best[1] = graze[k];
    }
    if (best[0] < best[1]) best[1] = best[0];
    if (best[search->grazing] <= pair->enough) { pair->first = search->vertices[i]; break; }
  }
  mk_end(R);
  return !R->failed;
}

/* Find the distance with all vertices where they are now. */
static i32 found(const Mesh *m, MovedPair *pair) {
  i32 n = pair->ncorners, room = 2 * n + 4, *space = malloc((4 * (size_t)room + (size_t)pair->nturning) * sizeof(i32));
  i32 best[2] = {NONE, NONE}, offsets[3] = {0, 0, 0}, nvertices = 0, failed = !space;
  if (space) {
    i32 *own = space, *hulls = own + room, *both = hulls + 2 * room, *vertices = both + room;
    memcpy(own, pair->corners, (size_t)n * sizeof(i32));
    for (int e = 0; e < 2; e++)
      offsets[e + 1] = offsets[e] + hull_of(m, own + pair->offsets[e], pair->offsets[e + 1] - pair->offsets[e], hulls + offsets[e]);
    memcpy(own, hulls, (size_t)offsets[2] * sizeof(i32));
    i32 k = hull_of(m, own, offsets[2], both);
    for (i32 i = -1; i < pair->nturning; i++) {
      i32 v = i < 0 ? pair->first : pair->turning[i], inside = v >= 0 && (i < 0 || v != pair->first);
      for (i32 j = 0; j < k && inside; j++) inside = turn(m, both[j], both[j + 1 < k ? j + 1 : 0], v) >= 0;
      if (inside) vertices[nvertices++] = v;
    }
    SightSearch search = {.nvertices = nvertices, .nhulls = 2, .ncorners = offsets[2], .grazing = pair->grazing,
                          .vertices = vertices, .hull_offsets = offsets, .hulls = hulls};
    for (i32 r = 0; r < pair->nrules && !failed && best[pair->grazing] > pair->enough; r++) {
      if (r == pair->nrules - 1 && pair->inside) {
        if (best[0] < NONE) break;
        best[1] = NONE;
      }
      failed = !by_rule(m, pair, r, &search, best);
    }
  }
  free(space);
  return failed ? NO_MEMORY : best[pair->grazing];
}

API i32 mk_moved_distance(const Mesh *drawn, MovedPair *pair) {
  if (!pair->nmoves) return found(drawn, pair);
  for (i32 k = 0; k < pair->nmoves; k++)       /* where not all triangles at a vertex are known */
    if (drawn->fan_off[pair->moves[k]] == drawn->fan_off[pair->moves[k] + 1]) return NOT_CLEAN;
  Mesh m = *drawn;
  i32 result = NO_MEMORY;
  m.xy = copy_of(m.xy, (size_t)m.nv * sizeof(vec));
  m.side = copy_of(m.side, 3 * (size_t)m.nt * sizeof(Side));
  m.edge_dir = copy_of(m.edge_dir, ((size_t)m.wedge_off[m.nv] + 1) * sizeof(vec));
  if (m.xy && m.side && m.edge_dir) {
    if (move(&m, pair)) result = found(&m, pair);
    else {
      Mesh *other = redrawn(drawn, m.xy, pair, &result);
      if (other) result = found(other, pair);
      mk_mesh_free(other);
    }
  }
  free(m.xy); free(m.side); free(m.edge_dir);
  return result;
}
