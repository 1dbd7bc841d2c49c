import DetailKit

extension Command {
    static let preview = Command(
        name: "preview", arguments: "[FILE|-]...",
        summary: "show what each circle sees of a card",
        options: [
            .list("circle", "CIRCLE", "the circle that looks; several with commas (default: every circle of the card)"),
            .language,
            .value("format", "FORMAT", choices: ["full", "json"], "text, or one JSON object a circle (default: full)"),
            .tables,
        ],
        run: runPreview)

    private static func runPreview(_ invocation: Invocation) throws(Failure) -> ExitStatus {
        let validator = try invocation.validator()
        invocation.checkLanguage(validator)
        let output = PreviewOutput(invocation, validator)
        var status = ExitStatus.clean
        for path in invocation.inputs.isEmpty ? ["-"] : invocation.inputs {
            do throws(Failure) {
                let input = try Input.read(path)
                for payload in Batch.payloads(
                    of: input, isBatch: LintSource.isBatchName(path), mayBeBatch: path == "-")
                {
                    status = max(status, output.print(payload.input))
                }
            } catch {
                // The other files are still looked at; the run as a whole could not be done.
                Output.error(error)
                status = .couldNotRun
            }
        }
        return status
    }
}

/// Prints the previews of cards.
struct PreviewOutput {
    private let validator: Validator
    private let circles: [String]
    private let isJSON: Bool
    private let wording: Wording

    init(_ invocation: Invocation, _ validator: Validator) {
        self.validator = validator
        circles = invocation.list("circle")
        isJSON = invocation["format"] == "json"
        wording = Wording(validator: validator, language: invocation.language)
    }

    func print(_ payload: Input) -> ExitStatus {
        let place = payload.line.map { "\(payload.name):\($0)" } ?? payload.name
        guard let card = validator.previews(payload.bytes) else {
            Output.error(Failure("\(place): no card that can be shown; see detail lint"))
            return .problems
        }
        var status = ExitStatus.clean
        for circle in circles.isEmpty ? card.circles : circles {
            guard card.has(circle) else {
                let nearest = card.nearestCircle(to: circle).map { "; did you mean '\($0)'?" } ?? ""
                Output.error(Failure("\(place): the card has no circle '\(circle)'\(nearest)"))
                status = .couldNotRun
                continue
            }
            let preview = card.preview(circle: circle)
            if isJSON { Output.print(preview.json + [UInt8(ascii: "\n")]) } else { Output.print(text(preview)) }
        }
        // What is wrong is told by another command; a program must not take a broken card for a right one.
        if !card.isValid {
            Output.error(Failure("\(place): the card has errors; see detail lint"))
            status = max(status, .problems)
        }
        return status
    }

    /// A preview as a person reads it.
    private func text(_ preview: Preview) -> String {
        var rows: [(label: String, value: String)] = []
        switch preview.avatar {
        case .photo(let item): rows.append((wording.phrase("preview.avatar"), text(item)))
        case .initials(let letters): rows.append((wording.phrase("preview.initials"), letters))
        }
        if !preview.summary.isEmpty { rows.append((wording.phrase("preview.summary"), preview.summary)) }
        for collection in preview.collections {
            let key = "collection.\(collection.name)"
            let label = wording.phrase(key)
            for (index, item) in collection.items.enumerated() {
                rows.append((index > 0 ? "" : label == key ? collection.name : label, text(item)))
            }
        }
        let width = rows.map { Excerpt.columns($0.label) }.max() ?? 0
        let lines = rows.map { row in
            "  \(row.label)\(String(repeating: " ", count: width - Excerpt.columns(row.label)))  \(Excerpt.visible(row.value))\n"
        }
        return "\(Excerpt.visible(preview.circle))\n" + lines.joined()
    }

    private func text(_ item: Preview.Item) -> String {
        item.members.compactMap { member in
            switch member.value {
            case .text(let text): text
            case .number(let number): "\(member.name) \(number)"
            case .flag(let isSet): isSet ? member.name : nil
            case .fields(let fields): fields.map(\.value).joined(separator: ", ")
            }
        }.joined(separator: " · ")
    }
}
