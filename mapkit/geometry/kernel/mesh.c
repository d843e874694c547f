/* Building the mesh, and what the lines through one of its vertices meet there. */
#include "mesh.h"

#include <stdlib.h>
#include <string.h>

API void mk_mesh_free(Mesh *m) {
  if (!m) return;
  free(m->xy); free(m->side); free(m->tri); free(m->nbr); free(m->place); free(m->fan_off); free(m->fan_tri);
  free(m->fan_side); free(m->fan_nb); free(m->fan_wedge); free(m->wedge_off); free(m->wedge);
  free(m->degree); free(m->edge_dir); free(m);
}

static int corner_of(const Mesh *m, i32 t, i32 v) {
  const i32 *c = m->tri + 3 * t;
  return c[0] == v ? 0 : c[1] == v ? 1 : 2;
}

/* Order the triangles round v; start where a wedge starts. Vertices on the rim get no fan. */
static void make_fan(Mesh *m, i32 v, i32 first) {
  i32 at = m->fan_off[v], n = 0, t = first, start = first;
  do {                                   /* turn clockwise once to find a wedge start */
    i32 k = corner_of(m, t, v), before = m->nbr[3 * t + k];
    if (before < 0) { m->degree[v] = 0; m->fan_off[v + 1] = at; return; }
    if (m->place[before] != m->place[t]) { start = t; break; }
    t = before;
  } while (t != first);
  t = start;
  i32 wedges = 0, woff = m->wedge_off[v];
  do {
    i32 k = corner_of(m, t, v);
    i32 before = m->nbr[3 * t + k];
    if (m->place[before] != m->place[t]) {
      m->wedge[woff + wedges++] = m->place[t];
      m->edge_dir[woff + wedges - 1] = between(m, v, m->tri[3 * t + (k + 1) % 3]);
    }
    m->fan_tri[at + n] = t;
    m->fan_side[at + n] = (k + 1) % 3;
    m->fan_nb[at + n] = m->tri[3 * t + (k + 1) % 3];
    m->fan_wedge[at + n] = wedges ? wedges - 1 : 0;
    n++;
    t = m->nbr[3 * t + (k + 2) % 3];
    if (t < 0) { m->degree[v] = 0; m->fan_off[v + 1] = at; return; }
  } while (t != start);
  if (!wedges) m->wedge[woff] = m->place[start];
  m->degree[v] = wedges;
  m->fan_off[v + 1] = at + n;
  m->wedge_off[v + 1] = woff + (wedges ? wedges : 1);
}

static void make_sides(Mesh *m) {
  for (i32 i = 0; i < 3 * m->nt; i++) {
    i32 t = i / 3, beyond = m->nbr[i];
    m->side[i] = (Side){0, 0, -1, OUTSIDE, {-1, -1}};
    if (beyond < 0) continue;
    const i32 *nbr = m->nbr + 3 * beyond;
    i32 in = nbr[0] == t ? 0 : nbr[1] == t ? 1 : 2, apex = m->tri[3 * beyond + (in + 2) % 3];
    m->side[i] = (Side){
        (i32)m->xy[apex].x, (i32)m->xy[apex].y, apex,
        m->place[beyond] == m->place[t] ? SAME_PLACE : m->place[beyond],
        {3 * beyond + (in + 1) % 3, 3 * beyond + (in + 2) % 3}};
  }
}

API Mesh *mk_mesh_new(const MeshInput *in) {
  Mesh *m = calloc(1, sizeof *m);
  if (!m) return NULL;
  i32 nv = in->nvertices, nt = in->ntriangles;
  m->nv = nv; m->nt = nt; m->nplaces = in->nplaces; m->nfields = in->nfields;
  size_t corners = 3 * (size_t)nt + 1, vs = (size_t)nv + 1;
  m->xy = malloc(vs * sizeof(vec));
  m->side = malloc(corners * sizeof(Side));
  m->tri = malloc(corners * sizeof(i32)); m->nbr = malloc(corners * sizeof(i32));
  m->place = malloc(((size_t)nt + 1) * sizeof(i32));
  m->fan_off = calloc(vs + 1, sizeof(i32)); m->wedge_off = calloc(vs + 1, sizeof(i32));
  m->fan_tri = malloc(corners * sizeof(i32)); m->fan_side = malloc(corners * sizeof(i32));
  m->fan_nb = malloc(corners * sizeof(i32)); m->fan_wedge = malloc(corners * sizeof(i32));
  m->wedge = malloc((corners + vs) * sizeof(i32)); m->degree = calloc(vs, sizeof(i32));
  m->edge_dir = calloc(corners + vs, sizeof(vec));
  i32 *some = malloc(vs * sizeof(i32));
  if (!m->xy || !m->side || !m->tri || !m->nbr || !m->place || !m->fan_off || !m->wedge_off || !m->fan_tri ||
      !m->fan_side || !m->fan_nb || !m->fan_wedge || !m->wedge || !m->degree || !m->edge_dir ||
      !some) {
    free(some); mk_mesh_free(m); return NULL;
  }
  memcpy(m->xy, in->xy, (size_t)nv * sizeof(vec));
  memcpy(m->tri, in->triangles, 3 * (size_t)nt * sizeof(i32));
  memcpy(m->nbr, in->neighbours, 3 * (size_t)nt * sizeof(i32));
  memcpy(m->place, in->triangle_place, (size_t)nt * sizeof(i32));
  for (i32 v = 0; v < nv; v++) some[v] = -1;
  for (i32 i = 0; i < 3 * nt; i++) some[m->tri[i]] = i / 3;
  for (i32 v = 0; v < nv; v++) {
    m->wedge_off[v + 1] = m->wedge_off[v];
    m->fan_off[v + 1] = m->fan_off[v];
    if (some[v] >= 0) make_fan(m, v, some[v]);
  }
  free(some);
  make_sides(m);
  return m;
}

/* Can a line of direction d that touches v be better than the lines beside it? It is not where one
 * side of v can be passed freely and the fields on the other side can each be reached at once. */
int mk_pinches(const Mesh *m, i32 v, vec d) {
  i32 n = m->degree[v], left = 0, right = 0;
  if (n >= 4) return 1;
  const vec *e = m->edge_dir + m->wedge_off[v];
  for (i32 i = 0; i < n; i++) {
    int s = sign(cross(d, e[i]));
    if (s == 0) return 1;
    if (s > 0) left++; else right++;
  }
  return left >= 3 || right >= 3;
}

/* The fan entry of v that direction d enters, and whether it runs along the entry's first side. */
i32 mk_entry(const Mesh *m, i32 v, vec d, int *along) {
  i32 lo = m->fan_off[v], hi = m->fan_off[v + 1];
  for (i32 i = lo; i < hi; i++) {
    vec r = between(m, v, m->fan_nb[i]);
    i64 cr = cross(r, d);
    if (cr == 0 && (r.x * (d.x > 0 ? 1 : -1) > 0 || (d.x == 0 && r.y * (d.y > 0 ? 1 : -1) > 0))) {
      *along = 1;
      return i;
    }
    if (cr > 0) {
      vec l = between(m, v, m->fan_nb[i + 1 < hi ? i + 1 : lo]);
      if (cross(d, l) > 0) { *along = 0; return i; }
    }
  }
  *along = 0;
  return lo;                             /* not reached: the fan goes all the way round */
}

