import Findings
import TableFormat
import UnicodeText

/// What people write around an address, and what they write in place of its signs.
///
/// A text that is an address by itself is never opened. Each step takes one habit out of the text and notes it where it
/// stood; what remains is read as an address, and proposed when it is one.
struct EmailEnvelope {
    var notes: EmailNotes
    var pieces: [EmailText.Piece]
    private var isOpened = false

    /// Whether the @ was written as a word: then dots may be, on both sides of it.
    var spokenAt = false

    init(_ notes: EmailNotes, _ pieces: [EmailText.Piece]) {
        self.notes = notes
        self.pieces = pieces
    }

    var rules: EmailRules { notes.rules }

    /// Takes out what is known; answers whether there was anything.
    mutating func open() -> Bool {
        // Envelopes lie in envelopes: a link in angle brackets behind a name.
        for _ in 0..<2 {
            takeFirst(separatedBy: { $0.has(.separator) })
            openAngleBrackets()
            openLink()
            takeFirst(separatedBy: { $0.kind == .whiteSpace })
            replaceAt()
            insertAt()
            replaceDots()
            openParentheses()
            dropComments()
            dropWords()
            dropPunctuation()
        }
        return isOpened
    }

    /// Notes a place of the text and goes on with other pieces.
    mutating func take(_ rest: EmailText.Part, _ code: EmailCode, _ place: Range<Int>?, count: Int? = nil) {
        guard let place else { return }
        notes.add(code, place, count.map { [Parameter("count", $0)] } ?? [], mend: .proposed)
        reopen(rest)
    }

    /// The first @ that does not stand in a quoted local part.
    var firstAt: Int? {
        if let end = pieces[...].quotedEnd, let next = pieces[end...].trimmed.first, next.isAt {
            return pieces[end...].firstIndex(where: \.isAt)
        }
        return pieces.firstIndex(where: \.isAt)
    }

    /// Goes on with other pieces.
    mutating func reopen(_ rest: EmailText.Part) {
        pieces = Array(rest.trimmed)
        isOpened = true
    }

    /// The bytes in lower case, for a look into the table of habits.
    func lowered(_ part: EmailText.Part) -> [UInt8] { CaseFolding.lowercased(part.bytes.span) }
}
