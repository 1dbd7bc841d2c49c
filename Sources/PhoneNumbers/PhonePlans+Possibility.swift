import TableFormat

extension PhonePlans {
    /// Whether the number can exist, going by its length and by the main region of its calling code.
    public func possibility(of number: PhoneNumber) -> Possibility {
        guard let code = codes.row(number.callingCode) else { return .invalidCallingCode }
        return possibility(
            ofLength: number.nationalDigitCount, regions.generalLengths[codes.mainRegion(code)])
    }

    /// - Parameter row: a row of the table of lengths.
    func possibility(ofLength count: Int, _ row: Int) -> Possibility {
        let complete = UInt64(truncatingIfNeeded: lengths.complete[row])
        let local = UInt64(truncatingIfNeeded: lengths.localOnly[row])
        if has(local, count) { return .possibleLocalOnly }
        guard complete != 0 else { return .invalidLength }
        if count < complete.trailingZeroBitCount { return .tooShort }
        if count > 63 - complete.leadingZeroBitCount { return .tooLong }
        return has(complete, count) ? .possible : .invalidLength
    }

    private func has(_ lengths: UInt64, _ count: Int) -> Bool { count < 64 && lengths >> UInt64(count) & 1 == 1 }

    /// The lengths a national significant number can have, ascending.
    /// - Parameter code: a row of the calling codes.
    func completeLengths(_ code: Int) -> [Int] {
        let lengths = UInt64(truncatingIfNeeded: lengths.complete[regions.generalLengths[codes.mainRegion(code)]])
        return (0..<64).filter { has(lengths, $0) }
    }
}
