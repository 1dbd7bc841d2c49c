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
        local = try Self.value("localOctets", limits)
        label = try Self.value("labelOctets", limits)
        domain = try Self.value("domainOctets", limits)
        address = try Self.value("addressOctets", limits)
        examined = try Self.value("examinedBytes", limits)
    }

    /// No limit reaches this; arithmetic with what an image from outside claims stays far from its bounds.
    private static let largest = 1 << 24

    private static func value(_ name: String, _ limits: LimitTable) throws(TableError) -> Int {
        let value = try limits.value(name)
        guard 1...largest ~= value else { throw TableError(.section, section: "limv", name) }
        return value
    }
}
