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
        let own = workspace.ownProblems
        let faults = try examine(images.map(\.bytes), added.map(\.code) + own.map(\.code))
        for (code, fault) in faults {
            guard let place = added.first(where: { $0.code == code })?.value else { continue }
            diagnostics.report("rules.example", at: place, "an example of '\(code)' is none: \(fault)")
        }
        for (code, file) in own where diagnostics.isEmpty {
            guard let fault = faults.first(where: { $0.code == code })?.fault else { continue }
            // What a team changes may well be what our example is about: the tables are right all the same.
            FileSystem.writeError(
                "note: our example of '\(code)' does not hold with these tables: \(fault); to have one that does, say in '\(file)' "
                    + "\"problems\": [{\"code\": \"\(code)\", \"examples\": [...]}]\n")
        }
    }
}
