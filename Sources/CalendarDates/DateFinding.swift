public import Findings

/// A finding about one part of a date.
public struct DateFinding: Sendable, Equatable {
    /// The part of the date, named as in a card.
    public enum Part: String, Sendable, CaseIterable {
        case day
        case month
        case year

        /// The date as a whole.
        case date
    }

    /// The part that is to change.
    public var part: Part

    /// Its range is empty: a date is three numbers, not a text.
    public var finding: Finding

    init(_ code: DateCode, _ part: Part, _ parameters: [Parameter], repair: Repair? = nil) {
        self.part = part
        finding = Finding(code: code.rawValue, range: 0..<0, parameters: parameters, repair: repair)
    }
}
