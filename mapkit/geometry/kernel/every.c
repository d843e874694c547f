/* Proves that a pair has a line in every redrawing, where no single line is in all of them; or finds one without.
 *
 * A held line leads between anchors that stay in their faces. It is there unless one of the vertices near it, its
 * threats, moves over to its other side. So a redrawing without a line needs, for each of some held lines, a threat
 * that moves over it. Where no choice of threats leaves each vertex a place, there is no such redrawing. Else the
 * places that are left are tried, and the line that is found there is held as well. */
#include "every.h"

#define MOST_CHOICES 100000                    /* that are looked at in all, each for one line: below a microsecond */
enum { MOST_ROUNDS = 64, ROUNDS_EACH = 8 };    /* in which lines are held; the same while a longer one is kept open */
enum { MOST_LINES = 3 * MOST_ROUNDS, COARSE = 12 };    /* from there on the map's grid takes no part in choices */
enum { NOTHING, HOLDS, FOUND };

int mk_choose(Every *E, int on_grid, int lines) {
  const Mesh *m = E->mesh;
  i32 nlines = lines ? E->nlines : 0, n = 0, nthreats = nlines ? E->offsets[nlines] : 0;
  i32 starts[2 * MOST_WAY + 1];
  starts[0] = 0;
  for (i32 v = 0; v < m->nv; v++) E->number[v] = -1;
  for (i32 k = 0; k < E->kept.n; k++) {
    E->listed[n] = E->kept.halves[k] / 2;
    E->number[E->listed[n]] = n;
    starts[++n] = E->kept.ends[k];
  }
  for (i32 k = 0; k < nthreats; k++) if (E->number[E->vertices[k]] < 0) E->number[E->vertices[k]] = -2;
  for (i32 v = 0; v < m->nv; v++) if (E->number[v] == -2) { E->listed[n] = v; E->number[v] = n++; }
  for (i32 k = 0; k < nthreats; k++) {
    i32 v = E->vertices[k];
    E->chosen[k] = E->number[v];
    E->parts[k] = m->degree[v] >= 4 || m->fan_off[v] == m->fan_off[v + 1];     /* or not all borders are known */
  }
  ChoiceTask task = {
      .nlines = nlines, .nthreats = nthreats, .nvertices = n, .ndisc = SIDES, .nkept = E->kept.n,
      .nkept_corners = E->kept.ncorners, .ngrid = E->ngrid, .on_grid = on_grid, .most = E->choices > 1 ? E->choices : 1,
      .reach = E->reach, .disc_radius = E->fine->tolerance - 1, .line_offsets = E->offsets, .vertices = E->chosen,
      .parts = E->parts, .threats = E->threats, .least = E->least, .disc = &E->disc[0].x, .kept_offsets = starts, .kept = E->kept.corners,
      .grid = E->grid};
  Choices out = {.room = E->left.room, .corner_room = E->left.corner_room, .halves = E->left.halves,
                 .ends = E->left.ends, .corners = E->left.corners, .points = E->left.points};
  i32 done = mk_choices(&task, &out);
  if (done == NO_MEMORY) E->fine->failed = 1;
  E->choices = out.left;
  if (done != DONE) return 0;
  E->left.n = out.nregions; E->left.ncorners = out.ncorners;
  for (i32 k = 0; k < E->left.n; k++) E->left.halves[k] = 2 * E->listed[E->left.halves[k] / 2] + E->left.halves[k] % 2;
  return 1;
}

/* Hold a line in the middle of a strip that is as wide as can be, or nearly, and one on either side of it. */
static int hold(Every *E, const Drawing *d) {
  static const double widths[] = {4, 2, 1, 0.5, 0.25, 0.1, 0};
  Redraw *R = E->fine;
  const MovedPair *pair = R->pair;
  i32 most = E->task->most, have = E->offsets[E->nlines], room = have + 3 * (E->mesh->nv + 4 * E->nborders);
  if (E->nlines + 3 > MOST_LINES) return 0;
  if (room > E->threat_room) {
    E->threat_room = 2 * room;
    void *v = realloc(E->vertices, 2 * (size_t)room * sizeof(i32)), *t = realloc(E->threats, 6 * (size_t)room * sizeof(double));
    if (v) E->vertices = v;
    if (t) E->threats = t;
    void *c = realloc(E->chosen, 2 * (size_t)room * sizeof(i32)), *p = realloc(E->parts, 2 * (size_t)room);
    void *l = realloc(E->least, 2 * (size_t)room * sizeof(double));
    if (l) E->least = l;
    if (c) E->chosen = c;
    if (p) E->parts = p;
    if (!v || !t || !c || !p || !l) { R->failed = 1; return 0; }
  }
  for (; E->width < 7; E->width++)
    for (i32 r = 0; r < pair->nrules - pair->inside && !R->failed; r++) {
      double width = fmax(R->tolerance * widths[E->width], 2 * LINE_HAIR);
      if (mk_line(R, d, -width, most + 1, most, 0, r, r + 1) > most) continue;
      u8 need[GROUPS * GROUPS];
      SightTask task = mk_line_task(R, r, need);
      i32 offsets[4];
      HeldStrip *s = &E->strip;
      s->way = R->way; s->nway = R->nway; s->line = R->line; s->fields = most; s->room = room - have;
      s->offsets = offsets; s->vertices = E->vertices + have; s->over = E->threats + 3 * have;
      if (mk_held_strip(d->mesh, &task, s) != DONE) continue;
      for (i32 k = 1; k <= s->nlines; k++) E->offsets[++E->nlines] = have + offsets[k];
      for (i32 k = have; k < E->offsets[E->nlines]; k++) {
        const double *over = E->threats + 3 * k;
        E->least[k] = HUGE_VAL;
        for (int i = 0; i < SIDES; i++)
          E->least[k] = fmin(E->least[k], E->disc[i].x * over[0] + E->disc[i].y * over[1] - over[2]);
      }
      return 1;
    }
  E->width = 6;
  return 0;
}

static int same_moves(const Moves *a, const Moves *b) {
  if (a->n != b->n) return 0;
  for (i32 k = 0; k < a->n; k++) {
    i32 i = 0;
    while (i < b->n && b->of[i].v != a->of[k].v) i++;
    if (i == b->n || a->of[k].to.x != b->of[i].to.x || a->of[k].to.y != b->of[i].to.y) return 0;
  }
  return 1;
}

/* Close lines with at most so many fields until there are none, or no place is left; where some places are kept in any
 * case nothing is proved, and the two still see each other in a drawing that is found. */
static int closed(Every *E, int kept, Moves *found) {
  Redraw *R = E->fine;
  EveryTask *t = E->task;
  Goal goal = {t->most, t->most + 1, kept ? NONE - 1 : NONE};
  int on_grid = 0, rounds = kept && t->rounds < ROUNDS_EACH ? t->rounds : kept ? ROUNDS_EACH : MOST_ROUNDS;
  E->nlines = E->offsets[0] = E->width = E->moves.n = 0;
  if (!kept) E->choices = MOST_CHOICES;
  else if (mk_choose(E, 0, 0)) mk_placed(E, &E->moves);
  for (int n = 0; n < rounds && !R->failed; n++) {
    Drawing d;
    t->rounds--;
    if (!mk_drawing(R, &E->moves, &d)) return NOTHING;
    i32 distance = mk_distance_on(R, &d, t->most), held = distance <= t->most && hold(E, &d);
    mk_drawing_free(R, &d);
    if (distance <= t->most) {
      if (!held) return NOTHING;
    } else {
      if (mk_tried(E, &E->moves, goal, found)) return FOUND;
      if (on_grid) return NOTHING;
      on_grid = 1;
    }
    if (!mk_choose(E, on_grid, 1)) return E->choices > 0 && !on_grid && !kept && !R->failed ? HOLDS : NOTHING;
    mk_placed(E, &E->places);
    if (same_moves(&E->places, &E->moves)) return NOTHING;
    mk_copy(&E->moves, &E->places);
  }
  return NOTHING;
}

/* Whether two fields have a line in every redrawing; with other lines there may be another end. */
static int prove(Every *E, Moves *found) {
  int result = NOTHING;
  for (int k = 0; k < 2 && result == NOTHING && !E->fine->failed; k++) {
    E->fine->backwards = k;
    result = closed(E, 0, found);
  }
  return result;
}

/* A redrawing in which a line along the way is open: one with less than so many fields, or none with as many as most. */
static int keep(Every *E, Moves *found) {
  EveryTask *t = E->task;
  Goal nearer = {t->below - 1, 1, t->below - 1};
  for (int k = 0; k < DIRECTIONS && !E->fine->failed; k++) {
    if (!mk_keep_open(E, k)) continue;
    if (t->below) {
      E->moves.n = 0;
      if (mk_choose(E, 0, 0)) mk_placed(E, &E->moves);
      if (mk_tried(E, &E->moves, nearer, found)) return FOUND;
      continue;
    }
    if (closed(E, 1, found) == FOUND) return FOUND;
    if (E->choices <= 0 || t->rounds <= 0) break;
  }
  return NOTHING;
}

static int add_borders(Every *E) {
  const Mesh *m = E->mesh;
  E->borders = mk_room(E->fine, 6 * (size_t)m->nt, sizeof(i32));
  E->sides = mk_room(E->fine, 9 * (size_t)m->nt, sizeof(i32));
  for (i32 i = 0; i < 3 * m->nt && !E->fine->failed; i++) {
    i32 t = i / 3, k = i % 3, beyond = m->nbr[i], a = m->tri[i], b = m->tri[3 * t + (k + 1) % 3];
    if (beyond < 0 || m->place[beyond] == m->place[t]) continue;
    i32 *side = E->sides + 3 * E->nsides++;
    side[0] = a; side[1] = b; side[2] = m->tri[3 * t + (k + 2) % 3];
    if (a < b) { E->borders[2 * E->nborders] = a; E->borders[2 * E->nborders++ + 1] = b; }
  }
  return !E->fine->failed;
}

static int prepare(Every *E) {
  Redraw *R = E->fine;
  size_t nv = (size_t)E->mesh->nv;
  i32 kept = 2 * E->task->nway + 1, left = kept + MOST_LINES;
  double radius = E->reach / cos(HALF_TURN / SIDES);
  for (int k = 0; k < SIDES; k++) {
    double angle = k * (2 * HALF_TURN / SIDES);
    E->disc[k] = (dvec){radius * cos(angle), radius * sin(angle)};
  }
  E->kept = (Polygons){0, kept, 0, kept * (SIDES + 2), mk_room(R, (size_t)kept, 4), mk_room(R, (size_t)kept, 4),
                       mk_room(R, (size_t)kept * (SIDES + 2), 16), NULL};
  E->left = (Polygons){0, left, 0, left * (SIDES + MOST_LINES), mk_room(R, (size_t)left, 4), mk_room(R, (size_t)left, 4),
                       mk_room(R, (size_t)left * (SIDES + MOST_LINES), 16), mk_room(R, (size_t)left, 16)};
  E->offsets = mk_room(R, MOST_LINES + 4, sizeof(i32));
  E->number = mk_room(R, nv, sizeof(i32)); E->listed = mk_room(R, nv, sizeof(i32));
  E->by = mk_room(R, 2 * nv, sizeof(double));
  E->moves = mk_moves(R, (i32)nv); E->places = mk_moves(R, (i32)nv);
  i32 reach = (i32)fmin(R->tolerance / E->finer, COARSE);
  E->grid = mk_room(R, 2 * (size_t)((2 * reach + 1) * (2 * reach + 1)), sizeof(double));
  for (i32 y = -reach; y <= reach && !R->failed; y++)
    for (i32 x = -reach; x <= reach; x++) {
      if (!mk_within(R, x * E->finer, y * E->finer)) continue;
      E->grid[2 * E->ngrid] = x * E->finer; E->grid[2 * E->ngrid++ + 1] = y * E->finer;
    }
  if (R->failed || !add_borders(E)) return 0;
  E->strip = (HeldStrip){.nv = (i32)nv, .nborders = E->nborders, .reach = E->reach, .hair = LINE_HAIR / 2, .sure = SURE,
                         .drawn = E->mesh->xy, .borders = E->borders};
  return 1;
}

static Mesh *finer_mesh(const Mesh *m, i64 finer) {
  vec *xy = malloc(((size_t)m->nv + 1) * sizeof(vec));
  if (!xy) return NULL;
  for (i32 v = 0; v < m->nv; v++) xy[v] = (vec){m->xy[v].x * finer, m->xy[v].y * finer};
  MeshInput input = {m->nv, m->nt, m->nplaces, m->nfields, xy, m->tri, m->nbr, m->place};
  Mesh *made = mk_mesh_new(&input);
  free(xy);
  return made;
}

/* Take as few of the moves, and as little, as give the answer. 0: no memory. */
static int take_less(const Mesh *mesh, MovedPair *pair, EveryTask *t, Moves *moves) {
  Redraw *R = malloc(sizeof *R);
  int done = 0;
  if (!R) return 0;
  if (mk_redraw_begin(R, mesh, pair, pair->tolerance)) {
    i32 distance = mk_distance(R, moves, t->below ? t->least : t->most);
    Goal goal = {t->most, t->most + 1, NONE - 1};
    if (t->below) goal = (Goal){t->least, 1, t->below - 1};
    else if (distance == NONE) goal.low = goal.high = NONE;
    if (goal.low <= distance && distance <= goal.high) {
      if (t->below) mk_fewest(R, moves, &distance, goal); else mk_less(R, moves, &distance, goal);
      t->distance = distance;
      t->nmoves = moves->n;
      for (i32 k = 0; k < moves->n; k++) { t->moves[k] = moves->of[k].v; t->places[k] = moves->of[k].to; }
    }
    done = !R->failed;
  }
  mk_redraw_end(R);
  free(R);
  return done;
}

API i32 mk_every_drawing(const Mesh *mesh, MovedPair *pair, EveryTask *t) {
  Redraw *R = malloc(sizeof *R);
  Every *E = calloc(1, sizeof *E);
  Mesh *finer = R && E ? finer_mesh(mesh, pair->finer) : NULL;
  i32 failed = 1;
  t->holds = 0; t->nmoves = -1;
  if (finer) {
    *E = (Every){.fine = R, .task = t, .mesh = finer, .finer = pair->finer, .choices = t->choices};
    if (mk_redraw_begin(R, finer, pair, pair->tolerance * pair->finer)) {
      E->reach = R->tolerance + SURE;
      Moves found = mk_moves(R, mesh->nv);
      if (prepare(E)) {
        int result = t->nway ? keep(E, &found) : prove(E, &found);
        t->holds = result == HOLDS;
        t->choices = E->choices;
        if (result == FOUND && !take_less(mesh, pair, t, &found)) R->failed = 1;
      }
    }
    failed = R->failed;
    mk_redraw_end(R);
    mk_mesh_free(finer);
    free(E->vertices); free(E->threats); free(E->chosen); free(E->parts); free(E->least);
  }
  free(R); free(E);
  return failed ? NO_MEMORY : DONE;
}
