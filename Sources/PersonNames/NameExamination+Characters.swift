import Findings
import TableFormat
import UnicodeText

extension NameExamination {
    mutating func findRefusedCharacters(_ text: NameText) {
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

    mutating func findMisplacedCharacters(_ text: NameText) {
        var grammar = NameGrammar(rules.limits)
        var offset = 0
        var last: (scalar: Unicode.Scalar, range: Range<Int>)?
        var run: Run?
        let stored = text.stored.span
        while let (value, length) = UTF8Text.scalar(in: stored, at: offset), let scalar = Unicode.Scalar(value) {
            let range = offset..<offset + length
            let fault = grammar.take(rules.character(value))
            if let open = run {
                run = open.extended(by: grammar, to: range.upperBound)
                if run == nil { report(open, text) }
            }
            switch fault {
            case .tooManyMarks: run = Run(code: .tooManyMarks, range: range, count: grammar.marks)
            case .punctuationRun: run = Run(code: .punctuationRun, range: range, count: grammar.punctuation)
            case let fault?: report(fault, (scalar, range), before: last, text)
            case nil: break
            }
            last = (scalar, range)
            offset += length
        }
        if let run { report(run, text) }
        if let fault = grammar.end(), let last { report(fault, last, before: last, text) }
        if !grammar.hasLetter, findings.isEmpty { report(.noLetter, 0..<count) }
    }

    /// Marks or punctuation beyond what may follow each other, until the run ends.
    private struct Run {
        let code: NameCode
        var range: Range<Int>
        var count: Int
        let limit: Int

        /// A run that has just gone beyond its limit.
        init(code: NameCode, range: Range<Int>, count: Int) {
            self.code = code
            self.range = range
            self.count = count
            limit = count - 1
        }

        /// The run with the character that the grammar took last; nil when that is not one of it.
        func extended(by grammar: NameGrammar, to end: Int) -> Run? {
            let count = code == .tooManyMarks ? grammar.marks : grammar.punctuation
            guard count > self.count else { return nil }
            var longer = self
            longer.count = count
            longer.range = range.lowerBound..<end
            return longer
        }
    }

    private mutating func report(_ run: Run, _ text: NameText) {
        report(run.code, text.origin(run.range), limit: (run.count, run.limit))
    }

    private mutating func report(
        _ fault: NameGrammar.Fault, _ here: (scalar: Unicode.Scalar, range: Range<Int>),
        before: (scalar: Unicode.Scalar, range: Range<Int>)?, _ text: NameText
    ) {
        let range = text.origin(here.range)
        switch fault {
        case .strayMark: report(.strayMark, range, here.scalar.parameters)
        case .joiner: report(.joiner, range, here.scalar.parameters)
        case .middleDot: report(.middleDot, range, here.scalar.parameters)
        case .tooManyMarks, .punctuationRun: break
        case .joinerBefore, .middleDotBefore:
            guard let before else { return }
            let code: NameCode = if case .joinerBefore = fault { .joiner } else { .middleDot }
            report(code, text.origin(before.range), before.scalar.parameters)
        }
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
