import Findings
import JSONText
import TableFormat
import UnicodeText

extension CardCheck {
    /// Whether a text keeps to the bounds of its member: its size first, then its characters.
    @inline(__always)
    func checkText(_ value: JSONNode, _ row: Int) -> Bool {
        rules.entries[row].isBounded ? checkText(value, row, rules.entries.start + row) : true
    }

    /// Whether a number keeps to the bounds of its member.
    @inline(__always)
    func checkNumber(_ value: JSONNode, _ row: Int) -> Bool {
        rules.entries[row].isBounded ? checkNumber(value, row, rules.entries.start + row) : true
    }

    private func checkText(_ value: JSONNode, _ row: Int, _ bounds: UnsafePointer<MemberEntry>) -> Bool {
        let (low, high, characters) = (bounds.pointee.low, bounds.pointee.high, bounds.pointee.characters)
        return withText(of: value) { text in
            // A character has at least a byte, so most texts need not be counted.
            let count = text.count > high || low > 0 ? GraphemeClusters.count(text) : 0
            if count > high {
                report(
                    RuleCode.longText, value, row, count, high,
                    GraphemeClusters.end(ofFirst: high, in: text)..<text.count)
                return false
            }
            if count < low, low > 0 {
                report(RuleCode.shortText, value, row, count, low, nil)
                return false
            }
            guard let characters, let found = rules.firstOutside(characters, text) else { return true }
            report(
                RuleCode.textCharacter, at: value, range: document.sourceRange(ofText: found.range, in: value),
                [
                    Parameter("member", rules.memberName(row)),
                    Parameter("character", CharacterNames.notation(of: found.scalar)),
                    Parameter("characterName", CharacterNames.name(of: found.scalar)),
                ], nil)
            return false
        } ?? true
    }

    private func checkNumber(_ value: JSONNode, _ row: Int, _ bounds: UnsafePointer<MemberEntry>) -> Bool {
        let (low, high) = (bounds.pointee.low, bounds.pointee.high)
        guard let number = nodes.integer(of: value) else { return true }
        if number < low { report(RuleCode.smallNumber, value, row, number, low, nil) }
        if number > high { report(RuleCode.largeNumber, value, row, number, high, nil) }
        return low <= number && number <= high
    }

    private func report(
        _ code: String, _ value: JSONNode, _ row: Int, _ count: Int, _ limit: Int, _ range: Range<Int>?
    ) {
        var parameters = [Parameter("member", rules.memberName(row))]
        // The number is what a person wrote; a count is not.
        if document.kind(value) == .string { parameters.append(Parameter("count", count)) }
        parameters.append(Parameter("limit", limit))
        let place = range.map { document.sourceRange(ofText: $0, in: value) } ?? document.sourceRange(value)
        report(code, at: value, range: place, parameters, nil)
    }
}
