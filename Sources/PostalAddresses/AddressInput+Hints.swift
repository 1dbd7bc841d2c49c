import TableFormat

/// What a browser, a phone or a person is told about a field (`Rules/address/form.json` and the tables of countries).
extension AddressInput {
    /// The keys to offer while it is filled in.
    public var keyboard: Keyboard {
        switch AddressSchema.Keyboard(rawValue: keyboardNumber) {
        case .digits: .digits
        case .alnum: .lettersAndDigits
        default: .text
        }
    }

    /// The keyboard as HTML's `inputmode` has it, such as `numeric`.
    public var inputMode: String { keyboardText(.inputMode) }

    /// The keyboard as UIKit's `UIKeyboardType` has it, such as `numberPad`.
    public var iosKeyboard: String { keyboardText(.ios) }

    private var keyboardNumber: Int {
        let own = tables.cells.keyboard[cell]
        return own == 0 && isPostalCode ? tables.layouts[layout.row, .keyboard] : own
    }

    private func keyboardText(_ column: AddressSchema.KeyboardColumn) -> String {
        let number = keyboardNumber == 0 ? AddressSchema.Keyboard.text.rawValue : keyboardNumber
        return tables.text[tables.keyboards[number &- 1, column.rawValue]]
    }

    /// The token of HTML's `autocomplete`, such as `address-level2`; `off` where HTML has none, as for house numbers.
    public var autocomplete: String { tables.cells.autocomplete.reference(cell).map { tables.text[$0] } ?? "off" }

    /// What is typed in capitals: each word of a name, all of a code that has letters.
    public var capitals: Capitals {
        if isPostalCode, keyboard == .lettersAndDigits { return .characters }
        return AddressSchema.Capitals(rawValue: tables.cells.capitals[cell]).map(Capitals.init) ?? .none
    }

    /// A value that the field takes, where the tables have one; a region is given by its key.
    public var example: String? {
        isPostalCode ? layout.postalCodeExample : tables.cells.example.reference(cell).map { tables.text[$0] }
    }

    /// What an empty field shows: the shape of the postal code in digits and letters that count up (`1234 AB`) where that is
    /// a code, else the example. Nil where a list of regions is shown, and where there is no example.
    public var placeholder: String? {
        if isPostalCode { return tables.text(layout.row, .placeholder) ?? layout.postalCodeExample }
        return hasRegions ? nil : example
    }

    /// The most characters of a value as it is stored. A person may type more, such as spaces and the letters of the
    /// country, so that what is typed should not be cut to it.
    public var maximumLength: Int {
        let own = isPostalCode ? tables.layouts[layout.row, .longest] : tables.cells.longest[cell]
        return own > 0 ? own : tables.scalarLimit
    }

    /// Whether the field is a choice of `AddressLayout.regions`.
    public var hasRegions: Bool {
        field == tables.regionField && tables.layouts.regions.length[layout.row] > 0
    }
}

extension AddressInput.Capitals {
    init(_ capitals: AddressSchema.Capitals) {
        self =
            switch capitals {
            case .none: .none
            case .words: .words
            case .characters: .characters
            }
    }
}
