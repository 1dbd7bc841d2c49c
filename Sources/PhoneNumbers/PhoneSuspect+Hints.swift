import TableFormat

extension PhoneSuspect {
    /// What may have happened to the text, and then to the digits; of several explanations for the digits the first one
    /// counts.
    func hints(_ bytes: UnsafeBufferPointer<UInt8>) -> [PhoneHint] {
        if let hint = secondNumber(bytes) ?? lookalikeWithMore() { return [hint] }
        var hints: [PhoneHint] = []
        if let hint = mistypedDigit() ?? otherText(bytes) ?? spelled() ?? letters(bytes) { hints.append(hint) }
        if isNoNumber {
            // The place of what no number has is told already.
            hints.removeAll { $0.number == nil }
            if hints.isEmpty, let hint = oddMarks(bytes) { return [hint] }
        }
        if hints.first?.number == nil, let hint = aboutDigits() { hints.append(hint) }
        return hints
    }

    /// The likeliest first: what the text shows, then what its digits may be.
    private func aboutDigits() -> PhoneHint? {
        // The digits of a URI with parameters are not all the number's.
        guard !typed.characters.contains(where: { $0.meaning.has(.semicolon) }) else { return nil }
        if hasWords { return isValid ? nil : surplusLetters() }
        if let hint = lookalike() { return hint }
        // What cannot be in a number tells nothing of how its digits were dialled.
        if isNoNumber { return doublePrefix() }
        if let hint = ownCallingCode() ?? missingCodeDigit() { return hint }
        guard !isValid else { return nil }
        if let hint = trunkZero() ?? strayPlus() ?? doublePrefix() ?? foreignPrefix() ?? otherCountry() { return hint }
        return leadingZero() ?? oldPlan() ?? missingPlus() ?? areaCodeTwice() ?? incomplete()
    }
}
