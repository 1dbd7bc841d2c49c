import DetailKit
import Glibc
import JSONText

/// Payloads of every kind: cards, details, changes. What follows a line break is also checked against what stands before it.
enum CardTarget {
    /// A report is JSON, and the saved card is saved as itself.
    static func run(_ bytes: [UInt8]) {
        guard let validator = try? Validator.standard.get() else { abort() }
        let report = validator.validate(bytes)
        guard (try? JSONDocument(report.json(language: "nl"))) != nil else { abort() }
        show(bytes, validator)
        repeatInOneSession(bytes, report)
        if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
            change(Array(bytes[..<end]), Array(bytes[(end + 1)...]), validator)
        }
        if let fixed = report.fixed() {
            // Once is enough, and what is saved is the same.
            let again = validator.validate(fixed.payload)
            guard again.fixed() == nil, again.normalized == report.normalized else { abort() }
            guard let proposed = report.fixed(.proposed), (try? JSONDocument(proposed.payload)) != nil else { abort() }
        }
        guard report.isValid, let saved = report.normalized else { return }
        guard validator.validate(saved).normalized == saved else { abort() }
    }

    /// What a circle sees is JSON, whatever the card.
    private static func show(_ bytes: [UInt8], _ validator: Validator) {
        guard let previews = validator.previews(bytes) else { return }
        for circle in previews.circles.prefix(3) + ["family"] {
            guard (try? JSONDocument(previews.preview(circle: circle).json)) != nil else { abort() }
        }
    }

    /// Memory that was used for other payloads does not show in a report.
    private static func repeatInOneSession(_ bytes: [UInt8], _ report: Report) {
        guard let session else { abort() }
        guard session.validate(bytes).json(language: "nl") == report.json(language: "nl") else { abort() }
    }

    nonisolated(unsafe) private static let session = (try? Validator.standard.get()).map(ValidationSession.init)

    /// The report of a card or detail after a card is JSON, and says the same in one session.
    private static func change(_ before: [UInt8], _ after: [UInt8], _ validator: Validator) {
        guard let session else { abort() }
        let report = validator.validate(after, before: before)
        guard (try? JSONDocument(report.json(language: "en"))) != nil else { abort() }
        let again = session.validate(after.span, before: before.span)
        guard again.json(language: "en") == report.json(language: "en") else { abort() }
        if let fixed = report.fixed(.proposed), (try? JSONDocument(fixed.payload)) == nil { abort() }
    }
}
