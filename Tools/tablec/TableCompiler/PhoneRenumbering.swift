import TableFormat

/// `CountryData/renumbering.json`: numbers as they were before a plan changed, and what they have become.
///
/// Every entry proves itself: each of its examples has the old form and is no number of the plan any more, and its new form
/// is one. An entry that could never give a valid number has no such example.
struct PhoneRenumbering {
    static let path = "CountryData/renumbering.json"

    private static let members = ["region", "newRegion", "pattern", "rewrite", "date", "examples", "source"]

    private let list: PhoneCodeList
    private let diagnostics: Diagnostics
    private(set) var programs = MatchProgramTable.Builder()
    private var rows: [[Int?]] = []
    private var pieces: [Int] = []
    private var examples: [(row: Int, old: SourceValue, new: SourceValue)] = []
    private var known: Set<String> = []

    /// A workspace without the file has no old plans.
    init(_ workspace: Workspace, _ list: PhoneCodeList, _ diagnostics: Diagnostics) {
        self.list = list
        self.diagnostics = diagnostics
        guard FileSystem.exists("\(workspace.root)/\(PhoneRenumbering.path)"),
            let object = workspace.file(PhoneRenumbering.path)?.root.object(["source", "renumberings"], diagnostics)
        else { return }
        _ = object.text("source")
        for entry in object.array("renumberings") ?? [] { add(entry) }
    }

    private mutating func add(_ value: SourceValue) {
        guard let object = value.object(PhoneRenumbering.members, diagnostics), object.text("source") != nil,
            let region = region(object.required("region")), let place = object.required("pattern"),
            let pattern = place.phonePattern(diagnostics), let rule = object.required("rewrite")
        else { return }
        guard let program = add(pattern, at: place) else { return }
        if let text = place.text(diagnostics), !known.insert("\(region) \(text)").inserted {
            diagnostics.report("phone.duplicate", at: place, "the region has this old form twice")
        }
        let rewrite = PhoneTransform.pieces(rule, groups: pattern.groupCount, diagnostics).map(\.number)
        let newRegion = object.optional("newRegion").map { self.region($0) } ?? region
        let year = object.optional("date").map(year) ?? 0
        let row = rows.count
        rows.append([region, newRegion, program, pieces.count, rewrite.count, year])
        pieces += rewrite
        let given = object.array("examples") ?? []
        if given.isEmpty { diagnostics.report("phone.noExample", at: value, "an example has to prove the rewrite") }
        for example in given {
            guard let example = example.object(["old", "new"], diagnostics), let old = example.required("old"),
                let new = example.required("new")
            else { continue }
            examples.append((row, old, new))
        }
    }

    /// The row of a region, in the order in which `PhoneTables` adds them.
    private func region(_ value: SourceValue?) -> Int? {
        guard let value, let code = value.text(diagnostics) else { return nil }
        let regions = list.codes.flatMap(\.plans).map(\.regionCode)
        if let row = regions.firstIndex(of: code) { return row }
        diagnostics.report("phone.badRegion", at: value, "no plan has this region")
        return nil
    }

    /// Written 2019, 2019-08 or 2019-08-03.
    private func year(_ value: SourceValue) -> Int {
        let parts = (value.text(diagnostics) ?? "").split(separator: "-", omittingEmptySubsequences: false)
        let isDate = zip(parts, [4, 2, 2]).allSatisfy { $0.utf8.count == $1 && Int($0) ?? 0 > 0 } && parts.count <= 3
        if isDate, let year = parts.first.flatMap({ Int($0) }) { return year }
        diagnostics.report("phone.badDate", at: value, "a date is written 2019, 2019-08 or 2019-08-03")
        return 0
    }

    /// The number of a pattern in the programs of hints.
    mutating func add(_ pattern: MatchPattern, at place: SourceValue) -> Int? {
        do {
            return try programs.add(pattern)
        } catch {
            diagnostics.report("phone.badPattern", at: place, "the pattern is too large: \(error)")
            return nil
        }
    }

    func add(to image: inout ImageBuilder) {
        var table = RecordTable.Builder([
            .reference(PhoneSchema.Section.regions), .reference(PhoneSchema.Section.regions),
            .reference(PhoneSchema.HintSection.programs), .number, .number, .number,
        ])
        for row in rows { table.add(row) }
        var rewrites = RecordTable.Builder(fields: 1)
        for piece in pieces { rewrites.add([piece]) }
        image.add(PhoneSchema.HintSection.programs, programs)
        image.add(PhoneSchema.HintSection.renumberings, table)
        image.add(PhoneSchema.HintSection.rewrites, rewrites)
    }

    /// Reports the examples that do not prove their entry.
    func checkExamples(_ automaton: SymbolAutomaton.Builder) {
        guard !examples.isEmpty else { return }
        guard let proof = PhoneRenumberingProof(programs, automaton, list) else {
            diagnostics.report("phone.tooLarge", file: PhoneRenumbering.path, "the patterns cannot be read back")
            return
        }
        for (row, old, new) in examples {
            guard let oldText = old.text(diagnostics), let newText = new.text(diagnostics),
                let program = rows[row][PhoneSchema.RenumberingField.program.rawValue]
            else { continue }
            let field = rows[row].map { $0 ?? 0 }
            let start = field[PhoneSchema.RenumberingField.rewriteStart.rawValue]
            let count = field[PhoneSchema.RenumberingField.rewriteCount.rawValue]
            let pieces = Array(pieces[start..<start + count])
            let region = field[PhoneSchema.RenumberingField.region.rawValue]
            let newRegion = field[PhoneSchema.RenumberingField.newRegion.rawValue]
            if let fault = proof.fault(oldText, newText, program, pieces, region, newRegion) {
                diagnostics.report("phone.badExample", at: fault.isOld ? old : new, fault.message)
            }
        }
    }
}
