/* The fewest fields that lines of a bundle can cross between two ends.
 *
 * A search goes from an end, breadth first, over sides of triangles that some line of the bundle
 * crosses in the same direction. It need not be straight, and at corners it goes wherever a closed
 * line can: so no line of the bundle gets to an end over fewer fields than the search. */
#include "bundle.h"

void mk_add(Bundle *B, List *list, i32 item) {
  if (list->n == list->cap) {
    list->item = mk_grow(B->R, list->item, &list->cap, list->n + 1, sizeof(i32));
    if (B->R->failed) return;
  }
  list->item[list->n++] = item;
}

/* What a point lies outside of: a line between two that lie outside of the same does not meet the
 * bundle between its gates. */
enum { RIGHT = 1, LEFT = 2, WEST = 4, EAST = 8, SOUTH = 16, NORTH = 32 };

static inline u8 outside(const Bundle *B, vec v) {
  const Gates *g = &B->gates;
  vec low = B->R->low, high = B->R->high;
  return (u8)((mk_side_of(g->a0, g->b0, v) < 0 ? RIGHT : 0) | (mk_side_of(g->a1, g->b1, v) > 0 ? LEFT : 0) |
              (v.x < low.x ? WEST : v.x > high.x ? EAST : 0) |
              (v.y < low.y ? SOUTH : v.y > high.y ? NORTH : 0));
}

/* Is a line of the bundle able to cross a side of a triangle, outward? */
static inline int crossed(const Bundle *B, i32 side) {
  const Mesh *m = B->R->m;
  const i32 *c = m->tri + side / 3 * 3;
  vec e = between(m, c[side % 3], c[(side + 1) % 3]);
  return cross(B->right, e) >= 0 || cross(B->left, e) >= 0;
}

static void meet(Bundle *B, i32 place, i32 fields) {
  for (int i = 0; i < 2; i++) {
    i32 end = B->R->ends[2 * place + i];
    if (end < B->t0 || end >= B->t1 || B->met[end] >= 0) continue;
    B->met[end] = fields;
    B->nmet++;
  }
}

static inline void put(Bundle *B, Front *front, Entry entry) {
  if (front->n == front->cap) {
    front->item = mk_grow(B->R, front->item, &front->cap, front->n + 1, sizeof(Entry));
    if (B->R->failed) return;
  }
  front->item[front->n++] = entry;
}

/* Come to a place over so many fields. A field is counted where it is first met: a line that comes
 * back to it has crossed as many at least. */
static inline void come(Bundle *B, i32 place, Entry entry, i32 fields) {
  i32 f = B->R->count[place];
  meet(B, place, fields);
  if (f == BLOCKS) return;
  if (f >= 0 && B->level[f] < 0) {
    B->level[f] = fields + 1;
    mk_add(B, &B->fields, f);
  }
  put(B, f >= 0 && B->level[f] > fields ? &B->later : &B->now, entry);
}

static inline void leave(Bundle *B, i32 side, u8 right, u8 left, i32 fields) {
  const Side *s = B->R->m->side + side;
  if (right & left || s->place == OUTSIDE) return;
  if (!(right & RIGHT && left & LEFT) && !crossed(B, side)) return;
  Entry entry = {side, right, left};
  if (s->place == SAME_PLACE) put(B, &B->now, entry);
  else come(B, s->place, entry, fields);
}

/* What a closed line can reach from a vertex: any field that meets there. */
static void touch(Bundle *B, i32 v, i32 fields, int hop) {
  const Mesh *m = B->R->m;
  for (i32 i = m->wedge_off[v]; i < m->wedge_off[v + 1]; i++) meet(B, m->wedge[i], fields);
  if (hop || m->degree[v] > 3)
    for (i32 i = m->fan_off[v]; i < m->fan_off[v + 1]; i++) {
      i32 t = m->fan_tri[i];
      if (B->visited[t] != B->search) come(B, m->place[t], (Entry){-1 - t, 0, 0}, fields);
    }
}

static int corner_of(const Run *R, i32 v, i32 end) {
  const Mesh *m = R->m;
  for (i32 i = m->wedge_off[v]; i < m->wedge_off[v + 1]; i++)
    if (in_place(R, m->wedge[i], end)) return 1;
  return 0;
}

static inline void come_by(Bundle *B, i32 v, i32 fields, i32 start) {
  const Mesh *m = B->R->m;
  if (m->degree[v] < 2 || B->touched[v] == B->search) return;
  B->touched[v] = B->search;
  mk_add(B, &B->vertices, v);
  int hop = fields == 0 && corner_of(B->R, v, start);
  if (hop || m->degree[v] > 2) touch(B, v, fields, hop);
}

static void visit(Bundle *B, Entry entry, i32 fields, i32 start) {
  const Mesh *m = B->R->m;
  const Side *s = m->side + entry.side;
  i32 t = entry.side < 0 ? -1 - entry.side : s->exit[0] / 3;
  if (B->visited[t] == B->search) return;
  B->visited[t] = B->search;
  if (entry.side >= 0) {
    u8 apex = outside(B, (vec){s->x, s->y});
    if (!apex) come_by(B, s->apex, fields, start);
    leave(B, s->exit[0], entry.right, apex, fields);
    leave(B, s->exit[1], apex, entry.left, fields);
    return;
  }
  u8 corner[3];
  for (int k = 0; k < 3; k++) {
    corner[k] = outside(B, m->xy[m->tri[3 * t + k]]);
    if (!corner[k]) come_by(B, m->tri[3 * t + k], fields, start);
  }
  for (int k = 0; k < 3; k++) leave(B, 3 * t + k, corner[k], corner[k < 2 ? k + 1 : 0], fields);
}

int mk_search(Bundle *B, i32 start, int full) {
  Run *R = B->R;
  const Mesh *m = R->m;
  i32 most = 0, wanted_ends = 0;
  for (i32 t = B->t0; t < B->t1; t++) {
    B->met[t] = -1;
    if (!wanted(R, start, t, 1)) continue;
    wanted_ends++;
    if (mk_known(R, start, t) > most) most = mk_known(R, start, t);
  }
  B->nmet = 0;
  while (B->fields.n) B->level[B->fields.item[--B->fields.n]] = -1;
  B->now.n = B->later.n = B->vertices.n = 0;
  B->search++;
  for (i32 i = B->asked->offsets[start]; i < B->asked->offsets[start + 1]; i++) {
    i32 t = B->asked->triangles[i], f = R->count[m->place[t]];
    u8 all = RIGHT | LEFT;
    for (int k = 0; k < 3; k++) all &= outside(B, m->xy[m->tri[3 * t + k]]);
    if (all) continue;
    if (f >= 0 && B->level[f] < 0) {     /* the start itself is not counted */
      B->level[f] = 0;
      mk_add(B, &B->fields, f);
    }
    put(B, &B->now, (Entry){-1 - t, 0, 0});
  }
  for (i32 fields = 0; fields + 1 < most && (full || B->nmet < wanted_ends); fields++) {
    while (B->now.n && !R->failed) visit(B, B->now.item[--B->now.n], fields, start);
    if (!B->later.n || R->failed) break;
    Front swap = B->now;
    B->now = B->later;
    B->later = swap;
  }
  for (i32 t = B->t0; t < B->t1; t++)
    if (B->met[t] >= 0 && wanted(R, start, t, 1) && B->met[t] + 1 < mk_known(R, start, t)) return 1;
  return 0;
}
