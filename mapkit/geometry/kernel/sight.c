/* Exact sight distances on a triangulated coverage.
 *
 * Every class of clear lines, pushed to its left until the fields it crosses change, comes to
 * touch a vertex p. So it is enough to turn a line about every vertex p: rays leave p forward and
 * backward through the triangles, the two lists of fields are joined, and the line is thought to
 * pass just to the right of p. Lines that touch p itself give the grazing answers, as do lines
 * through several vertices, which are walked one by one.
 *
 * Integers only. Directions are differences of coordinates below 2^30, so their components are
 * below 2^31 and a cross product is below 2^63.
 */
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef int64_t i64;
typedef int32_t i32;
typedef uint16_t u16;
typedef uint8_t u8;
typedef struct { i64 x, y; } vec;

#if defined(_WIN32)
#define API __declspec(dllexport)
#else
#define API __attribute__((visibility("default")))
#endif

enum { BLOCKS = -1, PASSES = -2 };   /* in `count`: not a field that is crossed and counted */
enum { IGNORE = 0, PLAIN = 1, NEEDS_FLAG = 2 };
enum { NONE = 65535 };
enum { SEGMENT, THROUGH, AT };          /* shapes of a closed line that is shown */

static inline i64 cross(vec a, vec b) { return a.x * b.y - a.y * b.x; }
static inline int sign(i64 v) { return (v > 0) - (v < 0); }
static inline vec minus(vec a) { return (vec){-a.x, -a.y}; }
static inline int lower_half(vec d) { return d.y < 0 || (d.y == 0 && d.x < 0); }

/* ------------------------------------------------------------------ mesh */

typedef struct {
  i32 nv, nt, nplaces, nfields;
  vec *xy;
  i32 *tri, *nbr, *place;   /* corners, neighbours, place of each triangle */
  i32 *fan_off;             /* vertex -> its triangles, counter-clockwise */
  i32 *fan_tri, *fan_side;  /* triangle, and its side opposite to the vertex */
  i32 *fan_nb;              /* corner that follows the vertex in that triangle */
  i32 *fan_wedge;           /* number of the wedge (run of triangles of one place) */
  i32 *wedge_off, *wedge;   /* vertex -> places of its wedges, counter-clockwise */
  i32 *degree;              /* number of field edges at the vertex; 0 on the frame */
  vec *edge_dir;            /* direction of the field edge that starts each wedge */
} Mesh;

API void mk_mesh_free(Mesh *m) {
  if (!m) return;
  free(m->xy); free(m->tri); free(m->nbr); free(m->place); free(m->fan_off); free(m->fan_tri);
  free(m->fan_side); free(m->fan_nb); free(m->fan_wedge); free(m->wedge_off); free(m->wedge);
  free(m->degree); free(m->edge_dir); free(m);
}

static vec between(const Mesh *m, i32 a, i32 b) {
  return (vec){m->xy[b].x - m->xy[a].x, m->xy[b].y - m->xy[a].y};
}

static int corner_of(const Mesh *m, i32 t, i32 v) {
  const i32 *c = m->tri + 3 * t;
  return c[0] == v ? 0 : c[1] == v ? 1 : 2;
}

/* Order the triangles round v; start where a wedge starts. Frame vertices get no fan. */
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
  } while (t != start);
  if (!wedges) m->wedge[woff] = m->place[start];
  m->degree[v] = wedges;
  m->fan_off[v + 1] = at + n;
  m->wedge_off[v + 1] = woff + (wedges ? wedges : 1);
}

API Mesh *mk_mesh_new(i32 nv, i32 nt, i32 nplaces, i32 nfields, const i64 *xy, const i32 *tri,
                      const i32 *nbr, const i32 *place) {
  Mesh *m = calloc(1, sizeof *m);
  if (!m) return NULL;
  m->nv = nv; m->nt = nt; m->nplaces = nplaces; m->nfields = nfields;
  size_t corners = 3 * (size_t)nt + 1, vs = (size_t)nv + 1;
  m->xy = malloc(vs * sizeof(vec));
  m->tri = malloc(corners * sizeof(i32)); m->nbr = malloc(corners * sizeof(i32));
  m->place = malloc(((size_t)nt + 1) * sizeof(i32));
  m->fan_off = calloc(vs + 1, sizeof(i32)); m->wedge_off = calloc(vs + 1, sizeof(i32));
  m->fan_tri = malloc(corners * sizeof(i32)); m->fan_side = malloc(corners * sizeof(i32));
  m->fan_nb = malloc(corners * sizeof(i32)); m->fan_wedge = malloc(corners * sizeof(i32));
  m->wedge = malloc((corners + vs) * sizeof(i32)); m->degree = calloc(vs, sizeof(i32));
  m->edge_dir = calloc(corners + vs, sizeof(vec));
  i32 *some = malloc(vs * sizeof(i32));
  if (!m->xy || !m->tri || !m->nbr || !m->place || !m->fan_off || !m->wedge_off || !m->fan_tri ||
      !m->fan_side || !m->fan_nb || !m->fan_wedge || !m->wedge || !m->degree || !m->edge_dir ||
      !some) {
    free(some); mk_mesh_free(m); return NULL;
  }
  memcpy(m->xy, xy, (size_t)nv * sizeof(vec));
  memcpy(m->tri, tri, 3 * (size_t)nt * sizeof(i32));
  memcpy(m->nbr, nbr, 3 * (size_t)nt * sizeof(i32));
  memcpy(m->place, place, (size_t)nt * sizeof(i32));
  for (i32 v = 0; v < nv; v++) some[v] = -1;
  for (i32 i = 0; i < 3 * nt; i++) some[tri[i]] = i / 3;
  for (i32 v = 0; v < nv; v++) {
    m->wedge_off[v + 1] = m->wedge_off[v];
    m->fan_off[v + 1] = m->fan_off[v];
    if (some[v] >= 0) make_fan(m, v, some[v]);
  }
  free(some);
  return m;
}

/* ------------------------------------------------------------------ one run */

typedef struct { i32 parent, place, depth; } Node;           /* fields met along a ray */
typedef struct { vec r, l; i32 node, fan; } Leaf;            /* rays between two directions */
typedef struct { vec d; i32 vertex; } Event;                 /* a vertex that is seen */
typedef struct { vec r, l; i32 fan, ends; } Window;          /* where rays leave p */
typedef struct { vec r, l; i32 tri, side, node, left, seen; } Task;
typedef struct { vec d; int a, b; } Bound;                   /* change of ends ahead, behind */

typedef struct {
  const Mesh *m;
  const i32 *count, *ends;      /* per place: field counted or BLOCKS, PASSES; two end indices */
  const u8 *flag, *group, *need;
  i32 nends;
  int masked, grazing, flags;
  const i32 *hull_off, *hull;   /* masked: hull vertices of each end */
  vec low, high;                /* masked: box round all ends, which no line needs to leave */
  u16 *clear, *graze;
  double *witness, line[5];     /* NULL, or the best closed line of the only pair; one at hand */

  Node *node; i32 nnode, cap_node;
  Leaf *leaf[2]; i32 nleaf[2], cap_leaf[2];
  Event *event; i32 nevent, cap_event;
  Task *task; i32 ntask, cap_task;
  Window *window; i32 nwindow, cap_window;
  Bound *bound; i32 nbound, cap_bound;
  vec *lone; i32 nlone, cap_lone;
  i32 *path[2], *path_node[2], *old_path[2], *old_node[2];
  i32 npath[2], cap_path[2], same[2], fresh[2];
  i32 *stamp, epoch;            /* per field */
  i32 *end_stamp, end_epoch;    /* per end */
  i32 *end_until;               /* per end: point where a start meets it again */
  struct Point *point; i32 npoint, cap_point;
  i32 *run; i32 nrun, cap_run;  /* pairs of fields of which a closed line counts one */
  u8 *reach; i32 cap_reach;
  i32 *side_wedge; i32 cap_side_wedge;
  int failed;
} Run;

static void *grow(Run *R, void *old, i32 *cap, i32 need, size_t size) {
  if (need <= *cap) return old;
  i32 want = *cap ? *cap : 64;
  while (want < need) want *= 2;
  void *fresh = realloc(old, (size_t)want * size);
  if (!fresh) { R->failed = 1; return old; }
  *cap = want;
  return fresh;
}
#define ROOM(array, n, cap) \
  ((R->array = grow(R, R->array, &R->cap, (n), sizeof *R->array)), !R->failed)

static inline int legal(const Run *R, i32 place) { return R->count[place] != BLOCKS; }

/* Remember the closed line at hand: two points, or a point and a direction, or a point. */
static void show(Run *R, int shape, double x, double y, double to_x, double to_y) {
  R->line[0] = x; R->line[1] = y; R->line[2] = to_x; R->line[3] = to_y;
  R->line[4] = shape;
}

static void better(const Run *R, u16 *table, i32 s, i32 t, i32 fields, int flagged) {
  if (s == t) return;
  u8 need = R->need[8 * R->group[s] + R->group[t]];
  if (need == IGNORE || (need == NEEDS_FLAG && !flagged)) return;
  size_t at = s < t ? (size_t)s * R->nends + t : (size_t)t * R->nends + s;
  if (fields + 1 >= table[at]) return;
  table[at] = (u16)(fields + 1);
  if (R->witness && table == R->graze) memcpy(R->witness, R->line, sizeof R->line);
}

static void better_places(const Run *R, u16 *table, i32 a, i32 b, i32 fields, int flagged) {
  for (int i = 0; i < 2; i++) {
    i32 s = R->ends[2 * a + i];
    if (s < 0) continue;
    for (int k = 0; k < 2; k++) {
      i32 t = R->ends[2 * b + k];
      if (t >= 0) better(R, table, s, t, fields, flagged);
    }
  }
}

static inline int has_ends(const Run *R, i32 place) {
  return R->ends[2 * place] >= 0 || R->ends[2 * place + 1] >= 0;
}

/* Does anything change where a line of direction d moves over v? */
static int relevant(const Mesh *m, i32 v, vec d) {
  if (m->degree[v] != 2) return m->degree[v] > 2;
  const vec *e = m->edge_dir + m->wedge_off[v];
  int a = sign(cross(d, e[0])), b = sign(cross(d, e[1]));
  return a * b > 0 || (a == 0) != (b == 0);
}

/* Can a line of direction d that touches v be better than the lines beside it? It is not where one
 * side of v can be passed freely and the fields on the other side can each be reached at once. */
static int pinches(const Mesh *m, i32 v, vec d) {
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

/* ------------------------------------------------------------------ rays from p */

/* Half of the directions will do, since lines go both ways. Direction 0 is also the last border of
 * the lower half, so events there may come at both ends of the list. */
static void add_event(Run *R, vec d, i32 v) {
  if (lower_half(d) || !R->grazing || !relevant(R->m, v, d)) return;
  if (ROOM(event, R->nevent + 1, cap_event)) R->event[R->nevent++] = (Event){d, v};
}

static i32 add_node(Run *R, i32 parent, i32 place) {
  if (!ROOM(node, R->nnode + 1, cap_node)) return 0;
  R->node[R->nnode] = (Node){parent, place, parent < 0 ? 0 : R->node[parent].depth + 1};
  return R->nnode++;
}

static void add_leaf(Run *R, int side, vec r, vec l, i32 node, i32 fan) {
  i32 n = R->nleaf[side];
  R->leaf[side] = grow(R, R->leaf[side], &R->cap_leaf[side], n + 1, sizeof(Leaf));
  if (R->failed) return;
  R->leaf[side][n] = (Leaf){r, l, node, fan};
  R->nleaf[side]++;
}

static int push(Run *R, Task t) {
  if (!ROOM(task, R->ntask + 1, cap_task)) return 0;
  R->task[R->ntask++] = t;
  return 1;
}

static int in_place(const Run *R, i32 place, i32 end) {
  return R->ends[2 * place] == end || R->ends[2 * place + 1] == end;
}

/* Ends of the place of a node that the ray has not met before. */
static i32 new_ends(const Run *R, i32 node) {
  i32 place = R->node[node].place, n = 0;
  for (int i = 0; i < 2; i++) {
    i32 end = R->ends[2 * place + i];
    if (end < 0) continue;
    i32 at = R->node[node].parent;
    while (at >= 0 && !in_place(R, R->node[at].place, end)) at = R->node[at].parent;
    n += at < 0;
  }
  return n;
}

static inline int leaves_box(const Run *R, i32 t, int side) {
  const i32 *c = R->m->tri + 3 * t;
  vec a = R->m->xy[c[side]], b = R->m->xy[c[(side + 1) % 3]];
  return (a.x > R->high.x && b.x > R->high.x) || (a.x < R->low.x && b.x < R->low.x) ||
         (a.y > R->high.y && b.y > R->high.y) || (a.y < R->low.y && b.y < R->low.y);
}

/* Send all rays of one window outward; leaves and events come out counter-clockwise. */
static void shoot(Run *R, i32 p, int side, const Window *w) {
  const Mesh *m = R->m;
  i32 fan = m->fan_off[p] + w->fan, t0 = m->fan_tri[fan];
  i32 root = add_node(R, -1, m->place[t0]);
  if (R->failed) return;
  i32 seen0 = R->masked ? new_ends(R, root) : 0;
  i32 next0 = m->nbr[3 * t0 + m->fan_side[fan]];
  if (!legal(R, m->place[t0]) || next0 < 0 || (R->masked && seen0 >= w->ends)) {
    add_leaf(R, side, w->r, w->l, root, w->fan);
    return;
  }
  R->ntask = 0;
  push(R, (Task){w->r, w->l, t0, m->fan_side[fan], root, -1, seen0});
  while (R->ntask && !R->failed) {
    Task k = R->task[--R->ntask];
    if (k.tri < 0) { add_event(R, k.r, k.node); continue; }
    for (;;) {                            /* leave k.tri through k.side */
      i32 t = m->nbr[3 * k.tri + k.side];
      if (t < 0 || (R->masked && leaves_box(R, k.tri, k.side))) { add_leaf(R, side, k.r, k.l, k.node, w->fan); break; }
      i32 place = m->place[t];
      if (place != m->place[k.tri]) {
        k.node = add_node(R, k.node, place);
        if (R->failed) break;
        if (R->masked) k.seen += new_ends(R, k.node);
        if (!legal(R, place) || (R->masked && k.seen >= w->ends)) {
          add_leaf(R, side, k.r, k.l, k.node, w->fan);
          break;
        }
      }
      const i32 *c = m->tri + 3 * t;
      const i32 *b = m->nbr + 3 * t;
      int in = b[0] == k.tri ? 0 : b[1] == k.tri ? 1 : 2;
      i32 apex = c[(in + 2) % 3];
      vec v = between(m, p, apex);
      i64 right = cross(k.r, v), left = cross(v, k.l);
      k.tri = t;
      if (right <= 0) {                   /* the apex is not left of the right border */
        if (right == 0) add_event(R, k.r, apex);
        k.side = (in + 2) % 3;
      } else if (left <= 0) {
        if (left == 0 && R->grazing) push(R, (Task){k.l, k.l, -1, 0, apex, 0, 0});
        k.side = (in + 1) % 3;
      } else {
        push(R, (Task){v, k.l, t, (in + 2) % 3, k.node, 0, k.seen});
        if (R->grazing) push(R, (Task){v, v, -1, 0, apex, 0, 0});
        k.l = v;
        k.side = (in + 1) % 3;
      }
      if (R->failed) break;
    }
  }
}

/* The fields along a leaf, nearest first. `same` of them are those of the last leaf. Where the rest
 * is the old rest with a few fields put in, only those few, up to `fresh`, can be news: whatever
 * lies beyond them was reached over fewer fields before. */
static void follow(Run *R, int side, i32 node) {
  i32 n = R->node[node].depth + 1, old = R->npath[side];
  if (n > R->cap_path[side]) {
    i32 **all[4] = {&R->path[side], &R->path_node[side], &R->old_path[side], &R->old_node[side]};
    i32 cap = 0;
    for (int i = 0; i < 4; i++) {
      cap = R->cap_path[side];
      *all[i] = grow(R, *all[i], &cap, n, sizeof(i32));
    }
    if (R->failed) return;
    R->cap_path[side] = cap;
  }
  i32 *swap = R->path[side]; R->path[side] = R->old_path[side]; R->old_path[side] = swap;
  swap = R->path_node[side]; R->path_node[side] = R->old_node[side]; R->old_node[side] = swap;
  i32 *path = R->path[side], *path_node = R->path_node[side];
  const i32 *was = R->old_path[side], *was_node = R->old_node[side];
  for (i32 at = node, k = n - 1; at >= 0; at = R->node[at].parent, k--) {
    path_node[k] = at;
    path[k] = R->node[at].place;
  }
  i32 same = 0;
  while (same < old && same < n && was_node[same] == path_node[same]) same++;
  R->npath[side] = n;
  R->same[side] = same;
  R->fresh[side] = n;
  i32 more = n - old;
  if (more <= 0) return;
  for (i32 k = same; k < old; k++)
    if (was[k] != path[k + more]) return;
  if (R->flags) {                        /* unless a field that some pairs need was put in */
    int before = 0, put_in = 0;
    for (i32 k = 0; k < same + more; k++)
      if (R->count[path[k]] >= 0 && R->flag[R->count[path[k]]]) *(k < same ? &before : &put_in) = 1;
    if (put_in && !before) return;
  }
  R->fresh[side] = same + more;
}

/* ------------------------------------------------------------------ a line just right of p */

static inline int count_field(Run *R, i32 place, i32 *fields, int *flagged) {
  i32 f = R->count[place];
  if (f < 0) return f != BLOCKS;
  if (R->stamp[f] != R->epoch) {
    R->stamp[f] = R->epoch;
    ++*fields;
    *flagged |= R->flag[f];
  }
  return 1;
}

/* From the place `from` onward over wedges and the fields ahead, with ends ahead from `low` on and
 * before `high`. */
static void pairs_from(Run *R, i32 from, i32 fields, int flagged, const i32 *wedge, i32 nwedge,
                       i32 low, i32 high, int only_wedges) {
  int other_flag = flagged;
  for (i32 i = 0; i < nwedge; i++) {
    better_places(R, R->clear, from, wedge[i], fields, flagged);
    if (!count_field(R, wedge[i], &fields, &flagged)) return;
  }
  /* Beside the wedges nothing is lost by passing on the other side, unless they alone hold the
   * field that the pair needs. */
  if (only_wedges && (!R->flags || other_flag || !flagged)) return;
  const i32 *a = R->path[0];
  for (i32 k = 0; k < high; k++) {
    if (only_wedges && k && R->count[a[k - 1]] >= 0 && R->flag[R->count[a[k - 1]]]) return;
    if (k >= low && has_ends(R, a[k])) better_places(R, R->clear, from, a[k], fields, flagged);
    if (!count_field(R, a[k], &fields, &flagged)) return;
  }
}

/* Does a line of these places count every one of them, and none twice? */
static int all_differ(Run *R, const i32 *place, i32 n) {
  for (i32 k = 0; k < n; k++) {
    i32 f = R->count[place[k]];
    if (f == BLOCKS) continue;           /* an end, and the last */
    if (f < 0 || R->stamp[f] == R->epoch) return 0;
    R->stamp[f] = R->epoch;
  }
  return 1;
}

/* As pairs_from for all starts behind p at once, where no field is counted twice. `shared` is 1
 * where the first place behind is the first ahead. */
static void plain_pairs(Run *R, i32 nwedge, int wedge_flag, int shared, i32 low0, i32 high0,
                        i32 low1, i32 high1) {
  const i32 *a = R->path[0], *b = R->path[1];
  int behind_flag = wedge_flag;
  for (i32 s = 0; s < high1; s++) {
    if (s >= low1 && s >= shared && has_ends(R, b[s])) {
      int flagged = behind_flag;
      for (i32 t = shared; t < high0; t++) {
        if (t >= low0 && has_ends(R, a[t]))
          better_places(R, R->clear, b[s], a[t], s + nwedge + t - shared, flagged);
        flagged |= R->count[a[t]] >= 0 && R->flag[R->count[a[t]]];
      }
    }
    behind_flag |= R->count[b[s]] >= 0 && R->flag[R->count[b[s]]];
  }
}

/* Lines between two directions, moved off p to its right (p on their left). */
static void pass_right(Run *R, i32 p, i32 back_wedge, i32 nright, i32 nleft) {
  const Mesh *m = R->m;
  const i32 *around = m->wedge + m->wedge_off[p];
  i32 turn = m->degree[p], nw = nright > 1 ? nright - 1 : 0;
  if (!ROOM(side_wedge, nw + 1, cap_side_wedge)) return;
  i32 *wedge = R->side_wedge;
  for (i32 i = 0; i < nw; i++) wedge[i] = around[(back_wedge + 1 + i) % turn];
  int worse = nright >= 2 && nleft <= 1;   /* the other side crosses a part of these fields */
  const i32 *a = R->path[0], *b = R->path[1];
  i32 na = R->npath[0], nb = R->npath[1];
  /* What is new since the last direction: ends ahead in [low0, high0), starts behind likewise. */
  int new0 = R->same[0] < na, new1 = R->same[1] < nb;
  i32 low0 = 0, high0 = na, low1 = 0, high1 = nb;
  if (new0 && !new1) { low0 = R->same[0]; high0 = R->fresh[0]; }
  if (new1 && !new0) { low1 = R->same[1]; high1 = R->fresh[1]; }
  if (!worse) {
    int shared = nright == 0, open = 1, wedge_flag = 0;
    for (i32 i = 0; i < nw; i++) {
      open &= legal(R, wedge[i]);
      wedge_flag |= R->count[wedge[i]] >= 0 && R->flag[R->count[wedge[i]]];
    }
    R->epoch++;
    if (open && all_differ(R, b, high1) && all_differ(R, wedge, nw) &&
        all_differ(R, a + shared, high0 - shared)) {
      plain_pairs(R, nw, wedge_flag, shared, low0, high0, low1, high1);
      if (!nw) return;
      high0 = 0;                         /* what is left are ends among the wedges */
    }
  }
  if (nw || !worse)
    for (i32 s = low1; s < high1; s++) {
      if (!has_ends(R, b[s])) continue;
      R->epoch++;
      i32 fields = 0;
      int flagged = 0;
      for (i32 k = s - 1; k >= 0; k--) count_field(R, b[k], &fields, &flagged);
      pairs_from(R, b[s], fields, flagged, wedge, nw, low0, high0, worse);
    }
  if (!new0) return;
  high0 = new1 ? na : R->fresh[0];
  for (i32 i = 0; i < nw; i++) {
    if (!has_ends(R, wedge[i])) continue;
    R->epoch++;
    pairs_from(R, wedge[i], 0, 0, wedge + i + 1, nw - i - 1, low0, high0, 0);
  }
}

/* ------------------------------------------------------------------ lines that touch p */

static void make_reach(Run *R, i32 p) {
  const Mesh *m = R->m;
  i32 n = m->degree[p];
  const i32 *wedge = m->wedge + m->wedge_off[p];
  if (!ROOM(reach, n * n, cap_reach)) return;
  memset(R->reach, 0, (size_t)n * n);
  for (i32 a = 0; a < n; a++) {
    R->reach[a * n + a] = 1;
    for (i32 k = 1; k < n; k++) {
      i32 b = (a + k) % n;
      R->reach[a * n + b] = R->reach[b * n + a] = 1;
      if (!legal(R, wedge[b])) break;
    }
  }
}

/* Fields that meet in p alone see each other round it. */
static void meet(Run *R, i32 p) {
  const Mesh *m = R->m;
  i32 n = m->degree[p];
  const i32 *wedge = m->wedge + m->wedge_off[p];
  show(R, AT, (double)m->xy[p].x, (double)m->xy[p].y, 0, 0);
  for (i32 a = 0; a < n; a++)
    for (i32 b = a + 1; b < n; b++)
      if (R->reach[a * n + b]) better_places(R, R->graze, wedge[a], wedge[b], 0, 0);
}

static int at_vertex_too(const Run *R, i32 p, i32 end) {
  const Mesh *m = R->m;
  for (i32 i = m->wedge_off[p]; i < m->wedge_off[p + 1]; i++)
    if (in_place(R, m->wedge[i], end)) return 1;
  return 0;
}

/* From end s over the fields on one side of p to all ends there that do not touch p. */
static void touch_ahead(Run *R, i32 p, i32 s, int side, i32 first, i32 fields, int flagged) {
  const i32 *path = R->path[side];
  for (i32 k = 0; k < R->npath[side]; k++) {
    if (k >= first)
      for (int g = 0; g < 2; g++) {
        i32 t = R->ends[2 * path[k] + g];
        if (t >= 0 && !at_vertex_too(R, p, t)) better(R, R->graze, s, t, fields, flagged);
      }
    if (!count_field(R, path[k], &fields, &flagged)) return;
  }
}

/* Lines through p itself, between two directions. */
static void touch(Run *R, i32 p, vec from, vec to, i32 back_wedge, i32 ahead_wedge, i32 nright,
                  i32 nleft) {
  const Mesh *m = R->m;
  if (R->witness) {                      /* any direction between the two will do */
    double f = hypot((double)from.x, (double)from.y), t = hypot((double)to.x, (double)to.y);
    show(R, THROUGH, (double)m->xy[p].x, (double)m->xy[p].y,
         (double)from.x / f + (double)to.x / t, (double)from.y / f + (double)to.y / t);
  }
  i32 n = m->degree[p];
  const i32 *wedge = m->wedge + m->wedge_off[p];
  if (nright >= 2 && nleft >= 2) {
    int right = 1, left = 1;
    for (i32 i = 1; i < nright; i++) right &= legal(R, wedge[(back_wedge + i) % n]);
    for (i32 i = 1; i < nleft; i++) left &= legal(R, wedge[(ahead_wedge + i) % n]);
    if (right || left)
      for (i32 s = 0; s < R->npath[1]; s++)
        for (int e = 0; e < 2; e++) {
          i32 end = R->ends[2 * R->path[1][s] + e];
          if (end < 0 || at_vertex_too(R, p, end)) continue;
          R->epoch++;
          i32 fields = 0;
          int flagged = 0;
          for (i32 k = s - 1; k >= 0; k--) count_field(R, R->path[1][k], &fields, &flagged);
          touch_ahead(R, p, end, 0, 0, fields, flagged);
        }
  }
  for (int side = 0; side < 2; side++) {
    i32 out = side ? back_wedge : ahead_wedge;
    const i32 *path = R->path[side];
    if (!legal(R, path[0])) continue;
    for (i32 w = 0; w < n; w++) {
      if (!has_ends(R, wedge[w]) || !R->reach[w * n + out]) continue;
      for (int e = 0; e < 2; e++) {
        i32 s = R->ends[2 * wedge[w] + e];
        if (s < 0 || in_place(R, path[0], s)) continue;
        R->epoch++;
        touch_ahead(R, p, s, side, 1, 0, 0);
      }
    }
  }
}

/* ------------------------------------------------------------------ one closed line */

/* A point of the line: a vertex, or the crossing of an edge. `in` and `out` are slots at the
 * vertex: 2w+1 inside wedge w, 2w along the field edge that starts wedge w. The stretch that
 * follows the point lies in place `a`, or along an edge between `a` (left) and `b` (right). */
typedef struct Point { i32 vertex, in, out, a, b, before, after; double x, y; } Point;

static void add_point(Run *R, Point q) {
  if (!ROOM(point, R->npoint + 1, cap_point)) return;
  R->point[R->npoint++] = q;
}

/* The fan entry of v that direction d enters, and whether it runs along the entry's first side. */
static i32 entry(const Mesh *m, i32 v, vec d, int *along) {
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

static i32 slot_at(const Mesh *m, i32 v, i32 i, int along) {
  i32 lo = m->fan_off[v], hi = m->fan_off[v + 1];
  i32 before = i > lo ? i - 1 : hi - 1;
  i32 w = m->fan_wedge[i];
  if (along && m->place[m->fan_tri[before]] != m->place[m->fan_tri[i]]) return 2 * w;
  return 2 * w + 1;
}

static i32 slot(const Mesh *m, i32 v, vec d) {
  int along;
  i32 i = entry(m, v, d, &along);
  return slot_at(m, v, i, along);
}

/* Walk from vertex v along d, adding points after it, while the stretch can be passed; with
 * `short_of_vertex` stop before the first relevant vertex. Fills in the stretch of each point. */
static void walk(Run *R, i32 v, vec d, int short_of_vertex) {
  const Mesh *m = R->m;
  for (;;) {
    int along;
    i32 i = entry(m, v, d, &along), t = m->fan_tri[i];
    i32 lo = m->fan_off[v], hi = m->fan_off[v + 1];
    Point *last = R->point + R->npoint - 1;
    last->out = slot_at(m, v, i, along);
    i32 next = -1;
    if (along) {
      i32 right = m->fan_tri[i > lo ? i - 1 : hi - 1];
      last->a = m->place[t];
      last->b = m->place[right];
      if (!legal(R, last->a) && !legal(R, last->b)) { last->a = last->b = -1; return; }
      next = m->fan_nb[i];
    } else {
      i32 side = m->fan_side[i];
      vec base = m->xy[v];
      for (;;) {
        last = R->point + R->npoint - 1;
        last->a = last->b = m->place[t];
        if (!legal(R, last->a)) { last->a = last->b = -1; return; }
        i32 other = m->nbr[3 * t + side];
        if (other < 0) { last->a = last->b = -1; return; }
        if (m->place[other] != m->place[t]) {
          i32 p1 = m->tri[3 * t + side], p2 = m->tri[3 * t + (side + 1) % 3];
          vec e = between(m, p1, p2), to = {m->xy[p1].x - base.x, m->xy[p1].y - base.y};
          double u = (double)cross(to, e) / (double)cross(d, e);
          add_point(R, (Point){-1, 0, 0, -1, -1, m->place[t], m->place[other],
                               (double)base.x + u * (double)d.x, (double)base.y + u * (double)d.y});
          if (R->failed) return;
        }
        const i32 *nb = m->nbr + 3 * other;
        int in = nb[0] == t ? 0 : nb[1] == t ? 1 : 2;
        i32 apex = m->tri[3 * other + (in + 2) % 3];
        vec av = {m->xy[apex].x - base.x, m->xy[apex].y - base.y};
        i64 c = cross(d, av);
        t = other;
        if (c == 0) {
          last = R->point + R->npoint - 1;
          last->a = last->b = m->place[t];
          if (!legal(R, last->a)) { last->a = last->b = -1; return; }
          next = apex;
          break;
        }
        side = c > 0 ? (in + 1) % 3 : (in + 2) % 3;
      }
    }
    if (m->degree[next] == 0) {          /* the frame: nothing lies beyond */
      R->point[R->npoint - 1].a = R->point[R->npoint - 1].b = -1;
      return;
    }
    if (short_of_vertex && relevant(m, next, d)) return;
    add_point(R, (Point){next, slot(m, next, minus(d)), 0, -1, -1, -1, -1,
                         (double)m->xy[next].x, (double)m->xy[next].y});
    if (R->failed) return;
    v = next;
  }
}

/* Can one go round v from a slot to wedge w without meeting a blocker in between? */
static int round_to(const Run *R, i32 v, i32 from, i32 w) {
  const Mesh *m = R->m;
  i32 n = m->degree[v];
  const i32 *wedge = m->wedge + m->wedge_off[v];
  i32 at = from / 2, inside = from & 1;
  if (inside && at == w) return 1;
  for (i32 k = 0, i = inside ? at + 1 : at; k < n; k++, i++) {
    if (i % n == w) return 1;
    if (!legal(R, wedge[i % n])) break;
  }
  for (i32 k = 0, i = at - 1 + n; k < n; k++, i--) {
    if ((i + n) % n == w) return 1;
    if (!legal(R, wedge[(i + n) % n])) break;
  }
  return 0;
}

/* Can the line pass v from slot `in` to slot `out` on one side or the other? */
static int can_pass(const Run *R, i32 v, i32 in, i32 out) {
  const Mesh *m = R->m;
  i32 n = m->degree[v];
  const i32 *wedge = m->wedge + m->wedge_off[v];
  for (int side = 0; side < 2; side++) {
    i32 a = side ? in : out, b = side ? out : in;   /* counter-clockwise from a to b */
    i32 i = (a + 1) / 2, end = b / 2;               /* wedges strictly behind a, before b */
    if ((a & 1) == 0) i = a / 2;
    i32 steps = ((end - i) % n + n) % n;
    if (a / 2 == b / 2 && (a & 1) && (b & 1)) {
      /* both in one wedge: one way round is that wedge alone, the other all the rest */
      int all = 1;
      for (i32 k = 0; k < n; k++) all &= legal(R, wedge[k]);
      if (all || legal(R, wedge[a / 2])) return 1;
      continue;
    }
    int ok = 1;
    for (i32 k = 0; k < steps; k++) ok &= legal(R, wedge[(i + k) % n]);
    if (ok) return 1;
  }
  return 0;
}

/* Fewest fields that hit every pair of `pair`; exact, by taking the better one where one covers
 * all the other covers, and trying both otherwise. */
static i32 hit(i32 *pair, i32 n, i32 limit) {
  if (n == 0) return 0;
  if (limit <= 0) return 1;
  i32 a = pair[0], b = pair[1];
  int a_all = 1, b_all = 1;
  for (i32 i = 0; i < n; i++) {
    int ha = pair[2 * i] == a || pair[2 * i + 1] == a;
    int hb = pair[2 * i] == b || pair[2 * i + 1] == b;
    a_all &= ha || !hb;
    b_all &= hb || !ha;
  }
  i32 best = limit + 1;
  for (int pick = 0; pick < 2; pick++) {
    if (pick == 0 ? (b_all && !a_all) : a_all) continue;
    i32 f = pick ? b : a, k = 0;
    i32 *rest = malloc(sizeof(i32) * 2 * (size_t)n);
    if (!rest) return best;
    for (i32 i = 0; i < n; i++)
      if (pair[2 * i] != f && pair[2 * i + 1] != f) {
        rest[2 * k] = pair[2 * i]; rest[2 * k + 1] = pair[2 * i + 1]; k++;
      }
    i32 got = 1 + hit(rest, k, best - 2);
    free(rest);
    if (got < best) best = got;
  }
  return best;
}

/* Fields on the closed line so far: those crossed, and the fewest of the runs along edges. */
static i32 closed_cost(Run *R, i32 fields) {
  i32 n = 0;
  if (!R->nrun) return fields;
  i32 *open = malloc(sizeof(i32) * 2 * (size_t)R->nrun);
  if (!open) { R->failed = 1; return fields; }
  for (i32 i = 0; i < R->nrun; i++) {
    i32 a = R->run[2 * i], b = R->run[2 * i + 1];
    if (R->stamp[a] == R->epoch || R->stamp[b] == R->epoch) continue;
    open[2 * n] = a; open[2 * n + 1] = b; n++;
  }
  i32 extra = hit(open, n, n);
  free(open);
  return fields + extra;
}

static i32 contacts(const Run *R, const Point *q, i32 k) {
  if (q->vertex < 0) return k == 0 ? q->before : k == 1 ? q->after : -1;
  i32 n = R->m->degree[q->vertex];
  return k < n ? R->m->wedge[R->m->wedge_off[q->vertex] + k] : -1;
}

static int touches_end(const Run *R, const Point *q, i32 end) {
  for (i32 k = 0;; k++) {
    i32 place = contacts(R, q, k);
    if (place < 0) return 0;
    if (in_place(R, place, end)) return 1;
  }
}

static int starts_at(const Run *R, const Point *q, i32 k) {
  return q->vertex < 0 || round_to(R, q->vertex, q->out, k);
}

static int ends_at(const Run *R, const Point *q, i32 k) {
  return q->vertex < 0 || round_to(R, q->vertex, q->in, k);
}

/* All pairs whose line starts at point i and ends behind point `past`. */
static void closed_from(Run *R, i32 i, i32 past) {
  const Point *from = R->point + i;
  i32 fields = 0;
  int flagged = 0;
  R->epoch++;
  R->end_epoch++;
  R->nrun = 0;
  for (i32 k = 0;; k++) {
    i32 place = contacts(R, from, k);
    if (place < 0) break;
    for (int e = 0; e < 2; e++) {
      i32 s = R->ends[2 * place + e];
      if (s >= 0) R->end_stamp[s] = R->end_epoch;
    }
  }
  for (i32 j = i + 1; j < R->npoint; j++) {
    const Point *before = R->point + j - 1, *to = R->point + j;
    if (before->a < 0) return;
    if (j - 1 > i && before->vertex >= 0 && !can_pass(R, before->vertex, before->in, before->out))
      return;
    i32 la = R->count[before->a], lb = R->count[before->b];
    if (before->a == before->b || la < 0 || lb < 0 || la == lb) {
      if (la >= 0) count_field(R, before->a, &fields, &flagged);
      if (lb >= 0) count_field(R, before->b, &fields, &flagged);
    } else {
      if (!ROOM(run, 2 * (R->nrun + 1), cap_run)) return;
      R->run[2 * R->nrun] = la;
      R->run[2 * R->nrun + 1] = lb;
      R->nrun++;
      flagged |= R->flag[la] | R->flag[lb];
    }
    i32 cost = -1;
    for (i32 k = 0;; k++) {
      i32 place = contacts(R, to, k);
      if (place < 0) break;
      for (int e = 0; e < 2; e++) {
        i32 t = R->ends[2 * place + e];
        if (t < 0 || R->end_stamp[t] == R->end_epoch || j <= past || !ends_at(R, to, k)) continue;
        for (i32 h = 0;; h++) {
          i32 start = contacts(R, from, h);
          if (start < 0) break;
          for (int g = 0; g < 2; g++) {
            i32 s = R->ends[2 * start + g];
            if (s < 0 || s == t || !R->need[8 * R->group[s] + R->group[t]]) continue;
            size_t at = s < t ? (size_t)s * R->nends + t : (size_t)t * R->nends + s;
            if (fields + 1 >= R->graze[at] || !starts_at(R, from, h)) continue;
            int again = 0;
            for (i32 q = i + 1; q <= j && !again; q++) again = touches_end(R, R->point + q, s);
            if (again) continue;
            if (cost < 0) cost = closed_cost(R, fields);
            show(R, SEGMENT, from->x, from->y, to->x, to->y);
            better(R, R->graze, s, t, cost, flagged);
          }
        }
      }
    }
    /* a field counts as met only after all wedges of this point were tried as ends */
    for (i32 k = 0;; k++) {
      i32 place = contacts(R, to, k);
      if (place < 0) break;
      for (int e = 0; e < 2; e++)
        if (R->ends[2 * place + e] >= 0) R->end_stamp[R->ends[2 * place + e]] = R->end_epoch;
    }
  }
}

/* The line through p in direction d: pairs for which p is the first vertex that matters. */
static void closed_line(Run *R, i32 p, vec d) {
  const Mesh *m = R->m;
  R->npoint = 0;
  add_point(R, (Point){p, 0, slot(m, p, minus(d)), -1, -1, -1, -1, (double)m->xy[p].x,
                       (double)m->xy[p].y});
  walk(R, p, minus(d), 1);
  if (R->failed) return;
  /* turn the part behind p round: stretches now follow the point before them */
  i32 n = R->npoint;
  Point *q = R->point;
  for (i32 i = 0, k = n - 1; i < k; i++, k--) { Point swap = q[i]; q[i] = q[k]; q[k] = swap; }
  for (i32 i = 0; i < n; i++) {
    i32 swap = q[i].in; q[i].in = q[i].out; q[i].out = swap;
    swap = q[i].before; q[i].before = q[i].after; q[i].after = swap;
    if (i + 1 < n) { q[i].a = q[i + 1].b; q[i].b = q[i + 1].a; }
  }
  i32 at = n - 1;
  q[at].in = slot(m, p, minus(d));
  q[at].a = q[at].b = -1;
  walk(R, p, d, 0);
  if (R->failed || R->npoint == n) return;
  for (i32 i = 0; i <= at; i++) closed_from(R, i, at);
}

/* ------------------------------------------------------------------ which directions */

static void add_window(Run *R, vec r, vec l, i32 fan, i32 ends) {
  if (!ROOM(window, R->nwindow + 1, cap_window)) return;
  R->window[R->nwindow++] = (Window){r, l, fan, ends};
}

static int by_angle(const void *x, const void *y) {
  const Bound *a = x, *b = y;
  int ha = lower_half(a->d), hb = lower_half(b->d);
  if (ha != hb) return ha - hb;
  return -sign(cross(a->d, b->d));
}

static void add_bound(Run *R, vec d, int a, int b) {
  if (!ROOM(bound, R->nbound + 1, cap_bound)) return;
  R->bound[R->nbound++] = (Bound){d, a, b};
}

/* The directions in which an end lies ahead of p, as bounds for it and, reversed, for behind. */
static void end_bounds(Run *R, i32 p, i32 end, i32 *ahead, i32 *behind) {
  const Mesh *m = R->m;
  i32 lo = R->hull_off[end], hi = R->hull_off[end + 1];
  int inside = 1, at_p = 0;
  vec right = {0, 0}, left = {0, 0};
  for (i32 i = lo; i < hi; i++) {        /* hulls are counter-clockwise */
    vec a = between(m, p, R->hull[i]), b = between(m, p, R->hull[i + 1 < hi ? i + 1 : lo]);
    if (cross(a, b) <= 0) inside = 0;
    if (a.x == 0 && a.y == 0) at_p = 1;
  }
  if (inside || at_p) { ++*ahead; ++*behind; return; }
  for (i32 i = lo; i < hi; i++) {
    vec a = between(m, p, R->hull[i]);
    if (right.x == 0 && right.y == 0) { right = left = a; continue; }
    if (cross(right, a) < 0) right = a;
    if (cross(left, a) > 0) left = a;
  }
  if (cross(right, left) == 0 && (right.x * left.x < 0 || right.y * left.y < 0)) {
    ++*ahead; ++*behind;                 /* p on the hull's edge: take every direction */
    return;
  }
  add_bound(R, right, 1, 0); add_bound(R, left, -1, 0);
  add_bound(R, minus(right), 0, 1); add_bound(R, minus(left), 0, -1);
  /* an interval that goes over direction 0 is open when the sweep begins */
  if (lower_half(right) && !lower_half(left)) ++*ahead;
  if (lower_half(minus(right)) && !lower_half(minus(left))) ++*behind;
}

static int keep_tangent(const Mesh *m, i32 p, vec r, vec l) {
  if (m->degree[p] != 2) return 1;
  int s[2];
  for (int k = 0; k < 2; k++) {
    vec e = m->edge_dir[m->wedge_off[p] + k];
    s[k] = sign(cross(r, e));
    if (!s[k]) s[k] = sign(cross(l, e));
  }
  return s[0] * s[1] > 0;
}

/* Fill R->window with the directions worth trying, counter-clockwise from direction 0, each inside
 * one triangle at p and one half of the plane. */
static void make_windows(Run *R, i32 p) {
  const Mesh *m = R->m;
  i32 lo = m->fan_off[p], n = m->fan_off[p + 1] - lo, ahead = 0, behind = 0;
  R->nwindow = R->nbound = R->nlone = 0;
  add_bound(R, (vec){1, 0}, 0, 0);
  add_bound(R, (vec){-1, 0}, 0, 0);
  if (m->degree[p] == 2)
    for (int k = 0; k < 2; k++) {
      add_bound(R, m->edge_dir[m->wedge_off[p] + k], 0, 0);
      add_bound(R, minus(m->edge_dir[m->wedge_off[p] + k]), 0, 0);
    }
  if (R->masked) {
    for (i32 e = 0; e < R->nends && !R->failed; e++) end_bounds(R, p, e, &ahead, &behind);
    if (R->nbound == 2 + (m->degree[p] == 2) * 4 && !(ahead && behind)) return;
  }
  for (i32 i = 0; i < n; i++) add_bound(R, between(m, p, m->fan_nb[lo + i]), 0, 0);
  if (R->failed) return;
  qsort(R->bound, (size_t)R->nbound, sizeof(Bound), by_angle);
  /* the fan entry that holds the first direction, 1,0 */
  int along;
  i32 fan = entry(m, p, (vec){1, 0}, &along) - lo;
  i32 k = 0;
  while (k < R->nbound) {
    vec d = R->bound[k].d;
    i32 stop = k, ahead_at = ahead, behind_at = behind;
    while (stop < R->nbound && by_angle(&R->bound[stop], &R->bound[k]) == 0) {
      /* on the border itself both what ends and what begins is there */
      if (R->bound[stop].a > 0) ahead_at++;
      if (R->bound[stop].b > 0) behind_at++;
      ahead += R->bound[stop].a;
      behind += R->bound[stop].b;
      stop++;
    }
    vec l = R->bound[stop < R->nbound ? stop : 0].d;
    vec following = between(m, p, m->fan_nb[lo + (fan + 1) % n]);
    if (k && cross(following, d) == 0 && (following.x * d.x > 0 || following.y * d.y > 0))
      fan = (fan + 1) % n;
    if ((!R->masked || (ahead > 0 && behind > 0)) && keep_tangent(m, p, d, l))
      add_window(R, d, l, fan, ahead);
    else if (R->masked && R->grazing && ahead_at > 0 && behind_at > 0 && !lower_half(d) &&
             relevant(m, p, d)) {
      if (!ROOM(lone, R->nlone + 1, cap_lone)) return;
      R->lone[R->nlone++] = d;
    }
    k = stop;
  }
}

/* ------------------------------------------------------------------ one vertex */

static inline int earlier(vec a, vec b) {   /* angles from 0 up to and including pi */
  i64 c = cross(a, b);
  return c > 0 || (c == 0 && a.x > 0 && b.x < 0);
}

static void join(Run *R, i32 p) {
  const Mesh *m = R->m;
  i32 lo = m->fan_off[p], deg = m->degree[p];
  i32 i = 0, k = 0, last_i = -1, last_k = -1;
  R->npath[0] = R->npath[1] = 0;
  i32 last_state = -1;
  while (i < R->nleaf[0] && k < R->nleaf[1] && !R->failed) {
    const Leaf *f = R->leaf[0] + i, *b = R->leaf[1] + k;
    vec br = minus(b->r), bl = minus(b->l);
    vec from = earlier(f->r, br) ? br : f->r;
    int f_first = earlier(f->l, bl), b_first = earlier(bl, f->l);
    vec to = f_first ? f->l : bl;
    if (earlier(from, to)) {
      if (i != last_i) follow(R, 0, f->node); else R->same[0] = R->fresh[0] = R->npath[0];
      if (k != last_k) follow(R, 1, b->node); else R->same[1] = R->fresh[1] = R->npath[1];
      if (R->failed) return;
      i32 wf = m->fan_wedge[lo + f->fan], wb = m->fan_wedge[lo + b->fan];
      i32 nright = f->fan > b->fan ? wf - wb : wf - wb + deg, nleft = deg - nright;
      i32 state = (wf * deg + wb) * 2 + (f->fan > b->fan);
      if (state != last_state) {
        R->same[0] = R->same[1] = 0;
        R->fresh[0] = R->npath[0];
        R->fresh[1] = R->npath[1];
      }
      last_state = state;
      last_i = i;
      last_k = k;
      if (!(nright == 1 && nleft == 1)) {
        pass_right(R, p, wb, nright, nleft);
        if (R->grazing && (deg >= 4 || nright >= 3 || nleft >= 3)) touch(R, p, from, to, wb, wf, nright, nleft);
      }
    }
    if (f_first) i++;
    else if (b_first) k++;
    else { i++; k++; }
  }
}

static i64 length1(vec d) { return (d.x < 0 ? -d.x : d.x) + (d.y < 0 ? -d.y : d.y); }

static int joined(const Mesh *m, i32 p, i32 q) {   /* is p-q a field edge? */
  i32 lo = m->fan_off[p], hi = m->fan_off[p + 1];
  for (i32 i = lo; i < hi; i++)
    if (m->fan_nb[i] == q) {
      i32 before = i > lo ? i - 1 : hi - 1;
      return m->place[m->fan_tri[before]] != m->place[m->fan_tri[i]];
    }
  return 0;
}

/* Lines through p and another vertex: those that can be better than every moved line. */
static void closed_lines(Run *R, i32 p) {
  const Mesh *m = R->m;
  i32 n = R->nevent;
  for (i32 i = 0; i < n && !R->failed;) {
    vec d = R->event[i].d;
    i32 k = i, near = R->event[i].vertex, several = d.y == 0;
    while (k < n && cross(d, R->event[k].d) == 0) {
      i32 v = R->event[k].vertex;
      if (v != near) several = 1;
      if (length1(between(m, p, v)) < length1(between(m, p, near))) near = v;
      k++;
    }
    if (several || pinches(m, p, d) || pinches(m, near, d) || joined(m, p, near))
      closed_line(R, p, between(m, p, near));
    i = k;
  }
  for (i32 i = 0; i < R->nlone && !R->failed; i++) closed_line(R, p, R->lone[i]);
}

static void at_vertex(Run *R, i32 p) {
  const Mesh *m = R->m;
  i32 lo = m->fan_off[p];
  if (m->degree[p] < 2) return;
  vec at = m->xy[p];
  if (R->masked && (at.x < R->low.x || at.y < R->low.y || at.x > R->high.x || at.y > R->high.y))
    return;
  R->nnode = R->nleaf[0] = R->nleaf[1] = R->nevent = 0;
  if (R->grazing && m->degree[p] >= 3) {
    make_reach(R, p);
    if (R->failed) return;
    meet(R, p);
  }
  make_windows(R, p);
  for (i32 i = 0; i < R->nwindow && !R->failed; i++) {
    const Window w = R->window[i];
    int side = lower_half(w.r);
    vec first = between(m, p, m->fan_nb[lo + w.fan]);
    if (cross(first, w.r) == 0) add_event(R, w.r, m->fan_nb[lo + w.fan]);
    shoot(R, p, side, &w);
    vec last = between(m, p, m->fan_nb[lo + (w.fan + 1) % (m->fan_off[p + 1] - lo)]);
    if (cross(last, w.l) == 0)
      add_event(R, w.l, m->fan_nb[lo + (w.fan + 1) % (m->fan_off[p + 1] - lo)]);
  }
  if (R->failed) return;
  join(R, p);
  if (R->grazing) closed_lines(R, p);
}

/* Fields with a common boundary see each other across it. */
static void across_edges(Run *R) {
  const Mesh *m = R->m;
  for (i32 t = 0; t < m->nt; t++)
    for (int k = 0; k < 3; k++) {
      i32 other = m->nbr[3 * t + k];
      if (other > t && m->place[other] != m->place[t]) {
        better_places(R, R->clear, m->place[t], m->place[other], 0, 0);
        better_places(R, R->graze, m->place[t], m->place[other], 0, 0);
      }
    }
}

/* Shot distances between ends.
 *
 * count   (nplaces)     field that a line through the place counts, BLOCKS or PASSES
 * ends    (nplaces, 2)  end index of the ground and the upper field there, or -1
 * flag    (nfields)     1 where the field counts for pairs that need one such field
 * group   (nends)       group of an end, 0 to 7
 * need    (8, 8)        for two groups: 0 ignore the pair, 1 plain, 2 wants a flagged field
 * verts   (nverts)      vertices to turn lines about
 * hull_off, hull        NULL for all directions; else convex hulls of the ends, counter-clockwise:
 *                       only lines that meet two of them are tried
 * clear, graze (nends, nends), upper triangle: made smaller where a better line is found;
 *                       graze may be NULL
 * witness (5)           NULL, or for the only pair of two ends its best closed line: two points,
 *                       a point and a direction, or a point, and which of these it is
 * Returns 0, or 1 when memory ran out. */
API int mk_sight(const Mesh *m, const i32 *count, const i32 *ends, const u8 *flag, i32 nends,
                 const u8 *group, const u8 *need, const i32 *verts, i64 nverts,
                 const i32 *hull_off, const i32 *hull, u16 *clear, u16 *graze, double *witness) {
  Run run = {0}, *R = &run;
  R->m = m; R->count = count; R->ends = ends; R->flag = flag; R->nends = nends;
  R->group = group; R->need = need; R->clear = clear; R->graze = graze;
  R->grazing = graze != NULL; R->masked = hull_off != NULL;
  R->hull_off = hull_off; R->hull = hull; R->witness = witness;
  if (R->masked && hull_off[nends] > 0) {
    R->low = R->high = m->xy[hull[0]];
    for (i32 i = 1; i < hull_off[nends]; i++) {
      vec v = m->xy[hull[i]];
      if (v.x < R->low.x) R->low.x = v.x;
      if (v.y < R->low.y) R->low.y = v.y;
      if (v.x > R->high.x) R->high.x = v.x;
      if (v.y > R->high.y) R->high.y = v.y;
    }
  }
  for (int i = 0; i < 64; i++) R->flags |= need[i] == NEEDS_FLAG;
  R->stamp = calloc((size_t)m->nfields + 1, sizeof(i32));
  R->end_stamp = calloc((size_t)nends + 1, sizeof(i32));
  if (!R->stamp || !R->end_stamp) R->failed = 1;
  for (i64 i = 0; i < nverts && !R->failed; i++) {
    if (R->epoch > INT32_MAX / 2) {
      memset(R->stamp, 0, ((size_t)m->nfields + 1) * sizeof(i32));
      R->epoch = 0;
    }
    if (R->end_epoch > INT32_MAX / 2) {
      memset(R->end_stamp, 0, ((size_t)nends + 1) * sizeof(i32));
      R->end_epoch = 0;
    }
    at_vertex(R, verts[i]);
  }
  free(R->node); free(R->leaf[0]); free(R->leaf[1]); free(R->event);
  free(R->task); free(R->window); free(R->bound); free(R->lone); free(R->path[0]);
  free(R->path[1]); free(R->path_node[0]); free(R->path_node[1]);
  free(R->old_path[0]); free(R->old_path[1]); free(R->old_node[0]); free(R->old_node[1]);
  free(R->side_wedge); free(R->stamp);
  free(R->end_stamp); free(R->point); free(R->run); free(R->reach);
  return R->failed;
}

/* Distance 1 between ends with a common boundary; see mk_sight for the arguments. */
API void mk_touching(const Mesh *m, const i32 *count, const i32 *ends, i32 nends, const u8 *group,
                     const u8 *need, u16 *clear, u16 *graze) {
  Run run = {0}, *R = &run;
  R->m = m; R->count = count; R->ends = ends; R->nends = nends;
  R->group = group; R->need = need; R->clear = clear; R->graze = graze;
  across_edges(R);
}
