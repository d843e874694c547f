/* The part of a mesh that lines between two fields come near. */
#include "interface.h"

#include <stdlib.h>

API i32 mk_mesh_part(const PartTask *task, MeshPart *out) {
  u8 *near = calloc((size_t)task->nvertices + 1, 1), *used = calloc((size_t)task->nvertices + 1, 1);
  i32 nangles = task->nangles;
  out->nkept = out->nfound = 0;
  for (i32 t = 0; t < task->ntriangles && near && used; t++) {
    const double *low = task->low + (size_t)t * (size_t)nangles, *high = task->high + (size_t)t * (size_t)nangles;
    i32 k = 0;
    while (k < nangles && high[k] >= task->least[k] && low[k] <= task->most[k]) k++;
    for (int j = 0; j < 3 && k == nangles; j++) near[task->triangles[3 * t + j]] = 1;
  }
  for (i32 t = 0; t < task->ntriangles && near && used; t++) {
    const i32 *c = task->triangles + 3 * t;
    if (!near[c[0]] && !near[c[1]] && !near[c[2]]) continue;
    out->kept[out->nkept++] = t;
    for (int j = 0; j < 3; j++) used[c[j]] = 1;
  }
  for (i32 v = 0; v < task->nvertices && near && used; v++) {
    out->whole[v] = near[v];
    if (used[v]) out->vertices[out->nfound++] = v;
  }
  i32 result = near && used ? DONE : NO_MEMORY;
  free(near); free(used);
  return result;
}
