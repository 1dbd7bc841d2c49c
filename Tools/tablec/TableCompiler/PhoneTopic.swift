package import TableFormat

/// The numbering plans of all regions, and how numbers are written.
package struct PhoneTopic: Topic {
    package static let name = PhoneSchema.topic
    package static let schemaVersion = PhoneSchema.version

    package static func compile(_ workspace: Workspace, _ diagnostics: Diagnostics, into image: inout ImageBuilder) {
        guard let list = PhoneCodeList(workspace, diagnostics) else { return }
        let automaton = PhoneAutomaton.build(list, diagnostics)
        PhoneAutomaton.checkExamples(list, automaton, diagnostics)
        image.add(PhoneSchema.Section.plans, automaton)
        let dialling = PhoneDialling(workspace, list, diagnostics)
        let punctuation = PhoneCharacterFile.punctuation(workspace, diagnostics)
        PhoneTables(list, dialling, punctuation: punctuation, diagnostics).add(to: &image)
        PhoneCharacterFile.compile(workspace, diagnostics, into: &image)
        var renumbering = PhoneRenumbering(workspace, list, diagnostics)
        renumbering.checkExamples(automaton)
        PhoneHints(workspace, &renumbering, diagnostics).add(to: &image)
        renumbering.add(to: &image)
        guard let rules = DetailFile(PhoneSchema.topic, workspace, diagnostics) else { return }
        let characters = rules.limits.first { $0.name == PhoneSchema.Limit.characters.rawValue }?.value ?? 0
        if characters > PhoneSchema.textCapacity {
            let place = rules.limitSource?.entries(diagnostics)?.first {
                $0.name == PhoneSchema.Limit.characters.rawValue
            }
            diagnostics.report(
                "phone.limit", at: place?.value ?? rules.file.root,
                "'characters' is \(characters); the reader has room for \(PhoneSchema.textCapacity)")
        }
        image.add(limitsOf: rules)
    }
}
