// Counts calls of malloc and its kin, for `LD_PRELOAD=./count_allocations.so table-benchmark lookup`:
//   clang -shared -fPIC -O2 -o count_allocations.so Benchmarks/count_allocations.c
#include <stddef.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);

static long count;

void *malloc(size_t size) { __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED); return __libc_malloc(size); }
void *calloc(size_t number, size_t size) { __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED); return __libc_calloc(number, size); }
void *realloc(void *memory, size_t size) { __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED); return __libc_realloc(memory, size); }

long counted_allocations(void) { return count; }
