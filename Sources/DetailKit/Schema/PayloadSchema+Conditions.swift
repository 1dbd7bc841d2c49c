import JSONText
import TableFormat

extension PayloadSchema {
    /// Which member an object needs where another one has some texts.
    private struct Need {
        let member: String
        let texts: [String]
        let needed: String
    }

    /// The rules that a schema can say: where a member has one of some texts, another one must be there.
    private func needs(of object: ObjectSchema) -> [Need] {
        var operations = (0..<schema.cardRules.count).map { schema.cardRules[$0] }
        for own in schema.itemRules { operations += (0..<own.count).map { own[$0] } }
        return operations.compactMap { operation in
            guard operation.action == .require, subject(operation).row == object.row,
                rules.severity(ofProblem: operation.problem) == .error, let when = test(operation.when),
                when.action == .text, when.onTrue == RuleTest.accept, when.onFalse == RuleTest.refuse,
                let needed = test(operation.condition),
                needed.action == .given ? needed.onTrue == RuleTest.accept : isFilled(needed)
            else { return nil }
            return Need(
                member: rules.memberName(object.firstMember + when.place),
                texts: rules.list(when.firstText, when.textCount),
                needed: rules.memberName(object.firstMember + needed.place))
        }
    }

    private func isFilled(_ test: RuleTest) -> Bool {
        test.action == .blank && test.onTrue == RuleTest.refuse && test.onFalse == RuleTest.accept
    }

    private func subject(_ operation: RuleOperation) -> ObjectSchema {
        guard operation.subject == .item else { return schema.card }
        return schema.kinds.first { $0.row == operation.kind }?.object ?? schema.card
    }

    /// The only test of a condition about the subject; nil when there are more or none.
    private func test(_ first: Int?) -> RuleTest? {
        guard let first, 0..<rules.tests.count ~= first else { return nil }
        let test = rules.tests[first]
        let isLast = test.onTrue < 0 && test.onFalse < 0
        return isLast && test.scope == .subject ? test : nil
    }

    /// Writes the rules of an object that a schema can say.
    func conditions(_ object: ObjectSchema, _ writer: inout JSONWriter) {
        let needs = needs(of: object)
        if needs.isEmpty { return }
        writer.array("allOf") { writer in
            for need in needs {
                writer.object { writer in
                    writer.object("if") { writer in
                        writer.object("properties") { writer in
                            writer.object(need.member) { writer in
                                writer.array("enum") { writer in for text in need.texts { writer.string(text) } }
                            }
                        }
                        writer.array("required") { $0.string(need.member) }
                    }
                    writer.object("then") { writer in
                        writer.object("properties") { writer in
                            writer.object(need.needed) { $0.object("not") { $0.pair("type", "null") } }
                        }
                        writer.array("required") { $0.string(need.needed) }
                    }
                }
            }
        }
    }
}
