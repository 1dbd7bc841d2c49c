import TableFormat

extension AsYouTypeSession {
    /// The region whose plan is used.
    private var region: PhonePlans.Rows.Region? {
        state.code.map { tables.rows.region(tables.rows.code($0).mainRegion) }
    }

    /// Moves a plus sign or an international prefix to the prefix. The rest is taken for the national number.
    func extractInternationalPrefix() -> Bool {
        guard let length = internationalPrefix() else { return false }
        state.isComplete = true
        state.prefixBytes = 0
        state.national = 0
        for index in 0..<state.symbols {
            if index < length {
                appendToPrefix(text.symbols[index])
            } else {
                text.national.append(text.symbols[index], &state.national)
            }
        }
        if text.symbols[0] != AsYouTypeText.plus { text.prefix.append(UInt8(ascii: " "), &state.prefixBytes) }
        return true
    }

    private func internationalPrefix() -> Int? {
        guard state.symbols > 0 else { return nil }
        if text.symbols[0] == AsYouTypeText.plus { return 1 }
        guard let region else { return nil }
        // Calling codes of no region have no prefix, and every number begins with that.
        guard region.internationalPrefix.number != nil else { return 0 }
        return match(region.internationalPrefix, text.symbols.first(state.symbols))
    }

    /// Moves a calling code from the front of the national number to the prefix, and takes its plan.
    func extractCallingCode() -> Bool {
        guard let (row, length) = tables.rows.row(atFrontOf: nationalDigits) else { return false }
        for index in 0..<length { appendToPrefix(text.national[index]) }
        text.prefix.append(UInt8(ascii: " "), &state.prefixBytes)
        text.national.removeFirst(length, &state.national)
        let mainRegion = tables.rows.region(tables.rows.code(row).mainRegion).regionCode
        if mainRegion != defaultRegion { state.code = row }
        state.extractedPrefix = 0
        return true
    }

    /// Moves a national prefix from the front of the national number to the prefix and gives its length.
    func removeNationalPrefix() -> Int {
        guard let code = state.code, let region else { return 0 }
        var length = 0
        if hasTypedPrefix(code) {
            state.isComplete = true
            length = 1
            appendToPrefix(text.national[0])
            text.prefix.append(UInt8(ascii: " "), &state.prefixBytes)
        } else if let found = match(region.nationalPrefix, nationalDigits), found > 0 {
            state.isComplete = true
            length = found
            for index in 0..<length { appendToPrefix(text.national[index]) }
        }
        text.national.removeFirst(length, &state.national)
        return length
    }

    /// Whether the number begins with a digit that is the national prefix unless certain digits follow.
    private func hasTypedPrefix(_ code: Int) -> Bool {
        let digits = nationalDigits
        guard digits.count > 1, tables.formats.codes[code].prefix == Int(digits[0]) else { return false }
        return tables.formats.codes[code].exceptions >> Int(digits[1]) & 1 == 0
    }

    /// Some national prefixes begin with another one: puts the first one back and looks for one that is not the same.
    func extractLongerNationalPrefix() -> Bool {
        let length = state.extractedPrefix
        if length > 0 {
            let count = min(state.national + length, text.national.count)
            for index in stride(from: count - 1, through: length, by: -1) {
                text.national[index] = text.national[index - length]
            }
            for index in 0..<length { text.national[index] = text.symbols[index] }
            state.national = count
            state.prefixBytes = lastPlace(ofFirstSymbols: length) ?? max(state.prefixBytes - 1, 0)
        }
        return removeNationalPrefix() != length
    }

    /// Where the first symbols stand in the prefix for the last time. People write a national prefix behind the calling
    /// code, too.
    private func lastPlace(ofFirstSymbols count: Int) -> Int? {
        guard count <= state.prefixBytes else { return nil }
        return stride(from: state.prefixBytes - count, through: 0, by: -1).first { start in
            (0..<count).allSatisfy { text.prefix[start + $0] == 0x30 + text.symbols[$0] }
        }
    }

    private func appendToPrefix(_ symbol: UInt8) {
        text.prefix.append(symbol == AsYouTypeText.plus ? UInt8(ascii: "+") : 0x30 + symbol, &state.prefixBytes)
    }

    private func match(_ program: PhonePlans.Rows.Program, _ symbols: UnsafeBufferPointer<UInt8>) -> Int? {
        let front = UnsafeBufferPointer(rebasing: symbols[..<min(symbols.count, PhoneSchema.textCapacity)])
        return program.match(front, tables.programs)?.length
    }
}

extension PhonePlans.Rows {
    /// The calling code at the front of a number, and its length. No code begins another.
    func row(atFrontOf digits: UnsafeBufferPointer<UInt8>) -> (row: Int, length: Int)? {
        guard let first = digits.first, first != 0 else { return nil }
        var callingCode = 0
        for index in digits.indices {
            callingCode = callingCode &* 10 &+ Int(digits[index])
            guard digits[index] <= 9, callingCode < PhoneSchema.codeSlots else { return nil }
            if let row = row(callingCode) { return (row, index + 1) }
        }
        return nil
    }
}
