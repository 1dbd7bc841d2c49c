/// A text with places for parameters, in the part of ICU's MessageFormat that the tables use.
///
/// ```
/// text   = characters and parts
/// part   = { name } | { name , plural , form+ }
/// form   = (= digits | keyword) { text }
/// ```
/// In a form `#` stands for the number. An apostrophe before a brace, or in a form before `#`, begins a run that is taken as
/// it stands, up to the next apostrophe; two apostrophes are one.
package struct MessageTemplate: Sendable, Equatable {
    package indirect enum Part: Sendable, Equatable {
        case text(String)
        case parameter(String)

        /// `#`: the number of the plural around it.
        case number
        case plural(parameter: String, forms: [Form])
    }

    /// The text for some numbers.
    package struct Form: Sendable, Equatable {
        package let selector: Selector
        package let parts: [Part]

        package init(selector: Selector, parts: [Part]) {
            self.selector = selector
            self.parts = parts
        }
    }

    package enum Selector: Sendable, Equatable {
        case exactly(Int)

        /// A keyword of CLDR; which of them a language has is not known here.
        case keyword(String)
    }

    /// Why a text is no template.
    package enum Fault: String, Error {
        case open = "a '{' without '}'"
        case close = "a '}' without '{'"
        case name = "a parameter is called by letters and digits"
        case argument = "only '{name}' and '{name, plural, ...}' are known"
        case form = "a form is written 'keyword {text}' or '=number {text}'"
        case repeated = "a form is there twice"
        case noOther = "the form 'other' is missing"
        case depth = "plurals are nested too deep"
    }

    package let parts: [Part]

    /// The plurals inside one another that are read.
    static let maximumDepth = 4

    package init(_ text: String) throws(Fault) {
        // Most texts are nothing but text.
        guard text.utf8.contains(where: { MessageReader.special.contains($0) }) else {
            parts = [.text(text)]
            return
        }
        var reader = MessageReader(text)
        parts = try reader.text(depth: 0)
        if !reader.isAtEnd { throw .close }
    }

    /// Calls `body` with every part, those inside plurals too.
    package func forEach(_ body: (Part) -> Void) { MessageTemplate.forEach(parts, body) }

    private static func forEach(_ parts: [Part], _ body: (Part) -> Void) {
        for part in parts {
            body(part)
            if case .plural(_, let forms) = part {
                for form in forms { forEach(form.parts, body) }
            }
        }
    }

    /// The parameters that are named, each once, in the order of the text.
    package var parameters: [String] {
        var names: [String] = []
        forEach { part in
            switch part {
            case .parameter(let name), .plural(let name, _): if !names.contains(name) { names.append(name) }
            case .text, .number: break
            }
        }
        return names
    }
}
