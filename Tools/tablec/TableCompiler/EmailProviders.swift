import TableFormat

/// `Rules/email/providers.json`: who keeps mailboxes, how they read addresses, and what is typed for their domains.
struct EmailProviders {
    static let path = "Rules/email/providers.json"

    private(set) var domains: [EmailDomainEntry] = []
    private(set) var others: [EmailDomainEntry] = []
    private var keys = RecordTable.Builder(Array(repeating: .reference("prot"), count: 3))
    private var texts = TextPool.Builder()
    private var keyed = DomainSet.Builder()
    private var topLevels: [String] = []
    private var endings: [String] = []
    private let diagnostics: Diagnostics

    init(_ workspace: Workspace, _ diagnostics: Diagnostics) {
        self.diagnostics = diagnostics
        let members = ["kind", "source", "keySource", "providers", "lookalikes", "legitimate", "typos"]
        guard let object = workspace.file(EmailProviders.path)?.root.object(members, diagnostics) else { return }
        for member in ["source", "keySource"] { _ = object.text(member) }
        for value in object.array("providers") ?? [] { addProvider(value) }
        for member in ["lookalikes", "legitimate"] {
            for value in object.array(member) ?? [] {
                guard let entry = value.object(["domain", "source"], diagnostics), entry.text("source") != nil,
                    let domain = entry.required("domain").flatMap({ EmailDomainEntry($0, diagnostics) })
                else { continue }
                others.append(domain)
            }
        }
        guard let typos = object.required("typos")?.object(["source", "topLevels", "endings"], diagnostics) else {
            return
        }
        _ = typos.text("source")
        topLevels = typos.texts("topLevels") ?? []
        for value in typos.array("endings") ?? [] {
            guard let ending = value.object(["typed", "meant"], diagnostics), let typed = ending.text("typed"),
                let meant = ending.text("meant")
            else { continue }
            endings.append("\(typed) \(meant)")
        }
    }

    private mutating func addProvider(_ value: SourceValue) {
        guard let object = value.object(["provider", "source", "key", "suggested", "domains"], diagnostics),
            object.text("provider") != nil, object.text("source") != nil
        else { return }
        let own = (object.array("domains") ?? []).compactMap { EmailDomainEntry($0, diagnostics) }
        if object.optionalBool("suggested") ?? true { domains += own } else { others += own }
        guard let key = object.optional("key")?.object(["domain", "ignored", "tag", "source"], diagnostics) else {
            return
        }
        _ = key.text("source")
        let ignored = key.optionalText("ignored") ?? ""
        let tag = key.optionalText("tag") ?? ""
        if tag.utf8.count > 1 {
            diagnostics.report("email.tag", at: key.value, "a tag starts with one ASCII character")
        }
        let row = keys.add([key.optionalText("domain") ?? "", ignored, tag].map { texts.intern($0) })
        guard row < 255 else {
            return diagnostics.report("email.tooManyKeys", at: key.value, "there are more than 255 keys")
        }
        for entry in own { keyed.add(entry.text.utf8, value: UInt8(row + 1)) }
    }

    func add(to image: inout ImageBuilder, shortest: Int) {
        let names = Set(domains.map(\.text)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        var filter = [UInt8](repeating: 0, count: EmailSchema.Filter.size)
        for name in names {
            Array(name.utf8).withUnsafeBufferPointer { domain in
                guard domain.count >= EmailSchema.Filter.shortest else { return }
                var bits = [EmailSchema.Filter.beginning(domain)]
                // In short labels no slip is seen.
                if let label = domain.firstIndex(of: DomainSet.dot), label >= shortest {
                    bits.append(
                        domain.count <= EmailSchema.Filter.short
                            ? EmailSchema.Filter.shortEnd(domain, first: domain[0])
                            : EmailSchema.Filter.longEnd(domain, first: domain[0]))
                    for typed in [Array(domain.dropFirst()), [domain[1], domain[0]] + domain.dropFirst(2)] {
                        bits.append(typed.withUnsafeBufferPointer(EmailSchema.Filter.whole))
                    }
                }
                for bit in bits { filter[bit >> 3] |= 1 << UInt8(bit & 7) }
            }
        }
        image.add(EmailSchema.Typos.domains, pool(names))
        image.add(EmailSchema.Typos.filter, .bytes, filter)
        image.add(EmailSchema.Typos.topLevels, pool(topLevels))
        image.add(EmailSchema.Typos.endings, pool(endings))
        image.add(EmailSchema.ProviderKey.domains, keyed)
        image.add(EmailSchema.ProviderKey.rows, keys)
        image.add(EmailSchema.ProviderKey.texts, texts)
    }

    private func pool(_ texts: [String]) -> TextPool.Builder {
        var pool = TextPool.Builder()
        for text in texts { _ = pool.intern(text) }
        return pool
    }
}
