import JSONText
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

    /// The member of a name; one that is not there is told.
    func member(_ name: String, of object: String, at place: SourceValue, _ diagnostics: Diagnostics) -> Member? {
        if let member = member(name, of: object) { return member }
        if !diagnostics.isInDoubt(.member, name, of: object) {
            let hint = NearestName.hint(name, among: (members[object] ?? []).map(\.name))
            diagnostics.report("rules.unknownField", at: place, "'\(object)' has no member '\(name)'\(hint)")
        }
        return nil
    }

    func kind(_ name: String?) -> Kind? { kinds.first { $0.name == name } }

    mutating func add(
        _ value: SourceValue?, kinds files: [DetailFile], to tables: inout RuleTables, _ diagnostics: Diagnostics
    ) {
        guard let value, let declared = value.entries(diagnostics) else { return }
        let own = files.map { file in
            if file.members?.kind != .object { diagnostics.doubt(.member, of: file.kind) }
            return (name: file.kind, members: file.members?.entries(diagnostics) ?? [], file: file)
        }
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
            if object.file.members == nil, !object.file.source.means("members") {
                diagnostics.report("table.missingMember", at: object.file.file.root, "member 'members' is missing")
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
        var added: [SourceValue.Entry] = []
        // A name that we have taken is not a team's, whatever the order of the files.
        for file in files.filter({ !($0.collection?.isOverlaid ?? true) })
            + files.filter({ $0.collection?.isOverlaid ?? true })
        {
            guard let place = file.collection, let name = place.text(diagnostics) else {
                if file.source.means("collection") { diagnostics.doubt(.collection, file.kind, of: CardSchema.card) }
                continue
            }
            guard names.insert(name).inserted else {
                diagnostics.report(
                    "rules.duplicateMember", at: place,
                    "the card has a member '\(name)' already; choose another name for the collection of '\(file.kind)'")
                diagnostics.doubt(.collection, file.kind, of: CardSchema.card)
                continue
            }
            added.append((name, place, place))
        }
        // In the order of the files, so that an equal card gives an equal image.
        return files.compactMap { file in
            added.first { $0.value.node == file.collection?.node && $0.value.file === file.collection?.file }
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
            checkName(entry, of: name, diagnostics)
            if let file, name == CardSchema.card {
                added.append(collection(entry, file, &tables, diagnostics))
            } else if let member = member(entry, &tables, diagnostics) {
                added.append(member)
            } else {
                diagnostics.doubt(.member, entry.name, of: name)
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
            let hint = NearestName.hint(word, among: MemberType.allCases.filter { $0 != .items }.map(\.rawValue))
            diagnostics.report("rules.memberType", at: place, "unknown type '\(word)'\(hint)")
            return nil
        }
        checkUse(source, type, diagnostics)
        let choices = type == .choice ? self.choices(source, diagnostics) : []
        let object = type == .object ? source.text("of") : nil
        if let object, let place = source.optional("of"), objects[object] == nil {
            let hint = NearestName.hint(object, among: objects.keys.sorted())
            diagnostics.report("rules.noObject", at: place, "there is no object '\(object)'\(hint)")
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
                let hint = NearestName.hint(word, among: DetailCheck.allCases.map(\.rawValue))
                diagnostics.report("rules.check", at: place, "unknown check '\(word)'\(hint)")
            }
            for needed in check.members where member(needed.name, of: file.kind)?.type != needed.type {
                if diagnostics.isInDoubt(.member, needed.name, of: file.kind) { continue }
                diagnostics.report(
                    "rules.check", at: place,
                    "the check '\(word)' needs a member '\(needed.name)' of type \(needed.type.rawValue)")
            }
        }
        checkTypes(file, diagnostics)
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
        func set(_ name: String, _ wanted: [MemberType], among all: [Member]) {
            let found = { (name: String) in all.first { $0.name == name } }
            guard let place = member.source.optional(name), let word = place.text(diagnostics) else { return }
            guard let other = found(word), wanted.contains(other.type) else {
                let types = wanted.map(\.rawValue).joined(separator: " or ")
                let fitting = all.filter { wanted.contains($0.type) }.map(\.name)
                return diagnostics.report(
                    "rules.unknownField", at: place,
                    "there is no member '\(word)' of type \(types)\(NearestName.hint(word, among: fitting))")
            }
            tables.members.set(member.row, RuleLayout.Member.other.rawValue, other.row)
        }
        if member.type == .references || member.type == .sharing {
            _ = member.source.required("to")
            set("to", [.names], among: members[CardSchema.card] ?? [])
        }
        if member.type == .object, member.object == CardSchema.card || member.object == CardSchema.change,
            object != CardSchema.change, let place = member.source.optional("of")
        {
            diagnostics.report("rules.noObject", at: place, "a '\(member.object ?? "")' is in no other object")
        }
        if member.type == .phone || member.type == .fields { set("region", [.region], among: siblings) }
        // Fields are those of a country, which the check of addresses finds by itself.
        if member.type == .fields, kind(object)?.check != .address { _ = member.source.required("region") }
    }
}
