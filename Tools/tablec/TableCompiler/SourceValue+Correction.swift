import JSONText

extension SourceValue {
    /// The member by which the elements of an array are told apart, where a correction names single ones.
    private static let keyMember = "key"

    /// The value with what another says of it: members of objects replaced or added, those that are null removed, elements
    /// with a key corrected one by one, and anything else replaced. A fault is told where its value stands.
    func corrected(by correction: SourceValue) -> SourceValue {
        guard kind == correction.kind, kind == .object || (kind == .array && correction.hasKeys) else {
            return correction
        }
        var value = self
        value.corrections.append(correction)
        return value
    }

    /// The members with those of the corrections.
    func correctedEntries(_ entries: [Entry]) -> [Entry] {
        var entries = entries
        for correction in corrections {
            for entry in correction.ownEntries {
                let place = entries.firstIndex { $0.name == entry.name }
                if entry.value.kind == .null {
                    if let place { entries.remove(at: place) }
                } else if let place {
                    entries[place].value = entries[place].value.corrected(by: entry.value)
                } else {
                    entries.append(entry)
                }
            }
        }
        return entries
    }

    /// The elements with those of the corrections: corrected in their place, or added at the end.
    func correctedElements(_ elements: [SourceValue]) -> [SourceValue] {
        var elements = elements
        for correction in corrections {
            for element in correction.ownElements {
                if let place = elements.firstIndex(where: { $0.key == element.key }) {
                    elements[place] = elements[place].corrected(by: element)
                } else {
                    elements.append(element)
                }
            }
        }
        return elements
    }

    private var hasKeys: Bool { ownElements.allSatisfy { $0.key != nil } && !ownElements.isEmpty }

    private var key: String? {
        guard file.document.kind(node) == .object else { return nil }
        return ownEntries.first { $0.name == Self.keyMember }.flatMap { file.document.string(of: $0.value.node) }
    }
}
