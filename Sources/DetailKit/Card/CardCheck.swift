import Findings
import JSONText
import PhoneNumbers
import TableFormat

/// One run over one payload: what it has found so far.
///
/// The structure is checked by the schema, each item by its domain module, and what lies between items by the rule program.
/// A class, because what it holds is read at every step: fields of a value that changes are retained each time.
/// On a valid card nothing is appended to `problems`, so nothing is computed for a report.
final class CardCheck {
    let tables: Tables

    /// The modules of the tables, for what every payload asks of them.
    let lent: LentTables
    let policy: Policy
    private(set) var surroundings = Surroundings.unknown
    let rules: RuleTable
    let schema: CardSchemaIndex
    private(set) var document = CardCheck.nothing

    /// The nodes of the document, for what looks at all of them.
    private(set) var nodes = CardCheck.nothing.nodes
    private(set) var problems: [Problem] = []
    private(set) var edits: [Edit] = []

    /// The problem that the last report became, if it is told at all.
    private var reported: Int?

    /// The first list of names of the card: its circles. Nearly every reference goes there, so it is not looked for.
    let firstNames: NameList
    let firstPlain: PlainNames

    /// The other lists of names of the card.
    let otherNames: [NameList]
    let noNames = NameList(row: -2, place: -1, FixedRows([]))

    /// The collection that a member of the card is.
    func collection(at position: Int?) -> CollectionCheck? {
        collections.first { $0.position == position }
    }

    /// The same without counting its reference, for what is asked of every card.
    func withCollection<Result>(at position: Int?, _ body: (CollectionCheck) -> Result) -> Result? {
        for index in 0..<lentCollections.count where lentCollections[index]({ $0.position == position }) {
            return lentCollections[index](body)
        }
        return nil
    }

    /// The members of the card, for rules that look at them.
    var cardMembers = FoundMembers()

    /// Whether there is a card: a detail alone is in none.
    var knowsCard = false

    /// Of a card before a change: the check of the card after it, and what has become of the item that is looked at.
    var changed: CardCheck? {
        didSet { isBefore = changed != nil }
    }

    /// Whether this is the check of a card before a change.
    private(set) var isBefore = false
    var newItem = FoundMembers()

    /// The card before a change, of the check that has read it.
    var oldCard: JSONNode?

    /// The detail that is checked alone, or as one of those of a card that are all else only read.
    var soleDetail: JSONNode?

    /// The codes that are told, where not all are: of a run that is made for one payload.
    var toldCodes: [String]?

    /// The country of the device, taken where a detail gives none.
    var deviceRegion: RegionCode? {
        didSet { if deviceRegions.first != deviceRegion { deviceRegions = deviceRegion.map { [$0] } ?? [] } }
    }

    /// The same as a list, which payload after payload needs.
    private(set) var deviceRegions: [RegionCode] = []

    /// The phone number that was last checked, and what it is for.
    var checkedNumber: (node: JSONNode?, use: PhoneUse?)

    /// The last code of two capitals that was found to be a region's.
    var lastRegion: (word: UInt64, code: RegionCode)?

    /// The collections of the card, in the order of `CardSchemaIndex.collections`.
    private let collections: [CollectionCheck]
    let lentCollections: FixedRows<Uncounted<CollectionCheck>>
    let memberMemory = MemberMemory()

    /// What a detail that is in no collection is compared by: nothing.
    let noKeys = ItemKeys()

    /// What is looked at between payloads.
    private static let nothing: JSONDocument = {
        guard let document = try? JSONDocument(Array("null".utf8)) else { preconditionFailure("null is JSON") }
        return document
    }()

    init(tables: Tables, policy: Policy) {
        self.tables = tables
        lent = LentTables(tables)
        self.policy = policy
        rules = tables.rules
        schema = tables.schema
        let schema = tables.schema
        collections = schema.collections.indices.map { CollectionCheck($0, in: schema) }
        lentCollections = FixedRows(collections.map(Uncounted.init))
        let lists = schema.nameLists.map { NameList(row: $0.row, place: $0.place, $0.rules) }
        firstNames = lists.first ?? NameList(row: -1, place: -1, FixedRows([]))
        firstPlain = firstNames.plain
        otherNames = Array(lists.dropFirst())
    }

    /// Takes up a payload; nothing is left of the one before.
    func begin(_ document: JSONDocument, _ surroundings: Surroundings) {
        self.document = document
        nodes = document.nodes
        self.surroundings = surroundings
    }

    /// Lets go of the payload, so that its memory can be used for the next.
    func end() {
        (document, nodes) = (CardCheck.nothing, CardCheck.nothing.nodes)
        surroundings = .unknown
        if !problems.isEmpty { problems = [] }
        if !edits.isEmpty { edits = [] }
        (reported, pathBytes, isFull) = (nil, 0, false)
        firstNames.end()
        for names in otherNames { names.end() }
        memberMemory.reset()
        (knowsCard, cardMembers) = (false, FoundMembers())
        checkedNumber = (nil, nil)
        (changed, newItem) = (nil, FoundMembers())
        soleDetail = nil
    }

    /// Bytes of the pointers of all problems: a long member name with many problems inside it is repeated in each.
    private var pathBytes = 0

    /// Whether nothing more is reported, so that nothing need be worked out for it.
    private(set) var isFull = false

    /// Looks at what is only read: nothing is told of it, and no file is opened.
    func quietly(_ body: () -> Void) {
        let (wasFull, known) = (isFull, surroundings)
        (isFull, surroundings) = (true, .unknown)
        body()
        (isFull, surroundings) = (wasFull, known)
    }

    /// Tells nothing from here on.
    func fallSilent() { isFull = true }

    /// The word that was probably meant, if there are not too many to look at.
    func nearest(to word: JSONNode, among words: [String]) -> String? {
        guard !isFull, words.count <= rules.limits.nearestCandidates, let word = document.string(of: word) else {
            return nil
        }
        return nearestWord(to: word, among: words)
    }

    /// Adds a problem at the whole of a node.
    func report(_ code: String, at node: JSONNode, _ parameters: [Parameter] = []) {
        report(code, at: node, range: document.sourceRange(node), parameters, nil)
    }

    /// Adds a problem of a text that is saved in another form.
    func report(_ code: String, at node: JSONNode, repair: Repair) {
        report([Finding(code: code, range: 0..<0, repair: repair)], at: node)
    }

    /// Adds what a domain module found in the text of a node.
    func report(_ findings: [Finding], at node: JSONNode) {
        for finding in findings {
            let range = document.sourceRange(ofText: finding.range, in: node)
            // What is missing behind something stands there; what is missing altogether, at the whole.
            let isWhole = range.isEmpty && finding.range.lowerBound <= 0
            report(
                finding.code, at: node, range: isWhole ? document.sourceRange(node) : range, finding.parameters,
                finding.repair)
            if let repair = finding.repair, repair.certainty == .certain { save(node, as: repair.text) }
        }
    }

    /// Adds a problem; its severity is the tables'. A code that the tables do not list cannot be reported: the tests compare
    /// both lists.
    func report(
        _ code: String, at node: JSONNode, range: Range<Int>, _ parameters: [Parameter], _ repair: Repair?
    ) {
        reported = nil
        guard !isFull, toldCodes?.contains(code) ?? true, let row = rules.problem(code),
            let severity = policy.severity(row, in: rules), hasRoom()
        else { return }
        let path = document.pointer(to: node).description
        let fix = repair.map {
            Problem.Fix(operations: [PatchOperation(.replace, path: path, value: $0.text)], certainty: $0.certainty)
        }
        append(Problem(path: path, code: code, severity: severity, range: range, parameters: parameters, fix: fix))
        reported = problems.count - 1
    }

    /// Adds a problem that another run has found, its places those of this payload.
    func add(_ problem: Problem) {
        reported = nil
        if !isFull, hasRoom() { append(problem) }
    }

    private func append(_ problem: Problem) {
        pathBytes += problem.path.utf8.count
        problems.append(problem)
    }

    /// Whether there is room for another problem; the first one for which there is none is told at the end, because that
    /// speaks of what is left out.
    private func hasRoom() -> Bool {
        if problems.count < rules.limits.problems, pathBytes <= rules.limits.pathBytes { return true }
        isFull = true
        let (code, end) = (RuleCode.tooManyProblems, document.byteCount)
        let severity = rules.problem(code).flatMap(rules.severity(ofProblem:)) ?? .error
        problems.append(
            Problem(
                path: "", code: code, severity: severity, range: end..<end,
                parameters: [Parameter("limit", rules.limits.problems)], fix: nil))
        return false
    }

    /// Gives the problem that was just reported a repair that lies elsewhere in the payload, or adds one that belongs to
    /// its own; what is not told gets none.
    func repairLast(_ operation: PatchOperation) {
        guard let reported else { return }
        let operations = problems[reported].fix?.operations ?? []
        problems[reported].fix = Problem.Fix(operations: operations + [operation], certainty: .proposed)
    }

    /// Keeps the form in which a text is saved.
    func save(_ node: JSONNode, as text: String) { edits.append(Edit(node: node, text: text)) }

    /// The report, its problems in document order.
    func finish() -> Report {
        if problems.isEmpty { return Report(problems: [], document: document, edits: edits, rules: rules) }
        let inOrder = problems.indices.sorted {
            (problems[$0].range.lowerBound, $0) < (problems[$1].range.lowerBound, $1)
        }
        return Report(problems: inOrder.map { problems[$0] }, document: document, edits: edits, rules: rules)
    }
}
