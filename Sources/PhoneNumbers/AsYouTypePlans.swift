import TableFormat

/// What a formatter keeps of the plans. A class, because copies of a formatter share it.
final class AsYouTypePlans: Sendable {
    let plans: PhonePlans
    let defaultRegion: RegionCode?

    /// The row of the calling code of the region.
    let defaultCode: Int?

    init(_ plans: PhonePlans, _ region: RegionCode?) {
        self.plans = plans
        defaultRegion = region
        defaultCode = region.flatMap(plans.regions.row).map { plans.regions.code[$0] }
    }
}
