import TableFormat

/// A line of an envelope as the image has it.
struct EnvelopeLine {
    /// A field with the texts around it.
    struct Item {
        let field: Int
        var form = AddressSchema.ItemForm.text
        var isUpper = false
        var unless: Int?
        var separator = ""
        var prefix = ""
        var suffix = ""
        var fallback: String?

        /// At the first item of a group: how many there are.
        var group = 0
    }

    var items: [Item] = []

    /// The text of a line without fields.
    var constant: String?

    func shows(_ field: Int) -> Bool { items.contains { $0.field == field } }

    /// The text between fields: what closes the one before, what stands between, and what opens the one after.
    struct Parts {
        let closing: String
        let between: String
        let opening: String
    }

    /// A line of one item.
    init(_ item: Item) { items = [item] }

    /// Gives each text between placeholders to the item it is printed with.
    init(_ tokens: [EnvelopeToken], _ rules: EnvelopeRules) throws(EnvelopeToken.Fault) {
        var waiting: (text: String, opensGroup: Bool)?
        var groupStart: Int?
        for (index, token) in tokens.enumerated() {
            switch token {
            case .literal(let text):
                let follows = tokens[(index + 1)...].first
                let endsGroup = if case .groupEnd? = follows { true } else { false }
                let isLast = endsGroup || follows == nil
                if isLast, let last = items.indices.last, groupStart != items.count {
                    items[last].suffix += text
                } else {
                    waiting = ((waiting?.text ?? "") + text, groupStart == items.count)
                }
            case .groupStart: groupStart = items.count
            case .groupEnd:
                guard let start = groupStart, start < items.count else {
                    throw EnvelopeToken.Fault(message: "a group without a field")
                }
                items[start].group = items.count - start
                groupStart = nil
            case .placeholder(var item):
                if let text = waiting?.text {
                    if waiting?.opensGroup == true {
                        let (between, rest) = rules.splitOpening(text)
                        item.separator = items.isEmpty ? "" : between
                        item.prefix = rest
                    } else if let last = items.indices.last {
                        let parts = rules.parts(text)
                        items[last].suffix += parts.closing
                        item.separator = parts.between
                        item.prefix = parts.opening
                    } else {
                        item.prefix = text
                    }
                    waiting = nil
                }
                items.append(item)
            }
        }
        if items.isEmpty { constant = waiting?.text }
    }
}
