import TableFormat
import UnicodeText

/// A postal code without what separates its groups: capital letters and digits.
struct CompactCode: Equatable {
    private var symbols = InlineArray<16, UInt8>(repeating: 0)
    private(set) var count = 0

    subscript(index: Int) -> UInt8 {
        get { index >= 0 && index < count ? symbols[index] : 0 }
        set { if index >= 0, index < count { symbols[index] = newValue } }
    }

    /// Calls `body` with the symbols where they lie; for loops over all of them.
    @inline(__always)
    func withSymbols<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        withUnsafeBytes(of: symbols) { bytes in
            body(UnsafeBufferPointer(rebasing: bytes.assumingMemoryBound(to: UInt8.self)[..<min(count, bytes.count)]))
        }
    }

    /// Adds a symbol; false when there is no room.
    mutating func append(_ symbol: UInt8) -> Bool {
        guard count < symbols.count else { return false }
        symbols[count] = symbol
        count += 1
        return true
    }

    /// The code with the other of two symbols at a place; nil when neither stands there.
    @inline(never)
    func exchanging(_ first: UInt8, _ second: UInt8, at index: Int) -> CompactCode? {
        let symbol = self[index]
        guard symbol == first || symbol == second else { return nil }
        var exchanged = self
        exchanged[index] = symbol == first ? second : first
        return exchanged
    }

    /// The code with a symbol before it; nil when there is no room.
    func padded(_ symbol: UInt8) -> CompactCode? {
        var padded = CompactCode()
        guard padded.append(symbol) else { return nil }
        for index in 0..<count where !padded.append(self[index]) { return nil }
        return padded
    }

    /// What follows the first `length` symbols.
    func dropping(_ length: Int) -> CompactCode {
        var rest = CompactCode()
        var at = length
        while at < count {
            _ = rest.append(self[at])
            at += 1
        }
        return rest
    }

    func starts(with text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard text.count <= count else { return false }
        return text.indices.allSatisfy { text[$0] == self[$0] }
    }

    /// The first `length` symbols as a number to the base 36.
    func number(_ length: Int) -> Int? {
        guard length > 0, length <= count, length <= 9 else { return nil }
        return withSymbols { symbols in
            var number = 0
            for index in 0..<length {
                let symbol = symbols[index]
                number = number * 36 + Int(symbol) - (symbol < 0x41 ? 0x30 : 0x41 - 10)
            }
            return number
        }
    }

    static func == (first: CompactCode, second: CompactCode) -> Bool {
        first.count == second.count && (0..<first.count).allSatisfy { first[$0] == second[$0] }
    }
}

extension CompactCode {
    /// What a text holds as a code.
    enum Reading {
        case empty
        case code(CompactCode)

        /// A sign that no code has, or too many of them. Never cut out: AB!1 2CD is not AB1 2CD.
        case other
    }

    /// Reads a code: width and case folded, a mark before it cut, spaces, hyphens and full stops left out.
    static func read(_ text: Span<UInt8>, _ tables: AddressTables) -> Reading {
        if let code = readPlain(text, tables) { return .code(code) }
        return readFolded(NFKC.normalized(text).span, tables)
    }

    /// Reads a code of ASCII letters, digits and what separates them; nil for any other text.
    @inline(__always)
    private static func readPlain(_ text: Span<UInt8>, _ tables: AddressTables) -> CompactCode? {
        var code = CompactCode()
        for at in 0..<text.count {
            let byte = text[at]
            let symbol = 0x61...0x7A ~= byte ? byte & ~0x20 : byte
            if 0x30...0x39 ~= symbol || 0x41...0x5A ~= symbol {
                guard code.append(symbol) else { return nil }
            } else if byte >= 0x80
                || tables.characters[UInt32(byte)] & (AddressCharacter.separator | AddressCharacter.space) == 0
            {
                return nil
            }
        }
        return code.count > 0 ? code : nil
    }

    private static func readFolded(_ text: Span<UInt8>, _ tables: AddressTables) -> Reading {
        var code = CompactCode()
        var isBlank = true
        var at = 0
        while at < text.count {
            guard let scalar = UTF8Text.scalar(in: text, at: at) else { return .other }
            at += scalar.length
            let flags = tables.characters[scalar.value]
            if flags & AddressCharacter.passedOver != 0 { continue }
            if flags & AddressCharacter.space == 0 { isBlank = false }
            if flags & (AddressCharacter.separator | AddressCharacter.space) != 0 { continue }
            if flags & AddressCharacter.mark != 0, code.count == 0 { continue }
            guard scalar.value < 0x80 else { return .other }
            let byte = UInt8(truncatingIfNeeded: scalar.value)
            let symbol = 0x61...0x7A ~= byte ? byte & ~0x20 : byte
            guard 0x30...0x39 ~= symbol || 0x41...0x5A ~= symbol, code.append(symbol) else { return .other }
        }
        if code.count > 0 { return .code(code) }
        return isBlank ? .empty : .other
    }
}
