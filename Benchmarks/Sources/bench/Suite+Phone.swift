import Foundation
import PhoneNumbers

extension Suite {
    static let phone = Suite(
        name: "phone",
        summary: "phone numbers: PhonePlans, libphonenumber (C++), rphonenumbers (Rust), phonenumbers (Python)"
    ) {
        let corpus = try PhoneCorpus()
        defer { corpus.remove() }
        let forms = [("E.164", corpus.international), ("national", corpus.national)]
        let jobRows = forms.map { PhoneRows($0.1) }
        let before = ResidentMemory.now
        let plans = try PhonePlans.embedded
        let growth = PhoneMemory.measured(jobRows, plans, before)
        let peers = try PythonPhonePeer.all(corpus.file)
        print(
            """
            One core, one run: \(corpus.international.count) numbers of all regions in random order.
            The Python packages run in processes of their own; the loop in Python is part of their figures.

            """)
        for ((form, _), rows) in zip(forms, jobRows) {
            var table = Table(
                title: "Phone numbers, \(form): \(rows.count) rows",
                header: ["", "ns a number", "times ours", "allocations"])
            for job in PhoneJob.allCases {
                let results = measurePasses(job.contenders(plans, rows))
                table.add(results, job.title, perRun: rows.count)
                table.add(
                    peers, "\(job.rawValue) \(form)", job.title, against: results[0].nanoseconds / Double(rows.count))
            }
            table.print()
        }
        for (form, rows) in forms {
            let rows = PhoneTyping.rows(rows)
            let keys = rows.reduce(0) { $0 + $1.keys.count }
            var table = Table(
                title: "As you type, \(form): \(rows.count) numbers, \(keys) keys",
                header: ["", "ns a key", "times ours", "allocations"])
            let results = measurePasses(PhoneTyping.contenders(plans, rows))
            table.add(results, "one key", perRun: keys)
            table.add(peers, "key \(form)", "one key", against: results[0].nanoseconds / Double(keys))
            table.print()
        }
        print("rphonenumbers has no formatter of its own for typing: it takes that of phonenumbers.\n")
        var table = Table(
            title: "Resident memory, KB more",
            header: ["", "first number", "all rows", "of it allocated"])
        for (name, memory) in growth + peers.map({ ($0.name, $0.figures.growth) }) {
            table.rows.append([name, "\(memory.first.all)", "\(memory.rows.all)", "\(memory.rows.anonymous)"])
        }
        table.print()
    }
}

extension Table {
    /// Rows of contenders that ran here; the first is ours.
    fileprivate mutating func add(_ results: [Measurement], _ job: String, perRun count: Int) {
        for result in results {
            rows.append([
                "\(job), \(result.name)", (result.nanoseconds / Double(count)).rounded(0),
                (result.nanoseconds / results[0].nanoseconds).rounded(1),
                (result.allocations / Double(count)).rounded(2),
            ])
        }
    }

    /// Rows of contenders that ran elsewhere.
    fileprivate mutating func add(_ peers: [PythonPhonePeer], _ key: String, _ job: String, against ours: Double) {
        for peer in peers {
            guard let nanoseconds = peer.figures.times[key] else { continue }
            rows.append(["\(job), \(peer.name)", nanoseconds.rounded(0), (nanoseconds / ours).rounded(1), ""])
        }
    }
}
