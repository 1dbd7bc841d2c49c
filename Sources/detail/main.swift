import Glibc

// A reader that goes away is told by the write that fails; the signal would end the command in the middle of a file.
signal(SIGPIPE, SIG_IGN)
exit(Command.run(FileName.arguments))
