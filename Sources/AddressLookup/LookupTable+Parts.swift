import PostalAddresses
import TableFormat
import UnicodeText

extension LookupTable {
    /// The candidates of a table that knows towns as wholes. A name that it has nowhere is taken for that of a part of the
    /// town, and is as right; one that it has elsewhere is another town.
    func keeping(
        _ given: [PostalAddress.Field], _ candidates: [LookupCandidate], in country: Int
    ) -> [LookupCandidate] {
        let own = texts[fieldNames[value(country, .fieldStart)]]
        let name = given.first { $0.name == own }?.value ?? ""
        let isPart = !name.isEmpty && name.utf8.count <= Self.longestName && !isKnown(name, in: country)
        return candidates.map { candidate in
            var candidate = candidate
            candidate.minds = true
            if isPart, let index = candidate.fields.firstIndex(where: { $0.name == own }) {
                candidate.fields[index].value = name
            }
            return candidate
        }
    }

    /// No town has a name of more bytes; ICU takes its time with long texts.
    private static var longestName: Int { 256 }

    /// Whether any place of the country has this name, whatever the case and the marks of its letters.
    private func isKnown(_ name: String, in country: Int) -> Bool {
        guard let collation = Collation(strength: .primary) else { return true }
        return places(of: country).contains { place in
            guard let text = places.reference(place, 0) else { return false }
            return collation.compare(texts[text].utf8Span.span, name.utf8Span.span) == 0
        }
    }
}
