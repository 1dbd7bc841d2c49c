import TableFormat

/// The numbers of Rules/details/email.json, in octets of the saved address with an encoded domain.
struct EmailLimits: Sendable {
    let local: Int
    let label: Int
    let domain: Int
    let address: Int

    /// Of an address literal with its brackets.
    let literal: Int

    /// Bytes of a text that is looked at in detail.
    let examined: Int

    init(_ image: TableImage) throws(TableError) {
        let limits = try LimitTable(image)
        local = try limits.size(EmailSchema.Limit.localOctets)
        label = try limits.size(EmailSchema.Limit.labelOctets)
        domain = try limits.size(EmailSchema.Limit.domainOctets)
        address = try limits.size(EmailSchema.Limit.addressOctets)
        literal = try limits.size(EmailSchema.Limit.literalOctets)
        examined = try limits.size(EmailSchema.Limit.examinedBytes)
    }
}
