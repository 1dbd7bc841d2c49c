public import TableFormat
import CTables

/// The numbering plans of all regions, read from a compiled image.
///
/// Every answer follows Google's libphonenumber exactly, from the same metadata; where this library differs on purpose, the
/// documentation of the member says so. Nothing is cached and nothing is locked: a value can be used from any thread.
public final class PhonePlans: Sendable {
    let automaton: SymbolAutomaton
    let codes: Codes
    let regions: Regions
    let programs: MatchProgramTable
    let transforms: RecordTable.Column
    let lengths: Lengths
    let formats: FormatTables
    let hints: Hints
    let characters: PhoneCharacters
    let limits: PhoneLimits
    let plainText: PlainText
    let rows: Rows
    let labels: PhoneLabels
    let typing: AsYouTypeTables

    /// Reads the plans of an image of topic `phone`.
    public init(image: TableImage) throws(TableError) {
        try image.require(topic: PhoneSchema.topic, schemaVersion: PhoneSchema.version)
        automaton = try SymbolAutomaton(image, PhoneSchema.Section.plans)
        guard automaton.isDecimal else { throw TableError(.section, section: PhoneSchema.Section.plans) }
        codes = try Codes(image)
        regions = try Regions(image)
        programs = try MatchProgramTable(image, PhoneSchema.Section.programs)
        transforms = try RecordTable(image, PhoneSchema.Section.transforms).column(0)
        lengths = try Lengths(image)
        hints = try Hints(image)
        characters = try PhoneCharacters(image)
        limits = try PhoneLimits(image)
        formats = try FormatTables(image, codes, limits)
        plainText = PlainText(characters, limits)
        rows = try Rows(image, programs)
        labels = PhoneLabels(automaton)
        typing = AsYouTypeTables(formats, rows, programs, characters, limits)
    }

    private static let builtIn: Result<PhonePlans, TableError> = {
        guard let bytes = dk_phone_bytes() else { return .failure(TableError(.unreadable)) }
        let image = TableImage(embedded: bytes, count: dk_phone_length())
        return Result { () throws(TableError) in try PhonePlans(image: image) }
    }()

    /// The plans that are part of the program. Fails only in a program that was built with a damaged image.
    public static var embedded: PhonePlans {
        get throws(TableError) { try builtIn.get() }
    }

    /// The most characters that a text is read with.
    package var maximumCharacters: Int { limits.characters }
}
