import Findings
import TableFormat
import UnicodeText

/// What is found in an address while it is read, as its policy wants it told.
struct EmailNotes {
    /// What becomes of a fault in the address that is proposed.
    enum Mend: Comparable {
        /// It stays.
        case none
        /// It is gone, if the guess is right.
        case proposed
        /// It is gone, and nothing with it.
        case certain
    }

    private struct Note {
        var finding: Finding
        let mend: Mend
    }

    let rules: EmailRules
    let policy: EmailPolicy
    private var notes: [Note] = []

    /// Whether something was told for which the text is no address.
    private(set) var isRefused = false

    init(_ rules: EmailRules, _ policy: EmailPolicy) {
        self.rules = rules
        self.policy = policy
    }

    /// Adds a problem; answers whether the text is refused for it.
    @discardableResult
    mutating func add(
        _ code: String, _ range: Range<Int>, _ parameters: [Parameter] = [], mend: Mend = .none,
        in part: EmailSchema.PolicyPart = .anywhere
    ) -> Bool {
        guard let told = rules.policies.told(code, policy, in: part) else { return false }
        notes.append(Note(finding: Finding(code: told, range: range, parameters: parameters), mend: mend))
        let refuses = !rules.policies.isTolerated(told)
        isRefused = isRefused || refuses
        return refuses
    }

    @discardableResult
    mutating func add(
        _ code: EmailCode, _ range: Range<Int>, _ parameters: [Parameter] = [], mend: Mend = .none,
        in part: EmailSchema.PolicyPart = .anywhere
    ) -> Bool {
        add(code.rawValue, range, parameters, mend: mend, in: part)
    }

    /// Adds a problem of an address that is right by its form, with a repair of its own.
    mutating func add(_ code: EmailCode, _ range: Range<Int>, _ parameters: [Parameter] = [], repair: Repair?) {
        guard let told = rules.policies.told(code.rawValue, policy, in: .anywhere) else { return }
        let finding = Finding(code: told, range: range, parameters: parameters, repair: repair)
        notes.append(Note(finding: finding, mend: .none))
    }

    /// Adds a measure above its limit.
    mutating func add(_ code: EmailCode, _ range: Range<Int>, count: Int, limit: Int) {
        add(code, range, [Parameter("count", count), Parameter("limit", limit)])
    }

    /// Adds a problem of one character, or of several of its class.
    @discardableResult
    mutating func add(
        _ code: String, _ run: EmailText.Part, mend: Mend = .none, in part: EmailSchema.PolicyPart = .anywhere
    ) -> Bool {
        guard let range = run.range, let first = run.first else { return false }
        return add(code, range, first.scalar.parameters + [Parameter("count", run.count)], mend: mend, in: part)
    }

    /// The address that remains when all is mended; the repair of what is mended by it.
    var proposal: String?

    /// The findings in the order of the text.
    var findings: [Finding] {
        guard let proposal else { return notes.map(\.finding).inOrder }
        let isCertain = notes.allSatisfy { $0.mend == .certain }
        return notes.map { note in
            var finding = note.finding
            if note.mend != .none { finding.repair = Repair(proposal, isCertain ? .certain : .proposed) }
            return finding
        }.inOrder
    }

    /// Whether anything is mended.
    var isMended: Bool { notes.contains { $0.mend != .none } }
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

extension [Finding] {
    /// By place; at one place as they were found, the local part before the domain.
    var inOrder: [Finding] {
        guard count > 1 else { return self }
        return indices.sorted { (self[$0].range.lowerBound, $0) < (self[$1].range.lowerBound, $1) }.map { self[$0] }
    }
}
