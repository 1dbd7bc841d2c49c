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

    /// A street line that is taken apart is put together again of the same parts, with every digit and no other letter. A word
    /// for the number itself is left out, and the word for a box is the country's own.
    static func split(_ line: String, _ layout: AddressLayout) {
        guard let parts = layout.splitStreet(line) else { return }
        require(!parts.street.isEmpty)
        let merged = layout.mergedStreet(parts)
        require(layout.splitStreet(merged) == parts)
        guard parts.box == nil, parts.supplement == nil else { return }
        require(count(merged, 0x30...0x39) == count(line, 0x30...0x39))
        for letter in UInt8(0x61)...0x7A {
            require(count(merged, letter...letter) <= count(line, letter...letter))
        }
    }

    private static func count(_ text: String, _ bytes: ClosedRange<UInt8>) -> Int {
        text.utf8.reduce(0) { $0 + (bytes ~= ($1 | 0x20) ? 1 : 0) }
    }
}
