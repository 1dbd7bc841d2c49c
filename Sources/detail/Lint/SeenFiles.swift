import Glibc

/// The files that were found, however their paths were written.
///
/// A file is known by its name in the folder where it lies. Two names of one file are two: each is told by its own.
struct SeenFiles {
    private var files: Set<[UInt8]> = []

    /// Where each folder lies; few folders hold most files.
    private var folders: [String: String] = [:]

    /// Answers whether the file is a new one.
    mutating func insert(_ path: String) -> Bool {
        if path == "-" { return files.insert(Array(path.utf8)).inserted }
        let plain = FileName.plain(path)
        let folder = FileName.folder(of: plain)
        let place = folders[folder] ?? SeenFiles.place(of: folder)
        folders[folder] = place
        return files.insert(FileName.bytes(place + "/" + plain.dropFirst(folder.count))).inserted
    }

    private static func place(of folder: String) -> String {
        guard let target = FileName.with(folder.isEmpty ? "." : folder, { realpath($0, nil) }) else { return folder }
        defer { free(target) }
        return FileName.text(UnsafeBufferPointer(start: target, count: strlen(target)))
    }
}
