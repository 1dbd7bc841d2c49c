import TableFormat

extension LookupList {
    typealias Numbers = (from: Int, to: Int, parity: LookupSchema.Parity)

    /// The house numbers of a line: one, or a range and which of them are meant. Zero for a whole postal code.
    func numbers(_ fields: [CSVReader.Field], _ isRight: inout Bool) -> Numbers? {
        if let single = index(of: .number), !fields[single].bytes.isEmpty || index(of: .from) == nil {
            return number(fields[single], &isRight).map { ($0, $0, .mixed) }
        }
        guard let first = index(of: .from), let last = index(of: .to) else { return (0, 0, .mixed) }
        guard let from = number(fields[first], &isRight), let to = number(fields[last], &isRight) else { return nil }
        guard from <= to else {
            isRight = false
            tell(fault(fields[first], "lookup.badRange", "\(from) comes after \(to)"))
            return nil
        }
        guard let place = index(of: .parity) else { return (from, to, .mixed) }
        let word = LookupRules.folded(String(decoding: fields[place].bytes, as: UTF8.self))
        guard let parity = rules.parities[word] else {
            isRight = false
            tell(fault(fields[place], "lookup.badParity", "which numbers are meant is even, odd or mixed"))
            return nil
        }
        guard parity == .mixed || (from % 2 == 0) == (parity == .even) && (to % 2 == 0) == (parity == .even) else {
            isRight = false
            tell(fault(fields[place], "lookup.badParity", "\(from) to \(to) are not all \(parity)"))
            return nil
        }
        return (from, to, parity)
    }

    private func number(_ field: CSVReader.Field, _ isRight: inout Bool) -> Int? {
        let most = rules.listLimits["houseNumber"] ?? 0
        if let text = String(validating: field.bytes, as: UTF8.self), text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }),
            let number = Int(text), 1...most ~= number
        {
            return number
        }
        isRight = false
        tell(
            fault(field, "lookup.badNumber", "a house number is from 1 to \(most), its letters stand in other columns"))
        return nil
    }

    /// The letter and addition of a line as a text's number + 1; 0 for none.
    mutating func addition(_ fields: [CSVReader.Field], _ isRight: inout Bool) -> Int {
        var whole = ""
        for column in [LookupRules.Column.letter, .addition] {
            guard let place = index(of: column), !fields[place].bytes.isEmpty else { continue }
            var isGood = true
            whole += text(fields[place], "additionBytes", &isGood) ?? ""
            if !isGood { isRight = false }
        }
        let compact = LookupSchema.compacted(whole.utf8)
        return compact.isEmpty ? 0 : texts.intern(String(decoding: compact, as: UTF8.self)) + 1
    }
}
