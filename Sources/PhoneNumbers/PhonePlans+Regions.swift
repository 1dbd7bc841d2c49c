import TableFormat

extension PhonePlans {
    /// The regions with a numbering plan of their own, those of one calling code side by side and the main one of them first.
    public var regionCodes: [RegionCode] {
        (0..<regions.table.count).map(regions.regionCode).filter { !$0.isNonGeographic }
    }
}
