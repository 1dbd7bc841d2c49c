import Findings
import TableFormat

extension PhoneSuspect {
    /// Digits that are grouped like a date; or like an Internet address, unless they are a number: many write pairs of digits
    /// with dots.
    func lookalike() -> PhoneHint? {
        guard let kind = typed.lookalike(plans.hints), kind == .date || !isValid else { return nil }
        return PhoneHint(
            code: .lookalike, range: typed.bytes(digits: 0..<digits.count),
            parameters: [Parameter("what", kind.rawValue)])
    }
}
