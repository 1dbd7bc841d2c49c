import TableFormat

extension SymbolAutomaton.Builder {
    /// The labels that hold for a whole text under a root, or nil when the built automaton cannot be read back.
    func labels(root: Int, of text: [UInt8]) -> [UInt16]? {
        var image = ImageBuilder(topic: "", schemaVersion: 0, dataVersion: 0)
        image.add("auto", self)
        guard let table = try? TableImage(verifying: image.build()),
            let automaton = try? SymbolAutomaton(table, "auto")
        else { return nil }
        return text.withUnsafeBufferPointer { Array(automaton.labels(automaton.walk(root, $0))) }
    }
}
