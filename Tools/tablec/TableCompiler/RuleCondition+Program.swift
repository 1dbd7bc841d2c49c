import TableFormat

extension RuleTables {
    /// Adds a condition as a run of tests, and gives the first one, counted from 1.
    mutating func add(_ condition: RuleCondition?) -> Int {
        guard let condition else { return 0 }
        var program = TestProgram()
        program.add(condition, onTrue: .accept, onFalse: .refuse)
        let first = tests.count
        for step in program.steps {
            let test = step.test
            let list = addList(test.texts)
            let isBounded = [.number, .count, .length, .numberType].contains(test.action)
            tests.add([
                test.action.rawValue, test.scope.rawValue, test.member?.row, isBounded ? test.low : 0,
                isBounded ? test.high : 0, list.first, list.count, test.otherScope.rawValue, test.other?.row,
                test.characters, program.number(step.onTrue, first), program.number(step.onFalse, first),
            ])
        }
        return first + 1
    }
}

/// The tests of one condition in the order in which they run. Each says where to go on; all jumps lead forwards, since what
/// follows a part is written after it.
private struct TestProgram {
    enum Target {
        case accept
        case refuse
        case label(Int)
    }

    private(set) var steps: [(test: RuleTest, onTrue: Target, onFalse: Target)] = []

    /// The step at which each label stands.
    private var labels: [Int] = []

    mutating func add(_ condition: RuleCondition, onTrue: Target, onFalse: Target) {
        switch condition {
        case .test(let test): steps.append((test, onTrue, onFalse))
        case .not(let part): add(part, onTrue: onFalse, onFalse: onTrue)
        case .all(let parts): add(parts, last: (onTrue, onFalse)) { (next: $0, other: onFalse) }
        case .any(let parts): add(parts, last: (onTrue, onFalse)) { (next: onTrue, other: $0) }
        }
    }

    private mutating func add(
        _ parts: [RuleCondition], last: (Target, Target), _ targets: (Target) -> (next: Target, other: Target)
    ) {
        for part in parts.dropLast() {
            let label = labels.count
            labels.append(0)
            let (onTrue, onFalse) = targets(.label(label))
            add(part, onTrue: onTrue, onFalse: onFalse)
            labels[label] = steps.count
        }
        if let part = parts.last { add(part, onTrue: last.0, onFalse: last.1) }
    }

    func number(_ target: Target, _ first: Int) -> Int {
        switch target {
        case .accept: RuleLayout.Test.accept
        case .refuse: RuleLayout.Test.refuse
        case .label(let label): RuleLayout.Test.firstJump + first + labels[label]
        }
    }
}
