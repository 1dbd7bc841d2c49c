import TableFormat

extension AddressTables {
    /// `regions`: their keys, the names they are known by, and the postal codes they have.
    mutating func addRegions(_ object: SourceObject, _ row: inout LayoutRow) {
        row[.regionStart] = regions.count
        row[.nameStart] = regionNames.count
        let members = ["kind", "show", "strict", "stripPrefixes", "items", "source"]
        guard let source = object.optional("regions")?.object(members, diagnostics) else { return }
        row[.regionsKind] = source.text("kind").map { pool.intern($0) }
        if let show = source.required("show"), let text = show.text(diagnostics) {
            row[.regionsShow] = pool.intern(text)
            if !["key", "name"].contains(text) { report("address.badShow", at: show, "'show' is 'key' or 'name'") }
        }
        row[.regionsStrict] = source.bool("strict") == true ? 1 : 0
        let prefixes = (source.optionalTexts("stripPrefixes") ?? []).map(characters.folding.fold)
        var names: [[UInt8]: (region: Int, rank: Int)] = [:]
        var keys: Set<String> = []
        for value in source.array("items") ?? [] {
            guard let item = RegionItem(value, diagnostics) else { continue }
            if !keys.insert(item.key).inserted {
                report("address.duplicateRegion", at: value, "region '\(item.key)' is already there")
                continue
            }
            // No reader asks for it yet, as for the order of names.
            if let country = item.country, !countries.contains(country) {
                report("address.unknownCountry", at: value, "there is no country '\(country)'")
            }
            let region = add(item)
            for name in item.names(country: object.optionalText("regionCode") ?? "", prefixes) {
                add(name.text, region, name.rank, value, &names)
            }
        }
        for (name, place) in names.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            regionNames.add([folded.intern(String(decoding: name, as: UTF8.self)), place.region])
        }
        namedRegions[object.optionalText("regionCode") ?? ""] = names.mapValues(\.region)
        row[.regionCount] = regions.count - (row[.regionStart] ?? 0)
        row[.nameCount] = regionNames.count - (row[.nameStart] ?? 0)
    }

    private mutating func add(_ item: RegionItem) -> Int {
        let start = ranges.count
        regionKeys.append(item.key)
        for value in item.postal { addRange(value) }
        return regions.add([
            pool.intern(item.key), pool.intern(item.name), item.local.map { pool.intern($0) },
            item.withoutCity ? 1 : 0, start, ranges.count - start,
            item.short.map { pool.intern($0) }, item.town.map { pool.intern($0) },
        ])
    }

    /// A name of a lower rank wins over another region's; two of the same rank are a fault.
    private func add(
        _ name: String, _ region: Int, _ rank: Int, _ value: SourceValue,
        _ names: inout [[UInt8]: (region: Int, rank: Int)]
    ) {
        let key = Array(characters.folding.fold(name).utf8)
        guard !key.isEmpty, key.count <= AddressSchema.maximumFoldedName else {
            report("address.badRegion", at: value, "'\(name)' leaves nothing to compare, or too much")
            return
        }
        guard let known = names[key], known.region != region else {
            if names[key].map({ rank < $0.rank }) ?? true { names[key] = (region, rank) }
            return
        }
        if known.rank == rank {
            report("address.ambiguousRegion", at: value, "'\(name)' already names another region")
        } else if rank < known.rank {
            names[key] = (region, rank)
        }
    }

    /// The row of a region by any of its names.
    func region(named name: String, of country: String) -> Int? {
        namedRegions[country]?[Array(characters.folding.fold(name).utf8)]
    }

    /// Adds the range that a value holds, if it holds one.
    mutating func addRange(_ value: SourceValue) {
        if let range = range(value) { ranges.add(range.columns) }
    }

    /// `crossing`: codes that are delivered to in regions beside those of their range.
    mutating func addCrossings(_ object: SourceObject, _ row: inout LayoutRow) {
        row[.crossingStart] = crossings.count
        for value in object.optionalArray("crossing") ?? [] {
            guard let source = value.object(["code", "regions", "source"], diagnostics),
                let range = source.required("code").flatMap({ self.range($0) })
            else { continue }
            for name in source.array("regions") ?? [] {
                guard let key = name.text(diagnostics) else { continue }
                guard let region = region(key, row) else {
                    report("address.unknownRegion", at: name, "there is no region '\(key)' here")
                    continue
                }
                crossings.add(range.columns + [region])
            }
        }
        row[.crossingCount] = crossings.count - (row[.crossingStart] ?? 0)
    }

    private func region(_ key: String, _ row: LayoutRow) -> Int? {
        let start = row[.regionStart] ?? 0
        return regionKeys[start...].firstIndex(of: key)
    }

    /// `otherCountries`: codes that have the pattern of this country and belong to another.
    mutating func addOtherCountries(_ object: SourceObject, _ row: inout LayoutRow) {
        row[.otherStart] = others.count
        for value in object.optionalArray("otherCountries") ?? [] {
            guard let source = value.object(["startsWith", "country", "source"], diagnostics),
                let range = source.required("startsWith").flatMap({ self.range($0) }),
                let place = source.required("country"), let code = place.text(diagnostics)
            else { continue }
            guard countries.contains(code), let packed = AddressCountries.packed(code) else {
                report("address.unknownCountry", at: place, "there is no country '\(code)'")
                continue
            }
            others.add(range.columns + [packed])
        }
        row[.otherCount] = others.count - (row[.otherStart] ?? 0)
    }

    /// `languages`: the language that is spoken where codes are of; the first that holds a code counts.
    mutating func addLanguages(_ object: SourceObject, _ row: inout LayoutRow) {
        row[.languageStart] = codeLanguages.count
        for value in object.optionalArray("languages") ?? [] {
            guard let source = value.object(["codes", "language", "source"], diagnostics),
                let language = source.text("language")
            else { continue }
            for range in (source.array("codes") ?? []).compactMap({ self.range($0) }) {
                codeLanguages.add(range.columns + [pool.intern(language)])
            }
        }
        row[.languageCount] = codeLanguages.count - (row[.languageStart] ?? 0)
    }

    /// `350-352` or `T` as numbers to the base 36, or nil after a report.
    private func range(_ value: SourceValue) -> PostalRange? {
        guard let text = value.text(diagnostics) else { return nil }
        if let range = PostalRange(text) { return range }
        report("address.badRange", at: value, "'\(text)' is neither the start of a code nor a range of equal lengths")
        return nil
    }
}
