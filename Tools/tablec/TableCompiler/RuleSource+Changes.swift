import JSONText
import TableFormat

extension RuleSource {
    /// The members that stay as they are: a row each.
    func unchanged() -> [Operation] {
        guard let listed = source.optional(action) else { return [] }
        let names = listed.kind == .array ? listed.array(diagnostics) ?? [] : [listed]
        return names.compactMap { place in
            guard let name = place.text(diagnostics) else { return nil }
            guard let member = schema.member(name, of: object, at: place, diagnostics) else { return nil }
            let types: [MemberType] = [
                .text, .name, .phone, .email, .region, .choice, .kindType, .number, .flag,
            ]
            guard types.contains(member.type) else {
                diagnostics.report("rules.type", at: place, "a \(member.type.rawValue) is not compared as a whole")
                return nil
            }
            return Operation(action: .unchanged, subject: .change, member: member.row, object: object)
        }
    }

    func kept() -> Operation? {
        guard let place = source.optional(action), let isKept = place.bool(diagnostics), let collection = collection()
        else { return nil }
        if !isKept { diagnostics.report("rules.unreachable", at: place, "a rule that asks for nothing") }
        return Operation(
            action: .kept, subject: .change, collection: collection.row, condition: source.optional("unlessAnother"),
            object: object)
    }
}
