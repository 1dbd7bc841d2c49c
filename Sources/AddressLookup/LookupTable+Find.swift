import PostalAddresses
import TableFormat

extension LookupTable {
    /// The places of an address: of its postal code, and of its house number where the table goes that far.
    ///
    /// The list is empty when the table has the country and not the code or the number.
    ///
    /// - Throws: `LookupError.notCovered` when the table has nothing in this country.
    public func find(_ question: LookupQuestion) throws(LookupError) -> [LookupCandidate] {
        guard let country = country(question.regionCode) ?? country(question.postRegionCode) else { throw .notCovered }
        let code = Schema.compacted((question["postalCode"] ?? "").utf8)
        let rows = rows(of: code, in: country)
        let house = HouseNumber(question)
        let holding = holding(house, in: rows)
        let exact = exact(house, in: holding)
        var found: [Int] = []
        var known: Set<Int> = []
        for row in exact.isEmpty ? holding : exact where found.count < limits.candidates {
            let place = rowPlaces[row]
            if known.insert(place).inserted { found.append(place) }
        }
        // Names in several languages are those of one place, and each of them is right.
        let count = Set(found.map { nameOf.reference($0) ?? $0 }).count
        let most = exact.isEmpty && !house.addition.isEmpty ? limits.unconfirmed : 100
        let source = texts[value(country, .source)]
        let candidates = found.map { place in
            LookupCandidate(fields: fields(of: place, in: country), confidence: min(100 / count, most), source: source)
        }
        return value(country, .hasParts) == 0 ? candidates : keeping(question.given, candidates, in: country)
    }

    /// The row of a country.
    private func country(_ regionCode: String) -> Int? {
        let packed = regionCode.utf8.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        return (0..<countries.count).first { value($0, .packed) == packed }
    }

    func value(_ country: Int, _ column: Schema.CountryColumn) -> Int { countries[country, column.rawValue] }

    /// The rows of a code. One that is not there is looked for without its end, as far as the table has shorter ones.
    private func rows(of code: [UInt8], in country: Int) -> Range<Int> {
        var length = min(code.count, value(country, .longest), Schema.maximumCode)
        while length > 0, length >= value(country, .shortest) {
            if let number = Schema.number(of: code.prefix(length)), let rows = rows(of: number, in: country) {
                return rows
            }
            length -= 1
        }
        return 0..<0
    }

    private func rows(of number: Int, in country: Int) -> Range<Int>? {
        let all = codes(of: country)
        var low = all.lowerBound
        var high = all.upperBound
        while low < high {
            let middle = (low + high) / 2
            if codes[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low < all.upperBound && codes[low] == number ? rows(ofCodes: low..<low + 1) : nil
    }

    private func codes(of country: Int) -> Range<Int> {
        let start = min(max(value(country, .codeStart), 0), codes.count)
        return start..<start + min(max(value(country, .codeCount), 0), codes.count - start)
    }

    private func rows(ofCodes range: Range<Int>) -> Range<Int> {
        if range.isEmpty { return 0..<0 }
        let first = min(max(codeRows[range.lowerBound], 0), rows.count)
        let last = range.upperBound < codes.count ? codeRows[range.upperBound] : rows.count
        return first..<min(max(last, first), rows.count)
    }

    /// The places of a country; one may come more than once.
    func places(of country: Int) -> some Sequence<Int> {
        rows(ofCodes: codes(of: country)).lazy.map { rowPlaces[$0] }
    }

    /// The rows that hold a house number, whatever its addition.
    private func holding(_ house: HouseNumber, in rows: Range<Int>) -> [Int] {
        rows.filter { row in
            guard from[row] > 0, let number = house.number else { return true }
            guard from[row] <= number, number <= to[row] else { return false }
            switch Schema.Parity(rawValue: parities[row]) {
            case .odd: return number % 2 == 1
            case .even: return number % 2 == 0
            default: return true
            }
        }
    }

    /// Those with the addition, or without one where none was asked about. A row of a whole code is for any number.
    private func exact(_ house: HouseNumber, in rows: [Int]) -> [Int] {
        rows.filter { row in
            guard let addition = additions.reference(row) else { return house.addition.isEmpty || from[row] == 0 }
            return texts.utf8(addition).elementsEqual(house.addition)
        }
    }

    private func fields(of place: Int, in country: Int) -> [PostalAddress.Field] {
        let start = value(country, .fieldStart)
        return (0..<min(max(value(country, .fieldCount), 0), Schema.maximumFields)).compactMap { index in
            guard let text = places.reference(place, index) else { return nil }
            return PostalAddress.Field(texts[fieldNames[start &+ index]], texts[text])
        }
    }
}

extension LookupTable: LookupProvider {
    /// The same as `find`, at once.
    public func candidates(for question: LookupQuestion) async throws(LookupError) -> [LookupCandidate] {
        try find(question)
    }
}

/// The house number of a question: its first digits, and what stands behind them or in the addition.
struct HouseNumber {
    let number: Int?
    let addition: [UInt8]

    init(_ question: LookupQuestion) {
        let text = question["houseNumber"] ?? ""
        let digits = text.utf8.prefix { 0x30...0x39 ~= $0 }
        // A number beyond all numbers is one, and in no row.
        number = digits.isEmpty ? nil : Int(String(decoding: digits, as: UTF8.self)) ?? Int.max
        let rest = Array(text.utf8.dropFirst(digits.count)) + Array((question["addition"] ?? "").utf8)
        addition = LookupSchema.compacted(rest)
    }
}
