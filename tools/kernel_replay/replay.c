/* Replay calls of the kernels that record.py wrote down, and compare every byte that comes out:
 *
 *     replay LIBRARY CALLS
 *
 * For systems on which the whole program cannot be run: it needs the C library alone. Compiled
 * for Windows it runs under Wine. Exit code 1 where a call differs. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef _WIN32
#include <windows.h>
static void *loaded(const char *path) { return (void *)LoadLibraryA(path); }
static void *found(void *library, const char *name) {
  return (void *)GetProcAddress((HMODULE)library, name);
}
#else
#include <dlfcn.h>
static void *loaded(const char *path) { return dlopen(path, RTLD_NOW); }
static void *found(void *library, const char *name) { return dlsym(library, name); }
#endif

/* In the order of interface.py; the result is a pointer, nothing, 32 bits or 64. */
static const struct { const char *name; char result; } FUNCTIONS[] = {
  {"mk_mesh_new", 'p'}, {"mk_mesh_free", 'v'}, {"mk_sight", 'i'}, {"mk_blockers", 'i'}, {"mk_cut_fields", 'i'},
  {"mk_sight_between", 'i'}, {"mk_complete", 'v'}, {"mk_slack", 'i'},
  {"mk_points_in_boxes", 'l'}, {"mk_points_near", 'l'}, {"mk_middles_inside", 'i'},
  {"mk_inside_hull", 'i'}, {"mk_cover", 'i'}, {"mk_crossings", 'l'}, {"mk_walking", 'i'},
  {"mk_strip", 'i'}, {"mk_near_miss", 'i'},
};
enum { NFUNCTIONS = sizeof FUNCTIONS / sizeof FUNCTIONS[0], MOST = 4, ARRAYS = 16, MESHES = 4096 };
enum { NUMBER, STRUCT, MESH };

typedef struct { uint32_t place, size; char *now, *after; } Array;
typedef struct {
  uint32_t kind, size, narrays;
  double number;
  char *now, *after;
  Array arrays[ARRAYS];
} Argument;

static FILE *calls;

static void *take(size_t size) {
  char *bytes = malloc(size + 1);
  if (!bytes || fread(bytes, 1, size, calls) != size) { puts("the file ends early"); exit(2); }
  return bytes;
}

static uint32_t take_u32(void) {
  uint32_t *bytes = take(4), value = *bytes;
  free(bytes);
  return value;
}

static int64_t take_i64(void) {
  int64_t *bytes = take(8), value = *bytes;
  free(bytes);
  return value;
}

static void take_argument(Argument *a, void **meshes) {
  memset(a, 0, sizeof *a);
  a->kind = take_u32();
  if (a->kind == MESH) { a->now = meshes[take_i64()]; return; }
  if (a->kind == NUMBER) { double *bytes = take(8); a->number = *bytes; free(bytes); return; }
  a->size = take_u32();
  a->now = take(a->size);
  a->after = take(a->size);
  a->narrays = take_u32();
  for (uint32_t i = 0; i < a->narrays; i++) {
    Array *array = &a->arrays[i];
    array->place = take_u32();
    array->size = take_u32();
    array->now = take(array->size);
    array->after = take(array->size);
    memcpy(a->now + array->place, &array->now, sizeof array->now);
  }
}

/* Compare what came out; the pointers are zero in the file. */
static int differs(Argument *a) {
  int wrong = 0;
  if (a->kind != STRUCT) return 0;
  for (uint32_t i = 0; i < a->narrays; i++) {
    Array *array = &a->arrays[i];
    memset(a->now + array->place, 0, sizeof array->now);
    wrong |= memcmp(array->now, array->after, array->size) != 0;
    free(array->now);
    free(array->after);
  }
  wrong |= memcmp(a->now, a->after, a->size) != 0;
  free(a->now);
  free(a->after);
  return wrong;
}

static int64_t called(void *function, char result, Argument *a, uint32_t n) {
  if (n == 3 && a[1].kind == NUMBER) /* mk_near_miss */
    return ((int32_t(*)(void *, double, void *))function)(a[0].now, a[1].number, a[2].now);
  int64_t (*call)(void *, void *, void *, void *) =
      (int64_t(*)(void *, void *, void *, void *))function;
  int64_t value = call(a[0].now, n > 1 ? a[1].now : 0, n > 2 ? a[2].now : 0, n > 3 ? a[3].now : 0);
  return result == 'i' ? (int32_t)value : result == 'v' ? 0 : value;
}

int main(int count, char **words) {
  static void *functions[NFUNCTIONS], *meshes[MESHES];
  static Argument arguments[MOST];
  long done[NFUNCTIONS] = {0}, wrong[NFUNCTIONS] = {0}, all = 0, bad = 0;
  void *library = count == 3 ? loaded(words[1]) : 0;
  if (!library) { puts("replay LIBRARY CALLS: the library cannot be loaded"); return 2; }
  for (int i = 0; i < NFUNCTIONS; i++)
    if (!(functions[i] = found(library, FUNCTIONS[i].name))) {
      printf("the library has no %s\n", FUNCTIONS[i].name);
      return 2;
    }
  if (!(calls = fopen(words[2], "rb"))) { puts("the calls cannot be read"); return 2; }
  for (int first; (first = fgetc(calls)) != EOF;) {
    ungetc(first, calls);
    uint32_t which = take_u32(), n = take_u32();
    for (uint32_t i = 0; i < n; i++) take_argument(&arguments[i], meshes);
    int64_t value = called(functions[which], FUNCTIONS[which].result, arguments, n);
    int64_t expected = take_i64(), is_wrong = 0;
    if (FUNCTIONS[which].result == 'p') meshes[expected] = (void *)(intptr_t)value;
    else is_wrong = value != expected;
    for (uint32_t i = 0; i < n; i++) is_wrong |= differs(&arguments[i]);
    done[which]++;
    wrong[which] += is_wrong != 0;
  }
  for (int i = 0; i < NFUNCTIONS; i++) {
    printf("%6ld calls, %ld differ: %s\n", done[i], wrong[i], FUNCTIONS[i].name);
    all += done[i];
    bad += wrong[i];
  }
  printf("%ld calls replayed, %ld differ\n", all, bad);
  return bad ? 1 : 0;
}
