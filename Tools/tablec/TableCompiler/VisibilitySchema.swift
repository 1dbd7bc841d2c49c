import TableFormat

/// Who sees what of a card: `"visibility"` in `Rules/card.json`.
struct VisibilitySchema {
    private static let members = ["source", "circles", "kinds", "name", "avatar", "initials", "summary"]

    /// What can be shown: an object or a list is not.
    private static let shownTypes: [MemberType] = MemberType.texts + [.number, .flag, .fields]

    let schema: CardSchema
    private var cards = RecordTable.Builder(VisibilityLayout.Card.roles)
    private var kinds = RecordTable.Builder(VisibilityLayout.Kind.roles)
    private var shown = RecordTable.Builder(VisibilityLayout.Shown.roles)
    private var summaries = RecordTable.Builder(VisibilityLayout.Summary.roles)

    init(schema: CardSchema) { self.schema = schema }

    /// - Parameter files: the files of kinds, which may say by themselves who sees their details.
    mutating func add(
        _ value: SourceValue?, kinds files: [DetailFile], to tables: inout RuleTables, _ diagnostics: Diagnostics
    ) {
        guard let object = value?.object(VisibilitySchema.members, diagnostics), object.text("source") != nil else {
            return
        }
        let circles = member(object.required("circles"), of: CardSchema.card, [.names], diagnostics)
        let listed = object.required("kinds")?.entries(diagnostics) ?? []
        for kind in listed { add(kind.name, kind, diagnostics) }
        let names = listed.map(\.name)
        for file in files where file.collection != nil { add(file, isListed: names.contains(file.kind), diagnostics) }
        let name = object.required("name")?.object(["kind", "member", "where"], diagnostics)
        let nameKind = self.kind(name?.required("kind"), diagnostics)
        let avatar = object.required("avatar")?.object(["kind", "photo", "shows"], diagnostics)
        let avatarKind = self.kind(avatar?.required("kind"), diagnostics)
        let first = shown.count
        for place in avatarKind == nil ? [] : avatar?.array("shows") ?? [] {
            guard let member = member(place, of: avatarKind?.object ?? "", VisibilitySchema.shownTypes, diagnostics)
            else {
                continue
            }
            shown.add([member.row, nil, 0])
        }
        let choice: VisibilityLayout.AvatarChoice? = word(avatar?.required("photo"), diagnostics)
        let initials = object.required("initials")?.object(["particles"], diagnostics)
        let particles = tables.addList(initials?.texts("particles") ?? [])
        let summary = object.required("summary")?.object(["separator", "parts"], diagnostics)
        for (place, part) in (summary?.array("parts") ?? []).enumerated() {
            for choice in part.array(diagnostics) ?? [] { add(choice, part: place, to: &tables, diagnostics) }
        }
        cards.add([
            circles?.row, nameKind?.row,
            nameKind.flatMap { member(name?.required("member"), of: $0.object, MemberType.texts, diagnostics)?.row },
            nameKind.flatMap { member(name?.required("where"), of: $0.object, [.flag], diagnostics)?.row },
            avatarKind?.row, choice.flatMap(VisibilityLayout.AvatarChoice.allCases.firstIndex), first,
            shown.count - first,
            tables.texts.intern(summary?.text("separator") ?? ""), particles.first, particles.count,
        ])
    }

    func add(to image: inout ImageBuilder) {
        image.add(VisibilityLayout.Card.tag, cards)
        image.add(VisibilityLayout.Kind.tag, kinds)
        image.add(VisibilityLayout.Shown.tag, shown)
        image.add(VisibilityLayout.Summary.tag, summaries)
    }

    /// One kind: the members that name circles, and those that are shown. What is not listed is shown to nobody.
    private mutating func add(_ name: String, _ entry: SourceValue.Entry, _ diagnostics: Diagnostics) {
        let known = ["circles", "always", "sharing", "shows", "perField", "own"]
        guard let row = schema.kind(name)?.row else {
            let hint = NearestName.hint(name, among: schema.kinds.map(\.name))
            return diagnostics.report("rules.noKind", at: entry.nameValue, "there is no kind '\(name)'\(hint)")
        }
        guard let object = entry.value.object(known, diagnostics) else { return }
        let shared = object.optionalArray("perField") ?? []
        let own = object.optional("own")?.entries(diagnostics) ?? []
        let shows = object.array("shows") ?? []
        let first = shown.count
        let names = shows.compactMap { $0.text(diagnostics) }
        for (place, value) in shows.enumerated() {
            guard let member = member(value, of: name, VisibilitySchema.shownTypes, diagnostics) else { continue }
            let circles = own.first { $0.name == member.name }
                .flatMap { self.member($0.value, of: name, [.references], diagnostics) }
            let isShared = shared.contains { $0.text(diagnostics) == member.name }
            if names[..<place].contains(member.name) {
                diagnostics.report("rules.shownTwice", at: value, "'\(member.name)' is listed twice")
            }
            shown.add([member.row, circles?.row, isShared ? 1 : 0])
        }
        for place in shared + own.map(\.nameValue) {
            if let text = place.text(diagnostics), !names.contains(text) {
                diagnostics.report("rules.notShown", at: place, "'\(text)' is not among the members that are shown")
            }
        }
        if !names.isEmpty, !["circles", "always", "sharing"].contains(where: { object.optional($0) != nil }) {
            diagnostics.report(
                "rules.shownToNobody", at: entry.value,
                "nothing says who sees it: there is no 'circles', 'always' or 'sharing'")
        }
        kinds.add([
            row, member(object.optional("circles"), of: name, [.references], diagnostics)?.row,
            member(object.optional("always"), of: name, [.flag], diagnostics)?.row,
            member(object.optional("sharing"), of: name, [.object], diagnostics)?.row, first, shown.count - first,
        ])
    }

    /// A kind that says by itself who sees its details; nobody does when nothing is said.
    private mutating func add(_ file: DetailFile, isListed: Bool, _ diagnostics: Diagnostics) {
        if let own = file.visibility {
            guard isListed else { return add(file.kind, (file.kind, own, own), diagnostics) }
            diagnostics.report(
                "rules.shownTwice", at: own, "'\(RulesTopic.cardPath)' says already who sees a '\(file.kind)'")
        } else if !isListed, let kind = schema.kind(file.kind) {
            kinds.add([kind.row, nil, nil, nil, shown.count, 0])
        }
    }

    private mutating func add(
        _ choice: SourceValue, part: Int, to tables: inout RuleTables, _ diagnostics: Diagnostics
    ) {
        guard let object = choice.object(["kind", "member", "field", "form"], diagnostics),
            let kind = kind(object.required("kind"), diagnostics)
        else { return }
        let field = object.optionalText("field")
        let types = field == nil ? MemberType.texts : [.fields]
        guard let member = member(object.required("member"), of: kind.object, types, diagnostics) else { return }
        var form = VisibilityLayout.Form.saved
        if let place = object.optional("form") { form = word(place, diagnostics) ?? form }
        summaries.add([
            part, kind.row, member.row, field.map { tables.texts.intern($0) },
            VisibilityLayout.Form.allCases.firstIndex(of: form),
        ])
    }

    private func kind(_ place: SourceValue?, _ diagnostics: Diagnostics) -> (row: Int, object: String)? {
        guard let place, let name = place.text(diagnostics) else { return nil }
        if let kind = schema.kind(name) { return (kind.row, name) }
        let hint = NearestName.hint(name, among: schema.kinds.map(\.name))
        diagnostics.report("rules.noKind", at: place, "there is no kind '\(name)'\(hint)")
        return nil
    }

    private func member(
        _ place: SourceValue?, of object: String, _ types: [MemberType]?, _ diagnostics: Diagnostics
    ) -> CardSchema.Member? {
        guard let place, let name = place.text(diagnostics) else { return nil }
        guard let member = schema.member(name, of: object, at: place, diagnostics) else { return nil }
        if let types, !types.contains(member.type) {
            let wanted = types.map(\.rawValue).joined(separator: " or ")
            diagnostics.report(
                "rules.fieldType", at: place, "'\(name)' is of type '\(member.type.rawValue)', not \(wanted)")
            return nil
        }
        return member
    }

    private func word<Word: RawRepresentable<String> & CaseIterable>(
        _ place: SourceValue?, _ diagnostics: Diagnostics
    ) -> Word? {
        guard let place, let text = place.text(diagnostics) else { return nil }
        if let word = Word(rawValue: text) { return word }
        let hint = NearestName.hint(text, among: Word.allCases.map(\.rawValue))
        diagnostics.report("rules.unknownWord", at: place, "unknown word '\(text)'\(hint)")
        return nil
    }
}
