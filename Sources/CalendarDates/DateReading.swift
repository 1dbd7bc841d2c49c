public import Findings

/// What a text says as a date.
public struct DateReading: Sendable, Equatable {
    /// The date, when the text is one that exists and no other. Years that stand for none are left out of it.
    public var date: SpecialDate?

    /// The type that the property of a vCard line stands for.
    public var type: String?

    /// What is wrong or doubtful, with its places in bytes of the text. A repair is a whole new text.
    public var findings: [Finding] = []

    /// The dates that may have been meant, where the text is none by itself.
    public var suggestions: [SpecialDate] = []

    mutating func add(_ code: DateCode, _ range: Range<Int>, _ parameters: [Parameter] = []) {
        findings.append(Finding(code: code.rawValue, range: range, parameters: parameters))
    }
}
