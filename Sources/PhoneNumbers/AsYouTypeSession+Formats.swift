import TableFormat

extension AsYouTypeSession {
    private typealias Traits = PhoneSchema.FormatTraits

    private var formats: PhonePlans.Formats { plans.plans.formats }

    /// Collects the formats that come into question for what was typed.
    mutating func findFormats() {
        state.formats.possible = 0
        state.formats.walked = 0
        guard let code = state.code else { return }
        let hasPrefix = state.extractedPrefix > 0
        let list = plans.plans.codes.formats(code, state.isComplete && !hasPrefix ? .international : .national)
        state.formats.list = list
        state.formats.found = SIMD8()
        state.formats.last = SIMD8()
        state.formats.unrestricted = 0
        for place in 0..<formats.count(list) {
            let format = formats.format(list, place)
            let traits = formats.traits(format)
            guard traits.contains(.typing), mayFollow(traits, format, hasPrefix: hasPrefix) else { continue }
            let bit: UInt32 = 1 << UInt32(place)
            state.formats.possible |= bit
            let levels = min(formats.levels[format], PhoneSchema.maximumLevels)
            if levels > 0 { state.formats.last[levels - 1] |= bit } else { state.formats.unrestricted |= bit }
        }
        narrow()
    }

    /// Whether a format is for numbers with, or without, the national prefix that was typed.
    private func mayFollow(_ traits: PhoneSchema.FormatTraits, _ format: Int, hasPrefix: Bool) -> Bool {
        if traits.contains(.prefixOptional) { return true }
        // What was taken for a national prefix may be a carrier code.
        if hasPrefix { return !traits.contains(.withoutPrefix) || formats.template(format, .carrier) != nil }
        return state.isComplete || traits.contains(.withoutPrefix)
    }

    /// Keeps the formats whose leading digits are these. Patterns of later levels know more digits.
    mutating func narrow() {
        walk()
        let level = max(state.national - limits.typedLeadingDigits, 0)
        var kept = state.formats.unrestricted
        var rest: UInt32 = 0
        for index in 0..<PhoneSchema.maximumLevels {
            if index < level {
                kept |= state.formats.found[index] & state.formats.last[index]
            } else {
                rest |= state.formats.last[index]
            }
        }
        if level < PhoneSchema.maximumLevels { kept |= state.formats.found[level] & rest }
        state.formats.possible &= kept
    }

    /// Goes on through the patterns of leading digits and notes those that end on the way.
    private mutating func walk() {
        guard let code = state.code else { return }
        let leading = formats.leading
        if state.formats.walked == 0 { state.formats.state = leading.root(code) }
        while state.formats.walked < state.national, state.formats.state != 0 {
            state.formats.state = leading.next(state.formats.state, Int(text.national[state.formats.walked]))
            state.formats.walked += 1
            guard leading.labelSet(state.formats.state) != 0 else { continue }
            for word in leading.labels(state.formats.state) {
                let label = PhoneSchema.LeadingLabel(word: word)
                guard label.list == state.formats.list.use.rawValue else { continue }
                state.formats.found[label.level] |= 1 << UInt32(label.format)
            }
        }
    }

    /// Takes the first format that has room for the digits. False when that is the one in use, or there is none.
    mutating func takeNewFormat() -> Bool {
        while state.formats.possible != 0 {
            let format = formats.format(state.formats.list, state.formats.possible.trailingZeroBitCount)
            let pattern = formats.firstGroup[format]
            if state.formats.pattern == pattern { return false }
            if let groups = formats.longestGroups(format, upTo: limits.typedDigits),
                groups.end >= state.national
            {
                state.formats.pattern = pattern
                state.formats.format = format
                state.formats.groups = groups
                state.formats.places = formats.places(format, groups)
                state.formats.filled = 0
                state.separatesPrefix = formats.traits(format).contains(.separatesPrefix)
                return true
            }
            state.formats.possible &= state.formats.possible &- 1
        }
        state.isFormatting = false
        return false
    }

    /// Puts the next digit of the national number into its place; false when there is none left.
    @discardableResult
    mutating func fillNext() -> Bool {
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
