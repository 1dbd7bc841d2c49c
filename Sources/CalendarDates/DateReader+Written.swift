import TableFormat

extension DateReader {
    /// What stands in a written date.
    struct Written {
        /// Numbers in their order; the unit beside a number says what it is.
        var numbers: [(part: Part, role: DateSchema.WordRole?)] = []
        var months: (values: [Int], range: Range<Int>)?

        /// What the word of `months` means as a day of the week, if it means one as well.
        var monthAsWeekdays: [Int] = []

        /// The marks between the numbers.
        var marks: Set<DateSchema.Character> = []
    }

    /// Reads a date as people write it.
    mutating func readWritten(_ value: Range<Int>) {
        let tokens = DateToken.tokens(of: source.bytes, in: value, rules.writing)
        guard var written = gather(tokens) else { return tellMistyped(suggests: false) }
        // `mar 5/5/1980` is a Tuesday in May, not a date in March.
        if let months = written.months, !written.monthAsWeekdays.isEmpty, weekdays == nil, written.numbers.count == 3 {
            weekdays = (written.monthAsWeekdays, months.range)
            written.months = nil
        }
        read(written, value)
        tellMistyped(suggests: true)
    }

    private mutating func read(_ written: Written, _ value: Range<Int>) {
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
        var isBehindNumber = false
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
                if found != .comma, isBehindNumber, index + 1 < tokens.count { written.marks.insert(found) }
            case .number(let value, let digits):
                written.numbers.append((Part(value: value, digits: digits, range: token.range), unit))
                (unit, mark, hasItem, isBehindNumber) = (nil, nil, true, true)
            case .word:
                guard addWord(token, after: index > 0 ? tokens[index - 1] : nil, &unit, &written) else { return nil }
                (mark, hasItem, isBehindNumber) = (nil, true, false)
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
        guard let first = meanings.first else {
            if mistyped == nil, written.months == nil,
                let month = rules.writing.nearestMonth(Array(source.bytes[token.range]))
            {
                mistyped = token.range
                written.months = ([month], token.range)
                return true
            }
            refuse(.unknownWord, token.range)
            return false
        }
        let months = meanings.filter { $0.role == .month }.map(\.value)
        let days = meanings.filter { $0.role == .weekday }.map(\.value)
        if !months.isEmpty || !days.isEmpty {
            return addName(months: months, weekdays: days, token.range, &written)
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
    /// A name is a month or a day of the week; some are both, in two languages or in one.
    private mutating func addName(
        months: [Int], weekdays days: [Int], _ range: Range<Int>, _ written: inout Written
    ) -> Bool {
        if !months.isEmpty, written.months == nil {
            written.months = (months, range)
            written.monthAsWeekdays = weekdays == nil ? days : []
        } else if weekdays == nil, !months.isEmpty, let before = written.months, !written.monthAsWeekdays.isEmpty {
            // `Sat 31 Mar`: the day of the week comes first, whatever both mean in other languages.
            weekdays = (written.monthAsWeekdays, before.range)
            written.months = (months, range)
            written.monthAsWeekdays = []
        } else if weekdays == nil, !days.isEmpty, months.isEmpty || written.numbers.count > 1 {
            weekdays = (days, range)
            written.monthAsWeekdays = []
        } else {
            refuse(.notADate, range)
            return false
        }
        return true
    }

    /// A mistyped month is told alone: the date that it would be is only proposed.
    private mutating func tellMistyped(suggests: Bool) {
        guard let mistyped else { return }
        let found = reading.date.map { [$0] } ?? reading.suggestions
        reading.date = nil
        reading.findings = []
        refuse(.unknownWord, mistyped)
        suggest(suggests ? found : [])
    }
}
