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

    /// Keeps the texts of which no two items have the same: the keys of numbers, addresses and names, else composed, and where
    /// the rule says so folded.
    private func keepTexts(_ item: JSONNode, _ found: FoundMembers, of collection: CollectionCheck) {
        for row in 0..<collection.textRules.count {
            guard let place = collection.textRules[row].member, let value = found[place], nodes.kind(value) == .string
            else { continue }
            let isFolded = collection.textRules[row].action == .uniqueFolded
            let member = collection.kind.object.firstMember + place
            collection.textKeys[row].add(item: item, value: value) { bytes in
                switch rules.memberType(member) {
                case .email, .name, .phone:
                    appendKey(of: value, member, found, collection.kind.object, isFolded: isFolded, to: &bytes)
                default: _ = withText(of: value) { append($0, isFolded: isFolded, to: &bytes) }
                }
            }
            collection.hasTexts = true
        }
    }

    /// Appends the key of a number, an address or a name, which other spellings of it have as well. What cannot be read has
    /// none, and is compared as it is written.
    @inline(never)
    private func appendKey(
        of value: JSONNode, _ member: Int, _ found: FoundMembers, _ object: ObjectSchema, isFolded: Bool,
        to bytes: inout [UInt8]
    ) {
        let country = rules.entries[member].target - object.firstMember
        let region = found[country].map(quietRegion) ?? deviceRegion
        _ = withText(of: value) { text in
            var key: [UInt8] = []
            appendKey(of: text, of: rules.memberType(member), region: region, to: &key)
            if key.isEmpty { return append(text, isFolded: isFolded, to: &bytes) }
            append(key.span, isFolded: isFolded, to: &bytes)
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
