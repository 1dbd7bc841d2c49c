import TableFormat

extension AddressTables {
    /// The one code that a single slip explains: a look-alike in one place, or a lost first digit. Nil when there is none,
    /// or more than one.
    func repair(_ code: CompactCode, in layout: Int) -> CompactCode? {
        var found: CompactCode?
        var isUnique = true
        func consider(_ candidate: CompactCode) {
            guard verdict(candidate, in: layout).isExact, candidate != found else { return }
            if found == nil { found = candidate } else { isUnique = false }
        }
        for index in 0..<code.count {
            for row in 0..<lookAlikes.count {
                let letter = UInt8(truncatingIfNeeded: lookAlikes[row, Schema.LookAlikeColumn.letter.rawValue])
                let digit = UInt8(truncatingIfNeeded: lookAlikes[row, Schema.LookAlikeColumn.digit.rawValue])
                var candidate = code
                if code[index] == letter {
                    candidate[index] = digit
                } else if code[index] == digit {
                    candidate[index] = letter
                } else {
                    continue
                }
                consider(candidate)
            }
        }
        let pad = layouts[layout, .pad]
        if pad > 0 {
            var candidate = CompactCode()
            var fits = candidate.append(UInt8(truncatingIfNeeded: pad))
            for index in 0..<code.count { fits = candidate.append(code[index]) && fits }
            if fits { consider(candidate) }
        }
        return isUnique ? found : nil
    }

    /// The one country, of those with a layout of their own, that has codes of this form.
    func onlyCountry(with code: CompactCode, beside layout: Int) -> Int? {
        var found: Int?
        for other in 0..<layouts.count where other != layout {
            guard layouts.postalRoot[other] > 0, verdict(code, in: other).isExact else { continue }
            if found != nil { return nil }
            found = layouts[other, .code]
        }
        return found
    }
}
