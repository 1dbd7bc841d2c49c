#define _GNU_SOURCE
#include "CProgram.h"

#include <fcntl.h>
#include <unistd.h>

int dk_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

char **dk_environment(void) { return environ; }
