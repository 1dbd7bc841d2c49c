import TableFormat

/// An image whose bytes are changed in place, so that a million damages do not copy it a million times.
///
/// Only the words around the flipped byte are summed anew where the test is about structure; the whole is where it is about
/// the checksum.
struct Damage {
    private let storage: UnsafeMutableRawBufferPointer
    private let image: TableImage
    private let sections: [TableImage.Section]
    private let entryCounts: [Int?]

    init(_ bytes: [UInt8]) {
        storage = .allocate(byteCount: bytes.count, alignment: 64)
        storage.copyBytes(from: bytes)
        // The tests of a process run to its end; the bytes are left to it.
        image = TableImage(
            embedded: UnsafeRawPointer(storage.baseAddress ?? UnsafeMutableRawPointer(bitPattern: 64)!),
            count: bytes.count)
        sections = image.sections
        entryCounts = sections.map(image.entryCount)
    }

    mutating func flip(_ offset: Int) { storage[offset] ^= 0xFF }

    var isAccepted: Bool { image.isSound(checksum: true) }

    /// Whether the structure holds after a flip at `offset`. A section that nothing refers from is looked at alone: as long as
    /// it has as many entries as before, the others are as sound as they were.
    func isStructureAccepted(at offset: Int) -> Bool {
        guard let index = sections.firstIndex(where: { $0.offset..<$0.offset + $0.length ~= offset }),
            sections[index].kind != .records
        else { return image.isSound(checksum: false) }
        guard let count = image.entryCount(sections[index]) else { return false }
        return count == entryCounts[index] || image.isSound(checksum: false)
    }

    /// How far apart the bytes are that are flipped: all of those of the head and the directory, and of small images; a
    /// sample of large ones, because every flip costs a check of the whole. Odd, so that every place of a word has its turn.
    func stride(at offset: Int) -> Int {
        let head = (sections.map(\.offset).min() ?? 0)
        return offset < head ? 1 : max(1, storage.count * storage.count / Self.work) | 1
    }

    /// About how many bytes are looked at for one image.
    private static let work = 4_000_000_000

    /// Reads every section through its reader, at numbers it has and numbers it has not.
    func exercise() {
        var sum = 0
        for section in image.sections {
            switch section.kind {
            case .textPool:
                guard let pool = try? TextPool(image, section.tag) else { continue }
                for index in probes(pool.count) { sum &+= pool.utf8(index).reduce(0) { $0 &+ Int($1) } }
            case .records:
                guard let table = try? RecordTable(image, section.tag) else { continue }
                for row in probes(table.count) {
                    for field in -1...12 { sum &+= table[row, field] &+ (table.reference(row, field) ?? 0) }
                }
            case .automaton:
                guard let automaton = try? SymbolAutomaton(image, section.tag) else { continue }
                for root in probes(automaton.rootCount) {
                    for text in ["", "0", "31612345678", "1012LG", "ZZ"] {
                        let state = Array(text.utf8).withUnsafeBufferPointer { automaton.walk(root, $0) }
                        sum &+= automaton.labels(state).reduce(0) { $0 &+ Int($1) }
                    }
                }
            case .codePointMap:
                guard let map = try? CodePointMap(image, section.tag) else { continue }
                for codePoint: UInt32 in [0, 0x41, 0x7F, 0x80, 0x3000, 0xFFFF, 0x10FFFF, 0x110000, .max] {
                    sum &+= Int(map[codePoint])
                }
            case .domainSet:
                guard let set = try? DomainSet(image, section.tag) else { continue }
                for domain in [
                    "", "a", "mail.example.com", "mail1.a1-quite-long-name.example",
                    String(repeating: "a.", count: 200),
                ] {
                    sum &+= Array(domain.utf8).withUnsafeBufferPointer { Int(set.longestMatch($0)?.value ?? 0) }
                }
            case .matchPrograms:
                guard let programs = try? MatchProgramTable(image, section.tag) else { continue }
                for program in probes(programs.count) {
                    for text in ["", "0", "0049301234567", "15"] {
                        let match = Array(text.utf8).withUnsafeBufferPointer { programs.match(program, $0) }
                        sum &+= (match?.length ?? 0) &+ (match?.group(1)?.count ?? 0)
                    }
                }
            default: sum &+= (try? image.bytes(section.tag, .bytes))?.count ?? 0
            }
        }
        blackHole(sum)
    }

    private func probes(_ count: Int) -> [Int] { [-1, 0, 1, count / 2, count - 1, count, .max] }
}

@inline(never) private func blackHole(_ value: Int) { withExtendedLifetime(value) {} }
