import TableFormat

extension PhonePlans {
    /// How many digits a number lacks to be a valid one of its calling code, and of what type it then is; `nil` when no
    /// digits behind it make it valid.
    func missingDigits(_ digits: [UInt8], _ code: Int) -> (count: Int, type: PhoneNumberType)? {
        var states: Set = [digits.withUnsafeBufferPointer { state($0, code) }]
        for count in 1...limits.maximumNationalDigits {
            states = Set(states.flatMap { state in (0..<10).map { automaton.next(state, $0) } })
            states.remove(0)
            guard !states.isEmpty else { return nil }
            let types = Set(states.map { type($0, code) }).subtracting([.unknown])
            if let first = types.first { return (count, types.count == 1 ? first : .unknown) }
        }
        return nil
    }

    /// How many digits a number that is too short has and lacks, by the plan of the numbers that begin so. A national prefix
    /// that reading left where it was, because the number is so short, does not count.
    func lackingDigits(
        _ number: PhoneNumber, _ code: Int
    ) -> (digits: Int, missing: Int, type: PhoneNumberType)? {
        let region = rows.region(rows.code(code).mainRegion)
        return number.withDigits { digits in
            guard region.lengths.possibility(digits.count) == .tooShort else { return nil }
            let prefix = region.nationalPrefix.match(digits, programs)?.length ?? 0
            for start in [0, prefix] where start < digits.count {
                let part = Array(digits[start...])
                if let (missing, type) = missingDigits(part, code) { return (part.count, missing, type) }
            }
            return nil
        }
    }

    /// How many digits at the end of a number are more than the longest valid number that it begins with has; `nil` when it
    /// begins with none.
    func surplusDigits(_ digits: [UInt8], _ code: Int) -> Int? {
        var state = automaton.root(code)
        var longest: Int?
        for (index, digit) in digits.enumerated() {
            state = automaton.next(state, Int(digit))
            if type(state, code) != .unknown { longest = index + 1 }
        }
        return longest.map { digits.count - $0 }
    }

    /// What the numbers of a state are in the first region that has them.
    private func type(_ state: SymbolAutomaton.State, _ code: Int) -> PhoneNumberType {
        let set = automaton.labelSet(state)
        for region in rows.code(code).regions {
            let type = labels.type(set, place: rows.region(region).place)
            if type != .unknown { return type }
        }
        return .unknown
    }
}
