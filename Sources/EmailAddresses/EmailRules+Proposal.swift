import Findings
import TableFormat
import UnicodeText

extension EmailRules {
    /// What is repaired by leaving a character out, or by writing another sign for the same key.
    private static let repairable: [EmailCode] = [
        .whiteSpace, .bidi, .invisible, .comment, .fullWidthAt, .domainTrailingDot,
    ]

    /// The address that is left when everything repairable is repaired; nil unless it has no fault then.
    func proposal(_ clean: EmailText.Part, for findings: [Finding], _ policy: EmailPolicy) -> String? {
        guard !clean.isEmpty,
            findings.allSatisfy({ finding in Self.repairable.contains { $0.rawValue == finding.code } })
        else { return nil }
        var bytes: [UInt8] = []
        for piece in clean { bytes += piece.kind == .fullWidthAt ? [0x40] : Array(String(piece.scalar).utf8) }
        if clean.last?.kind == .dot || clean.last?.kind == .fullWidthDot {
            bytes.removeLast(clean.last?.range.count ?? 0)
        }
        let result = check(bytes.span, policy, proposes: false)
        guard result.isWellFormed, result.findings.allSatisfy({ $0.code == EmailCode.storedForm.rawValue }) else {
            return nil
        }
        return result.stored ?? String(decoding: bytes, as: UTF8.self)
    }
}
