/* The distance of one pair on a mesh of which some vertices have moved, no triangle turned over. */
#include "sight.h"

#include <stdlib.h>

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

/* Move vertices of a mesh whose xy, side and edge_dir are its own. 0: a triangle turns over, or not all
 * triangles at a vertex are known. */
static int move(Mesh *m, const MovedPair *pair) {
  for (i32 k = 0; k < pair->nmoves; k++) m->xy[pair->moves[k]] = pair->places[k];
  for (i32 k = 0; k < pair->nmoves; k++) {
    i32 v = pair->moves[k], lo = m->fan_off[v], hi = m->fan_off[v + 1];
    if (lo == hi) return 0;
    for (i32 i = lo; i < hi; i++) {
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
  Mesh m = *drawn;
  i32 result = NO_MEMORY;
  m.xy = copy_of(m.xy, (size_t)m.nv * sizeof(vec));
  m.side = copy_of(m.side, 3 * (size_t)m.nt * sizeof(Side));
  m.edge_dir = copy_of(m.edge_dir, ((size_t)m.wedge_off[m.nv] + 1) * sizeof(vec));
  if (m.xy && m.side && m.edge_dir) result = move(&m, pair) ? found(&m, pair) : NOT_CLEAN;
  free(m.xy); free(m.side); free(m.edge_dir);
  return result;
}
