import Findings
import TableFormat
import UnicodeText

/// Says everything about an address that is not saved as it stands or that a list has something to say of.
///
/// The order is that of SPEC: the raw text is scanned first, because IDNA drops some invisible characters without a word;
/// then the parts are normalized, checked again, and measured in octets.
struct EmailExamination {
    let rules: EmailRules
    private let policy: EmailPolicy
    private let proposes: Bool
    private let count: Int
    private(set) var findings: [Finding] = []

    init(_ rules: EmailRules, _ policy: EmailPolicy, _ given: Span<UInt8>, proposes: Bool) {
        self.rules = rules
        self.proposes = proposes
        self.policy = policy
        count = given.count
    }

    mutating func run(_ given: Span<UInt8>) -> EmailResult {
        if let offset = UTF8Text.firstIllFormed(in: given) {
            report(.illFormed, offset..<offset + 1)
            return malformed()
        }
        guard count <= rules.limits.examined else {
            report(.tooLong, 0..<count, limit: (count, rules.limits.address))
            return malformed()
        }
        let pieces = EmailText(given, rules).pieces
        guard let whole = pieces.range else {
            report(.empty, 0..<count)
            return malformed()
        }
        let clean = scan(pieces)
        guard let (local, domain) = split(clean, whole) else { return malformed(clean) }
        let savedLocal = checkLocal(local.part, before: local.at)
        let savedDomain = checkDomain(domain.part, after: domain.at)
        if let savedLocal, let savedDomain {
            let octets = savedLocal.count + 1 + savedDomain.ascii.count
            if octets > rules.limits.address { report(.tooLong, whole, limit: (octets, rules.limits.address)) }
        }
        guard let savedLocal, let savedDomain,
            findings.allSatisfy({ $0.code == EmailCode.domainReservedLabel.rawValue })
        else { return malformed(clean) }
        let verdict = EmailVerdict(
            saved: savedLocal + [0x40] + savedDomain.unicode, domainOffset: savedLocal.count + 1,
            encodedDomain: savedDomain.unicode == savedDomain.ascii ? nil : savedDomain.ascii,
            place: domain.part.range ?? whole)
        return rules.result(verdict, given, policy, findings)
    }

    /// The result for a text that is no address, with a proposal where leaving something out makes it one.
    private mutating func malformed(_ clean: [EmailText.Piece] = []) -> EmailResult {
        if proposes, let proposal = rules.proposal(clean[...], for: findings, policy) {
            for index in findings.indices { findings[index].repair = Repair(proposal, .proposed) }
        }
        return EmailResult(
            stored: nil, isWellFormed: false, domainClass: .ordinary, findings: findings.inOrder, domainOffset: 0,
            encodedDomain: nil)
    }

    mutating func report(
        _ code: EmailCode, _ range: Range<Int>, _ parameters: [Parameter] = [], limit: (count: Int, limit: Int)? = nil,
        repair: Repair? = nil
    ) {
        let counted = limit.map { [Parameter("count", $0.count), Parameter("limit", $0.limit)] } ?? []
        findings.append(
            Finding(code: code.rawValue, range: range, parameters: parameters + counted, repair: repair))
    }

    /// Reports each run of pieces that `isFault` picks, by the code that `code` gives its first piece.
    mutating func reportRuns(
        in part: EmailText.Part, code: (EmailText.Piece) -> String?
    ) {
        var rest = part
        while let first = rest.first {
            let own = code(first)
            let run = rest.prefix { code($0) == own && $0.character.number == first.character.number }
            if let own, let range = run.range {
                let parameters = first.scalar.parameters + [Parameter("count", run.count)]
                findings.append(Finding(code: own, range: range, parameters: parameters))
            }
            rest = rest.dropFirst(run.count)
        }
    }
}

extension Unicode.Scalar {
    /// What a message may say of a character: its number and its name in Unicode, never the text around it.
    var parameters: [Parameter] {
        [
            Parameter("character", CharacterNames.notation(of: self)),
            Parameter("characterName", CharacterNames.name(of: self)),
        ]
    }
}
