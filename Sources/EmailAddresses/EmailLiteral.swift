import TableFormat

/// What stands between the brackets of an address literal (RFC 5321, 4.1.3).
enum EmailLiteral {
    /// An IPv4 address, four numbers up to 255 with dots between them; zeros before a number change nothing.
    static func ipv4(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count == 4 else { return nil }
        var numbers: [UInt8] = []
        for part in parts {
            guard 1...3 ~= part.count, part.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
                let number = UInt8(String(decoding: part, as: UTF8.self))
            else { return nil }
            numbers.append(number)
        }
        return numbers
    }

    /// The eight groups of an IPv6 address: IPv6-full, IPv6-comp, IPv6v4-full or IPv6v4-comp.
    ///
    /// `::` stands for two groups at least, as RFC 5321 has it and RFC 4291 has not.
    static func ipv6(_ text: ArraySlice<UInt8>) -> [UInt16]? {
        let colon = UInt8(ascii: ":")
        var rest = text
        var tail: [UInt16] = []
        if text.contains(UInt8(ascii: ".")) {
            guard let last = text.lastIndex(of: colon), let four = ipv4(text[(last + 1)...]) else { return nil }
            tail = [UInt16(four[0]) << 8 | UInt16(four[1]), UInt16(four[2]) << 8 | UInt16(four[3])]
            // The colon before the dotted part belongs to it, unless it is half of the two that stand for zeros.
            rest = text[..<last]
            if rest.last == colon { rest = text[...last] }
        }
        guard let gap = gap(rest) else {
            guard let all = groups(rest), all.count + tail.count == 8 else { return nil }
            return all + tail
        }
        guard let before = groups(rest[..<gap]), let after = groups(rest[(gap + 2)...]),
            before.count + after.count + tail.count <= 6
        else { return nil }
        let zeros = [UInt16](repeating: 0, count: 8 - before.count - after.count - tail.count)
        return before + zeros + after + tail
    }

    /// Where the first `::` is.
    private static func gap(_ text: ArraySlice<UInt8>) -> Int? {
        text.indices.dropLast().first { text[$0] == UInt8(ascii: ":") && text[$0 + 1] == UInt8(ascii: ":") }
    }

    /// Groups of one to four hexadecimal digits with colons between them; none for an empty text.
    private static func groups(_ text: ArraySlice<UInt8>) -> [UInt16]? {
        if text.isEmpty { return [] }
        var groups: [UInt16] = []
        for part in text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false) {
            guard 1...4 ~= part.count, part.allSatisfy(isHexadecimal),
                let group = UInt16(String(decoding: part, as: UTF8.self), radix: 16)
            else { return nil }
            groups.append(group)
        }
        return groups
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20
    }
}
