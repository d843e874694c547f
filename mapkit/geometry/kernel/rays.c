/* Rays from a vertex outward through the triangles, and the fields along them. */
#include "sight.h"

/* Half of the directions will do, since lines go both ways. Direction 0 is also the last border of
 * the lower half, so events there may come at both ends of the list. */
void mk_event(Run *R, vec d, i32 v) {
  if (lower_half(d) || !R->grazing || !mk_relevant(R->m, v, d)) return;
  if (ROOM(event, R->nevent + 1, cap_event)) R->event[R->nevent++] = (Event){d, v};
}

static i32 add_node(Run *R, i32 parent, i32 place) {
  if (!ROOM(node, R->nnode + 1, cap_node)) return 0;
  R->node[R->nnode] = (Node){parent, place, parent < 0 ? 0 : R->node[parent].depth + 1};
  return R->nnode++;
}

static void add_leaf(Run *R, int side, vec r, vec l, i32 node, i32 fan) {
  i32 n = R->nleaf[side];
  R->leaf[side] = mk_grow(R, R->leaf[side], &R->cap_leaf[side], n + 1, sizeof(Leaf));
  if (R->failed) return;
  R->leaf[side][n] = (Leaf){r, l, node, fan};
  R->nleaf[side]++;
}

static int push(Run *R, Task t) {
  if (!ROOM(task, R->ntask + 1, cap_task)) return 0;
  R->task[R->ntask++] = t;
  return 1;
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
void mk_shoot(Run *R, i32 p, int side, const Window *w) {
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
    if (k.tri < 0) { mk_event(R, k.r, k.node); continue; }
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
        if (right == 0) mk_event(R, k.r, apex);
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
void mk_follow(Run *R, int side, i32 node) {
  i32 n = R->node[node].depth + 1, old = R->npath[side];
  if (n > R->cap_path[side]) {
    i32 **all[4] = {&R->path[side], &R->path_node[side], &R->old_path[side], &R->old_node[side]};
    i32 cap = 0;
    for (int i = 0; i < 4; i++) {
      cap = R->cap_path[side];
      *all[i] = mk_grow(R, *all[i], &cap, n, sizeof(i32));
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
