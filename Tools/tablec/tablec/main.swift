import Glibc
import TableCompiler

exit(BuildTool.run(Array(CommandLine.arguments.dropFirst())))
