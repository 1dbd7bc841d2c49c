import Findings
import JSONText
import PostalAddresses

extension CardCheck {
    /// The name under which findings and suggestions speak of the country itself.
    private static let countryField = "country"

    func address(_ item: JSONNode, _ found: FoundMembers, _ kind: KindSchema) {
        if let country = found[kind.position(.country)], let fields = found[kind.position(.fields)] {
            self.fields(fields, country)
        }
    }

    /// The fields of an address by themselves.
    func fields(_ fields: JSONNode, _ country: JSONNode) {
        guard var check = withText(of: country, { tables.addresses.begin(country: $0) }),
            isWithinLimit(nodes.members(of: fields), fields)
        else { return }
        for member in nodes.members(of: fields) where nodes.kind(member.value) != .null {
            _ = withText(of: member.name) { name in
                if withText(of: member.value, { _ = check.field(name, $0) }) != nil { return }
                // A number is looked at as its digits, so that a field that is there is not called missing as well.
                let number = document.numberText(of: member.value)
                if let number { check.field(name, number.utf8Span.span) }
                report(
                    RuleCode.wrongType, at: member.value, range: document.sourceRange(member.value),
                    [Parameter("member", document.string(of: member.name) ?? ""), Parameter("expected", "text")],
                    number.map { Repair($0, .proposed) })
            }
        }
        for found in check.finish() {
            // A name that is there twice is reported by the reader.
            if found.finding.code == AddressCode.repeatedField.rawValue, !document.duplicates.isEmpty { continue }
            report(found, country: country, fields: fields)
        }
    }

    private func report(_ found: AddressFinding, country: JSONNode, fields: JSONNode) {
        var finding = found.finding
        let node = found.entry.flatMap { value($0, of: fields) }
        // One suggestion is a repair; several are a choice.
        let isRepair = finding.repair == nil && found.suggestions.count == 1
        let fixes = isRepair ? found.suggestions[0].fields : []
        if node != nil, fixes.count == 1, fixes[0].name == found.field {
            finding.repair = Repair(fixes[0].value, .proposed)
        }
        report([finding], at: node ?? (found.field == CardCheck.countryField ? country : fields))
        guard finding.repair == nil else { return }
        for fix in fixes { repairLast(operation(fix, country: country, fields: fields)) }
        let isMoved = found.finding.code == AddressCode.unusedField.rawValue && !fixes.isEmpty
        if isMoved, let node, !fixes.contains(where: { [CardCheck.countryField, found.field].contains($0.name) }) {
            repairLast(PatchOperation(.remove, path: document.pointer(to: node).description))
        }
    }

    /// The value that was checked as entry `index`: the texts and numbers of the object, counted from 0.
    private func value(_ index: Int, of fields: JSONNode) -> JSONNode? {
        var next = 0
        for member in nodes.members(of: fields) where [.string, .number].contains(nodes.kind(member.value)) {
            if next == index { return member.value }
            next += 1
        }
        return nil
    }

    /// A repair that lies in another field than the problem.
    private func operation(
        _ field: PostalAddress.Field, country: JSONNode, fields: JSONNode
    ) -> PatchOperation {
        let isCountry = field.name == CardCheck.countryField
        let node = isCountry ? country : document.member(field.name, of: fields)
        let path = node.map(document.pointer(to:)) ?? document.pointer(to: fields).appending(field.name)
        return PatchOperation(node == nil ? .add : .replace, path: path.description, value: field.value)
    }
}
