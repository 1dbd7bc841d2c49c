import DetailKit
import Glibc

/// Opens the photos that a payload names: regular files in its own folder or below it, and nothing else.
///
/// A payload comes from anywhere. It must not make this program read a file of its choice, follow a link out of the
/// folder, or wait at a pipe.
enum PhotosBeside {
    /// Looks beside the payload of this path; standard input has no folder, so nothing is opened for it.
    static func look(from payload: String, atMost limit: Int) -> @Sendable (String) -> PhotoSource {
        guard payload != "-" else { return { _ in .unopened } }
        let folder = payload.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(payload[...$0]) } ?? "."
        return { source($0, in: folder, limit) }
    }

    private static func source(_ path: String, in folder: String, _ limit: Int) -> PhotoSource {
        let steps = path.split(separator: "/").filter { $0 != "." }
        guard path.utf8.first != UInt8(ascii: "/"), !steps.contains(".."), !path.utf8.contains(0) else {
            return .outside
        }
        var place = FileName.with(folder) { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        guard place >= 0 else { return .unreadable }
        defer { close(place) }
        for (index, step) in steps.enumerated() {
            // No link is followed at any step; opening a pipe does not wait for its other end.
            let kind = index == steps.count - 1 ? O_NONBLOCK : O_DIRECTORY
            let next = openat(place, String(step), O_RDONLY | O_NOFOLLOW | O_CLOEXEC | kind)
            guard next >= 0 else { return isLink(String(step), in: place) ? .outside : failure(errno) }
            close(place)
            place = next
        }
        var status = stat()
        guard fstat(place, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return .unreadable }
        return read(place, Int(status.st_size), limit)
    }

    /// A link where a folder should be is refused as if it were none.
    private static func isLink(_ step: String, in folder: Int32) -> Bool {
        let error = errno
        defer { errno = error }
        var status = stat()
        return fstatat(folder, step, &status, AT_SYMLINK_NOFOLLOW) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    private static func failure(_ error: Int32) -> PhotoSource {
        switch error {
        case ENOENT, ENOTDIR: .missing
        default: .unreadable
        }
    }

    private static func read(_ descriptor: Int32, _ size: Int, _ limit: Int) -> PhotoSource {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(min(max(size, 0), limit) + 1)
        while bytes.count <= limit {
            let count = Input.append(&bytes, from: descriptor)
            if count == 0 { break }
            if count < 0, errno != EINTR { return .unreadable }
        }
        return .bytes(bytes)
    }
}
