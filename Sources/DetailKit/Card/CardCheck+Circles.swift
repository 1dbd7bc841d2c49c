import Findings
import JSONText
import TableFormat

extension CardCheck {
    /// The names of the card's circles: none empty, none twice.
    func circleNames(_ list: JSONNode) {
        for circle in document.elements(of: list) {
            if document.withText(of: circle, { $0.isEmpty }) == true { report(RuleCode.emptyCircle, at: circle) }
        }
        repeated(in: list)
    }

    /// The circles that a detail is shared with, in every member that names circles.
    func circleReferences(_ found: FoundMembers, _ kind: KindSchema) {
        for place in 0..<kind.object.memberCount where rules.memberType(kind.object.firstMember + place) == .circles {
            if let list = found[place] { references(list) }
        }
    }

    /// References to circles, which the card must have.
    func references(_ list: JSONNode) {
        repeated(in: list)
        guard knowsCircles else { return }
        for reference in document.elements(of: list) where !isCircle(reference) {
            let nearest = nearest(to: document.string(of: reference) ?? "", among: circleTexts)
            report(
                RuleCode.unknownCircle, at: reference, range: document.sourceRange(reference),
                nearest.map { [Parameter("nearest", $0)] } ?? [], nearest.map { Repair($0, .proposed) })
        }
    }

    private func isCircle(_ reference: JSONNode) -> Bool {
        guard let circles else { return false }
        return document.withText(of: reference) { contains($0, in: circles) } ?? false
    }

    /// Whether a list has this text.
    func contains(_ text: Span<UInt8>, in list: JSONNode) -> Bool {
        for element in document.elements(of: list) where document.text(of: element, equals: text) { return true }
        return false
    }

    private var circleTexts: [String] {
        circles.map { document.elements(of: $0).compactMap(document.string(of:)) } ?? []
    }

    private func repeated(in list: JSONNode) {
        var index = 0
        for element in document.elements(of: list) {
            if index > 0, let earlier = first(index, of: list, equalTo: element) {
                report(
                    RuleCode.duplicateCircle, at: element,
                    [Parameter("first", document.pointer(to: earlier).description)])
            }
            index += 1
        }
    }

    /// The first of the first `count` elements that has the text of another.
    private func first(_ count: Int, of list: JSONNode, equalTo element: JSONNode) -> JSONNode? {
        document.withText(of: element) { text in
            var remaining = count
            for other in document.elements(of: list) {
                if remaining == 0 { return nil }
                if document.text(of: other, equals: text) { return other }
                remaining -= 1
            }
            return nil
        } ?? nil
    }
}
