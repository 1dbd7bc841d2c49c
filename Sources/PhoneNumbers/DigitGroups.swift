import TableFormat

/// Where the groups of a number end: one byte each, without allocation.
struct DigitGroups: Equatable {
    private var ends: UInt64 = 0
    private(set) var count = 0

    /// The number of digits in all groups.
    var end: Int { self[count].upperBound }

    mutating func append(end: Int) {
        guard count < PhoneSchema.maximumGroups else { return }
        ends |= UInt64(end & 0xFF) << UInt64(count * 8)
        count += 1
    }

    /// The places of the digits of a group, counted from 1 as templates do; empty for any other number.
    subscript(group: Int) -> Range<Int> {
        guard 1...PhoneSchema.maximumGroups ~= group, group <= count else { return 0..<0 }
        let end = Int(ends >> UInt64((group - 1) * 8) & 0xFF)
        let start = group == 1 ? 0 : Int(ends >> UInt64((group - 2) * 8) & 0xFF)
        return start <= end ? start..<end : 0..<0
    }
}
