import TableFormat

extension DateReader {
    /// Reads a date of numbers alone.
    mutating func readNumbers(_ written: Written, _ value: Range<Int>) {
        let parts = written.numbers.map(\.part)
        switch parts.count {
        case 1: readOne(parts[0], value)
        case 2:
            if parts.contains(where: { $0.digits > 2 }) {
                let isMonth = parts.contains { $0.digits <= 2 } && parts.contains { $0.digits == 4 }
                return refuse(isMonth ? .dayMissing : .notADate, value)
            }
            readOrdered(parts[0], parts[1], nil, written.marks)
        default:
            if parts[0].digits > 2 {
                choose(
                    [Candidate(day: parts[2], month: parts[1], year: parts[0])], isOrderKnown: true,
                    others: [Candidate(day: parts[1], month: parts[2], year: parts[0])])
            } else if parts[2].digits > 2 {
                readOrdered(parts[0], parts[1], parts[2], written.marks)
            } else {
                readShort(parts, written.marks)
            }
        }
    }

    /// Day and month, or the other way round: as the region has it, or as the mark between them tells.
    private mutating func readOrdered(
        _ first: Part, _ second: Part, _ year: Part?, _ marks: Set<DateSchema.Character>
    ) {
        let dayFirst = Candidate(day: first, month: second, year: year)
        let monthFirst = Candidate(day: second, month: first, year: year)
        switch order(marks) {
        case .mdy: choose([monthFirst, dayFirst], isOrderKnown: true)
        case .dmy where isDotted(marks): choose([dayFirst], isOrderKnown: true, others: [monthFirst])
        case .dmy: choose([dayFirst, monthFirst], isOrderKnown: true)
        default: choose([dayFirst, monthFirst], isOrderKnown: false)
        }
    }

    private func isDotted(_ marks: Set<DateSchema.Character>) -> Bool { marks == [.dot] }

    /// The order that is known. Where dots are used between numbers the day comes first, unless the region puts the month
    /// there; a slash or a hyphen tells nothing.
    private func order(_ marks: Set<DateSchema.Character>) -> DateSchema.Order? {
        let own = rules.writing.order(region)
        if own == .dmy { return .dmy }
        if own == .mdy { return isDotted(marks) ? nil : .mdy }
        return isDotted(marks) ? .dmy : nil
    }

    /// Three numbers of two digits: every order in which the region, or anybody, may have written them.
    private mutating func readShort(_ parts: [Part], _ marks: Set<DateSchema.Character>) {
        let dayFirst = Candidate(day: parts[0], month: parts[1], year: parts[2])
        let monthFirst = Candidate(day: parts[1], month: parts[0], year: parts[2])
        let yearFirst = Candidate(day: parts[2], month: parts[1], year: parts[0])
        var candidates: [Candidate] =
            switch order(marks) {
            case .dmy: [dayFirst]
            case .mdy: [monthFirst]
            default: [dayFirst, monthFirst]
            }
        if rules.writing.order(region) == .ymd || parts[0].value > rules.longestMonth { candidates = [yearFirst] }
        choose(candidates, isOrderKnown: false)
    }

    /// One number: eight digits are a date, six a date of a short year, fewer are a part of one.
    private mutating func readOne(_ number: Part, _ value: Range<Int>) {
        switch number.digits {
        case 1, 2: refuse(.monthMissing, value)
        case 4: refuse(.dayMissing, value)
        case 6:
            let parts = split(number, [2, 2, 2])
            readShort(parts, [])
        case 8:
            let parts = split(number, [4, 2, 2])
            let others = split(number, [2, 2, 4])
            choose(
                [Candidate(day: parts[2], month: parts[1], year: parts[0])], isOrderKnown: true,
                others: [
                    Candidate(day: others[0], month: others[1], year: others[2]),
                    Candidate(day: others[1], month: others[0], year: others[2]),
                ])
        default: refuse(.notADate, number.range)
        }
    }

    /// A number cut into parts of so many digits; where digits take more than a byte all parts stand in its whole range.
    private func split(_ number: Part, _ lengths: [Int]) -> [Part] {
        var parts: [Part] = []
        var rest = number.value
        var end = number.range.upperBound
        for length in lengths.reversed() {
            let power = (0..<length).reduce(1) { value, _ in value * 10 }
            let range = number.range.count == number.digits ? end - length..<end : number.range
            parts.insert(Part(value: rest % power, digits: length, range: range), at: 0)
            rest /= power
            end -= length
        }
        return parts
    }
}
