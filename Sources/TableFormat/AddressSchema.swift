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
    package static let version = 1
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
        case familyFirst, noNumber, wordStart, wordCount
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
        case key, name, local, withoutCity, country, rangeStart, rangeCount, short, town
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

/// What holds for a postal code that ends in a state of the automaton.
public enum PostalLabel {
    /// A code as it is.
    @inlinable public static var exact: UInt16 { 1 }

    /// Right but for letters that are never used in their place.
    @inlinable public static var shape: UInt16 { 2 }

    /// The first part of a code.
    @inlinable public static var partial: UInt16 { 3 }

    /// A code of a form that is no longer used.
    @inlinable public static var obsolete: UInt16 { 4 }

    /// Begins as no code does.
    @inlinable public static var exceptPrefix: UInt16 { 5 }

    /// Ends as no code does.
    @inlinable public static var exceptSuffix: UInt16 { 6 }
}

/// Bits of an item of an envelope: what it has beside a field and a separator.
public enum EnvelopeTrait {
    /// A form beside the text.
    @inlinable public static var form: Int { 1 }

    /// Capitals.
    @inlinable public static var upper: Int { 2 }

    /// A field that it must not be equal to.
    @inlinable public static var unless: Int { 4 }

    /// Others that it is printed with.
    @inlinable public static var group: Int { 8 }

    /// A text before it.
    @inlinable public static var prefix: Int { 16 }

    /// A text behind it.
    @inlinable public static var suffix: Int { 32 }

    /// A text in place of an empty field.
    @inlinable public static var fallback: Int { 64 }

    /// A separator of its own between two digits.
    @inlinable public static var digits: Int { 128 }
}

/// Bits of a code point in the `chrs` map.
public enum AddressCharacter {
    /// Set between the groups of a code: spaces, hyphens, full stops.
    @inlinable public static var separator: UInt32 { 1 }

    /// A postal mark before a code.
    @inlinable public static var mark: UInt32 { 2 }

    /// White space.
    @inlinable public static var space: UInt32 { 4 }

    /// A control that no line of an address holds.
    @inlinable public static var refused: UInt32 { 8 }

    /// A hyphen or dash.
    @inlinable public static var hyphen: UInt32 { 16 }

    /// Set between the parts of an address that are written on one line.
    @inlinable public static var comma: UInt32 { 32 }

    /// May change in Form C: whether a text without any is in Form C needs no look.
    @inlinable public static var composing: UInt32 { 64 }

    /// Left out at the ends of what is printed.
    @inlinable public static var edge: UInt32 { 128 }

    /// Two bits: 0 for Latin script and what has none, otherwise a row of `join` for letters of other scripts.
    @inlinable public static var scriptShift: UInt32 { 8 }

    /// Those two bits, shifted down.
    @inlinable public static var scriptMask: UInt32 { 3 }

    /// Left out of a code wherever it stands: what nobody sees, and what is typed in place of a hyphen.
    @inlinable public static var passedOver: UInt32 { 1024 }

    /// Says nothing alone: punctuation, and what is not seen.
    @inlinable public static var silent: UInt32 { 2048 }

    /// Stands before the decimals of a number.
    @inlinable public static var decimal: UInt32 { 4096 }

    /// Set around a code.
    @inlinable public static var bracket: UInt32 { 8192 }

    /// Four bits: a digit of another script, + 1.
    @inlinable public static var digitShift: UInt32 { 16 }

    /// Those four bits, shifted down.
    @inlinable public static var digitMask: UInt32 { 15 }

    /// Left out at the ends of what is printed only where it stands alone: "-1" begins with a dash.
    @inlinable public static var dash: UInt32 { 16384 }
}

/// Finds a slot of the field vocabulary by the first and the last eight bytes of a name and its length, with a seed that
/// gives every name its own slot.
public enum FieldNameHash {
    package static let slots = 64

    /// The slot of a name.
    @inlinable @inline(__always)
    public static func slot(_ seed: UInt32, _ name: UnsafeBufferPointer<UInt8>) -> Int {
        let bytes = UnsafeRawBufferPointer(name)
        let count = bytes.count
        var (first, last): (UInt64, UInt64) = (0, 0)
        if count >= 8 {
            first = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 0, as: UInt64.self))
            last = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self))
        } else {
            for byte in bytes { first = first << 8 | UInt64(byte) }
        }
        let mixed = (first ^ last &* 0x9E37_79B9_7F4A_7C15) &+ UInt64(truncatingIfNeeded: count)
        return Int((mixed &* (UInt64(seed) << 32 | 0xBF58_476D)) >> 58)
    }

    package static func slot(_ seed: UInt32, _ name: String) -> Int {
        Array(name.utf8).withUnsafeBufferPointer { slot(seed, $0) }
    }
}

/// The place of two letters in `ctix`, whatever their case.
package enum CountrySlot {
    package static let count = 26 * 26

    /// Nil for anything but letters of ASCII.
    package static func slot(_ first: UInt8, _ second: UInt8) -> Int? {
        let one = Int((first | 0x20) &- 0x61)
        let two = Int((second | 0x20) &- 0x61)
        return one < 26 && two < 26 ? one &* 26 &+ two : nil
    }
}

/// What words have in common, so that most others need no look: their lengths as bits, the last for all from there, and their
/// first letters as bits, by the last five bits of a letter.
package struct WordFilter: Sendable {
    package private(set) var lengths: UInt64 = 0
    package private(set) var first: UInt64 = 0

    package init() {}

    /// Reads a row of `filt`.
    package init(_ table: RecordTable, _ row: AddressSchema.FilterRow) {
        typealias Column = AddressSchema.FilterColumn
        lengths = UInt64(bitPattern: Int64(table[row.rawValue, Column.lengths.rawValue]))
        first = UInt64(bitPattern: Int64(table[row.rawValue, Column.first.rawValue]))
    }

    /// Takes a word in lower case.
    package mutating func add(_ word: some Collection<UInt8>) {
        lengths |= 1 << UInt64(min(word.count, 63))
        first |= 1 << UInt64((word.first ?? 0) & 0x1F)
    }

    /// Whether a text that is so long and begins so may be one of the words.
    package func mayHold(_ count: Int, _ first: UInt8) -> Bool {
        lengths >> UInt64(min(count, 63)) & 1 == 1 && self.first >> UInt64(first & 0x1F) & 1 == 1
    }
}

/// Finds a name of a region among those of all layouts: FNV-1a of its folded bytes, begun with the layout.
public enum RegionNameHash {
    /// The slot where a search begins; the number of slots is a power of two.
    @inlinable @inline(__always)
    public static func slot(_ layout: Int, _ name: UnsafeBufferPointer<UInt8>, _ slots: Int) -> Int {
        var hash = 0x811C_9DC5 ^ UInt32(truncatingIfNeeded: layout) &* 0x9E37_79B1
        for index in 0..<name.count { hash = (hash ^ UInt32(name[index])) &* 0x0100_0193 }
        return Int(hash ^ hash >> 15) & (slots &- 1)
    }
}

/// Names of regions compared without case, marks, spaces and punctuation.
///
/// A value of the `fold` map: 0 keeps the code point, `dropped` leaves it out; otherwise the low 21 bits are the code
/// point to write instead, and the bits above, when not 0, a second one in ASCII.
public enum RegionNameFolding {
    /// What leaves a code point out.
    @inlinable public static var dropped: UInt32 { 0x1F_FFFF }
    /// Where a second code point begins.
    @inlinable public static var secondShift: UInt32 { 24 }

    /// Gives the UTF-8 of what a code point is folded to, byte by byte. `value` is what the map says of it.
    @inlinable @inline(__always)
    public static func fold(_ codePoint: UInt32, _ value: UInt32, _ emit: (UInt8) -> Void) {
        let first = value & dropped
        if first == dropped { return }
        encode(first == 0 ? codePoint : first, emit)
        let second = value >> secondShift
        if second != 0 { emit(UInt8(truncatingIfNeeded: second)) }
    }

    @usableFromInline @inline(__always)
    static func encode(_ codePoint: UInt32, _ emit: (UInt8) -> Void) {
        if codePoint < 0x80 {
            emit(UInt8(truncatingIfNeeded: codePoint))
            return
        }
        let length: UInt32 = codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4
        let lead: UInt32 = length == 2 ? 0xC0 : length == 3 ? 0xE0 : 0xF0
        emit(UInt8(truncatingIfNeeded: lead | codePoint >> (6 * (length - 1))))
        for step in 1..<length {
            emit(UInt8(truncatingIfNeeded: 0x80 | codePoint >> (6 * (length - 1 - step)) & 0x3F))
        }
    }
}
