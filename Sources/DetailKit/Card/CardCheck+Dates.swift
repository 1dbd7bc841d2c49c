import CalendarDates
import Findings
import JSONText

extension CardCheck {
    /// Parts of a wrong type are reported by themselves and left out here: the others are checked all the same.
    func date(_ item: JSONNode, _ found: FoundMembers, _ kind: KindSchema) {
        let day = found[kind.position(.day)]
        let month = found[kind.position(.month)]
        let year = found[kind.position(.year)]
        let today = surroundings.today
        let type = today == nil ? nil : found[kind.position(.type)].flatMap(document.string(of:))
        let findings = lent.dates {
            $0.check(
                day: day.flatMap(nodes.integer(of:)), month: month.flatMap(nodes.integer(of:)),
                year: year.flatMap(nodes.integer(of:)), type: type, today: today)
        }
        for found in findings {
            let node: JSONNode? =
                switch found.part {
                case .day: day
                case .month: month
                case .year: year
                case .date: nil
                }
            var finding = found.finding
            // A year that stands for none is taken away, not written empty; so is a whole date.
            let isYearRemoved = finding.repair?.text.isEmpty == true
            if isYearRemoved { finding.repair = nil }
            report([finding], at: node ?? item)
            if isYearRemoved, let year { remove(year) }
            // A detail alone has nothing to be taken out of.
            if found.part == .date, item != soleDetail { remove(item) }
        }
    }

    private func remove(_ node: JSONNode) {
        repairLast(PatchOperation(.remove, path: document.pointer(to: node).description))
    }
}
