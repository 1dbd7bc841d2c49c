package import TableFormat

/// A payload that breaks a rule, and the same one repaired.
package struct RuleExample: Sendable {
    package let broken: ExamplePayload
    package let kept: ExamplePayload

    /// What a check has to know beside the payload, as compact JSON; empty when it is nothing.
    package let context: String

    package init(broken: ExamplePayload, kept: ExamplePayload, context: String) {
        self.broken = broken
        self.kept = kept
        self.context = context
    }
}

/// A payload as its parts: large ones are put together only when they are asked about.
package struct ExamplePayload: Sendable {
    /// A piece, as often as it is repeated.
    package struct Part: Sendable {
        package let form: ExamplePartForm

        /// The text, or bytes in hexadecimal.
        package let text: String
        package let times: Int

        package init(form: ExamplePartForm, text: String, times: Int) {
            self.form = form
            self.text = text
            self.times = times
        }

        package var bytes: [UInt8] { form == .text ? Array(text.utf8) : ExamplePayload.bytes(hexadecimal: text) ?? [] }
    }

    package let parts: [Part]

    package init(_ parts: [Part]) { self.parts = parts }

    /// The whole, cut where an example ends at the latest.
    package var bytes: [UInt8] {
        var whole: [UInt8] = []
        for part in parts {
            let bytes = part.bytes
            if bytes.isEmpty { continue }
            let times = min(part.times, (RuleLayout.largestExample - whole.count) / bytes.count)
            if bytes.count == 1 {
                whole.append(contentsOf: repeatElement(bytes[0], count: times))
            } else {
                for _ in 0..<times { whole += bytes }
            }
        }
        return whole
    }

    package static func bytes(hexadecimal text: String) -> [UInt8]? {
        let digits = text.compactMap(\.hexDigitValue)
        guard digits.count == text.count, digits.count % 2 == 0 else { return nil }
        return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    }
}
