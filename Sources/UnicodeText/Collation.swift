import CICU

/// The order of texts in a language, and which of them count as equal at a given strength (UTS 10, CLDR).
///
/// Opening a collator costs tens of microseconds: keep the object. All attributes are set before `init` returns and the
/// calls after it only read, which ICU allows from any number of threads; hence Sendable.
public final class Collation: @unchecked Sendable {
    /// What still makes a difference.
    public enum Strength: Int32, Sendable, CaseIterable {
        /// Base letters only: José equals jose.
        case primary = 0
        /// Accents as well: José equals JOSÉ, not Jose.
        case secondary = 1
        /// Case and variants as well.
        case tertiary = 2
    }

    private let collator: OpaquePointer

    /// `locale` in CLDR's form ("nl", "de-u-co-phonebk", "" for the root). Nil when ICU has no collation data at all.
    public init?(locale: String = "", strength: Strength) {
        guard let collator = dk_collator(locale, strength.rawValue) else { return nil }
        self.collator = collator
    }

    deinit { dk_close_collator(collator) }

    /// A key whose order, byte by byte, is the order of the texts; equal keys, equal texts at this strength.
    public func sortKey(_ text: Span<UInt8>) -> [UInt8] {
        UTF16Text.with(text) { source in
            var capacity = source.count * 4 + 16
            for _ in 0..<2 {
                var needed = 0
                let key = [UInt8](unsafeUninitializedCapacity: capacity) { bytes, count in
                    needed = Int(
                        dk_sort_key(
                            collator, source.baseAddress, Int32(source.count), bytes.baseAddress, Int32(bytes.count)))
                    count = needed <= bytes.count ? max(0, needed) : 0
                }
                if needed <= capacity { return key }
                capacity = needed
            }
            return []
        }
    }

    /// -1, 0 or 1, as the first text sorts before, with or after the second.
    public func compare(_ first: Span<UInt8>, _ second: Span<UInt8>) -> Int {
        guard first.count <= UTF16Text.longest, second.count <= UTF16Text.longest else { return 0 }
        return first.withUnsafeBytes { a in
            second.withUnsafeBytes { b in
                Int(
                    dk_compare(
                        collator, a.assumingMemoryBound(to: CChar.self).baseAddress, Int32(a.count),
                        b.assumingMemoryBound(to: CChar.self).baseAddress, Int32(b.count)))
            }
        }
    }
}
