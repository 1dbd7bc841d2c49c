import DetailKit

/// A form as a person looks at it: the country, the boxes, what the marks mean, and what else is known.
struct FormTranscript {
    let form: FormAnswer
    private let wording: Wording
    let width: Int
    private let showsRegions: Bool

    init(_ form: FormAnswer, _ wording: Wording, width: Int, showsRegions: Bool) {
        self.form = form
        self.wording = wording
        self.width = width
        self.showsRegions = showsRegions
    }

    var text: String {
        let regions = form.regions
        let drawing = FormDrawing(width: width)
        var lines = wrapped("\(form.name) (\(form.layout.regionCode))", indent: 0, hanging: 2)
        for row in form.layout.rows { lines += drawing.lines(row.map { cell($0, regions) }) }
        lines += wrapped(legend, indent: 2, hanging: 2)
        for note in notes(regions.count) { lines += wrapped(note, indent: 2, hanging: 4) }
        if showsRegions { lines += table(regions) }
        for place in form.places { lines += list(place.input, place.choices) }
        return lines.map { $0 + "\n" }.joined()
    }

    private func cell(
        _ input: AddressInput, _ regions: [(label: String, region: AddressRegion)]
    ) -> FormDrawing.Cell {
        let label = input.label(language: form.language)
        let mark = Self.marks[input.need].map { " " + $0 } ?? ""
        let words = input.need == .optional ? " (\(wording.phrase("form.optional")))" : mark
        var content = input.placeholder ?? ""
        if input.hasRegions {
            let choice = regions.first { $0.region.key == input.example }
            content = (form.layout.showsRegionKeys ? choice?.region.key : choice?.label) ?? ""
        }
        return FormDrawing.Cell(
            title: label + mark, longTitle: label + words, content: content, sign: input.hasRegions ? "▾" : "",
            weight: input.weight)
    }

    private static let marks: [AddressInput.Need: String] = [
        .required: "*", .oneOf: "+", .soft: "?", .recommended: "~",
    ]

    /// The marks that the form has, with their meanings.
    private var legend: String {
        let needs = form.inputs.map(\.need)
        return AddressInput.Need.allCases.compactMap { need in
            guard needs.contains(need), let mark = Self.marks[need] else { return nil }
            return "\(mark) \(wording.phrase("form.\(need.rawValue)"))"
        }.joined(separator: "   ")
    }

    private func notes(_ regions: Int) -> [String] {
        var notes: [String] = []
        let layout = form.layout
        if let example = layout.postalCodeExample {
            notes.append(
                wording.phrase(
                    "form.postalCode",
                    [Parameter("label", form.label("postalCode")), Parameter("example", example)]))
        } else if layout.absent.contains("postalCode") {
            notes.append(wording.phrase("form.noPostalCode"))
        }
        if let lookup = layout.lookup {
            notes.append(
                wording.phrase(
                    "form.lookup",
                    [Parameter("needs", labels(lookup.needs)), Parameter("yields", labels(lookup.yields))]))
        }
        if let text = layout.noNumber {
            notes.append(wording.phrase("form.noNumber", [Parameter("value", text)]))
        }
        if regions > 0, !showsRegions {
            notes.append(
                wording.phrase(
                    "form.regions", [Parameter("label", form.label("region")), Parameter("count", regions)]))
        }
        for input in form.inputs where form.above.isEmpty {
            guard let above = input.choicesBelow else { continue }
            notes.append(
                wording.phrase(
                    "form.choices",
                    [Parameter("label", form.label(input.name)), Parameter("above", form.label(above))]))
        }
        return notes
    }

    /// Labels in the order of the form.
    private func labels(_ names: [String]) -> String {
        form.inputs.filter { names.contains($0.name) }.map { $0.label(language: form.language) }.joined(separator: ", ")
    }

    /// A text in lines that fit, broken at spaces and, where a word alone is longer, inside it.
    private func wrapped(_ text: String, indent: Int, hanging: Int) -> [String] {
        var lines: [String] = []
        var line = String(repeating: " ", count: indent)
        var isBlank = true
        for word in text.split(separator: " ", omittingEmptySubsequences: false).map(String.init) {
            let gap = isBlank ? "" : " "
            if !isBlank, Excerpt.columns(line + gap + word) > width {
                lines.append(line)
                line = String(repeating: " ", count: hanging)
                isBlank = true
            }
            if isBlank, word.isEmpty { continue }
            line += (isBlank ? "" : gap) + FormDrawing.cut(word, width - hanging)
            isBlank = false
        }
        return isBlank ? lines : lines + [line]
    }
}
