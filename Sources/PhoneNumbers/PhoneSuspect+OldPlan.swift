import Findings
import TableFormat

extension PhoneSuspect {
    /// A number as it was before the plan of its region changed, or with digits that are only dialled within the region.
    func oldPlan() -> PhoneHint? {
        guard let code = number.flatMap({ plans.rows.row($0.callingCode) }) ?? faultyCode else { return nil }
        let regions = plans.rows.code(code).regions
        var found: [(entry: PhonePlans.Hints.Renumbered, number: PhoneNumber)] = []
        // Reading may have taken off what the old plan had in front.
        for form in [nationalDigits, digits] where !form.isEmpty && found.isEmpty {
            found = plans.hints.renumbered(form, regions).compactMap { entry in
                international(callingCode(of: entry.region), entry.digits).map { (entry, $0) }
            }
        }
        guard let first = found.first else { return nil }
        // Two equally good ones are no advice.
        let isOne = found.allSatisfy { $0.number == first.number }
        let place = typed.bytes(digits: max(0, digits.count - nationalDigits.count)..<digits.count)
        let name = plans.rows.region(first.entry.region).regionCode.description
        let year = first.entry.year == 0 ? [] : [Parameter("year", first.entry.year)]
        return PhoneHint(
            code: year.isEmpty ? .domesticForm : .oldPlan, range: place, parameters: [Parameter("region", name)] + year,
            number: isOne ? first.number : nil)
    }

    /// The calling code of a text that became no number, when it got that far.
    private var faultyCode: Int? {
        if case .failure(let fault) = read { fault.code } else { nil }
    }
}
