import TableFormat

/// The formats of all plans while their tables are filled. Equal groups and equal templates are kept once.
struct PhoneFormats {
    typealias Section = PhoneSchema.FormatSection

    private var lists = RecordTable.Builder([.reference(Section.formats), .number])
    private var formats: RecordTable.Builder
    private var groups = RecordTable.Builder(fields: PhoneSchema.GroupField.allCases.count)
    private var knownGroups: [[PhoneFormat.Group]: Int] = [:]
    private var templates = TextPool.Builder()
    private var leading = SymbolAutomaton.Builder.digits
    private let punctuation: Set<UInt8>

    /// - Parameter punctuation: what may stand between digits; of it, ASCII counts.
    init(punctuation: Set<UInt8>) {
        self.punctuation = punctuation
        let template = RecordTable.Role.reference(Section.templates)
        formats = RecordTable.Builder([
            .reference(Section.groups), .number, .number, template, template, template,
            .optionalReference(Section.templates), .number,
        ])
    }

    /// Adds the formats of a calling code: those of its main region. Gives the rows of the lists.
    mutating func add(_ plan: PhonePlanFile, _ diagnostics: Diagnostics) -> (national: Int, international: Int?) {
        var entries: [SymbolAutomaton.Builder.Entry] = []
        var longest = 0
        let rows = [plan.formats, plan.internationalFormats].enumerated().map { place, list -> Int? in
            guard place == 0 || !list.isEmpty else { return nil }
            if list.count > PhoneSchema.maximumFormats, let first = list.first {
                diagnostics.report("phone.tooLarge", at: first.value, "more than \(PhoneSchema.maximumFormats) formats")
            }
            let first = formats.count
            for (index, format) in list.prefix(PhoneSchema.maximumFormats).enumerated() {
                add(format)
                longest = max(longest, format.longestLeadingDigits)
                entries += format.leadingDigits.enumerated().map { level, pattern in
                    let label = PhoneSchema.LeadingLabel(
                        list: place, format: index, level: level, isLast: level == format.leadingDigits.count - 1)
                    return .init(pattern, label: label.word)
                }
            }
            return lists.add([list.isEmpty ? 0 : first, min(list.count, PhoneSchema.maximumFormats)])
        }
        do { try leading.addRoot(entries, maximumLength: longest) } catch {
            diagnostics.report("phone.tooLarge", at: plan.object.value, "the leading digits have too many states")
        }
        return (rows[0] ?? 0, rows[1])
    }

    private mutating func add(_ format: PhoneFormat) {
        formats.add([
            add(format.groups), format.groups.count, format.leadingDigits.count,
            templates.intern(format.national.compiled), templates.intern(format.format.compiled),
            templates.intern(format.format.uri(punctuation).compiled),
            format.carrier.map { templates.intern($0.compiled) }, Int(format.traits(punctuation).rawValue),
        ])
    }

    private mutating func add(_ row: [PhoneFormat.Group]) -> Int {
        if let known = knownGroups[row] { return known }
        knownGroups[row] = groups.count
        let first = groups.count
        for group in row { groups.add([group.minimum, group.maximum, Int(group.digits)]) }
        return first
    }

    /// For each set of labels, the formats of each list whose last pattern is in it.
    private var masks: RecordTable.Builder {
        var masks = RecordTable.Builder(fields: 2)
        for set in leading.labelSets {
            var row = [0, 0]
            for label in set.map(PhoneSchema.LeadingLabel.init) where label.isLast {
                row[label.list] |= 1 << label.format
            }
            masks.add(row)
        }
        return masks
    }

    func add(to image: inout ImageBuilder) {
        image.add(Section.lists, lists)
        image.add(Section.formats, formats)
        image.add(Section.groups, groups)
        image.add(Section.templates, templates)
        image.add(Section.leadingDigits, leading)
        image.add(Section.leadingMasks, masks)
    }
}
