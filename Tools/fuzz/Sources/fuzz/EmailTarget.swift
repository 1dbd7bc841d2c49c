import EmailAddresses
import Glibc

/// The first byte chooses the policy; the rest is the text.
enum EmailTarget {
    static func run(_ bytes: [UInt8]) {
        guard let rules = try? EmailRules.embedded else { abort() }
        guard let first = bytes.first else { return }
        let policy = EmailPolicy.allCases[Int(first) % EmailPolicy.allCases.count]
        let text = Array(bytes[1...])
        let result = rules.check(text.span, policy: policy)
        check(result, text, policy, rules)
        agree(text, rules)
        _ = rules.domainClass(text.span)
    }

    /// Findings lie in the text and in its order, something is wrong with what is no address, and what is proposed is one.
    private static func check(_ result: EmailResult, _ text: [UInt8], _ policy: EmailPolicy, _ rules: EmailRules) {
        var last = 0
        for finding in result.findings {
            require(finding.range.lowerBound >= last && finding.range.upperBound <= text.count)
            last = finding.range.lowerBound
            if let repair = finding.repair {
                let repaired = rules.check(repair.text, policy: policy)
                require(repaired.isWellFormed && repaired.stored == nil)
            }
        }
        require(result.isWellFormed || !result.findings.isEmpty)
        guard result.isWellFormed, let given = String(validating: text, as: UTF8.self) else { return }
        guard let parts = result.parts(of: given) else { return require(false) }
        save(result.stored ?? given, given, policy, rules)
        require(rules.key(of: given) == "\(parts.local)@\(parts.domain)")
        require(parts.local.utf8.count + 1 + parts.domain.utf8.count <= 254)
        if let ascii = parts.ascii { saves(ascii, asIn: given, policy, rules) }
    }

    /// The saved form is saved as itself, is the same address, and has nothing wrong with it that was not there before.
    private static func save(_ saved: String, _ given: String, _ policy: EmailPolicy, _ rules: EmailRules) {
        let again = rules.check(saved, policy: policy)
        require(again.isWellFormed && again.stored == nil)
        require(rules.key(of: saved) == rules.key(of: given))
        require(rules.check(saved, policy: .rfc5321).isWellFormed)
    }

    /// The address in ASCII is the same address.
    private static func saves(_ ascii: String, asIn given: String, _ policy: EmailPolicy, _ rules: EmailRules) {
        require(rules.check(ascii, policy: policy).isWellFormed)
        require(rules.key(of: ascii) == rules.key(of: given))
    }

    /// A detail and an address to sign in with are of one form.
    private static func agree(_ text: [UInt8], _ rules: EmailRules) {
        let detail = rules.check(text.span, policy: .detail)
        let signUp = rules.check(text.span, policy: .signUp)
        require(detail.isWellFormed == signUp.isWellFormed && detail.stored == signUp.stored)
        require(detail.domainClass == signUp.domainClass)
    }

    /// What does not hold is a crash, which the fuzzer reports.
    private static func require(_ condition: Bool, line: Int = #line) {
        guard !condition else { return }
        print("EmailTarget.swift:\(line): does not hold")
        fflush(nil)
        abort()
    }
}
