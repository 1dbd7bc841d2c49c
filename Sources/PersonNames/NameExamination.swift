import Findings
import TableFormat
import UnicodeText

/// Says everything that is wrong with a name, and where. Runs only for a name that is not saved as it stands.
struct NameExamination {
    let rules: NameRules
    let count: Int
    private let text: NameText?
    private let isStoredForm: Bool
    var findings: [Finding] = []

    init(_ rules: NameRules, _ given: Span<UInt8>) {
        self.rules = rules
        count = given.count
        let illFormed = UTF8Text.firstIllFormed(in: given)
        // Far beyond any name: no use in a long list of what else is wrong with it.
        let isTooLarge = given.count > rules.limits.bytes
        let text = illFormed == nil && !isTooLarge ? NameText(given, rules) : nil
        isStoredForm = given.withUnsafeBytes { given in text.map { given.elementsEqual($0.stored) } ?? false }
        self.text = text
        if let illFormed {
            report(.illFormed, illFormed..<illFormed + 1)
        } else if isTooLarge {
            report(.tooManyBytes, 0..<count, limit: (count, rules.limits.bytes))
        }
    }

    func result() -> NameResult {
        var examination = self
        return examination.run()
    }

    private mutating func run() -> NameResult {
        guard let text else { return NameResult(stored: nil, findings: findings) }
        if text.kept.isEmpty {
            report(.empty, 0..<count)
            return NameResult(stored: nil, findings: findings)
        }
        findRefusedCharacters(text)
        findMisplacedCharacters(text)
        measure(text)
        guard findings.isEmpty else { return failed(text) }
        if isStoredForm { return NameResult(stored: nil, findings: []) }
        let stored = String(decoding: text.stored, as: UTF8.self)
        report(.storedForm, 0..<count, repair: Repair(stored, .certain))
        return NameResult(stored: stored, findings: findings)
    }

    /// Orders the findings and offers the repaired name, if there is one that keeps all the rules.
    private func failed(_ text: NameText) -> NameResult {
        var findings = findings
        let proposal = rules.proposal(text)
        for index in findings.indices where rules.isRepairable(findings[index].code) {
            findings[index].repair = proposal.map { Repair($0, .proposed) }
        }
        findings.sort { ($0.range.lowerBound, $0.code) < ($1.range.lowerBound, $1.code) }
        return NameResult(stored: nil, findings: findings)
    }

    private mutating func measure(_ text: NameText) {
        let scalars = text.stored.count { $0 & 0xC0 != 0x80 }
        if scalars > rules.limits.scalars {
            report(.tooManyScalars, 0..<count, limit: (scalars, rules.limits.scalars))
        }
        guard scalars > rules.limits.graphemeClusters else { return }
        let clusters = GraphemeClusters.count(text.stored.span)
        if clusters > rules.limits.graphemeClusters {
            report(.tooLong, 0..<count, limit: (clusters, rules.limits.graphemeClusters))
        }
    }

    mutating func report(
        _ code: NameCode, _ range: Range<Int>, _ parameters: [Parameter] = [], limit: (count: Int, limit: Int)? = nil,
        repair: Repair? = nil
    ) {
        let counted = limit.map { [Parameter("count", $0.count), Parameter("limit", $0.limit)] } ?? []
        findings.append(
            Finding(code: code.rawValue, range: range, parameters: parameters + counted, repair: repair))
    }
}
