import AddressLookup
import CalendarDates
import EmailAddresses
import Findings
import JSONText
import PersonNames
import Photos
import PostalAddresses
import TableFormat

/// Asks those who are no part of `detail lint`, in the way that the other commands do.
struct ExampleAsker {
    /// A finding with its place in the payload.
    typealias Found = (finding: Finding, path: String, range: Range<Int>)

    let payload: [UInt8]
    let context: CaseContext
    let validator: Validator

    /// The payload, where it is JSON.
    let document: JSONDocument?

    init(_ payload: [UInt8], _ context: CaseContext, _ validator: Validator) {
        self.payload = payload
        self.context = context
        self.validator = validator
        document = try? JSONDocument(payload)
    }

    func ask(_ question: ExampleQuestion) -> [Found] {
        let tables = validator.tables
        switch question {
        case .name: return text(tables.names.check(payload.span).findings)
        case .email:
            let policy = context.policy.flatMap(EmailPolicy.init) ?? .detail
            return text(tables.emails.check(payload.span, policy: policy).findings)
        case .date:
            let today = context.today.flatMap { tables.dates.read($0).date }
            return text(tables.dates.read(payload.span, today: today).findings)
        case .address:
            return address.map { fields(tables.addresses.stored($0, isPartial: true).findings) } ?? []
        case .lookup: return address.map { fields(lookedUp($0).findings) } ?? []
        case .copy: return copied
        }
    }

    private func text(_ findings: [Finding]) -> [Found] { findings.map { ($0, "", $0.range) } }

    private func node(_ name: String) -> JSONNode? { document.flatMap { $0.member(name, of: $0.root) } }

    /// The address of the payload.
    private var address: PostalAddress? {
        guard let document, let country = node("country").flatMap(document.string(of:)) else { return nil }
        return PostalAddress(regionCode: country, fields: fields(node("fields")))
    }

    /// The members of an object as the fields of an address.
    private func fields(_ node: JSONNode?) -> [PostalAddress.Field] {
        guard let document, let node else { return [] }
        return document.members(of: node).map { member in
            PostalAddress.Field(document.string(of: member.name) ?? "", document.string(of: member.value) ?? "")
        }
    }

    /// A field that is there is marked itself; what is missing has the place of the whole.
    private func fields(_ findings: [AddressFinding]) -> [Found] {
        findings.map { found in
            guard let document, let fields = node("fields"), let value = document.member(found.field, of: fields) else {
                return (found.finding, "", 0..<payload.count)
            }
            let range = document.sourceRange(ofText: found.finding.range, in: value)
            return (found.finding, document.pointer(to: value).description, range)
        }
    }

    private func lookedUp(_ address: PostalAddress) -> LookupSession {
        var lookup = LookupSession(address, layouts: validator.tables.addresses)
        guard let asked = lookup.begin(), let document else { return lookup }
        if let reason = node("fails").flatMap(document.string(of:)) {
            lookup.fail(LookupError(rawValue: reason) ?? .unavailable, to: asked.generation)
            return lookup
        }
        let candidates = node("candidates").map { Array(document.elements(of: $0)) } ?? []
        lookup.answer(
            candidates.map { LookupCandidate(fields: fields($0), confidence: 100, source: "") }, to: asked.generation)
        guard let then = node("then") else { return lookup }
        lookup.accept(0)
        for field in fields(then) { lookup.edit(field.name, field.value) }
        return lookup
    }

    private var copied: [Found] {
        guard let document, let file = node("file"), let name = document.string(of: file),
            case .bytes(let bytes)? = context.photos?(name)
        else { return [] }
        do throws(PhotoError) {
            _ = try validator.tables.photos.stripped(bytes.span)
            return []
        } catch {
            return [(error.finding, document.pointer(to: file).description, document.sourceRange(file))]
        }
    }
}
