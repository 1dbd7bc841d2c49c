import Glibc
import PostalAddresses

/// The first two bytes are the country, the third says what else is done; the rest is fields, one a line: a name of the
/// vocabulary as one byte, then the text. A line that begins with any other byte names its field before a `=`.
enum AddressTarget {
    static func run(_ bytes: [UInt8]) {
        guard let layouts = try? AddressLayouts.embedded else { abort() }
        guard bytes.count >= 3 else { return }
        let address = read(bytes, layouts)
        let isPartial = bytes[2] & 1 == 1
        store(address, isPartial, layouts)
        check(bytes, layouts)
        let codes = layouts.regionCodes
        change(address, to: codes[Int(bytes[1] ^ bytes[2]) % codes.count], layouts)
        lookUp(address, choice: Int(bytes[2] >> 1), layouts)
        guard let layout = layouts.layout(for: address.regionCode) else { return }
        draw(layout)
        print(address, mask: Int(bytes[2]), layout)
        for field in address.fields { split(field.value, layout) }
    }

    /// An address of the country and fields that the bytes say.
    private static func read(_ bytes: [UInt8], _ layouts: AddressLayouts) -> PostalAddress {
        let names = layouts.fieldNames
        let known = layouts.regionCodes
        var code = String(decoding: bytes[0..<2], as: UTF8.self)
        // Most pairs of bytes are no country: the others choose one.
        if bytes[0] >= 0x80 { code = known[(Int(bytes[0]) << 8 | Int(bytes[1])) % known.count] }
        var address = PostalAddress(regionCode: code)
        for line in bytes[3...].split(separator: 0x0A, maxSplits: 40) {
            guard let first = line.first else { continue }
            if Int(first) < names.count {
                let text = String(decoding: line.dropFirst(), as: UTF8.self)
                address.fields.append(PostalAddress.Field(names[Int(first)], text))
            } else if let sign = line.firstIndex(of: 0x3D) {
                let name = String(decoding: line[..<sign], as: UTF8.self)
                address.fields.append(
                    PostalAddress.Field(name, String(decoding: line[(sign + 1)...], as: UTF8.self)))
            }
        }
        return address
    }

    /// What is stored is stored as itself, no field is lost, and what is found lies in the texts.
    private static func store(_ address: PostalAddress, _ isPartial: Bool, _ layouts: AddressLayouts) {
        let stored = layouts.stored(address, isPartial: isPartial)
        require(stored.address.fields.count <= address.fields.count)
        for found in stored.findings {
            guard let entry = found.entry else { continue }
            require(address.fields.indices.contains(entry))
            let range = found.finding.range
            require(range.lowerBound >= 0 && range.upperBound <= address.fields[entry].value.utf8.count)
        }
        let again = layouts.stored(stored.address, isPartial: isPartial)
        require(again.address == stored.address)
    }

    /// Bytes that are no text are fields too: nothing traps, and findings lie in them.
    private static func check(_ bytes: [UInt8], _ layouts: AddressLayouts) {
        let name = Array("postalCode".utf8)
        let country = Array(bytes[0..<2])
        let text = Array(bytes[3...])
        var check = layouts.begin(country: country.span)
        check.field(name.span, text.span)
        check.field(text.span, name.span)
        check.field(Array("region".utf8).span, text.span)
        check.field(Array("houseNumber".utf8).span, text.span)
        for found in check.finish() where found.field != "country" {
            require(found.finding.range.lowerBound >= 0)
            require(found.finding.range.upperBound <= max(text.count, name.count))
        }
    }

    /// A form has each field once, and a label for it.
    private static func draw(_ layout: AddressLayout) {
        let inputs = layout.rows.flatMap { $0 }
        require(Set(inputs.map(\.name)).count == inputs.count)
        require(inputs.allSatisfy { $0.weight > 0 && !$0.label(language: "nl").isEmpty })
    }

    /// What does not hold is a crash, which the fuzzer reports.
    static func require(_ condition: Bool, file: String = #fileID, line: Int = #line) {
        guard !condition else { return }
        Swift.print("\(file):\(line): does not hold")
        fflush(nil)
        abort()
    }
}
