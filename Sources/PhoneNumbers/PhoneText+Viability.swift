import TableFormat

extension PhoneText {
    /// Whether the characters up to `limit` look like a number: two digits and nothing else; or any plus signs, at least
    /// three digits with punctuation between them, then digits, punctuation and letters, and perhaps an extension.
    func isViable(upTo limit: Int, _ characters: PhoneCharacters, _ limits: PhoneLimits) -> Bool {
        if limit - start == limits.minimumNationalDigits, (start..<limit).allSatisfy({ classes[$0].digit != nil }) {
            return true
        }
        guard let headEnd = headEnd(upTo: limit, limits) else { return false }
        var bodyEnd = headEnd
        while bodyEnd < limit, classes[bodyEnd].digit != nil || classes[bodyEnd].has([.punctuation, .star, .letter]) {
            bodyEnd += 1
        }
        guard bodyEnd < limit else { return true }
        var isViable = false
        eachExtension(limit, characters, limits) { match in
            if max(match.starts.lowerBound, headEnd) <= min(match.starts.upperBound, bodyEnd) { isViable = true }
        }
        return isViable
    }

    /// Behind the digits that every number has at least.
    private func headEnd(upTo limit: Int, _ limits: PhoneLimits) -> Int? {
        var index = start
        while index < limit, classes[index].has(.plus) { index += 1 }
        var digits = 0
        while digits < limits.minimumDigits {
            guard index < limit else { return nil }
            if classes[index].digit != nil {
                digits += 1
            } else if !classes[index].has([.punctuation, .star]) {
                return nil
            }
            index += 1
        }
        return index
    }

    /// Takes an extension off the end and gives its digits.
    mutating func takeExtension(_ characters: PhoneCharacters, _ limits: PhoneLimits) -> DigitString {
        var result = DigitString()
        guard let announced = announcedExtension(characters, limits) else { return result }
        for index in announced.digits { result.append(classes[index].digit ?? 0) }
        end = announced.starts.lowerBound
        return result
    }

    /// The extension at the end. Of several ways to read one, the longest counts, and only when a number is left before it.
    func announcedExtension(_ characters: PhoneCharacters, _ limits: PhoneLimits) -> ExtensionMatch? {
        var longest: ExtensionMatch?
        eachExtension(end, characters, limits) { match in
            if match.starts.lowerBound < longest?.starts.lowerBound ?? Int.max { longest = match }
        }
        guard let longest, isViable(upTo: longest.starts.lowerBound, characters, limits) else { return nil }
        return longest
    }
}
