import TableFormat

/// `Rules/email/suffixes.json`: the public suffixes, those of registries apart from those of companies.
final class EmailSuffixes {
    static let path = "Rules/email/suffixes.json"

    /// The bits of `EmailSchema.Domain` for each name that a rule has.
    private(set) var rules: [String: UInt8] = [:]
    private let diagnostics: Diagnostics

    init(_ workspace: Workspace, _ diagnostics: Diagnostics) {
        self.diagnostics = diagnostics
        let members = ["kind", "source", "licence", "icann", "private"]
        guard let object = workspace.file(EmailSuffixes.path)?.root.object(members, diagnostics) else { return }
        _ = object.text("source")
        _ = object.text("licence")
        typealias Domain = EmailSchema.Domain
        add(object.required("icann"), Domain.suffix, Domain.wildcard)
        add(object.required("private"), Domain.privateSuffix, Domain.privateWildcard)
        // A top-level domain is a suffix even where only the names below it have rules.
        for (name, bits) in rules where bits & (Domain.suffix | Domain.wildcard | Domain.exception) != 0 {
            addTopLevel(String(name.split(separator: ".").last ?? ""))
        }
    }

    /// Makes a name count as a top-level domain that exists.
    func addTopLevel(_ name: String) { rules[name, default: 0] |= EmailSchema.Domain.suffix }

    func bits(_ domain: String) -> UInt8 { rules[domain] ?? 0 }

    /// Whether a registry lets anybody register below a domain.
    func isRegistry(_ domain: String) -> Bool {
        let own = bits(domain)
        if own & EmailSchema.Domain.exception != 0 { return false }
        if own & EmailSchema.Domain.suffix != 0 { return true }
        guard let dot = domain.utf8.firstIndex(of: DomainSet.dot) else { return false }
        return bits(String(domain[domain.utf8.index(after: dot)...])) & EmailSchema.Domain.wildcard != 0
    }

    private func add(_ section: SourceValue?, _ suffix: UInt8, _ wildcard: UInt8) {
        guard let object = section?.object(["suffixes", "wildcards", "exceptions"], diagnostics) else { return }
        for (member, bit) in [
            ("suffixes", suffix), ("wildcards", wildcard), ("exceptions", EmailSchema.Domain.exception),
        ] {
            for value in object.array(member) ?? [] {
                guard let entry = EmailDomainEntry(value, diagnostics) else { continue }
                if let fault = EmailDomainFault(entry.text, isSingleLabelFine: true) {
                    diagnostics.report(fault.code, at: entry, fault.message)
                } else if bits(entry.text) & bit != 0 {
                    diagnostics.report("email.suffixTwice", at: entry, "'\(entry.text)' is given twice")
                } else {
                    rules[entry.text, default: 0] |= bit
                }
            }
        }
    }
}
