import DetailKit
import Photos

/// What is known about one photo.
struct PhotoAnswer {
    /// The path as given, or `-`.
    let name: String

    /// What the file says; nil when it is no photo.
    let file: PhotoFile?

    /// What is wrong or doubtful with the file as given, and how much it matters.
    let problems: [RatedFinding]

    /// What became of the copy without metadata, where one was asked for.
    let copy: PhotoCopyAnswer?

    init(_ name: String, _ invocation: Invocation, _ validator: Validator) throws(Failure) {
        let rules = validator.tables.photos
        let bytes = try Input.bytes(of: name, atMost: rules.largestFile)
        let inspection = rules.inspect(bytes.span, name: name)
        self.name = name
        file = inspection.file
        problems = validator.rated(inspection.findings)
        if let out = invocation["strip"] {
            copy = try PhotoCopyAnswer(
                bytes, from: name, to: out, keepingOrientation: invocation.has("keep-orientation"), validator)
        } else {
            copy = nil
        }
    }

    /// Whether nothing is wrong by the tables and the policy.
    var isValid: Bool { file != nil && !problems.contains { $0.severity == .error } }

    /// Whether nothing is wrong with what was asked for: the copy, where there is one.
    var isRight: Bool { copy?.isRight ?? isValid }

    /// The parts that a photo of a card may not have.
    var hidden: [PhotoPart] { file?.parts.filter { !$0.mayStay } ?? [] }
}
