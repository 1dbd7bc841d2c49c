extension CountryList {
    /// The countries that a text may mean, the likeliest first; all of them for an empty text.
    ///
    /// A code (`NL`, `NLD`, `UK`) and a whole name come first, then names that begin with the text, then those with a later
    /// word that does. Names are understood in the language of the list, in those of the tables, in the country's own, and
    /// as people say them (`Holland`).
    public func matching(_ text: String) -> [Country] {
        let wanted = layouts.tables.foldedKey(text)
        guard !wanted.isEmpty else { return text.utf8.allSatisfy { $0 <= 0x20 } ? countries : [] }
        let code = layouts.regionCode(for: text)
        let ranked = zip(countries, keys).compactMap { country, keys in
            (country.code == code ? 0 : keys.rank(of: wanted)).map { (rank: $0, country: country) }
        }
        return (0...3).flatMap { rank in ranked.filter { $0.rank == rank }.map(\.country) }
    }

    /// The country with this code or this whole name; nil when there is none, or several.
    public func country(_ text: String) -> Country? {
        if let code = layouts.regionCode(for: text) { return countries.first { $0.code == code } }
        let wanted = layouts.tables.foldedKey(text)
        guard !wanted.isEmpty else { return nil }
        let found = zip(countries, keys).filter { $0.1.rank(of: wanted) == 0 }.map(\.0)
        return found.count == 1 ? found.first : nil
    }

    /// At most five countries that somebody may have meant who wrote what names none: those it begins to name, else those
    /// with a name or code that a slip or two away.
    public func nearest(_ text: String) -> [Country] {
        let most = 5
        let matches = matching(text)
        if !matches.isEmpty, !text.utf8.allSatisfy({ $0 <= 0x20 }) { return Array(matches.prefix(most)) }
        let wanted = layouts.tables.foldedKey(text)
        guard !wanted.isEmpty else { return [] }
        // One slip in a short word already makes another word of it.
        let slips = wanted.count < 4 ? 1 : 2
        let near = zip(countries, keys).compactMap { country, keys -> (distance: Int, country: Country)? in
            let codes = wanted.count == 3 ? [layouts.tables.foldedKey(country.alpha3)] : []
            let distances = (keys.names + codes).compactMap { Self.distance($0, wanted, limit: slips) }
            return distances.min().map { ($0, country) }
        }
        return Array((0...slips).flatMap { slip in near.filter { $0.distance == slip }.map(\.country) }.prefix(most))
    }

    /// How many bytes must change to make one text of the other, neighbours that changed places counting once; nil when
    /// more than `limit`.
    private static func distance(_ first: [UInt8], _ second: [UInt8], limit: Int) -> Int? {
        guard abs(first.count - second.count) <= limit else { return nil }
        var before: [Int] = []
        var last = Array(0...second.count)
        for row in first.indices {
            var next = [row + 1]
            for column in second.indices {
                var cost = min(
                    last[column] + (first[row] == second[column] ? 0 : 1), min(last[column + 1], next[column]) + 1)
                if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
                    cost = min(cost, before[column - 1] + 1)
                }
                next.append(cost)
            }
            (before, last) = (last, next)
        }
        return last[second.count] <= limit ? last[second.count] : nil
    }
}
