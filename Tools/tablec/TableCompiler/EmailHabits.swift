import TableFormat
import UnicodeText

/// `Rules/email/habits.json`.
struct EmailHabits {
    static let path = "Rules/email/habits.json"

    private var rows = RecordTable.Builder(EmailSchema.HabitField.roles)
    private var texts = TextPool.Builder()

    init(_ workspace: Workspace, _ diagnostics: Diagnostics) {
        let names = EmailSchema.Habit.allCases.map { "\($0)" }
        let file = workspace.file(EmailHabits.path)?.root.object(["kind", "source"] + names, diagnostics)
        _ = file?.text("source")
        for habit in EmailSchema.Habit.allCases {
            for value in file?.array("\(habit)") ?? [] {
                guard let text = value.text(diagnostics) else { continue }
                let bytes = Array(text.utf8)
                if bytes.isEmpty || CaseFolding.lowercased(bytes.span) != bytes {
                    diagnostics.report("email.habit", at: value, "'\(text)' is empty or not in lower case")
                }
                rows.add([habit.rawValue, texts.intern(text)])
            }
        }
    }

    func add(to image: inout ImageBuilder) {
        image.add(EmailSchema.PolicySection.habitTexts, texts)
        image.add(EmailSchema.PolicySection.habits, rows)
    }
}
