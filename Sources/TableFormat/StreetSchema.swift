/// The sections of the address image that say how a country writes a street with its number.
///
/// ```
/// stct  CountryColumn: the style of a country, by the number of its code, ascending
/// stst  StyleColumn: one row a style
/// stfm  FormColumn: what may stand before or after the name of a street
/// stsg  SegmentColumn: the pieces of a form, in their order
/// stmg  MergeColumn: the pieces of a line, in the order in which a style writes them
/// stwd  WordColumn: words in their folded form, ascending
/// stlg  LanguageColumn: beginnings and ends of the names of streets that tell their language
/// stmv  MoveColumn: fields whose text goes to another field when a country has only that one
/// stsc  ScalarColumn: characters that stand for several of ASCII, ascending
/// stpt  automaton: what the pieces hold (label 1)
/// stnm  NumberColumn, one row
/// ```
package enum StreetSchema {
    package enum CountryColumn: Int, CaseIterable { case packed, style }

    /// `numbered`: root + 1 of the names of streets that end in a number. `isUsual`: whether a street without a number is
    /// asked about. `hasNoRanges`: whether two numbers may be a range, for which there is no field.
    package enum StyleColumn: Int, CaseIterable {
        case beforeStart, beforeCount, afterStart, afterCount, numbered, mergeStart, mergeCount, isUsual
        case hasNoRanges
    }
    package enum FormColumn: Int, CaseIterable { case start, count }

    /// `field`: number of the field + 1, or 0 for what is left out. `compact`: `Compact`.
    package enum SegmentColumn: Int, CaseIterable { case root, field, compact }

    /// Which spaces of a piece are left out: none, those beside signs, or all but those between digits.
    package enum Compact: Int { case none, signs, all }

    /// `digits`: what joins it to the piece before when a digit would follow a digit. `word`: whether the field's word, such as
    /// "bus", is written before it.
    package enum MergeColumn: Int, CaseIterable { case field, joint, digits, word }
    package enum WordColumn: Int, CaseIterable { case folded, flags }
    package enum LanguageColumn: Int, CaseIterable { case folded, isEnd, language }
    package enum MoveColumn: Int, CaseIterable { case from, to, text }
    package enum ScalarColumn: Int, CaseIterable { case scalar, text }

    /// `refused`: root + 1 of the beginnings of lines that are no street. `dated`: that of a date in the name of a street,
    /// from its month on.
    package enum NumberColumn: Int, CaseIterable { case refused, dated }

    /// The most bytes that are looked at before and after the name of a street.
    @inlinable package static var maximumPiece: Int { 63 }
}

/// Bits of a word in the `stwd` table.
package enum StreetWord {
    /// A number after it belongs to it: no name of a street ends in it.
    package static let notLast = 1

    /// What stands inside a house: no name of a street has it after its first word.
    package static let notInside = 2

    /// A number before it belongs to it: "12 Mile Road" has no house number.
    package static let notAfterNumber = 4

    /// A number in letters, or a word in place of one.
    package static let number = 8
}
