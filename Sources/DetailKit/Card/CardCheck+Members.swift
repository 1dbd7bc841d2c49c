import Findings
import JSONText
import TableFormat

extension CardCheck {
    /// Checks the members of an object against its schema and gives those it knows. Values of a wrong type are reported and
    /// left out. `extra` is a member that this object may have besides.
    func members(
        of node: JSONNode, _ object: ObjectSchema, extra: StaticString? = nil
    ) -> FoundMembers {
        var found = memberMemory.take(object.memberCount)
        for member in nodes.members(of: node) {
            guard let place = place(of: member.name, in: object) else {
                if let extra, document.text(of: member.name, equals: extra) { continue }
                reportUnknown(member.name, in: object)
                continue
            }
            // A repeated member is reported by the reader; the first one counts.
            if found.has(place) { continue }
            if isSettled(member.value, object.entries + place) {
                found.add(member.value, at: place)
            } else {
                check(member.value, row: object.firstMember + place, place, &found)
            }
        }
        if object.required & ~found.places != 0 { reportMissing(found, in: node, object) }
        if object.conditional != 0 { conditionalMembers(of: node, object, found) }
        return found
    }

    /// The place of a name among the members of its object.
    @inline(__always)
    func place(of name: JSONNode, in object: ObjectSchema) -> Int? {
        guard let text = nodes.plainText(of: name) else {
            return withText(of: name) { object.position($0) } ?? nil
        }
        return object.position(text, start: nodes.start(of: text))
    }

    /// Whether a value is right altogether, as far as that is seen at once: it is of a kind of which all are right, or one of
    /// the texts that it can be.
    @inline(__always)
    private func isSettled(_ value: JSONNode, _ entry: UnsafePointer<MemberEntry>) -> Bool {
        nodes.isKind(value, in: entry.pointee.settled)
            || entry.pointee.textCount > 0 && isListed(value, entry.pointee.firstText, entry.pointee.textCount)
    }

    private func reportMissing(_ found: FoundMembers, in node: JSONNode, _ object: ObjectSchema) {
        for place in 0..<object.memberCount where !found.has(place) {
            let row = object.firstMember + place
            if rules.isRequired(row), !found.isUnusable(place) {
                report(RuleCode.missingMember, at: node, [Parameter("member", rules.memberName(row))])
            }
        }
    }

    /// Whether an object has a member, of whatever type. What is there but wrong is not missing as well.
    func isGiven(_ row: Int, in node: JSONNode) -> Bool {
        document.member(rules.memberName(row), of: node).map { nodes.kind($0) != .null } ?? false
    }

    private func reportUnknown(_ name: JSONNode, in object: ObjectSchema) {
        // A repeated member is reported as such; once is enough.
        guard !isFull, !document.duplicates.contains(where: { $0.name == name }) else { return }
        let known = (0..<object.memberCount).map { rules.memberName(object.firstMember + $0) }
        var parameters = [Parameter("member", document.string(of: name) ?? "")]
        if let nearest = nearest(to: name, among: known) { parameters.append(Parameter("nearest", nearest)) }
        report(RuleCode.unknownMember, at: name, parameters)
    }

    /// Takes a value that has its member's type. A null stands for a missing value.
    private func check(
        _ value: JSONNode, row: Int, _ place: Int, _ found: inout FoundMembers
    ) {
        if case .references = rules.memberType(row), areKnownNames(value, of: row) {
            found.settled |= 1 << UInt32(truncatingIfNeeded: place)
        } else if !check(value, row: row) {
            if nodes.kind(value) != .null { found.markUnusable(place) }
            return
        }
        found.add(value, at: place)
    }

    private func check(_ value: JSONNode, row: Int) -> Bool {
        let found = nodes.kind(value)
        if found == .null { return false }
        switch rules.memberType(row) {
        case .text: return expect(found == .string, "text", value, row) && checkText(value, row)
        case .flag: return expect(found == .bool, "flag", value, row)
        case .number: return expect(nodes.integer(of: value) != nil, "number", value, row) && checkNumber(value, row)
        case .region, .email, .name, .phone: return expect(found == .string, "text", value, row)
        case .choice: return expect(found == .string, "text", value, row) && checkChoice(value, row)
        case .kindType: return expect(found == .string, "text", value, row) && checkType(value, row)
        case .names, .references: return expect(found == .array, "texts", value, row) && checkTexts(value, row)
        case .sharing: return expect(found == .array || found == .object, "sharing", value, row)
        case .items: return expect(found == .array, "list", value, row)
        case .fields, .object: return expect(found == .object, "object", value, row)
        }
    }

    func expect(_ holds: Bool, _ expected: String, _ value: JSONNode, _ row: Int) -> Bool {
        if !holds { reportType(expected, value, rules.memberName(row)) }
        return holds
    }

    func reportType(_ expected: String, _ value: JSONNode, _ member: String) {
        report(RuleCode.wrongType, at: value, [Parameter("member", member), Parameter("expected", expected)])
    }

    /// Reports what is no text; the texts of the list count all the same.
    private func checkTexts(_ list: JSONNode, _ row: Int) -> Bool {
        guard isWithinLimit(nodes.elements(of: list), list) else { return false }
        for element in nodes.elements(of: list) where nodes.kind(element) != .string {
            // What the member must be, of which the element is the part that is not.
            reportType("texts", element, rules.memberName(row))
        }
        return true
    }

    /// Looks at the size of a collection before its items, so that a hostile one costs nothing.
    func isWithinLimit(_ items: some Sequence, _ node: JSONNode) -> Bool {
        let limit = rules.limits.items
        let count = items.reduce(0) { count, _ in count + 1 }
        if count <= limit { return true }
        report(RuleCode.tooManyItems, at: node, [Parameter("count", count), Parameter("limit", limit)])
        return false
    }

    private func checkChoice(_ value: JSONNode, _ row: Int) -> Bool {
        let (first, count) = (rules.entries[row].firstText, rules.entries[row].textCount)
        if isListed(value, first, count) { return true }
        let allowed = rules.list(first, count).joined(separator: ", ")
        report(
            RuleCode.unknownChoice, at: value,
            [Parameter("member", rules.memberName(row)), Parameter("allowed", allowed)])
        return false
    }

    private func checkType(_ value: JSONNode, _ row: Int) -> Bool {
        let (first, count) = (rules.entries[row].firstText, rules.entries[row].textCount)
        if isListed(value, first, count) { return true }
        let allowed = rules.list(first, count).joined(separator: ", ")
        report(RuleCode.unknownType, at: value, [Parameter("allowed", allowed)])
        return false
    }

    /// Whether a text is one of a run of the list table.
    func isListed(_ value: JSONNode, _ first: Int, _ count: Int) -> Bool {
        let rows = first..<max(first, min(first + count, rules.listEntries.count))
        guard let text = nodes.plainText(of: value) else {
            return rows.contains { nodes.isText(value, rules.listEntries[$0].utf8) }
        }
        let start = nodes.start(of: text)
        for row in rows {
            let entry = rules.listEntries.start + row
            if entry.pointee.start == start, entry.pointee.length == text.count,
                text.count <= 8 || nodes.isText(value, entry.pointee.utf8)
            {
                return true
            }
        }
        return false
    }
}
