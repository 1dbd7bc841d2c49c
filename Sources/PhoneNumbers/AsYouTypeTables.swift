import TableFormat

/// What typing needs of the plans. A class, so that formatters share it.
final class AsYouTypeTables: Sendable {
    let rows: PhonePlans.Rows
    let programs: MatchProgramTable
    let characters: PhoneCharacters
    let formats: FormatTables
    let maximumCharacters: Int

    /// How many digits there must be before anything is formatted.
    let leadingDigits: Int

    init(
        _ formats: FormatTables, _ rows: PhonePlans.Rows, _ programs: MatchProgramTable, _ characters: PhoneCharacters,
        _ limits: PhoneLimits
    ) {
        self.formats = formats
        self.rows = rows
        self.programs = programs
        self.characters = characters
        maximumCharacters = limits.characters
        leadingDigits = limits.typedLeadingDigits
    }

    /// The row of the calling code of a region.
    func code(of region: RegionCode?) -> Int? { region.flatMap(rows.row).map { rows.region($0).code } }
}
