import TableFormat

/// One kind of number of a plan: what its numbers look like and how long they are.
struct PhoneDescription {
    let value: SourceValue
    let pattern: SymbolPattern
    let maximumLength: Int

    /// Bit n: n digits.
    let lengths: UInt64
    let localOnlyLengths: UInt64
    let example: SourceValue?

    private static let members = ["pattern", "lengths", "localOnlyLengths", "example"]

    init?(_ value: SourceValue, _ diagnostics: Diagnostics) {
        guard let object = value.object(PhoneDescription.members, diagnostics),
            let place = object.required("pattern"), let pattern = place.phonePattern(diagnostics)
        else { return nil }
        guard let symbols = pattern.symbolPattern else {
            diagnostics.report("phone.badPattern", at: place, "'$' has no place in the pattern of a number")
            return nil
        }
        self.value = value
        self.pattern = symbols
        maximumLength = pattern.maximumLength
        lengths = PhoneDescription.lengths(object.optional("lengths"), diagnostics)
        localOnlyLengths = PhoneDescription.lengths(object.optional("localOnlyLengths"), diagnostics)
        example = object.optional("example")
        if let value = object.optional("localOnlyLengths"), lengths & localOnlyLengths != 0 {
            diagnostics.report("phone.badLength", at: value, "a length is local only and complete at once")
        }
    }

    private static func lengths(_ value: SourceValue?, _ diagnostics: Diagnostics) -> UInt64 {
        var lengths: UInt64 = 0
        for element in value?.array(diagnostics) ?? [] {
            guard let length = element.integer(diagnostics) else { continue }
            guard (1..<64).contains(length), lengths >> UInt64(length) == 0 else {
                diagnostics.report("phone.badLength", at: element, "lengths ascend and lie between 1 and 63")
                continue
            }
            lengths |= 1 << UInt64(length)
        }
        return lengths
    }
}
