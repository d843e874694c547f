/* The drawing of all field edges: points near edges, and the triangulation held to integers. */
#include "mesh.h"

#include <math.h>
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

typedef int Wanted(const void *about, vec point);

/* Add the points in a closed box that are wanted. Writes as many as there is room for. */
static i64 add_points(const Grid *g, const vec *xy, const Box *q, i32 number, i64 found,
                      PointsInBoxes *out, Wanted *wanted, const void *about) {
  i64 left = column(g, q->x0), right = column(g, q->x1), low = row(g, q->y0), high = row(g, q->y1);
  for (i64 r = low; r <= high; r++) {
    /* Cells of a row stand side by side, and so do their points. */
    i32 first = g->start[r * g->columns + left], last = g->start[r * g->columns + right + 1];
    for (i32 k = first; k < last; k++) {
      i32 i = g->member[k];
      if (xy[i].x < q->x0 || xy[i].x > q->x1 || xy[i].y < q->y0 || xy[i].y > q->y1) continue;
      if (wanted && !wanted(about, xy[i])) continue;
      if (found < out->room) { out->box[found] = number; out->point[found] = i; }
      found++;
    }
  }
  return found;
}

/* Find the points in closed boxes: pairs (box, point), box after box. Writes as many as there is
 * room for and returns how many there are. */
API i64 mk_points_in_boxes(const BoxTask *task, PointsInBoxes *out) {
  if (!task->npoints || !task->nboxes) return 0;
  Grid g = {0};
  i64 found = make_grid(&g, task->npoints, task->xy);
  for (i32 b = 0; b < task->nboxes && found >= 0; b++)
    found = add_points(&g, task->xy, &task->boxes[b], b, found, out, NULL, NULL);
  free(g.start); free(g.member);
  return found;
}

typedef struct { vec from, along; double most; } Band;

/* Rounding only lets a point more through: what is near is decided elsewhere. */
static int in_band(const void *about, vec point) {
  const Band *band = about;
  double side = (double)cross(band->along, (vec){point.x - band->from.x, point.y - band->from.y});
  return (side < 0 ? -side : side) <= band->most;
}

/* Find the points near edges: in the box round an edge and its margin, and no farther than the
 * margin from its line. As above otherwise. */
API i64 mk_points_near(const NearTask *task, PointsInBoxes *out) {
  if (!task->npoints || !task->nedges) return 0;
  Grid g = {0};
  i64 found = make_grid(&g, task->npoints, task->xy), m = task->margin;
  for (i32 e = 0; e < task->nedges && found >= 0; e++) {
    const Box *s = &task->edges[e];
    Box q = {(s->x0 < s->x1 ? s->x0 : s->x1) - m, (s->y0 < s->y1 ? s->y0 : s->y1) - m,
             (s->x0 < s->x1 ? s->x1 : s->x0) + m, (s->y0 < s->y1 ? s->y1 : s->y0) + m};
    Band band = {{s->x0, s->y0}, {s->x1 - s->x0, s->y1 - s->y0}, 0};
    double x = (double)band.along.x, y = (double)band.along.y;
    band.most = 1.000001 * (double)m * sqrt(x * x + y * y) + 0.5;
    found = add_points(&g, task->xy, &q, e, found, out, in_band, &band);
  }
  free(g.start); free(g.member);
  return found;
}

/* Tell for each p, q whether their middle is inside its figure. All is doubled, so that middles
 * are whole; products are below 2^63 and only compared. */
API i32 mk_middles_inside(const MiddleTask *task, MiddleResult *out) {
  for (i32 k = 0; k < task->nqueries; k++) {
    i64 x = task->p[k].x + task->q[k].x, y = task->p[k].y + task->q[k].y;
    i32 f = task->figure[k], inside = 0;
    for (i64 e = task->start[f]; e < task->start[f + 1]; e++) {
      vec a = task->a[e], b = task->b[e];
      int up = 2 * a.y <= y;
      if (up == (2 * b.y <= y)) continue;
      i64 left = (b.x - a.x) * (y - 2 * a.y), right = (b.y - a.y) * (x - 2 * a.x);
      /* The ray to the right meets an edge that passes the middle's height right of it. */
      inside ^= up ? right < left : left < right;
    }
    out->inside[k] = (u8)inside;
  }
  return DONE;
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
