// What the peers share: the median of some passes, printed as `case<TAB>number`.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define PASSES 15

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

static int ascending(const void *left, const void *right) {
  double difference = *(const double *)left - *(const double *)right;
  return (difference > 0) - (difference < 0);
}

static volatile long used;

// Times one of `count` calls; `number` is the call's.
#define TIME(name, count, expression)                                       \
  do {                                                                      \
    double times[PASSES];                                                   \
    for (int pass = 0; pass < PASSES; pass++) {                             \
      double start = now();                                                 \
      long sum = 0;                                                         \
      for (long number = 0; number < (count); number++) sum += (expression); \
      times[pass] = (now() - start) / (count);                              \
      used += sum;                                                          \
    }                                                                       \
    qsort(times, PASSES, sizeof *times, ascending);                         \
    printf("%s\t%.2f\n", (name), times[PASSES / 2]);                        \
  } while (0)

// The lines of a file, in the order in which every program takes them.
static char **read_keys(const char *path, long *count) {
  FILE *file = fopen(path, "r");
  if (!file) return NULL;
  char **lines = NULL, *line = NULL;
  size_t size = 0;
  long lines_count = 0;
  ssize_t length;
  while ((length = getline(&line, &size, file)) > 0) {
    if (line[length - 1] == '\n') line[length - 1] = 0;
    lines = realloc(lines, (lines_count + 1) * sizeof *lines);
    lines[lines_count++] = strdup(line);
  }
  fclose(file);
  free(line);
  char **keys = malloc(lines_count * sizeof *keys);
  for (long number = 0; number < lines_count; number++) keys[number] = lines[number * 7919 % lines_count];
  *count = lines_count;
  return keys;
}

// The kilobytes of memory that belong to this process alone.
static double own_kilobytes(void) {
  FILE *file = fopen("/proc/self/status", "r");
  char line[256];
  double kilobytes = 0;
  while (file && fgets(line, sizeof line, file)) sscanf(line, "RssAnon: %lf", &kilobytes);
  if (file) fclose(file);
  return kilobytes;
}

static const char *const names[] = {"Ana", "Bo", "Chris", "Dana"};
