import TableFormat
import UnicodeText

/// Why a text is no domain as it would be looked up: A-labels in lower case.
struct EmailDomainFault {
    let code: String
    let message: String

    /// Nil for a text that is one.
    init?(_ domain: String, isSingleLabelFine: Bool) {
        if EmailDomainFault.isPlain(domain.utf8) {
            if isSingleLabelFine || domain.utf8.contains(DomainSet.dot) { return nil }
            (code, message) = ("email.badDomain", "'\(domain)' has no dot")
            return
        }
        (code, message) =
            EmailDomainFault.otherForm(domain) ?? EmailDomainFault.fault(domain) ?? ("email.badDomain", "")
        if message.isEmpty { return nil }
    }

    /// How much of a text that is no domain is worth showing.
    private static let shown = 80

    /// Lower-case letters, digits and inner hyphens, nothing that IDNA has anything to say of, and no number at the end.
    private static func isPlain(_ domain: String.UTF8View) -> Bool {
        guard 1...253 ~= domain.count else { return false }
        var length = 0
        var previous = DomainSet.dot
        var isNumber = true
        for byte in domain {
            if byte == DomainSet.dot {
                if length == 0 || previous == 0x2D { return false }
                (length, isNumber) = (0, true)
            } else {
                let isDigit = 0x30...0x39 ~= byte
                guard isDigit || 0x61...0x7A ~= byte || byte == 0x2D && length > 0 && length != 3 else { return false }
                isNumber = isNumber && isDigit
                length += 1
                if length > 63 { return false }
            }
            previous = byte
        }
        return length > 0 && previous != 0x2D && !isNumber
    }

    /// Something that lists have in place of a domain.
    private static func otherForm(_ text: String) -> (String, String)? {
        let start = String(decoding: text.utf8.prefix(shown), as: UTF8.self)
        if text.hasPrefix("version https://git-lfs") || text.hasPrefix("oid sha256:") {
            return ("email.listPointer", "a line of a Git LFS pointer: the list itself was not fetched")
        }
        if text.contains("://") || text.contains("/") {
            return ("email.listURL", "'\(start)' is a web address; write its domain alone")
        }
        if let at = text.lastIndex(of: "@") {
            let domain = String(text[text.index(after: at)...].utf8.prefix(shown)) ?? ""
            return ("email.listAddress", "'\(start)' is an e-mail address; to list its domain write '\(domain)'")
        }
        if text.hasPrefix("*.") || text.hasPrefix(".") {
            let domain = text.drop { $0 == "*" || $0 == "." }
            return ("email.listWildcard", "what lies under a domain is listed with it; write '\(domain)'")
        }
        return nil
    }

    private static func fault(_ text: String) -> (String, String)? {
        let bytes = Array(text.utf8)
        let start = String(decoding: bytes.prefix(shown), as: UTF8.self)
        // ICU takes time in the square of a run of marks.
        guard bytes.count <= 1024 else { return ("email.badDomain", "'\(start)...' is too long for a domain") }
        let outcome = IDNA.toASCII(bytes.span)
        if !outcome.errors.subtracting(.hyphenThirdAndFourth).isEmpty {
            return ("email.badDomain", "'\(start)' is not a domain (\(outcome.errors.names.joined(separator: ", ")))")
        }
        let name = String(decoding: outcome.name, as: UTF8.self)
        if outcome.name != bytes { return ("email.listForm", "'\(start)' is looked up as '\(name)'; write it so") }
        if bytes.last == DomainSet.dot { return ("email.badDomain", "'\(start)' ends with a dot") }
        let last = bytes.split(separator: DomainSet.dot).last ?? []
        if last.allSatisfy({ 0x30...0x39 ~= $0 }) { return ("email.badDomain", "'\(start)' ends in a number") }
        return nil
    }
}
