import TableFormat

/// Codes that may have been meant, of which only one may be left over.
struct CodeGuess {
    private(set) var code: CompactCode?
    private(set) var isAmbiguous = false

    /// The code that was meant, when there is exactly one.
    var only: CompactCode? { isAmbiguous ? nil : code }
    var isEmpty: Bool { code == nil }

    @inline(never)
    mutating func add(_ candidate: CompactCode) {
        if let code, code != candidate { isAmbiguous = true }
        code = candidate
    }
}

extension AddressTables {
    /// The most look-alikes that are exchanged at once.
    private static let maximumSlips = 3

    /// The one code that a slip explains. Slips are tried from the likeliest to the least likely, and the first that leads to
    /// a code ends the search; nil when there is none, or more than one of that kind.
    ///
    /// - Parameters:
    ///   - text: the code as it was written, in its groups.
    ///   - region: the row of the region that was given, if one was.
    func repair(_ code: CompactCode, _ text: Span<UInt8>, in layout: Int, region: Int?) -> CompactCode? {
        var guess = CodeGuess()
        exchange(code, from: 0, slips: 1, layout, &guess)
        pad(code, text, layout, region, &guess)
        takeOutDouble(code, text, layout, region, &guess)
        if guess.isEmpty { turn(code, layout, &guess) }
        for slips in 2...Self.maximumSlips where guess.isEmpty { exchange(code, from: 0, slips: slips, layout, &guess) }
        if guess.isEmpty { exchangeAll(code, layout, &guess) }
        return guess.only
    }

    /// Exchanges a symbol for what looks like it wherever it stands.
    private func exchangeAll(_ code: CompactCode, _ layout: Int, _ guess: inout CodeGuess) {
        for row in 0..<lookAlikes.count {
            let letter = UInt8(truncatingIfNeeded: lookAlikes[row, Schema.LookAlikeColumn.letter.rawValue])
            let digit = UInt8(truncatingIfNeeded: lookAlikes[row, Schema.LookAlikeColumn.digit.rawValue])
            if let other = code.exchangingAll(letter, for: digit) { offer(other, layout, &guess) }
            if let other = code.exchangingAll(digit, for: letter) { offer(other, layout, &guess) }
        }
    }

    func offer(_ code: CompactCode, _ layout: Int, _ guess: inout CodeGuess) {
        if !guess.isAmbiguous, verdict(code, in: layout).isExact { guess.add(code) }
    }

    /// Exchanges `slips` symbols from a place on for what looks like them.
    private func exchange(_ code: CompactCode, from start: Int, slips: Int, _ layout: Int, _ guess: inout CodeGuess) {
        if slips == 0 { return offer(code, layout, &guess) }
        var at = start
        while at < code.count, !guess.isAmbiguous {
            for row in 0..<lookAlikes.count {
                let letter = UInt8(truncatingIfNeeded: lookAlikes[row, Schema.LookAlikeColumn.letter.rawValue])
                let digit = UInt8(truncatingIfNeeded: lookAlikes[row, Schema.LookAlikeColumn.digit.rawValue])
                if let other = code.exchanging(letter, digit, at: at) {
                    exchange(other, from: at + 1, slips: slips - 1, layout, &guess)
                }
            }
            at += 1
        }
    }

    /// Takes out one of two equal symbols in a row. A code of digits may as well be one of another country, or of an older plan:
    /// then its groups or the region have to say that it is of this one.
    private func takeOutDouble(
        _ code: CompactCode, _ text: Span<UInt8>, _ layout: Int, _ region: Int?, _ guess: inout CodeGuess
    ) {
        var at = 1
        while at < code.count {
            if code[at] == code[at - 1] {
                let rest = code.removing(at)
                if !code.isDigits || isTold(rest, by: region) || hasGroups(rest, besidesOneIn: text, layout) {
                    offer(rest, layout, &guess)
                }
            }
            at += 1
        }
    }

    private func isTold(_ code: CompactCode, by region: Int?) -> Bool {
        region.map { regions.ranges.length[$0] > 0 && isDelivered(code, in: $0) } ?? false
    }

    /// Whether a text is a code in its groups, but for one digit more.
    private func hasGroups(_ code: CompactCode, besidesOneIn text: Span<UInt8>, _ layout: Int) -> Bool {
        withLaidOut(code, in: layout) { whole in
            guard text.count == whole.count + 1, whole.contains(where: { !EnvelopeWord.isAlphanumeric($0) }) else {
                return false
            }
            var at = 0
            while at < whole.count, whole[at] == text[at] { at += 1 }
            return (at..<whole.count).allSatisfy { whole[$0] == text[$0 + 1] }
        }
    }

    /// Puts the halves of a code with letters the other way round, or two symbols that changed places.
    private func turn(_ code: CompactCode, _ layout: Int, _ guess: inout CodeGuess) {
        if code.isDigits { return }
        var at = 1
        while at < code.count {
            let turned = code.turned(at)
            // A code that lacks its last letter is none that was turned round.
            if lastGroup(of: turned, in: layout) == at { offer(turned, layout, &guess) }
            at += 1
        }
        guard guess.isEmpty else { return }
        at = 1
        while at < code.count {
            if (code[at] < 0x41) != (code[at - 1] < 0x41) { offer(code.swapping(at), layout, &guess) }
            at += 1
        }
    }

    /// How many symbols stand in the last group of a code.
    func lastGroup(of code: CompactCode, in layout: Int) -> Int {
        withLaidOut(code, in: layout) { text in
            text.reversed().prefix(while: EnvelopeWord.isAlphanumeric).count
        }
    }
}
