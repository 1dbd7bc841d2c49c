import TableFormat

/// How a plan's numbers are written. Checked here; nothing reads formats yet, so nothing is compiled.
enum PhoneFormat {
    private static let members = [
        "pattern", "format", "leadingDigits", "nationalPrefixRule", "nationalPrefixOptional", "carrierRule",
    ]

    static func check(_ value: SourceValue, _ diagnostics: Diagnostics) {
        guard let object = value.object(members, diagnostics) else { return }
        let pattern = object.required("pattern")?.phonePattern(diagnostics)
        for leading in object.optionalArray("leadingDigits") ?? [] { _ = leading.phonePattern(diagnostics) }
        _ = object.optionalBool("nationalPrefixOptional")
        for name in ["format", "nationalPrefixRule", "carrierRule"] {
            guard let place = name == "format" ? object.required(name) : object.optional(name),
                let text = place.text(diagnostics), let pattern
            else { continue }
            for group in PhoneTransform.groups(in: text) where group < 1 || group > pattern.groupCount {
                diagnostics.report("phone.badFormat", at: place, "the pattern has no group \(group)")
            }
        }
    }
}
