import TableFormat
import UnicodeText

extension NameRules {
    /// The name with every repairable character repaired; nil unless the outcome keeps all the rules.
    func proposal(_ text: NameText) -> String? {
        var repaired: [UInt8] = []
        var changed = false
        for piece in text.pieces[text.kept] {
            let bytes = Array(String(piece.scalar).utf8)
            let repair = piece.character.isAccepted ? .none : classes.repair(piece.character.number)
            switch repair {
            case .none: repaired += bytes
            case .remove: break
            case .compatibility: repaired += NFKC.normalized(bytes.span)
            }
            if repair != .none { changed = true }
        }
        guard changed else { return nil }
        let tidy = NameText(repaired.span, self).stored
        return isStoredForm(tidy.span) ? String(decoding: tidy, as: UTF8.self) : nil
    }

    /// Whether the table knows what to do with the characters that this code is about.
    func isRepairable(_ code: String) -> Bool {
        classes.numbers.contains { classes.code($0) == code && classes.repair($0) != .none }
    }
}
