import TableFormat

extension TableError {
    /// What is wrong, for whoever named the file, with the code for whoever looks closer.
    var words: String { "\(sentence) (\(description))" }

    private var sentence: String {
        switch code {
        case .unreadable: "it cannot be read"
        case .tooLarge: "it is larger than any table"
        case .magic, .tooShort: "this is no compiled table"
        case .topic: "this is a table of something else"
        case .formatVersion, .schemaVersion: "another version of tablec made it"
        case .length, .checksum, .directory, .padding: "it is damaged"
        case .missingSection, .sectionKind, .section, .missingEntry: "its parts are not as they should be"
        }
    }
}
