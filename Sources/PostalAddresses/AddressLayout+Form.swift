import TableFormat
public import UnicodeText

/// What a form needs to know beside its rows.
extension AddressLayout {
    /// A postal code as an example, if the country has codes.
    public var postalCodeExample: String? { tables.text(row, .example) }

    /// How postal codes are laid out: `9` stands for a digit, `A` for a letter, `*` for either, `+` for what is left over, and
    /// anything else for itself, as does what follows a backslash. A code that begins with certain letters may have a mask of its own, which comes first.
    public var postalCodeMasks: [String] {
        tables.layouts.masks[row, of: tables.masks.count].map { tables.text[tables.masks.text[$0]] }
    }

    /// What is written where a house has no number, such as `S/N`; nil where that is not done.
    public var noNumber: String? { tables.text(row, .noNumber) }

    /// The fields of other countries that this one has not, in the order of the vocabulary.
    public var absent: [String] {
        (0..<tables.fieldCount).filter { tables.layouts.fields[row] >> $0 & 1 == 0 && tables.everywhere[$0] == 0 }
            .filter { tables.isShared[$0] == 0 }.map(tables.name)
    }

    /// The fields that a look-up needs and the fields it can fill, if the country has one. A look-up only ever suggests.
    public var lookup: (needs: [String], yields: [String])? {
        tables.layouts[row, Column.lookupIsUsual] == 0 ? question.map { ($0.needs, $0.yields) } : nil
    }

    /// What anybody can be asked about addresses of the country, and what an answer can fill: those of `lookup`, or what is
    /// usual where postal codes are; nil where there are none.
    package var question: (needs: [String], yields: [String])? {
        let needs = tables.layouts[row, Column.lookupNeeds]
        return needs == 0 ? nil : (names(needs), names(tables.layouts[row, Column.lookupYields]))
    }

    /// The country whose post delivers here, by its code: that of the United States for Puerto Rico.
    package var postRegionCode: String { AddressTables.code(tables.post(of: packed, row)) }

    /// The fields that make a look-up more exact, where they are given.
    public var lookupAlso: [String] { names(tables.layouts[row, Column.lookupAlso]) }

    /// The language and script that local addresses are most often in, and whether it runs from right to left.
    public var localLanguage: LikelyLanguage? { LikelyLanguage(region: regionCode) }
}
