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
    func contenders(_ plans: PhonePlans, _ rows: PhoneRows) -> [Contender] {
        let peer = Contender(name: "libphonenumber (C++)") {
            rows.sum { text, length, region in Int(bench_phone(text, length, region, peerJob)) }
        }
        switch self {
        case .parse:
            return [
                Contender(name: "PhonePlans") {
                    rows.sum { text, region in (try? plans.parse(text.span, region: region))?.callingCode ?? 0 }
                }, peer,
            ]
        case .answers:
            return [
                Contender(name: "PhonePlans") {
                    rows.sum { text, region in
                        guard let number = try? plans.parse(text.span, region: region) else { return 0 }
                        let answers = plans.answers(about: number)
                        return (answers.possibility.isPossible ? 1 : 0) &+ (answers.isValid ? 2 : 0)
                            &+ (answers.type == .mobile ? 4 : 0)
                    }
                }, peer,
            ]
        case .formats:
            let styles: [PhoneNumberStyle] = [.e164, .international, .national]
            return [
                Contender(name: "PhonePlans") {
                    rows.sum { text, region in
                        guard let number = try? plans.parse(text.span, region: region) else { return 0 }
                        return styles.reduce(0) { $0 &+ plans.withFormatted(number, $1) { $0.count } }
                    }
                }, peer,
                Contender(name: "PhonePlans, each a String") {
                    rows.sum { text, region in
                        guard let number = try? plans.parse(text.span, region: region) else { return 0 }
                        return styles.reduce(0) { $0 &+ plans.format(number, $1).utf8.count }
                    }
                },
            ]
        }
    }

    private var peerJob: bench_phone_job {
        switch self {
        case .parse: BENCH_PHONE_PARSE
        case .answers: BENCH_PHONE_ANSWERS
        case .formats: BENCH_PHONE_FORMATS
        }
    }
}
