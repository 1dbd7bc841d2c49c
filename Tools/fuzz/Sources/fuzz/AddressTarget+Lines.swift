import PostalAddresses

extension AddressTarget {
    /// Any subset of fields in any script gives lines that hold something, without a space or comma at their ends.
    static func print(_ address: PostalAddress, mask: Int, _ layout: AddressLayout) {
        var part = address
        part.fields = address.fields.enumerated().filter { mask >> ($0.offset % 8) & 1 == 1 }.map(\.element)
        for script in [nil, AddressScript.latin, .local] {
            for address in [address, part] {
                for line in layout.envelope(of: address, script: script, origin: "NL") { isClean(line) }
                let line = layout.singleLine(of: address, script: script)
                if !line.isEmpty { isClean(line) }
            }
        }
        if let code = address["postalCode"] { _ = layout.coarsePostalCode(code) }
    }

    private static func isClean(_ line: String) {
        require(!line.isEmpty)
        for end in [line.unicodeScalars.first, line.unicodeScalars.last] { require(end != " " && end != ",") }
    }

    /// A change of country loses nothing: every field stays or is told to go.
    static func change(_ address: PostalAddress, to country: String, _ layouts: AddressLayouts) {
        let change = layouts.changing(address, to: country)
        require(change.previous == address && change.address.fields == change.kept)
        require(change.address.regionCode == country)
        var (kept, cleared) = (change.kept[...], change.cleared[...])
        for field in address.fields {
            if kept.first == field {
                kept.removeFirst()
            } else {
                require(cleared.popFirst() == field)
            }
        }
        require(kept.isEmpty && cleared.isEmpty)
        require(change.offers.allSatisfy { offer in !offer.isEmpty && offer.allSatisfy { !$0.value.isEmpty } })
    }

    /// A street line that is taken apart has the same letters and digits as its parts, and is put together again of the same.
    static func split(_ line: String, _ layout: AddressLayout) {
        guard let parts = layout.splitStreet(line) else { return }
        require(!parts.street.isEmpty)
        let merged = layout.mergedStreet(parts)
        require(layout.splitStreet(merged) == parts)
        // The word for a box is the country's own.
        guard parts.box == nil, parts.supplement == nil else { return }
        require(letters(merged) == letters(line))
    }

    private static func letters(_ text: String) -> [UInt8] {
        text.utf8.filter { 0x30...0x39 ~= $0 || 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 }.sorted()
    }
}
