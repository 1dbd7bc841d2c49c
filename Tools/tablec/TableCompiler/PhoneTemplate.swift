import TableFormat

/// A format as text: `\1` and the like are groups, the rest stands as it is.
///
/// Compiled, a group is one character with the group's number, so that a writer copies the rest byte by byte.
struct PhoneTemplate {
    enum Piece: Hashable {
        case text(UInt8)
        case group(Int)
        case carrier
    }

    let pieces: [Piece]

    /// `nil`, and a report, for what no writer understands.
    init?(_ place: SourceValue, groups: Int, _ diagnostics: Diagnostics) {
        guard let text = place.text(diagnostics), let pieces = PhoneTemplate.pieces(text),
            pieces.allSatisfy({ piece in
                guard case .group(let group) = piece else { return true }
                return 1...max(groups, 1) ~= group
            })
        else {
            diagnostics.report(
                "phone.badFormat", at: place,
                "a format is printable ASCII with groups of the pattern, \\1 to \\\(groups), and $CC for a carrier code"
            )
            return nil
        }
        self.pieces = pieces
    }

    init(_ pieces: [Piece]) { self.pieces = pieces }

    private static func pieces(_ text: String) -> [Piece]? {
        var pieces: [Piece] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "\\") {
                guard let digit = rest.popFirst(), 0x31...0x39 ~= digit else { return nil }
                pieces.append(.group(Int(digit) - 0x30))
            } else if byte == UInt8(ascii: "$") {
                guard rest.popFirst() == UInt8(ascii: "C"), rest.popFirst() == UInt8(ascii: "C") else { return nil }
                pieces.append(.carrier)
            } else {
                guard 0x20..<0x7F ~= byte else { return nil }
                pieces.append(.text(byte))
            }
        }
        return pieces
    }

    /// As it stands in the image.
    var compiled: String {
        let bytes = pieces.map { piece -> UInt8 in
            switch piece {
            case .text(let byte): byte
            case .group(let group): UInt8(group)
            case .carrier: PhoneSchema.carrierMark
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// This format with a rule in place of its first group; the rule's own `\1` is that group.
    func replacingFirstGroup(by rule: PhoneTemplate) -> PhoneTemplate {
        guard let place = pieces.firstIndex(where: { if case .group = $0 { true } else { false } }) else { return self }
        let replacement = rule.pieces.map { if case .group = $0 { pieces[place] } else { $0 } }
        return PhoneTemplate(pieces[..<place] + replacement + pieces[(place + 1)...])
    }

    /// The groups with hyphens between them, where there is any punctuation.
    func uri(_ punctuation: Set<UInt8>) -> PhoneTemplate {
        var result: [Piece] = []
        for piece in pieces {
            if case .text(let byte) = piece, punctuation.contains(byte) {
                if let last = result.last, last != PhoneTemplate.hyphen { result.append(PhoneTemplate.hyphen) }
            } else {
                result.append(piece)
            }
        }
        return PhoneTemplate(result)
    }

    /// RFC 3966, `visual-separator`.
    private static let hyphen = Piece.text(UInt8(ascii: "-"))

    /// Whether there is nothing but groups and punctuation, and the first group is there.
    func isPlain(_ punctuation: Set<UInt8>) -> Bool {
        let groups = pieces.filter { if case .text(let byte) = $0 { !punctuation.contains(byte) } else { true } }
        guard groups.first == .group(1) else { return false }
        return groups.allSatisfy { if case .group = $0 { true } else { false } }
    }

    /// The text before the first group.
    var prefix: ArraySlice<Piece> { pieces.prefix { if case .group = $0 { false } else { true } } }
}
