import CICU

/// The characters of a pattern in ICU's UnicodeSet notation, such as `[\p{L}-\p{sc=Zyyy}]`, as ranges.
public struct UnicodeSetRanges: Sendable, Equatable {
    /// Why a pattern gives no set of characters.
    public enum Fault: String, Error, Sendable {
        /// Not the notation of UTS 35 and UTS 18, or an unknown property.
        case malformed
        /// It holds a string of several characters, such as `{ch}`.
        case holdsStrings
    }

    /// In order, without overlap, and never adjacent.
    public let ranges: [ClosedRange<UInt32>]

    /// The characters `pattern` stands for, by the Unicode version of the ICU at hand (see `UnicodeVersion`).
    public init(_ pattern: String) throws(Fault) {
        let bytes = Array(pattern.utf8)
        let parsed = UTF16Text.with(bytes.span) { units in
            Self.read(dk_set(units.baseAddress, Int32(units.count)))
        }
        ranges = try parsed.get()
    }

    /// How many characters there are.
    public var count: Int { ranges.reduce(0) { $0 + Int($1.upperBound - $1.lowerBound) + 1 } }

    private static func read(_ set: OpaquePointer?) -> Result<[ClosedRange<UInt32>], Fault> {
        guard let set else { return .failure(.malformed) }
        defer { dk_close_set(set) }
        var ranges: [ClosedRange<UInt32>] = []
        guard dk_set_has_strings(set) == 0 else { return .failure(.holdsStrings) }
        for index in 0..<dk_set_ranges(set) {
            var first: UInt32 = 0
            var last: UInt32 = 0
            guard dk_set_range(set, index, &first, &last) == 0, first <= last else { return .failure(.malformed) }
            ranges.append(first...last)
        }
        return .success(ranges)
    }
}
