import TableFormat
import UnicodeText

extension AddressLayout {
    /// Takes a street line apart as the country writes it: `Voorbeeldstraat 303, bus 100` in Belgium,
    /// `12 bis rue de l’Exemple` in France.
    ///
    /// Nothing is lost: `mergedStreet(_:language:)` gives a line of the same words. What could be read in two ways is not
    /// taken apart, and neither is a line of a country whose way of writing is not in the tables.
    ///
    /// - Returns: the parts to suggest, or nil.
    public func splitStreet(_ line: String) -> StreetParts? { tables.split(line.utf8Span.span, packed) }

    /// The parts as one line in the order of the country, or in the order of most countries where that is unknown.
    ///
    /// - Parameter language: the language (BCP 47) of the word for a box; nil tells it by the street itself.
    public func mergedStreet(_ parts: StreetParts, language: String? = nil) -> String {
        tables.merged(parts, packed, row, language: language)
    }
}

extension AddressTables {
    /// The parts of a line, by the style of a country. Parts that make a line of other parts are in doubt, and are none.
    func split(_ line: Span<UInt8>, _ packed: Int) -> StreetParts? {
        guard let found = parts(of: line, packed) else { return nil }
        let row = country(packed: packed)?.layout ?? 0
        let again = parts(of: merged(found, packed, row, language: nil).utf8Span.span, packed)
        return again == found ? found : nil
    }

    private func parts(of line: Span<UInt8>, _ packed: Int) -> StreetParts? {
        guard line.count <= byteLimit, let style = streets.style(packed) else { return nil }
        let text = StreetText(AddressText.cleaned(line, characters), self)
        var split = StreetSplit(streets, style: style, text)
        guard let found = split.found() else { return nil }
        var parts = StreetParts(street: String(decoding: text.text(found.street), as: UTF8.self))
        take(found.pieces, text, into: &parts)
        return isRange(parts, style) ? nil : parts
    }

    /// The parts of a text that begins with the house number.
    func splitNumber(_ text: [UInt8], _ packed: Int) -> StreetParts? {
        guard text.count <= StreetSchema.maximumPiece, let style = streets.style(packed) else { return nil }
        let text = StreetText(text, self)
        var split = StreetSplit(streets, style: style, text)
        guard let pieces = split.number() else { return nil }
        var parts = StreetParts(street: "")
        take(pieces, text, into: &parts)
        return isRange(parts, style) ? nil : parts
    }

    /// Whether a number and an addition may be the ends of a range, for which the country has no field: 263-267.
    private func isRange(_ parts: StreetParts, _ style: Int) -> Bool {
        guard streets[style, .hasNoRanges] != 0, let number = parts.houseNumber, let addition = parts.addition,
            number.utf8.count == addition.utf8.count, let first = Int(number), let last = Int(addition)
        else { return false }
        return first < last && (last - first) % 2 == 0
    }

    private func take(_ pieces: [StreetMatch.Piece], _ text: StreetText, into parts: inout StreetParts) {
        for piece in pieces { parts[name(piece.field)] = string(piece, text) }
    }

    /// A piece as it was written; a range in a house number has a plain hyphen and no spaces.
    private func string(_ piece: StreetMatch.Piece, _ text: StreetText) -> String {
        guard piece.compact != .none else { return String(decoding: text.text(piece.range), as: UTF8.self) }
        var result: [UInt8] = []
        for at in piece.range {
            switch text.bytes[at] {
            case 0x20 where isLeftOut(at, piece, text): continue
            case 0x2D: result.append(0x2D)
            default: result.append(contentsOf: text.text(at..<at + 1))
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private func isLeftOut(_ at: Int, _ piece: StreetMatch.Piece, _ text: StreetText) -> Bool {
        guard at > piece.range.lowerBound, at + 1 < piece.range.upperBound else { return true }
        let beside = [text.bytes[at - 1], text.bytes[at + 1]]
        let isSign = beside.contains { !StreetText.isDigit($0) && !StreetText.isLetter($0) }
        return isSign || piece.compact == .all && !beside.allSatisfy(StreetText.isDigit)
    }
}
