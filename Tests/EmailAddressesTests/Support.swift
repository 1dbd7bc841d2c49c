import EmailAddresses
import Findings

/// Codes of the findings with the byte offset of each, as `code@offset`.
func placed(_ address: String, policy: EmailPolicy = .detail) throws -> [String] {
    try EmailRules.embedded.check(address, policy: policy).findings.map { finding in
        finding.code.replacing("email.", with: "") + "@\(finding.range.lowerBound)"
    }
}

/// Byte-for-byte equality: `==` of String is canonical equivalence.
func same(_ first: String?, _ second: String?) -> Bool { first.map { Array($0.utf8) } == second.map { Array($0.utf8) } }

extension String {
    /// This text so many times.
    func times(_ count: Int) -> String { String(repeating: self, count: count) }
}
