import TableFormat

extension AddressTables {
    /// The most zeros that are put back at once: more of them would make a code of anything.
    private static let maximumZeros = 2

    /// Puts back the first digits that a spreadsheet drops because they are zeros. A code may as well lack its last digits, so
    /// that nothing else may speak against it: see `isLikely`.
    func pad(_ code: CompactCode, _ text: Span<UInt8>, _ layout: Int, _ region: Int?, _ guess: inout CodeGuess) {
        let pad = layouts[layout, .pad]
        guard pad > 0 else { return }
        guard code.isDigits else { return padNumber(code, UInt8(truncatingIfNeeded: pad), text, layout, &guess) }
        var padded = code
        for zeros in 1...Self.maximumZeros {
            guard let next = padded.padded(UInt8(truncatingIfNeeded: pad)) else { return }
            padded = next
            // Groups tell where a code begins; without them it may begin with a whole one.
            let isGrouped = text.count > code.count
            guard isGrouped ? hasGroups(padded, text, zeros, layout) : region != nil || !beginsWithCode(code, layout),
                isLikely(padded, of: code, zeros, layout, region)
            else { continue }
            offer(padded, layout, &guess)
        }
    }

    /// Puts a zero back before the number behind the first letters, where the groups say that it is missing there: D2 AF30.
    private func padNumber(
        _ code: CompactCode, _ pad: UInt8, _ text: Span<UInt8>, _ layout: Int, _ guess: inout CodeGuess
    ) {
        guard let place = (1..<code.count).first(where: { code[$0] < 0x41 }), text.count > code.count else { return }
        var padded = code.keeping(place)
        _ = padded.append(pad)
        for at in place..<code.count where !padded.append(code[at]) { return }
        let isMissing = withLaidOut(padded, in: layout) { whole in
            whole.count == text.count + 1
                && (0..<text.count).allSatisfy { at in
                    EnvelopeWord.isAlphanumeric(text[at])
                        == EnvelopeWord.isAlphanumeric(whole[at < place ? at : at + 1])
                }
        }
        if isMissing { offer(padded, layout, &guess) }
    }

    /// Whether the groups of a text say that it is a code which has lost its first zeros.
    func lacksZeros(_ code: CompactCode, _ text: Span<UInt8>, in layout: Int) -> Bool {
        guard text.count > code.count else { return false }
        var guess = CodeGuess()
        pad(code, text, layout, nil, &guess)
        return guess.only != nil
    }

    /// Whether a text in groups has them where the code with its zeros has them: 2134-1234 has lost a zero, 60606-123 has not.
    private func hasGroups(_ padded: CompactCode, _ text: Span<UInt8>, _ zeros: Int, _ layout: Int) -> Bool {
        withLaidOut(padded, in: layout) { whole in
            guard whole.count == text.count + zeros else { return false }
            for at in 0..<text.count {
                let (own, other) = (text[at], whole[at + zeros])
                if own != other, StreetText.isDigit(own) || StreetText.isDigit(other) { return false }
            }
            return true
        }
    }

    /// Whether zeros were lost rather than digits at the end. A region that was given settles it. Else there is one zero, or no
    /// code begins as this one does, and the code lies in some region where codes tell them.
    private func isLikely(
        _ padded: CompactCode, of code: CompactCode, _ zeros: Int, _ layout: Int, _ region: Int?
    ) -> Bool {
        if facts[layout].hasSoleCode { return true }
        if let region, regions.ranges.length[region] > 0 {
            return isDelivered(padded, in: region) || crosses(padded, to: region, layout)
        }
        guard zeros == 1 || !leadsOn(code, in: layout) else { return false }
        let told = facts[layout].regions.filter { regions.ranges.length[$0] > 0 }
        return told.isEmpty || told.contains { isDelivered(padded, in: $0) }
    }

    func beginsWithCode(_ code: CompactCode, _ layout: Int) -> Bool {
        var start = CompactCode()
        for at in 0..<code.count {
            if at > 0, verdict(start, in: layout).isExact { return true }
            _ = start.append(code[at])
        }
        return false
    }
}
