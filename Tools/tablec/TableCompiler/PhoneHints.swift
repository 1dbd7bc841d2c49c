import TableFormat

/// `CountryData/hints.json`: what people type when they mean another number, or no number at all.
struct PhoneHints {
    static let path = "CountryData/hints.json"

    private var prefixes = RecordTable.Builder([.reference(PhoneSchema.HintSection.programs)])
    private var labels = TextPool.Builder()
    private var lookalikes = RecordTable.Builder(fields: PhoneSchema.LookalikeField.allCases.count)
    private var substitutes = RecordTable.Builder(fields: PhoneSchema.SubstituteField.allCases.count)

    /// A workspace without the file has no hints.
    init(_ workspace: Workspace, _ renumbering: inout PhoneRenumbering, _ diagnostics: Diagnostics) {
        let members = ["source", "internationalPrefixes", "labels", "substitutes", "lookalikes"]
        guard FileSystem.exists("\(workspace.root)/\(PhoneHints.path)"),
            let object = workspace.file(PhoneHints.path)?.root.object(members, diagnostics)
        else { return }
        _ = object.text("source")
        var known: Set<String> = []
        for entry in object.array("internationalPrefixes") ?? [] {
            guard let entry = entry.object(["digits", "source"], diagnostics), entry.text("source") != nil,
                let place = entry.required("digits"), let pattern = place.phonePattern(diagnostics),
                let program = renumbering.add(pattern, at: place)
            else { continue }
            prefixes.add([program])
            if let text = place.text(diagnostics), !known.insert(text).inserted {
                diagnostics.report("phone.duplicate", at: place, "the prefix '\(text)' is given twice")
            }
        }
        if let list = object.required("labels")?.object(["source", "words"], diagnostics), list.text("source") != nil {
            for word in list.array("words") ?? [] { add(label: word, diagnostics) }
        }
        if let list = object.required("substitutes")?.object(["source", "letters"], diagnostics),
            list.text("source") != nil
        {
            for entry in list.required("letters")?.entries(diagnostics) ?? [] {
                add(substitute: entry.name, at: entry.nameValue, entry.value, diagnostics)
            }
        }
        for entry in object.array("lookalikes") ?? [] { add(lookalike: entry, diagnostics) }
    }

    private mutating func add(label value: SourceValue, _ diagnostics: Diagnostics) {
        guard let word = value.text(diagnostics) else { return }
        guard word.unicodeScalars.contains(where: \.properties.isAlphabetic) else {
            return diagnostics.report("phone.badLabel", at: value, "a label is a word, with a letter in it")
        }
        _ = labels.intern(word.lowercased())
    }

    private mutating func add(
        substitute letter: String, at place: SourceValue, _ value: SourceValue, _ diagnostics: Diagnostics
    ) {
        guard let digit = value.integer(diagnostics) else { return }
        let scalars = Array(letter.unicodeScalars)
        guard scalars.count == 1, scalars[0].properties.isAlphabetic, (0...9).contains(digit) else {
            return diagnostics.report("phone.badSubstitute", at: place, "one letter, and the digit that it looks like")
        }
        substitutes.add([Int(scalars[0].value), digit])
    }

    private static let marks: [(name: String, role: PhoneSchema.Roles)] = [
        ("dot", .dot), ("slash", .slash), ("hyphen", .hyphen),
    ]

    private mutating func add(lookalike value: SourceValue, _ diagnostics: Diagnostics) {
        guard let object = value.object(["what", "mark", "groups", "source"], diagnostics),
            let what = object.text("what"), let mark = object.text("mark"), let groups = object.texts("groups"),
            object.text("source") != nil
        else { return }
        let kind = PhoneSchema.LookalikeKind.allCases.firstIndex { $0.rawValue == what }
        let role = PhoneHints.marks.first { $0.name == mark }?.role
        let sizes = groups.compactMap(PhoneHints.sizes)
        guard let kind, let role, sizes.count == groups.count, (2...PhoneSchema.lookalikeGroups).contains(sizes.count)
        else {
            let kinds = PhoneSchema.LookalikeKind.allCases.map(\.rawValue).joined(separator: ", ")
            let marks = PhoneHints.marks.map(\.name).joined(separator: ", ")
            return diagnostics.report(
                "phone.badLookalike", at: value,
                "one of \(kinds), with one of \(marks) between two to four groups such as '4' or '1-2'")
        }
        let word = sizes.reversed().reduce(0) { $0 << 8 | $1 }
        lookalikes.add([kind, Int(role.rawValue), word])
    }

    /// `1-2` as its bounds, the lower one in the low four bits.
    private static func sizes(_ text: String) -> Int? {
        let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        guard let low = ends.first, let high = ends.last, ends.count <= 2, (1...15).contains(low), low <= high,
            high <= 15
        else { return nil }
        return low | high << 4
    }

    func add(to image: inout ImageBuilder) {
        image.add(PhoneSchema.HintSection.internationalPrefixes, prefixes)
        image.add(PhoneSchema.HintSection.labels, labels)
        image.add(PhoneSchema.HintSection.lookalikes, lookalikes)
        image.add(PhoneSchema.HintSection.substitutes, substitutes)
    }
}
