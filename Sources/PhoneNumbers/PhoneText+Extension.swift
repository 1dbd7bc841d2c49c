import TableFormat

extension PhoneText {
    /// An announced extension at the end of the text: its digits, and where its announcement may begin.
    struct ExtensionMatch {
        let digits: Range<Int>

        /// Whether a label or the parameter of a URI announces it, not a pause or only a hash behind it.
        let isLabelled: Bool

        /// The announcement and the separators before it: it may begin at any place of this range.
        var starts: ClosedRange<Int>
    }

    /// Calls `body` with every way to read the end of `start..<limit` as an extension.
    ///
    /// Digits run up to the end, or to a hash at the end. How they are announced decides how many there may be: by the URI
    /// parameter, by a label, by dialling characters (`,,` or `;`), by commas, or only by the hash behind them.
    func eachExtension(
        _ limit: Int, _ characters: PhoneCharacters, _ limits: PhoneLimits, _ body: (ExtensionMatch) -> Void
    ) {
        let hasHash = at(limit - 1, .hash)
        let digitsEnd = hasHash ? limit - 1 : limit
        var digitsStart = digitsEnd
        while digitsStart > start, classes[digitsStart - 1].digit != nil { digitsStart -= 1 }
        let count = digitsEnd - digitsStart
        guard count > 0, digitsStart > start else { return }
        func found(_ first: Int, _ last: Int, _ isLabelled: Bool) {
            body(ExtensionMatch(digits: digitsStart..<digitsEnd, isLabelled: isLabelled, starts: first...last))
        }

        let parameter = characters.text(.extensionParameter)
        if !hasHash, count <= limits.extensionDigitsAfterParameter, ends(before: digitsStart, with: parameter) {
            found(digitsStart - parameter.count, digitsStart - parameter.count, true)
        }
        if hasHash, count <= limits.extensionDigitsBeforeHash {
            let first = skip(back: digitsStart, [.hyphen, .space])
            if first < digitsStart { found(first, digitsStart - 1, false) }
        }
        // A label may have a full stop or colon behind it, then anything that separates.
        let fillerStart = skip(back: digitsStart, [.blank, .comma, .hyphen])
        eachLabel(endingAt: fillerStart, count, characters, limits, found)
        eachComma(in: fillerStart..<digitsStart, count, limits, found)
        if at(fillerStart - 1, .labelEnd) {
            let labelEnd = fillerStart - 1
            eachLabel(endingAt: labelEnd, count, characters, limits, found)
            eachComma(in: skip(back: labelEnd, .comma)..<labelEnd, count, limits, found)
        }
    }

    /// The first index of the run of characters with these roles that ends before `index`.
    private func skip(back index: Int, _ roles: Roles) -> Int {
        var index = index
        while at(index - 1, roles) { index -= 1 }
        return index
    }

    private func eachLabel(
        endingAt end: Int, _ digits: Int, _ characters: PhoneCharacters, _ limits: PhoneLimits,
        _ found: (Int, Int, Bool) -> Void
    ) {
        guard end > start else { return }
        if classes[end - 1].has(.semicolon), digits <= limits.extensionDigitsAfterDialling {
            found(skip(back: end - 1, .blank), end - 1, false)
        }
        guard classes[end - 1].symbol != 0 else { return }
        for label in 0..<characters.labelCount where digits <= characters.maximumDigits(afterLabel: label) {
            let length = characters.length(ofLabel: label)
            let first = end - length
            guard length > 0, first >= start,
                (0..<length).allSatisfy({ classes[first + $0].symbol == characters.symbol(ofLabel: label, at: $0) })
            else { continue }
            found(skip(back: first, [.blank, .comma]), first, true)
        }
    }

    /// Commas stand for a pause; two of them are what telephones dial before an extension.
    private func eachComma(
        in range: Range<Int>, _ digits: Int, _ limits: PhoneLimits, _ found: (Int, Int, Bool) -> Void
    ) {
        let comma = range.first { classes[$0].has(.comma) }
        guard let comma else { return }
        if digits <= limits.extensionDigitsAfterComma { found(skip(back: comma, .blank), comma, false) }
        guard digits <= limits.extensionDigitsAfterDialling else { return }
        let pair = range.dropLast().first { classes[$0].has(.comma) && classes[$0 + 1].has(.comma) }
        if let pair { found(skip(back: pair, .blank), pair, false) }
    }
}
