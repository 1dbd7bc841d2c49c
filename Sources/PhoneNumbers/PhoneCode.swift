/// Everything a check can say about a phone number. Severity, messages and explanations are in `Rules/`.
public enum PhoneCode: String, CaseIterable, Sendable {
    case empty = "phone.empty"
    case textTooLong = "phone.textTooLong"
    case notANumber = "phone.notANumber"
    case noRegion = "phone.noRegion"
    case unknownRegion = "phone.unknownRegion"
    case invalidCallingCode = "phone.invalidCallingCode"
    case tooShortAfterIDD = "phone.tooShortAfterIDD"

    // Of a number that was read, by its length in the plan of its region.
    case tooShort = "phone.tooShort"
    case tooLong = "phone.tooLong"
    case invalidLength = "phone.invalidLength"
    case localOnly = "phone.localOnly"

    // Of a possible number.
    case otherCallingCode = "phone.otherCallingCode"
    case `extension` = "phone.extension"
    case notValid = "phone.notValid"

    // What the text has besides a number.
    case secondNumber = "phone.secondNumber"
    case otherText = "phone.otherText"
    case letters = "phone.letters"
    case spelled = "phone.spelled"

    // What may have been meant; the repair holds it when there is one.
    case lookalike = "phone.lookalike"
    case ownCallingCode = "phone.ownCallingCode"
    case missingCodeDigit = "phone.missingCodeDigit"
    case trunkZero = "phone.trunkZero"
    case strayPlus = "phone.strayPlus"
    case doublePrefix = "phone.doublePrefix"
    case foreignPrefix = "phone.foreignPrefix"
    case leadingZero = "phone.leadingZero"
    case oldPlan = "phone.oldPlan"
    case domesticForm = "phone.domesticForm"
    case missingPlus = "phone.missingPlus"
    case otherCountry = "phone.otherCountry"
    case incomplete = "phone.incomplete"
    case surplusDigits = "phone.surplusDigits"

    /// The number is saved in E.164; the repair holds it.
    case storedForm = "phone.storedForm"
}
