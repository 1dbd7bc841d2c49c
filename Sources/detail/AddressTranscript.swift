import DetailKit
import PostalAddresses

extension AddressAnswer: QueryAnswer {
    /// The address as it is saved, field by field, and as it is printed, then what is wrong or doubtful, each with its place
    /// and what was probably meant.
    func text(_ wording: Wording) -> String {
        let parts = [headline(wording)] + rows(wording) + (printed?.drawing ?? [])
        let lines = parts + (change?.lines(wording) ?? []) + problems.flatMap { self.lines($0, wording) }
        return lines.joined(separator: "\n") + "\n"
    }

    private func headline(_ wording: Wording) -> String {
        guard let layout else { return Excerpt.visible(query.address.regionCode) }
        return wording.phrase("address.heading", [Parameter("country", layout.regionCode)])
    }

    /// The fields in the order of the layout, those that it has not behind them.
    private func rows(_ wording: Wording) -> [String] {
        let inputs = layout.map { Array($0.rows.joined()) } ?? []
        let order = inputs.map(\.name)
        let sorted = address.fields.enumerated().sorted { first, second in
            let places = [first, second].map { order.firstIndex(of: $0.element.name) ?? order.count + $0.offset }
            return places[0] < places[1]
        }
        let rows = sorted.filter { !$0.element.value.isEmpty }.map { _, field in
            let input = inputs.first { $0.name == field.name }
            return (input?.label(language: wording.language) ?? wording.fieldLabel(field.name), field.value)
        }
        return wording.columns(labelled: rows)
    }

    private func lines(_ problem: Problem, _ wording: Wording) -> [String] {
        let given = problem.found.entry.flatMap { entry in
            checked.fields.indices.contains(entry) ? checked.fields[entry].value : nil
        }
        let isCountry = problem.found.field == "country" && !query.address.regionCode.isEmpty
        let rated = (problem.found.finding, problem.severity)
        return wording.lines(rated, in: given ?? (isCountry ? query.address.regionCode : nil))
            + problem.found.suggestions.map { proposal($0, wording) }
    }

    /// The fields of a suggestion on one line, each by its name when it is not the one with the problem.
    private func proposal(_ suggestion: AddressFinding.Suggestion, _ wording: Wording) -> String {
        let parts = suggestion.fields.map { field in
            "\(wording.fieldName(field.name)) “\(Excerpt.visible(field.value))”"
        }
        return "   = " + wording.phrase("address.proposal", [Parameter("value", parts.joined(separator: ", "))])
    }
}

extension Wording {
    func fieldName(_ name: String) -> String {
        let key = "field.\(name)"
        let word = phrase(key)
        return word == key ? Excerpt.visible(name) : word
    }

    /// The name of a field as a label; what is no field is left as it is.
    func fieldLabel(_ name: String) -> String {
        let word = fieldName(name)
        return phrase("field.\(name)") == word ? word.prefix(1).uppercased() + word.dropFirst() : word
    }

    /// Texts with their labels before them, in two columns.
    func columns(labelled rows: [(label: String, value: String)]) -> [String] {
        let width = rows.map { Excerpt.columns($0.label) }.max() ?? 0
        return rows.map { row in
            let gap = String(repeating: " ", count: width - Excerpt.columns(row.label))
            return "    \(row.label)\(gap)  \(Excerpt.visible(row.value))"
        }
    }
}
