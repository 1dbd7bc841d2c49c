/// Where the calling code of a number came from.
public enum CallingCodeSource: String, Sendable, CaseIterable {
    case plusSign
    case internationalPrefix
    /// The number began with the region's own calling code, without a plus sign.
    case numberWithoutPlus
    case region
}
