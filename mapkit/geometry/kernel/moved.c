/* Vertices of a mesh move: the mesh then, with the diagonals that turn on the way. */
#include "redraw.h"

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

static int is_flat(const Mesh *m, i32 t) {
  const i32 *c = m->tri + 3 * t;
  return cross(between(m, c[0], c[1]), between(m, c[0], c[2])) <= 0;
}

/* Set right what follows from xy, where vertices have moved. 0: a triangle is turned over. */
static int follow_moves(Mesh *m, const Move *moves, i32 n) {
  int clean = 1;
  for (i32 k = 0; k < n; k++) {
    i32 v = moves[k].v;
    for (i32 i = m->fan_off[v]; i < m->fan_off[v + 1]; i++) {
      i32 t = m->fan_tri[i], other = m->nbr[3 * t + m->fan_side[i]];
      if (is_flat(m, t)) clean = 0;
      for (int j = 0; j < 3 && other >= 0; j++) {
        Side *s = m->side + 3 * other + j;
        if (s->apex == v) { s->x = (i32)m->xy[v].x; s->y = (i32)m->xy[v].y; }
      }
      redirect(m, m->fan_nb[i]);
    }
    redirect(m, v);
  }
  return clean;
}

/* All triangles at vertices that move, also where not all round a vertex are known. */
static i32 triangles_at(const Mesh *m, const Moves *moves, i32 *near) {
  i32 n = 0;
  for (i32 t = 0; t < m->nt; t++) {
    const i32 *c = m->tri + 3 * t;
    i32 k = 0;
    while (k < moves->n && moves->of[k].v != c[0] && moves->of[k].v != c[1] && moves->of[k].v != c[2]) k++;
    if (k < moves->n) near[n++] = t;
  }
  return n;
}

/* The mesh made anew, with diagonals turned; NULL: it is another map, or there is no memory. */
static Mesh *made_anew(Redraw *R, const vec *xy, const Moves *moves) {
  const Mesh *m = R->mesh;
  size_t size = 3 * (size_t)m->nt * sizeof(i32);
  i32 *tri = copy_of(m->tri, size), *nbr = copy_of(m->nbr, size), *near = malloc(size + 1), flat = 0;
  Mesh *made = NULL;
  int result = -1;
  if (tri && nbr && near) {
    i32 n = triangles_at(m, moves, near);
    Moving moving = {m->xy, xy, tri, nbr, m->place};
    for (i32 i = 0; i < n; i++) flat += area(&moving, near[i], 1) <= 0;
    result = flat ? turned(&moving, near, n) : 1;
  }
  if (result > 0) {
    MeshInput input = {m->nv, m->nt, m->nplaces, m->nfields, xy, tri, nbr, m->place};
    made = mk_mesh_new(&input);
    if (!made) result = -1;
  }
  if (result < 0) R->failed = 1;
  free(tri); free(nbr); free(near);
  return made;
}

/* A mesh whose places of vertices are its own. */
static Mesh *copy_of_mesh(Redraw *R) {
  const Mesh *m = R->mesh;
  if (R->nspare) return R->spare[--R->nspare];
  Mesh *own = copy_of(m, sizeof *m);
  if (!own) { R->failed = 1; return NULL; }
  own->xy = copy_of(m->xy, (size_t)m->nv * sizeof(vec));
  own->side = copy_of(m->side, 3 * (size_t)m->nt * sizeof(Side));
  own->edge_dir = copy_of(m->edge_dir, ((size_t)m->wedge_off[m->nv] + 1) * sizeof(vec));
  if (own->xy && own->side && own->edge_dir) return own;
  mk_copy_free(own);
  R->failed = 1;
  return NULL;
}

void mk_copy_free(Mesh *m) {
  free(m->xy); free(m->side); free(m->edge_dir); free(m);
}

/* Whether the same triangles will do; else one of them turns over, or not all at a vertex are known. */
static int moved_mesh(const Mesh *drawn, const Moves *moves, Drawing *to) {
  int known = 1;
  for (i32 k = 0; k < moves->n; k++) {
    i32 v = moves->of[k].v;
    to->same->xy[v] = moves->of[k].to;
    if (drawn->fan_off[v] == drawn->fan_off[v + 1]) known = 0;
  }
  memcpy(to->moved, moves->of, (size_t)moves->n * sizeof(Move));
  to->nmoved = moves->n;
  return follow_moves(to->same, to->moved, to->nmoved) && known;
}

int mk_drawing(Redraw *R, const Moves *moves, Drawing *to) {
  int same_hulls = 1;
  *to = (Drawing){.mesh = R->mesh, .hulls = R->drawn.hulls};
  memcpy(to->offsets, R->drawn.offsets, sizeof to->offsets);
  if (!moves->n) return 1;
  to->moved = malloc((size_t)moves->n * sizeof(Move));
  to->same = to->moved ? copy_of_mesh(R) : NULL;
  if (!to->same) { free(to->moved); R->failed = 1; return 0; }
  to->mesh = moved_mesh(R->mesh, moves, to) ? to->same : (to->other = made_anew(R, to->same->xy, moves));
  for (i32 k = 0; k < moves->n; k++) if (R->corner[moves->of[k].v]) same_hulls = 0;
  if (to->mesh && !R->failed && (same_hulls || mk_hulls(R, to))) return 1;
  mk_drawing_free(R, to);
  return 0;
}

void mk_drawing_free(Redraw *R, Drawing *d) {
  for (i32 k = 0; k < d->nmoved; k++) d->same->xy[d->moved[k].v] = R->mesh->xy[d->moved[k].v];
  if (d->same) {
    follow_moves(d->same, d->moved, d->nmoved);
    if (R->nspare < MOST_SPARE) R->spare[R->nspare++] = d->same; else mk_copy_free(d->same);
  }
  free(d->moved); free(d->own_hulls);
  mk_mesh_free(d->other);
  *d = (Drawing){0};
}
