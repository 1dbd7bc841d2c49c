/// The sections of the dates image, beside its limits and its characters (`CharacterSchema`).
///
/// ```
/// mnth  MonthColumn: month n at row n - 1
/// leap  LeapColumn: the last divisor of a year decides, in the order of the rows
/// none  PlaceholderColumn: dates that programs write for none
/// sett  SettingColumn: one row
/// futr  one number: a type that has no dates in the future
/// typs  texts: types of dates
/// year  YearCountColumn: other ways to count years
/// slip  one number: from how many letters on a word may be mistyped once, twice
/// cent  one number: the first year of a century that two digits of a year can be of
/// word  texts: words of dates, folded, in the order of their bytes
/// wrow  WordColumn, in the order of their words
/// lang  texts: languages
/// regn  RegionColumn, in the order of the regions
/// prop  texts: names of vCard properties, in lower case
/// prow  PropertyColumn
/// vcrd  texts: a name for each case of VCardName, in lower case
/// ```
package enum DateSchema {
    package static let topic = "dates"
    package static let version = 3

    package enum Section {
        package static let months: SectionTag = "mnth"
        package static let leapYears: SectionTag = "leap"
        package static let placeholders: SectionTag = "none"
        package static let settings: SectionTag = "sett"
        package static let notInFuture: SectionTag = "futr"
        package static let types: SectionTag = "typs"
        package static let centuries: SectionTag = "cent"
        package static let yearCounts: SectionTag = "year"
        package static let slips: SectionTag = "slip"
        package static let words: SectionTag = "word"
        package static let wordRows: SectionTag = "wrow"
        package static let languages: SectionTag = "lang"
        package static let regions: SectionTag = "regn"
        package static let properties: SectionTag = "prop"
        package static let propertyRows: SectionTag = "prow"
        package static let names: SectionTag = "vcrd"
    }

    package enum MonthColumn: Int, CaseIterable { case days, leapDays }
    package enum LeapColumn: Int, CaseIterable { case divisor, leap }

    /// Month and day are one more than they are; 0 stands for any.
    package enum PlaceholderColumn: Int, CaseIterable { case year, month, day, meaning }

    /// What a date of a placeholder stands for.
    package enum Meaning: Int, CaseIterable { case noYear, perhapsNoYear, perhapsNoDate, noDate }

    /// `leapDay` is a `LeapDay`; 1 January of year 1 is the day `firstWeekday` of a week of `weekDays`.
    package enum SettingColumn: Int, CaseIterable { case graceDays, leapDay, weekDays, firstWeekday }

    /// How many years ahead a count is, and how many years ago a date may be that is taken for one of it.
    package enum YearCountColumn: Int, CaseIterable { case ahead, within }

    /// Where the day that only leap years have is kept in the others.
    package enum LeapDay: Int, CaseIterable { case february28, march1 }

    package enum WordColumn: Int, CaseIterable {
        case word, role, value, language

        package static let roles: [RecordTable.Role] = [
            .reference(Section.words), .number, .number, .optionalReference(Section.languages),
        ]
    }

    /// The value of `month` is its number, that of `weekday` counts from 1. Units stand beside a number and say what it is: before it when their value is 1,
    /// behind it when it is 0.
    package enum WordRole: Int, CaseIterable { case month, filler, dayUnit, monthUnit, yearUnit, weekday }

    package enum RegionColumn: Int, CaseIterable {
        case region, order, language

        package static let roles: [RecordTable.Role] = [.number, .number, .optionalReference(Section.languages)]
    }

    /// In which order day, month and year are written.
    package enum Order: Int, CaseIterable { case dmy, mdy, ymd }

    package enum PropertyColumn: Int, CaseIterable {
        case name, type

        package static let roles: [RecordTable.Role] = [
            .reference(Section.properties), .optionalReference(Section.types),
        ]
    }

    package enum VCardName: Int, CaseIterable { case value, calendar, omittedYear, textValue, ownCalendar }

    /// The classes of `Rules/characters/date.json`.
    package enum Character: UInt8, CaseIterable, Sendable {
        case digit = 1
        case letter, hyphen, slash, dot, comma, space, apostrophe, ignorable
    }

    /// No property is needed.
    package enum Property: UInt32, CaseIterable, Sendable { case none }
}
