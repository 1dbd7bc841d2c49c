import Foundation

/// The memory of this process that is resident, in KB.
func residentMemory() -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8),
        let line = text.split(separator: "\n" as Character).first(where: { $0.hasPrefix("Rss:") })
    else { return 0 }
    return line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
}
