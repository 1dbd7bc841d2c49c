public import CalendarDates

/// What a check has to know that stands in no payload and in no table.
///
/// The same payload in the same surroundings gives the same report, whoever asks.
public struct Surroundings: Sendable {
    /// The day on which the check takes place; without one nothing is said about the future.
    public var today: SpecialDate?

    /// Finds the file that a photo names, by its path as it stands on the card; without it no file is looked at.
    ///
    /// Whoever gives it decides which files may be read, and reads no more of one than `PhotoRules.largestFile` and a byte.
    public var photos: (@Sendable (_ path: String) -> PhotoSource)?

    /// Which kind of detail the payload is, where the payload does not say so itself; one that says otherwise is told.
    public var kind: String?

    /// Nothing is known.
    public static let unknown = Surroundings()

    /// What is not known is left out, and not checked.
    public init(
        today: SpecialDate? = nil, photos: (@Sendable (_ path: String) -> PhotoSource)? = nil, kind: String? = nil
    ) {
        self.today = today
        self.photos = photos
        self.kind = kind
    }
}
