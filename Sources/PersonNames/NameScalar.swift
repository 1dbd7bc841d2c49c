import TableFormat
import UnicodeText

/// A character of a name with what the table says of it.
struct NameScalar {
    let scalar: Unicode.Scalar
    let character: NameCharacter

    init(_ scalar: Unicode.Scalar, _ character: NameCharacter) {
        self.scalar = scalar
        self.character = character
    }

    /// Whether it is Japanese punctuation, which is out of place in a name without a Japanese letter.
    var isStrayJapanese: Bool { character.isPunctuation && character.has(.japanese) }
}

extension NameRules {
    /// The characters of a well-formed text.
    func scalars(of text: [UInt8]) -> [NameScalar] {
        var scalars: [NameScalar] = []
        var offset = 0
        while let (value, length) = UTF8Text.scalar(in: text.span, at: offset), let scalar = Unicode.Scalar(value) {
            scalars.append(NameScalar(scalar, character(value)))
            offset += length
        }
        return scalars
    }

    /// Where quotation marks, accents and primes stand that were probably meant for an apostrophe: beside a letter that no
    /// okina stands beside.
    ///
    /// Two that stand around words, as in `Mary ‘Molly’ Smith`, quote a name: no apostrophe was meant.
    func looseApostrophes(_ scalars: [NameScalar]) -> [Int] {
        let quoting = quotingApostrophes(scalars)
        return scalars.indices.filter { index in
            guard scalars[index].character.has(.looseApostrophe), !quoting.contains(index) else { return false }
            let before = scalars[..<index].last { $0.character.kind != .mark }
            let after = index + 1 < scalars.count ? scalars[index + 1] : nil
            return before?.character.has(.notBesideOkina) == true || after?.character.has(.notBesideOkina) == true
        }
    }
    /// The apostrophes that open and close words.
    private func quotingApostrophes(_ scalars: [NameScalar]) -> Set<Int> {
        func isApostrophe(_ index: Int) -> Bool { scalars[index].character.kind == .apostrophe }
        var quoting: Set<Int> = []
        var opening: Int?
        for index in scalars.indices where isApostrophe(index) {
            if index == 0 || scalars[index - 1].character.isSpace {
                opening = index
            } else if let open = opening, index + 1 == scalars.count || scalars[index + 1].character.isSpace {
                quoting.formUnion([open, index])
                opening = nil
            }
        }
        return quoting
    }
}
