import CPeers
import EmailAddresses
import Foundation

extension Suite {
    static let email = Suite(name: "email", summary: "e-mail addresses: check and class, HTML's pattern, hash sets") {
        let rules = try EmailRules.embedded
        let listed = try domains()
        try check(rules)
        classes(rules, listed)
        let corpus = EmailCorpus(listed)
        try addresses(rules, corpus)
        try sets(corpus, listed)
    }

    /// The addresses of one row are checked in turn; the figure is for one address.
    private static let samples: [(name: String, addresses: [String])] = [
        (
            "ASCII, ordinary",
            ["marieke.devries@example.com", "jo@example.nl", "o'neil+news@mail.example.co.uk", "user1@web.example"]
        ),
        ("ASCII, relay", ["x1x1xxx11x@privaterelay.appleid.com", "ab12cd@private.icloud.com"]),
        ("ASCII, capitals", ["Marieke.deVries@Example.com", "JO@example.nl"]),
        ("ASCII, disposable", ["jo@mailinator.com", "jo@a.mailinator.com"]),
        ("other scripts", ["josé@example.com", "jo@bücher.example", "用户@例子.example"]),
        ("refused", ["jo@exam_ple.com", "jo..doe@example.com", "jo@", "jo doe@example.com"]),
    ]

    private static func check(_ rules: EmailRules) throws {
        let pattern =
            #"^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$"#
        let expression = try NSRegularExpression(pattern: pattern)
        var table = Table(
            title: "Checking one address", header: ["", "ns", "allocations", "NSRegularExpression, HTML's pattern, ns"])
        for sample in samples {
            let texts = sample.addresses.map { Array($0.utf8) }
            let strings = sample.addresses
            let results = measure([
                Contender(name: "EmailRules.check") {
                    texts.reduce(0) { $0 + (rules.check($1.span).isWellFormed ? 1 : 0) }
                },
                Contender(name: "NSRegularExpression") {
                    strings.reduce(0) {
                        $0 + expression.numberOfMatches(in: $1, range: NSRange(location: 0, length: $1.utf16.count))
                    }
                },
            ])
            let count = Double(texts.count)
            table.rows.append([
                sample.name, (results[0].nanoseconds / count).rounded(0), (results[0].allocations / count).rounded(1),
                (results[1].nanoseconds / count).rounded(0),
            ])
        }
        table.print()
    }

    /// The class of a domain alone, beside hash sets with the same list that are asked for every parent domain.
    private static func classes(_ rules: EmailRules, _ listed: [String]) {
        let domains = [
            "example.com", "mail.example.co.uk", "mailinator.com", "a.b.mailinator.com", "gmail.com", "web.example",
        ]
        let texts = domains.map { Array($0.utf8) }
        let set = Set(listed)
        let peer = DomainPeer(listed)
        var table = Table(
            title: "Class of one domain, \(listed.count) listed", header: ["", "ns", "allocations"])
        let results = measure([
            Contender(name: "EmailRules.domainClass") {
                texts.reduce(0) { $0 + (rules.domainClass($1.span) == .disposable ? 1 : 0) }
            },
            Contender(name: "C++ unordered_set<string_view>, walk over parents") {
                texts.reduce(0) { $0 + Int(bench_domains_listed(peer.domains, $1, $1.count)) }
            },
            Contender(name: "Swift Set<String>, walk over parents") {
                domains.reduce(0) { $0 + (isListed($1, set) ? 1 : 0) }
            },
        ])
        for result in results {
            let count = Double(texts.count)
            table.rows.append([
                result.name, (result.nanoseconds / count).rounded(0), (result.allocations / count).rounded(1),
            ])
        }
        table.print()
    }

    private static func isListed(_ domain: String, _ set: Set<String>) -> Bool {
        var rest = Substring(domain)
        while true {
            if set.contains(String(rest)) { return true }
            guard let dot = rest.firstIndex(of: ".") else { return false }
            rest = rest[rest.index(after: dot)...]
        }
    }

    private static func domains() throws -> [String] {
        struct File: Decodable { let domains: [String] }
        let file = URL(filePath: #filePath).appending(path: "../../../../Rules/email/disposable.json").standardized
        return try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).domains
    }
}

final class DomainPeer {
    let domains = bench_domains_new()

    init(_ listed: [String]) {
        for domain in listed { bench_domains_add(domains, domain, domain.utf8.count) }
    }

    deinit { bench_domains_free(domains) }
}
