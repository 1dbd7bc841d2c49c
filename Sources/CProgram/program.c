#define _GNU_SOURCE
#include "CProgram.h"

#include <fcntl.h>
#include <sched.h>
#include <unistd.h>

int dk_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

char **dk_environment(void) { return environ; }

int dk_cores(void) {
    cpu_set_t cores;
    if (sched_getaffinity(0, sizeof cores, &cores) == 0 && CPU_COUNT(&cores) > 0) return CPU_COUNT(&cores);
    // More cores than the set has room for.
    long online = sysconf(_SC_NPROCESSORS_ONLN);
    return online > 1 ? (int)online : 1;
}
