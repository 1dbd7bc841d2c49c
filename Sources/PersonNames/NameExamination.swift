import Findings
import TableFormat
import UnicodeText

/// Says everything that is wrong with a name, and where. Runs only for a name that is not saved as it stands.
struct NameExamination {
    private let rules: NameRules
    private let count: Int
    private let text: NameText?
    private let isStoredForm: Bool
    private var findings: [Finding] = []

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

    private mutating func findRefusedCharacters(_ text: NameText) {
        var run: (class: Int, first: NameText.Piece, end: Int, count: Int)?
        for piece in text.pieces[text.kept] where !piece.character.isAccepted || run != nil {
            if let open = run, open.class == piece.character.number {
                run = (open.class, open.first, piece.range.upperBound, open.count + 1)
                continue
            }
            if let open = run { reportRefused(open.first, open.first.range.lowerBound..<open.end, open.count) }
            run = piece.character.isAccepted ? nil : (piece.character.number, piece, piece.range.upperBound, 1)
        }
        if let open = run { reportRefused(open.first, open.first.range.lowerBound..<open.end, open.count) }
    }

    private mutating func reportRefused(_ piece: NameText.Piece, _ range: Range<Int>, _ count: Int) {
        let code = rules.classes.code(piece.character.number) ?? NameCode.unassigned.rawValue
        findings.append(
            Finding(code: code, range: range, parameters: piece.scalar.parameters + [Parameter("count", count)]))
    }

    private mutating func findMisplacedCharacters(_ text: NameText) {
        var grammar = NameGrammar(rules.limits)
        var offset = 0
        var last: (scalar: Unicode.Scalar, range: Range<Int>)?
        let stored = text.stored.span
        while let (value, length) = UTF8Text.scalar(in: stored, at: offset), let scalar = Unicode.Scalar(value) {
            let range = offset..<offset + length
            if let fault = grammar.take(rules.character(value)) {
                report(fault, (scalar, range), before: last, grammar, text)
            }
            last = (scalar, range)
            offset += length
        }
        if let fault = grammar.end(), let last { report(fault, last, before: last, grammar, text) }
        if !grammar.hasLetter, findings.isEmpty { report(.noLetter, 0..<count) }
    }

    private mutating func report(
        _ fault: NameGrammar.Fault, _ here: (scalar: Unicode.Scalar, range: Range<Int>),
        before: (scalar: Unicode.Scalar, range: Range<Int>)?, _ grammar: NameGrammar, _ text: NameText
    ) {
        let range = text.origin(here.range)
        switch fault {
        case .strayMark: report(.strayMark, range, here.scalar.parameters)
        case .joiner: report(.joiner, range, here.scalar.parameters)
        case .middleDot: report(.middleDot, range, here.scalar.parameters)
        case .tooManyMarks: report(.tooManyMarks, range, limit: (grammar.marks, grammar.marks - 1))
        case .punctuationRun: report(.punctuationRun, range, limit: (grammar.punctuation, grammar.punctuation - 1))
        case .joinerBefore, .middleDotBefore:
            guard let before else { return }
            let code: NameCode = if case .joinerBefore = fault { .joiner } else { .middleDot }
            report(code, text.origin(before.range), before.scalar.parameters)
        }
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

    private mutating func report(
        _ code: NameCode, _ range: Range<Int>, _ parameters: [Parameter] = [], limit: (count: Int, limit: Int)? = nil,
        repair: Repair? = nil
    ) {
        let counted = limit.map { [Parameter("count", $0.count), Parameter("limit", $0.limit)] } ?? []
        findings.append(
            Finding(code: code.rawValue, range: range, parameters: parameters + counted, repair: repair))
    }
}

extension Unicode.Scalar {
    /// What a message may say of a character: its number and its name in Unicode, never the text around it.
    fileprivate var parameters: [Parameter] {
        [
            Parameter("character", CharacterNames.notation(of: self)),
            Parameter("characterName", CharacterNames.name(of: self)),
        ]
    }
}
