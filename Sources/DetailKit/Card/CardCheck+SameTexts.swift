import JSONText
import UnicodeText

extension CardCheck {
    /// Whether a list has the text of a node. Texts that differ only in how their characters are composed are the same.
    func contains(_ text: JSONNode, in list: JSONNode) -> Bool {
        if let text = nodes.plainText(of: text) {
            for element in nodes.elements(of: list) where nodes.isText(element, text) { return true }
        }
        let isWritten = withText(of: text) { text in
            nodes.elements(of: list).contains { document.text(of: $0, equals: text) }
        }
        if isWritten ?? true { return isWritten ?? false }
        if isComposed(text), nodes.elements(of: list).allSatisfy(isComposed) { return false }
        let wanted = withText(of: text, composed)
        return nodes.elements(of: list).contains { withText(of: $0, composed) == wanted }
    }

    private func isComposed(_ node: JSONNode) -> Bool {
        withText(of: node) { $0.count > rules.limits.composedBytes || NFC.isNormalized($0) } ?? true
    }

    /// A text in Form C. Names are free text; one beyond the limit is compared as it is.
    func composed(_ text: Span<UInt8>) -> [UInt8] {
        (text.count <= rules.limits.composedBytes ? NFC.normalized(text) : nil) ?? text.bytes
    }

    func repeated(in list: JSONNode, _ rule: RuleOperation) {
        let isMany = nodes.elements(of: list).dropFirst(CardCheck.few).contains { _ in true }
        if isMany || !nodes.elements(of: list).allSatisfy(isComposed) { return repeated(inMany: list, rule) }
        var index = 0
        for element in nodes.elements(of: list) {
            if index > 0, !isFull, let earlier = first(index, of: list, equalTo: element) {
                reportRepeated(rule, at: element, first: earlier)
            }
            index += 1
        }
    }

    /// Up to so many texts are compared pair by pair, which needs no table.
    private static let few = 16

    private func repeated(inMany list: JSONNode, _ rule: RuleOperation) {
        var first: [[UInt8]: JSONNode] = [:]
        for element in nodes.elements(of: list) {
            guard let text = withText(of: element, composed) else { continue }
            guard let earlier = first[text] else {
                first[text] = element
                continue
            }
            if !isFull { reportRepeated(rule, at: element, first: earlier) }
        }
    }

    /// The names of a list as they are compared, when there are too many to look through.
    func makeTable(_ list: JSONNode) -> [[UInt8]: JSONNode]? {
        guard nodes.elements(of: list).dropFirst(CardCheck.few).contains(where: { _ in true }) else { return nil }
        var table: [[UInt8]: JSONNode] = [:]
        for element in nodes.elements(of: list) {
            if let text = withText(of: element, composed) { table[text] = element }
        }
        return table
    }

    /// The first of the first `count` elements that has the text of another.
    private func first(_ count: Int, of list: JSONNode, equalTo element: JSONNode) -> JSONNode? {
        withText(of: element) { text in
            var remaining = count
            for other in nodes.elements(of: list) {
                if remaining == 0 { return nil }
                if document.text(of: other, equals: text) { return other }
                remaining -= 1
            }
            return nil
        } ?? nil
    }
}

extension Span<UInt8> {
    var bytes: [UInt8] { withUnsafeBufferPointer { Array($0) } }
}
