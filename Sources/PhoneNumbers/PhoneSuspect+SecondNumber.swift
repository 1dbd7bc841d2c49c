import Findings
import TableFormat

extension PhoneSuspect {
    /// A second number in the same text, of which nothing is kept.
    func secondNumber(_ bytes: UnsafeBufferPointer<UInt8>) -> PhoneHint? {
        if let cut = typed.cut {
            guard let first = valid(typed.bytes(typed.start..<cut), of: bytes) else { return nil }
            return secondNumber(first, behind: cut, bytes)
        }
        guard !isValid, number?.extension.isEmpty ?? true else { return nil }
        for (place, next) in zip(typed.places, typed.places.dropFirst()) {
            guard let mark = separator(place + 1..<next),
                let first = valid(typed.bytes(typed.start..<place + 1), of: bytes),
                valid(rest(behind: mark), of: bytes) != nil
            else { continue }
            return secondNumber(first, behind: mark, bytes)
        }
        return nil
    }

    private func secondNumber(
        _ first: PhoneNumber, behind mark: Int, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> PhoneHint {
        let rest = rest(behind: mark)
        let other = valid(rest, of: bytes)
        // Of two whole numbers nobody can tell which one is meant; an extension is not dropped unseen.
        let isOne = (other == nil || other == first) && first.extension.isEmpty
        return PhoneHint(code: .secondNumber, range: rest, number: isOne ? first : nil)
    }

    /// The last character between two digits that parts two numbers: a slash or comma, a second space, a plus sign, a
    /// word that stands alone, or what is in no number.
    private func separator(_ gap: Range<Int>) -> Int? {
        let characters = typed.characters
        // The plus sign belongs to what comes behind it.
        if let plus = gap.first(where: { characters[$0].meaning.has(.plus) }) { return plus - 1 }
        let isBlank = { (index: Int) in characters[index].meaning.has([.space, .blank]) }
        // A letter that touches digits was rather typed in place of one.
        guard let first = gap.first, let last = gap.last, !characters[first].isWord, !characters[last].isWord else {
            return nil
        }
        return gap.last { index in
            let meaning = characters[index].meaning
            if meaning.has([.slash, .comma, .semicolon]) || characters[index].isWord { return true }
            if isBlank(index) { return index > gap.lowerBound && isBlank(index - 1) }
            return !meaning.has([.punctuation, .plus])
        }
    }

    private func rest(behind mark: Int) -> Range<Int> {
        let next = typed.characters.indices.first {
            $0 > mark && !typed.characters[$0].meaning.has([.space, .blank])
        }
        return typed.bytes((next ?? mark)..<typed.characters.count)
    }
}
