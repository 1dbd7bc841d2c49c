import TableFormat

extension EmailReading {
    /// Notes characters that no unquoted local part has, and answers the part with dots in place of what was typed for one.
    ///
    /// `mended` is the part without superfluous dots.
    mutating func readCharacters(_ mended: EmailText.Part, of part: EmailText.Part) -> EmailText.Part {
        var mended = Array(mended)
        let faults = part.runs { piece in
            switch piece.kind {
            case .atom, .dot, .text, .fullWidthDot, .fullWidthAt: false
            default: true
            }
        }
        for run in faults {
            if run.count == 1, let piece = run.first, piece.has(.dotKey), !piece.has(.colon),
                run.startIndex > part.startIndex,
                run.endIndex < part.endIndex
            {
                notes.add(.commaForDot, piece.range, piece.scalar.parameters, mend: .proposed)
                if let index = mended.firstIndex(where: { $0.range == piece.range }) {
                    mended[index] = EmailText.Piece(dotOf: piece, rules)
                }
            } else {
                // Not what Form C makes a sign of ASCII of.
                let isText =
                    !run.contains(where: \.isASCII) && rules.isDotAtom(rules.savedLocal(run.bytes), allText: true)
                notes.add(EmailCode.localCharacter.rawValue, run, in: isText ? .localText : .anywhere)
            }
        }
        return mended[...]
    }
}

extension EmailText.Piece {
    /// A dot in the place of what was typed for it.
    init(dotOf piece: EmailText.Piece, _ rules: EmailRules) { self.init(".", rules.character(0x2E), piece.range) }
}
