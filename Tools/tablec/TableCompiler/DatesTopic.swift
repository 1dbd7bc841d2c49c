package import TableFormat

/// `dates.table`: the months, the leap-year rule, dates that mean none, how dates are written, and the limits of a special date.
package enum DatesTopic: Topic {
    package static let name = DateSchema.topic
    package static let schemaVersion = DateSchema.version

    static let charactersPath = "Rules/characters/date.json"
    static let vocabulary = CharacterTable.Vocabulary(DateSchema.Character.allCases, DateSchema.Property.allCases)

    package static func compile(_ workspace: Workspace, _ diagnostics: Diagnostics, into image: inout ImageBuilder) {
        guard let rules = DetailFile("date", workspace, diagnostics) else { return }
        image.add(limitsOf: rules)
        if let file = workspace.file(charactersPath), let characters = CharacterTable(file, vocabulary, diagnostics) {
            image.add(characters)
        }
        var types = TextPool.Builder()
        if let calendar = DateCalendar(workspace, types: rules.types, &types, diagnostics) { calendar.add(to: &image) }
        DateReadingTables(workspace, types: rules.types, &types, diagnostics)?.add(to: &image)
        image.add(DateSchema.Section.types, types)
    }
}
