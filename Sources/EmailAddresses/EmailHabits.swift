import TableFormat

/// What people type or paste for an address (`Rules/email/habits.json`). Asked only when a text is no address.
struct EmailHabits: Sendable {
    private let texts: [EmailSchema.Habit: [[UInt8]]]

    /// The longest text of all, in bytes.
    let longest: Int

    /// What starts the name of a web server, as one number; 0 when there is none.
    let web: UInt32

    init(_ image: TableImage) throws(TableError) {
        let rows = try RecordTable(image, EmailSchema.PolicySection.habits)
        let pool = try TextPool(image, EmailSchema.PolicySection.habitTexts)
        var texts: [EmailSchema.Habit: [[UInt8]]] = [:]
        for row in 0..<rows.count {
            guard let habit = EmailSchema.Habit(rawValue: rows[row, EmailSchema.HabitField.habit.rawValue]) else {
                throw TableError(.section, section: EmailSchema.PolicySection.habits)
            }
            texts[habit, default: []].append(Array(pool.utf8(rows[row, EmailSchema.HabitField.text.rawValue])))
        }
        self.texts = texts
        let web = texts[.web]?.first ?? []
        self.web = web.count == 4 ? web.reduce(0) { $0 << 8 | UInt32($1) } : 0
        longest = texts.values.flatMap { $0 }.map(\.count).max() ?? 0
    }

    /// Whether a text in lower case is one of this habit.
    func has(_ habit: EmailSchema.Habit, _ text: [UInt8]) -> Bool { texts[habit]?.contains(text) ?? false }

    /// The first text of this habit.
    func first(_ habit: EmailSchema.Habit) -> String? {
        texts[habit]?.first.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The length of the text of this habit that a text in lower case starts with; nil when there is none.
    func prefix(_ habit: EmailSchema.Habit, of text: [UInt8]) -> Int? {
        texts[habit]?.filter { text.starts(with: $0) }.map(\.count).max()
    }
}
