import Findings
import TableFormat
import UnicodeText

extension EmailExamination {
    /// Checks a label that is not plain ASCII, or that claims to encode one, and maps it both ways.
    mutating func checkInternationalLabel(_ label: EmailText.Part, _ bytes: [UInt8]) -> Domain {
        let outcome = IDNA.toASCII(bytes.span)
        guard let range = label.range, let first = label.first else { return Domain() }
        if !outcome.errors.isEmpty {
            if outcome.errors.contains(.labelTooLong) || outcome.errors.contains(.domainNameTooLong) {
                let count = max(outcome.name.count, rules.limits.label + 1)
                report(.domainLabelTooLong, range, limit: (count, rules.limits.label))
            }
            if !outcome.errors.isDisjoint(with: [.leadingHyphen, .trailingHyphen]) { report(.domainHyphen, range) }
            if outcome.errors.contains(.hyphenThirdAndFourth) { report(.domainReservedLabel, range) }
            if !outcome.errors.isDisjoint(with: [.punycode, .invalidALabel]) {
                report(.domainEncoding, range)
            } else if !outcome.errors.isDisjoint(with: Self.characterErrors) {
                let piece = label.first(where: isDisallowed) ?? label.first { !$0.isASCII } ?? first
                let place = isDisallowed(piece) ? piece.range : range
                report(.domainCharacter, place, piece.scalar.parameters + [Parameter("count", 1)])
            }
            if outcome.errors.contains(.bidi) { report(.domainDirection, range) }
        }
        let unicode = IDNA.toUnicode(bytes.span).name
        if outcome.errors.isEmpty, !isRegistrable(unicode) {
            let piece = label.first { !isRegistrable(IDNA.toUnicode(Array(String($0.scalar).utf8).span).name) } ?? first
            report(.domainCharacter, piece.range, piece.scalar.parameters + [Parameter("count", 1)])
        }
        return Domain(ascii: outcome.name, unicode: unicode)
    }

    /// Whether IDNA 2008 has all the characters, which UTS 46 does not ask.
    private func isRegistrable(_ label: [UInt8]) -> Bool {
        var offset = 0
        while let (value, length) = UTF8Text.scalar(in: label.span, at: offset) {
            guard rules.character(value).has(.registrable) else { return false }
            offset += length
        }
        return true
    }

    private static let characterErrors: IDNA.Errors = [
        .disallowed, .leadingCombiningMark, .labelHasDot, .contextJoiner, .contextPunctuation, .contextDigits,
        .emptyLabel,
    ]

    private func isDisallowed(_ piece: EmailText.Piece) -> Bool {
        IDNA.toASCII(Array(String(piece.scalar).utf8).span).errors.contains(.disallowed)
    }
}
