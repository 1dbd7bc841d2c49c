/// Everything a check can say about an e-mail address. Severity, messages and explanations are in `Rules/`.
public enum EmailCode: String, CaseIterable, Sendable {
    case illFormed = "email.illFormed"
    case empty = "email.empty"
    case missingAt = "email.missingAt"
    case twoAts = "email.twoAts"
    case fullWidthAt = "email.fullWidthAt"
    case tooLong = "email.tooLong"
    case comment = "email.comment"

    // What people write around an address, or in place of one.
    case surroundingSpace = "email.surroundingSpace"
    case surroundingPunctuation = "email.surroundingPunctuation"
    case surroundingWords = "email.surroundingWords"
    case link = "email.link"
    case angleBrackets = "email.angleBrackets"
    case displayName = "email.displayName"
    case severalAddresses = "email.severalAddresses"
    case atInWords = "email.atInWords"
    case dotInWords = "email.dotInWords"
    case commaForDot = "email.commaForDot"

    case localEmpty = "email.localEmpty"
    case localLeadingDot = "email.localLeadingDot"
    case localTrailingDot = "email.localTrailingDot"
    case localConsecutiveDots = "email.localConsecutiveDots"
    case localCharacter = "email.localCharacter"
    case localTooLong = "email.localTooLong"
    case quotedLocal = "email.quotedLocal"
    case quotationMark = "email.quotationMark"
    case compatibilityForm = "email.compatibilityForm"

    case domainEmpty = "email.domainEmpty"
    case domainNoDot = "email.domainNoDot"
    case domainLabelEmpty = "email.domainLabelEmpty"
    case domainTrailingDot = "email.domainTrailingDot"
    case domainHyphen = "email.domainHyphen"
    case domainReservedLabel = "email.domainReservedLabel"
    case domainCharacter = "email.domainCharacter"
    case domainEncoding = "email.domainEncoding"
    case domainDirection = "email.domainDirection"
    case domainLabelTooLong = "email.domainLabelTooLong"
    case domainTooLong = "email.domainTooLong"
    case addressLiteral = "email.addressLiteral"
    case literalOpen = "email.literalOpen"
    case literalTag = "email.literalTag"
    case literalForm = "email.literalForm"
    case numericTopLevel = "email.numericTopLevel"
    case specialUseDomain = "email.specialUseDomain"

    // What RFC 5321 allows although no mail from elsewhere gets there.
    case dotlessDomain = "email.dotlessDomain"
    case numericDomain = "email.numericDomain"
    case privateDomain = "email.privateDomain"
    case unsafeCharacter = "email.unsafeCharacter"

    /// No top-level domain is called so.
    case unknownTopLevel = "email.unknownTopLevel"

    /// The domain is one slip away from that of a provider, and no other is as near.
    case domainTypo = "email.domainTypo"

    /// Letters of scripts that no language mixes, or letters of another script that look like Latin ones.
    case confusable = "email.confusable"

    /// The address, or its domain, starts as web addresses do.
    case webAddress = "email.webAddress"

    /// Unrelated people register below the domain; hardly anybody has mailboxes at it.
    case publicSuffix = "email.publicSuffix"

    // Characters that may stand nowhere in an address. Which they are is in Rules/characters/email.json.
    case invisible = "email.invisible"
    case bidi = "email.bidi"
    case whiteSpace = "email.whiteSpace"
    case control = "email.control"

    /// The domain hands out addresses that nobody keeps; on a card.
    case disposable = "email.disposable"
    /// The same, at sign-up.
    case disposableSignUp = "email.disposableSignUp"

    /// The address is saved trimmed, in lower case, in NFC, its domain mapped; the repair holds it.
    case storedForm = "email.storedForm"
}
