import TableFormat

/// The record tables of the phone image while they are filled.
struct PhoneTables {
    typealias Section = PhoneSchema.Section

    private var codes: RecordTable.Builder
    private var regions: RecordTable.Builder
    private var codeRows = [Int?](repeating: nil, count: PhoneSchema.codeSlots)
    private var regionRows = [Int?](repeating: nil, count: PhoneSchema.regionSlots)
    private var programs = MatchProgramTable.Builder()
    private var transforms = RecordTable.Builder(fields: 1)
    private var lengths = RecordTable.Builder(fields: 2)
    private var knownLengths: [[UInt64]: Int] = [:]
    private var examples = RecordTable.Builder(fields: 1)
    private var texts = TextPool.Builder()
    private var formats: PhoneFormats

    init(_ list: PhoneCodeList, _ dialling: PhoneDialling, punctuation: Set<UInt8>, _ diagnostics: Diagnostics) {
        typealias FormatSection = PhoneSchema.FormatSection
        let lists = FormatSection.lists
        codes = RecordTable.Builder([
            .number, .reference(Section.regions), .number, .reference(lists), .optionalReference(lists), .number,
            .number,
            .number,
        ])
        formats = PhoneFormats(punctuation: punctuation)
        let program = RecordTable.Role.optionalReference(Section.programs)
        regions = RecordTable.Builder(
            [.number, .reference(Section.codes), program, program, .number, .number, program, .number]
                + Array(repeating: .optionalReference(FormatSection.regionTexts), count: 3)
                + PhoneSchema.Kind.withLengths.map {
                    $0 == .general ? .reference(Section.lengths) : .optionalReference(Section.lengths)
                }
                + PhoneSchema.kindsWithExamples.map { _ in .optionalReference(FormatSection.examples) })
        for code in list.codes {
            guard let main = code.plans.first else { continue }
            let lists = formats.add(main, diagnostics)
            let facts = dialling.facts(code.callingCode)
            let row = codes.add([
                code.callingCode, regions.count, code.plans.count, lists.national, lists.international,
                Int(facts.traits.rawValue), facts.typedPrefix.map { $0 + 1 } ?? 0, facts.typedPrefixExceptions,
            ])
            codeRows[code.callingCode] = row
            for plan in code.plans { add(plan, code: row, diagnostics) }
        }
    }

    private mutating func add(_ plan: PhonePlanFile, code: Int, _ diagnostics: Diagnostics) {
        let name = Array(plan.regionCode.utf8)
        if name.count == 2, let slot = PhoneSchema.regionSlot(name[0], name[1]) {
            regionRows[slot] = regions.count
        } else if name.count != 3 {
            diagnostics.report("phone.badRegion", at: plan.object.value, "a region has two capital letters")
        }
        let word = name.prefix(3).reversed().reduce(0) { $0 << 8 | Int($1) }
        var row: [Int?] = [
            word, code, add(plan.internationalPrefix, plan, diagnostics),
            add(plan.nationalPrefix, plan, diagnostics), transforms.count, plan.transform.count,
            add(plan.leadingDigits, plan, diagnostics),
            plan.isPortable ? Int(PhoneSchema.RegionTraits.portable.rawValue) : 0,
        ]
        row += [plan.nationalPrefixText, plan.internationalPrefixText, plan.extensionLabel].map { text in
            text.map { texts.intern($0) }
        }
        for piece in plan.transform { transforms.add([piece.number]) }
        row += PhoneSchema.Kind.withLengths.map { kind in
            if kind == .general { return add(lengthsOf: plan.general, plan) }
            return plan.kinds.first { $0.kind == kind }.map { add(lengthsOf: $0.description, plan) }
        }
        row += PhoneSchema.kindsWithExamples.map { kind in
            let example = plan.kinds.first { $0.kind == kind }?.description.example?.text(diagnostics)
            // Nineteen digits fit, and the 1 in front keeps leading zeros.
            return example.flatMap { Int("1" + $0) }.map { examples.add([$0]) }
        }
        regions.add(row)
    }

    private mutating func add(_ pattern: MatchPattern?, _ plan: PhonePlanFile, _ diagnostics: Diagnostics) -> Int? {
        guard let pattern else { return nil }
        do {
            return try programs.add(pattern)
        } catch {
            diagnostics.report("phone.badPattern", at: plan.object.value, "a prefix pattern is too large: \(error)")
            return nil
        }
    }

    /// A type without lengths of its own has those of the plan.
    private mutating func add(lengthsOf description: PhoneDescription, _ plan: PhonePlanFile) -> Int {
        let complete = description.lengths == 0 ? plan.general.lengths : description.lengths
        let key = [complete, description.localOnlyLengths]
        if let known = knownLengths[key] { return known }
        let row = lengths.add(key.map { Int(truncatingIfNeeded: $0) })
        knownLengths[key] = row
        return row
    }

    func add(to image: inout ImageBuilder) {
        image.add(Section.codes, codes)
        image.add(Section.regions, regions)
        image.add(Section.codeIndex, PhoneTables.index(codeRows, Section.codes))
        image.add(Section.regionIndex, PhoneTables.index(regionRows, Section.regions))
        image.add(Section.programs, programs)
        image.add(Section.transforms, transforms)
        image.add(Section.lengths, lengths)
        image.add(PhoneSchema.FormatSection.regionTexts, texts)
        image.add(PhoneSchema.FormatSection.examples, examples)
        formats.add(to: &image)
    }

    private static func index(_ rows: [Int?], _ target: SectionTag) -> RecordTable.Builder {
        var table = RecordTable.Builder([.optionalReference(target)])
        for row in rows { table.add([row]) }
        return table
    }
}
