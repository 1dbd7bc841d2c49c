package import Findings
package import JSONText

extension JSONWriter {
    /// The parameters of a problem as an object.
    package mutating func object(_ parameters: [Parameter]) {
        beginObject()
        for parameter in parameters {
            name(parameter.name)
            switch parameter.value {
            case .number(let number): self.number(number)
            case .text(let text): string(text)
            }
        }
        endObject()
    }
}
