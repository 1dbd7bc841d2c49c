public import PostalAddresses
import TableFormat
import UnicodeText

/// A suggestion as it can be shown: what would be filled in, and what would be replaced.
public struct LookupOffer: Sendable, Equatable {
    /// One field that would change.
    public struct Change: Sendable, Equatable {
        /// The name of the field.
        public var name: String

        /// What it would hold.
        public var value: String

        /// What it holds now, which a person has to say yes to losing; nil when it is empty.
        public var replaces: String?
    }

    /// What is suggested.
    public var candidate: LookupCandidate

    /// The fields that would change, in the order of the layout.
    public var changes: [Change]
}

extension LookupSession {
    /// The suggestions there are, in the provider's order; empty unless the state is `offered`.
    public var offers: [LookupOffer] {
        guard state == .offered else { return [] }
        return candidates.map { LookupOffer(candidate: $0, changes: changes($0)) }
    }

    /// What can be shown as ghost text in empty fields, where all suggestions say the same. It is no value of the address.
    public var ghosts: [PostalAddress.Field] {
        let offers = offers
        guard let first = offers.first else { return [] }
        return first.changes.filter { change in
            change.replaces == nil && offers.allSatisfy { $0.changes.contains(change) }
        }.map { PostalAddress.Field($0.name, $0.value) }
    }

    /// The candidates with what the country's look-ups fill, as it is stored, each once. What is wrong in an address is no
    /// suggestion for one.
    func usable(_ answered: [LookupCandidate]) -> [LookupCandidate] {
        guard let layout, let yields = layout.question?.yields else { return [] }
        var kept: [LookupCandidate] = []
        for candidate in answered where answersQuestion(candidate) {
            var candidate = candidate
            let fields = yields.compactMap { name in
                candidate[name].flatMap { $0.isEmpty ? nil : PostalAddress.Field(name, $0) }
            }
            let checked = layouts.stored(
                PostalAddress(regionCode: layout.regionCode, fields: fields), isPartial: true)
            // A provider may know a place that our lists lack.
            let harmless = [AddressCode.storedForm, .placeSpelling, .numberInStreet].map(\.rawValue)
            let wrong = checked.findings.filter { !harmless.contains($0.finding.code) }.map(\.field)
            candidate.fields = checked.address.fields.filter { !wrong.contains($0.name) }
            if !candidate.fields.isEmpty, !kept.contains(where: { $0.fields == candidate.fields }) {
                kept.append(candidate)
            }
        }
        return kept
    }

    /// Whether a candidate that repeats what it answers to repeats what was asked: the country, and the fields that are needed,
    /// where a part of a postal code will do.
    private func answersQuestion(_ candidate: LookupCandidate) -> Bool {
        guard let question, let needs = layout?.question?.needs else { return false }
        if let country = candidate["country"], !country.isEmpty,
            layouts.regionCode(for: country) != question.regionCode
        {
            return false
        }
        return needs.allSatisfy { name in
            let asked = LookupSchema.compacted((question[name] ?? "").utf8)
            let told = LookupSchema.compacted((candidate[name] ?? "").utf8)
            return asked.starts(with: told) || told.starts(with: asked)
        }
    }

    /// What a candidate would change. A text that differs in case or marks alone is no other, and neither
    /// is a region that the code is known to be delivered in as well.
    func changes(_ candidate: LookupCandidate) -> [LookupOffer.Change] {
        candidate.fields.compactMap { field in
            let old = value(field.name).flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
            if let old, Self.isSame(old, field.value) || isAlsoDelivered(field.name, old) { return nil }
            return LookupOffer.Change(name: field.name, value: field.value, replaces: old)
        }
    }

    private static func isSame(_ a: String, _ b: String) -> Bool {
        if a == b { return true }
        // A text so long is no name of a place, and folding takes its time.
        guard a.utf8.count <= longest, b.utf8.count <= longest else { return false }
        if CaseFolding.folded(a.utf8Span.span) == CaseFolding.folded(b.utf8Span.span) { return true }
        return collation.map { $0.compare(a.utf8Span.span, b.utf8Span.span) == 0 } ?? false
    }

    /// Whether a field is the region, and holds one that codes of other regions cross into.
    private func isAlsoDelivered(_ name: String, _ text: String) -> Bool {
        guard let layout, layout.isRegion(name),
            let code = question?.fields.first(where: { layout.isPostalCode($0.name) })?.value
        else { return false }
        return layout.crosses(code, to: text)
    }

    private static let collation = Collation(strength: .primary)

    private static let longest = 1 << 10
}
