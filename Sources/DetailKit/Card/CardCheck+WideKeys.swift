import EmailAddresses
import Findings
import JSONText
import PersonNames

extension CardCheck {
    /// Tells items that are probably one, although their keys differ. An item that repeats another's key is told by
    /// `uniqueKey` and not here again.
    func uniqueWideKey(_ rule: RuleOperation, _ keys: [CollectionKeys]) {
        guard let kind = schema.collections.first(where: { $0.position == rule.collection })?.kind.detail,
            let keys = keys.first(where: { $0.position == rule.collection })?.keys, canBeAlike(keys, kind)
        else { return }
        for (value, first) in keys.widened({ appendWideKey(of: kind, $0, to: &$1) }).repeated {
            report(rule.code, at: value, [Parameter("first", document.pointer(to: first).description)])
        }
    }

    /// Whether different keys of the kind can have the same wide key at all. Most cards are settled here.
    private func canBeAlike(_ keys: ItemKeys, _ kind: DetailKind) -> Bool {
        switch kind {
        case .name: !keys.areASCII
        case .email: true
        case .phone, .address, .date, .photo: false
        }
    }

    /// Appends what a kind makes of an item's key to find those by that are probably one; nothing for none.
    private func appendWideKey(of kind: DetailKind, _ key: Span<UInt8>, to bytes: inout [UInt8]) {
        switch kind {
        case .name: tables.names.appendWideKey(ofKey: key, to: &bytes)
        case .email: tables.emails.appendProviderKey(ofKey: key, to: &bytes)
        case .phone, .address, .date, .photo: break
        }
    }
}
