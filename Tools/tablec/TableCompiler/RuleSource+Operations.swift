import TableFormat

extension RuleSource {
    /// What the rule asks, by its word.
    func operations() -> [Operation] {
        switch action {
        case "require":
            return [Operation(action: .require, subject: subject, condition: source.optional(action), object: object)]
        case "unique": return unique().map { [$0] } ?? []
        case "atLeast": return counting(.atLeast).map { [$0] } ?? []
        case "atMost": return counting(.atMost).map { [$0] } ?? []
        case "exactly": return [counting(.atLeast), counting(.atMost)].compactMap { $0 }
        case "subset": return subset().map { [$0] } ?? []
        case "among": return among().map { [$0] } ?? []
        case "unchanged": return unchanged()
        case "kept": return kept().map { [$0] } ?? []
        case "keepAtLeast":
            guard let limit = source.optional(action).flatMap({ reader(object).bound($0, least: 0) }),
                let collection = collection()
            else {
                return []
            }
            return [
                Operation(
                    action: .keepAtLeast, subject: subject, collection: collection.row, limit: limit, object: object)
            ]
        case "each": return each().map { [$0] } ?? []
        default:
            guard let member = member(action, [.object]), let country = self.member("of", [.region]) else { return [] }
            guard subject == .item, member.object == CardSchema.sharing else {
                diagnostics.report(
                    "rules.subject", at: source.value,
                    "'\(action)' is about a member of a detail that is a '\(CardSchema.sharing)'")
                return []
            }
            return [
                Operation(
                    action: .layoutFields, subject: subject, member: member.row, other: country.row, object: object)
            ]
        }
    }

    /// The collection of the kind that the rule is about.
    func collection() -> CardSchema.Member? {
        let found = schema.members[CardSchema.card]?.first { $0.type == .items && $0.object == object }
        if found == nil, !diagnostics.isInDoubt(.collection, object, of: CardSchema.card) {
            diagnostics.report(
                "rules.subject", at: source.value,
                "'\(object)' has no collection, which '\(action)' is about; give its file a \"collection\"")
        }
        return found
    }

    /// The member that the rule names, of one of the types.
    private func member(_ word: String, of owner: String? = nil, _ types: [MemberType]) -> CardSchema.Member? {
        guard let place = source.required(word), let name = place.text(diagnostics) else { return nil }
        guard let member = schema.member(name, of: owner ?? object, at: place, diagnostics) else { return nil }
        guard types.contains(member.type) else {
            let known = types.map(\.rawValue).joined(separator: " or ")
            diagnostics.report(
                "rules.type", at: place,
                "'\(name)' is a \(member.type.rawValue), and not \(known), which '\(action)' needs")
            return nil
        }
        return member
    }

    private func unique() -> Operation? {
        guard let place = source.optional(action), let unique = place.object(["by", "compare"], diagnostics),
            let by = unique.required("by"), let name = by.text(diagnostics), let collection = collection()
        else { return nil }
        let compare = unique.optional("compare")
        let word = compare?.text(diagnostics) ?? "exact"
        var operation = Operation(
            action: .uniqueText, subject: .collection, collection: collection.row, object: object)
        switch name {
        case "key", "wideKey":
            operation.action = name == "key" ? .uniqueKey : .uniqueWideKey
            if let compare { diagnostics.report("rules.unusedMember", at: compare, "a key says how it is compared") }
            let types: [MemberType] = name == "key" ? MemberType.texts + [.number] : [.name, .email]
            guard let type = keyType(of: object), types.contains(type) else {
                let known = types.map(\.rawValue).joined(separator: ", ")
                diagnostics.report(
                    "rules.type", at: by,
                    "a \(name) is that of a member 'value', which '\(object)' has of none of these types: \(known)")
                return nil
            }
        default:
            guard let member = schema.member(name, of: object, at: by, diagnostics) else { return nil }
            guard [.text, .name, .phone, .email].contains(member.type) else {
                diagnostics.report("rules.type", at: by, "'\(name)' is a \(member.type.rawValue), and no text")
                return nil
            }
            operation.member = member.row
            guard ["exact", "folded"].contains(word) else {
                diagnostics.report("rules.comparison", at: compare ?? by, "texts are compared 'exact' or 'folded'")
                return nil
            }
            if word == "folded" { operation.action = .uniqueFolded }
        }
        return operation
    }

    /// The type of what the items of a kind are told apart by.
    private func keyType(of object: String?) -> MemberType? {
        object.flatMap { schema.member("value", of: $0) }?.type
    }

    private func counting(_ action: RuleAction) -> Operation? {
        guard let place = source.optional(self.action), let limit = reader(object).bound(place, least: 0),
            let collection = collection()
        else { return nil }
        return Operation(
            action: action, subject: .collection, collection: collection.row, limit: limit,
            isEach: problems.problems[problem].parameters.contains("first"), condition: source.optional("where"),
            object: object)
    }

    private func subset() -> Operation? {
        guard let member = member(action, [.references, .names]), let other = self.member("of", [.references, .names])
        else {
            return nil
        }
        return Operation(action: .subset, subject: subject, member: member.row, other: other.row, object: object)
    }

    private func among() -> Operation? {
        guard let collection = member(action, [.items]), let place = source.required("member") else { return nil }
        let kind = schema.kind(collection.object)
        let type = keyType(of: kind?.name).flatMap { MemberType.texts.contains($0) ? $0 : nil }
        guard let type else {
            diagnostics.report("rules.type", at: place, "the items of '\(collection.name)' have no key to be found by")
            return nil
        }
        guard let member = member("member", [type]) else { return nil }
        return Operation(
            action: .among, subject: subject, collection: collection.row, member: member.row,
            condition: source.optional("where"), object: kind?.name ?? object)
    }

    private func each() -> Operation? {
        guard let place = source.optional(action), let word = place.text(diagnostics) else { return nil }
        let actions: [RuleAction] = [.filled, .distinct, .known]
        guard let action = actions.first(where: { $0.rawValue == word }) else {
            let known = actions.map(\.rawValue).joined(separator: ", ")
            diagnostics.report("rules.action", at: place, "the names of a list are \(known)")
            return nil
        }
        guard subject == .list else {
            diagnostics.report("rules.subject", at: place, "'each' is about a list of names: say which by 'on'")
            return nil
        }
        if action == .known, object != CardSchema.card {
            diagnostics.report("rules.subject", at: place, "nothing refers to a list that a detail has itself")
            return nil
        }
        let list = source.optionalText("on").flatMap { schema.member($0, of: object) }
        return Operation(action: action, subject: .list, member: list?.row, object: object)
    }
}
