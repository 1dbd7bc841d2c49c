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

    /// What a keyboard types in capitals without being asked to; the words of HTML's `autocapitalize`.
    public enum Capitals: String, Sendable, CaseIterable {
        case none, words, characters
    }

    let layout: AddressLayout
    let cell: Int

    var tables: AddressTables { layout.tables }
    var field: Int { tables.cells.field[cell] }
    var isPostalCode: Bool { field == tables.postalCodeField }

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

    /// The key of the label in the message tables, such as `zip`.
    public var labelKey: String { tables.labelKeys[tables.cells.label[cell]] }

    /// What the field is called in a language: the label of `nl-BE`, else that of `nl`, else that of the first language of
    /// the tables, which is English.
    public func label(language: String) -> String {
        let key = tables.cells.label[cell]
        return tables.text[tables.labelTexts[key &* tables.languages.count &+ tables.language(language)]]
    }
}
