import TableFormat

/// What a national-prefix rule makes of a number: digits, and groups of the rule's pattern written `\1`.
enum PhoneTransform {
    enum Piece: Equatable {
        case digit(Int)
        case group(Int)

        /// As it stands in the image.
        var number: Int {
            switch self {
            case .digit(let digit): digit
            case .group(let group): PhoneSchema.transformGroup + group
            }
        }
    }

    static func pieces(_ value: SourceValue, groups: Int, _ diagnostics: Diagnostics) -> [Piece] {
        guard let text = value.text(diagnostics) else { return [] }
        var pieces: [Piece] = []
        var isGroup = false
        for byte in text.utf8 {
            let digit = Int(byte) - 0x30
            if byte == UInt8(ascii: "\\"), !isGroup {
                isGroup = true
            } else if (0...9).contains(digit), !isGroup || (1...max(groups, 1)).contains(digit) {
                pieces.append(isGroup ? .group(digit - 1) : .digit(digit))
                isGroup = false
            } else {
                diagnostics.report(
                    "phone.badTransform", at: value, "a transform holds digits and groups that the pattern has")
                return []
            }
        }
        return pieces
    }

    /// The numbers of the groups that a format names.
    static func groups(in text: String) -> [Int] {
        text.split(separator: "\\", omittingEmptySubsequences: false).dropFirst()
            .map { $0.utf8.first.map { Int($0) - 0x30 } ?? 0 }
    }
}
