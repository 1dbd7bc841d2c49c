import TableFormat

/// One field of a form.
public struct AddressInput: Sendable {
    /// How much a field is wanted.
    public enum Need: String, Sendable, CaseIterable {
        case required

        /// This field or another that is marked so.
        case oneOf

        /// Its absence is asked about once.
        case soft
        case recommended
        case optional
    }

    /// Which keys a field needs.
    public enum Keyboard: String, Sendable, CaseIterable {
        case digits
        case lettersAndDigits = "alnum"
        case text
    }

    let layout: AddressLayout
    let cell: Int

    private var tables: AddressTables { layout.tables }
    private var field: Int { tables.cells.field[cell] }

    /// The name of the field, as in `fields` of an address.
    public var name: String { tables.name(field) }

    /// The width beside the other fields of its row; 1 or more.
    public var weight: Int { tables.cells.weight[cell] }

    /// Whether an address is complete without it.
    public var need: Need {
        let layouts = tables.layouts
        func holds(_ set: Int) -> Bool { set >> field & 1 == 1 }
        if holds(layouts.required[layout.row]) { return .required }
        if holds(layouts.soft[layout.row]) { return .soft }
        if holds(layouts.recommended[layout.row]) { return .recommended }
        let choices = layouts.oneOf[layout.row, of: tables.oneOf.count]
        return choices.contains { holds(tables.oneOf[$0]) } ? .oneOf : .optional
    }

    /// The keys to offer while it is filled in.
    public var keyboard: Keyboard {
        let own = tables.cells.keyboard[cell]
        let number = own == 0 && isPostalCode ? tables.layouts[layout.row, .keyboard] : own
        return switch AddressSchema.Keyboard(rawValue: number) {
        case .digits: .digits
        case .alnum: .lettersAndDigits
        default: .text
        }
    }

    /// A text that shows what the field takes, where there is one.
    public var example: String? { isPostalCode ? layout.postalCodeExample : nil }

    private var isPostalCode: Bool { name == "postalCode" }

    /// The key of the label in the message tables, such as `zip`.
    public var labelKey: String { tables.labelKeys[tables.cells.label[cell]] }

    /// What the field is called in a language (BCP 47), else in the first language of the tables.
    public func label(language: String) -> String {
        let languages = tables.languages
        let wanted =
            (0..<languages.count).first { languages[$0] == language }
            ?? (0..<languages.count).first { language.hasPrefix(languages[$0] + "-") } ?? 0
        let key = tables.cells.label[cell]
        return tables.text[tables.labelTexts[key * languages.count + wanted]]
    }
}
