extension BuildTool {
    /// Tries the examples of codes with finished images, as the program will read them, and answers what is wrong with each.
    package typealias Examiner = (_ images: [[UInt8]], _ codes: [String]) throws -> [(code: String, fault: String)]

    /// Tells examples that do not break the rule that they are of, or do not keep it.
    static func checkExamples(
        of workspace: Workspace, _ images: [(topic: String, bytes: [UInt8])], _ examine: Examiner?,
        _ diagnostics: Diagnostics
    ) throws {
        guard let examine, workspace.overlay != nil else { return }
        let added = workspace.addedProblems
        for (code, fault) in try examine(images.map(\.bytes), added.map(\.code)) {
            guard let place = added.first(where: { $0.code == code })?.value else { continue }
            diagnostics.report("rules.example", at: place, "an example of '\(code)' is none: \(fault)")
        }
    }
}
