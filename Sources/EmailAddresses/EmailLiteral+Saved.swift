extension EmailLiteral {
    /// The canonical text of an IPv4 address.
    static func text(ofIPv4 numbers: [UInt8]) -> String { numbers.map(String.init).joined(separator: ".") }

    /// The canonical text of an IPv6 address (RFC 5952), with the dotted form of an address mapped from IPv4 (its section 5).
    static func text(ofIPv6 groups: [UInt16]) -> String {
        if groups[..<5].allSatisfy({ $0 == 0 }), groups[5] == 0xFFFF {
            return "::ffff:" + text(ofIPv4: groups[6...].flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
        }
        let digits = groups.map { String($0, radix: 16) }
        guard let zeros = longestZeros(groups) else { return digits.joined(separator: ":") }
        return digits[..<zeros.lowerBound].joined(separator: ":") + "::"
            + digits[zeros.upperBound...].joined(separator: ":")
    }

    /// The first of the longest runs of zeros, two at least.
    private static func longestZeros(_ groups: [UInt16]) -> Range<Int>? {
        var best = 0..<0
        var start = 0
        for index in 0...groups.count where index == groups.count || groups[index] != 0 {
            if index - start > best.count { best = start..<index }
            start = index + 1
        }
        return best.count >= 2 ? best : nil
    }
}
