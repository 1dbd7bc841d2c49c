import TableFormat

/// The numbers of Rules/details/email.json, in octets of the saved address with an encoded domain.
struct EmailLimits: Sendable {
    let local: Int
    let label: Int
    let domain: Int
    let address: Int

    /// Bytes of a text that is looked at in detail.
    let examined: Int

    init(_ image: TableImage) throws(TableError) {
        let limits = try LimitTable(image)
        local = try limits.value("localOctets")
        label = try limits.value("labelOctets")
        domain = try limits.value("domainOctets")
        address = try limits.value("addressOctets")
        examined = try limits.value("examinedBytes")
    }
}
