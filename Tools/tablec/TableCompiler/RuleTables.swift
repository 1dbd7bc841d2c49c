import TableFormat

/// The record tables of the rules image while they are filled.
struct RuleTables {
    var texts = TextPool.Builder()
    var objects = RecordTable.Builder(RuleLayout.Object.roles)
    var members = RecordTable.Builder(RuleLayout.Member.roles)
    var lists = RecordTable.Builder(RuleLayout.List.roles)
    var kinds = RecordTable.Builder(RuleLayout.Kind.roles)
    var problems = RecordTable.Builder(RuleLayout.Problem.roles)
    var rules = RecordTable.Builder(RuleLayout.Rule.roles)
    var places = RecordTable.Builder(RuleLayout.Place.roles)
    var tests = RecordTable.Builder(RuleLayout.Test.roles)
    var bounds = RecordTable.Builder(RuleLayout.Bounds.roles)
    var classes = RecordTable.Builder(RuleLayout.Class.roles)
    var ranges = RecordTable.Builder(RuleLayout.Range.roles)
    var languages = RecordTable.Builder(RuleLayout.Language.roles)
    var plurals = RecordTable.Builder(RuleLayout.Plural.roles)
    var messages = RecordTable.Builder(RuleLayout.Message.roles)
    var words = RecordTable.Builder(RuleLayout.Word.roles)
    var examples = ExampleTables()

    /// Adds texts as a run of the list table.
    mutating func addList(_ entries: [String]) -> (first: Int, count: Int) {
        let first = lists.count
        for entry in entries { lists.add([texts.intern(entry)]) }
        return (first, entries.count)
    }

    func add(to image: inout ImageBuilder) {
        image.add(RuleLayout.texts, texts)
        image.add(RuleLayout.Object.tag, objects)
        image.add(RuleLayout.Member.tag, members)
        image.add(RuleLayout.List.tag, lists)
        image.add(RuleLayout.Kind.tag, kinds)
        image.add(RuleLayout.Problem.tag, problems)
        image.add(RuleLayout.Rule.tag, rules)
        image.add(RuleLayout.Place.tag, places)
        image.add(RuleLayout.Test.tag, tests)
        image.add(RuleLayout.Bounds.tag, bounds)
        image.add(RuleLayout.Class.tag, classes)
        image.add(RuleLayout.Range.tag, ranges)
        image.add(RuleLayout.Language.tag, languages)
        image.add(RuleLayout.Plural.tag, plurals)
        image.add(RuleLayout.Message.tag, messages)
        image.add(RuleLayout.Word.tag, words)
        examples.add(to: &image)
    }
}
