/// The sections of the address image and the columns of their records, named once for the compiler and the reader.
///
/// ```
/// text  texts: names, examples, labels, masks, prefixes, note texts
/// name  texts: the field vocabulary in order, then the aliases
/// slot  SlotColumn: where a field name is found by its hash (`FieldNameHash`)
/// ctry  CountryColumn: every country, in the order of its code
/// kbrd  KeyboardColumn: what a keyboard is called elsewhere, at `Keyboard` - 1
/// code  CodeColumn: alpha-2 codes and aliases, alpha-3 codes, as numbers, ascending
/// ctix  one number: the row of ctry + 1 for two letters, where `CountrySlot` says
/// layt  LayoutColumn: one row a layout; row 0 is the default
/// cell  CellColumn: the fields of a layout in input order
/// fcel  one number: cell + 1 of a field in a layout, at layout * field count + field
/// onof  one number: a set of fields of which one must be given
/// subr  SubregionColumn: towns and districts below the regions; those of one region or town stand together
/// srun  SubregionRunColumn: where the rows of a region stand in `subr` and `snam`; regions that have some, ascending
/// snam  SubregionNameColumn: their folded names, a run for each region, ascending
/// sslt  one number: the row of snam + 1, where the hash of its region and text leads (`RegionNameHash`)
/// inst  InsteadColumn: shorter words for longer ones in a field with a rule
/// pats  automaton: postal codes (`PostalLabel`) and field rules (label 1)
/// line  LineColumn: the lines of envelopes, item ItemColumn: what stands in them
/// join  one text: what parts of a single line are joined by; row n for letters of script n of `AddressCharacter`
/// chrs  code points -> `AddressCharacter` bits
/// fold  code points -> folded code point (`RegionNameFolding`)
/// rslt  one number: the row of rnam + 1, where its hash leads (`RegionNameHash`)
/// afix  AffixColumn: words around names of regions, folded, the longest first
/// cnam  CountryNameColumn: folded names of countries, in the order of their bytes
/// town  CountryNameColumn: folded names of towns that only one country has
/// nthg  texts: what is written into a field in place of nothing, in lower case
/// cwrd  texts: words for a postal code that stand before one, folded, the longest first
/// filt  FilterColumn: what all words of `nthg` and all towns of `town` have in common (`WordFilter`)
/// ```
/// A set of fields is a number whose bit n stands for field n of the vocabulary. A run of rows is its start and count.
package enum AddressSchema {
    package static let topic = "address"
    package static let version = 2
    package static let maximumFields = 60

    /// The groups of scripts beside Latin that fit into the bits of a character.
    package static let maximumScripts = 3

    /// The most letters and digits a postal code has in any pattern.
    @inlinable package static var maximumPostalCode: Int { 16 }

    /// The longest folded region name, in bytes.
    @inlinable package static var maximumFoldedName: Int { 96 }

    /// `everywhere`: taken in every country, beside its layout. `shared`: shared field by field in every country.
    /// `autocomplete` and `capitals` hold where no layout has the field; a cell has its own.
    package enum FieldColumn: Int, CaseIterable { case everywhere, shared, autocomplete, capitals }
    package enum SlotColumn: Int, CaseIterable { case name, field }
    package enum CountryColumn: Int, CaseIterable { case code, layout, alpha3 }
    package enum CodeColumn: Int, CaseIterable { case packed, country }
    package enum CountryNameColumn: Int, CaseIterable { case folded, country }
    package enum AffixColumn: Int, CaseIterable { case text, place }

    /// Where a word stands that is no part of a region's name: before it, behind it, or behind it in the table's name only.
    package enum AffixPlace: Int { case before, behind, silent }
    package enum LookAlikeColumn: Int, CaseIterable { case letter, digit }
    package enum NumberColumn: Int, CaseIterable { case seed, languages }
    package enum FilterColumn: Int, CaseIterable { case lengths, first }
    package enum FilterRow: Int, CaseIterable { case nothing, towns }

    /// `needed`: the fields that are required, asked for once, or one of several of which one is required. `places`: `Places`.
    /// `planOf`: the country whose plan the codes are of, 0 for a plan of its own.
    package enum LayoutColumn: Int, CaseIterable {
        case code, fields, required, recommended, soft, oneOfStart, oneOfCount, cellStart, cellCount, rows
        case postalRoot, maskStart, maskCount, prefixStart, prefixCount, planOf
        case example, keyboard, capitals, pad, keep, drop, isSole
        case regionStart, regionCount, regionsStrict, regionsShow, regionsKind, nameStart, nameCount
        case crossingStart, crossingCount, otherStart, otherCount, languageStart, languageCount
        case lookupNeeds, lookupAlso, lookupYields, lookupIsUsual
        case noNumber, wordStart, wordCount
        case envelopeStart, envelopeCount, localStart, localCount
        case placeholder, longest
        case caseLanguage, inlandOf
        case needed, places
    }

    /// What is listed below the regions of a layout: nothing, towns, or districts below towns as well.
    package enum Places: Int { case none, towns, districts }

    package enum CellColumn: Int, CaseIterable {
        case row, field, weight, label, rule, stripStart, stripCount, keyboard
        case autocomplete, capitals, example, longest, insteadStart, insteadCount
    }

    /// Words that a field has no room for, folded, and what is proposed for them and the spaces before them.
    package enum InsteadColumn: Int, CaseIterable { case words, text }

    /// `keyboard`: 0 none, then digits, letters and digits, text. `rule`: the automaton's root + 1.
    package enum Keyboard: Int { case none, digits, alnum, text }
    package enum KeyboardColumn: Int, CaseIterable { case inputMode, ios }

    /// What is typed in capitals without being asked to.
    package enum Capitals: Int, CaseIterable { case none, words, characters }

    /// `symbols`: how many letters and digits it lays out; 0 when it has a `+` and takes any number from `minimum` on.
    package enum MaskColumn: Int, CaseIterable { case text, startsWith, symbols, minimum }

    /// `town`: the town that the region is, where it has another name.
    package enum RegionColumn: Int, CaseIterable {
        case key, name, local, withoutCity, rangeStart, rangeCount, short, town
    }

    /// The first `length` letters and digits of a code, read as a number to the base 36, lie in `low...high`.
    package enum RangeColumn: Int, CaseIterable { case length, low, high }
    package enum RegionNameColumn: Int, CaseIterable { case folded, region }
    /// `parent`: the row of the town that a district belongs to, + 1; 0 below a region itself.
    package enum SubregionColumn: Int, CaseIterable {
        case name, local, region, parent, childStart, childCount, rangeStart, rangeCount
    }
    package enum SubregionRunColumn: Int, CaseIterable { case region, start, count, nameStart, nameCount }
    package enum SubregionNameColumn: Int, CaseIterable { case folded, subregion }
    package enum CrossingColumn: Int, CaseIterable { case length, low, high, region }
    package enum OtherCountryColumn: Int, CaseIterable { case length, low, high, code }
    package enum CodeLanguageColumn: Int, CaseIterable { case length, low, high, language }
    package enum WordColumn: Int, CaseIterable { case field, language, text }
    /// `fields`: the set that the line shows. `constant`: the text of a line that shows none.
    package enum LineColumn: Int, CaseIterable { case start, count, fields, constant }

    /// An item shows `field` in a `form`; not when it is equal to field `unless - 1`, and in capitals when `upper` is 1.
    /// `separator` stands between it and what is printed before it, or `digits` where two digits would meet; `prefix` and
    /// `suffix` belong to it, `fallback` is printed instead of an empty field beside others. `group`: the items from here that are printed together or not at all.
    /// `traits`: which of these an item has (`EnvelopeTrait`), so that most columns are not looked at.
    package enum ItemColumn: Int, CaseIterable {
        case field, form, upper, unless, group, separator, prefix, suffix, fallback, digits, traits
    }

    /// How an item shows its field.
    package enum ItemForm: Int, CaseIterable { case text, key, name, local, word, short }

    package typealias Role = RecordTable.Role

    /// The roles of a table's columns: numbers, except where `roles` says otherwise.
    package static func roles<Column: CaseIterable & RawRepresentable<Int>>(
        _: Column.Type, _ special: [Column: Role] = [:]
    ) -> [Role] {
        Column.allCases.map { special[$0] ?? .number }
    }
}
