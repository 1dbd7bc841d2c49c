import Findings

/// What may have happened to a number, and the number that was meant, when there is one.
struct PhoneHint {
    let code: PhoneCode

    /// UTF-8 bytes of the text.
    let range: Range<Int>
    var parameters: [Parameter] = []

    /// A valid number.
    var number: PhoneNumber?

    /// Whether the text is surely a number, and only the plan does not have it.
    var isAboutPlan: Bool { code == .incomplete || code == .surplusDigits }

    var finding: Finding {
        Finding(code, range, parameters, repair: number.map { Repair($0.e164, .proposed) })
    }
}
