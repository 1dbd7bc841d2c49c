/// A place in a JSON document by names and indices (RFC 6901), such as `/phones/0/value`.
///
/// Names are kept and compared byte for byte: two spellings of one letter in Unicode are two names.
public struct JSONPointer: Sendable, Hashable, CustomStringConvertible {
    /// The pointer as text, in UTF-8: each name or index behind a `/`, with `~` written `~0` and `/` written `~1`.
    public private(set) var utf8: [UInt8]

    /// The whole document.
    public init() {
        utf8 = []
    }

    init(trusting utf8: [UInt8]) {
        self.utf8 = utf8
    }

    /// The pointer as text.
    public var description: String { String(decoding: utf8, as: UTF8.self) }

    /// Points to a member of the object that the pointer has pointed to so far.
    public mutating func append(_ name: String) {
        append(name.utf8Span.span)
    }

    /// Points to a member of the object that the pointer has pointed to so far.
    public mutating func append(_ name: Span<UInt8>) {
        utf8.append(0x2F)
        for index in name.indices {
            switch name[index] {
            case 0x7E: utf8 += [0x7E, 0x30]
            case 0x2F: utf8 += [0x7E, 0x31]
            case let byte: utf8.append(byte)
            }
        }
    }

    /// Points to an element of the array that the pointer has pointed to so far.
    public mutating func append(_ index: Int) {
        utf8.append(0x2F)
        utf8 += Array(String(index).utf8)
    }

    /// The pointer to a member of what this points to.
    public func appending(_ name: String) -> JSONPointer {
        var pointer = self
        pointer.append(name)
        return pointer
    }

    /// The pointer to an element of what this points to.
    public func appending(_ index: Int) -> JSONPointer {
        var pointer = self
        pointer.append(index)
        return pointer
    }

    /// The names and indices, decoded.
    public var tokens: [String] {
        var tokens: [String] = []
        forEachToken { tokens.append(String(decoding: $0, as: UTF8.self)) }
        return tokens
    }
}
