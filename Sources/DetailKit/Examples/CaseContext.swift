import CalendarDates
package import JSONText
package import TableFormat

/// What a check has to know beside the payload, as a case of the corpus or an example of a rule gives it.
///
/// ```
/// {"today": "2026-11-30", "lang": "nl", "policy": "signUp", "severities": {"phone.notValid": "error"}, "asks": "date",
///  "before": card,
///  "photos": {"me.jpg": "FFD8...", "huge.jpg": [{"times": 9, "bytes": "00"}], "a.jpg": "outside", "b.jpg": "unreadable"}}
/// ```
/// `asks` names who is asked where it is not `detail lint`. Any file that `photos` does not name is missing; without
/// `photos` nobody looks.
package struct CaseContext: Sendable {
    package let today: String?
    package let language: String
    package let policy: String?
    package let question: ExampleQuestion?

    /// The card that the payload has come from, where the two are given apart.
    package let before: [UInt8]?
    package let photos: (@Sendable (String) -> PhotoSource)?

    /// The severities that differ from those of the tables.
    package let levels: [(code: String, level: String)]

    /// Whether a member of the context is no word that is known.
    package let isSound: Bool

    /// Reads the members of an object.
    package init(_ node: JSONNode, _ document: JSONDocument) {
        func text(_ name: String) -> String? { document.member(name, of: node).flatMap(document.string(of:)) }
        today = text("today")
        language = text("lang") ?? ""
        policy = text("policy")
        before = document.member("before", of: node).map { CorpusCase.bytes(of: $0, in: document) }
        question = text("asks").flatMap(ExampleQuestion.init)
        isSound = (text("asks") == nil) == (question == nil)
        photos = document.member("photos", of: node).map { CorpusCase.photos($0, document) }
        let severities = document.member("severities", of: node).map { Array(document.members(of: $0)) } ?? []
        levels = severities.map { (document.string(of: $0.name) ?? "", document.string(of: $0.value) ?? "") }
    }

    /// Reads the text of an example's context.
    package init(_ text: String) {
        self.init(try? JSONDocument(Array(text.utf8)))
    }

    private init(_ document: JSONDocument?) {
        if let document { self.init(document.root, document) } else { self.init() }
    }

    /// Nothing has to be known.
    package init() {
        (today, language, policy, question) = (nil, "", nil, nil)
        (before, photos, levels, isSound) = (nil, nil, [], true)
    }

    /// The day and the files.
    package func surroundings(_ validator: Validator) -> Surroundings {
        Surroundings(today: today.flatMap { validator.tables.dates.read($0).date }, photos: photos)
    }

    /// The validator with the policy or the severities that are asked for. A policy of e-mail addresses alone is for those who are asked.
    package func validator(_ validator: Validator) throws(PolicyError) -> Validator {
        if let policy, question == nil {
            return Validator(tables: validator.tables, policy: try Policy(named: policy, tables: validator.tables))
        }
        if levels.isEmpty { return validator }
        var writer = JSONWriter()
        writer.beginObject()
        writer.name("severities")
        writer.beginObject()
        for level in levels {
            writer.name(level.code)
            writer.string(level.level)
        }
        writer.endObject()
        writer.endObject()
        return Validator(tables: validator.tables, policy: try Policy(json: writer.bytes, tables: validator.tables))
    }
}
