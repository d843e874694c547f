/* Lines from one group of ends to another that lies apart, a bundle at a time.
 *
 * A bundle in which no pair can get better is dropped. Any other is halved, until it holds few
 * vertices: then lines turn about those. The middle line of each bundle that is halved gives good
 * distances early, so that most bundles are dropped while they are wide. */
#include <stdlib.h>

#include "bundle.h"

/* So few vertices are turned about rather than the bundle halved: the two cost as much. */
enum { FEW = 16 };

/* Follow one line from an end on: where it touches no vertex, its distances are valid. */
static void follow_line(Bundle *B, vec a, vec b, i32 start) {
  Run *R = B->R;
  const Mesh *m = R->m;
  for (i32 i = B->asked->offsets[start]; i < B->asked->offsets[start + 1]; i++) {
    i32 t = B->asked->triangles[i], fields = 0;
    int flagged = 0;
    mk_next_epoch(R);
    for (;;) {
      const i32 *c = m->tri + 3 * t;
      i64 s[3];
      int out = -1;
      for (int k = 0; k < 3; k++) s[k] = mk_side_of(a, b, m->xy[c[k]]);
      for (int k = 0; k < 3; k++) {
        if (s[k] == 0) return;
        if (s[k] < 0 && s[k < 2 ? k + 1 : 0] > 0) out = k;
      }
      if (out < 0) break;                /* the first triangle may lie beside the line */
      i32 beyond = m->nbr[3 * t + out];
      if (beyond < 0) break;
      i32 place = m->place[beyond];
      if (place != m->place[t]) {
        if (in_place(R, place, start)) break;   /* seen from the triangle where it is left last */
        for (int i = 0; i < 2; i++) {
          i32 end = R->ends[2 * place + i];
          if (end >= B->t0 && end < B->t1) better(R, R->clear, start, end, fields, flagged);
        }
        if (!count_field(R, place, &fields, &flagged)) break;
      }
      if (leaves_box(R, 3 * t + out)) break;
      t = beyond;
    }
  }
}

static inline vec middle(vec a, vec b) { return (vec){a.x + (b.x - a.x) / 2, a.y + (b.y - a.y) / 2}; }

static inline vec from_to(vec a, vec b) { return (vec){b.x - a.x, b.y - a.y}; }

/* Turn lines about the vertices that lines of the bundle can touch. */
static void turn(Bundle *B, u64 starts) {
  Run *R = B->R;
  const Gates *g = &B->gates;
  List chosen = {0};
  B->choice++;
  for (i32 s = B->s0; s < B->s1; s++) {
    if (!(starts >> (s - B->s0) & 1)) continue;
    mk_search(B, s, 1);
    for (i32 i = 0; i < B->vertices.n; i++) {
      i32 v = B->vertices.item[i];
      if (B->chosen[v] == B->choice) continue;
      B->chosen[v] = B->choice;
      mk_add(B, &chosen, v);
    }
  }
  for (i32 i = 0; i < chosen.n && !R->failed; i++) {
    vec p = R->m->xy[chosen.item[i]];
    if (mk_side_of(g->a0, g->a1, p) >= 0 || mk_side_of(g->b0, g->b1, p) <= 0) continue;
    vec r = from_to(p, g->b0), l = from_to(p, g->b1), back_r = from_to(g->a1, p), back_l = from_to(g->a0, p);
    if (cross(r, back_r) > 0) r = back_r;
    if (cross(l, back_l) < 0) l = back_l;
    if (cross(r, l) <= 0) continue;
    R->right = r; R->left = l;
    mk_at_vertex(R, chosen.item[i]);
  }
  free(chosen.item);
}

static void enter_gates(Bundle *B, Gates g) {
  Run *R = B->R;
  B->gates = g;
  B->right = from_to(g.a1, g.b0);
  B->left = from_to(g.a0, g.b1);
  vec all[] = {g.a0, g.a1, g.b0, g.b1};
  R->low = R->high = all[0];
  for (int i = 1; i < 4; i++) {
    if (all[i].x < R->low.x) R->low.x = all[i].x;
    if (all[i].y < R->low.y) R->low.y = all[i].y;
    if (all[i].x > R->high.x) R->high.x = all[i].x;
    if (all[i].y > R->high.y) R->high.y = all[i].y;
  }
}

void mk_divide(Bundle *B, Gates g, u64 starts) {
  Run *R = B->R;
  u64 can = 0;
  i32 most = 0;
  enter_gates(B, g);
  for (i32 s = B->s0; s < B->s1 && !R->failed; s++)
    if (starts >> (s - B->s0) & 1 && mk_search(B, s, 0)) {
      can |= (u64)1 << (s - B->s0);
      if (B->vertices.n > most) most = B->vertices.n;
    }
  if (!can || R->failed) return;
  vec a = middle(g.a0, g.a1), b = middle(g.b0, g.b1);
  for (i32 s = B->s0; s < B->s1; s++)
    if (can >> (s - B->s0) & 1) follow_line(B, a, b, s);
  i64 na = length1(from_to(g.a0, g.a1)), nb = length1(from_to(g.b0, g.b1));
  if (most <= FEW || (na < 2 && nb < 2)) {
    turn(B, can);
  } else if (na >= nb) {
    mk_divide(B, (Gates){g.a0, a, g.b0, g.b1}, can);
    mk_divide(B, (Gates){a, g.a1, g.b0, g.b1}, can);
  } else {
    mk_divide(B, (Gates){g.a0, g.a1, g.b0, b}, can);
    mk_divide(B, (Gates){g.a0, g.a1, b, g.b1}, can);
  }
}

/* Find the distances between groups of ends that lie apart. */
API i32 mk_sight_between(const Mesh *m, const SightTask *task, const BundleSearch *asked,
                         SightTables *tables) {
  Run run, *R = &run;
  mk_begin(R, m, task, tables);
  R->grazing = 1;
  R->ranged = R->boxed = 1;
  Bundle bundles = {.R = R, .asked = asked}, *B = &bundles;
  B->level = malloc(((size_t)m->nfields + 1) * sizeof(i32));
  B->met = malloc(((size_t)task->nends + 1) * sizeof(i32));
  B->visited = calloc((size_t)m->nt + 1, sizeof(i32));
  B->touched = calloc((size_t)m->nv + 1, sizeof(i32));
  B->chosen = calloc((size_t)m->nv + 1, sizeof(i32));
  if (!B->level || !B->met || !B->visited || !B->touched || !B->chosen) R->failed = 1;
  else memset(B->level, 0xff, ((size_t)m->nfields + 1) * sizeof(i32));
  for (i32 i = 0; i < asked->nbundles && !R->failed; i++) {
    const i32 *g = asked->groups + 4 * i;
    const vec *gates = asked->gates + 4 * i;
    B->s0 = g[0]; B->s1 = g[1]; B->t0 = g[2]; B->t1 = g[3];
    mk_divide(B, (Gates){gates[0], gates[1], gates[2], gates[3]}, ~(u64)0 >> (64 - (g[1] - g[0])));
  }
  free(B->now.item); free(B->later.item); free(B->fields.item); free(B->vertices.item);
  free(B->level); free(B->met); free(B->visited); free(B->touched); free(B->chosen);
  mk_end(R);
  return R->failed ? NO_MEMORY : DONE;
}
