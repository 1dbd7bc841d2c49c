import TableFormat

extension PhonePlans {
    /// The region to show a flag of while a number is typed; `nil` when it cannot be told yet, or no number begins so.
    ///
    /// A number without a calling code is one of `region`. As long as a calling code is not complete, it is `region` if
    /// that may become the code; then it is the first of `likelyRegions(afterTyping:region:)`.
    public func likelyRegion(afterTyping text: String, region: RegionCode? = nil) -> RegionCode? {
        let regions = likelyRegions(afterTyping: text, region: region)
        guard let first = regions.first else { return nil }
        return regions.count == 1 || first == region || hasCallingCode(text, region) ? first : nil
    }

    /// The regions that a number may belong to that begins with this text, the most likely one first.
    ///
    /// - Parameter region: where the number is typed; it has the numbers without a calling code.
    /// - Returns: As long as a calling code is not complete, all regions whose codes begin so, `region` first. Behind a
    ///   calling code, those regions of the code in which a valid number can begin so, the main one first; the main one
    ///   alone when none can. Codes that belong to no region give 001. Empty when there is no such code.
    public func likelyRegions(afterTyping text: String, region: RegionCode? = nil) -> [RegionCode] {
        let home = region.flatMap(rows.row)
        guard let digits = internationalDigits(text, home) else {
            return home == nil ? [] : [region].compactMap(\.self)
        }
        return digits.withUnsafeBufferPointer { digits in
            guard let (code, length) = rows.row(atFrontOf: digits) else {
                return regions(codesBeginningWith: digits, home)
            }
            return regions(code, digits.digits(from: length)).map { rows.region($0).regionCode }
        }
    }

    private func hasCallingCode(_ text: String, _ region: RegionCode?) -> Bool {
        internationalDigits(text, region.flatMap(rows.row))?.withUnsafeBufferPointer(rows.row(atFrontOf:)) != nil
    }

    /// The digits behind a plus sign or the international prefix of a region; `nil` when the text has neither.
    private func internationalDigits(_ text: String, _ home: Int?) -> [UInt8]? {
        let symbols = symbols(of: text)
        if symbols.first == UInt8(ascii: "+") { return symbols.dropFirst().map { $0 - 0x30 } }
        guard let home else { return nil }
        let digits = symbols.map { $0 - 0x30 }
        let match = digits.withUnsafeBufferPointer { rows.region(home).internationalPrefix.match($0, programs) }
        guard let match else { return nil }
        let rest = digits.dropFirst(match.length)
        return rest.first == 0 ? nil : Array(rest)
    }

    private func regions(codesBeginningWith digits: UnsafeBufferPointer<UInt8>, _ home: Int?) -> [RegionCode] {
        let typed = digits.map { $0 }
        let codes = (0..<codes.callingCode.count).filter { row in
            String(rows.code(row).callingCode).utf8.map { $0 &- 0x30 }.starts(with: typed)
        }
        let all = codes.flatMap { Array(rows.code($0).regions) }
        let first = all.filter { $0 == home }
        return (first + all.filter { $0 != home }).map { rows.region($0).regionCode }
    }

    /// The rows of the regions of a calling code that a number may belong to that begins with these digits.
    private func regions(_ code: Int, _ digits: UnsafeBufferPointer<UInt8>) -> [Int] {
        let all = rows.code(code).regions
        guard all.count > 1 else { return Array(all) }
        let owners = owners(from: state(digits, code), all)
        var likely: [Int] = []
        for row in all {
            guard let program = rows.region(row).leadingDigits.number else {
                if owners.contains(row) { likely.append(row) }
                continue
            }
            guard programs.mayMatch(program, beginning: digits) else { continue }
            likely.append(row)
            // It has every such number, so no later region gets one.
            if programs.match(program, digits) != nil { break }
        }
        return likely.isEmpty ? [all.lowerBound] : likely
    }

    /// Of the regions that are told apart by their numbers: those that have a valid number behind this state which no
    /// region before them has.
    private func owners(from state: SymbolAutomaton.State, _ all: Range<Int>) -> Set<Int> {
        let candidates = all.filter { rows.region($0).leadingDigits.number == nil }
        var owners: Set<Int> = []
        var sets: Set<Int> = []
        var seen: Set<SymbolAutomaton.State> = [0, state]
        var waiting = state == 0 ? [] : [state]
        while let state = waiting.popLast() {
            let set = automaton.labelSet(state)
            if sets.insert(set).inserted {
                let owner = candidates.first { labels.type(set, place: rows.region($0).place) != .unknown }
                if let owner { owners.insert(owner) }
            }
            for digit in 0...UInt8(9) {
                let next = automaton.next(state, digit: digit)
                if seen.insert(next).inserted { waiting.append(next) }
            }
        }
        return owners
    }
}
