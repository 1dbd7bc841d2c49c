import UnicodeText

extension EmailRules {
    /// The key that two texts share when mail to both arrives in the same mailbox, as far as the rules of all providers
    /// agree: the saved local part and the domain as DNS has it. A text that is no address is folded by NFKC_Casefold, and one that
    /// is too long to be examined is its own key.
    public func key(of text: Span<UInt8>) -> [UInt8] {
        var key: [UInt8] = []
        appendKey(of: text, to: &key)
        return key
    }

    /// Appends the key, which for an address in its saved form is the address.
    package func appendKey(of text: Span<UInt8>, to bytes: inout [UInt8]) {
        if savedDomainOffset(text) != nil {
            text.withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
        } else {
            bytes.append(contentsOf: examinedKey(of: text))
        }
    }

    private func examinedKey(of text: Span<UInt8>) -> [UInt8] {
        // Far beyond any address; ICU takes time in the square of a run of marks.
        guard text.count <= limits.examined else { return UTF8Text.bytes(of: text) }
        let given = String(decoding: UTF8Text.bytes(of: text), as: UTF8.self)
        // What only some policies take has a key all the same.
        for policy in [EmailPolicy.detail, .rfc5321] {
            if let parts = check(text, policy, proposes: false).parts(of: given) {
                return Array("\(parts.local)@\(parts.domain)".utf8)
            }
        }
        return CaseFolding.compatibilityFolded(text)
    }

    /// The key that two texts share when mail to both arrives in the same mailbox.
    public func key(of text: String) -> String {
        String(decoding: key(of: Array(text.utf8).span), as: UTF8.self)
    }
}

extension EmailResult {
    /// Whether the address that was checked is its own key: it is saved as it was given, its domain as DNS has it.
    package var isOwnKey: Bool { isWellFormed && stored == nil && encodedDomain == nil }
}
