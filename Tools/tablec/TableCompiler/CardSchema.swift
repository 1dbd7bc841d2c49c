import TableFormat

/// The objects of a card and their members, as `Rules/card.json` declares them.
struct CardSchema {
    struct Member {
        let name: String
        let row: Int
        let type: MemberType
        let choices: [String]
        let firstChoice: Int
        let object: String?
    }

    /// The object at the root.
    static let card = "card"

    let customType: String
    private(set) var members: [String: [Member]] = [:]
    private(set) var kinds: [String: Int] = [:]
    private var objects: [String: Int] = [:]

    init(customType: String) { self.customType = customType }

    func member(_ name: String, of object: String) -> Member? { members[object]?.first { $0.name == name } }

    mutating func add(
        _ value: SourceValue?, kinds files: [DetailFile], to tables: inout RuleTables, _ diagnostics: Diagnostics
    ) {
        guard let value, let declared = value.entries(diagnostics) else { return }
        for (index, object) in declared.enumerated() { objects[object.name] = index }
        for object in declared {
            let first = tables.members.count
            let added = (object.value.entries(diagnostics) ?? []).compactMap { entry in
                member(entry.name, entry.value, &tables, diagnostics)
            }
            if added.count > RuleLayout.maximumMembers {
                diagnostics.report(
                    "rules.tooManyMembers", at: object.value,
                    "an object has at most \(RuleLayout.maximumMembers) members")
            }
            members[object.name] = added
            tables.objects.add([tables.texts.intern(object.name), first, tables.members.count - first])
        }
        if objects[CardSchema.card] == nil {
            diagnostics.report("rules.noCard", at: value, "there is no object 'card'")
        }
        for file in files {
            guard let object = objects[file.kind] else {
                diagnostics.report(
                    "rules.noObject", at: value, "there is no object '\(file.kind)' for the kind of that name")
                continue
            }
            let types = tables.addList(file.types + [customType])
            kinds[file.kind] = tables.kinds.add([tables.texts.intern(file.kind), object, types.first, types.count])
        }
    }

    private func member(
        _ name: String, _ value: SourceValue, _ tables: inout RuleTables, _ diagnostics: Diagnostics
    ) -> Member? {
        guard let source = value.object(["type", "of", "required"], diagnostics), let word = source.text("type") else {
            return nil
        }
        guard let type = MemberType(rawValue: word), let place = source.optional("type") else {
            let known = MemberType.allCases.map(\.rawValue).joined(separator: ", ")
            diagnostics.report("rules.memberType", at: value, "unknown type '\(word)'; one of \(known)")
            return nil
        }
        let choices = type == .choice ? source.texts("of") ?? [] : []
        let object = type == .items || type == .object ? source.text("of") : nil
        if let object, objects[object] == nil {
            diagnostics.report("rules.noObject", at: place, "there is no object '\(object)'")
        }
        let list = tables.addList(choices)
        let row = tables.members.add([
            tables.texts.intern(name), MemberType.allCases.firstIndex(of: type),
            source.optionalBool("required") == true ? 1 : 0,
            object.flatMap { objects[$0] }, list.first, list.count,
        ])
        return Member(name: name, row: row, type: type, choices: choices, firstChoice: list.first, object: object)
    }
}
