import TableFormat
import UnicodeText

/// The files of `Rules/email`, each domain in one list only.
struct EmailDomains {
    static let disposablePath = "Rules/email/disposable.json"
    static let relayPath = "Rules/email/relay.json"
    static let specialUsePath = "Rules/email/special-use.json"
    static let sharedSuffixesPath = "Rules/email/shared-suffixes.json"

    private(set) var set = DomainSet.Builder()
    private var origins: [String: String] = [:]
    private let workspace: Workspace
    private let diagnostics: Diagnostics

    init(_ workspace: Workspace, _ diagnostics: Diagnostics) {
        self.workspace = workspace
        self.diagnostics = diagnostics
    }

    mutating func addAll() {
        // Ours first: a domain that an upstream list has as well is reported there.
        for value in entries(EmailDomains.relayPath) {
            guard let object = value.object(["domain", "class", "service", "source"], diagnostics),
                let place = object.required("domain"), object.text("source") != nil,
                let listing = listing(object)
            else { continue }
            add(place, listing)
        }
        for value in entries(EmailDomains.specialUsePath) {
            guard let object = value.object(["domain", "source"], diagnostics), let place = object.required("domain"),
                object.text("source") != nil
            else { continue }
            add(place, .specialUse)
        }
        let shared = Set(entries(EmailDomains.sharedSuffixesPath).compactMap { $0.text(diagnostics) })
        for place in entries(EmailDomains.disposablePath) {
            if let domain = place.text(diagnostics), shared.contains(domain) {
                diagnostics.report("email.sharedSuffix", at: place, "unrelated people register below '\(domain)'")
            } else {
                add(place, .disposable)
            }
        }
    }

    private func entries(_ path: String) -> [SourceValue] {
        let object = workspace.file(path)?.root.object(["kind", "source", "domains"], diagnostics)
        _ = object?.text("source")
        return object?.array("domains") ?? []
    }

    private func listing(_ object: SourceObject) -> EmailSchema.Listing? {
        let known: [EmailSchema.Listing] = [.relay, .ordinary]
        guard let place = object.required("class"), let name = place.text(diagnostics) else { return nil }
        if let listing = known.first(where: { "\($0)" == name }) { return listing }
        diagnostics.report("email.unknownClass", at: place, "unknown class '\(name)'; one of relay, ordinary")
        return nil
    }

    private mutating func add(_ place: SourceValue, _ listing: EmailSchema.Listing) {
        guard let domain = place.text(diagnostics) else { return }
        if let reason = fault(domain, isSingleLabelFine: listing == .specialUse) {
            diagnostics.report("email.badDomain", at: place, "'\(domain)' \(reason)")
        } else if let path = origins[domain] {
            diagnostics.report("email.overlap", at: place, "'\(domain)' is in \(path) as well")
        } else {
            origins[domain] = place.file.path
            set.add(domain.utf8, value: listing.rawValue)
        }
    }

    /// Why a text is no domain as it would be looked up: A-labels in lower case.
    private func fault(_ domain: String, isSingleLabelFine: Bool) -> String? {
        let bytes = Array(domain.utf8)
        let outcome = IDNA.toASCII(bytes.span)
        if !outcome.errors.subtracting(.hyphenThirdAndFourth).isEmpty {
            return "is not a domain (\(outcome.errors.names.joined(separator: ", ")))"
        }
        if outcome.name != bytes {
            return "is looked up as '\(String(decoding: outcome.name, as: UTF8.self))'; write it so"
        }
        if bytes.last == 0x2E { return "ends with a dot" }
        if !isSingleLabelFine, !bytes.contains(0x2E) { return "is a whole top-level domain" }
        return nil
    }
}
