import JSONText
import TableFormat

extension AddressPattern {
    /// The pattern a value holds, or nil after a report at the faulty character.
    static func parse(
        _ value: SourceValue, symbols: [UInt8], _ diagnostics: Diagnostics
    ) -> SymbolPattern? {
        guard let text = value.text(diagnostics) else { return nil }
        do {
            return try parse(text, symbols: symbols)
        } catch {
            let offset = String(String.UnicodeScalarView(text.unicodeScalars.prefix(error.offset))).utf8.count
            let document = value.file.document
            let position = document.position(ofByte: document.sourceOffset(ofTextOffset: offset, in: value.node))
            diagnostics.report(
                Diagnostic(
                    file: value.file.path, line: position.line, column: position.column, code: "address.badPattern",
                    message: error.message))
            return nil
        }
    }
}

extension SymbolPattern {
    /// The lengths of the texts that match, up to 63, as a set of bits.
    var lengths: UInt64 {
        switch self {
        case .symbols: 1 << 1
        case .sequence(let parts): parts.reduce(1) { Self.sum($0, $1.lengths) }
        case .alternation(let choices): choices.reduce(0) { $0 | $1.lengths }
        case .repetition(let part, let minimum, let maximum):
            (0...maximum).reduce((all: UInt64(0), here: UInt64(1))) { state, count in
                (count >= minimum ? state.all | state.here : state.all, Self.sum(state.here, part.lengths))
            }.all
        }
    }

    private static func sum(_ first: UInt64, _ second: UInt64) -> UInt64 {
        (0..<64).reduce(0) { second >> UInt64($1) & 1 == 1 ? $0 | first << UInt64($1) : $0 }
    }

    /// Whether only one text matches.
    var isSingle: Bool {
        switch self {
        case .symbols(let set): set.nonzeroBitCount == 1
        case .sequence(let parts): parts.allSatisfy(\.isSingle)
        case .alternation(let choices): choices.count == 1 && choices.allSatisfy(\.isSingle)
        case .repetition(let part, let minimum, let maximum): minimum == maximum && part.isSingle
        }
    }

    /// The pattern with every choice of letters widened to all letters: right in shape, whatever letters are in use.
    func widened(letters: UInt64) -> SymbolPattern {
        switch self {
        case .symbols(let set): .symbols((set & letters).nonzeroBitCount > 1 ? set | letters : set)
        case .sequence(let parts): .sequence(parts.map { $0.widened(letters: letters) })
        case .alternation(let choices): .alternation(choices.map { $0.widened(letters: letters) })
        case .repetition(let part, let minimum, let maximum):
            .repetition(part.widened(letters: letters), minimum: minimum, maximum: maximum)
        }
    }
}
