import JSONText
import PostalAddresses

/// Lines between us and a program.
enum ProgramAnswer {
    /// A question as one line.
    static func question(_ question: LookupQuestion, id: Int) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.name("id")
        writer.number(id)
        writer.name("country")
        writer.string(question.regionCode)
        writer.name("fields")
        writer.beginObject()
        for field in question.fields {
            writer.name(field.name)
            writer.string(field.value)
        }
        writer.endObject()
        writer.endObject()
        return writer.bytes + [UInt8(ascii: "\n")]
    }

    /// The question that a line answers, and the answer; the question is nil when the line is no answer at all.
    static func read(
        _ line: [UInt8], program: String, _ limits: LookupLimits
    ) -> (id: Int?, answer: ProgramRequest.Answer) {
        guard let document = try? JSONDocument(line, limits: JSONLimits(depth: 8, bytes: limits.answerBytes)),
            let id = document.member("id", of: document.root).flatMap(document.integer(of:))
        else { return (nil, .failure(.badAnswer)) }
        if let error = document.member("error", of: document.root), document.kind(error) != .null {
            return (id, .failure(.unavailable))
        }
        guard let list = document.member("candidates", of: document.root), document.kind(list) == .array else {
            return (id, .failure(.badAnswer))
        }
        var candidates: [LookupCandidate] = []
        let count = document.elements(of: list).reduce(0) { count, _ in count + 1 }
        guard count <= limits.candidates else { return (id, .failure(.tooLong)) }
        for node in document.elements(of: list) {
            guard let candidate = candidate(node, document, program: program, of: count) else {
                return (id, .failure(.badAnswer))
            }
            guard candidate.fields.count <= limits.fields else { return (id, .failure(.tooLong)) }
            candidates.append(candidate)
        }
        return (id, .success(candidates))
    }

    private static func candidate(
        _ node: JSONNode, _ document: JSONDocument, program: String, of count: Int
    ) -> LookupCandidate? {
        guard let members = document.member("fields", of: node), document.kind(members) == .object else { return nil }
        var fields: [PostalAddress.Field] = []
        for member in document.members(of: members) where document.kind(member.value) != .null {
            guard let name = document.string(of: member.name),
                let text = document.string(of: member.value) ?? document.numberText(of: member.value)
            else { return nil }
            fields.append(PostalAddress.Field(name, text))
        }
        var confidence = 100 / count
        if let value = document.member("confidence", of: node), document.kind(value) != .null {
            guard let number = document.integer(of: value) else { return nil }
            confidence = number
        }
        let named = document.member("source", of: node).flatMap(document.string(of:))
        let name = program.split(separator: "/").last.map(String.init) ?? program
        return LookupCandidate(fields: fields, confidence: confidence, source: named ?? name)
    }
}
