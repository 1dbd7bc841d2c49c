import TableFormat

extension DateReader {
    /// What stands in a written date.
    struct Written {
        /// Numbers in their order; the unit beside a number says what it is.
        var numbers: [(part: Part, role: DateSchema.WordRole?)] = []
        var months: (values: [Int], range: Range<Int>)?

        /// The marks between the numbers.
        var marks: Set<DateSchema.Character> = []
    }

    /// Reads a date as people write it.
    mutating func readWritten(_ value: Range<Int>) {
        let tokens = DateToken.tokens(of: source.bytes, in: value, rules.writing)
        guard let written = gather(tokens) else { return }
        if written.numbers.count > 3 { return refuse(.notADate, written.numbers[3].part.range) }
        if written.months != nil || written.numbers.contains(where: { $0.role != nil }) {
            readNamed(written, value)
        } else if written.numbers.isEmpty {
            refuse(.notADate, value)
        } else {
            readNumbers(written, value)
        }
    }

    /// Sorts the tokens; nil, with what is wrong said, when one of them stands in no date.
    private mutating func gather(_ tokens: [DateToken]) -> Written? {
        var written = Written()
        var unit: DateSchema.WordRole?
        var mark: DateSchema.Character?
        var hasItem = false
        for (index, token) in tokens.enumerated() {
            switch token.kind {
            case .other: return refuse(token.range)
            case .mark(.apostrophe):
                guard index + 1 < tokens.count, case .number = tokens[index + 1].kind else {
                    return refuse(token.range)
                }
            case .mark(let found):
                // Abbreviations end with a dot, whatever comes behind them.
                guard hasItem, mark == nil || mark == .dot && found != .dot else { return refuse(token.range) }
                mark = found
                if found != .comma, index + 1 < tokens.count { written.marks.insert(found) }
            case .number(let value, let digits):
                written.numbers.append((Part(value: value, digits: digits, range: token.range), unit))
                (unit, mark, hasItem) = (nil, nil, true)
            case .word:
                guard addWord(token, after: index > 0 ? tokens[index - 1] : nil, &unit, &written) else { return nil }
                (mark, hasItem) = (nil, true)
            }
        }
        if let last = tokens.last, mark == .hyphen || mark == .slash || unit != nil { return refuse(last.range) }
        return written
    }

    private mutating func refuse(_ range: Range<Int>) -> Written? {
        refuse(.notADate, range)
        return nil
    }

    private mutating func addWord(
        _ token: DateToken, after previous: DateToken?, _ unit: inout DateSchema.WordRole?, _ written: inout Written
    ) -> Bool {
        let meanings = rules.writing.meanings(Array(source.bytes[token.range]), region: region)
        let months = meanings.filter { $0.role == .month }.map(\.value)
        guard let first = meanings.first else {
            refuse(.unknownWord, token.range)
            return false
        }
        if !months.isEmpty {
            guard written.months == nil else {
                refuse(.notADate, token.range)
                return false
            }
            written.months = (months, token.range)
        } else if first.role != .filler {
            if first.value == 1 {
                unit = first.role
            } else if case .number = previous?.kind, let last = written.numbers.indices.last,
                written.numbers[last].role == nil
            {
                written.numbers[last].role = first.role
            } else {
                refuse(.notADate, token.range)
                return false
            }
        }
        return true
    }
}
