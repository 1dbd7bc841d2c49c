/// Everything a check can say about a name. Severity, messages and explanations are in `Rules/`.
public enum NameCode: String, CaseIterable, Sendable {
    case illFormed = "name.illFormed"
    case empty = "name.empty"
    case tooLong = "name.tooLong"
    case tooManyScalars = "name.tooManyScalars"
    case tooManyBytes = "name.tooManyBytes"
    case noLetter = "name.noLetter"

    // Characters that may stand in a name, but not there.
    case strayMark = "name.strayMark"
    case tooManyMarks = "name.tooManyMarks"
    case joiner = "name.joiner"
    case middleDot = "name.middleDot"
    case punctuationRun = "name.punctuationRun"
    case otherScript = "name.otherScript"

    // Characters that may not stand in a name. Which they are is in Rules/characters/name.json.
    case bidi = "name.bidi"
    case invisible = "name.invisible"
    case control = "name.control"
    case digit = "name.digit"
    case romanNumeral = "name.romanNumeral"
    case styledLetter = "name.styledLetter"
    case enclosingMark = "name.enclosingMark"
    case comma = "name.comma"
    case emoji = "name.emoji"
    case punctuation = "name.punctuation"
    case symbol = "name.symbol"
    case unassigned = "name.unassigned"

    /// A quotation mark, accent or prime stands where an apostrophe was probably meant. It is saved as it was typed.
    case apostropheForm = "name.apostropheForm"

    /// The name is saved trimmed, with single spaces, in NFC; the repair holds it.
    case storedForm = "name.storedForm"
}
