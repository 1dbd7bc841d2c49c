import JSONText

/// The cases of one file.
package struct CorpusFile: Sendable {
    package let cases: [CorpusCase]

    /// Why a file is not a corpus.
    package struct Fault: Error, Sendable, CustomStringConvertible {
        package let description: String
    }

    package init(_ bytes: [UInt8]) throws(Fault) {
        let document: JSONDocument
        do { document = try JSONDocument(bytes) } catch {
            throw Fault(description: "\(error.line):\(error.column): \(error.code.rawValue)")
        }
        guard document.kind(document.root) == .array else { throw Fault(description: "not an array of cases") }
        var cases: [CorpusCase] = []
        for node in document.elements(of: document.root) {
            guard let next = CorpusCase(node, in: document) else {
                let position = document.position(ofByte: document.sourceRange(node).lowerBound)
                throw Fault(
                    description: "\(position.line):\(position.column): a case needs id, given or raw, expect and why")
            }
            guard !cases.contains(where: { $0.id == next.id }) else {
                throw Fault(description: "'\(next.id)' is there twice")
            }
            cases.append(next)
        }
        self.cases = cases
    }
}
