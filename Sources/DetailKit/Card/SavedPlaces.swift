import Findings
import JSONText

/// Tells what was found in a card of the detail that was saved into it.
struct SavedPlaces {
    private static let first = "first"

    /// The detail in the payload, and in the card.
    private let document: JSONDocument
    private let detail: JSONNode
    private let path: String
    private let range: Range<Int>
    private let inCard: String
    private let shift: Int

    /// The detail's collection in the card, and the card in its own document.
    private let list: String
    private let base: String

    /// What was wrong with the card before.
    private let known: [(code: String, path: String, parameters: [Parameter])]

    init(_ check: CardCheck, _ detail: JSONNode, _ saved: SavedCard, base: JSONPointer, _ known: [Problem]) {
        document = check.document
        self.detail = detail
        path = document.pointer(to: detail).description
        range = document.sourceRange(detail)
        inCard = saved.document.pointer(to: saved.detail).description
        shift = range.lowerBound - saved.document.sourceRange(saved.detail).lowerBound
        list = saved.document.pointer(to: saved.list).description
        let base = base.description
        self.base = base
        self.known = known.map { problem in
            (problem.code, String(problem.path.dropFirst(base.count)), SavedPlaces.plain(problem.parameters))
        }
    }

    /// A problem of the card as one of the payload; nil when it is not about the detail and was there before.
    func told(_ problem: Problem) -> Problem? {
        var problem = problem
        let outside = base + problem.path
        if let inside = inside(problem.path) {
            problem.range = problem.range.lowerBound + shift..<problem.range.upperBound + shift
            problem.path = path + inside
            problem.fix = problem.fix.flatMap(told)
            problem.parameters = problem.parameters.map(told)
            return problem
        }
        problem.fix = nil
        let first = problem.parameters.first { $0.name == SavedPlaces.first }
        if let first, case .text(let earlier) = first.value, let inside = inside(earlier) {
            // Another item repeats what the detail says, and stands behind it.
            problem.parameters = problem.parameters.map { $0 == first ? Parameter(SavedPlaces.first, outside) : $0 }
            problem.path = path + inside
            problem.range = node(inside).map(document.sourceRange) ?? range
            return problem
        }
        if problem.path != list, isKnown(problem) { return nil }
        problem.parameters = problem.parameters.map(told)
        (problem.path, problem.range) = (path, range)
        return problem
    }

    private func isKnown(_ problem: Problem) -> Bool {
        let parameters = SavedPlaces.plain(problem.parameters)
        return known.contains { $0.code == problem.code && $0.path == problem.path && $0.parameters == parameters }
    }

    /// The parameters that do not point to another item, which may be another one now.
    private static func plain(_ parameters: [Parameter]) -> [Parameter] { parameters.filter { $0.name != first } }

    /// What of a pointer into the card is a pointer into the detail.
    private func inside(_ pointer: String) -> String? {
        guard pointer.hasPrefix(inCard) else { return nil }
        let rest = pointer.dropFirst(inCard.count)
        return rest.isEmpty || rest.hasPrefix("/") ? String(rest) : nil
    }

    private func node(_ inside: String) -> JSONNode? {
        (try? JSONPointer(path + inside))?.resolve(in: document)
    }

    private func told(_ parameter: Parameter) -> Parameter {
        guard parameter.name == SavedPlaces.first, case .text(let pointer) = parameter.value else { return parameter }
        return Parameter(SavedPlaces.first, inside(pointer).map { path + $0 } ?? base + pointer)
    }

    /// A repair of the detail; one that reaches beyond it is none.
    private func told(_ fix: Problem.Fix) -> Problem.Fix? {
        let operations = fix.operations.compactMap { operation in
            inside(operation.path).map { PatchOperation(operation.kind, path: path + $0, value: operation.value) }
        }
        return operations.count == fix.operations.count
            ? Problem.Fix(operations: operations, certainty: fix.certainty) : nil
    }
}
