/// Where a yearly day is kept that only leap years have, in the years that do not have it. People are split, so it is
/// theirs to choose; `DateRules.leapDay` is the tables' choice.
public enum LeapDay: String, CaseIterable, Sendable {
    /// On the last day of its month.
    case february28

    /// On the first day of the next month.
    case march1
}
