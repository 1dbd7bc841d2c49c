import JSONText
import PhoneNumbers
import TableFormat
import UnicodeText

/// A card as its circles see it.
public struct CardPreviews: Sendable {
    /// The circles of the card, in its order; those that details name when the card lists none.
    public let circles: [String]

    /// Whether the card may be saved: no problem of it is an error.
    public let isValid: Bool

    let document: JSONDocument
    let table: VisibilityTable
    let tables: Tables

    /// Texts that are saved in another form, by their nodes.
    private let saved: [JSONNode: String]

    init(_ document: JSONDocument, _ report: Report, _ tables: Tables) {
        self.document = document
        isValid = report.isValid
        self.tables = tables
        table = VisibilityTable(tables.rules, tables.schema)
        // As when the card is saved, the first one counts.
        saved = Dictionary(report.edits.map { ($0.node, $0.text) }) { first, _ in first }
        let listed = document.member(table.circles, of: document.root).flatMap { document.texts(of: $0) }
        circles = listed ?? document.circleNames(table)
    }

    /// Whether the card has a circle of this name, however its letters are composed.
    public func has(_ circle: String) -> Bool {
        let wanted = CircleName(circle, tables.rules.limits.composedBytes)
        return circles.contains { CircleName($0, tables.rules.limits.composedBytes) == wanted }
    }

    /// The circle that was probably meant; nil where none is like it.
    public func nearestCircle(to name: String) -> String? {
        circles.count <= tables.rules.limits.nearestCandidates ? nearestWord(to: name, among: circles) : nil
    }

    /// What a circle sees. One that the card does not have sees what everybody sees.
    public func preview(circle: String) -> Preview {
        let circle = CircleName(circle, tables.rules.limits.composedBytes)
        let seen = table.kinds.map { kind in
            (kind: kind, items: items(of: kind).compactMap { item(at: $0, kind, circle) })
        }
        return Preview(
            circle: circle.text, summary: summary(seen), avatar: avatar(seen),
            collections: seen.map { Preview.Collection(name: $0.kind.collection, items: $0.items) })
    }

    typealias Seen = [(kind: VisibilityTable.Kind, items: [Preview.Item])]

    /// The items of a collection that are objects; none when there are more than are checked.
    func items(of kind: VisibilityTable.Kind) -> [JSONNode] {
        guard let list = document.member(kind.collection, of: document.root), document.kind(list) == .array else {
            return []
        }
        let items = Array(document.elements(of: list))
        return items.count > tables.rules.limits.items ? [] : items.filter { document.kind($0) == .object }
    }

    private func item(
        at node: JSONNode, _ kind: VisibilityTable.Kind, _ circle: CircleName
    ) -> Preview.Item? {
        let sharing = sharing(of: node, kind)
        guard sharing.isSeen(by: circle, document) else { return nil }
        let members = kind.shown.compactMap { shown -> (name: String, value: Preview.Value)? in
            guard let value = document.member(shown.name, of: node) else { return nil }
            if let own = shown.circles {
                guard let list = document.member(own, of: node), circle.isListed(in: list, document) else { return nil }
            }
            let circles = shown.isShared ? sharing.parts : nil
            if let circles, shown.type != .fields, !circle.sees(shown.name, circles, document) { return nil }
            return self.value(value, shown.type) { field in
                circles.map { circle.sees(field, $0, document) } ?? true
            }.map { (shown.name, $0) }
        }
        // Where parts are shared, an item of which no part is seen is not seen at all.
        let parts = sharing.parts == nil ? members.map(\.name) : kind.shown.filter(\.isShared).map(\.name)
        guard members.contains(where: { parts.contains($0.name) }) else { return nil }
        return Preview.Item(path: document.pointer(to: node).description, members: members)
    }

    /// A value of the type that its member has; nothing for any other.
    func value(_ node: JSONNode, _ type: MemberType, isSeen: (String) -> Bool = { _ in true }) -> Preview.Value? {
        switch document.kind(node) {
        case .string where MemberType.texts.contains(type): return .text(text(of: node))
        case .number where type == .number: return document.numberText(of: node).map(Preview.Value.number)
        case .bool where type == .flag: return document.bool(of: node).map(Preview.Value.flag)
        case .object where type == .fields:
            let fields = document.members(of: node).compactMap { member -> Preview.Field? in
                let name = document.string(of: member.name) ?? ""
                guard isSeen(name) else { return nil }
                let value = document.kind(member.value) == .string ? text(of: member.value) : nil
                return (value ?? document.numberText(of: member.value)).map { Preview.Field(name: name, value: $0) }
            }
            return fields.isEmpty ? nil : .fields(fields)
        default: return nil
        }
    }

    /// A text as it is saved.
    func text(of node: JSONNode) -> String { saved[node] ?? document.string(of: node) ?? "" }
}

extension Validator {
    /// What each circle of a card sees of it.
    ///
    /// A card with problems is shown as far as it can be.
    ///
    /// - Returns: nil for a payload that is no card, is not JSON, or has a member twice and so does not say who sees what.
    public func previews(_ payload: [UInt8]) -> CardPreviews? {
        let report = validate(payload)
        guard let document = report.document, document.isCard(tables.schema, tables.rules) else { return nil }
        return CardPreviews(document, report, tables)
    }

    /// What one circle of a card sees of it; nil as for `previews`.
    public func preview(_ payload: [UInt8], circle: String) -> Preview? { previews(payload)?.preview(circle: circle) }
}
