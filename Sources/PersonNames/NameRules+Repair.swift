import TableFormat
import UnicodeText

extension NameRules {
    /// The name as it was probably meant: what may not stand in it left out or written as the table says, what may not stand
    /// there left out. Nil unless the outcome keeps all the rules and is another name.
    func proposal(_ text: NameText) -> String? {
        guard let read = stored(withoutRefused(text)) else { return nil }
        guard let placed = stored(withoutMisplaced(collapsed(scalars(of: read)))) else { return nil }
        let proposal = bytes(of: withApostrophes(scalars(of: placed)))
        guard proposal != text.stored, isStoredForm(proposal.span, withLooseApostrophes: true) else { return nil }
        return String(decoding: proposal, as: UTF8.self)
    }

    private func stored(_ bytes: [UInt8]) -> [UInt8]? { NameText(bytes.span, self)?.stored }

    private func stored(_ scalars: [NameScalar]) -> [UInt8]? { stored(bytes(of: scalars)) }

    private func bytes(of scalars: [NameScalar]) -> [UInt8] {
        var text = String.UnicodeScalarView()
        for scalar in scalars { text.append(scalar.scalar) }
        return Array(String(text).utf8)
    }

    private func scalar(_ scalar: Unicode.Scalar) -> NameScalar { NameScalar(scalar, character(scalar.value)) }

    /// Refused characters as the table would have them written.
    private func withoutRefused(_ text: NameText) -> [UInt8] {
        var bytes: [UInt8] = []
        for (index, piece) in text.pieces.enumerated() {
            let own = String(piece.scalar).utf8
            let number = piece.character.number
            switch piece.character.isAccepted ? .none : classes.repair(number) {
            case .none: bytes += own
            case .remove: break
            case .compatibility: bytes += NFKC.normalized(Array(own).span)
            case .replace: bytes += classes.instead(number).map { Array(String($0).utf8) } ?? []
            case .replaceInHebrew:
                let beside = [index - 1, index + 1].filter(text.pieces.indices.contains).map {
                    text.pieces[$0].character
                }
                if beside.count == 2, beside.allSatisfy({ $0.kind == .letter && $0.has(.hebrew) }) {
                    bytes += classes.instead(number).map { Array(String($0).utf8) } ?? []
                }
            case .removeAtEnd:
                let next = text.pieces[(index + 1)...].first { $0.character.number != number }
                if let next, !next.character.isSpace { bytes += own }
            }
        }
        return bytes
    }

    /// The same sign once, where it is repeated beyond what a name may have.
    private func collapsed(_ scalars: [NameScalar]) -> [NameScalar] {
        var kept: [NameScalar] = []
        var start = 0
        while start < scalars.count {
            let first = scalars[start]
            let end = scalars[start...].firstIndex { $0.scalar != first.scalar } ?? scalars.count
            let most = first.character.kind == .middleDot ? 1 : limits.punctuation
            let isTooMany = first.character.isPunctuation && end - start > most
            kept += isTooMany ? scalars[start..<start + 1] : scalars[start..<end]
            start = end
        }
        return kept
    }

    /// Accepted characters where they may not stand, left out or written as the table says.
    private func withoutMisplaced(_ scalars: [NameScalar]) -> [NameScalar] {
        var kept: [NameScalar] = []
        // Before each of the kept characters.
        var states: [NameGrammar] = []
        var grammar = NameGrammar(limits)

        func replaceLast() {
            guard let last = kept.popLast(), let state = states.popLast() else { return }
            grammar = state
            if let instead = classes.instead(last.character.number) { take(scalar(instead)) }
        }
        func take(_ next: NameScalar) {
            let state = grammar
            guard let fault = grammar.take(next.character) else {
                kept.append(next)
                states.append(state)
                return
            }
            grammar = state
            switch fault {
            case .joinerBefore, .middleDotBefore, .otherScriptBefore:
                replaceLast()
                // What waited is gone, so that this ends.
                take(next)
            case .middleDot: if let instead = classes.instead(next.character.number) { take(scalar(instead)) }
            case .strayMark, .tooManyMarks, .punctuationRun, .variant, .joiner: break
            }
        }
        for next in scalars { take(next) }
        if grammar.end() != nil { replaceLast() }
        guard grammar.hasStrayJapanese else { return kept }
        return kept.map { kept in
            guard kept.isStrayJapanese, let instead = classes.instead(kept.character.number) else { return kept }
            return scalar(instead)
        }
    }

    private func withApostrophes(_ scalars: [NameScalar]) -> [NameScalar] {
        var scalars = scalars
        for index in looseApostrophes(scalars) {
            if let instead = classes.instead(scalars[index].character.number) { scalars[index] = scalar(instead) }
        }
        return scalars
    }
}
