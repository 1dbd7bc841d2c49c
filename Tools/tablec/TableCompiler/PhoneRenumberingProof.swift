import TableFormat

/// Runs the rewrites of old numbers against the plans of today.
struct PhoneRenumberingProof {
    private let programs: MatchProgramTable
    private let automaton: SymbolAutomaton

    /// Of each region its root in the automaton and its place among the regions of its calling code.
    private let places: [(root: Int, region: Int)]

    init?(_ programs: MatchProgramTable.Builder, _ automaton: SymbolAutomaton.Builder, _ list: PhoneCodeList) {
        var image = ImageBuilder(topic: PhoneSchema.topic, schemaVersion: PhoneSchema.version, dataVersion: 0)
        image.add(PhoneSchema.HintSection.programs, programs)
        image.add(PhoneSchema.Section.plans, automaton)
        guard let read = try? TableImage(verifying: image.build()),
            let programs = try? MatchProgramTable(read, PhoneSchema.HintSection.programs),
            let automaton = try? SymbolAutomaton(read, PhoneSchema.Section.plans)
        else { return nil }
        self.programs = programs
        self.automaton = automaton
        places = list.codes.enumerated().flatMap { root, code in code.plans.indices.map { (root, $0) } }
    }

    /// What an example says that is not so.
    func fault(
        _ old: String, _ new: String, _ program: Int, _ pieces: [Int], _ region: Int, _ newRegion: Int
    ) -> (isOld: Bool, message: String)? {
        let digits = old.utf8.map { $0 &- 0x30 }
        let rewritten = digits.withUnsafeBufferPointer { digits -> String? in
            guard let match = programs.match(program, digits), match.length == digits.count else { return nil }
            let result = pieces.flatMap { piece -> [UInt8] in
                guard piece >= PhoneSchema.transformGroup else { return [UInt8(piece)] }
                return match.group(piece - PhoneSchema.transformGroup).map { Array(digits[$0]) } ?? []
            }
            return result.map(String.init).joined()
        }
        guard let rewritten else { return (true, "the example does not have the old form") }
        if rewritten != new { return (false, "the old number becomes '\(rewritten)'") }
        if isNumber(old, of: region) { return (true, "the plan still has the old number") }
        return isNumber(new, of: newRegion) ? nil : (false, "the plan does not have the new number")
    }

    private func isNumber(_ text: String, of region: Int) -> Bool {
        guard places.indices.contains(region) else { return false }
        var text = text
        let labels = automaton.labels(text.withUTF8 { automaton.walk(places[region].root, $0) })
        let first = PhoneSchema.label(region: places[region].region, .premiumRate)
        let last = PhoneSchema.label(region: places[region].region, .mobile)
        return labels.contains { (first...last).contains($0) }
    }
}
