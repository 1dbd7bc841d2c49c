import TableFormat

/// The record tables of what explains the problems, while they are filled.
struct ExampleTables {
    private var history = RecordTable.Builder(RuleLayout.History.roles)
    private var examples = RecordTable.Builder(RuleLayout.Example.roles)
    private var parts = RecordTable.Builder(RuleLayout.Part.roles)

    /// Adds what belongs to the next problem of the table of problems.
    mutating func add(_ problem: DetailFile.Problem, _ texts: inout TextPool.Builder) {
        let first = examples.count
        for example in problem.examples {
            let broken = add(example.broken, &texts)
            let kept = add(example.kept, &texts)
            examples.add([
                broken.first, broken.count, kept.first, kept.count, example.context.map { texts.intern($0) },
            ])
        }
        history.add([texts.intern(problem.since), first, problem.examples.count])
    }

    private mutating func add(
        _ payload: [ProblemExample.Part], _ texts: inout TextPool.Builder
    ) -> (first: Int, count: Int) {
        let first = parts.count
        for part in payload {
            parts.add([texts.intern(part.text), ExamplePartForm.allCases.firstIndex(of: part.form), part.times])
        }
        return (first, payload.count)
    }

    func add(to image: inout ImageBuilder) {
        image.add(RuleLayout.History.tag, history)
        image.add(RuleLayout.Example.tag, examples)
        image.add(RuleLayout.Part.tag, parts)
    }
}
