import DetailKit
import EmailAddresses

extension EmailAnswer: QueryAnswer {
    /// What is known about an address: its forms, then what is wrong or doubtful, each with its place.
    func text(_ wording: Wording) -> String {
        let headline = wording.phrase(parts == nil ? "email.invalid" : "email.\(domainClass.rawValue)")
        return wording.transcript(
            [Excerpt.visible(input), "  " + headline] + wording.columns(forms), problems, in: input,
            suggestions: suggestion.map { [$0] } ?? [])
    }

    /// The saved form, and the others where they differ from it.
    private var forms: [(String, String)] {
        guard let saved = normalized else { return [] }
        let others = [("email.ascii", parts?.ascii), ("email.key", key)]
        return [("email.saved", saved)]
            + others.compactMap { label, text in
                text.flatMap { $0 == saved ? nil : (label, $0) }
            }
    }
}
