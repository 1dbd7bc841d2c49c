import TableFormat

/// The lengths that numbers of a region can have: in full, and within their own area only.
struct LengthSet: Sendable {
    /// Bit n stands for n digits.
    let complete: UInt64
    let localOnly: UInt64

    /// Whether a number of this length can exist.
    func possibility(_ count: Int) -> Possibility {
        if LengthSet.has(localOnly, count) { return .possibleLocalOnly }
        guard complete != 0 else { return .invalidLength }
        if count < complete.trailingZeroBitCount { return .tooShort }
        if count > 63 - complete.leadingZeroBitCount { return .tooLong }
        return LengthSet.has(complete, count) ? .possible : .invalidLength
    }

    /// The complete lengths, ascending.
    var completeLengths: [Int] { (0..<64).filter { LengthSet.has(complete, $0) } }

    private static func has(_ lengths: UInt64, _ count: Int) -> Bool { count < 64 && lengths >> UInt64(count) & 1 == 1 }
}

extension PhonePlans.Lengths {
    /// The lengths in a row of the table.
    subscript(row: Int) -> LengthSet {
        LengthSet(
            complete: UInt64(truncatingIfNeeded: complete[row]), localOnly: UInt64(truncatingIfNeeded: localOnly[row]))
    }
}
