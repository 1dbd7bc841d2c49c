public import CalendarDates

/// What a check has to know that stands in no payload and in no table.
///
/// The same payload in the same surroundings gives the same report, whoever asks.
public struct Surroundings: Sendable {
    /// The day on which the check takes place; without one nothing is said about the future.
    public var today: SpecialDate?

    /// Nothing is known.
    public static let unknown = Surroundings()

    /// What is not known is left out, and not checked.
    public init(today: SpecialDate? = nil) {
        self.today = today
    }
}
