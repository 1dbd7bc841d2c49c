import TableFormat

/// How providers read the part before the @, from `Rules/email/providers.json`.
struct EmailProviderKeys: Sendable {
    private let domains: DomainSet
    private let rows: RecordTable
    private let texts: TextPool

    init(_ image: TableImage) throws(TableError) {
        domains = try DomainSet(image, EmailSchema.ProviderKey.domains)
        rows = try RecordTable(image, EmailSchema.ProviderKey.rows)
        texts = try TextPool(image, EmailSchema.ProviderKey.texts)
    }

    /// Appends the key of a saved address, which is the address where nothing is known of its provider.
    func append(_ address: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
        guard let at = address.lastIndex(of: 0x40) else { return bytes.append(contentsOf: address) }
        let domain = UnsafeBufferPointer(rebasing: address[(at + 1)...])
        guard let row = domains.value(domain).map({ Int($0) - 1 }) else {
            return bytes.append(contentsOf: address)
        }
        var local = address[..<at]
        // A tag is behind something: an address may start with the sign.
        if let sign = text(row, .tag).first, let tag = local.dropFirst().firstIndex(of: sign) { local = local[..<tag] }
        let ignored = text(row, .ignored)
        bytes.append(contentsOf: local.lazy.filter { !ignored.contains($0) })
        bytes.append(0x40)
        let known = text(row, .domain)
        bytes.append(contentsOf: known.isEmpty ? domain : known)
    }

    private func text(_ row: Int, _ field: EmailSchema.ProviderKey.Field) -> UnsafeBufferPointer<UInt8> {
        texts.utf8(rows.reference(row, field.rawValue) ?? rows[row, field.rawValue])
    }
}

extension EmailRules {
    /// The key that two addresses share when their provider delivers both to one mailbox: the key without the dots that it
    /// ignores and the tag behind a plus sign, with the domain that it knows the mailbox by. It is the key itself where the
    /// provider is not known to do so. Good for a warning only: rules of providers change.
    public func providerKey(of text: String) -> String {
        let key = key(of: Array(text.utf8).span)
        var bytes: [UInt8] = []
        appendProviderKey(ofKey: key.span, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the provider's key to a key of `key(of:)`.
    package func appendProviderKey(ofKey key: Span<UInt8>, to bytes: inout [UInt8]) {
        key.withUnsafeBufferPointer { providers.append($0, to: &bytes) }
    }
}
