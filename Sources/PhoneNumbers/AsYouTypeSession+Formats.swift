import TableFormat

extension AsYouTypeSession {
    private var list: FormatTables.List { tables.formats.lists[state.formats.list.row] }

    /// Collects the formats that come into question for what was typed.
    func findFormats() {
        state.formats.possible = 0
        state.formats.walked = 0
        state.formats.found = SIMD8()
        guard let row = state.code else { return }
        let hasPrefix = state.extractedPrefix > 0
        let code = tables.formats.codes[row]
        state.formats.list = state.isComplete && !hasPrefix ? code.international : code.national
        guard tables.formats.lists.indices.contains(state.formats.list.row) else { return }
        let list = list
        state.formats.possible = hasPrefix ? list.behindPrefix : state.isComplete ? list.behindCode : list.withoutPrefix
        narrow()
    }

    /// Keeps the formats whose leading digits are these. Patterns of later levels know more digits.
    func narrow() {
        walk()
        let list = list
        let level = max(state.national - tables.leadingDigits, 0)
        var kept = list.unrestricted
        var rest: UInt32 = 0
        for index in 0..<PhoneSchema.maximumLevels {
            if index < level { kept |= state.formats.found[index] & list.last[index] } else { rest |= list.last[index] }
        }
        if level < PhoneSchema.maximumLevels { kept |= state.formats.found[level] & rest }
        state.formats.possible &= kept
    }

    /// Goes on through the patterns of leading digits and notes those that end on the way.
    private func walk() {
        guard let code = state.code else { return }
        if state.formats.walked == 0 { state.formats.state = tables.formats.leading.root(code) }
        while state.formats.walked < state.national, state.formats.state != 0 {
            state.formats.state = tables.formats.leading.next(
                state.formats.state, Int(text.national[state.formats.walked]))
            state.formats.walked += 1
            guard tables.formats.leading.labelSet(state.formats.state) != 0 else { continue }
            for word in tables.formats.leading.labels(state.formats.state) {
                let label = PhoneSchema.LeadingLabel(word: word)
                guard label.list == state.formats.list.use.rawValue else { continue }
                state.formats.found[label.level] |= 1 << UInt32(label.format)
            }
        }
    }

    /// Takes the first format that has room for the digits. False when that is the one in use, or there is none.
    func takeNewFormat() -> Bool {
        while state.formats.possible != 0 {
            let index = format(state.formats.possible)
            let format = tables.formats.formats[index]
            if state.formats.pattern == format.groups.lowerBound { return false }
            if format.longestDigits >= state.national {
                state.formats.pattern = format.groups.lowerBound
                state.formats.format = index
                state.formats.places = format.places
                state.formats.filled = 0
                state.separatesPrefix = format.traits.contains(.separatesPrefix)
                return true
            }
            state.formats.possible &= state.formats.possible &- 1
        }
        state.isFormatting = false
        return false
    }

    /// The row of the first format of a set.
    func format(_ set: UInt32) -> Int { list.firstFormat + set.trailingZeroBitCount }

    /// Puts the next digit of the national number into its place; false when there is none left.
    @discardableResult
    func fillNext() -> Bool {
        guard state.formats.filled < state.formats.places else {
            // More digits than the format has room for, and maybe no other one to try.
            if state.formats.possible.nonzeroBitCount == 1 { state.isFormatting = false }
            state.formats.pattern = nil
            return false
        }
        state.formats.filled += 1
        return true
    }
}
