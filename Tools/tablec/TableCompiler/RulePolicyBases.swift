import JSONText
import TableFormat

/// From which policy each policy starts.
struct RulePolicyBases {
    private var bases: [String: (name: String, place: SourceValue)] = [:]

    /// Takes the bases of all files, and tells those that there are not and those that go in a circle.
    init(_ files: [SourceFile], _ diagnostics: Diagnostics) {
        let stems = files.map(\.stem)
        for file in files {
            let entries = file.root.kind == .object ? file.root.entries(diagnostics) ?? [] : []
            guard let place = entries.first(where: { $0.name == RuleLayout.Policy.base })?.value,
                let name = place.text(diagnostics)
            else { continue }
            if stems.contains(name) {
                bases[file.stem] = (name, place)
            } else {
                let hint = NearestName.hint(name, among: stems)
                diagnostics.report("policies.base", at: place, "there is no policy '\(name)'\(hint)")
            }
        }
        for stem in stems where isCircle(stem) {
            guard let base = bases[stem] else { continue }
            diagnostics.report("policies.base", at: base.place, "'\(stem)' starts from itself in the end")
        }
    }

    func base(of stem: String) -> String? { bases[stem]?.name }

    private func isCircle(_ stem: String) -> Bool {
        var next = bases[stem]?.name
        for _ in bases {
            guard let name = next else { return false }
            if name == stem { return true }
            next = bases[name]?.name
        }
        return false
    }
}
