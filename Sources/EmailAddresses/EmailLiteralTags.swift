import TableFormat

/// The tags that address literals may have (RFC 5321, 4.1.3; `literalTags` of Rules/email/policies.json).
struct EmailLiteralTags: Sendable {
    private let tags: [(text: String, form: EmailSchema.LiteralForm)]

    init(_ image: TableImage) throws(TableError) {
        let rows = try RecordTable(image, EmailSchema.PolicySection.tags)
        let texts = try TextPool(image, EmailSchema.PolicySection.texts)
        var tags: [(String, EmailSchema.LiteralForm)] = []
        for row in 0..<rows.count {
            guard let form = EmailSchema.LiteralForm(rawValue: rows[row, EmailSchema.TagField.form.rawValue]) else {
                throw TableError(.section, section: EmailSchema.PolicySection.tags)
            }
            tags.append((texts[rows[row, EmailSchema.TagField.tag.rawValue]], form))
        }
        self.tags = tags
    }

    /// The tag as it is written in the table, whatever its case; nil when it is not in it.
    func tag(_ given: ArraySlice<UInt8>) -> (text: String, form: EmailSchema.LiteralForm)? {
        tags.first { tag in
            tag.text.utf8.count == given.count && zip(tag.text.utf8, given).allSatisfy { $0 | 0x20 == $1 | 0x20 }
        }
    }
}
