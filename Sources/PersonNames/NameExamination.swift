import Findings
import TableFormat
import UnicodeText

/// Says everything that is wrong with a name, and where. Runs only for a name that is not saved as it stands, or that there
/// is something to tell about.
struct NameExamination {
    let rules: NameRules
    let count: Int
    private let text: NameText?
    private let isStoredForm: Bool
    var findings: [Finding] = []

    /// The parts of the text as given that are refused whole, with what they hold.
    var refused: [Range<Int>] = []

    init(_ rules: NameRules, _ given: Span<UInt8>) {
        self.rules = rules
        count = given.count
        let illFormed = UTF8Text.firstIllFormed(in: given)
        let text = illFormed == nil ? NameText(given, rules) : nil
        isStoredForm = given.withUnsafeBytes { given in text.map { given.elementsEqual($0.stored) } ?? false }
        // Far beyond any name: no use in a long list of what else is wrong with it.
        self.text = text.flatMap { $0.stored.count <= rules.limits.bytes ? $0 : nil }
        if let illFormed {
            report(.illFormed, illFormed..<illFormed + 1)
        } else if self.text == nil {
            report(.tooManyBytes, 0..<count, limit: (text?.stored.count ?? count, rules.limits.bytes))
        }
    }

    func result() -> NameResult {
        var examination = self
        return examination.run()
    }

    private mutating func run() -> NameResult {
        guard let text else { return NameResult(stored: nil, findings: findings) }
        if text.pieces.isEmpty {
            report(.empty, 0..<count)
            return NameResult(stored: nil, findings: findings)
        }
        findRefusedCharacters(text)
        findMisplacedCharacters(text)
        measure(text)
        let isValid = findings.isEmpty
        findLooseApostrophes(text)
        if !findings.isEmpty { offerProposal(text) }
        guard isValid else { return NameResult(stored: nil, findings: ordered) }
        if isStoredForm { return NameResult(stored: nil, findings: ordered) }
        let stored = String(decoding: text.stored, as: UTF8.self)
        report(.storedForm, 0..<count, repair: Repair(stored, .certain))
        return NameResult(stored: stored, findings: ordered)
    }

    private var ordered: [Finding] {
        findings.sorted { ($0.range.lowerBound, $0.code) < ($1.range.lowerBound, $1.code) }
    }

    /// Offers the repaired name, if there is one that keeps all the rules: then it repairs every finding.
    private mutating func offerProposal(_ text: NameText) {
        guard let proposal = rules.proposal(text) else { return }
        for index in findings.indices { findings[index].repair = Repair(proposal, .proposed) }
    }

    /// What is too long is told at the part that is too much.
    private mutating func measure(_ text: NameText) {
        let stored = text.stored
        let starts = stored.indices.filter { stored[$0] & 0xC0 != 0x80 }
        if starts.count > rules.limits.scalars {
            let excess = text.origin(starts[rules.limits.scalars]..<stored.count)
            report(.tooManyScalars, excess, limit: (starts.count, rules.limits.scalars))
        }
        guard starts.count > rules.limits.graphemeClusters else { return }
        let clusters = GraphemeClusters.count(stored.span)
        guard clusters > rules.limits.graphemeClusters else { return }
        let end = GraphemeClusters.end(ofFirst: rules.limits.graphemeClusters, in: stored.span)
        report(.tooLong, text.origin(end..<stored.count), limit: (clusters, rules.limits.graphemeClusters))
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
