// Stands before the allocator of glibc, and counts. The dynamic linker gives these functions to
// every library of the process, the Swift runtime's included.

#include "Allocations.h"

#include <stdlib.h>

#ifdef __GLIBC__

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Atomic size_t count;

// Without a lock, which would cost more than the allocation: two threads at once may count one.
static void increment(void) {
  size_t before = atomic_load_explicit(&count, memory_order_relaxed);
  atomic_store_explicit(&count, before + 1, memory_order_relaxed);
}

void *malloc(size_t size) {
  increment();
  return __libc_malloc(size);
}

void *calloc(size_t items, size_t size) {
  increment();
  return __libc_calloc(items, size);
}

void *realloc(void *block, size_t size) {
  increment();
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  increment();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  void *allocated = memalign(alignment, size);
  if (allocated == NULL) return ENOMEM;
  *block = allocated;
  return 0;
}

bool allocations_are_counted(void) { return true; }

size_t allocations_count(void) { return atomic_load_explicit(&count, memory_order_relaxed); }

size_t allocations_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

void allocations_trim(void) { malloc_trim(0); }

#else

bool allocations_are_counted(void) { return false; }
size_t allocations_count(void) { return 0; }
size_t allocations_bytes(void) { return 0; }
void allocations_trim(void) {}

#endif
