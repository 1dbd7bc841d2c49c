import CalendarDates
import DetailKit

extension DateAnswer: QueryAnswer {
    /// What is known about a date: its forms in columns, then what is wrong or doubtful.
    func text(_ wording: Wording) -> String {
        let given = query.input ?? written
        let rows = forms.isEmpty ? ["    " + wording.phrase("date.none")] : wording.columns(forms)
        return wording.transcript([Excerpt.visible(given)] + rows, problems, in: given, suggestions: suggestions)
    }

    /// Numbers as they were given.
    private var written: String {
        guard case .numbers(let date) = query.subject else { return "" }
        return ([date.year, date.month, date.day].compactMap { $0 }.map { "\($0)" }).joined(separator: "-")
    }

    private var forms: [(String, String)] {
        guard let date else { return [] }
        var forms = [("date.iso", date.iso), ("date.vCard", date.vCard)]
        if let next { forms.append(("date.next", next.iso)) }
        if let years { forms.append(("date.years", "\(years)")) }
        return forms
    }
}
