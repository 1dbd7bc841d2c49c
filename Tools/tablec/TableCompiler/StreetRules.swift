import TableFormat

/// `Rules/address/street.json`: how a line of street, number, addition and box is taken apart and put together.
struct StreetRules {
    typealias Schema = StreetSchema

    let vocabulary: AddressVocabulary
    let characters: AddressCharacters
    let countries: AddressCountries
    let diagnostics: Diagnostics
    var automaton: SymbolAutomaton.Builder
    var pool = TextPool.Builder()

    /// Alternatives by name, for `<name>` in a pattern.
    var lists: [String: String] = [:]
    var segments = RecordTable.Builder(fields: Schema.SegmentColumn.allCases.count)
    var forms = RecordTable.Builder(fields: Schema.FormColumn.allCases.count)
    var styles = RecordTable.Builder(fields: Schema.StyleColumn.allCases.count)
    var merges = RecordTable.Builder(
        AddressSchema.roles(Schema.MergeColumn.self, [.joint: .reference("sttx"), .digits: .reference("sttx")]))

    init(
        _ vocabulary: AddressVocabulary, _ characters: AddressCharacters, _ countries: AddressCountries,
        _ diagnostics: Diagnostics
    ) {
        self.vocabulary = vocabulary
        self.characters = characters
        self.countries = countries
        self.diagnostics = diagnostics
        automaton = SymbolAutomaton.Builder(alphabet: characters.alphabet)
    }

    func report(_ code: String, at value: SourceValue, _ message: String) {
        diagnostics.report(code, at: value, message)
    }

    mutating func compile(_ workspace: Workspace, into image: inout ImageBuilder) {
        guard let file = workspace.file("Rules/address/street.json"),
            let object = file.root.object(
                [
                    "source", "characters", "words", "lists", "languages", "notStreet", "dated", "parts", "styles",
                    "moves",
                ],
                diagnostics)
        else { return }
        _ = object.text("source")
        addScalars(object.required("characters"), into: &image)
        addWords(object.required("words"), into: &image)
        addLanguages(object.required("languages"), into: &image)
        for list in object.required("lists")?.entries(diagnostics) ?? [] {
            lists[list.name] = (list.value.texts(diagnostics) ?? []).map(characters.plain).joined(separator: "|")
        }
        var numbers = RecordTable.Builder(fields: Schema.NumberColumn.allCases.count)
        numbers.add([object.required("notStreet").flatMap { root($0) }, object.required("dated").flatMap { root($0) }])
        let parts = addParts(object.required("parts"))
        var codes: [(packed: Int, style: Int)] = []
        for style in object.array("styles") ?? [] { add(style, parts, &codes) }
        var table = RecordTable.Builder(AddressSchema.roles(Schema.CountryColumn.self, [.style: .reference("stst")]))
        for code in codes.sorted(by: { $0.packed < $1.packed }) { table.add([code.packed, code.style]) }
        addMoves(object.array("moves") ?? [], into: &image)
        image.add("stct", table)
        image.add("stst", styles)
        image.add("stfm", forms)
        image.add("stsg", segments)
        image.add("stmg", merges)
        image.add("stnm", numbers)
        image.add("sttx", pool)
        image.add("stpt", automaton)
    }

    /// The number + 1 of the root of a pattern, in which `<name>` stands for the words of a list.
    mutating func root(_ value: SourceValue) -> Int? {
        guard var text = value.text(diagnostics) else { return nil }
        for (name, words) in lists {
            let pieces = text.split(separator: "<\(name)>", omittingEmptySubsequences: false)
            text = pieces.joined(separator: "(?:\(words))")
        }
        do {
            let pattern = try AddressPattern.parse(text, symbols: characters.symbols)
            return try automaton.addRoot(
                [.init(pattern, label: PostalLabel.exact)], maximumLength: Schema.maximumPiece) + 1
        } catch let fault as AddressPattern.Fault {
            report("street.badPattern", at: value, "\(fault.message) in \(text)")
        } catch {
            report("street.tooLarge", at: value, "the patterns do not fit in one automaton")
        }
        return nil
    }
}

extension AddressCharacters {
    /// A word as it stands in a pattern: marks folded away, signs escaped.
    func plain(_ word: String) -> String {
        var text = ""
        for scalar in word.unicodeScalars {
            let isPlain = "a"..."z" ~= scalar || "A"..."Z" ~= scalar || "0"..."9" ~= scalar || scalar == " "
            if isPlain {
                text.unicodeScalars.append(scalar)
            } else if scalar.isASCII {
                text += "\\\(scalar)"
            } else {
                text += folding.fold(String(Character(scalar)))
            }
        }
        return text
    }
}
