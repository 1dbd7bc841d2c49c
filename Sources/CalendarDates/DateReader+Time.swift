extension DateReader {
    /// Where the time of day behind a date starts, or its zone; nil when there is none.
    func timeStart(in value: Range<Int>) -> Int? {
        let bytes = source.bytes
        func isDigit(_ offset: Int) -> Bool { value.contains(offset) && bytes[offset] &- UInt8(ascii: "0") < 10 }
        for offset in value.dropFirst() where bytes[offset] | 0x20 == UInt8(ascii: "t") {
            if isDigit(offset - 1), isDigit(offset + 1) { return isTime(offset + 1, value.upperBound) ? offset : nil }
        }
        // An XML date may end with a zone of its own.
        let last = value.upperBound - 1
        if bytes[last] | 0x20 == UInt8(ascii: "z"), isDigit(last - 1), value.count > 8 { return last }
        guard let colon = bytes[value].firstIndex(of: UInt8(ascii: ":")) else { return nil }
        var start = colon
        while isDigit(start - 1) { start -= 1 }
        guard start > value.lowerBound, start < colon else { return nil }
        if bytes[start - 1] == UInt8(ascii: "+") || bytes[start - 1] == UInt8(ascii: "-") {
            return isZone(start - 1, value.upperBound) ? start - 1 : nil
        }
        guard bytes[start - 1] <= 0x20 || bytes[start - 1] == UInt8(ascii: ",") else { return nil }
        return isTime(start, value.upperBound) ? start : nil
    }

    /// hh[:mm[:ss[.fraction]]][ am|pm][ zone]; the colons may be left out.
    private func isTime(_ start: Int, _ end: Int) -> Bool {
        let bytes = source.bytes
        var offset = start
        func digits(_ limit: Int) -> Int {
            var count = 0
            while count < limit, offset + count < end, bytes[offset + count] &- UInt8(ascii: "0") < 10 { count += 1 }
            return count
        }
        var groups = 0
        while groups < 3 {
            let count = digits(2)
            guard count == 2 || count == 1 && groups == 0 else { break }
            offset += count
            groups += 1
            guard groups < 3, offset < end else { break }
            if bytes[offset] == UInt8(ascii: ":") {
                offset += 1
                guard digits(2) == 2 else { return false }
            }
        }
        guard groups > 0 else { return false }
        if groups == 3, offset < end, bytes[offset] == UInt8(ascii: ".") || bytes[offset] == UInt8(ascii: ",") {
            offset += 1
            let count = digits(20)
            guard count > 0 else { return false }
            offset += count
        }
        while offset < end, bytes[offset] <= 0x20 { offset += 1 }
        if offset + 1 < end, bytes[offset + 1] | 0x20 == UInt8(ascii: "m"),
            bytes[offset] | 0x20 == UInt8(ascii: "a") || bytes[offset] | 0x20 == UInt8(ascii: "p")
        {
            offset += 2
        }
        while offset < end, bytes[offset] <= 0x20 { offset += 1 }
        return offset == end || isZone(offset, end)
    }

    /// Z, ±hh, ±hhmm or ±hh:mm.
    private func isZone(_ start: Int, _ end: Int) -> Bool {
        let rest = source.bytes[start..<end]
        guard let sign = rest.first else { return false }
        if sign | 0x20 == UInt8(ascii: "z") { return rest.count == 1 }
        guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return false }
        let digits = rest.dropFirst().filter { $0 != UInt8(ascii: ":") }
        return digits.allSatisfy { $0 &- UInt8(ascii: "0") < 10 } && (digits.count == 2 || digits.count == 4)
            && rest.count - 1 - digits.count <= 1
    }
}
