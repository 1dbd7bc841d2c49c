import CTables
import Findings
public import TableFormat

/// What an e-mail address may be: a dot-atom (RFC 5322, 3.2.3), in any script (RFC 6531), and a domain with a dot; where a
/// policy allows them, quoted local parts and address literals too (RFC 5321, 4.1.2). Never comments or obsolete forms.
///
/// Characters come from Rules/characters/email.json, numbers from Rules/details/email.json, domains from Rules/email.
/// The image is laid out as `EmailSchema` and `CharacterSchema` say.
public final class EmailRules: Sendable {
    let characters: CodePointMap
    let classes: EmailClassTable
    let limits: EmailLimits
    let policies: EmailPolicyTable
    let literalTags: EmailLiteralTags
    let habits: EmailHabits
    let quick: TableBytes
    let domains: DomainSet

    /// The same, for whoever holds the rules.
    let lentDomains: Unmanaged<DomainSet>
    let typos: EmailTypos
    let providers: EmailProviderKeys

    /// The rules of an image from `tablec`.
    public init(image: TableImage) throws(TableError) {
        try image.require(topic: EmailSchema.topic, schemaVersion: EmailSchema.version)
        characters = try CodePointMap(image, CharacterSchema.Section.characters)
        classes = try EmailClassTable(image)
        limits = try EmailLimits(image)
        policies = try EmailPolicyTable(image)
        literalTags = try EmailLiteralTags(image)
        habits = try EmailHabits(image)
        quick = try image.bytes(EmailSchema.Section.quick, .bytes)
        domains = try DomainSet(image, EmailSchema.Section.domains)
        lentDomains = .passUnretained(domains)
        typos = try EmailTypos(image)
        providers = try EmailProviderKeys(image)
        guard quick.count == 128 else { throw TableError(.section, section: EmailSchema.Section.quick) }
    }

    /// The rules in the program itself. It throws only in a program that was built with a broken image.
    public static var embedded: EmailRules {
        get throws(TableError) { try loaded.get() }
    }

    private static let loaded = Result { () throws(TableError) in
        try EmailRules(image: TableImage(embedded: dk_email_bytes(), count: dk_email_length()))
    }

    /// The number of listed domains: disposable, relay, special use.
    public var domainCount: Int { domains.count }

    /// Checks an address. A valid ASCII address in its saved form costs one pass and no allocation.
    public func check(_ text: Span<UInt8>, policy: EmailPolicy = .detail) -> EmailResult {
        check(text, policy, proposes: true)
    }

    /// The same; a text that is itself a proposal gets no further ones.
    func check(_ text: Span<UInt8>, _ policy: EmailPolicy, proposes: Bool) -> EmailResult {
        if let (domainOffset, listing) = plainlyRight(text) {
            return EmailResult(
                stored: nil, isWellFormed: true, domainClass: EmailDomainClass(listing),
                findings: [], domainOffset: domainOffset, encodedDomain: nil)
        }
        if let verdict = plainVerdict(text, policy) { return result(verdict, text, EmailNotes(self, policy)) }
        var examination = EmailExamination(self, policy, proposes: proposes)
        return examination.run(text)
    }

    /// Whether an address is right as it stands, under any policy, and is its own key. A `false` says nothing yet.
    package func isPlainlyRight(_ text: Span<UInt8>) -> Bool { plainlyRight(text) != nil }

    /// Where the domain starts in an ASCII address of which there is nothing to be said, and how the domain is listed.
    @inline(__always)
    private func plainlyRight(_ text: Span<UInt8>) -> (domainOffset: Int, listing: EmailSchema.Listing?)? {
        guard let domainOffset = savedDomainOffset(text) else { return nil }
        let facts = facts(text, from: domainOffset)
        guard isUnremarkable(facts, text, from: domainOffset), !startsLikeWeb(text, domainOffset) else { return nil }
        return (domainOffset, facts.listing)
    }

    /// Checks an address.
    public func check(_ text: String, policy: EmailPolicy = .detail) -> EmailResult {
        var text = text
        return text.withUTF8 { check(Span(_unsafeElements: $0), policy: policy) }
    }

    func character(_ scalar: UInt32) -> EmailCharacter { EmailCharacter(characters[scalar]) }
}
