import TableFormat

/// The limits that members and rules may name, and which of them, and of the classes of characters, they do.
final class NamedLimits {
    /// What one file can name: its own limits, then those of the card.
    struct Scope {
        let limits: NamedLimits
        let files: [DetailFile]

        /// The number of a limit; one that is not there is told.
        func value(_ name: String, at place: SourceValue, _ diagnostics: Diagnostics) -> Int? {
            for file in files {
                limits.used.insert([file.kind, name])
                if let limit = file.limits.first(where: { $0.name == name }) { return limit.value }
                if diagnostics.isInDoubt(.limit, name, of: file.kind) { return nil }
            }
            let hint = NearestName.hint(name, among: files.flatMap(\.limits).map(\.name))
            diagnostics.report("rules.unknownLimit", at: place, "there is no limit '\(name)'\(hint)")
            return nil
        }
    }

    private var used: Set<[String]> = []

    /// The rows of the classes of characters that are named.
    var classes: Set<Int> = []

    /// The limits that the readers of a kind's image need, and runs of them that ascend.
    private static func read(of kind: String) -> (names: [String], ascending: [[String]]) {
        func of<Limit: ReadLimit>(_ type: Limit.Type) -> (names: [String], ascending: [[String]]) {
            (type.allCases.map(\.rawValue), type.ascending.map { $0.map(\.rawValue) })
        }
        if kind == CardSchema.card { return of(RuleLayout.Limit.self) }
        return switch DetailCheck(rawValue: kind) {
        case .name: of(NameSchema.Limit.self)
        case .phone: of(PhoneSchema.Limit.self)
        case .email: of(EmailSchema.Limit.self)
        case .address: of(AddressSchema.Limit.self)
        case .date: of(DateSchema.Limit.self)
        case .photo: of(PhotoSchema.Limit.self)
        case .some(.none), nil: ([], [])
        }
    }

    /// Tells the limits of a file that nothing reads, those that are needed and not there, and those that contradict each other.
    func check(_ file: DetailFile, _ diagnostics: Diagnostics) {
        let (names, ascending) = NamedLimits.read(of: file.kind)
        // Whoever named it may be what could not be read.
        let unused = !file.isLegible ? [] : file.limits.filter { !used.contains([file.kind, $0.name]) }.map(\.name)
        NamedLimits.check(
            file.limits, in: file.limitSource, of: file.file, read: names, unused: unused, kind: file.kind, diagnostics)
        for (low, high) in ascending.flatMap({ zip($0, $0.dropFirst()) }) {
            guard let lower = file.limits.first(where: { $0.name == low })?.value,
                let upper = file.limits.first(where: { $0.name == high })?.value, lower > upper
            else { continue }
            let entries = file.limitSource?.entries(diagnostics) ?? []
            // The one that a team has changed is at fault.
            let given = entries.filter { $0.name == low || $0.name == high }.compactMap {
                $0.value.entries(diagnostics)?.first { $0.name == "value" }?.value
            }
            guard let place = given.first(where: \.isOverlaid) ?? given.first else { continue }
            diagnostics.report(
                "rules.limitOrder", at: place, "'\(low)' is \(lower) and '\(high)' \(upper): the first cannot be more")
        }
    }

    static func check(
        _ limits: [(name: String, value: Int)], in source: SourceValue?, of file: SourceFile, read: [String],
        unused: [String], kind: String, _ diagnostics: Diagnostics
    ) {
        var meant: Set<String> = []
        let entries = source?.entries(diagnostics) ?? []
        for name in unused where !read.contains(name) {
            guard let place = entries.first(where: { $0.name == name })?.nameValue else { continue }
            let others = read + limits.map(\.name).filter { $0 != name && !unused.contains($0) }
            if let nearest = NearestName.of(name, among: others) { meant.insert(nearest) }
            let hint = NearestName.hint(name, among: others)
            diagnostics.report(
                "rules.unusedLimit", at: place, "no check, member or rule reads the limit '\(name)'\(hint)")
        }
        for name in read where !limits.contains(where: { $0.name == name }) && !meant.contains(name) {
            if diagnostics.isInDoubt(.limit, name, of: kind) { continue }
            // Where a team has taken it away.
            let place = (file.correction ?? file).root
            let taken = place.entries(diagnostics)?.first { $0.name == "limits" }?.value
            diagnostics.report(
                "rules.missingLimit", at: taken ?? place, "the limit '\(name)' is missing, and the program needs it")
        }
    }
}
