import Findings
import TableFormat

extension EmailExamination {
    /// Reports what may stand nowhere in an address, and answers the text without it, so that each fault is told once.
    mutating func scan(_ pieces: EmailText.Part) -> [EmailText.Piece] {
        let uncommented = dropComments(pieces)
        reportRuns(in: uncommented[...]) { [rules] piece in
            switch piece.kind {
            case .whiteSpace: EmailCode.whiteSpace.rawValue
            case .refused: rules.classes.code(piece.character.number)
            default: nil
            }
        }
        return uncommented.filter { $0.kind != .whiteSpace && $0.kind != .refused }
    }

    private mutating func dropComments(_ pieces: EmailText.Part) -> [EmailText.Piece] {
        var kept: [EmailText.Piece] = []
        var rest = pieces
        while let piece = rest.first {
            guard piece.kind == .opening else {
                kept.append(piece)
                rest = rest.dropFirst()
                continue
            }
            let end = rest.firstIndex { $0.kind == .closing } ?? rest.startIndex
            let comment = rest[...end]
            if let range = comment.range { report(.comment, range) }
            rest = rest.dropFirst(comment.count)
        }
        return kept
    }

    /// A part and the place of the @ beside it.
    typealias Side = (part: EmailText.Part, at: Range<Int>)

    /// The parts before and behind the @. Of several, the first ends the local part and the last starts the domain.
    mutating func split(_ clean: [EmailText.Piece], _ whole: Range<Int>) -> (local: Side, domain: Side)? {
        let quoted = quotedEnd(clean[...])
        let unquoted = clean[(quoted ?? 0)...]
        var ats = unquoted.indices.filter { clean[$0].kind == .at }
        let wide = unquoted.indices.filter { clean[$0].kind == .fullWidthAt }
        for index in wide {
            report(.fullWidthAt, clean[index].range, [clean[index].scalar.parameters[0]])
        }
        if ats.isEmpty { ats = wide }
        guard let first = ats.first, let last = ats.last else {
            report(.missingAt, whole)
            return nil
        }
        for index in ats.dropFirst() { report(.twoAts, clean[index].range, [Parameter("count", ats.count)]) }
        if let quoted, let range = clean[..<quoted].range { report(.quotedLocal, range) }
        return ((clean[..<first], clean[first].range), (clean[(last + 1)...], clean[last].range))
    }

    /// Where a quoted local part ends, if the text starts with one: behind the last quotation mark before an @.
    private func quotedEnd(_ clean: EmailText.Part) -> Int? {
        guard clean.first?.kind == .quote else { return nil }
        return (clean.lastIndex { $0.kind == .quote } ?? clean.startIndex) + 1
    }
}
