import TableFormat

/// The patterns of all plans as one automaton, a root for each calling code.
enum PhoneAutomaton {
    static func build(_ list: PhoneCodeList, _ diagnostics: Diagnostics) -> SymbolAutomaton.Builder {
        var builder = SymbolAutomaton.Builder.digits
        for code in list.codes {
            var entries: [SymbolAutomaton.Builder.Entry] = []
            var longest = 0
            for (region, plan) in code.plans.enumerated() {
                entries += PhoneAutomaton.entries(plan, region)
                longest = max(
                    longest,
                    plan.kinds.reduce(plan.general.maximumLength) {
                        max($0, $1.description.maximumLength)
                    })
            }
            do {
                try builder.addRoot(entries, maximumLength: longest)
            } catch {
                diagnostics.report("phone.tooLarge", file: PhoneCodeList.path, "the plans have too many states")
                break
            }
        }
        return builder
    }

    private static func entries(_ plan: PhonePlanFile, _ region: Int) -> [SymbolAutomaton.Builder.Entry] {
        let general = PhoneSchema.label(region: region, .general)
        let own: [SymbolAutomaton.Builder.Entry] = [
            .init(plan.general.pattern, label: general, lengths: plan.general.lengths),
            .init(plan.general.pattern, label: PhoneSchema.label(region: region, .generalPattern)),
        ]
        return own
            + plan.kinds.map { kind, description in
                // A number of a type must be a number of the plan as well; what cannot be dialled from abroad need not.
                .init(
                    description.pattern, label: PhoneSchema.label(region: region, kind), lengths: description.lengths,
                    requires: kind == .noInternationalDialling ? nil : general)
            }
    }

    /// Reports the examples that do not belong to their own type.
    static func checkExamples(_ list: PhoneCodeList, _ builder: SymbolAutomaton.Builder, _ diagnostics: Diagnostics) {
        var image = ImageBuilder(topic: PhoneSchema.topic, schemaVersion: PhoneSchema.version, dataVersion: 0)
        image.add(PhoneSchema.Section.plans, builder)
        guard let read = try? TableImage(verifying: image.build()),
            let automaton = try? SymbolAutomaton(read, PhoneSchema.Section.plans)
        else {
            diagnostics.report("phone.tooLarge", file: PhoneCodeList.path, "the automaton cannot be read back")
            return
        }
        for (root, code) in list.codes.enumerated() {
            for (region, plan) in code.plans.enumerated() {
                for (kind, description) in plan.kinds {
                    guard let place = description.example, var text = place.text(diagnostics) else { continue }
                    let state = text.withUTF8 { automaton.walk(root, $0) }
                    if !automaton.labels(state).contains(PhoneSchema.label(region: region, kind)) {
                        diagnostics.report("phone.badExample", at: place, "the example does not match its own type")
                    }
                }
            }
        }
    }
}
