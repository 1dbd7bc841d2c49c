/// What can be wrong with an address. The raw value is the stable code of the finding; severity, message and explanation are
/// in `Rules/`.
public enum AddressCode: String, CaseIterable, Sendable {
    /// The country code is neither in ISO 3166-1 nor a known alias.
    case unknownCountry = "address.unknownCountry"

    /// A field without which mail does not arrive. Parameters: `field`, `label`, `labels` (those of all fields of which one
    /// would do, with spaces between them).
    case required = "address.required"

    /// A field that most addresses of the country have. Parameters: `field`, `label`.
    case recommended = "address.recommended"

    /// A field that is missing, or a line that has no number, which may be so on purpose. Parameters: `field`, `label`,
    /// `lacks` (`text` or `number`).
    case missingSoft = "address.missingSoft"

    /// A street with its number in it where the number has a field of its own. Parameters: `field`, `label`.
    case numberInStreet = "address.numberInStreet"

    /// A field that addresses of the country do not have. Parameters: `field`, `country`.
    case unusedField = "address.unusedField"

    /// A field that was given before, under another of its names. Parameters: `field`.
    case repeatedField = "address.repeatedField"

    /// Not a postal code of the country. Parameters: `country`, `example`.
    case postalCodeFormat = "address.postalCodeFormat"

    /// The first part of a postal code. Parameters: `country`, `example`.
    case postalCodeIncomplete = "address.postalCodeIncomplete"

    /// A kind of code the post has given up. Parameters: `country`, `example`.
    case postalCodeObsolete = "address.postalCodeObsolete"

    /// Right in shape, with a letter that is never used in its place. Parameters: `country`, `example`.
    case letterNotUsed = "address.letterNotUsed"

    /// A code that belongs to another country. Parameters: `country`, the other one.
    case otherCountry = "address.otherCountry"

    /// No region of the country by code or name. Parameters: `country`.
    case unknownRegion = "address.unknownRegion"

    /// The postal code lies in another region. Parameters: `region`, `regionName`, `expected`, `expectedName`.
    case regionMismatch = "address.regionMismatch"

    /// A town or district that is not in the list of its region, where one with a name like it is. Parameters: `field`,
    /// `label`, `region`, `regionName`.
    case placeSpelling = "address.placeSpelling"

    /// A text that the field does not take. Parameters: `field`, `label`.
    case fieldFormat = "address.fieldFormat"

    /// More characters (Unicode scalars) than a line takes. Parameters: `field`, `count`, `limit`.
    case tooLong = "address.tooLong"

    /// Right, and kept in another form; the finding's repair is that form.
    case storedForm = "address.storedForm"
}
