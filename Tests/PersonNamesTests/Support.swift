import Findings
import PersonNames

/// Codes of the findings, in their order.
func codes(_ name: String) throws -> [String] {
    try NameRules.embedded.check(name).findings.map(\.code)
}

/// The part of a name that a finding is about.
func marked(_ name: String, _ range: Range<Int>) -> String {
    String(decoding: Array(name.utf8)[range], as: UTF8.self)
}

/// Byte-for-byte equality: `==` of String is canonical equivalence.
func same(_ first: String, _ second: String) -> Bool { Array(first.utf8) == Array(second.utf8) }
