import CICU

/// International domain names by UTS 46, non-transitional, with all of its checks on: STD3 ASCII rules, bidi (RFC 5893),
/// joiners (RFC 5892, appendix A.1 and A.2) and the CONTEXTO rules.
///
/// ICU's processor is immutable once open and may be used by any number of threads at once (uidna.h).
public enum IDNA {
    /// A name as mapped, and all that is wrong with it.
    public struct Outcome: Sendable, Equatable {
        /// The mapped name. With errors in it, a faulty label is left as it was or holds U+FFFD.
        public var name: [UInt8]
        /// Empty when the name may be registered as it is.
        public var errors: Errors
    }

    /// The name for DNS: lower case, every label A-label or LDH.
    public static func toASCII(_ name: Span<UInt8>) -> Outcome {
        convert(name) { dk_name_to_ascii(processor.instance, $0, $1, $2, $3, $4) }
    }

    /// The name for people: A-labels decoded.
    public static func toUnicode(_ name: Span<UInt8>) -> Outcome {
        convert(name) { dk_name_to_unicode(processor.instance, $0, $1, $2, $3, $4) }
    }

    private typealias Conversion = (
        UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<CChar>?, Int32, UnsafeMutablePointer<UInt32>
    ) -> Int32

    /// Punycode takes quadratic time, and no name of this length can be one: it is refused unread.
    private static let longest = 4_096

    private static func convert(_ name: Span<UInt8>, _ call: Conversion) -> Outcome {
        guard !name.isEmpty else { return Outcome(name: [], errors: .emptyLabel) }
        guard name.count <= longest else { return Outcome(name: [], errors: .domainNameTooLong) }
        let sharp = withSmallSharpS(name)
        if !sharp.isEmpty { return convert(sharp.span, call) }
        var errors: UInt32 = 0
        var capacity = name.count * 4 + 64
        for _ in 0..<2 {
            var needed = 0
            let converted = [UInt8](unsafeUninitializedCapacity: capacity) { bytes, count in
                needed = name.withUnsafeBytes { source in
                    bytes.withMemoryRebound(to: CChar.self) { target in
                        Int(
                            call(
                                source.assumingMemoryBound(to: CChar.self).baseAddress, Int32(source.count),
                                target.baseAddress, Int32(target.count), &errors))
                    }
                }
                count = needed <= bytes.count ? max(0, needed) : 0
            }
            if needed < 0 { break }
            if needed <= capacity { return Outcome(name: converted, errors: Errors(rawValue: errors)) }
            capacity = needed
        }
        return Outcome(name: [], errors: .disallowed)
    }

    /// The name with ß for ẞ, where it has one: so UTS 46 maps it since Unicode 15.1, and so IDNA 2008 means it. Older ICUs
    /// make ss of it, which is another name.
    private static func withSmallSharpS(_ name: Span<UInt8>) -> [UInt8] {
        let capital = Array("\u{1E9E}".utf8)
        guard UTF8Text.asciiPrefix(of: name) < name.count else { return [] }
        return name.withUnsafeBytes { bytes in
            var mapped: [UInt8] = []
            var start = 0
            for index in bytes.indices where bytes[index...].starts(with: capital) {
                mapped += bytes[start..<index] + Array("\u{DF}".utf8)
                start = index + capital.count
            }
            return start == 0 ? [] : mapped + bytes[start...]
        }
    }

    private struct Processor: @unchecked Sendable {
        let instance: OpaquePointer?
    }

    private static let processor = Processor(instance: dk_idna())
}
