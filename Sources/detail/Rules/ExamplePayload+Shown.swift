import DetailKit
import TableFormat

extension ExamplePayload {
    /// More characters than this are not shown.
    private static let longest = 1500

    /// The payload as a page can show it: what is repeated stands there once, with how often, and bytes that are no text are
    /// written out.
    var shown: String {
        if isShort { return String(decoding: bytes, as: UTF8.self) }
        return parts.map { part in
            switch part.form {
            case .text where part.times == 1: part.text
            case .text: "⟨\(part.text) × \(part.times)⟩"
            case .bytes: "⟨\(part.text)\(part.times == 1 ? "" : " × \(part.times)")⟩"
            }
        }.joined()
    }

    /// Whether the whole can be shown.
    private var isShort: Bool {
        var count = 0
        for part in parts {
            if part.form == .bytes || part.times > 1 && part.text.utf8.count * part.times > 100 { return false }
            count += part.text.utf8.count * part.times
        }
        return count <= ExamplePayload.longest
    }
}
