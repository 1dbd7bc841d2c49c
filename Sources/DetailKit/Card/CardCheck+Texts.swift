import Findings
import JSONText
import TableFormat
import UnicodeText

extension CardCheck {
    /// Keeps of an item what rules on the whole collection ask for.
    @inline(__always)
    func keep(_ item: JSONNode, _ found: FoundMembers, of collection: CollectionCheck) {
        if collection.looksIntoItems { collection.items.add(item, found) }
        if found.places & collection.textMembers != 0 { keepTexts(item, found, of: collection) }
    }

    /// Keeps the texts of which no two items have the same: composed, and where the rule says so folded.
    private func keepTexts(_ item: JSONNode, _ found: FoundMembers, of collection: CollectionCheck) {
        for row in 0..<collection.textRules.count {
            guard let value = found[collection.textRules[row].member], nodes.kind(value) == .string else { continue }
            let isFolded = collection.textRules[row].action == .uniqueFolded
            collection.textKeys[row].add(item: item, value: value) { bytes in
                _ = withText(of: value) { append($0, isFolded: isFolded, to: &bytes) }
            }
            collection.hasTexts = true
        }
    }

    private func append(_ text: Span<UInt8>, isFolded: Bool, to bytes: inout [UInt8]) {
        let isPlain = !isFolded && UTF8Text.asciiPrefix(of: text) == text.count
        guard !isPlain, text.count <= rules.limits.composedBytes else {
            return text.withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
        }
        let folded = isFolded ? CaseFolding.folded(text) : text.bytes
        bytes.append(contentsOf: NFC.normalized(folded.span) ?? folded)
    }

    /// Tells the items of a collection that repeat a text of an earlier one.
    func repeatedTexts(_ collection: CollectionCheck) {
        guard collection.hasTexts else { return }
        for row in 0..<collection.textRules.count {
            let rule = collection.textRules[row]
            guard holds(rule.when, cardMembers) == true else { continue }
            for (value, first) in collection.textKeys[row].repeated { reportRepeated(rule, at: value, first: first) }
        }
    }
}
