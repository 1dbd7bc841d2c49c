import Findings
import TableFormat
import UnicodeText

extension EmailReading {
    /// A label as DNS has it, in its own script, and as it is after all that can be mended.
    typealias Label = (ascii: [UInt8], unicode: [UInt8], mended: [UInt8])

    /// Checks one label of a domain.
    mutating func readLabel(_ label: EmailText.Part) -> Label {
        let bytes = label.bytes
        let prefix = Array(bytes.prefix(4))
        let isEncoded = CaseFolding.lowercased(prefix.span) == Self.encodingPrefix
        if isEncoded || !label.isASCII { return readInternationalLabel(label, bytes) }
        for run in label.runs(where: { !$0.has(.label) }) { notes.add(EmailCode.domainCharacter.rawValue, run) }
        if let range = label.range, bytes.count > rules.limits.label {
            notes.add(.domainLabelTooLong, range, count: bytes.count, limit: rules.limits.label)
        }
        readHyphens(label)
        let lower = CaseFolding.lowercased(bytes.span)
        let isHyphen = label.map { $0.has(.hyphen) }
        let mended = lower.dropFirst(isHyphen.prefix { $0 }.count).dropLast(isHyphen.reversed().prefix { $0 }.count)
        return (lower, lower, Array(mended))
    }

    private mutating func readHyphens(_ label: EmailText.Part) {
        let hyphens = label.map { $0.has(.hyphen) }
        if hyphens.first == true { notes.add(.domainHyphen, label[label.startIndex].range, mend: .proposed) }
        if hyphens.last == true, hyphens.count > 1 {
            notes.add(.domainHyphen, label[label.endIndex - 1].range, mend: .proposed)
        }
        if hyphens.count > 3, hyphens[2], hyphens[3], let range = label.range {
            notes.add(.domainReservedLabel, range)
        }
    }

    /// "xn--", which marks an A-label (RFC 5890, 2.3.2.5).
    private static let encodingPrefix: [UInt8] = [0x78, 0x6E, 0x2D, 0x2D]

    /// Checks a label that is not plain ASCII, or that claims to encode one, and maps it both ways.
    private mutating func readInternationalLabel(_ label: EmailText.Part, _ bytes: [UInt8]) -> Label {
        var outcome = IDNA.toASCII(bytes.span)
        let unicode = IDNA.toUnicode(bytes.span).name
        // ICU counts UTF-16 units where RFC 5891, 4.2.3.1 counts characters.
        outcome.errors.remove(.hyphenThirdAndFourth)
        if hasReservedHyphens(unicode) { outcome.errors.insert(.hyphenThirdAndFourth) }
        guard let range = label.range else { return ([], [], []) }
        var mended = bytes
        if !outcome.errors.isEmpty { readErrors(outcome, label, range, &mended) }
        if outcome.errors.isEmpty, !isRegistrable(unicode) {
            let run = label.runs { !isRegistrable(IDNA.toUnicode(Array(String($0.scalar).utf8).span).name) }
            notes.add(EmailCode.domainCharacter.rawValue, run.first?.prefix(1) ?? label.prefix(1))
        }
        return (outcome.name, unicode, mended)
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

    private func hasReservedHyphens(_ label: [UInt8]) -> Bool {
        let third = String(decoding: label, as: UTF8.self).unicodeScalars.dropFirst(2).prefix(2)
        return third.count == 2 && third.allSatisfy { rules.character($0.value).has(.hyphen) }
    }

    private mutating func readErrors(
        _ outcome: IDNA.Outcome, _ label: EmailText.Part, _ range: Range<Int>, _ mended: inout [UInt8]
    ) {
        let errors = outcome.errors
        if errors.contains(.labelTooLong) || errors.contains(.domainNameTooLong) {
            let count = max(outcome.name.count, rules.limits.label + 1)
            notes.add(.domainLabelTooLong, range, count: count, limit: rules.limits.label)
        }
        if !errors.isDisjoint(with: [.leadingHyphen, .trailingHyphen]) { notes.add(.domainHyphen, range) }
        if errors.contains(.contextJoiner) { dropJoiners(label, range, &mended) }
        if !errors.isDisjoint(with: [.punycode, .invalidALabel]) {
            notes.add(.domainEncoding, range)
        } else if !errors.isDisjoint(with: Self.characterErrors) {
            // A label in another script has no such hyphens at all (RFC 5891, 4.2.3.1); it could be taken for an encoded one.
            let hyphen = errors.contains(.hyphenThirdAndFourth) ? label.first { $0.has(.hyphen) } : nil
            let misplaced = errors.contains(.contextPunctuation) ? misplaced(in: label) : nil
            let culprit = label.first(where: isDisallowed) ?? hyphen ?? misplaced ?? label.first { !$0.isASCII }
            let isKnown = hyphen != nil || misplaced != nil || culprit.map(isDisallowed) == true
            let place = isKnown ? culprit?.range : range
            notes.add(.domainCharacter, place ?? range, (culprit?.scalar.parameters ?? []) + [Parameter("count", 1)])
        }
        if errors.contains(.bidi) { notes.add(.domainDirection, range) }
    }

    /// Joiners where no letters join.
    private mutating func dropJoiners(_ label: EmailText.Part, _ range: Range<Int>, _ mended: inout [UInt8]) {
        let joiners = label.runs { $0.kind == .joiner }
        if joiners.isEmpty { notes.add(.domainEncoding, range) }
        for run in joiners { notes.add(EmailCode.invisible.rawValue, run, mend: .proposed) }
        mended = label.filter { $0.kind != .joiner }[...].bytes
    }

    private static let characterErrors: IDNA.Errors = [
        .disallowed, .leadingCombiningMark, .labelHasDot, .contextPunctuation, .contextDigits, .emptyLabel,
        .hyphenThirdAndFourth,
    ]

    /// The first sign that may not stand where it does (RFC 5892, A.3 to A.7): without it, the label is right in this.
    private func misplaced(in label: EmailText.Part) -> EmailText.Piece? {
        guard label.count <= rules.limits.label else { return nil }
        return label.indices.first { index in
            let rest = label[..<index] + label[(index + 1)...]
            return !label[index].isASCII && !IDNA.toASCII(rest.bytes.span).errors.contains(.contextPunctuation)
        }.map { label[$0] }
    }

    private func isDisallowed(_ piece: EmailText.Piece) -> Bool {
        piece.kind != .joiner && IDNA.toASCII(Array(String(piece.scalar).utf8).span).errors.contains(.disallowed)
    }
}
