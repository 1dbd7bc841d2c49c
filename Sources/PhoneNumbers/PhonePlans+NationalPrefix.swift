import TableFormat

extension PhonePlans {
    /// What is left of a number without the national prefix, and the carrier code that stood with it.
    struct StrippedNumber {
        var digits: UnsafeBufferPointer<UInt8>
        var carrierCode: UnsafeBufferPointer<UInt8>
    }

    /// The number without the national prefix and carrier code of its region, or rewritten by the region's rule; the number
    /// as it is when it has none, or when the plan knows it only as it is.
    func withoutNationalPrefix(
        _ digits: UnsafeBufferPointer<UInt8>, _ region: Int, _ buffer: DigitBuffer
    ) -> StrippedNumber {
        let none = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
        let prefix = rows.region(region).nationalPrefix
        guard let match = prefix.match(digits, programs) else {
            return StrippedNumber(digits: digits, carrierCode: none)
        }
        let groups = programs.groupCount(prefix.number ?? 0)
        let rewrites = rows.region(region).hasTransform && groups > 0 && match.group(groups - 1) != nil
        let number =
            rewrites
            ? transform(digits, match, region, buffer)
            : digits.digits(from: match.length)
        // Mostly the plan knows the number without its prefix, so it is asked for that first.
        guard matchesPlan(number, region) || !matchesPlan(digits, region) else {
            return StrippedNumber(digits: digits, carrierCode: none)
        }
        // Where the only group of a rewritten number is, it holds the number.
        let carrier = rewrites && groups < 2 ? nil : match.group(0)
        return StrippedNumber(
            digits: number,
            carrierCode: carrier.map { UnsafeBufferPointer(rebasing: digits[$0.clamped(to: 0..<digits.count)]) } ?? none
        )
    }

    private func transform(
        _ digits: UnsafeBufferPointer<UInt8>, _ match: MatchProgramTable.Match, _ region: Int, _ buffer: DigitBuffer
    ) -> UnsafeBufferPointer<UInt8> {
        return buffer.fill { count, storage in
            func append(_ digit: UInt8) {
                guard count < storage.count else { return }
                storage[count] = digit
                count += 1
            }
            for index in regions.transform(region) {
                let piece = transforms[index]
                if piece < PhoneSchema.transformGroup {
                    append(UInt8(truncatingIfNeeded: piece))
                } else if let group = match.group(piece - PhoneSchema.transformGroup) {
                    for place in group where place < digits.count { append(digits[place]) }
                }
            }
            for digit in digits.digits(from: match.length) { append(digit) }
        }
    }

    /// Whether a region's plan has numbers of this form, whatever their kind.
    func matchesPlan(_ digits: UnsafeBufferPointer<UInt8>, _ region: Int) -> Bool {
        let row = rows.region(region)
        return labels.matchesPlan(automaton.labelSet(state(digits, row.code)), place: row.place)
    }

    /// The state of the plans of a calling code after these digits.
    func state(_ digits: UnsafeBufferPointer<UInt8>, _ code: Int) -> SymbolAutomaton.State {
        automaton.walk(from: automaton.root(code), count: digits.count) { digits[$0] }
    }

    /// The state of the plans of a calling code after these digits.
    func state(_ digits: DigitString, _ code: Int) -> SymbolAutomaton.State {
        automaton.walk(from: automaton.root(code), count: digits.count) { digits[$0] }
    }
}
