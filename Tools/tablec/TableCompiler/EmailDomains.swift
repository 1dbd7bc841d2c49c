import TableFormat
import UnicodeText

/// The domains of `Rules/email`: public suffixes, and each listed domain in one list only.
///
/// Lists of a team's own lie in folders beside ours: `email/disposable`, `email/relay`, `email/ordinary`.
struct EmailDomains {
    static let disposablePath = "Rules/email/disposable.json"
    static let relayPath = "Rules/email/relay.json"
    static let specialUsePath = "Rules/email/special-use.json"
    static let folder = "Rules/email"

    private var listings: [String: Listed] = [:]
    private let suffixes: EmailSuffixes
    private let workspace: Workspace
    private let diagnostics: Diagnostics

    private struct Listed {
        let listing: EmailSchema.Listing
        let path: String

        /// Whether it came from a team's own list.
        let isExtra: Bool
    }

    init(_ workspace: Workspace, _ providers: EmailProviders, _ diagnostics: Diagnostics) {
        self.workspace = workspace
        self.diagnostics = diagnostics
        suffixes = EmailSuffixes(workspace, diagnostics)
        addAll(providers)
    }

    private mutating func addAll(_ providers: EmailProviders) {
        // What always wins comes first: a domain that another list has as well is reported there.
        addRelays()
        for entry in providers.domains + providers.others { add(entry, .ordinary) }
        addSpecialUse()
        for listing in [EmailSchema.Listing.relay, .ordinary] { addExtra(listing) }
        for value in domains(EmailDomains.disposablePath) {
            if let entry = EmailDomainEntry(value, diagnostics) { add(entry, .disposable) }
        }
        addExtra(.disposable)
    }

    private mutating func addRelays() {
        for value in domains(EmailDomains.relayPath) {
            guard let object = value.object(["domain", "class", "service", "source"], diagnostics),
                let entry = object.required("domain").flatMap({ EmailDomainEntry($0, diagnostics) }),
                object.text("source") != nil, let listing = listing(object)
            else { continue }
            add(entry, listing)
        }
    }

    private mutating func addSpecialUse() {
        for value in domains(EmailDomains.specialUsePath) {
            guard let object = value.object(["domain", "use", "source"], diagnostics),
                let entry = object.required("domain").flatMap({ EmailDomainEntry($0, diagnostics) }),
                object.text("source") != nil
            else { continue }
            switch object.optionalText("use") {
            case nil: add(entry, .specialUse)
            case "documentation": suffixes.addTopLevel(entry.text)
            default: diagnostics.report("email.unknownUse", at: value, "the only known use is 'documentation'")
            }
        }
    }

    private mutating func addExtra(_ listing: EmailSchema.Listing) {
        let list = EmailDomainList("\(EmailDomains.folder)/\(listing)", workspace, diagnostics)
        list.forEach { add($0, listing, isExtra: true) }
    }

    private func domains(_ path: String) -> [SourceValue] {
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

    /// Adds a domain, unless it is none or another list says something else of it.
    mutating func add(_ entry: EmailDomainEntry, _ listing: EmailSchema.Listing, isExtra: Bool = false) {
        let domain = entry.text
        if let fault = EmailDomainFault(domain, isSingleLabelFine: listing == .specialUse) {
            return diagnostics.report(fault.code, at: entry, fault.message)
        }
        if listing != .specialUse, suffixes.isRegistry(domain) {
            return diagnostics.report("email.sharedSuffix", at: entry, "unrelated people register below '\(domain)'")
        }
        if let known = listings[domain] {
            let isRepeated = isExtra && known.listing == listing
            let isOverruled = !isExtra && known.isExtra && listing == .disposable
            if isRepeated || isOverruled { return }
            return diagnostics.report("email.overlap", at: entry, "'\(domain)' is in \(known.path) as well")
        }
        if listing == .disposable, let (parent, known) = winner(above: domain) {
            if !isExtra, known.isExtra { return }
            return diagnostics.report(
                "email.overlap", at: entry, "'\(domain)' lies under '\(parent)' of \(known.path), which always wins")
        }
        listings[domain] = Listed(listing: listing, path: entry.path, isExtra: isExtra)
    }

    /// The parent that says what its domain is whatever lists say.
    private func winner(above domain: String) -> (String, Listed)? {
        var rest = Substring(domain)
        while let dot = rest.utf8.firstIndex(of: DomainSet.dot) {
            rest = rest[rest.utf8.index(after: dot)...]
            let parent = String(rest)
            if let known = listings[parent], known.listing != .disposable { return (parent, known) }
        }
        return nil
    }

    /// The set of the image.
    func set() -> DomainSet.Builder {
        var set = DomainSet.Builder()
        for (domain, listed) in listings {
            set.add(domain.utf8, value: listed.listing.rawValue | suffixes.bits(domain))
        }
        for (domain, bits) in suffixes.rules where listings[domain] == nil { set.add(domain.utf8, value: bits) }
        if !set.fits {
            diagnostics.report(
                "email.tooManyDomains", file: EmailDomains.folder, "the lists have more domains than an image can hold")
        }
        return set
    }
}
