import TableFormat

/// Tells which texts are postal codes of a country, or first halves of some, by the patterns of its table.
struct LookupCodes {
    private let automaton: SymbolAutomaton
    private let root: Int
    private let exceptPrefixes: [[UInt8]]
    private let exceptSuffixes: [[UInt8]]

    init?(_ country: LookupCountry, _ workspace: Workspace, _ diagnostics: Diagnostics) {
        guard let postal = country.postal, let members = postal.entries(diagnostics),
            let characters = AddressCharacters(workspace, diagnostics)
        else { return nil }
        func member(_ name: String) -> SourceValue? { members.first { $0.name == name }?.value }
        func texts(_ name: String) -> [[UInt8]] { (member(name)?.texts(diagnostics) ?? []).map { Array($0.utf8) } }
        var builder = SymbolAutomaton.Builder(alphabet: characters.alphabet)
        var image = ImageBuilder(topic: "", schemaVersion: 0, dataVersion: 0)
        let patterns = ["compact", "partial"].compactMap(member).compactMap {
            AddressPattern.parse($0, symbols: characters.symbols, diagnostics)
        }
        guard !patterns.isEmpty,
            let root = try? builder.addRoot(
                patterns.map { .init($0, label: PostalLabel.exact) }, maximumLength: AddressSchema.maximumPostalCode)
        else { return nil }
        image.add("pats", builder)
        guard let table = try? TableImage(verifying: image.build()), let automaton = try? SymbolAutomaton(table, "pats")
        else { return nil }
        self.automaton = automaton
        self.root = root
        exceptPrefixes = texts("exceptPrefix")
        exceptSuffixes = texts("exceptSuffix")
    }

    /// Whether capital letters and digits are a code or the first half of one.
    func contains(_ code: [UInt8]) -> Bool {
        let isRight = code.withUnsafeBufferPointer { bytes in
            automaton.labels(automaton.walk(root, bytes)).contains(PostalLabel.exact)
        }
        return isRight && !exceptPrefixes.contains { code.starts(with: $0) }
            && !exceptSuffixes.contains { code.reversed().starts(with: $0.reversed()) }
    }
}
