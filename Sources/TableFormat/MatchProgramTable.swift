/// Small backtracking programs over the symbols of an alphabet, by number.
///
/// ```
/// table       = count u32, instruction count u32, start u16 * (count + 1), group count u8 * count, padded to 4,
///               instruction u16 * instruction count
/// instruction = operation in the top 4 bits, operand in the low 12
/// operation   = 0 accept | 1 one symbol of the set `operand` | 2 go on, and if that fails go to `operand`
///             | 3 go to `operand` | 4 note the place in slot `operand` | 5 only at the end of the text
/// ```
/// A target counts from the start of its program and always lies ahead, so that every program ends; the last instruction
/// of a program is an accept. Starts ascend from 0. Symbols are below 12.
public struct MatchProgramTable: Sendable {
    enum Operation {
        static let accept = 0
        static let symbols = 1
        static let split = 2
        static let jump = 3
        static let note = 4
        static let end = 5
    }

    static let headSize = 8
    static let maximumSymbols = 12

    /// The group count that a capture word holds: a start and an end byte for each.
    public static let maximumGroups = 4

    let bytes: TableBytes
    /// The number of programs.
    public let count: Int
    let groups: Int
    let instructions: TableBytes

    init(_ bytes: TableBytes) {
        self.bytes = bytes
        count = min(Int(bytes.u32(0)), 1 << 15)
        groups = MatchProgramTable.headSize + (count + 1) * 2
        let start = (groups + count + 3) & ~3
        instructions = bytes.slice(start, bytes.count - start)
    }

    /// The programs of a section.
    public init(_ image: TableImage, _ tag: SectionTag) throws(TableError) {
        self.init(try image.bytes(tag, .matchPrograms))
    }

    /// The number of groups of a program, whether or not they took part in a match.
    public func groupCount(_ program: Int) -> Int {
        program >= 0 && program < count ? Int(bytes.u8(groups + program)) : 0
    }

    func start(_ program: Int) -> Int { Int(bytes.u16(MatchProgramTable.headSize + program * 2)) }
}
