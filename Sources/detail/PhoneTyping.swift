import JSONText
import PhoneNumbers

/// What live formatting shows after each character of a text.
struct PhoneTyping {
    private let query: PhoneQuery
    private let plans: PhonePlans

    init(_ query: PhoneQuery, _ plans: PhonePlans) {
        self.query = query
        self.plans = plans
    }

    /// The members of SPEC.md's contract for `detail phone --as-typed`.
    var json: String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.name("input")
        writer.string(query.input)
        writer.name("region")
        if let region = query.region { writer.string(region) } else { writer.null() }
        writer.name("typed")
        writer.beginArray()
        forEachKey { _, text in writer.string(text) }
        writer.endArray()
        writer.endObject()
        return writer.text
    }

    /// A line for each key: the key and the text.
    var text: String {
        var lines: [String] = []
        forEachKey { key, text in lines.append("\(Excerpt.visible(String(key)))  \(Excerpt.visible(text))") }
        return lines.joined(separator: "\n")
    }

    /// No more keys than a number may have characters: behind them the text stays as it is.
    private func forEachKey(_ body: (Unicode.Scalar, String) -> Void) {
        var formatter = AsYouTypeFormatter(region: query.regionCode, plans: plans)
        for key in query.input.unicodeScalars.prefix(plans.maximumCharacters) {
            formatter.append(key)
            body(key, formatter.text)
        }
    }
}
