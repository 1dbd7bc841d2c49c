import TableFormat

extension PhonePlans {
    /// The shape of a number of this type, for a field to type it in: `06 ########` for a Dutch mobile number.
    ///
    /// `#` stands for a digit to type; every other character stands in each such number, the first digits too where all
    /// valid numbers of this type and length begin with them. Length and shape are those of the example that the plan has;
    /// other numbers of the type may be longer. In the national style a few plans leave out or add digits (Argentina).
    /// `nil` when the region has no such numbers, or no plan.
    public func mask(
        region: RegionCode, type: PhoneNumberType, style: PhoneNumberStyle = .national
    ) -> String? {
        shape(region, type, style, .placeSign) { reach, number, root, type in
            reach.commonDigits(number, root, type)
        }
    }

    /// A text to show in an empty field: `06 1•••••••` for a Dutch mobile number.
    ///
    /// It is the example of the plan, of which the digits stay that tell the type, and `•` stands for the others, so that
    /// nobody's number is shown. `nil` when the region has no such numbers, or no plan.
    public func placeholder(
        region: RegionCode, type: PhoneNumberType, style: PhoneNumberStyle = .national
    ) -> String? {
        shape(region, type, style, .maskSign) { reach, number, root, type in
            let telling = reach.tellingDigits(number, root, type)
            return min(max(telling, 1), number.count - limits.hiddenDigits)
        }
    }

    /// An example as it is written, with a sign in place of each digit behind the first ones.
    private func shape(
        _ region: RegionCode, _ type: PhoneNumberType, _ style: PhoneNumberStyle, _ sign: PhoneSchema.Text,
        keeping kept: (inout ReachableTypes, [UInt8], SymbolAutomaton.State, PhoneNumberType) -> Int
    ) -> String? {
        guard let row = rows.row(region), let kind = PhoneSchema.Kind(type), let example = regions.example(row, kind)
        else { return nil }
        let number = example.utf8.map { $0 &- 0x30 }
        let code = rows.region(row).code
        var reach = ReachableTypes(self, place: rows.region(row).place)
        let root = automaton.root(code)
        let end = number.reduce(root) { automaton.next($0, digit: $1) }
        let count = kept(&reach, number, root, reach.type(end))
        let shown = number.enumerated().map { $0.offset < count ? $0.element : PhonePlans.hidden }
        let text = PhoneWriter.text { write(number, shown, code, style, to: &$0) }
        let hidden = Unicode.Scalar(0x30 + PhonePlans.hidden)
        return text.unicodeScalars.reduce(into: "") { result, scalar in
            guard scalar == hidden else { return result.unicodeScalars.append(scalar) }
            result += String(decoding: characters.text(sign), as: UTF8.self)
        }
    }

    /// A digit that no number has: what is written for it stands in no format.
    private static let hidden: UInt8 = 15

    /// Writes digits in the form that a number has.
    private func write(
        _ number: [UInt8], _ shown: [UInt8], _ code: Int, _ style: PhoneNumberStyle, to writer: inout PhoneWriter
    ) {
        writePrefix(rows.code(code).callingCode, style, to: &writer)
        number.withUnsafeBufferPointer { number in
            shown.withUnsafeBufferPointer { write(number, showing: $0, code, style, to: &writer) }
        }
    }
}
