import CalendarDates
import Foundation

extension Suite {
    static let dates = Suite(name: "dates", summary: "dates: check, read, next occurrence, Foundation's calendar") {
        let rules = try DateRules.embedded
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let leap = SpecialDate(day: 29, month: 2, year: 1992)
        let today = SpecialDate(day: 30, month: 11, year: 2026)
        let components = DateComponents(year: 1992, month: 2, day: 29)
        let now = calendar.date(from: DateComponents(year: 2026, month: 11, day: 30)) ?? .now
        let style = Date.ISO8601FormatStyle().year().month().day()
        var table = Table(
            title: "One date", header: ["", "ns", "allocations", "Foundation, ns", "Foundation, allocations"])
        func add(_ name: String, _ ours: @escaping () -> Int, _ peer: (() -> Int)? = nil) {
            let results = measure(
                [Contender(name: name, run: ours)] + (peer.map { [Contender(name: "Foundation", run: $0)] } ?? []))
            table.rows.append(
                [name] + results.flatMap { [$0.nanoseconds.rounded(1), $0.allocations.rounded(1)] }
                    + (peer == nil ? ["", ""] : []))
        }
        add("check, 29 February 1992", { rules.check(leap, type: "birthday", today: today).count }) {
            components.isValidDate(in: calendar) ? 1 : 0
        }
        for text in ["1992-02-29", "--0229", "19920229"] {
            let bytes = Array(text.utf8)
            let isFull = text.utf8.count == 10
            add(
                "read, \(text)", { rules.read(bytes.span).date?.day ?? 0 },
                isFull ? { (try? style.parse(text)).map { Int($0.timeIntervalSince1970) } ?? 0 } : nil)
        }
        for text in ["29.2.1992", "BDAY;VALUE=date:1992-02-29", "29 February 1992", "29 февраля 1992 г."] {
            let bytes = Array(text.utf8)
            add("read, \(text)", { rules.read(bytes.span).date?.day ?? 0 })
        }
        add("next occurrence", { rules.nextOccurrence(of: leap, after: today)?.day ?? 0 }) {
            let next = calendar.nextDate(
                after: now, matching: DateComponents(month: 2, day: 29),
                matchingPolicy: .previousTimePreservingSmallerComponents)
            return next.map { Int($0.timeIntervalSince1970) } ?? 0
        }
        add("write, ISO 8601", { leap.iso.utf8.count })
        table.print()
    }
}
