package import JSONText

/// A JSON file of the tables with its text, so that every value has a place.
package final class SourceFile {
    /// The path below the root of the workspace.
    package let path: String
    package let document: JSONDocument

    /// Whether it is of a team's own folder.
    let isOverlaid: Bool

    /// Made when the first fault is told: a file with a fault in every line is told in one pass.
    private(set) lazy var positions = JSONPositionIndex(document)

    init(path: String, document: JSONDocument, isOverlaid: Bool = false) {
        self.path = path
        self.isOverlaid = isOverlaid
        self.document = document
    }

    /// What a team says of the file.
    var correction: SourceFile?

    /// The value of the file, with what a team says of it.
    package var root: SourceValue {
        let root = SourceValue(file: self, node: document.root)
        return correction.map { root.corrected(by: $0.root) } ?? root
    }

    /// The name without folder and ending: `NL` for `CountryData/phone/NL.json`.
    package var stem: String {
        let name = path.split(separator: "/").last ?? ""
        return String(name.split(separator: ".", omittingEmptySubsequences: false).first ?? name)
    }
}
