extension DateReader {
    /// Reads the forms of ISO 8601 and RFC 6350 (4.3.1) in ASCII; false when the text is none of them.
    ///
    /// Those that leave out the day or the month are dates there, and none here.
    mutating func readISO(_ value: Range<Int>) -> Bool {
        let start = value.lowerBound
        let count = value.count
        let isYearless = count > 2 && isHyphen(start) && isHyphen(start + 1)
        if isYearless {
            if isHyphen(start + 2) {
                guard count == 5, part(start + 3, 2) != nil else { return false }
                refuse(.monthMissing, value)
                return true
            }
            guard let month = part(start + 2, 2) else { return false }
            if count == 4 {
                refuse(.dayMissing, value)
                return true
            }
            let dayStart = count == 7 && isHyphen(start + 4) ? start + 5 : start + 4
            guard dayStart + 2 == value.upperBound, let day = part(dayStart, 2) else { return false }
            take(Candidate(day: day, month: month, year: nil))
            return true
        }
        guard count > 6, isHyphen(start + 4), let year = part(start, 4), let month = part(start + 5, 2) else {
            return false
        }
        if count == 7 {
            refuse(.dayMissing, value)
            return true
        }
        guard count == 10, isHyphen(start + 7), let day = part(start + 8, 2) else { return false }
        let swapped = Candidate(day: month, month: day, year: year)
        choose([Candidate(day: day, month: month, year: year)], isOrderKnown: true, others: [swapped])
        return true
    }

    private func isHyphen(_ offset: Int) -> Bool { source.bytes[offset] == UInt8(ascii: "-") }

    /// So many ASCII digits.
    private func part(_ start: Int, _ count: Int) -> Part? {
        guard start + count <= source.value.upperBound else { return nil }
        var value = 0
        for byte in source.bytes[start..<start + count] {
            guard byte &- UInt8(ascii: "0") < 10 else { return nil }
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return Part(value: value, digits: count, range: start..<start + count)
    }
}
