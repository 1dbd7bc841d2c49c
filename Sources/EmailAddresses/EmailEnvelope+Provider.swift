import Findings
import TableFormat

extension EmailEnvelope {
    /// `sannegmail.com`, `sanne.gmail.com`, `sanne#gmail.com`: the @ before the domain of a provider is missing, or another
    /// key was pressed for it. Only providers with a name long enough to be nothing else by chance.
    mutating func insertAt() {
        guard !pieces.contains(where: \.isAt), let start = providerStart, let sign = rules.habits.first(.at),
            let scalar = sign.unicodeScalars.first
        else { return }
        let before = pieces[..<start]
        let name = dropKey(before)
        guard let last = before.last, !name.isEmpty, name.count < before.count || !isKey(last, .doubtfulAtKeys),
            !rules.habits.has(.hosts, lowered(name)),
            name.allSatisfy({ [.atom, .text, .dot].contains($0.kind) })
        else { return }
        let next = pieces[start].range.lowerBound
        let place = pieces[name.endIndex..<start].range ?? next..<next
        let at = EmailText.Piece(scalar, rules.character(scalar.value), place)
        notes.add(.missingAt, place, mend: .proposed)
        reopen(Array(name + [at] + pieces[start...])[...])
    }

    /// What stands before the key that was pressed, or before white space.
    private func dropKey(_ part: EmailText.Part) -> EmailText.Part {
        guard let last = part.last else { return part }
        if last.kind == .whiteSpace { return part.trimmed }
        return isKey(last, .atKeys) ? part.dropLast() : part
    }

    private func isKey(_ piece: EmailText.Piece, _ habit: EmailSchema.Habit) -> Bool {
        rules.habits.has(habit, Array(String(piece.scalar).utf8))
    }

    /// Where the domain of a provider starts that the text ends with; nil when it is all there is.
    private var providerStart: Int? {
        let domains = rules.typos.domains
        let text = lowered(pieces[...])
        let lengths = (0..<domains.count).lazy.map { domains.utf8($0) }.filter { known in
            let name = known.firstIndex(of: DomainSet.dot) ?? 0
            return name >= rules.typos.shortest && known.count <= text.count
                && text.suffix(known.count).elementsEqual(known)
        }.map(\.count)
        // The domains are ASCII: as many characters as bytes.
        guard let length = lengths.max(), length < pieces.count else { return nil }
        return pieces.endIndex - length
    }
}
