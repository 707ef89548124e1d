#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

#include <stdbool.h>
#include <stddef.h>

/// Whether allocations can be counted here: on Linux with glibc.
bool allocations_are_counted(void);

/// How many blocks this process has asked for so far.
size_t allocations_count(void);

/// The bytes of all blocks in use, with what the allocator adds to each.
size_t allocations_bytes(void);

/// Gives what is free back to the system, so that resident memory can be compared.
void allocations_trim(void);

#endif
