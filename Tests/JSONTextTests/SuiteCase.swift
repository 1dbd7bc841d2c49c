import JSONText
import Testing

/// One class of the public JSONTestSuite (github.com/nst/JSONTestSuite) by its name there, with a text of our own.
struct SuiteCase: Sendable, CustomTestStringConvertible {
    var name: String
    /// In the notation of `Marked`; a refused text has its fault marked.
    var text: String
    /// Nil for what is accepted.
    var code: JSONErrorCode?

    init(_ name: String, _ text: String, _ code: JSONErrorCode? = nil) {
        self.name = name
        self.text = text
        self.code = code
    }

    var testDescription: String { name }
}

/// Checks that a text is refused with a code, at the marked place, or accepted where no code is expected.
func check(_ text: String, is code: JSONErrorCode?, sourceLocation: SourceLocation = #_sourceLocation) {
    let marked = Marked(text)
    do {
        let document = try JSONDocument(marked.bytes)
        #expect(code == nil, "accepted", sourceLocation: sourceLocation)
        #expect(document.nodeCount > 0, sourceLocation: sourceLocation)
    } catch {
        #expect(error.code == code, sourceLocation: sourceLocation)
        #expect(error.range == marked.range, sourceLocation: sourceLocation)
    }
}

@Suite struct SuiteTests {
    @Test("Texts that every reader must accept", arguments: SuiteCase.accepted)
    func accepts(_ test: SuiteCase) throws {
        check(test.text, is: test.code)
        _ = try JSONDocument(Marked(test.text).bytes, limits: JSONLimits(duplicates: .collected))
    }

    @Test("Texts that no reader may accept", arguments: SuiteCase.refused)
    func refuses(_ test: SuiteCase) {
        check(test.text, is: test.code)
    }

    @Test("Texts that RFC 8259 leaves to the reader", arguments: SuiteCase.free)
    func decides(_ test: SuiteCase) {
        check(test.text, is: test.code)
    }

    @Test func everyClassIsThere() {
        #expect(SuiteCase.accepted.count == 95)
        #expect(SuiteCase.refused.count == 188)
        #expect(SuiteCase.free.count == 35)
        #expect(SuiteCase.accepted.filter { $0.code != nil }.allSatisfy { $0.code == .duplicateMember })
        let names = (SuiteCase.accepted + SuiteCase.refused + SuiteCase.free).map(\.name)
        #expect(Set(names).count == names.count)
    }
}
