import Findings
import JSONText
import TableFormat
import UnicodeText

extension CardCheck {
    /// The names of the card's circles: none empty, none twice.
    func circleNames(_ list: JSONNode) {
        if arePlain(list) { return }
        for circle in nodes.elements(of: list) {
            if nodes.kind(circle) == .string, isBlank(circle) { report(RuleCode.emptyCircle, at: circle) }
        }
        repeated(in: list)
        circleTable = makeCircleTable(list)
    }

    /// Whether the circles are a few texts of ASCII, none empty and none twice, as on most cards. They are then kept.
    private func arePlain(_ list: JSONNode) -> Bool {
        for circle in nodes.elements(of: list) {
            guard let text = nodes.plainText(of: circle), !isBlank(circle),
                UTF8Text.asciiPrefix(of: text.span) == text.count, plainCircles.number(of: text, in: nodes) == nil,
                plainCircles.add(circle, nodes.start(of: text))
            else {
                plainCircles.removeAll()
                return false
            }
        }
        return true
    }

    /// Whether a list refers to plain circles of the card only, and to none twice. Most lists are settled here.
    func areKnownCircles(_ list: JSONNode) -> Bool {
        guard plainCircles.count > 0, nodes.kind(list) == .array else { return false }
        var seen: UInt32 = 0
        for reference in nodes.elements(of: list) {
            guard nodes.kind(reference) == .string, let text = nodes.plainText(of: reference),
                let circle = plainCircles.number(of: text, in: nodes), seen & 1 << UInt32(circle) == 0
            else { return false }
            seen |= 1 << UInt32(circle)
        }
        return true
    }

    /// The circles that a detail is shared with, in every member that names circles.
    func circleReferences(_ found: FoundMembers, _ kind: KindSchema) {
        let open = kind.circles & found.places & ~found.settled
        if open == 0 { return }
        for place in 0..<kind.object.memberCount where open & 1 << UInt32(place) != 0 {
            if let list = found[place] { references(list) }
        }
    }

    /// References to circles, which the card must have.
    func references(_ list: JSONNode) {
        if areKnownCircles(list) { return }
        repeated(in: list)
        guard knowsCircles else { return }
        for reference in nodes.elements(of: list) where nodes.kind(reference) == .string && !isCircle(reference) {
            if isFull { return }
            let nearest = nearest(to: reference, among: circleTexts)
            report(
                RuleCode.unknownCircle, at: reference, range: document.sourceRange(reference),
                nearest.map { [Parameter("nearest", $0)] } ?? [], nearest.map { Repair($0, .proposed) })
        }
    }

    private func isCircle(_ reference: JSONNode) -> Bool {
        guard let circles else { return false }
        if let many = circleTable { return withText(of: reference) { many[composed($0)] != nil } ?? false }
        return contains(reference, in: circles)
    }

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

    /// A text in Form C. Circle names are free text; one beyond the limit is compared as it is.
    private func composed(_ text: Span<UInt8>) -> [UInt8] {
        (text.count <= rules.limits.composedBytes ? NFC.normalized(text) : nil) ?? text.bytes
    }

    private func repeated(in list: JSONNode) {
        let isMany = nodes.elements(of: list).dropFirst(CardCheck.few).contains { _ in true }
        if isMany || !nodes.elements(of: list).allSatisfy(isComposed) { return repeated(inMany: list) }
        var index = 0
        for element in nodes.elements(of: list) {
            if index > 0, let earlier = first(index, of: list, equalTo: element) { reportRepeated(element, earlier) }
            index += 1
        }
    }

    /// Up to so many texts are compared pair by pair, which needs no table.
    private static let few = 16

    private func repeated(inMany list: JSONNode) {
        var first: [[UInt8]: JSONNode] = [:]
        for element in nodes.elements(of: list) {
            guard let text = withText(of: element, composed) else { continue }
            if let earlier = first[text] { reportRepeated(element, earlier) } else { first[text] = element }
        }
    }

    /// The circles by their names, when there are too many to look through.
    func makeCircleTable(_ list: JSONNode) -> [[UInt8]: JSONNode]? {
        guard nodes.elements(of: list).dropFirst(CardCheck.few).contains(where: { _ in true }) else { return nil }
        var table: [[UInt8]: JSONNode] = [:]
        for element in nodes.elements(of: list) {
            if let text = withText(of: element, composed) { table[text] = element }
        }
        return table
    }

    private func reportRepeated(_ element: JSONNode, _ earlier: JSONNode) {
        if isFull { return }
        report(RuleCode.duplicateCircle, at: element, [Parameter("first", document.pointer(to: earlier).description)])
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
