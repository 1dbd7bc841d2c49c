import AddressLookup
import Glibc
import TableFormat

/// The first byte says what the rest is: an image of a table, an answer of a program, or what happens to a look-up.
enum LookupTarget {
    static func run(_ bytes: [UInt8]) {
        guard let first = bytes.first else { return }
        let rest = Array(bytes[1...])
        switch first % 3 {
        case 0: open(rest)
        case 1: read(rest)
        default: walk(rest)
        }
    }

    /// A table that passes the checks is harmless, whatever it says.
    private static func open(_ bytes: [UInt8]) {
        guard let image = try? TableImage(verifying: ImageBuilder.sealed(bytes)),
            let table = try? LookupTable(image: image)
        else { return }
        ask(table)
    }

    static func ask(_ table: LookupTable) {
        for country in table.regionCodes.prefix(4) + ["NL", "US", "BE"] {
            for (code, number) in [("1012JS", "1"), ("94103-1234", ""), ("1000", "99999999999999999999"), ("", "2a")] {
                let question = LookupQuestion(
                    regionCode: country,
                    fields: [.init("postalCode", code), .init("houseNumber", number), .init("addition", "A")])
                guard let found = try? table.find(question) else { continue }
                require(found.count <= table.limits.candidates)
                require(found.allSatisfy { 0...100 ~= $0.confidence && $0.fields.count <= 4 })
            }
        }
    }

    /// An answer is one, or fails; what is suggested of it is fit to be kept.
    private static func read(_ bytes: [UInt8]) {
        guard let table = try? LookupTable.embedded, let layouts = try? AddressLayouts.embedded else { abort() }
        guard let found = try? LookupCommand.candidates(in: bytes, source: "fuzz", limits: table.limits) else { return }
        require(found.count <= table.limits.candidates)
        for country in ["NL", "US", "BR", "JP"] {
            let code =
                country == "NL" ? "1012 JS" : country == "US" ? "94103" : country == "BR" ? "01310-100" : "100-0001"
            let address = PostalAddress(
                regionCode: country, fields: [.init("postalCode", code), .init("houseNumber", "1")])
            var lookup = LookupSession(address, layouts: layouts)
            guard let asked = lookup.begin() else { abort() }
            require(lookup.answer(found, to: asked.generation) && lookup.address == address)
            for offer in lookup.offers.indices {
                var taken = lookup
                require(taken.accept(offer))
                let before = layouts.stored(address, isPartial: true).findings.map(\.finding.code)
                let after = layouts.stored(taken.address, isPartial: true)
                require(after.address.fields.count == taken.address.fields.count)
                // A place may lie elsewhere by the postal code; nothing else may be wrong with it.
                let mismatch = AddressCode.regionMismatch.rawValue
                require(after.findings.allSatisfy { $0.finding.code == mismatch || before.contains($0.finding.code) })
                require(taken.undo() && taken.address == address)
            }
        }
    }

    /// Each line is something that a person or a provider does.
    private static func walk(_ bytes: [UInt8]) {
        guard let layouts = try? AddressLayouts.embedded else { abort() }
        let countries = ["NL", "US", "BE", "BR"]
        let country = countries[Int(bytes.first ?? 0) % countries.count]
        var lookup = LookupSession(PostalAddress(regionCode: country), layouts: layouts)
        var generation = 0
        for line in bytes.dropFirst().split(separator: 0x0A, maxSplits: 60) {
            let old = lookup.address
            let text = String(decoding: line.dropFirst(2), as: UTF8.self)
            let name = layouts.fieldNames[Int(line.dropFirst().first ?? 0) % layouts.fieldNames.count]
            switch line.first.map({ $0 % 8 }) ?? 0 {
            case 0, 1: lookup.edit(name, line.count % 16 == 15 ? nil : text)
            case 2: generation = lookup.begin()?.generation ?? generation
            case 3:
                let candidate = LookupCandidate(
                    fields: [.init(name, text), .init("city", text)], confidence: line.count, source: text)
                lookup.answer([candidate, candidate], to: generation)
                require(lookup.address == old)
            case 4:
                let changes = lookup.offers.first?.changes ?? []
                lookup.accept(0, replacing: line.count % 2 == 0 ? [name] : [])
                for change in changes where change.replaces != nil && change.name != name {
                    require(lookup.address.fields.count >= old.fields.count)
                }
            case 5: lookup.decline()
            case 6: lookup.undo()
            default: lookup.fail(LookupError.allCases[line.count % LookupError.allCases.count], to: generation)
            }
            require(lookup.isStale == (lookup.origin.map { $0.question != lookup.question } ?? false))
            require(lookup.state != .offered || !lookup.offers.isEmpty)
            _ = (lookup.findings, lookup.ghosts)
        }
    }

    /// What does not hold is a crash, which the fuzzer reports.
    private static func require(_ condition: Bool, line: Int = #line) {
        guard !condition else { return }
        print("LookupTarget.swift:\(line): does not hold")
        fflush(nil)
        abort()
    }
}
