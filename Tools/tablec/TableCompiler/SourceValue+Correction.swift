import JSONText

extension SourceValue {
    /// The members by which the elements of an array are told apart, where a correction names single ones: a region, a
    /// problem, a rule.
    private static let keyMembers = ["key", "code", ruleMember]
    private static let ruleMember = "report"

    /// The member that takes an element away.
    static let removedMember = "removed"

    /// The value with what another says of it: members of objects replaced or added, those that are null removed, elements
    /// with a key corrected one by one, and anything else replaced. A fault is told where its value stands.
    func corrected(by correction: SourceValue) -> SourceValue {
        guard kind == correction.kind, kind == .object || (kind == .array && hasKeys && correction.hasKeys) else {
            return correction
        }
        var value = self
        value.corrections.append(correction)
        return value
    }

    /// The members with those of the corrections.
    func correctedEntries(_ entries: [Entry], _ diagnostics: Diagnostics) -> [Entry] {
        var entries = entries
        for correction in corrections {
            for entry in correction.ownEntries {
                let place = entries.firstIndex { $0.name == entry.name }
                if entry.value.kind == .null {
                    if let place {
                        entries.remove(at: place)
                    } else {
                        let hint = NearestName.hint(entry.name, among: entries.map(\.name))
                        diagnostics.report(
                            "table.nothingToRemove", at: entry.nameValue,
                            "null takes a member of ours away, and there is no '\(entry.name)'\(hint)")
                    }
                } else if let place {
                    entries[place].value = isShallow ? entry.value : entries[place].value.corrected(by: entry.value)
                } else {
                    entries.append(entry)
                }
            }
        }
        return entries
    }

    /// The elements with those of the corrections: corrected in their place, or added at the end.
    func correctedElements(_ elements: [SourceValue], _ diagnostics: Diagnostics) -> [SourceValue] {
        var elements = elements
        for correction in corrections {
            for element in correction.ownElements {
                let place = elements.firstIndex { $0.key == element.key }
                if element.isRemoved {
                    if let place {
                        elements.remove(at: place)
                    } else {
                        let hint = NearestName.of(element.key ?? "", among: elements.compactMap(\.key))
                        diagnostics.report(
                            "table.nothingToRemove", at: element,
                            "there is no '\(element.key ?? "")' of ours to be removed\(hint.map { "; did you mean '\($0)'?" } ?? "")"
                        )
                    }
                } else if let place {
                    elements[place].isShallow = element.keyMember == SourceValue.ruleMember
                    elements[place] = elements[place].corrected(by: element)
                } else {
                    elements.append(element)
                }
            }
        }
        return elements
    }

    /// Whether every element has a key. Codes name elements only where each has one of its own.
    private var hasKeys: Bool {
        let keys = ownElements.map(\.key)
        guard !keys.isEmpty, keys.allSatisfy({ $0 != nil }) else { return false }
        return ownElements[0].keyMember == SourceValue.keyMembers[0] || Set(keys).count == keys.count
    }

    /// The member that holds the key.
    private var keyMember: String? {
        guard file.document.kind(node) == .object else { return nil }
        let names = ownEntries.map(\.name)
        return SourceValue.keyMembers.first(where: names.contains)
    }

    /// What an element is told apart by.
    var key: String? {
        keyMember.flatMap { name in
            ownEntries.first { $0.name == name }.flatMap { file.document.string(of: $0.value.node) }
        }
    }

    /// Whether a correction takes the element away.
    var isRemoved: Bool {
        ownEntries.contains { $0.name == SourceValue.removedMember && file.document.bool(of: $0.value.node) == true }
    }

    /// Tells a correction that gives a fact another value and leaves the source of the old one.
    func checkSource(ofChanged name: String, _ diagnostics: Diagnostics) {
        func fact(_ value: SourceValue) -> SourceValue? { value.ownEntries.first { $0.name == name }?.value }
        guard kind == .object, let own = fact(self) else { return }
        for correction in corrections where !correction.ownEntries.contains(where: { $0.name == "source" }) {
            guard let place = fact(correction),
                place.file.document.integer(of: place.node) != own.file.document.integer(of: own.node)
            else { continue }
            diagnostics.report(
                "rules.limitSource", at: place,
                "another value needs a 'source' of its own beside it: who says so, and where it is written")
        }
    }
}
