import Findings
import JSONText
import PostalAddresses
import TableFormat

extension CardCheck {
    /// Who sees a detail, or each part of it: the shape of what is said, and the names that are referred to.
    func sharing(_ found: FoundMembers, _ kind: KindSchema) {
        for place in 0..<kind.object.memberCount where kind.sharing & 1 << UInt32(place) != 0 {
            guard let node = found[place] else { continue }
            guard let shared = shared(node), nodes.kind(shared) == .object else { continue }
            layoutFields(shared, place, found, kind)
        }
    }

    /// Checks one way of sharing, and gives what is shared part by part or altogether; nil for what is of the wrong type.
    @discardableResult
    func shared(_ node: JSONNode) -> JSONNode? {
        let found = members(of: node, schema.sharing)
        guard let shared = found[schema.sharingCircles] else { return nil }
        let isPerField =
            found[schema.sharingMode].map { nodes.isText($0, rules.listEntries[schema.perFieldMode].utf8) } ?? false
        guard nodes.kind(shared) == (isPerField ? .object : .array) else {
            reportType(isPerField ? "object" : "texts", shared, rules.memberName(sharingCirclesRow))
            return nil
        }
        guard isPerField else {
            sharedList(shared)
            return shared
        }
        guard isWithinLimit(nodes.members(of: shared), shared) else { return nil }
        for member in nodes.members(of: shared) where nodes.kind(member.value) != .null { sharedList(member.value) }
        return shared
    }

    /// Sharing field by field names only fields that the layout has, where a rule asks for that.
    private func layoutFields(_ shared: JSONNode, _ place: Int, _ found: FoundMembers, _ kind: KindSchema) {
        for row in 0..<kind.layoutRules.count {
            let rule = kind.layoutRules[row]
            guard rule.member == place, let country = found[rule.other], holds(rule.when, found) == true else {
                continue
            }
            let region = withText(of: country) { tables.addresses.begin(country: $0).regionCode } ?? nil
            guard let layout = region.flatMap(tables.addresses.layout(for:)) else { continue }
            for member in nodes.members(of: shared) where nodes.kind(member.value) != .null {
                if withText(of: member.name, { layout.contains($0) }) == false { report(rule, at: member.name, layout) }
            }
        }
    }

    /// A name that no field of the layout has, with those that there are and the one that was probably meant.
    private func report(_ rule: RuleOperation, at node: JSONNode, _ layout: AddressLayout) {
        let field = document.string(of: node) ?? ""
        let fields = layout.fieldNames
        var parameters = [
            Parameter("field", field), Parameter("country", layout.regionCode),
            Parameter("fields", fields.joined(separator: ", ")),
        ]
        if let nearest = nearestWord(to: field, among: fields) { parameters.append(Parameter("nearest", nearest)) }
        report(rule, at: node, parameters, ifNamed: rules)
    }

    private func sharedList(_ list: JSONNode) {
        if areKnownNames(list, of: sharingCirclesRow) { return }
        let name = rules.memberName(sharingCirclesRow)
        guard nodes.kind(list) == .array else { return reportType("texts", list, name) }
        guard isWithinLimit(nodes.elements(of: list), list) else { return }
        for element in nodes.elements(of: list) where nodes.kind(element) != .string {
            reportType("texts", element, name)
        }
        references(list, nameList(of: sharingCirclesRow))
    }

    private var sharingCirclesRow: Int { schema.sharing.firstMember + (schema.sharingCircles ?? 0) }
}
