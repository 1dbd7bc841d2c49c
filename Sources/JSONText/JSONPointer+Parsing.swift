/// Why a text is no JSON Pointer.
public struct JSONPointerError: Error, Sendable, Equatable {
    /// What is wrong with the text.
    public enum Code: String, Sendable, CaseIterable {
        /// The text is not empty and does not start with `/` (RFC 6901, section 3).
        case missingSlash = "pointer.missingSlash"
        /// A `~` without a `0` or `1` behind it (RFC 6901, section 3).
        case badEscape = "pointer.badEscape"
    }

    /// What is wrong.
    public var code: Code
    /// The byte at fault, from 0.
    public var offset: Int

    /// An error at a place that the caller knows.
    public init(code: Code, offset: Int) {
        self.code = code
        self.offset = offset
    }
}

extension JSONPointer {
    /// Reads a pointer in its text form; not the URI fragment form of RFC 6901, section 6.
    public init(_ text: String) throws(JSONPointerError) {
        let utf8 = Array(text.utf8)
        if let first = utf8.first, first != 0x2F { throw JSONPointerError(code: .missingSlash, offset: 0) }
        for (index, byte) in utf8.enumerated() where byte == 0x7E {
            guard index + 1 < utf8.count, utf8[index + 1] | 1 == 0x31 else {
                throw JSONPointerError(code: .badEscape, offset: index)
            }
        }
        self.init(trusting: utf8)
    }

    /// Gives the names and indices one by one, decoded.
    func forEachToken(_ body: ([UInt8]) -> Void) {
        for token in utf8.split(separator: 0x2F, omittingEmptySubsequences: false).dropFirst() {
            var decoded: [UInt8] = []
            decoded.reserveCapacity(token.count)
            var isEscaped = false
            for byte in token {
                if isEscaped {
                    decoded.append(byte == 0x30 ? 0x7E : 0x2F)
                    isEscaped = false
                } else if byte == 0x7E {
                    isEscaped = true
                } else {
                    decoded.append(byte)
                }
            }
            body(decoded)
        }
    }
}
