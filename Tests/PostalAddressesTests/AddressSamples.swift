import PostalAddresses

/// Random addresses of a country, right and wrong, the same in every run.
struct AddressSamples {
    private var state: UInt64
    let layouts: AddressLayouts

    init(_ layouts: AddressLayouts, seed: UInt64) {
        self.layouts = layouts
        state = seed
    }

    /// SplitMix64.
    mutating func next(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
        return Int((z ^ z >> 31) % UInt64(max(bound, 1)))
    }

    private mutating func one<Element>(of list: [Element]) -> Element? { list.isEmpty ? nil : list[next(list.count)] }

    /// An address in which some fields of the layout, and a few others, hold something likely.
    mutating func address(in country: String) -> PostalAddress {
        var address = PostalAddress(regionCode: next(20) == 0 ? country.lowercased() : country)
        guard let layout = layouts.layout(for: country) else { return address }
        var names = layout.rows.joined().map(\.name)
        if next(4) == 0, let other = one(of: layouts.fieldNames), !names.contains(other) { names.append(other) }
        for name in names where next(6) > 0 {
            let value =
                switch name {
                case "postalCode": code(layout)
                case "region": region(layout)
                case "houseNumber": one(of: ["1", "12a", "12-14", "S/N", "1 bis", "99"]) ?? ""
                case "city": next(3) == 0 ? "\(code(layout)) Exampletown" : text()
                default: text()
                }
            address.fields.append(PostalAddress.Field(name, value))
        }
        return address
    }

    private mutating func text() -> String {
        one(of: [
            "Example Street", "  Example  Street ", "Cafe\u{301}straat 1", "千代田1-1", "-", "n/a", "Dæmi 1", "APO",
            "Exampletown", "\u{1100}\u{1161}\u{11A8}", "Stra\u{7}at", "", " ", "London", "１２", "1012 JS",
        ]) ?? ""
    }

    private mutating func code(_ layout: AddressLayout) -> String {
        let own = next(5) == 0 ? one(of: layouts.regionCodes).flatMap(layouts.layout(for:)) : layout
        guard var code = own?.postalCodeExample.map(Array.init), !code.isEmpty else { return "12345" }
        let place = next(code.count)
        switch next(14) {
        case 0: code.remove(at: 0)
        case 1: code.insert(code[place], at: place)
        case 2: code[place] = one(of: ["O", "0", "I", "1", "S", "5", "B", "Z", "!", "9", "A"]) ?? "0"
        case 3: code += " Exampletown"
        case 4: code = Array("\(layout.regionCode)-") + code
        case 5: code = code.map { Character($0.lowercased()) }
        case 6: code.removeAll { $0 == " " || $0 == "-" }
        case 7: code.insert(contentsOf: [" ", "-"], at: place)
        case 8: code = code.map { $0.isNumber ? Character(Unicode.Scalar(UInt32($0.asciiValue ?? 48) + 0xFEE0)!) : $0 }
        case 9: code.swapAt(place, code.count - 1)
        case 10: code[place] = one(of: ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]) ?? "0"
        default: break
        }
        return String(code)
    }

    private mutating func region(_ layout: AddressLayout) -> String {
        guard let region = one(of: layout.regions) else { return one(of: ["Example Region", "CA", "Bayern"]) ?? "" }
        var name = Array(next(2) == 0 ? region.name : region.localName ?? region.key)
        switch next(8) {
        case 0: name = name.map { Character($0.lowercased()) }
        case 1 where name.count > 3: name.remove(at: next(name.count))
        case 2: name += " Province"
        case 3: name = Array("State of ") + name
        case 4: name = Array("\(layout.regionCode)-\(region.key)")
        case 5: name = Array("Example Region")
        default: break
        }
        return String(name)
    }
}
