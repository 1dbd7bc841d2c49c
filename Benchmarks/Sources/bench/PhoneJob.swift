import CPhonePeer
import PhoneNumbers

/// What is done with every row.
enum PhoneJob: String, CaseIterable {
    case parse, answers, formats

    var title: String {
        switch self {
        case .parse: "parse"
        case .answers: "parse + possible + valid + type"
        case .formats: "parse + E.164, international and national form"
        }
    }

    /// Each goes once through all rows; ours first.
    func contenders(_ plans: PhonePlans, _ rows: [PhoneCorpus.Row]) -> [Contender] {
        let peer = Contender(name: "libphonenumber (C++)") { peerRun(rows) }
        switch self {
        case .parse:
            return [
                Contender(name: "PhonePlans") {
                    rows.reduce(0) { sum, row in
                        sum &+ ((try? plans.parse(row.text.span, region: row.region))?.callingCode ?? 0)
                    }
                }, peer,
            ]
        case .answers:
            return [
                Contender(name: "PhonePlans") {
                    rows.reduce(0) { sum, row in
                        guard let number = try? plans.parse(row.text.span, region: row.region) else { return sum }
                        let answers = plans.answers(about: number)
                        return sum &+ (answers.possibility.isPossible ? 1 : 0) &+ (answers.isValid ? 2 : 0)
                            &+ (answers.type == .mobile ? 4 : 0)
                    }
                }, peer,
            ]
        case .formats:
            let styles: [PhoneNumberStyle] = [.e164, .international, .national]
            return [
                Contender(name: "PhonePlans") {
                    rows.reduce(0) { sum, row in
                        guard let number = try? plans.parse(row.text.span, region: row.region) else { return sum }
                        return sum &+ styles.reduce(0) { $0 &+ plans.withFormatted(number, $1) { $0.count } }
                    }
                }, peer,
                Contender(name: "PhonePlans, each a String") {
                    rows.reduce(0) { sum, row in
                        guard let number = try? plans.parse(row.text.span, region: row.region) else { return sum }
                        return sum &+ styles.reduce(0) { $0 &+ plans.format(number, $1).utf8.count }
                    }
                },
            ]
        }
    }

    private func peerRun(_ rows: [PhoneCorpus.Row]) -> Int {
        let job =
            switch self {
            case .parse: BENCH_PHONE_PARSE
            case .answers: BENCH_PHONE_ANSWERS
            case .formats: BENCH_PHONE_FORMATS
            }
        return rows.reduce(0) { sum, row in
            row.text.withUnsafeBytes { text in
                let text = text.assumingMemoryBound(to: CChar.self)
                return sum &+ Int(bench_phone(text.baseAddress, text.count, row.regionName, job))
            }
        }
    }
}
