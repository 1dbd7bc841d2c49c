import TableFormat

/// What each policy makes of a problem. Asked only when there is one.
struct EmailPolicyTable: Sendable {
    private struct Row {
        let policy: EmailPolicy
        let part: EmailSchema.PolicyPart
        let code: String
        let by: String?
    }

    private let rows: [Row]
    private let tolerated: Set<String>

    init(_ image: TableImage) throws(TableError) {
        let table = try RecordTable(image, EmailSchema.PolicySection.rows)
        let texts = try TextPool(image, EmailSchema.PolicySection.texts)
        let codes = try TextPool(image, EmailSchema.PolicySection.tolerated)
        var rows: [Row] = []
        for row in 0..<table.count {
            func text(_ field: EmailSchema.PolicyField) -> String { texts[table[row, field.rawValue]] }
            guard let policy = EmailPolicy(rawValue: text(.policy)),
                let part = EmailSchema.PolicyPart(rawValue: table[row, EmailSchema.PolicyField.part.rawValue])
            else { throw TableError(.section, section: EmailSchema.PolicySection.rows, text(.policy)) }
            let by = table.reference(row, EmailSchema.PolicyField.by.rawValue).map { texts[$0] }
            rows.append(Row(policy: policy, part: part, code: text(.code), by: by))
        }
        self.rows = rows
        tolerated = Set((0..<codes.count).map { codes[$0] })
    }

    /// The code to tell; nil when the policy does not mind.
    func told(_ code: String, _ policy: EmailPolicy, in part: EmailSchema.PolicyPart) -> String? {
        let row = rows.first { $0.policy == policy && $0.code == code && ($0.part == .anywhere || $0.part == part) }
        return row.map(\.by) ?? code
    }

    /// Whether an address with this problem is one all the same.
    func isTolerated(_ code: String) -> Bool { tolerated.contains(code) }
}
