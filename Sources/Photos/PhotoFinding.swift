public import Findings

/// A finding about one fact of a photo.
public struct PhotoFinding: Sendable, Equatable {
    /// The fact, named as in a card.
    public enum Part: String, Sendable, CaseIterable {
        case width
        case height
        case format
        case metadata
    }

    /// The fact that is to change.
    public var part: Part

    /// Its range is into the format's text, and empty for the other facts.
    public var finding: Finding

    init(_ finding: Finding, _ part: Part) {
        self.part = part
        self.finding = finding
    }

    init(_ code: PhotoCode, _ part: Part, _ range: Range<Int> = 0..<0, _ parameters: [Parameter] = []) {
        self.part = part
        finding = Finding(code: code.rawValue, range: range, parameters: parameters)
    }
}
