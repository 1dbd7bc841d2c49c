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

        /// A number with decimals, as a spreadsheet writes it: 1067.0. They are the last digits. `mayBeGroup`: they stand behind
        /// a sign that separates groups as well.
        case decimal(CompactCode, decimals: Int, mayBeGroup: Bool)

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
            } else {
                let flags = byte >= 0x80 ? 0 : tables.characters[UInt32(byte)]
                guard flags & (AddressCharacter.separator | AddressCharacter.space) != 0,
                    flags & AddressCharacter.decimal == 0
                else { return nil }
            }
        }
        return code.count > 0 ? code : nil
    }

    private static func readFolded(_ text: Span<UInt8>, _ tables: AddressTables) -> Reading {
        var code = CompactCode()
        var isBlank = true
        var isStrange = false
        var point: Int?
        var at = 0
        while at < text.count {
            guard let scalar = UTF8Text.scalar(in: text, at: at) else { return .other }
            at += scalar.length
            let flags = tables.characters[scalar.value]
            if flags & AddressCharacter.passedOver != 0 { continue }
            if flags & AddressCharacter.space == 0 { isBlank = false }
            if flags & AddressCharacter.decimal != 0 {
                point = code.count
                if flags & AddressCharacter.separator == 0 { isStrange = true }
                continue
            }
            if flags & (AddressCharacter.separator | AddressCharacter.space) != 0 { continue }
            if flags & AddressCharacter.mark != 0, code.count == 0 { continue }
            guard let symbol = symbol(scalar.value, flags), code.append(symbol) else { return .other }
        }
        if let point, point > 0, code.isDigits, let decimals = code.zeros(from: point) {
            return .decimal(code, decimals: decimals, mayBeGroup: !isStrange)
        }
        if code.count > 0 { return isStrange ? .other : .code(code) }
        return isBlank ? .empty : .other
    }

    /// The capital letter or digit that a code point stands for.
    private static func symbol(_ codePoint: UInt32, _ flags: UInt32) -> UInt8? {
        let digit = flags >> AddressCharacter.digitShift & AddressCharacter.digitMask
        if digit > 0 { return UInt8(truncatingIfNeeded: 0x30 + digit - 1) }
        guard codePoint < 0x80 else { return nil }
        let byte = UInt8(truncatingIfNeeded: codePoint)
        let symbol = 0x61...0x7A ~= byte ? byte & ~0x20 : byte
        return 0x30...0x39 ~= symbol || 0x41...0x5A ~= symbol ? symbol : nil
    }

    /// How many symbols stand from a place on, when they are one zero or two: three are a group of a number.
    private func zeros(from place: Int) -> Int? {
        let zeros = count - place
        return 1...2 ~= zeros && (place..<count).allSatisfy { self[$0] == 0x30 } ? zeros : nil
    }
}
