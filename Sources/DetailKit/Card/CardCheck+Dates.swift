import CalendarDates
import Findings
import JSONText

extension CardCheck {
    func date(_ item: JSONNode, _ found: FoundMembers, _ kind: KindSchema) {
        let day = found[kind.position(.day)]
        let month = found[kind.position(.month)]
        let year = found[kind.position(.year)]
        guard let day, let month, let dayNumber = document.integer(of: day),
            let monthNumber = document.integer(of: month)
        else { return }
        let date = SpecialDate(day: dayNumber, month: monthNumber, year: year.flatMap(document.integer(of:)))
        for found in tables.dates.check(date) {
            let node: JSONNode =
                switch found.part {
                case .day: day
                case .month: month
                case .year: year ?? item
                }
            var finding = found.finding
            // A year that stands for none is taken away, not written empty.
            let isRemoved = finding.repair?.text.isEmpty == true
            if isRemoved { finding.repair = nil }
            report([finding], at: node)
            if isRemoved { repairLast(PatchOperation(.remove, path: document.pointer(to: node).description)) }
        }
    }
}
