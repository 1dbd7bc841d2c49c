import TableFormat

/// What the tables say of a domain, from one walk over them.
///
/// A domain is listed when it or a parent of it is, up to a public suffix: who registers below one has nothing to do with
/// it. Relays and kept mailboxes win over everything else, whatever stands above or below them.
struct EmailDomainFacts {
    private(set) var listing: EmailSchema.Listing?

    /// Where the listed part starts in the domain.
    private(set) var listed = 0

    /// Where the longest public suffix of a registry starts; the domain's length when its top-level domain is unknown.
    private(set) var suffix: Int

    /// Whether the domain ends in a top-level domain that exists.
    var hasKnownTopLevel: Bool { suffix < length }

    private let length: Int

    /// Whether a wildcard made the suffix one.
    private(set) var isWildcard = false

    /// Whether the last name that the walk met says so of all domains just below it.
    private var wildcard: UInt8 = 0

    init(of domain: UnsafeBufferPointer<UInt8>, in domains: __shared DomainSet) {
        suffix = domain.count
        length = domain.count
        var deepest = domain.count
        domains.walk(domain) { value, offset in
            add(value, at: offset)
            deepest = offset
        }
        // The label below the last name that is known, where all of them are suffixes.
        guard wildcard != 0, deepest > 1 else { return }
        let label = domain[..<(deepest - 1)].lastIndex(of: DomainSet.dot).map { $0 + 1 } ?? 0
        pass(wildcard & EmailSchema.Domain.wildcard != 0, at: label)
        isWildcard = suffix == label
    }

    /// The rule that makes the domain a public suffix, as lists write it.
    func rule(_ domain: Span<UInt8>) -> String {
        let text = domain.withUnsafeBufferPointer { String(decoding: $0[min(suffix, $0.count)...], as: UTF8.self) }
        guard isWildcard, let dot = text.utf8.firstIndex(of: DomainSet.dot) else { return text }
        return "*" + text[dot...]
    }

    @inline(__always)
    private mutating func add(_ value: UInt8, at offset: Int) {
        let above = wildcard
        wildcard = value & (EmailSchema.Domain.wildcard | EmailSchema.Domain.privateWildcard)
        if value & EmailSchema.Domain.exception == 0 {
            let own = value & (EmailSchema.Domain.suffix | EmailSchema.Domain.privateSuffix)
            if own | above != 0 {
                pass((own & EmailSchema.Domain.suffix) | (above & EmailSchema.Domain.wildcard) != 0, at: offset)
            }
        }
        guard let own = EmailSchema.Listing(rawValue: value & EmailSchema.Domain.listing) else { return }
        if listing?.isFinal == true, own == .disposable { return }
        listing = own
        listed = offset
    }

    /// Notes a public suffix: what is listed above it says nothing of what is below.
    @inline(__always)
    private mutating func pass(_ isOfRegistry: Bool, at offset: Int) {
        if isOfRegistry { suffix = offset }
        if listing == .disposable { listing = nil }
    }
}

extension EmailSchema.Listing {
    /// Whether no list may say otherwise of what lies below.
    var isFinal: Bool { self != .disposable }
}
