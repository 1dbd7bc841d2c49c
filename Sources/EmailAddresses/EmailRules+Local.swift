import TableFormat
import UnicodeText

extension EmailRules {
    /// NFC and lower case, in the root locale. Lower case may undo Form C, hence the second pass.
    func savedLocal(_ bytes: [UInt8]) -> [UInt8] {
        let composed = NFC.normalized(bytes.span) ?? bytes
        let lower = CaseFolding.lowercased(composed.span)
        return NFC.normalized(lower.span) ?? lower
    }

    /// Whether a local part in its saved form needs no quotation marks; `allText` takes all that is not ASCII.
    func isDotAtom(_ local: [UInt8], allText: Bool) -> Bool {
        var offset = 0
        var afterDot = true
        while let (value, length) = UTF8Text.scalar(in: local.span, at: offset) {
            let kind = character(value).kind
            if kind == .dot {
                if afterDot { return false }
                afterDot = true
            } else {
                afterDot = false
                switch kind {
                case .atom, .text, .fullWidthDot: break
                default: guard allText, value >= 0x80 else { return false }
                }
            }
            offset += length
        }
        return offset == local.count && !afterDot
    }

    /// Whether a policy takes an address with this problem.
    func tolerates(_ code: EmailCode, _ policy: EmailPolicy, in part: EmailSchema.PolicyPart) -> Bool {
        policies.told(code.rawValue, policy, in: part).map(policies.isTolerated) ?? true
    }
}
