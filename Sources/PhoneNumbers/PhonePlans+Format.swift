import TableFormat

extension PhonePlans {
    /// The number as text, as the plan of its calling code writes it.
    ///
    /// An extension follows with the label of the region, except in E.164. A number whose calling code is unknown has no
    /// form but its digits.
    public func format(_ number: PhoneNumber, _ style: PhoneNumberStyle) -> String {
        PhoneWriter.text { write(number, style, to: &$0) }
    }

    /// Calls `body` with the same text as `format(_:_:)` gives, in UTF-8 and without an allocation.
    public func withFormatted<Result>(
        _ number: PhoneNumber, _ style: PhoneNumberStyle, _ body: (Span<UInt8>) -> Result
    ) -> Result {
        PhoneWriter.withBytes {
            write(number, style, to: &$0)
        } _: {
            body($0.span)
        }
    }

    /// Writes a number in a style.
    /// - Parameter withExtension: whether its extension follows, in the styles that have it.
    func write(
        _ number: PhoneNumber, _ style: PhoneNumberStyle, withExtension: Bool = true, to writer: inout PhoneWriter
    ) {
        number.withDigits { digits in
            guard style != .e164 else {
                writer.append("+")
                writer.append(number.callingCode)
                return writer.append(digits: digits[...])
            }
            guard let code = codes.row(number.callingCode) else { return writer.append(digits: digits[...]) }
            switch style {
            case .international:
                writer.append("+")
                writer.append(number.callingCode)
                writer.append(" ")
                write(digits, code, .international, .international, to: &writer)
            case .rfc3966:
                writer.append(characters.text(.scheme))
                writer.append("+")
                writer.append(number.callingCode)
                writer.append("-")
                write(digits, code, .international, .uri, to: &writer)
            case .national, .e164: write(digits, code, .national, .national, to: &writer)
            }
            guard withExtension, !number.extension.isEmpty else { return }
            writeExtension(of: number, code, asParameter: style == .rfc3966, to: &writer)
        }
    }

    /// Writes a national significant number in groups; as bare digits where the plan has no format for it.
    func write(
        _ digits: UnsafeBufferPointer<UInt8>, _ code: Int, _ use: FormatList.Use, _ form: Formats.Template,
        to writer: inout PhoneWriter
    ) {
        guard let (format, groups) = formats.choose(codes.formats(code, use), code, digits),
            let template = formats.template(format, form)
        else { return writer.append(digits: digits[...]) }
        writer.append(template, groups, digits)
    }

    /// Writes the extension with its label.
    func writeExtension(of number: PhoneNumber, _ code: Int, asParameter: Bool = false, to writer: inout PhoneWriter) {
        let label = asParameter ? nil : regions.extensionLabel(codes.mainRegion(code))
        writer.append(label ?? characters.text(asParameter ? .extensionParameter : .extensionLabel))
        for digit in number.extension.description.utf8 { writer.append(digit) }
    }
}
