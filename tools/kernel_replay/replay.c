/* Replay calls of the kernels that record.py wrote down, and compare every byte that comes out:
 *
 *     replay LIBRARY CALLS
 *
 * A call differs in its digits where doubles alone are not the same, by less than 1e-9 of them: sine
 * and the like are those of the system's C library. For systems on which the whole program cannot be run: it needs the C library alone. Compiled
 * for Windows it runs under Wine. Exit code 1 where a call differs
 * otherwise. */
#include <math.h>
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

enum { NFUNCTIONS = 256, MOST = 4, ARRAYS = 32, MESHES = 4096 };
enum { NUMBER, STRUCT, MESH };

typedef struct { uint32_t place, doubles, size; char *now, *after; } Array;
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
  if (a->narrays > ARRAYS) { puts("a struct has too many arrays"); exit(2); }
  for (uint32_t i = 0; i < a->narrays; i++) {
    Array *array = &a->arrays[i];
    array->place = take_u32();
    array->doubles = take_u32();
    array->size = take_u32();
    array->now = take(array->size);
    array->after = take(array->size);
    memcpy(a->now + array->place, &array->now, sizeof array->now);
  }
}

/* 0 where two arrays are the same, 1 where doubles differ in their last digits, 2 otherwise. */
static int unlike(const Array *array) {
  if (!memcmp(array->now, array->after, array->size)) return 0;
  if (!array->doubles) return 2;
  const double *x = (const double *)array->now, *y = (const double *)array->after;
  for (uint32_t i = 0; i < array->size / sizeof *x; i++)
    if (memcmp(x + i, y + i, sizeof *x) && !(fabs(x[i] - y[i]) < 1e-9 * fmax(1, fabs(y[i])))) return 2;
  return 1;
}

/* Compare what came out; the pointers are zero in the file. */
static int differs(Argument *a) {
  int wrong = 0;
  if (a->kind != STRUCT) return 0;
  for (uint32_t i = 0; i < a->narrays; i++) {
    Array *array = &a->arrays[i];
    memset(a->now + array->place, 0, sizeof(void *));
    wrong |= unlike(array);
    free(array->now);
    free(array->after);
  }
  wrong |= 2 * (memcmp(a->now, a->after, a->size) != 0);
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
  static char *names[NFUNCTIONS], results[NFUNCTIONS];
  static Argument arguments[MOST];
  static long done[NFUNCTIONS], wrong[NFUNCTIONS], digits[NFUNCTIONS];
  long all = 0, bad = 0, close = 0;
  void *library = count == 3 ? loaded(words[1]) : 0;
  if (!library) { puts("replay LIBRARY CALLS: the library cannot be loaded"); return 2; }
  if (!(calls = fopen(words[2], "rb"))) { puts("the calls cannot be read"); return 2; }
  uint32_t known = take_u32();
  if (known > NFUNCTIONS) { puts("there are too many functions"); return 2; }
  for (uint32_t i = 0; i < known; i++) {
    char *result = take(1);
    uint32_t length = take_u32();
    results[i] = *result;
    names[i] = take(length);
    names[i][length] = 0;
    if (!(functions[i] = found(library, names[i]))) {
      printf("the library has no %s\n", names[i]);
      return 2;
    }
  }
  for (int first; (first = fgetc(calls)) != EOF;) {
    ungetc(first, calls);
    uint32_t which = take_u32(), n = take_u32();
    if (which >= known || n > MOST) { puts("a call is not of this library"); return 2; }
    for (uint32_t i = 0; i < n; i++) take_argument(&arguments[i], meshes);
    int64_t value = called(functions[which], results[which], arguments, n);
    int64_t expected = take_i64(), is_wrong = 0;
    if (results[which] == 'p') meshes[expected] = (void *)(intptr_t)value;
    else is_wrong = 2 * (value != expected);
    for (uint32_t i = 0; i < n; i++) is_wrong |= differs(&arguments[i]);
    done[which]++;
    wrong[which] += is_wrong > 1;
    digits[which] += is_wrong == 1;
  }
  for (uint32_t i = 0; i < known; i++) {
    printf("%6ld calls, %ld differ, %ld in digits: %s\n", done[i], wrong[i], digits[i], names[i]);
    all += done[i];
    bad += wrong[i];
    close += digits[i];
  }
  printf("%ld calls replayed, %ld differ, %ld in the last digits of doubles\n", all, bad, close);
  return bad ? 1 : 0;
}
