import JSONText
import PhoneNumbers
import TableFormat

/// Which item of a collection has become which: by `id`, else by key, whatever their order.
struct ItemMatch {
    /// Each item of the old collection, and what it is in the new one; `nil` when it is gone.
    private(set) var pairs: [(old: JSONNode, new: JSONNode?)] = []

    /// How many items the new collection has.
    let newCount: Int

    private struct Entry {
        let node: JSONNode
        let id: [UInt8]?
        let key: [UInt8]
    }

    init(_ oldList: JSONNode, of old: CardCheck, to newList: JSONNode?, of new: CardCheck, _ kind: KindSchema) {
        let before = ItemMatch.entries(oldList, of: old, kind)
        let after = newList.map { ItemMatch.entries($0, of: new, kind) } ?? []
        newCount = after.count
        var byID: [[UInt8]: Int] = [:]
        var byKey: [[UInt8]: Int] = [:]
        for (index, entry) in after.enumerated() {
            if let id = entry.id, byID[id] == nil { byID[id] = index }
            if !entry.key.isEmpty, byKey[entry.key] == nil { byKey[entry.key] = index }
        }
        // Of two items with one id the first has become what has that id.
        var claimed: Set<[UInt8]> = []
        var matches = before.map { entry in
            entry.id.flatMap { claimed.insert($0).inserted ? byID[$0] : nil }
        }
        // What an item has become by its id is nobody else's, unless both have its key: then they were the same already.
        var taken: [Int: [UInt8]] = [:]
        for (index, match) in matches.enumerated() { if let match { taken[match] = before[index].key } }
        for index in before.indices where matches[index] == nil {
            guard let match = byKey[before[index].key] else { continue }
            if taken[match] == nil || taken[match] == before[index].key { matches[index] = match }
        }
        pairs = zip(before, matches).map { ($0.node, $1.map { after[$0].node }) }
    }

    private static func entries(_ list: JSONNode, of check: CardCheck, _ kind: KindSchema) -> [Entry] {
        let idPosition = kind.position(.id)
        return check.document.elements(of: list).compactMap { item in
            guard check.document.kind(item) == .object else { return nil }
            let found = check.quietMembers(of: item, kind.object)
            let id = found[idPosition].flatMap { check.document.withText(of: $0) { $0.bytes } }
            return Entry(node: item, id: id, key: check.key(of: found, kind))
        }
    }
}

extension CardCheck {
    /// What an item is told apart by; empty when it has nothing of the kind.
    func key(of found: FoundMembers, _ kind: KindSchema) -> [UInt8] {
        guard let position = kind.position(.value), let value = found[position] else { return [] }
        let type = rules.memberType(kind.object.firstMember + position)
        let country = found[kind.position(.country)].flatMap(quietRegion)
        return document.withText(of: value) { key(of: $0, type, region: country) } ?? []
    }

    /// A text as its type is compared; the text itself where no more is known.
    func key(of text: Span<UInt8>, _ type: MemberType, region: RegionCode?) -> [UInt8] {
        var bytes: [UInt8] = []
        switch type {
        case .email: tables.emails.appendKey(of: text, to: &bytes)
        case .name: tables.names.appendKey(of: text, to: &bytes)
        case .phone:
            if let number = tables.phones.check(text, region: region ?? deviceRegion).number {
                bytes = Array(number.e164.utf8)
            }
        default: break
        }
        return bytes.isEmpty ? text.bytes : bytes
    }

    /// A region without saying how it is saved.
    func quietRegion(_ node: JSONNode) -> RegionCode? {
        guard let given = document.string(of: node) else { return nil }
        return tables.addresses.regionCode(for: given).flatMap(RegionCode.init) ?? RegionCode(given)
    }
}
