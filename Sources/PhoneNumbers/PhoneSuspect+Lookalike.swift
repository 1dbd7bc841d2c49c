import Findings
import TableFormat

extension PhoneSuspect {
    /// Digits that are grouped like a date; or like an Internet address, unless they are a number: many write pairs of digits
    /// with dots.
    func lookalike() -> PhoneHint? {
        // A year of two digits may as well end a number of six.
        guard let kind = typed.lookalike(plans.hints), kind == .date && typed.groups.contains(4) || !isValid else {
            return nil
        }
        return PhoneHint(
            code: .lookalike, range: typed.bytes(digits: 0..<digits.count),
            parameters: [Parameter("what", kind.rawValue)])
    }

    /// The same of a date with the time of day, or an Internet address with a port.
    func lookalikeWithMore() -> PhoneHint? {
        guard !isValid || hasWords, let (kind, count) = typed.lookalikeWithMore(plans.hints) else { return nil }
        return PhoneHint(
            code: .lookalike, range: typed.bytes(digits: 0..<count), parameters: [Parameter("what", kind.rawValue)])
    }
}
