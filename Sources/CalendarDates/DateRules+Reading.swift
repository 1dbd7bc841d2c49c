import Findings

extension DateRules {
    /// Reads a date as ISO 8601, RFC 6350 (the value alone or a whole line) or people write it.
    ///
    /// Only the day that is written counts: a time or a zone behind it moves nothing. A century or an order of day and month
    /// is never guessed: where two dates may be meant, both are suggested.
    /// - Parameters:
    ///   - region: a region of two letters, whose order of day and month is taken and whose language knows the months best.
    ///   - type: the type of the date; the one that a vCard line names comes first.
    ///   - today: the day on which is asked, with its year; without one nothing is said about the future.
    public func read(
        _ text: String, region: String? = nil, type: String? = nil, today: SpecialDate? = nil
    ) -> DateReading {
        read(text.utf8Span.span, region: region, type: type, today: today)
    }

    /// The same for bytes, which need not be well-formed.
    public func read(
        _ text: Span<UInt8>, region: String? = nil, type: String? = nil, today: SpecialDate? = nil
    ) -> DateReading {
        if let date = plain(text) {
            let findings = check(date, type: type, today: today)
            if findings.isEmpty { return DateReading(date: date) }
        }
        var reader = DateReader(self, text, region: region, type: type, today: today)
        return reader.read()
    }

    /// The four forms that programs write, in ASCII and with nothing around them.
    private func plain(_ text: Span<UInt8>) -> SpecialDate? {
        switch text.count {
        case 10:
            guard isHyphen(text, 4), isHyphen(text, 7), let year = number(text, 0, 4), let month = number(text, 5, 2),
                let day = number(text, 8, 2)
            else { return nil }
            return SpecialDate(day: day, month: month, year: year)
        case 8:
            guard let year = number(text, 0, 4), let month = number(text, 4, 2), let day = number(text, 6, 2) else {
                return nil
            }
            return SpecialDate(day: day, month: month, year: year)
        case 7:
            guard isHyphen(text, 0), isHyphen(text, 1), isHyphen(text, 4), let month = number(text, 2, 2),
                let day = number(text, 5, 2)
            else { return nil }
            return SpecialDate(day: day, month: month)
        case 6:
            guard isHyphen(text, 0), isHyphen(text, 1), let month = number(text, 2, 2), let day = number(text, 4, 2)
            else { return nil }
            return SpecialDate(day: day, month: month)
        default: return nil
        }
    }

    private func number(_ text: Span<UInt8>, _ start: Int, _ count: Int) -> Int? {
        var value = 0
        for offset in start..<start + count {
            let digit = text[offset] &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            value = value * 10 + Int(digit)
        }
        return value
    }

    private func isHyphen(_ text: Span<UInt8>, _ offset: Int) -> Bool { text[offset] == UInt8(ascii: "-") }
}
