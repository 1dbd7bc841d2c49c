import PhoneNumbers

/// How much resident memory a contender takes: for its first number, which starts it, and for all rows after that.
struct PhoneMemory: Decodable {
    let first: ResidentMemory
    let rows: ResidentMemory

    /// Ours and C++ in this process, one after the other.
    /// - Parameter before: the memory before the plans were opened.
    static func measured(
        _ forms: [PhoneRows], _ plans: PhonePlans, _ before: ResidentMemory
    ) -> [(String, PhoneMemory)] {
        var last = before
        return [0, 1].map { place in
            let name = run(forms.map { $0.prefix(1) }, plans, place)
            let started = ResidentMemory.now
            _ = run(forms, plans, place)
            let done = ResidentMemory.now
            defer { last = done }
            return (name, PhoneMemory(first: started - last, rows: done - started))
        }
    }

    /// Does every job once, and gives the name of the contender.
    private static func run(_ forms: [PhoneRows], _ plans: PhonePlans, _ place: Int) -> String {
        var name = ""
        for rows in forms {
            for job in PhoneJob.allCases {
                let contender = job.contenders(plans, rows)[place]
                name = contender.name
                _ = contender.run()
            }
        }
        return name
    }
}
