import CPeers
import EmailAddresses
import Foundation
import TableFormat

extension Suite {
    /// All addresses of the corpus in turn, so that caches are as they are in use.
    static func addresses(_ rules: EmailRules, _ corpus: EmailCorpus) throws {
        let pattern =
            #"\A[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*\z"#
        let expression = bench_pattern_new(pattern)
        let good = corpus.addresses.filter { rules.check($0.span).findings.isEmpty }
        var table = Table(
            title: "\(EmailCorpus.count) addresses, for one", header: ["", "ns", "allocations"])
        for (name, texts) in [("right as they stand", good), ("all", corpus.addresses)] {
            let results = measurePasses([
                Contender(name: "EmailRules.check, \(name)") {
                    texts.reduce(0) { $0 + (rules.check($1.span).isWellFormed ? 1 : 0) }
                },
                Contender(name: "PCRE2 JIT, HTML's pattern, \(name)") {
                    texts.reduce(0) { $0 + Int(bench_pattern_matches(expression, $1, $1.count)) }
                },
            ])
            for result in results {
                let count = Double(texts.count)
                table.rows.append([
                    result.name, (result.nanoseconds / count).rounded(0), (result.allocations / count).rounded(2),
                ])
            }
        }
        let file = FileManager.default.temporaryDirectory.appending(path: "emails-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let lines = corpus.addresses.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
        try lines.write(to: file, atomically: true, encoding: .utf8)
        let output = String(decoding: try Peers.output(of: "email_times.py", [file.path]), as: UTF8.self)
        if let time = Double(output.trimmingCharacters(in: .whitespacesAndNewlines)) {
            table.rows.append(["email-validator (Python), no deliverability, all", time.rounded(0), ""])
        }
        table.print()
    }

    /// The walk alone, over sets of two sizes.
    static func sets(_ corpus: EmailCorpus, _ listed: [String]) throws {
        var table = Table(title: "Walk over the domains of the corpus, for one", header: ["", "ns", "allocations"])
        let made = (0..<190_000).map { "throwaway\($0 &* 7_919 % 999_983)x\($0).example" }
        for size in [10_000, 200_000] {
            let names = Array((listed.prefix(10_000) + made).prefix(size))
            var builder = DomainSet.Builder()
            for name in names { builder.add(name.utf8, value: 1) }
            var image = ImageBuilder(topic: "bench", schemaVersion: 1, dataVersion: 0)
            image.add("doms", builder)
            let set = try DomainSet(TableImage(verifying: image.build()), "doms")
            let peer = DomainPeer(names)
            let results = measurePasses([
                Contender(name: "DomainSet, \(size) names") {
                    corpus.domains.reduce(0) { sum, domain in
                        sum + domain.withUnsafeBufferPointer { set.longestMatch($0) == nil ? 0 : 1 }
                    }
                },
                Contender(name: "C++ unordered_set<string_view>, \(size) names") {
                    corpus.domains.reduce(0) { $0 + Int(bench_domains_listed(peer.domains, $1, $1.count)) }
                },
            ])
            for result in results {
                let count = Double(corpus.domains.count)
                table.rows.append([
                    result.name, (result.nanoseconds / count).rounded(0), (result.allocations / count).rounded(2),
                ])
            }
        }
        table.print()
    }
}
