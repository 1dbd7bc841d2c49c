import Foundation

/// The memory of this process that is resident, in KB.
struct ResidentMemory: Decodable {
    /// All of it; pages of the program and its tables count as soon as they are read.
    var all = 0
    /// What is no part of a file: what was allocated and written.
    var anonymous = 0

    static var now: ResidentMemory {
        let text = (try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8)) ?? ""
        func field(_ name: String) -> Int {
            let line = text.split(separator: "\n" as Character).first { $0.hasPrefix(name) }
            return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        }
        return ResidentMemory(all: field("Rss:"), anonymous: field("Anonymous:"))
    }

    static func - (left: ResidentMemory, right: ResidentMemory) -> ResidentMemory {
        ResidentMemory(all: left.all - right.all, anonymous: left.anonymous - right.anonymous)
    }
}
