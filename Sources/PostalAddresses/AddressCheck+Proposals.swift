import Findings
import TableFormat

extension AddressCheck {
    /// Looks for what was meant by a text that is no code; the first answer that is the only one of its kind is proposed.
    mutating func proposeCode() {
        guard let refused else { return }
        let proposal = proposal(for: refused)
        if let proposal { suggest([proposal], for: refused.finding) }
        guard let code = refused.code, code.isDigits, tables.leadsOn(code, in: layout) else { return }
        if proposal == nil || goesBeyondCode(refused), proposal?.fields.first?.name != postalCodeName {
            say(.postalCodeIncomplete, of: refused.finding)
        }
    }

    /// Whether digits begin with a whole code of the country and go on as a longer one does: 60606-123.
    private func goesBeyondCode(_ refused: RefusedCode) -> Bool {
        refused.code.map { $0.isDigits && tables.beginsWithCode($0, layout) && tables.leadsOn($0, in: layout) } ?? false
    }

    private func proposal(for refused: RefusedCode) -> AddressFinding.Suggestion? {
        if let country = countryOfTown(in: refused.text) { return suggestion(country: country) }
        if let found = tables.codeInText(refused.text.span, in: layout),
            tables.region(found.rest.span, in: layout) != nil,
            let moved = moving(found)
        {
            return moved
        }
        if let code = refused.code, let known = tables.known(code, in: layout) { return suggestion(code: known) }
        if let code = refused.code, !refused.isOwn, hasMarkedPrefix(refused.text),
            let country = tables.onlyCountry(cutting: code, beside: layout)
        {
            return suggestion(country: country)
        }
        if let found = tables.codeInText(refused.text.span, in: layout), let moved = moving(found) { return moved }
        guard let code = refused.code else { return swapping(refused.text) }
        // What is a code of another country as it stands is nearer to it than to one of this country with a slip.
        if let country = country(of: code, refused) { return suggestion(country: country) }
        let repair = tables.repair(code, refused.text.span, in: layout, region: region?.row)
        return repair.map { suggestion(code: $0) } ?? swapping(refused.text)
    }

    /// The one other country that has a code so, where nothing says that it is one of this country.
    private func country(of code: CompactCode, _ refused: RefusedCode) -> Int? {
        // Where the region is of this country, the code is as well.
        guard !refused.isOwn, region == nil || !goesBeyondCode(refused),
            !tables.lacksZeros(code, refused.text.span, in: layout)
        else { return nil }
        return tables.onlyCountry(with: code, beside: layout)
            ?? tables.onlyCountry(layingOut: code, as: refused.text.span, beside: layout)
            ?? tables.country(inPlanOf: layout, with: code)
    }

    private func suggestion(code: CompactCode) -> AddressFinding.Suggestion {
        .init(field: postalCodeName, value: tables.laidOut(code, in: layout))
    }

    func suggestion(country: Int) -> AddressFinding.Suggestion {
        .init(field: Self.countryName, value: AddressTables.code(country))
    }

    /// Whether letters stand before a hyphen or space, as in B-2000.
    private func hasMarkedPrefix(_ text: [UInt8]) -> Bool {
        guard let end = text.firstIndex(where: { tables.characters[UInt32($0)] & AddressCharacter.separator != 0 })
        else { return false }
        return (1...3).contains(end) && text[..<end].allSatisfy { 0x41...0x5A ~= $0 & ~0x20 }
    }

    /// The code by itself, and what stood beside it in the field where it belongs, when that is free.
    func moving(_ found: CodeInText) -> AddressFinding.Suggestion? {
        let code = PostalAddress.Field(postalCodeName, tables.laidOut(found.code, in: layout))
        if let region = tables.regionField, !tables.facts[layout].regions.isEmpty,
            let row = tables.region(found.rest.span, in: layout)
        {
            let isFree = given & tables.bit(region) == 0
            return .init([code] + (isFree ? [.init(tables.name(region), tables.regionKey(row))] : []))
        }
        guard let city = tables.cityField, found.rest.filter({ $0 >= 0x41 }).count >= Self.shortestTown else {
            return nil
        }
        let isFree = tables.facts[layout].fields & ~given & tables.bit(city) != 0
        return .init([code] + (isFree ? [.init(tables.name(city), String(decoding: found.rest, as: UTF8.self))] : []))
    }

    /// Letters of the shortest town that is told from a code of another country: 1234 Ede, but 1012 JS.
    private static var shortestTown: Int { 3 }

    /// A town in the place of the code whose code is in the place of the town.
    private func swapping(_ text: [UInt8]) -> AddressFinding.Suggestion? {
        guard let city = tables.cityField, let code = cityCode, !text.contains(where: { 0x30...0x39 ~= $0 }) else {
            return nil
        }
        return .init([
            .init(postalCodeName, tables.laidOut(code, in: layout)),
            .init(tables.name(city), String(decoding: text, as: UTF8.self)),
        ])
    }

    /// The code that the city holds instead of a name.
    private var cityCode: CompactCode? {
        guard let cityText, case .code(let code) = CompactCode.read(cityText.span, tables) else { return nil }
        return tables.known(code, in: layout)
    }

    /// A code that stands beside the town, for when the code is missing.
    var codeInCity: AddressFinding.Suggestion? {
        guard let city = tables.cityField, let cityText, let found = tables.codeInText(cityText.span, in: layout) else {
            return nil
        }
        return .init([
            .init(postalCodeName, tables.laidOut(found.code, in: layout)),
            .init(tables.name(city), String(decoding: found.rest, as: UTF8.self)),
        ])
    }
}
