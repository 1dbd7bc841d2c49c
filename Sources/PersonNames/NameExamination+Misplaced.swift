import Findings
import TableFormat
import UnicodeText

extension NameExamination {
    /// Reports accepted characters in places where they may not stand.
    mutating func findMisplacedCharacters(_ text: NameText) {
        var grammar = NameGrammar(rules.limits)
        var offset = 0
        var last: Place?
        var run: Run?
        for scalar in rules.scalars(of: text.stored) {
            let here = Place(scalar: scalar.scalar, range: offset..<offset + scalar.scalar.utf8Length)
            offset = here.range.upperBound
            let fault = grammar.take(scalar.character)
            if let open = run {
                run = open.extended(by: grammar, to: offset)
                if run == nil { report(open, text) }
            }
            switch fault {
            case .strayMark: run = Run(code: .strayMark, first: here, count: grammar.strayMarks)
            case .tooManyMarks: run = Run(code: .tooManyMarks, first: here, count: grammar.marks)
            case .punctuationRun: run = Run(code: .punctuationRun, first: here, count: grammar.punctuation)
            case let fault?: report(fault, here, before: last, text)
            case nil: break
            }
            last = here
        }
        if let run { report(run, text) }
        if let fault = grammar.end(), let last { report(fault, last, before: last, text) }
        if grammar.hasStrayJapanese { findStrayJapanese(text) }
        if !grammar.hasLetter, findings.isEmpty { report(.noLetter, 0..<count) }
    }

    /// Tells of quotation marks and accents that were probably meant for an apostrophe.
    mutating func findLooseApostrophes(_ text: NameText) {
        let scalars = rules.scalars(of: text.stored)
        let found = Set(rules.looseApostrophes(scalars))
        forEach(scalars, where: found.contains) { examination, place, scalar in
            let instead = examination.rules.classes.instead(scalar.character.number)
            examination.report(
                .apostropheForm, text.origin(place.range),
                place.scalar.parameters + (instead.map { [Parameter("instead", String($0))] } ?? []))
        }
    }

    private mutating func findStrayJapanese(_ text: NameText) {
        let scalars = rules.scalars(of: text.stored)
        forEach(scalars, where: { scalars[$0].isStrayJapanese }) { examination, place, scalar in
            let code: NameCode = scalar.character.kind == .middleDot ? .middleDot : .otherScript
            examination.report(code, text.origin(place.range), place.scalar.parameters)
        }
    }

    private mutating func forEach(
        _ scalars: [NameScalar], where isWanted: (Int) -> Bool,
        _ body: (inout NameExamination, Place, NameScalar) -> Void
    ) {
        var offset = 0
        for (index, scalar) in scalars.enumerated() {
            let end = offset + scalar.scalar.utf8Length
            if isWanted(index) { body(&self, Place(scalar: scalar.scalar, range: offset..<end), scalar) }
            offset = end
        }
    }

    /// A character of the stored form.
    private struct Place {
        let scalar: Unicode.Scalar
        let range: Range<Int>
    }

    /// Marks or punctuation beyond what may follow each other, until the run ends.
    private struct Run {
        let code: NameCode
        let scalar: Unicode.Scalar
        var range: Range<Int>
        var count: Int
        let limit: Int

        /// A run that has just gone beyond its limit.
        init(code: NameCode, first: Place, count: Int) {
            self.code = code
            scalar = first.scalar
            range = first.range
            self.count = count
            limit = count - 1
        }

        /// The run with the character that the grammar took last; nil when that is not one of it.
        func extended(by grammar: NameGrammar, to end: Int) -> Run? {
            let count =
                switch code {
                case .strayMark: grammar.strayMarks
                case .tooManyMarks: grammar.marks
                default: grammar.punctuation
                }
            guard count > self.count else { return nil }
            var longer = self
            longer.count = count
            longer.range = range.lowerBound..<end
            return longer
        }
    }

    private mutating func report(_ run: Run, _ text: NameText) {
        if run.code == .strayMark { return report(.strayMark, Place(scalar: run.scalar, range: run.range), text) }
        report(run.code, text.origin(run.range), run.scalar.parameters, limit: (run.count, run.limit))
    }

    private mutating func report(_ fault: NameGrammar.Fault, _ here: Place, before: Place?, _ text: NameText) {
        switch fault {
        case .joiner: report(.joiner, here, text)
        case .middleDot: report(.middleDot, here, text)
        case .variant: report(.invisible, here, text, [Parameter("count", 1)])
        case .joinerBefore: if let before { report(.joiner, before, text) }
        case .middleDotBefore: if let before { report(.middleDot, before, text) }
        case .otherScriptBefore: if let before { report(.otherScript, before, text) }
        case .strayMark, .tooManyMarks, .punctuationRun: break
        }
    }

    private mutating func report(_ code: NameCode, _ place: Place, _ text: NameText, _ parameters: [Parameter] = []) {
        let range = text.origin(place.range)
        // The joiners inside an emoji are told with it.
        if refused.contains(where: { $0.contains(range.lowerBound) }) { return }
        report(code, range, place.scalar.parameters + parameters)
    }
}

extension Unicode.Scalar {
    fileprivate var utf8Length: Int { UTF8.width(self) }
}
