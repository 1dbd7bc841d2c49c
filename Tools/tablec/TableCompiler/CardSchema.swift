import TableFormat

/// The objects of a card and their members: those of `Rules/card.json`, and one for each file of `Rules/details`.
struct CardSchema {
    struct Member {
        let name: String
        let row: Int
        let type: MemberType

        /// The values of a choice.
        let choices: [String]

        /// The object of an item or value.
        let object: String?
        let source: SourceObject
    }

    struct Kind {
        let row: Int
        let name: String
        let check: DetailCheck

        /// The types of a detail, with the custom one.
        let types: [String]
    }

    /// The object at the root.
    static let card = "card"

    /// A card before and after a change.
    static let change = "change"

    /// The object that says which circles see a detail, or each part of it.
    static let sharing = "sharing"

    let customType: String
    private(set) var members: [String: [Member]] = [:]
    private(set) var kinds: [Kind] = []

    /// What the values of members are bounded by, by their rows.
    var bounds: [Int: RuleValue.Bounds] = [:]
    private var objects: [String: Int] = [:]

    init(customType: String) { self.customType = customType }

    func member(_ name: String, of object: String) -> Member? { members[object]?.first { $0.name == name } }

    func kind(_ name: String?) -> Kind? { kinds.first { $0.name == name } }

    mutating func add(
        _ value: SourceValue?, kinds files: [DetailFile], to tables: inout RuleTables, _ diagnostics: Diagnostics
    ) {
        guard let value, let declared = value.entries(diagnostics) else { return }
        let own = files.map { (name: $0.kind, members: $0.members?.entries(diagnostics) ?? [], file: $0) }
        for (index, name) in (declared.map(\.name) + own.map(\.name)).enumerated() { objects[name] = index }
        for object in declared {
            var entries = object.value.entries(diagnostics) ?? []
            if object.name == CardSchema.card { entries += collections(files, entries.map(\.name), diagnostics) }
            add(object.name, entries, at: object.value, files, &tables, diagnostics)
        }
        if objects[CardSchema.card] == nil {
            diagnostics.report("rules.noCard", at: value, "there is no object 'card'")
        }
        for object in own {
            if object.file.members == nil {
                diagnostics.report("table.missingMember", at: object.file.file.root, "member 'members' is missing")
            }
            if declared.contains(where: { $0.name == object.name }) {
                diagnostics.report(
                    "rules.kind", at: object.file.file.root, "'\(object.name)' is the name of another object")
            }
            let place = object.file.members ?? object.file.file.root
            add(object.name, object.members, at: place, files, &tables, diagnostics)
            addKind(object.file, &tables, diagnostics)
        }
        for (name, object) in members {
            for member in object { resolve(member, of: name, object, &tables, diagnostics) }
        }
    }

    /// The collections that kinds declare, as members of the card.
    private func collections(
        _ files: [DetailFile], _ known: [String], _ diagnostics: Diagnostics
    ) -> [SourceValue.Entry] {
        var names = Set(known)
        return files.compactMap { file in
            guard let place = file.collection, let name = place.text(diagnostics) else { return nil }
            guard names.insert(name).inserted else {
                diagnostics.report("rules.duplicateMember", at: place, "the card has a member '\(name)' already")
                return nil
            }
            return (name, place, place)
        }
    }

    private mutating func add(
        _ name: String, _ entries: [SourceValue.Entry], at place: SourceValue, _ files: [DetailFile],
        _ tables: inout RuleTables, _ diagnostics: Diagnostics
    ) {
        let first = tables.members.count
        var added: [Member] = []
        for entry in entries {
            // A collection is declared by the file of its kind.
            let file = files.first {
                $0.collection.map { $0.node == entry.value.node && $0.file === entry.value.file } ?? false
            }
            if RuleCondition.words.contains(entry.name) || entry.name.contains(".") {
                diagnostics.report(
                    "rules.memberName", at: entry.nameValue, "'\(entry.name)' means something else in a condition")
            }
            if let file, name == CardSchema.card {
                added.append(collection(entry, file, &tables, diagnostics))
            } else if let member = member(entry, &tables, diagnostics) {
                added.append(member)
            }
        }
        if added.count > RuleLayout.maximumMembers {
            diagnostics.report(
                "rules.tooManyMembers", at: place, "an object has at most \(RuleLayout.maximumMembers) members")
        }
        members[name] = added
        tables.objects.add([tables.texts.intern(name), first, tables.members.count - first])
    }

    private func collection(
        _ entry: SourceValue.Entry, _ file: DetailFile, _ tables: inout RuleTables, _ diagnostics: Diagnostics
    ) -> Member {
        let row = tables.members.add([
            tables.texts.intern(entry.name), MemberType.allCases.firstIndex(of: .items), 0, objects[file.kind],
        ])
        let source = SourceObject(value: entry.value, entries: [], diagnostics: diagnostics)
        return Member(name: entry.name, row: row, type: .items, choices: [], object: file.kind, source: source)
    }

    private func member(
        _ entry: SourceValue.Entry, _ tables: inout RuleTables, _ diagnostics: Diagnostics
    ) -> Member? {
        let known = ["type", "of", "to", "required", "filled", "minimum", "maximum", "characters", "region", "source"]
        guard let source = entry.value.object(known, diagnostics), let place = source.required("type"),
            let word = place.text(diagnostics)
        else { return nil }
        guard let type = MemberType(rawValue: word), type != .items else {
            let known = MemberType.allCases.filter { $0 != .items }.map(\.rawValue).joined(separator: ", ")
            diagnostics.report("rules.memberType", at: place, "unknown type '\(word)'; one of \(known)")
            return nil
        }
        let choices = type == .choice ? source.texts("of") ?? [] : []
        let object = type == .object ? source.text("of") : nil
        if let object, let place = source.optional("of"), objects[object] == nil {
            diagnostics.report("rules.noObject", at: place, "there is no object '\(object)'")
        }
        let list = tables.addList(choices)
        let row = tables.members.add([
            tables.texts.intern(entry.name), MemberType.allCases.firstIndex(of: type), 0,
            object.flatMap { objects[$0] }, list.first, list.count,
        ])
        return Member(name: entry.name, row: row, type: type, choices: choices, object: object, source: source)
    }

    private mutating func addKind(_ file: DetailFile, _ tables: inout RuleTables, _ diagnostics: Diagnostics) {
        var check = DetailCheck.none
        if let place = file.check, let word = place.text(diagnostics) {
            if let known = DetailCheck(rawValue: word) {
                check = known
            } else {
                let known = DetailCheck.allCases.map(\.rawValue).joined(separator: ", ")
                diagnostics.report("rules.check", at: place, "unknown check '\(word)'; one of \(known)")
            }
            for needed in check.members where member(needed.name, of: file.kind)?.type != needed.type {
                diagnostics.report(
                    "rules.check", at: place,
                    "the check '\(word)' needs a member '\(needed.name)' of type \(needed.type.rawValue)")
            }
        }
        let types = file.types + [customType]
        let list = tables.addList(types)
        let row = tables.kinds.add([
            tables.texts.intern(file.kind), objects[file.kind], list.first, list.count,
            DetailCheck.allCases.firstIndex(of: check),
        ])
        kinds.append(Kind(row: row, name: file.kind, check: check, types: types))
    }

    /// Sets what a member says of other members.
    private func resolve(
        _ member: Member, of object: String, _ siblings: [Member], _ tables: inout RuleTables,
        _ diagnostics: Diagnostics
    ) {
        func set(_ name: String, _ wanted: [MemberType], _ found: (String) -> Member?) {
            guard let place = member.source.optional(name), let word = place.text(diagnostics) else { return }
            guard let other = found(word), wanted.contains(other.type) else {
                let types = wanted.map(\.rawValue).joined(separator: " or ")
                return diagnostics.report(
                    "rules.unknownField", at: place, "there is no member '\(word)' of type \(types)")
            }
            tables.members.set(member.row, RuleLayout.Member.other.rawValue, other.row)
        }
        if member.type == .references || member.type == .sharing {
            _ = member.source.required("to")
            set("to", [.names]) { self.member($0, of: CardSchema.card) }
        }
        if member.type == .phone || member.type == .fields {
            set("region", [.region]) { name in siblings.first { $0.name == name } }
        }
        if member.type == .object, member.object == CardSchema.card || member.object == CardSchema.change,
            object != CardSchema.change, let place = member.source.optional("of")
        {
            diagnostics.report("rules.noObject", at: place, "a '\(member.object ?? "")' is in no other object")
        }
        // Fields are those of a country, which the check of addresses finds by itself.
        if member.type == .fields, kind(object)?.check != .address { _ = member.source.required("region") }
    }
}
