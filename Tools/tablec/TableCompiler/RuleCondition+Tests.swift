import JSONText
import TableFormat

extension RuleConditionReader {
    /// What is asked of one member: its value, one of several, or what an object says of it.
    func test(
        _ scope: TestScope, _ member: CardSchema.Member, _ place: SourceValue, _ value: SourceValue
    ) -> RuleCondition? {
        switch value.kind {
        case .null: return .not(.test(RuleTest(action: .given, scope: scope, member: member, place: place)))
        case .bool:
            guard member.type == .flag else { return mismatch(member, "true or false", value) }
            let test = RuleCondition.test(RuleTest(action: .flag, scope: scope, member: member, place: place))
            return value.bool(diagnostics) == true ? test : .not(test)
        case .string: return texts([value], scope, member, place)
        case .number: return number(value, scope, member, place)
        case .array:
            let listed = value.array(diagnostics) ?? []
            if listed.allSatisfy({ $0.kind == .string }) { return texts(listed, scope, member, place) }
            let parts = listed.compactMap { test(scope, member, place, $0) }
            return parts.count == listed.count ? .any(parts) : nil
        case .object: return qualities(scope, member, place, value)
        }
    }

    private func texts(
        _ values: [SourceValue], _ scope: TestScope, _ member: CardSchema.Member, _ place: SourceValue
    ) -> RuleCondition? {
        let allowed: [String]? =
            switch member.type {
            case .choice: member.choices
            case .kindType: schema.kind(object)?.types ?? []
            case .text, .name, .phone, .email, .region: nil
            default: []
            }
        if allowed?.isEmpty == true, let first = values.first { return mismatch(member, "text", first) }
        var wanted: [String] = []
        for value in values {
            guard let word = value.text(diagnostics) else { return nil }
            if let allowed, !allowed.contains(word) {
                if member.type == .kindType, diagnostics.isInDoubt(.type, word, of: object) { return nil }
                let hint = NearestName.hint(word, among: allowed)
                diagnostics.report("rules.unknownValue", at: value, "'\(member.name)' is never '\(word)'\(hint)")
                return nil
            }
            wanted.append(word)
        }
        if wanted.isEmpty { diagnostics.report("rules.emptyCondition", at: place, "none of no values") }
        return .test(RuleTest(action: .text, scope: scope, member: member, texts: wanted, place: place))
    }

    private func number(
        _ value: SourceValue, _ scope: TestScope, _ member: CardSchema.Member, _ place: SourceValue
    ) -> RuleCondition? {
        guard member.type == .number else { return mismatch(member, "number", value) }
        guard let number = value.integer(diagnostics) else { return nil }
        return .test(
            RuleTest(action: .number, scope: scope, member: member, low: number, high: number, place: place))
    }

    private func qualities(
        _ scope: TestScope, _ member: CardSchema.Member, _ place: SourceValue, _ value: SourceValue
    ) -> RuleCondition? {
        let known = ["given", "valid", "blank", "atLeast", "atMost", "length", "characters", "sameAs", "numberType"]
        guard let source = value.object(known, diagnostics) else { return nil }
        var parts: [RuleCondition] = []
        func add(_ test: RuleTest, isNegated: Bool = false) {
            parts.append(isNegated ? .not(.test(test)) : .test(test))
        }
        func isText(_ what: String, _ place: SourceValue) -> Bool {
            if [.text, .name, .phone, .email, .region, .choice, .kindType].contains(member.type) { return true }
            return mismatch(member, what, place) != nil
        }
        if let wanted = source.optionalBool("given") {
            add(RuleTest(action: .given, scope: scope, member: member, place: place), isNegated: !wanted)
        }
        if let wanted = source.optionalBool("valid") {
            add(RuleTest(action: .valid, scope: scope, member: member, place: place), isNegated: !wanted)
        }
        if let place = source.optional("blank"), let wanted = place.bool(diagnostics), isText("letters", place) {
            add(RuleTest(action: .blank, scope: scope, member: member, place: place), isNegated: !wanted)
        }
        if let bounds = bounds(source, least: member.type == .number ? -RuleLayout.unbounded + 1 : 0) {
            if member.type == .number {
                add(
                    RuleTest(
                        action: .number, scope: scope, member: member, low: bounds.low, high: bounds.high, place: place)
                )
            } else if [.items, .names, .references].contains(member.type) {
                add(
                    RuleTest(
                        action: .count, scope: scope, member: member, low: bounds.low, high: bounds.high, place: place))
            } else {
                _ = mismatch(member, "size; a text has a 'length'", place)
            }
        }
        if let place = source.optional("length"), let length = place.object(["atLeast", "atMost"], diagnostics),
            isText("length", place), let bounds = bounds(length, least: 0)
        {
            add(
                RuleTest(
                    action: .length, scope: scope, member: member, low: bounds.low, high: bounds.high, place: place))
        }
        if let place = source.optional("characters"), let name = place.text(diagnostics), isText("characters", place),
            let row = characters(name, place)
        {
            add(RuleTest(action: .characters, scope: scope, member: member, characters: row, place: place))
        }
        if let place = source.optional("sameAs"), let name = place.text(diagnostics),
            let found = self.member(name, place),
            isText("text", place)
        {
            if found.member.type != member.type {
                diagnostics.report(
                    "rules.type", at: place,
                    "'\(member.name)' is a \(member.type.rawValue), '\(name)' a \(found.member.type.rawValue)")
            }
            add(
                RuleTest(
                    action: .same, scope: scope, member: member, otherScope: found.scope, other: found.member,
                    place: place))
        }
        if let place = source.optional("numberType"), let test = numberType(place, scope, member) { add(test) }
        if parts.isEmpty {
            if value.entries(diagnostics)?.isEmpty == true {
                diagnostics.report("rules.emptyCondition", at: value, "a condition that says nothing")
            }
            return nil
        }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    /// The numbers of `atLeast` and `atMost`, if there is one.
    func bounds(_ source: SourceObject, least: Int) -> (low: Int, high: Int)? {
        let low = source.optional("atLeast").flatMap { bound($0, least: least) }
        let high = source.optional("atMost").flatMap { bound($0, least: least) }
        if low == nil, high == nil { return nil }
        if let low, let high, low > high {
            diagnostics.report("rules.unreachable", at: source.value, "nothing is at least \(low) and at most \(high)")
        }
        return (low ?? -RuleLayout.unbounded, high ?? RuleLayout.unbounded)
    }

    /// A number, or the name of a limit, that can be meant.
    func bound(_ value: SourceValue, least: Int) -> Int? {
        guard let number = number(value) else { return nil }
        if number < least || number >= RuleLayout.unbounded {
            diagnostics.report(
                "rules.bound", at: value,
                "\(number) is out of reach; give a number from \(least) to \(RuleLayout.unbounded - 1)")
            return nil
        }
        return number
    }

    /// A number, or the name of a limit.
    func number(_ value: SourceValue) -> Int? {
        guard value.kind == .string, let name = value.text(diagnostics) else { return value.integer(diagnostics) }
        return limits.value(name, at: value, diagnostics)
    }

    /// The row of a class of characters.
    func characters(_ name: String, _ place: SourceValue) -> Int? {
        if let row = classes[name] {
            limits.limits.classes.insert(row)
            return row
        }
        if !diagnostics.isInDoubt(.characterClass, name, of: object),
            !diagnostics.isInDoubt(.characterClass, name, of: "")
        {
            let hint = NearestName.hint(name, among: classes.keys.sorted())
            diagnostics.report("rules.unknownClass", at: place, "there is no class '\(name)'\(hint)")
        }
        return nil
    }
}
