/// The limits that the readers of an image need, by their names in the rules.
package protocol ReadLimit: RawRepresentable<String>, CaseIterable, Sendable {
    /// Runs of limits none of which may be above the one after it.
    static var ascending: [[Self]] { get }
}

extension ReadLimit {
    package static var ascending: [[Self]] { [] }
}

extension LimitTable {
    /// The limit, which bounds a size.
    package func size(_ limit: some ReadLimit) throws(TableError) -> Int { try size(limit.rawValue) }

    package func value(_ limit: some ReadLimit) throws(TableError) -> Int { try value(limit.rawValue) }
}

extension NameSchema {
    package enum Limit: String, ReadLimit {
        case graphemeClusters, scalars, bytes, marks, marksInStackingScripts, punctuation

        package static let ascending: [[Limit]] = [
            [.graphemeClusters, .scalars, .bytes], [.marks, .marksInStackingScripts],
        ]
    }
}

extension EmailSchema {
    package enum Limit: String, ReadLimit {
        case localOctets, labelOctets, domainOctets, literalOctets, addressOctets
        case suggestedLetters, suggestedLettersWithoutFirst, examinedBytes

        package static let ascending: [[Limit]] = [
            [.localOctets, .addressOctets, .examinedBytes], [.labelOctets, .domainOctets, .addressOctets],
            [.suggestedLetters, .suggestedLettersWithoutFirst],
        ]
    }
}

extension DateSchema {
    package enum Limit: String, ReadLimit {
        case minimumYear, maximumYear, textBytes

        package static let ascending: [[Limit]] = [[.minimumYear, .maximumYear]]
    }
}

extension PhotoSchema {
    package enum Limit: String, ReadLimit {
        case pixels, items, extents, itemName, parts, brandBytes, textBytes, fileKiB
    }
}

extension AddressSchema {
    package enum Limit: String, ReadLimit { case scalars }
}

extension LookupSchema {
    package enum Limit: String, ReadLimit { case candidates, fields, answerBytes, unconfirmed, timeout }
}

extension PhoneSchema.Limit: ReadLimit {
    package static let ascending: [[PhoneSchema.Limit]] = [[.minimumNationalDigits, .maximumNationalDigits]]
}

extension RuleLayout {
    /// Those of the card: the bounds on a payload and its report.
    package enum Limit: String, ReadLimit {
        case payloadBytes, depth, items, problems, pathBytes, composedBytes, nearestCandidates
    }
}
