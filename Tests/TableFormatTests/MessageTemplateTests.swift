import TableFormat
import Testing

@Suite struct MessageTemplateTests {
    typealias Part = MessageTemplate.Part

    @Test(arguments: [
        ("plain", [Part.text("plain")]), ("", [.text("")]),
        ("a {b} c", [.text("a "), .parameter("b"), .text(" c")]), ("{ b }", [.parameter("b")]),
        ("it's #1 {b}", [.text("it's #1 "), .parameter("b")]), ("''{b}", [.text("'"), .parameter("b")]),
        ("'{b}' {c}", [.text("{b} "), .parameter("c")]), ("'{b", [.text("{b")]), ("o''clock", [.text("o'clock")]),
        (
            "{n, plural, =0 {none} one {# x} other {# of {m}}}!",
            [
                .plural(
                    parameter: "n",
                    forms: [
                        MessageTemplate.Form(.exactly(0), [.text("none")]),
                        MessageTemplate.Form(.keyword("one"), [.number, .text(" x")]),
                        MessageTemplate.Form(.keyword("other"), [.number, .text(" of "), .parameter("m")]),
                    ]), .text("!"),
            ]
        ),
        (
            "{n,plural,other{'#' '}' #}}",
            [.plural(parameter: "n", forms: [MessageTemplate.Form(.keyword("other"), [.text("# } "), .number])])]
        ),
        ("{n, plural, other {}}", [.plural(parameter: "n", forms: [MessageTemplate.Form(.keyword("other"), [])])]),
    ]) func reads(text: String, parts: [Part]) throws {
        #expect(try MessageTemplate(text).parts == parts)
    }

    @Test(arguments: [
        ("{", MessageTemplate.Fault.open), ("{a", .open), ("a}", .close), ("{}", .name), ("{ }", .name),
        ("{a, select, x {y} other {z}}", .argument), ("{a b}", .argument), ("{a, plural}", .argument),
        ("{a, plural, one {x}}", .noOther), ("{a, plural, other {x}", .open), ("{a, plural, other x}", .form),
        ("{a, plural, =x {y} other {z}}", .form), ("{a, plural, other {x} other {y}}", .repeated),
        ("{a, plural, =1 {x} =1 {y} other {z}}", .repeated), ("{a, plural, other {x}}}", .close),
        ("{a, plural, =99999999999999999999 {x} other {y}}", .form), ("{a, plural, ", .open),
    ]) func refuses(text: String, fault: MessageTemplate.Fault) {
        #expect(throws: fault) { try MessageTemplate(text) }
    }

    @Test func bindsItsDepth() {
        let deep = String(repeating: "{n, plural, other {", count: 100_000) + String(repeating: "}}", count: 100_000)
        #expect(throws: MessageTemplate.Fault.depth) { try MessageTemplate(deep) }
    }

    @Test func survivesAnyBytes() {
        var random = SeededGenerator(6)
        let alphabet = Array("{}#',= plural one other =1 n é")
        for _ in 0..<20_000 {
            let text = String(
                (0..<Int.random(in: 0...24, using: &random)).map { _ in alphabet.randomElement(using: &random)! })
            _ = try? MessageTemplate(text).parameters
        }
    }

    @Test func namesItsParametersOnce() throws {
        #expect(try MessageTemplate("{a} {n, plural, other {{b} {a}}} {b}").parameters == ["a", "n", "b"])
    }
}

extension MessageTemplate.Form {
    init(_ selector: MessageTemplate.Selector, _ parts: [MessageTemplate.Part]) {
        self.init(selector: selector, parts: parts)
    }
}
