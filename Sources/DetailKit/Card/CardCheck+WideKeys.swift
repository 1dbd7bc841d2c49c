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
        guard let collection = collection(at: rule.collection) else { return }
        let kind = collection.kind.check
        guard canBeAlike(collection.keys, kind) else { return }
        for (value, first) in collection.keys.widened({ appendWideKey(of: kind, $0, to: &$1) }).repeated {
            reportRepeated(rule, at: value, first: first)
        }
    }

    /// Whether different keys of the kind can have the same wide key at all. Most cards are settled here.
    private func canBeAlike(_ keys: ItemKeys, _ kind: DetailCheck) -> Bool {
        switch kind {
        case .name: !keys.areASCII
        case .email: true
        case .phone, .address, .date, .photo, .none: false
        }
    }

    /// Appends what a kind makes of an item's key to find those by that are probably one; nothing for none.
    private func appendWideKey(of kind: DetailCheck, _ key: Span<UInt8>, to bytes: inout [UInt8]) {
        switch kind {
        case .name: tables.names.appendWideKey(ofKey: key, to: &bytes)
        case .email: tables.emails.appendProviderKey(ofKey: key, to: &bytes)
        case .phone, .address, .date, .photo, .none: break
        }
    }

    /// Appends the key of a text, as the items of a collection are compared by.
    func appendKey(of text: Span<UInt8>, of kind: DetailCheck, to bytes: inout [UInt8]) {
        switch kind {
        case .email: tables.emails.appendKey(of: text, to: &bytes)
        case .name: tables.names.appendKey(of: text, to: &bytes)
        case .phone:
            if let number = tables.phones.check(text, region: deviceRegion).number {
                bytes.append(contentsOf: number.e164.utf8)
            }
        case .address, .date, .photo, .none: break
        }
    }
}
