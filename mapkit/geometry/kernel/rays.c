/* Rays from a vertex outward through the triangles, and the fields along them. */
#include "sight.h"

/* Half of the directions will do, since lines go both ways. Direction 0 is also the last border of
 * the lower half, so events there may come at both ends of the list. */
void mk_event(Run *R, vec d, i32 v) {
  if (lower_half(d) || !R->grazing || !mk_relevant(R->m, v, d)) return;
  if (ROOM(event, R->nevent + 1, cap_event)) R->event[R->nevent++] = (Event){d, v};
}

/* The node of a place that comes after another. Neighbouring rays that meet the same places share
 * their nodes. */
static i32 add_node(Run *R, i32 parent, i32 place) {
  i32 n = R->nnode;
  if (parent >= 0) {
    i32 child = R->node[parent].child;
    if (child >= 0 && R->node[child].place == place) return child;
  }
  if (!ROOM(node, n + 1, cap_node)) return 0;
  Node *node = R->node + n;
  *node = (Node){parent, place, 0, -1, R->masked && has_ends(R, place) ? n : -1};
  if (R->masked) R->met_ends |= ends_in(R, place);
  if (parent >= 0) {
    Node *before = R->node + parent;
    before->child = n;
    node->depth = before->depth + 1;
    if (node->end < 0) node->end = before->end;
  }
  return R->nnode++;
}

static void add_leaf(Run *R, int side, vec r, vec l, i32 node, i32 fan) {
  i32 n = R->nleaf[side];
  if (n && R->leaf[side][n - 1].node == node) { R->leaf[side][n - 1].l = l; return; }
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
  const Node *k = R->node + node;
  i32 n = 0;
  if (k->end != node) return 0;
  for (int i = 0; i < 2; i++) {
    i32 end = R->ends[2 * k->place + i], at = k->parent;
    if (end < 0) continue;
    while (at >= 0 && (at = R->node[at].end) >= 0 && !in_place(R, R->node[at].place, end))
      at = R->node[at].parent;
    n += at < 0;
  }
  return n;
}

/* Lead all rays between r and l past a vertex between them at which nothing changes, where they
 * leave its triangles by one side again. Both halves of the window are led round the vertex, each
 * to the triangle behind it.
 *
 * at       where the rays come from
 * by       the side that they enter the vertex's triangles by
 * Returns 0, or 1 with the side in `exit` and in `place` the place that they come into. */
static int pass_over(const Run *R, vec at, vec r, vec l, const Side *by, i32 *exit, i32 *place) {
  const Side *side = R->m->side;
  for (const Side *s = side + by->exit[0];; s = side + s->exit[1]) {
    if (s->place != SAME_PLACE) {
      if (s->place == OUTSIDE) return 0;
      *place = s->place;
      if (!legal(R, s->place)) break;
    }
    vec c = {s->x - at.x, s->y - at.y};
    if (cross(r, c) < 0) continue;
    if (cross(c, l) >= 0) return 0;
    *exit = s->exit[0];
    break;
  }
  for (const Side *s = side + by->exit[1];; s = side + s->exit[0]) {
    if (s->place != SAME_PLACE && (s->place == OUTSIDE || !legal(R, s->place)))
      return s->place != OUTSIDE;
    vec c = {s->x - at.x, s->y - at.y};
    if (cross(c, l) < 0) continue;
    return cross(r, c) < 0;
  }
}

/* Go on into another place; 0 where the rays end there. */
static int enter(Run *R, Task *k, i32 place, i32 ends) {
  k->node = add_node(R, k->node, place);
  if (R->failed || !legal(R, place)) return 0;
  if (!R->masked) return 1;
  k->seen += new_ends(R, k->node);
  return k->seen < ends;
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
  vec at = m->xy[p];
  R->ntask = 0;
  push(R, (Task){w->r, w->l, 3 * t0 + m->fan_side[fan], root, seen0});
  while (R->ntask && !R->failed) {
    Task k = R->task[--R->ntask];
    if (k.exit < 0) { mk_event(R, k.r, k.node); continue; }
    const Side *s = m->side + k.exit;
    for (;;) {                            /* leave a triangle by side s */
      if (s->place != SAME_PLACE &&
          (s->place == OUTSIDE || !enter(R, &k, s->place, w->ends) ||
           (R->boxed && leaves_box(R, (i32)(s - m->side)))))
        break;
      vec v = {s->x - at.x, s->y - at.y};
      i64 right = cross(k.r, v), left = cross(v, k.l);
      if (right < 0 || left < 0) {
        s = m->side + s->exit[right < 0];
      } else if (right == 0) {
        mk_event(R, k.r, s->apex);
        s = m->side + s->exit[1];
      } else if (left == 0) {
        if (R->grazing) push(R, (Task){k.l, k.l, -1, s->apex, 0});
        s = m->side + s->exit[0];
      } else {
        i32 exit = -1, place = SAME_PLACE;
        int relevant = mk_relevant(m, s->apex, v);
        if (!relevant && pass_over(R, at, k.r, k.l, s, &exit, &place)) {
          if (place != SAME_PLACE && !enter(R, &k, place, w->ends)) break;
          s = m->side + exit;
        } else {
          push(R, (Task){v, k.l, s->exit[1], k.node, k.seen});
          if (relevant && R->grazing) push(R, (Task){v, v, -1, s->apex, 0});
          k.l = v;
          s = m->side + s->exit[0];
        }
      }
      if (R->failed) return;
    }
    add_leaf(R, side, k.r, k.l, k.node, w->fan);
  }
}

/* The fields along a leaf, nearest first. `same` of them are those of the last leaf. Where the rest
 * is the old rest with a few fields put in, only those few, up to `fresh`, can be news: whatever
 * lies beyond them was reached over fewer fields before. */
void mk_follow(Run *R, int side, i32 node) {
  i32 n = R->node[node].depth + 1, old = R->npath[side], cap = R->cap_path[side];
  R->path[side] = mk_grow(R, R->path[side], &cap, n, sizeof(i32));
  R->path_node[side] = mk_grow(R, R->path_node[side], &R->cap_path[side], n, sizeof(i32));
  if (R->failed || !ROOM(old_path, old, cap_old_path)) return;
  i32 *path = R->path[side], *path_node = R->path_node[side], same = n;
  for (i32 at = node; same > 0 && !(same <= old && path_node[same - 1] == at); same--)
    at = R->node[at].parent;
  if (same < old) memcpy(R->old_path, path + same, (size_t)(old - same) * sizeof(i32));
  for (i32 at = node, k = n - 1; k >= same; at = R->node[at].parent, k--) {
    path_node[k] = at;
    path[k] = R->node[at].place;
  }
  R->npath[side] = n;
  R->same[side] = same;
  R->fresh[side] = n;
  i32 more = n - old;
  if (more <= 0) return;
  for (i32 k = same; k < old; k++)
    if (R->old_path[k - same] != path[k + more]) return;
  if (R->flags) {                        /* unless a field that some pairs need was put in */
    int before = 0, put_in = 0;
    for (i32 k = 0; k < same + more; k++)
      if (R->count[path[k]] >= 0 && R->flag[R->count[path[k]]]) *(k < same ? &before : &put_in) = 1;
    if (put_in && !before) return;
  }
  R->fresh[side] = same + more;
}
