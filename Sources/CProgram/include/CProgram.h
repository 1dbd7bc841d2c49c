/// What a program is started with and Swift cannot reach: calls that the C library declares beside POSIX, and the environment.
#ifndef CPROGRAM_H
#define CPROGRAM_H

/// A pipe whose ends no other program inherits, whoever starts one in the meantime. 0 when it could be made.
int dk_pipe(int ends[2]);

/// The environment that programs are started with.
char **dk_environment(void);

/// How many processor cores this program may run on, which a container or `taskset` may keep from most of the machine's; at least 1.
int dk_cores(void);

#endif
