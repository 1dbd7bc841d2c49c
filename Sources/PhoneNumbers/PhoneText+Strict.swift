import TableFormat

extension PhoneText {
    /// The first characters of a text that do not belong to a number: letters, words around it, a second number, a pause,
    /// parts of a URI that say nothing about it; `nil` when the whole text is the number. Nothing was extracted yet.
    func unwanted(_ characters: PhoneCharacters, _ limits: PhoneLimits) -> Range<Int>? {
        var body = self
        while body.at(body.start, [.blank, .space]) { body.start += 1 }
        while body.at(body.end - 1, [.blank, .space]) { body.end -= 1 }
        let whole = body.start..<max(body.start, body.end)
        let isURI = body.begins(with: characters.text(.scheme))
        if isURI { body.start += characters.text(.scheme).count }
        let parameters = isURI ? body.parameters(characters) : body.end
        let odd = parameters < whole.upperBound ? body.oddParameter(from: parameters, characters) : nil
        body.end = parameters
        return body.unwantedInNumber(characters, limits) ?? odd
    }

    /// The same of a number and its extension, which fill the whole of what is looked at.
    private func unwantedInNumber(_ characters: PhoneCharacters, _ limits: PhoneLimits) -> Range<Int>? {
        var number = self
        number.trim()
        let trimmedEnd = number.end
        number.cutSecondNumber()
        let cut = number.end
        var run: Range<Int>?
        if let announced = number.announcedExtension(characters, limits) {
            number.end = announced.starts.lowerBound
            if !announced.isLabelled { run = announced.starts.lowerBound..<cut }
        }
        // What the trimming took off in front counts like the number itself.
        let odd = firstRun(in: start..<number.end) ?? run
        if let odd { return odd }
        return cut < trimmedEnd ? cut..<trimmedEnd : firstRun(in: max(trimmedEnd, start)..<max(end, start))
    }

    /// The first characters in a row that are no digit, plus sign or punctuation, or that are letters.
    private func firstRun(in range: Range<Int>) -> Range<Int>? {
        func isOdd(_ index: Int) -> Bool {
            let character = classes[index]
            if character.digit != nil { return false }
            return character.has(.letter) || !character.has([.plus, .punctuation])
        }
        guard let first = range.first(where: isOdd) else { return nil }
        return first..<(range[first...].first { !isOdd($0) } ?? range.upperBound)
    }

    /// Where the parameters of a URI begin that do not belong to the number itself; its end when it has none.
    private func parameters(_ characters: PhoneCharacters) -> Int {
        [PhoneSchema.Text.phoneContext, .subaddress].compactMap { find(characters.text($0)) }.min() ?? end
    }

    /// A parameter of a URI that reading would overlook.
    private func oddParameter(from first: Int, _ characters: PhoneCharacters) -> Range<Int>? {
        var rest = self
        rest.start = first
        while !rest.isEmpty {
            var next = rest.start + 1
            while next < end, !classes[next].has(.semicolon) { next += 1 }
            let isKnown = [PhoneSchema.Text.phoneContext, .subaddress].contains {
                rest.begins(with: characters.text($0))
            }
            // Letters and digits of any kind may stand in a context or subaddress; blanks end a URI.
            let blank = (rest.start..<next).first { classes[$0].has([.blank, .space]) }
            if !isKnown || blank != nil { return (isKnown ? blank ?? rest.start : rest.start)..<next }
            rest.start = next
        }
        return nil
    }

    private func begins(with text: UnsafeBufferPointer<UInt8>) -> Bool {
        !text.isEmpty && end - start >= text.count && ends(before: start + text.count, with: text)
    }
}
