import Findings
import TableFormat
import UnicodeText

extension EmailExamination {
    /// A domain in lower case.
    struct Domain {
        /// As DNS has it.
        var ascii: [UInt8] = []
        /// In its own script.
        var unicode: [UInt8] = []
    }

    /// Checks the part behind the @; nil when it is no domain at all.
    mutating func checkDomain(_ part: EmailText.Part, after at: Range<Int>) -> Domain? {
        guard let whole = part.range, let first = part.first else {
            report(.domainEmpty, at.upperBound..<at.upperBound)
            return nil
        }
        if first.kind == .bracket {
            report(.addressLiteral, whole)
            return nil
        }
        var labels = part.split(omittingEmptySubsequences: false) { $0.kind == .dot || $0.kind == .fullWidthDot }
        if labels.count > 1, labels.last?.isEmpty == true {
            report(.domainTrailingDot, part[part.endIndex - 1].range)
            labels.removeLast()
        }
        var domain = Domain()
        for (number, label) in labels.enumerated() {
            if number > 0 {
                domain.ascii.append(0x2E)
                domain.unicode.append(0x2E)
            }
            guard !label.isEmpty else {
                // The dot behind the missing label: every empty one is followed by a dot, or is the last.
                let dot = min(label.startIndex, part.endIndex - 1)
                report(.domainLabelEmpty, part[dot].range)
                continue
            }
            let checked = checkLabel(label)
            domain.ascii += checked.ascii
            domain.unicode += checked.unicode
        }
        checkWhole(domain, part, labels, whole)
        return domain
    }

    private mutating func checkWhole(
        _ domain: Domain, _ part: EmailText.Part, _ labels: [EmailText.Part], _ whole: Range<Int>
    ) {
        if domain.ascii.count > rules.limits.domain {
            report(.domainTooLong, whole, limit: (domain.ascii.count, rules.limits.domain))
        }
        if labels.count == 1 {
            if labels[0].isEmpty == false { report(.domainNoDot, whole) }
            return
        }
        let last = domain.ascii.split(separator: 0x2E, omittingEmptySubsequences: false).last ?? []
        if !last.isEmpty, last.allSatisfy({ rules.character(UInt32($0)).has(.digit) }), let range = labels.last?.range {
            report(.numericTopLevel, range)
        }
        // Writing directions are a matter of the whole name.
        if findings.isEmpty, !part.allSatisfy(\.isASCII) || domain.unicode != domain.ascii {
            if IDNA.toASCII(domain.unicode.span).errors.contains(.bidi) { report(.domainDirection, whole) }
        }
    }

    private mutating func checkLabel(_ label: EmailText.Part) -> Domain {
        let bytes = label.bytes
        let prefix = Array(bytes.prefix(4))
        let isEncoded = CaseFolding.lowercased(prefix.span) == Self.encodingPrefix
        if isEncoded || !label.allSatisfy(\.isASCII) { return checkInternationalLabel(label, bytes) }
        reportRuns(in: label) { $0.character.has(.label) ? nil : EmailCode.domainCharacter.rawValue }
        if let range = label.range, bytes.count > rules.limits.label {
            report(.domainLabelTooLong, range, limit: (bytes.count, rules.limits.label))
        }
        checkHyphens(label)
        let lower = CaseFolding.lowercased(bytes.span)
        return Domain(ascii: lower, unicode: lower)
    }

    private mutating func checkHyphens(_ label: EmailText.Part) {
        let hyphens = label.map { $0.character.has(.hyphen) }
        if hyphens.first == true { report(.domainHyphen, label[label.startIndex].range) }
        if hyphens.last == true, hyphens.count > 1 { report(.domainHyphen, label[label.endIndex - 1].range) }
        if hyphens.count > 3, hyphens[2], hyphens[3], let range = label.range { report(.domainReservedLabel, range) }
    }

    /// "xn--", which marks an A-label (RFC 5890, 2.3.2.5).
    private static let encodingPrefix: [UInt8] = [0x78, 0x6E, 0x2D, 0x2D]
}
