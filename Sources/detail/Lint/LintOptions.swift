import DetailKit

/// What `detail lint` was asked for.
struct LintOptions: Sendable {
    let validator: Validator
    let language: String
    let today: SpecialDate?
    let format: LintFormat
    let paint: Paint

    /// The codes that are told.
    let selection: LintSelection

    /// The problems that are known and not told.
    let baseline: LintBaseline?

    /// The file that takes all problems as known ones.
    let newBaselinePath: String?

    /// The files that are no payloads when a folder or a pattern holds them.
    let excluded: [FilePlace]

    /// Whether places and values are told to programs.
    let showsPositions: Bool
    let showsValues: Bool

    /// What makes the exit status 1.
    let failing: Severity
    let isExitZero: Bool

    /// Whether every line of every input is a payload.
    let isBatch: Bool

    /// Whether the last line is left out.
    let isQuiet: Bool

    /// Whether problems are counted by code in place of being told.
    let isStatistics: Bool

    /// Which kind of detail every payload is, where it does not say so itself.
    let kind: String?

    /// The card before the change, when the payload is the card after it, or a detail that is saved into it.
    let before: [UInt8]?

    /// Whether problems are told at all.
    var tells: Bool { !isStatistics && newBaselinePath == nil }

    /// Whether a pattern or a folder may match no file.
    let allowsNoMatch: Bool
    let inputs: [String]

    /// What is done about repairs.
    let fixing: LintFixing?

    /// What standard input is spoken of as.
    let standardInputName: String?

    /// The file that takes the results in place of standard output.
    let outputPath: String?

    init(_ invocation: Invocation, _ settings: LintSettings) throws(Failure) {
        validator = try invocation.validatorWithPolicy()
        invocation.checkLanguage(validator)
        language = invocation.language
        today = try invocation.today(validator)
        format = invocation["format"].flatMap(LintFormat.init) ?? .full
        outputPath = invocation["output"].flatMap { $0 == "-" ? nil : $0 }
        let isColoured = format.isForPeople && Paint.isWanted(invocation["color"], toFile: outputPath != nil)
        paint = Paint(isOn: isColoured)
        failing = invocation["fail-on"].flatMap(Severity.init) ?? .warning
        selection = try LintSelection(
            select: invocation.list("select"), ignore: invocation.list("ignore"), validator.tables)
        newBaselinePath = invocation["write-baseline"]
        baseline = try newBaselinePath == nil ? invocation["baseline"].map(LintBaseline.read) : nil
        excluded =
            [settings.path, invocation["policy"], invocation["baseline"], newBaselinePath, outputPath].compactMap { $0 }
            .map { FilePlace($0) }
        showsPositions = invocation.has("positions")
        showsValues = invocation.has("show-values")
        kind = invocation["kind"]
        let inputs = invocation.inputs.isEmpty ? ["-"] : invocation.inputs
        before = try LintBefore(invocation["before"], inputs)?.read(validator, language)
        isExitZero = invocation.has("exit-zero")
        isBatch = invocation.has("ndjson")
        isQuiet = invocation.has("quiet")
        isStatistics = invocation.has("statistics")
        allowsNoMatch = invocation.has("allow-no-match")
        self.inputs = inputs
        fixing = LintFixing(invocation)
        standardInputName = invocation["stdin-filename"]
        try check()
        try checkOutputs([settings.path, invocation["policy"], invocation["before"]].compactMap { $0 }, invocation)
    }

    /// Whether problems are told on standard error, because standard output has payloads or a patch.
    var tellsBeside: Bool { fixing != nil && (inputs.contains("-") || fixing?.isDiff == true) }

    /// Refuses what cannot mean anything together.
    private func check() throws(Failure) {
        if before != nil { try checkBefore() }
        let kinds = validator.tables.kindNames
        if let kind, !kinds.contains(kind) {
            let nearest = nearestWord(to: kind, among: kinds).map { "; did you mean '\($0)'?" }
            throw Failure("--kind is one of \(kinds.joined(separator: ", ")), not '\(kind)'\(nearest ?? "")")
        }
        if fixing != nil, newBaselinePath != nil {
            throw Failure("lint: --write-baseline takes problems up as they are, and repairs change them")
        }
        if let fixing, fixing.isDiff {
            if !format.isForPeople {
                throw Failure("lint: --diff shows a patch, and --format \(format.rawValue) tells problems")
            }
            if isStatistics { throw Failure("lint: --diff shows a patch, and --statistics counts problems") }
        }
        if isStatistics, !format.hasStatistics {
            throw Failure("lint: --statistics counts problems, and --format \(format.rawValue) tells each")
        }
        if showsPositions, format != .json {
            throw Failure("lint: --positions adds to --format json; other formats tell places or have no room for them")
        }
        if let name = standardInputName, !inputs.contains("-") {
            throw Failure("lint: --stdin-filename \(name) names standard input, and no input is '-'")
        }
    }

    /// A change has two sides, of which one is given: the other is one payload.
    private func checkBefore() throws(Failure) {
        if fixing != nil {
            throw Failure("lint: --before tells what a change may not do, and repairs change the card after it")
        }
        let isOne = inputs.count == 1 && !FilePattern.isOne(inputs[0]) && FileKind(inputs[0]) != .folder
        if !isOne || isBatch || LintSource(inputs[0], self).isBatch {
            throw Failure("lint: --before goes with one payload: the card after the change, or a detail that is saved")
        }
    }
}
