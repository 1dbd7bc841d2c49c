import EmailAddresses
import Findings
import JSONText
import PersonNames
import PhoneNumbers
import TableFormat

extension CardCheck {
    /// Tells items that are probably one, although their keys differ. An item that repeats another's key is told by
    /// `uniqueKey` and not here again.
    func uniqueWideKey(_ rule: RuleOperation) {
        _ = withCollection(at: rule.collection) { collection in
            let kind = collection.kind.keyType
            guard canBeAlike(collection.keys, kind) else { return }
            for (value, first) in collection.keys.widened({ appendWideKey(of: kind, $0, to: &$1) }).repeated {
                reportRepeated(rule, at: value, first: first)
            }
        }
    }

    /// Whether different keys of the kind can have the same wide key at all. Most cards are settled here.
    private func canBeAlike(_ keys: ItemKeys, _ kind: MemberType?) -> Bool {
        switch kind {
        case .name: !keys.areASCII
        case .email: true
        default: false
        }
    }

    /// Appends what a kind makes of an item's key to find those by that are probably one; nothing for none.
    private func appendWideKey(of kind: MemberType?, _ key: Span<UInt8>, to bytes: inout [UInt8]) {
        switch kind {
        case .name: tables.names.appendWideKey(ofKey: key, to: &bytes)
        case .email: tables.emails.appendProviderKey(ofKey: key, to: &bytes)
        default: break
        }
    }

    /// Appends the key of a text, as the items of a collection are compared by; nothing for a text that has none.
    ///
    /// - Parameter region: the country in which a number without one is read.
    func appendKey(of text: Span<UInt8>, of type: MemberType?, region: RegionCode?, to bytes: inout [UInt8]) {
        switch type {
        case .email: lent.emails { $0.appendKey(of: text, to: &bytes) }
        case .name: lent.names { $0.appendKey(of: text, to: &bytes) }
        case .phone:
            if let number = tables.phones.check(text, region: region).number {
                bytes.append(contentsOf: number.e164.utf8)
            }
        case .text, .region, .choice, .kindType: bytes.append(contentsOf: composed(text))
        default: break
        }
    }

    /// Keeps what a detail of a kind without a check is compared by: the value, as its type is compared.
    func ownKey(_ item: JSONNode, _ found: FoundMembers, _ kind: KindSchema, _ keys: ItemKeys) {
        guard keys.isNeeded, let place = kind.position(.value), let value = found[place] else { return }
        if kind.keyType == .number {
            guard let number = nodes.integer(of: value) else { return }
            return keys.add(item: item, value: value) { $0.append(contentsOf: String(number).utf8) }
        }
        let target = rules.entries[kind.object.firstMember + place].target - kind.object.firstMember
        let region = found[target].map(quietRegion) ?? deviceRegion
        keys.add(item: item, value: value) { bytes in
            _ = withText(of: value) { appendKey(of: $0, of: kind.keyType, region: region, to: &bytes) }
        }
    }
}
