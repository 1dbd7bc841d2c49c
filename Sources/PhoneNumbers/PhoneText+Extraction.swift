import TableFormat

extension PhoneText {
    /// Leaves the part of the text that may be a number: of a `tel:` URI its number with the context in front, of any other
    /// text what stands between the first digit or plus sign and the last letter, digit or hash. `false` when a
    /// phone context is malformed.
    mutating func extract(_ characters: PhoneCharacters) -> Bool {
        if has(.semicolon), let context = find(characters.text(.phoneContext)) {
            guard takeNumber(before: context, characters) else { return false }
        } else {
            trim()
            cutSecondNumber()
        }
        if has(.semicolon), let subaddress = find(characters.text(.subaddress)), subaddress > start {
            end = subaddress
        }
        return true
    }

    /// Drops what stands before the first digit or plus sign, and behind the last letter, digit or hash.
    mutating func trim() {
        while start < end, !classes[start].has(.plus), classes[start].digit == nil { start += 1 }
        while end > start, !classes[end - 1].has([.word, .hash]) { end -= 1 }
    }

    /// Cuts at a slash with an x behind it, as in `(530) 555-0123 x302/x2303`.
    mutating func cutSecondNumber() {
        guard has(.slash) else { return }
        for slash in start..<max(start, end) where classes[slash].has(.slash) {
            var next = slash + 1
            while at(next, .space) { next += 1 }
            if at(next, .secondNumber) {
                end = slash
                return
            }
        }
    }

    /// Of a URI with a phone context (RFC 3966): the number between scheme and context. A global context goes in front of
    /// it; a domain says nothing about the number.
    private mutating func takeNumber(before context: Int, _ characters: PhoneCharacters) -> Bool {
        let parameter = characters.text(.phoneContext).count
        let valueStart = context + parameter
        var valueEnd = valueStart
        while valueEnd < end, !classes[valueEnd].has(.semicolon) { valueEnd += 1 }
        let isGlobal = isGlobalNumber(valueStart..<valueEnd)
        guard isGlobal || isDomain(valueStart..<valueEnd) else { return false }
        let numberStart = find(characters.text(.scheme)).map { $0 + characters.text(.scheme).count } ?? start
        guard numberStart <= context else {
            (start, end) = isGlobal ? (valueStart, valueEnd) : (valueStart, valueStart)
            return true
        }
        start = numberStart
        end = valueEnd
        guard isGlobal else {
            end = context
            return true
        }
        remove(context..<valueStart)
        rotate(start..<end, toFront: context..<end)
        return true
    }

    /// RFC 3966, `global-number-digits`: a plus sign, digits and visual separators, one digit at least.
    private func isGlobalNumber(_ range: Range<Int>) -> Bool {
        guard let first = range.first, classes[first].has(.plus), scalars[first] < 0x80 else { return false }
        let rest = range.dropFirst()
        return rest.allSatisfy { classes[$0].digit != nil || classes[$0].has(.visualSeparator) }
            && rest.contains { classes[$0].digit != nil }
    }

    /// RFC 3966, `domainname`: labels of letters, digits and inner hyphens; the last one begins with a letter.
    private func isDomain(_ range: Range<Int>) -> Bool {
        var labelStart = range.lowerBound
        var end = range.upperBound
        if let last = range.last, classes[last].has(.dot) { end = last }
        guard labelStart < end else { return false }
        while true {
            var labelEnd = labelStart
            while labelEnd < end, !classes[labelEnd].has(.dot) { labelEnd += 1 }
            guard isDomainLabel(labelStart..<labelEnd) else { return false }
            guard labelEnd < end else { return classes[labelStart].has(.spelling) }
            labelStart = labelEnd + 1
        }
    }

    private func isDomainLabel(_ range: Range<Int>) -> Bool {
        func isAlphanumeric(_ index: Int) -> Bool { classes[index].has(.spelling) || classes[index].digit != nil }
        guard let first = range.first, let last = range.last else { return false }
        return isAlphanumeric(first) && isAlphanumeric(last)
            && range.allSatisfy { isAlphanumeric($0) || classes[$0].has(.hyphen) }
    }
}
