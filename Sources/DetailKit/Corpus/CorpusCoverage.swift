import JSONText
import TableFormat

/// Which rules some cases have tried out: those that a payload breaks, and those that one keeps.
///
/// A case keeps the rules of a kind when its payload is about that kind and nothing of that kind is reported.
package struct CorpusCoverage: Sendable {
    private let tables: Tables
    private var broken: Set<String> = []
    private var kept: Set<String> = []

    package init(_ tables: Tables) { self.tables = tables }

    /// The codes of the tables.
    package var codes: [String] { tables.codes.map(\.code) }

    package var unbroken: [String] { codes.filter { !broken.contains($0) } }
    package var unkept: [String] { codes.filter { !kept.contains($0) } }

    /// Counts a case that passed.
    package mutating func add(_ item: CorpusCase) {
        let reported = Set(item.expectedCodes)
        broken.formUnion(reported)
        let wrong = Set(reported.map(CorpusCoverage.kind))
        let subjects = subjects(item)
        kept.formUnion(
            codes.filter { code in
                let kind = CorpusCoverage.kind(code)
                return !wrong.contains(kind) && subjects.contains { $0.hasPrefix(kind) }
            })
    }

    /// Counts an example of a rule that is as it should be.
    package mutating func addExample(of code: String) {
        broken.insert(code)
        kept.insert(code)
    }

    private static func kind(_ code: String) -> String { String(code.prefix { $0 != "." }) }

    /// What a payload is about, by words that begin as codes do: the kind of the detail, or the members of a card that hold
    /// something and their kinds.
    private func subjects(_ item: CorpusCase) -> Set<String> {
        switch item.context.question {
        case nil: break
        case .lookup?: return [ExampleQuestion.address.rawValue]
        case .copy?: return [CorpusCoverage.copied]
        case let question?: return [question.rawValue]
        }
        guard let payload = try? JSONDocument(item.payload) else { return [] }
        var subjects: Set<String> = [CorpusCoverage.text]
        let change = payload.member("after", of: payload.root)
        guard payload.kind(change ?? payload.root) == .object else { return subjects }
        if let kind = payload.member("kind", of: payload.root).flatMap(payload.string(of:)) {
            subjects.formUnion([kind, CardSchemaIndex.cardName])
            return subjects
        }
        subjects.insert(CardSchemaIndex.cardName)
        for member in payload.members(of: change ?? payload.root) {
            guard let name = payload.string(of: member.name),
                payload.elements(of: member.value).contains(where: { _ in true })
            else { continue }
            subjects.formUnion([name, tables.schema.kindName(ofCollection: name, tables.rules) ?? name])
        }
        return subjects
    }

    /// Every payload is a text first.
    private static let text = "json"
    private static let copied = "photo"
}
