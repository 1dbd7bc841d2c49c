import CProgram
import Glibc

/// A running program with a pipe to its input and one from its output, neither of which blocks.
///
/// Owned by one thread. It is gone, with its process group, and leaves no zombie, once `end` was called.
struct ChildProgram: ~Copyable {
    private let process: pid_t
    let input: Int32
    let output: Int32

    /// What was read and not yet used.
    var buffer: [UInt8] = []

    /// Questions that nobody waits for any more, whose answers may still come.
    var abandoned: Set<Int> = []

    /// Starts a program in a process group of its own. Nil when it cannot be started.
    init?(program: String, arguments: [String]) {
        var toChild: (Int32, Int32) = (-1, -1)
        var fromChild: (Int32, Int32) = (-1, -1)
        guard Self.pipe(&toChild), Self.pipe(&fromChild) else {
            for end in [toChild.0, toChild.1, fromChild.0, fromChild.1] where end >= 0 { close(end) }
            return nil
        }
        let started = Self.spawn(program, arguments, input: toChild.0, output: fromChild.1)
        close(toChild.0)
        close(fromChild.1)
        guard let started else {
            close(toChild.1)
            close(fromChild.0)
            return nil
        }
        process = started
        input = toChild.1
        output = fromChild.0
        for end in [input, output] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    }

    static func pipe(_ ends: inout (Int32, Int32)) -> Bool {
        withUnsafeMutablePointer(to: &ends) { ends in
            ends.withMemoryRebound(to: Int32.self, capacity: 2) { dk_pipe($0) == 0 }
        }
    }

    private static func spawn(_ program: String, _ arguments: [String], input: Int32, output: Int32) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        // A program sees the world as from a shell, whatever our thread has blocked or our process ignores.
        var none = sigset_t()
        var pipes = sigset_t()
        sigemptyset(&none)
        sigemptyset(&pipes)
        sigaddset(&pipes, SIGPIPE)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &pipes)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
        words.append(nil)
        defer { for word in words { free(word) } }
        var process: pid_t = 0
        return posix_spawnp(&process, program, &actions, &attributes, words, dk_environment()) == 0 ? process : nil
    }

    /// Reads what there is: the number of bytes, 0 at the end, -1 when there is nothing.
    mutating func read() -> Int {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1 << 14) { chunk in
            while true {
                let count = Glibc.read(output, chunk.baseAddress, chunk.count)
                if count < 0, errno == EINTR { continue }
                if count > 0 { buffer.append(contentsOf: chunk[..<count]) }
                return count
            }
        }
    }

    /// The next whole line of what was read, without its end.
    mutating func line() -> [UInt8]? {
        guard let end = buffer.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let line = Array(buffer[..<end])
        buffer.removeFirst(end + 1)
        return line
    }

    /// Kills the program and its process group, and waits for it. What left the group lives on, without our pipes.
    consuming func end() {
        close(input)
        close(output)
        kill(-process, SIGKILL)
        kill(process, SIGKILL)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
    }
}
