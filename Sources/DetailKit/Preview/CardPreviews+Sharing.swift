import JSONText
import TableFormat
import UnicodeText

/// Who sees an item, as the item says.
enum ItemSharing {
    case everybody
    case nobody

    /// The circles of a list.
    case listed(JSONNode)

    /// The circles of each part, by its name.
    case perPart(JSONNode)

    /// The lists by the names of the parts, where there are such.
    var parts: JSONNode? {
        if case .perPart(let parts) = self { parts } else { nil }
    }

    func isSeen(by circle: CircleName, _ document: JSONDocument) -> Bool {
        switch self {
        case .everybody, .perPart: true
        case .nobody: false
        case .listed(let list): circle.isListed(in: list, document)
        }
    }
}

/// A circle to be looked for in lists.
struct CircleName: Equatable {
    let text: String
    private let composed: [UInt8]
    private let composedBytes: Int

    init(_ text: String, _ composedBytes: Int) {
        self.text = text
        self.composedBytes = composedBytes
        composed = CircleName.composed(text.utf8Span.span, composedBytes)
    }

    /// Whether a list of texts has the circle. Texts that differ only in how characters are composed are the same.
    func isListed(in list: JSONNode, _ document: JSONDocument) -> Bool {
        document.kind(list) == .array
            && document.elements(of: list).contains { element in
                document.kind(element) == .string
                    && document.withText(of: element) { CircleName.composed($0, composedBytes) == composed } ?? false
            }
    }

    /// Whether the lists by the names of parts have the circle for this part.
    func sees(_ part: String, _ parts: JSONNode, _ document: JSONDocument) -> Bool {
        document.member(part, of: parts).map { isListed(in: $0, document) } ?? false
    }

    static func == (a: CircleName, b: CircleName) -> Bool { a.composed == b.composed }

    private static func composed(_ text: Span<UInt8>, _ limit: Int) -> [UInt8] {
        (text.count <= limit ? NFC.normalized(text) : nil) ?? text.bytes
    }
}

extension CardPreviews {
    /// What is not understood is shared with nobody.
    func sharing(of item: JSONNode, _ kind: VisibilityTable.Kind) -> ItemSharing {
        if let always = kind.always, let flag = document.member(always, of: item), document.bool(of: flag) == true {
            return .everybody
        }
        if let name = kind.sharing, let sharing = document.member(name, of: item), document.kind(sharing) != .null {
            return ItemSharing(sharing, document, tables)
        }
        guard let list = kind.circles.flatMap({ document.member($0, of: item) }) else { return .nobody }
        return .listed(list)
    }
}

extension ItemSharing {
    init(_ sharing: JSONNode, _ document: JSONDocument, _ tables: Tables) {
        let (rules, schema) = (tables.rules, tables.schema)
        func member(_ position: Int?) -> JSONNode? {
            position.flatMap { document.member(rules.memberName(schema.sharing.firstMember + $0), of: sharing) }
        }
        self = .nobody
        guard let mode = member(schema.sharingMode).flatMap(document.string(of:)),
            let circles = member(schema.sharingCircles),
            rules.choices(ofMember: schema.sharing.firstMember + (schema.sharingMode ?? 0)).contains(mode)
        else { return }
        if mode == rules.list(schema.perFieldMode, 1).first {
            if document.kind(circles) == .object { self = .perPart(circles) }
        } else {
            self = .listed(circles)
        }
    }
}

extension JSONDocument {
    /// The texts of an array; nil for what is none.
    func texts(of node: JSONNode) -> [String]? {
        kind(node) == .array ? elements(of: node).compactMap { kind($0) == .string ? string(of: $0) : nil } : nil
    }

    /// The circles that the items of a card name, each once.
    func circleNames(_ table: VisibilityTable) -> [String] {
        var names: [String] = []
        for kind in table.kinds {
            guard let circles = kind.circles, let list = member(kind.collection, of: root) else { continue }
            for item in elements(of: list) {
                for name in member(circles, of: item).flatMap(texts(of:)) ?? [] where !names.contains(name) {
                    names.append(name)
                }
            }
        }
        return names
    }

    /// Whether the payload is a card, and no detail alone and no change.
    func isCard(_ schema: CardSchemaIndex, _ rules: RuleTable) -> Bool {
        kind(root) == .object && member(CardCheck.kindMember, of: root) == nil
            && !members(of: root).contains { member in
                withText(of: member.name) { schema.change.position($0) != nil } ?? false
            }
    }
}
