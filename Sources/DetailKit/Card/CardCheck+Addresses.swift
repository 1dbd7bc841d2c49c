import Findings
import JSONText
import PostalAddresses

extension CardCheck {
    /// The name under which findings and suggestions speak of the country itself.
    private static let countryField = "country"

    func address(_ item: JSONNode, _ found: FoundMembers, _ kind: KindSchema) {
        let country = found[kind.position(.country)]
        if let sharing = found[kind.position(.sharing)] { self.sharing(sharing, country) }
        guard let country, let fields = found[kind.position(.fields)],
            var check = withText(of: country, { tables.addresses.begin(country: $0) })
        else { return }
        guard isWithinLimit(nodes.members(of: fields), fields) else { return }
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

    /// Sharing field by field names only fields that the layout has.
    private func sharing(_ node: JSONNode, _ country: JSONNode?) {
        let found = members(of: node, schema.sharing)
        guard let shared = found[schema.sharingCircles] else { return }
        let isPerField =
            found[schema.sharingMode].map { nodes.isText($0, rules.listText(schema.perFieldMode)) } ?? false
        guard nodes.kind(shared) == (isPerField ? .object : .array) else {
            return reportType(
                isPerField ? "object" : "texts", shared,
                sharingCirclesName)
        }
        guard isPerField else { return sharedList(shared) }
        let regionCode = country.flatMap { withText(of: $0) { tables.addresses.begin(country: $0).regionCode } }
        let layout = (regionCode ?? nil).flatMap(tables.addresses.layout(for:))
        guard isWithinLimit(nodes.members(of: shared), shared) else { return }
        for member in nodes.members(of: shared) where nodes.kind(member.value) != .null {
            if let layout, withText(of: member.name, { layout.contains($0) }) == false {
                reportUnknownField(member.name, layout)
            }
            sharedList(member.value)
        }
    }

    /// A name that no field of the layout has, with those that there are and the one that was probably meant.
    private func reportUnknownField(_ node: JSONNode, _ layout: AddressLayout) {
        let field = document.string(of: node) ?? ""
        let fields = layout.fieldNames
        var parameters = [
            Parameter("field", field), Parameter("country", layout.regionCode),
            Parameter("fields", fields.joined(separator: ", ")),
        ]
        if let nearest = nearestWord(to: field, among: fields) { parameters.append(Parameter("nearest", nearest)) }
        report(RuleCode.unknownField, at: node, parameters)
    }

    private func sharedList(_ list: JSONNode) {
        if areKnownCircles(list) { return }
        let name = sharingCirclesName
        guard nodes.kind(list) == .array else { return reportType("texts", list, name) }
        guard isWithinLimit(nodes.elements(of: list), list) else { return }
        for element in nodes.elements(of: list) where nodes.kind(element) != .string {
            reportType("texts", element, name)
        }
        references(list)
    }

    private var sharingCirclesName: String {
        rules.memberName(schema.sharing.firstMember + (schema.sharingCircles ?? 0))
    }
}
