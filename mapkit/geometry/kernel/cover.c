/* The drawing of all field edges: points near edges, and the triangulation held to integers. */
#include "mesh.h"

#include <stdlib.h>

/* Square cells over all points, about as many as there are points. */
typedef struct {
  i64 x0, y0, side, columns, rows;
  i32 *start, *member;                   /* cell -> points, in order */
} Grid;

static i64 clamp(i64 v, i64 most) { return v < 0 ? 0 : v > most ? most : v; }
static i64 column(const Grid *g, i64 x) { return clamp((x - g->x0) / g->side, g->columns - 1); }
static i64 row(const Grid *g, i64 y) { return clamp((y - g->y0) / g->side, g->rows - 1); }

static int make_grid(Grid *g, i32 n, const vec *xy) {
  i64 x1 = xy[0].x, y1 = xy[0].y;
  g->x0 = x1; g->y0 = y1;
  for (i32 i = 1; i < n; i++) {
    if (xy[i].x < g->x0) g->x0 = xy[i].x;
    if (xy[i].y < g->y0) g->y0 = xy[i].y;
    if (xy[i].x > x1) x1 = xy[i].x;
    if (xy[i].y > y1) y1 = xy[i].y;
  }
  i64 width = x1 - g->x0 + 1, height = y1 - g->y0 + 1;
  g->side = 1;
  while ((double)(width / g->side + 1) * (double)(height / g->side + 1) > 2.0 * n + 1) g->side *= 2;
  g->columns = width / g->side + 1; g->rows = height / g->side + 1;
  i64 cells = g->columns * g->rows;
  g->start = calloc((size_t)cells + 2, sizeof(i32));
  g->member = malloc((size_t)n * sizeof(i32));
  if (!g->start || !g->member) return NO_MEMORY;
  for (i32 i = 0; i < n; i++) g->start[row(g, xy[i].y) * g->columns + column(g, xy[i].x) + 2]++;
  for (i64 c = 2; c < cells + 2; c++) g->start[c] += g->start[c - 1];
  for (i32 i = 0; i < n; i++)
    g->member[g->start[row(g, xy[i].y) * g->columns + column(g, xy[i].x) + 1]++] = i;
  return DONE;
}

/* Find the points in closed boxes: pairs (box, point), box after box. Writes as many as there is
 * room for and returns how many there are. */
API i64 mk_points_in_boxes(const BoxTask *task, PointsInBoxes *out) {
  const vec *xy = task->xy;
  if (!task->npoints || !task->nboxes) return 0;
  Grid g = {0};
  i64 found = make_grid(&g, task->npoints, xy);
  for (i32 b = 0; b < task->nboxes && found >= 0; b++) {
    const Box q = task->boxes[b];
    i64 left = column(&g, q.x0), right = column(&g, q.x1), low = row(&g, q.y0), high = row(&g, q.y1);
    for (i64 r = low; r <= high; r++) {
      /* Cells of a row stand side by side, and so do their points. */
      i32 first = g.start[r * g.columns + left], last = g.start[r * g.columns + right + 1];
      for (i32 k = first; k < last; k++) {
        i32 i = g.member[k];
        if (xy[i].x < q.x0 || xy[i].x > q.x1 || xy[i].y < q.y0 || xy[i].y > q.y1) continue;
        if (found < out->room) { out->box[found] = b; out->point[found] = i; }
        found++;
      }
    }
  }
  free(g.start); free(g.member);
  return found;
}

static i32 root(i32 *parent, i32 t) {
  while (parent[t] != t) t = parent[t] = parent[parent[t]];
  return t;
}

/* Hold a triangulation to integers and tell what lies beyond each side.
 *
 * Every triangle turns counter-clockwise, together they fill the frame (`whole` is twice its
 * area), each side has one twin or none, and every edge is a side. Fills, by triangle and side, the
 * neighbour and the number of the edge there (-1 for none), and by triangle the number of its face:
 * triangles that are joined over sides without an edge on them, or with one that is no border. */
API i32 mk_cover(const CoverTask *task, CoverResult *out) {
  const vec *xy = task->xy;
  const i32 *tri = task->triangles;
  i32 n = task->nvertices, nt = task->ntriangles, *nbr = out->neighbours, *edge = out->edge;
  u64 filled = 0;
  for (i32 t = 0; t < nt; t++) {
    vec a = xy[tri[3 * t]], b = xy[tri[3 * t + 1]], c = xy[tri[3 * t + 2]];
    i64 area = cross((vec){b.x - a.x, b.y - a.y}, (vec){c.x - a.x, c.y - a.y});
    if (area <= 0 || (u64)area > task->whole - filled) return NOT_CLEAN;
    filled += (u64)area;
  }
  if (filled != task->whole) return NOT_CLEAN;
  /* Sides by their smaller end, then looked up among the few that share it. */
  i32 *start = calloc((size_t)n + 2, sizeof(i32)), *sides = malloc((3 * (size_t)nt + 1) * sizeof(i32));
  i32 *parent = malloc(((size_t)nt + 1) * sizeof(i32));
  int state = start && sides && parent ? DONE : NO_MEMORY;
  if (state == DONE) {
#define TO(i) tri[(i) % 3 == 2 ? (i) - 2 : (i) + 1]
#define LESS(i) (tri[i] < TO(i) ? tri[i] : TO(i))
#define MORE(i) (tri[i] < TO(i) ? TO(i) : tri[i])
    for (i32 i = 0; i < 3 * nt; i++) { nbr[i] = edge[i] = -1; start[LESS(i) + 2]++; }
    for (i32 v = 2; v < n + 2; v++) start[v] += start[v - 1];
    for (i32 i = 0; i < 3 * nt; i++) sides[start[LESS(i) + 1]++] = i;
    for (i32 v = 0; v < n && state == DONE; v++)
      for (i32 j = start[v]; j < start[v + 1] && state == DONE; j++)
        for (i32 k = j + 1; k < start[v + 1]; k++) {
          i32 one = sides[j], two = sides[k];
          if (MORE(one) != MORE(two)) continue;
          if (tri[one] == tri[two] || nbr[one] >= 0 || nbr[two] >= 0) { state = NOT_CLEAN; break; }
          nbr[one] = two / 3; nbr[two] = one / 3;
        }
  }
  for (i32 e = 0; e < task->nedges && state == DONE; e++) {
    i32 a = task->edges[2 * e], b = task->edges[2 * e + 1], less = a < b ? a : b, more = a < b ? b : a, seen = 0;
    for (i32 j = start[less]; j < start[less + 1]; j++)
      if (MORE(sides[j]) == more) { edge[sides[j]] = e; seen = 1; }
    if (!seen) state = NOT_CLEAN;
  }
  if (state == DONE) {
    for (i32 t = 0; t < nt; t++) parent[t] = t;
    for (i32 i = 0; i < 3 * nt; i++) {
      if (nbr[i] < 0 || (edge[i] >= 0 && task->border[edge[i]])) continue;
      i32 a = root(parent, i / 3), b = root(parent, nbr[i]);
      if (a < b) parent[b] = a; else parent[a] = b;   /* a face's first triangle is its root */
    }
    i32 faces = 0;
    for (i32 t = 0; t < nt; t++) {
      i32 r = root(parent, t);
      out->face[t] = r == t ? faces++ : out->face[r];
    }
    out->nfaces = faces;
  }
  free(start); free(sides); free(parent);
  return state;
}
