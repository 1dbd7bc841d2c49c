import JSONText
package import TableFormat

/// An example of a problem: a payload that breaks the rule, and the same one repaired.
package struct ProblemExample {
    /// A piece of a payload, as often as it is repeated.
    package struct Part {
        package let form: ExamplePartForm
        package let text: String
        package let times: Int

        var count: Int { (form == .bytes ? text.utf8.count / 2 : text.utf8.count) * times }
    }

    package let broken: [Part]
    package let kept: [Part]

    /// What a check has to know beside the payload, as compact JSON.
    package let context: String?

    /// The codes that the context names, to be compared with those that there are.
    let codes: [SourceValue]

    /// The policy that the context names.
    let policy: SourceValue?

    /// What a check may have to know, in the order in which it is written.
    private static let contextMembers = ["asks", "today", "policy", "severities", "photos"]

    init?(_ value: SourceValue, _ diagnostics: Diagnostics) {
        let sides = ["breaks", "breaksText", "keeps", "keepsText"]
        guard let object = value.object(sides + ProblemExample.contextMembers, diagnostics) else { return nil }
        let question = ProblemExample.word("asks", object, ExampleQuestion.self, diagnostics)
        guard let broken = ProblemExample.payload("breaks", object, diagnostics),
            let kept = ProblemExample.payload("keeps", object, diagnostics)
        else { return nil }
        self.broken = broken
        self.kept = kept
        _ = question
        policy = object.optional("policy")
        if let place = object.optional("today"), let day = place.text(diagnostics), SourceList.number(day) == nil {
            diagnostics.report("rules.example", at: place, "'\(day)' is no day, such as 2026-11-30")
        }
        let levels = object.optional("severities")?.entries(diagnostics) ?? []
        for level in levels { ProblemExample.check(level.value, ProblemSeverity.self, diagnostics) }
        codes = levels.map(\.nameValue)
        for photo in object.optional("photos")?.entries(diagnostics) ?? [] where photo.value.kind == .array {
            _ = ProblemExample.parts(photo.value, diagnostics)
        }
        context = ProblemExample.context(object)
    }

    /// One side: a value, or the parts of a text.
    private static func payload(_ name: String, _ object: SourceObject, _ diagnostics: Diagnostics) -> [Part]? {
        if let value = object.optional(name) {
            if let text = object.optional(name + "Text") {
                diagnostics.report("rules.example", at: text, "'\(name)' is there as well")
            }
            return [Part(form: .text, text: ExampleText.laidOut(value), times: 1)]
        }
        guard let text = object.optional(name + "Text") else {
            diagnostics.report("rules.example", at: object.value, "an example needs '\(name)' or '\(name)Text'")
            return nil
        }
        return parts(text, diagnostics)
    }

    /// `["text", {"times": 3, "text": "text"}, {"bytes": "FF00"}]`.
    private static func parts(_ value: SourceValue, _ diagnostics: Diagnostics) -> [Part]? {
        guard let given = value.array(diagnostics) else { return nil }
        let parts = given.compactMap { part($0, diagnostics) }
        guard parts.count == given.count else { return nil }
        var count = 0
        for part in parts { count = min(count + part.count, RuleLayout.largestExample + 1) }
        if count > RuleLayout.largestExample {
            diagnostics.report("rules.example", at: value, "more than \(RuleLayout.largestExample) bytes")
            return nil
        }
        return parts
    }

    private static func part(_ value: SourceValue, _ diagnostics: Diagnostics) -> Part? {
        if value.kind == .string { return value.text(diagnostics).map { Part(form: .text, text: $0, times: 1) } }
        let forms = ExamplePartForm.allCases
        guard let object = value.object(["times"] + forms.map(\.rawValue), diagnostics) else { return nil }
        let times = object.optionalInteger("times") ?? 1
        guard let form = forms.first(where: { object.optional($0.rawValue) != nil }),
            let text = object.optionalText(form.rawValue), 1...RuleLayout.largestExample ~= times,
            form == .text || text.utf8.count % 2 == 0 && text.allSatisfy(\.isHexDigit),
            (form == .text ? text.utf8.count : text.utf8.count / 2) <= RuleLayout.largestExample / times
        else {
            diagnostics.report(
                "rules.example", at: value, "a part has 'text', or 'bytes' in hexadecimal, and 'times' it is repeated")
            return nil
        }
        return Part(form: form, text: text, times: times)
    }

    private static func word<Word: RawRepresentable & CaseIterable>(
        _ name: String, _ object: SourceObject, _ words: Word.Type, _ diagnostics: Diagnostics
    ) -> Word? where Word.RawValue == String {
        object.optional(name).flatMap { check($0, words, diagnostics) }
    }

    @discardableResult
    private static func check<Word: RawRepresentable & CaseIterable>(
        _ value: SourceValue, _ words: Word.Type, _ diagnostics: Diagnostics
    ) -> Word? where Word.RawValue == String {
        guard let text = value.text(diagnostics) else { return nil }
        if let word = Word(rawValue: text) { return word }
        let hint = NearestName.hint(text, among: Word.allCases.map(\.rawValue))
        diagnostics.report("rules.example", at: value, "unknown word '\(text)'\(hint)")
        return nil
    }

    private static func context(_ object: SourceObject) -> String? {
        var writer = JSONWriter()
        writer.beginObject()
        for name in contextMembers {
            guard let value = object.optional(name) else { continue }
            writer.name(name)
            writer.value(value.node, of: value.file.document)
        }
        writer.endObject()
        return writer.text == "{}" ? nil : writer.text
    }
}
