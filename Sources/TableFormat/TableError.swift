/// Why bytes were refused as a table image.
public struct TableError: Error, Equatable, Sendable {
    /// What is wrong, as a stable code.
    public enum Code: String, Sendable, CaseIterable {
        case unreadable = "table.unreadable"
        case tooShort = "table.tooShort"
        case tooLarge = "table.tooLarge"
        case magic = "table.magic"
        case formatVersion = "table.formatVersion"
        case topic = "table.topic"
        case schemaVersion = "table.schemaVersion"
        case length = "table.length"
        case checksum = "table.checksum"
        case directory = "table.directory"
        case padding = "table.padding"
        case missingSection = "table.missingSection"
        case sectionKind = "table.sectionKind"
        case section = "table.section"
        case missingEntry = "table.missingEntry"
    }

    /// What is wrong.
    public var code: Code

    /// The section the fault lies in, if it lies in one.
    public var section: SectionTag?

    /// The name of a missing entry, a path, or what a structural check found.
    public var detail: String

    /// Makes an error.
    public init(_ code: Code, section: SectionTag? = nil, _ detail: String = "") {
        self.code = code
        self.section = section
        self.detail = detail
    }
}

extension TableError: CustomStringConvertible {
    /// The code, the section and the detail, in one line.
    public var description: String {
        var text = code.rawValue
        if let section { text += " " + section.description }
        if !detail.isEmpty { text += ": " + detail }
        return text
    }
}
