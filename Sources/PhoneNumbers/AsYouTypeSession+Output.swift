import TableFormat

extension AsYouTypeSession {
    /// Shows what was typed.
    func showTyped() { state.outputBytes = nil }

    /// Shows the prefix and the digits of the national number.
    func showDigits(separated: Bool) {
        var count = writePrefix(separated: separated)
        for digit in nationalDigits { write(digit, &count) }
        state.outputBytes = count
    }

    /// Shows the number as the first format writes it that takes exactly these digits, if the text then has the digits that
    /// were typed, no more and no fewer. (A format may swallow or add some.)
    func showWhole() -> Bool {
        let digits = nationalDigits
        var candidates = state.formats.possible
        while candidates != 0 {
            let format = tables.formats.formats[format(candidates)]
            candidates &= candidates &- 1
            guard let groups = tables.formats.divide(digits, format) else { continue }
            state.separatesPrefix = format.traits.contains(.separatesPrefix)
            let count = write(format, groups, upTo: nil)
            guard hasTypedSymbols(count) else { continue }
            state.outputBytes = count
            return true
        }
        return false
    }

    /// Fills the format in use with the digits of the national number and shows them.
    func showFilled() {
        var isFilled = true
        for _ in 0..<state.national { isFilled = fillNext() }
        guard state.isFormatting else { return showTyped() }
        guard !isFilled else { return showTemplate() }
        var count = writePrefix(separated: true)
        for byte in text.typed.first(state.typedBytes) { text.output.append(byte, &count) }
        state.outputBytes = count
    }

    /// Shows the format in use up to the last digit in it.
    func showTemplate() {
        let format = tables.formats.formats[state.formats.format]
        state.outputBytes = write(format, format.longest, upTo: state.formats.filled)
    }

    /// Writes the prefix and the number in a format, and gives the count of bytes.
    /// - Parameter filled: how many of the digits fill the places of the format; nothing stands behind the last one. `nil`
    ///   for all digits in their groups.
    private func write(_ format: FormatTables.Format, _ groups: DigitGroups, upTo filled: Int?) -> Int {
        var count = writePrefix(separated: true)
        guard filled != 0 else { return count }
        var written = 0
        for position in format.international.range {
            let byte = tables.formats.templates[position]
            guard byte <= PhoneSchema.maximumGroups else {
                text.output.append(byte, &count)
                continue
            }
            for place in groups[Int(byte)] {
                let index = filled == nil ? place : written
                guard index < state.national else { return count }
                write(text.national[index], &count)
                written += 1
                if written == filled { return count }
            }
        }
        return count
    }

    private func writePrefix(separated: Bool) -> Int {
        var count = 0
        for byte in text.prefix.first(state.prefixBytes) { text.output.append(byte, &count) }
        let space = UInt8(ascii: " ")
        if separated, state.separatesPrefix, count > 0, text.output[count - 1] != space {
            text.output.append(space, &count)
        }
        return count
    }

    private func write(_ symbol: UInt8, _ count: inout Int) {
        guard symbol == AsYouTypeText.otherPlus else { return text.output.append(0x30 + symbol, &count) }
        // Only the first character can be one.
        let length = text.typed[0] < 0x80 ? 1 : text.typed[0] < 0xE0 ? 2 : text.typed[0] < 0xF0 ? 3 : 4
        for byte in text.typed.first(length) { text.output.append(byte, &count) }
    }

    /// Whether what is dialled of the output is what was typed.
    private func hasTypedSymbols(_ count: Int) -> Bool {
        var passed = 0
        for byte in text.output.first(count) {
            let symbol: UInt8
            switch byte {
            case 0x30...0x39: symbol = byte - 0x30
            case UInt8(ascii: "+"): symbol = AsYouTypeText.plus
            case UInt8(ascii: "*"), UInt8(ascii: "#"): return false
            default: continue
            }
            guard passed < state.symbols, text.symbols[passed] == symbol else { return false }
            passed += 1
        }
        return passed == state.symbols
    }
}
