/* Lines that touch one vertex. */
#include <math.h>

#include "sight.h"

void mk_reach(Run *R, i32 p) {
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
void mk_meet(Run *R, i32 p) {
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
void mk_touch(Run *R, i32 p, vec from, vec to, i32 back_wedge, i32 ahead_wedge, i32 nright,
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
          mk_next_epoch(R);
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
        mk_next_epoch(R);
        touch_ahead(R, p, s, side, 1, 0, 0);
      }
    }
  }
}
