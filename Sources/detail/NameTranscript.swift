import DetailKit

extension NameAnswer: QueryAnswer {
    /// What is known about a name: its saved form, then what is wrong or doubtful, each with its place.
    func text(_ wording: Wording) -> String {
        let forms = isValid ? [("name.saved", normalized), ("name.key", key)] : []
        let rows = forms.compactMap { label, text in text.map { (label, $0) } }
        return wording.transcript(
            [Excerpt.visible(input), "  " + headline(wording)] + wording.columns(rows), problems, in: input,
            suggestions: suggestion.map { [$0] } ?? [])
    }

    /// Whether it is a name, and how long: a name of 16 characters.
    private func headline(_ wording: Wording) -> String {
        guard isValid, let graphemes else { return wording.phrase("name.invalid") }
        return wording.phrase("name.valid", count: graphemes)
    }
}
