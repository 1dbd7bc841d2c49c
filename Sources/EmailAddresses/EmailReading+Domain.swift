import Findings
import TableFormat
import UnicodeText

extension EmailReading {
    /// Checks the part behind the @.
    mutating func readDomain(_ part: EmailText.Part, after at: Range<Int>) -> Domain {
        guard let whole = part.range, let first = part.first else {
            notes.add(.domainEmpty, at.upperBound..<at.upperBound)
            return Domain()
        }
        if first.kind == .bracket { return readLiteral(part, whole) }
        let typed = readCommas(part)
        var labels = typed.split(omittingEmptySubsequences: false, whereSeparator: \.isDot)
        if labels.count > 1, labels.last?.isEmpty == true {
            notes.add(.domainTrailingDot, typed[typed.endIndex - 1].range, mend: .proposed)
            labels.removeLast()
        }
        var domain = Domain(ascii: [], unicode: [], mended: [])
        for (number, label) in labels.enumerated() {
            if number > 0 {
                domain.ascii?.append(0x2E)
                domain.unicode?.append(0x2E)
            }
            guard !label.isEmpty else {
                // The dot behind the missing label: every empty one is followed by a dot, or is the last.
                let dot = min(label.startIndex, typed.endIndex - 1)
                notes.add(.domainLabelEmpty, typed[dot].range, mend: .proposed)
                continue
            }
            let checked = readLabel(label)
            domain.ascii? += checked.ascii
            domain.unicode? += checked.unicode
            if domain.mended?.isEmpty == false { domain.mended?.append(0x2E) }
            domain.mended? += checked.mended
        }
        if let meant = checkWhole(domain, part, labels, whole) { domain.mended = meant }
        return domain
    }

    /// Notes what was typed for a dot between two labels, and answers the part with dots there.
    private mutating func readCommas(_ part: EmailText.Part) -> EmailText.Part {
        guard part.contains(where: { $0.has(.dotKey) }) else { return part }
        var typed = part
        for index in part.indices.dropFirst().dropLast() where part[index].has(.dotKey) {
            guard isInLabel(part[index - 1]), isInLabel(part[index + 1]) else { continue }
            // In Catalan it stands between two l (RFC 5892, A.3).
            if part[index].has(.registrable), part[index - 1].scalar == part[index + 1].scalar { continue }
            if part[index].has(.colon), !isDotOnly(index, part) { continue }
            notes.add(.commaForDot, part[index].range, part[index].scalar.parameters, mend: .proposed)
            typed[index] = EmailText.Piece(dotOf: part[index], rules)
        }
        return typed
    }

    /// Whether a colon is the only sign for a dot, and the domain ends well with one; elsewhere it stands before a port.
    private func isDotOnly(_ index: Int, _ part: EmailText.Part) -> Bool {
        guard !part.contains(where: \.isDot) else { return false }
        let typed = part[..<index] + [EmailText.Piece(dotOf: part[index], rules)] + part[(index + 1)...]
        return rules.facts(CaseFolding.lowercased(typed.bytes.span).span).hasKnownTopLevel
    }

    private func isInLabel(_ piece: EmailText.Piece) -> Bool { piece.has(.label) || piece.has(.registrable) }

    /// Checks the domain as a whole, and answers the one that was probably meant where only its dot is missing.
    private mutating func checkWhole(
        _ domain: Domain, _ part: EmailText.Part, _ labels: [EmailText.Part], _ whole: Range<Int>
    ) -> [UInt8]? {
        let ascii = domain.ascii ?? []
        if ascii.count > rules.limits.domain {
            notes.add(.domainTooLong, whole, count: ascii.count, limit: rules.limits.domain)
        }
        if labels.count == 1 {
            guard labels[0].isEmpty == false else { return nil }
            let plain = ascii.filter { byte in
                let character = rules.character(UInt32(byte))
                return character.has(.label) && !character.has(.hyphen)
            }
            let meant = rules.suggestion(forDotless: ascii) ?? rules.suggestion(forDotless: plain)
            notes.add(.domainNoDot, whole, mend: meant == nil ? .none : .proposed)
            return meant
        } else if let last = ascii.split(separator: 0x2E, omittingEmptySubsequences: false).last, !last.isEmpty,
            last.allSatisfy({ rules.character(UInt32($0)).has(.digit) }), let range = labels.last?.range
        {
            notes.add(.numericTopLevel, range)
        }
        // Writing directions are a matter of the whole name.
        if !notes.isRefused, let unicode = domain.unicode, !part.isASCII || unicode != ascii,
            IDNA.toASCII(unicode.span).errors.contains(.bidi)
        {
            notes.add(.domainDirection, whole)
        }
        return nil
    }
}
